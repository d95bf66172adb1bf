"""What a study keeps of a game of Room 25: how long it took, what was entered, and who was eliminated where and by
what."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.components import CARD, CARDS, COLOUR
from housebound.games.room25.numbers import coordinates
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    CALLED,
    CARRIED,
    CHARACTERS,
    COMPETITION,
    ELIMINATED,
    EMPTY,
    ILLUSION,
    MOVED,
    PUSHED,
    RED,
    REVEALED,
    ROBOT_PUSHED,
    ROLES,
    ROOMS,
    SPACES,
    SUSPICION,
    TEAM,
    TIME_MACHINE,
    TRANSPORTED,
)
from housebound.kernel.chance import Outcome
from housebound.kernel.chronicle import (
    BY_SEAT,
    DEATH_CAUSES,
    DEATH_PLACES,
    DEATH_ROUNDS,
    DEATH_SEATS,
    DEATH_SPOTS,
    INT,
    INTS,
    MEASURE,
    TEXTS,
    Cells,
    Column,
    Onlooker,
    Step,
)
from housebound.kernel.table import Table

COLUMNS: Final = (
    Column("characters", TEXTS, BY_SEAT, "character"),
    Column("countdown_left", INT, MEASURE),
    Column("rooms_entered", INT, MEASURE),
    Column("rooms_revealed", INT, MEASURE),
    Column(DEATH_SEATS, INTS),
    Column(DEATH_ROUNDS, INTS),
    Column(DEATH_PLACES, TEXTS, "", "space"),
    Column(DEATH_SPOTS, TEXTS, "", "sheet"),
    Column(DEATH_CAUSES, TEXTS, "", "room"),
)
"""`rooms_entered` counts every time that somebody came into a room, by whatever way; the mode is an option of the
table."""
_BOMB: Final = "time_bomb"
_ENTERING: Final = (MOVED, PUSHED, CARRIED, TRANSPORTED, ROBOT_PUSHED)
"""What tells that a character came into a room; the last two details are always the character and the space."""


def onlooker(table: Table) -> Onlooker:
    """Follows everybody from room to room; where and by what somebody fell is told by the room and the step."""
    g = _house(table)
    deaths: list[tuple[int, int, int, str]] = []
    entered = 0
    tiles = g.tile.copy()
    while not table.over:
        played = len(table.tape)
        step = yield
        g = _house(table)
        at = [g.where[tile] if tile >= 0 else -1 for tile in tiles]
        for notice in step.news:
            if notice.kind in _ENTERING:
                entered += 1
                at[notice.args[-2]] = notice.args[-1]
            elif notice.kind is CALLED:
                entered += 1
                at[notice.args[1]] = at[notice.args[0]]
            elif notice.kind is ELIMINATED:
                who = notice.args[0]
                space, cause = _end_of(table, g, step, at[who], played)
                deaths.append((g.owner[who], g.round, space, cause))
        tiles = g.tile.copy()
    return _cells(g, table.seats, deaths, entered)


def _house(table: Table) -> House:
    g = table.state
    assert isinstance(g, House)
    return g


def _end_of(table: Table, g: House, step: Step, space: int, played: int) -> tuple[int, str]:
    """Where somebody fell, and by what: a bomb, or the red room that they were in or that came to them.

    A Time Machine that worked is an empty room by now; an Illusion Chamber has brought another room into its place.
    """
    for event in table.tape[played:]:
        if isinstance(event, Outcome) and event.domain is CARDS and CARD[event.picked[0]].kind == _BOMB:
            return space, _BOMB
    room = g.kind[g.at[space]]
    if _kills(room):
        return space, ROOMS.words[room]
    revealed = [notice.args for notice in step.news if notice.kind is REVEALED and _kills(notice.args[1])]
    if revealed:
        return revealed[-1][0], ROOMS.words[revealed[-1][1]]
    return space, ROOMS.words[TIME_MACHINE if room == EMPTY else room]


def _kills(room: int) -> bool:
    """Red rooms do; but for the Illusion Chamber, which only brings another one."""
    return room >= 0 and room != ILLUSION and COLOUR[room] == RED


def _cells(g: House, seats: int, deaths: list[tuple[int, int, int, str]], entered: int) -> Cells:
    owned = [[CHARACTERS.words[c] for c in range(len(g.owner)) if g.owner[c] == seat] for seat in range(seats)]
    return {
        "characters": [" ".join(words) for words in owned],
        "countdown_left": g.remaining,
        "rooms_entered": entered,
        "rooms_revealed": sum(g.up),
        DEATH_SEATS: [seat for seat, _, _, _ in deaths],
        DEATH_ROUNDS: [in_round for _, in_round, _, _ in deaths],
        DEATH_PLACES: [SPACES.words[space] for _, _, space, _ in deaths],
        DEATH_SPOTS: [_spot(space) for _, _, space, _ in deaths],
        DEATH_CAUSES: [cause for _, _, _, cause in deaths],
    }


def _spot(space: int) -> str:
    row, column = coordinates(space)
    return f"complex {column} {row}"


def roles(g: House) -> tuple[str, ...]:
    """R25-ROLE-1. Prisoner or Guard; in the other modes everybody is a Prisoner."""
    return tuple(ROLES.words[role] if role >= 0 else ROLES.words[0] for role in g.role)


def sides(g: House) -> tuple[str, ...]:
    """R25-SUSPICION-6, R25-TEAM-1, R25-COMPETE-1. Roles, two teams, or everybody alone; else all are one side."""
    seats = range(g.rules.seats)
    if g.rules.mode == SUSPICION:
        return roles(g)
    if g.rules.mode == TEAM:
        return tuple(f"team_{seat % 2 + 1}" for seat in seats)
    if g.rules.mode == COMPETITION:
        return tuple(f"player_{seat + 1}" for seat in seats)
    return ("everybody",) * g.rules.seats
