"""How a house stands, by one look at everything: how likely each side gets out in time.

For those who imagine worlds and do not want to play every one of them to its end. What a look takes in is counted
here; what it is worth was learnt from games between sensible players (`tools/foresight.py`, `foresight_numbers.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from housebound.games.room25.bot.edges import SHIFTS_TO_EDGE
from housebound.games.room25.bot.foresight_numbers import WORTH
from housebound.games.room25.bot.judgement import corner
from housebound.games.room25.numbers import Character, Seat, Tile, coordinates
from housebound.games.room25.state import HELD, INSANE, House
from housebound.games.room25.words import (
    COMPETITION,
    CONTROL,
    COOPERATION,
    EXIT_ZONES,
    GUARD,
    KEY,
    PRISON,
    ROOM_25,
    SOLO,
    SUSPICION,
    TEAM,
    UNDECIDED,
)
from housebound.kernel.sets import has

_MODES: Final = {SUSPICION: "apart", TEAM: "race", COMPETITION: "race", COOPERATION: "together", SOLO: "together"}
_FAR: Final = 4.0
"""How far Room 25 is taken to be from everybody while nobody knows where it lies."""
_MOST: Final = 25.0


def foresee(g: House, seat: Seat) -> float | None:
    """How likely the seat wins, when a round has just begun; before the first one nobody can tell."""
    if g.round < 2:
        return None
    guard = g.rules.mode == SUSPICION and g.role[seat] == GUARD
    ours, rivals = sides_of(g, seat)
    chance = chance_of(stage(g), features(g, ours, rivals))
    return None if chance is None else 1.0 - chance if guard else chance


def lookers(g: House) -> list[Seat]:
    """A seat of each side whose chances are learnt: of Guards and Prisoners the Prisoners' alone."""
    seats = range(g.rules.seats)
    if g.rules.mode == SUSPICION:
        return [next(seat for seat in seats if g.role[seat] != GUARD)]
    if g.rules.mode == TEAM:
        return [0, 1]
    return list(seats) if g.rules.mode == COMPETITION else [0]


def look(g: House, seat: Seat) -> tuple[str, tuple[float, ...]]:
    """The stage of the game, and what is seen there, on the side of this seat."""
    return stage(g), features(g, *sides_of(g, seat))


def chance_of(at: str, seen: tuple[float, ...]) -> float | None:
    worth = WORTH.get(at)
    if worth is None:
        return None
    total = 0.0
    for weight, value in zip(worth, seen, strict=True):
        total += weight * value
    return 1.0 / (1.0 + exp(-max(-_MOST, min(_MOST, total))))


def stage(g: House) -> str:
    """What kind of game it is, and what has been found of what is needed: each of them is judged by itself."""
    mode = _MODES[g.rules.mode]
    found = "open" if g.exit_tile >= 0 else "known" if ROOM_25 in g.kind else "hidden"
    if mode != "together":
        return f"{mode} {found}"
    key = "turned" if g.key_turned else "known" if KEY in g.kind else "hidden"
    return f"{mode} {found} {key}"


def sides_of(g: House, seat: Seat) -> tuple[list[Character], list[list[Character]]]:
    """Who has to get out for this seat to win (for a Guard: to lose), and those who race against them."""
    playing = [c for c in range(8) if g.owner[c] >= 0]
    mode = g.rules.mode
    if mode == SUSPICION:
        return [c for c in playing if g.role[g.owner[c]] != GUARD], []
    if mode == TEAM:
        ours = [c for c in playing if g.owner[c] % 2 == seat % 2]
        return ours, [[c for c in playing if c not in ours]]
    if mode == COMPETITION:
        others = [other for other in range(g.rules.seats) if other != seat]
        return [c for c in playing if g.owner[c] == seat], [[c for c in playing if g.owner[c] == o] for o in others]
    return playing, []


def features(g: House, ours: list[Character], rivals: list[list[Character]]) -> tuple[float, ...]:
    """What a look takes in."""
    remaining = float(g.remaining)
    out = g.kind.index(ROOM_25) if ROOM_25 in g.kind else -1
    edge = float(SHIFTS_TO_EDGE[g.where[out]]) if out >= 0 else 0.0
    total, farthest, missing, hampered = _ways(g, ours, out)
    living = [c for c in ours if g.tile[c] >= 0]
    unknown = [tile for tile in EXIT_ZONES if g.kind[tile] == UNDECIDED]
    unseen, to_unknown, apart = float(len(unknown)), 0.0, 0.0
    if out < 0 or (KEY not in g.kind and _MODES[g.rules.mode] == "together"):
        to_unknown, apart = _exploring(g, living, unknown)
    helms = float(sum(1 for c in living if not has(g.lost[c], CONTROL)))
    spare = float(sum(1 for c in living if g.adrenaline[c] == HELD))
    inside = float(sum(1 for c in living if g.tile[c] == out)) / max(1, len(living)) if out >= 0 else 0.0
    to_key = _to_key(g, living)
    slack = remaining - (farthest + to_key + edge + 1.0) / 2.0
    theirs = [_ways(g, side, out) for side in rivals]
    race = min((far + edge for _, far, gone, _ in theirs if not gone), default=12.0)
    fallen = float(sum(gone for _, _, gone, _ in theirs))
    return (
        *(1.0, remaining, slack, min(slack, 0.0), total / max(1, len(living)), farthest, edge, inside),
        *(missing, hampered, unseen, helms, spare, to_key, race, fallen, float(len(ours))),
        *(float(g.rules.level == INSANE), float(g.rules.mode in (SOLO, TEAM))),
        *(float(sum(g.role_shown)), min(1.0, 1.0 / max(1.0, remaining))),
        *(to_unknown, apart, to_unknown / max(1.0, remaining)),
    )


FEATURES: Final = 24
"""How many numbers `features` gives."""


def _ways(g: House, side: list[Character], out: Tile) -> tuple[float, float, float, float]:
    """Of a side: all its ways to Room 25 together, the longest of them, how many are gone, how many are held up."""
    total = farthest = missing = hampered = 0.0
    for c in side:
        tile = g.tile[c]
        if tile < 0:
            missing += 1.0
            continue
        far = _steps(g, tile, out) if out >= 0 else _FAR
        total += far
        farthest = max(farthest, far)
        hampered += float(g.trap[c] or g.flood[c] > 0 or g.kind[tile] == PRISON or g.paranoid[c])
    return total, farthest, missing, hampered


def _to_key(g: House, living: list[Character]) -> float:
    """Steps to the Key Room for whoever is nearest, as long as it has to be turned."""
    if _MODES[g.rules.mode] != "together" or g.key_turned:
        return 0.0
    if KEY not in g.kind:
        return 3.0
    tile = g.kind.index(KEY)
    return min((_steps(g, g.tile[c], tile) for c in living), default=_FAR)


def _exploring(g: House, living: list[Character], unknown: list[Tile]) -> tuple[float, float]:
    """Where something is still to be found: steps there on average, and in how many quarters of the house they are."""
    if not living or not unknown:
        return _FAR, 0.0
    steps = sum(min(_steps(g, g.tile[c], tile) for tile in unknown) for c in living)
    return steps / len(living), float(len({corner(g.where[g.tile[c]]) for c in living}))


def _steps(g: House, one: Tile, other: Tile) -> float:
    y, x = coordinates(g.where[one])
    b, a = coordinates(g.where[other])
    return float(abs(y - b) + abs(x - a))
