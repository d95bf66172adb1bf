"""What a study keeps of a game of Terrorscape: the killer, how it ended, encounters, noise, and who fell where."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.seen.text_map import SPOTS
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import (
    CONDITIONS,
    ENCOUNTER,
    ITEMS,
    KILL,
    KILLERS,
    LOCATIONS,
    NOISE_AT,
    PANIC,
    PANIC_AT,
    VICTIMS,
    WOUND,
)
from housebound.kernel.chronicle import (
    BY_SEAT,
    DEATH_PLACES,
    DEATH_ROUNDS,
    DEATH_SEATS,
    DEATH_SPOTS,
    ENDING,
    GROUP,
    HAD,
    INT,
    INTS,
    MEASURE,
    TEXT,
    TEXTS,
    Cells,
    Column,
    Onlooker,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.table import Table

COLUMNS: Final = (
    Column("killer", TEXT, GROUP, "killer"),
    Column("way", TEXT, ENDING, "way"),
    Column("level", INT, MEASURE),
    Column("encounters", INT, MEASURE),
    Column("noises", INT, MEASURE),
    Column("panics", INT),
    Column("wounds", INT),
    Column("victims", TEXTS, "", "victim"),
    Column("fates", TEXTS, "", "condition"),
    Column("played", TEXTS, BY_SEAT, "victim"),
    Column("had", TEXTS, HAD, "item"),
    Column(DEATH_SEATS, INTS),
    Column(DEATH_ROUNDS, INTS),
    Column(DEATH_PLACES, TEXTS, "", "location"),
    Column(DEATH_SPOTS, TEXTS, "", "sheet"),
)
"""`noises` are the locations of noise that the killer was told, panic included; `fates` go with `victims`, in seating
order; `played` are the victims of each seat, and nobody for the killer's."""
_WAYS: Final = {
    "TER-CHECK-2": "rescue",
    "TER-CHECK-3": "main_entrance",
    "TER-CHECK-4": "secret_exit",
    "TER-PLAN-5": "plan",
    "TER-EQUIP-5": "time",
    "TER-CROSS-8": "crossroads",
    "TER-CROSS-9": "crossroads",
}
_KILL_WAY: Final = "kill"


def onlooker(table: Table) -> Onlooker:
    """Counts what is told, and looks at what victims carry."""
    g = _mansion(table)
    told: dict[NoticeKind, int] = {}
    had: list[set[int]] = [set() for _ in g.held]
    deaths: list[tuple[int, int, int]] = []
    while not table.over:
        step = yield
        g = _mansion(table)
        for notice in step.news:
            kind = notice.kind
            told[kind] = told.get(kind, 0) + 1
            if kind is KILL:
                victim = notice.args[0]
                deaths.append((g.controller[victim], g.round, g.at[victim]))
        for victim in g.trio:
            had[victim].update(g.held[victim])
    return _cells(g, table.seats, told, had, deaths)


def _mansion(table: Table) -> Mansion:
    g = table.state
    assert isinstance(g, Mansion)
    return g


def _cells(
    g: Mansion, seats: int, told: dict[NoticeKind, int], had: list[set[int]], deaths: list[tuple[int, int, int]]
) -> Cells:
    return {
        "killer": KILLERS.words[g.killer] if g.killer >= 0 else None,
        "way": _WAYS.get(g.why, _KILL_WAY),
        "level": g.level,
        "encounters": told.get(ENCOUNTER, 0),
        "noises": told.get(NOISE_AT, 0) + told.get(PANIC_AT, 0),
        "panics": told.get(PANIC, 0) + told.get(PANIC_AT, 0),
        "wounds": told.get(WOUND, 0),
        "victims": [VICTIMS.words[victim] for victim in g.trio],
        "fates": [CONDITIONS.words[g.condition[victim]] for victim in g.trio],
        "played": [" ".join(VICTIMS.words[v] for v in g.trio if g.controller[v] == seat) for seat in range(seats)],
        "had": [_items(g, seat, had) for seat in range(seats)],
        DEATH_SEATS: [seat for seat, _, _ in deaths],
        DEATH_ROUNDS: [in_round for _, in_round, _ in deaths],
        DEATH_PLACES: [LOCATIONS.words[place] for _, _, place in deaths],
        DEATH_SPOTS: [_spot(place) for _, _, place in deaths],
    }


def _items(g: Mansion, seat: int, had: list[set[int]]) -> str:
    """What the victims of a seat have carried, all together."""
    carried = {item for victim in g.trio if g.controller[victim] == seat for item in had[victim]}
    return " ".join(ITEMS.words[item] for item in sorted(carried))


def _spot(place: int) -> str:
    column, row = SPOTS[LOCATIONS.words[place]]
    return f"mansion {column} {row}"


def roles(g: Mansion) -> tuple[str, ...]:
    """The killer, or one of the team."""
    return sides(g)


def sides(g: Mansion) -> tuple[str, ...]:
    """TER-TEAM-1. The killer against the rest."""
    return tuple("killer" if seat == g.rules.killer_seat else "team" for seat in range(g.rules.seats))
