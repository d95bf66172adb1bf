"""Where a tile may be laid: doors that meet, false doors, floors that must not be closed.

(Discovering rooms, Mystic Elevator: the part that is geometry.)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from housebound.games.betrayal.components import DOORS, FAR_DOORS, FLOORS_OF, SYMBOL, WINDOWS
from housebound.games.betrayal.house.plan import (
    ANNEX_ROW,
    DOORS_TURNED,
    SIDES,
    STEP,
    lift_tile,
    open_doorways,
    put_tile,
    turned,
)
from housebound.games.betrayal.numbers import Room
from housebound.games.betrayal.state import OPEN, House
from housebound.games.betrayal.words import MYSTIC_ELEVATOR, ROOMS


def around(g: House, square: int) -> tuple[int, int, int]:
    """What lies around a square: the sides on which anything does, the sides from which a door looks at it (as bits of
    directions), and those doors (as bits of doorways).
    """
    at, rotation = g.at, g.rotation
    sides = doors = doorways = 0
    for side, step, back, theirs in SIDES:
        neighbour = at.get(square + step, OPEN)
        if neighbour != OPEN:
            sides |= side
            if neighbour >= 0 and DOORS_TURNED[neighbour * 4 + rotation[neighbour]] & theirs:
                doors |= side
                doorways |= 1 << neighbour * 4 + back
    return sides, doors, doorways


def closes_floor(g: House, room: Room, square: int, rotation: int) -> bool:
    """BET-EXPLORE-9. Whether the floor would be left without any open doorway if the tile lay like this."""
    if g.doorways[square >> 12].bit_count() > len(STEP):
        return False  # not all of them look onto this square
    sides, _, doorways = around(g, square)
    return not (DOORS_TURNED[room * 4 + rotation] & ~sides or g.doorways[square >> 12] & ~doorways)


def can_lie(g: House, room: Room, square: int, towards: int, may_close: bool) -> bool:
    """BET-EXPLORE-5, BET-EXPLORE-10. Whether there is any legal rotation of a tile on a square (see `orientations`)."""
    ways = MEETING[room * 4 + towards]
    if may_close or g.doorways[square >> 12].bit_count() > len(STEP):
        return bool(ways)  # not all open doorways look onto this square
    sides, _, doorways = around(g, square)
    if g.doorways[square >> 12] & ~doorways:
        return bool(ways)
    for r in ways:  # noqa: SIM110 - asked for every tile that is drawn
        if DOORS_TURNED[room * 4 + r] & ~sides:
            return True
    return False


def orientations(g: House, room: Room, square: int, towards: int, may_close: bool, meet: bool = True) -> list[int]:
    """The legal rotations of a tile on a square.

    BET-EXPLORE-5: one of its doors meets the door on the side `towards` (unless `meet` is waived). BET-EXPLORE-7:
    among those that do not close the floor, only those with the fewest false doors, which meet a wall. BET-EXPLORE-10,
    BET-EXPLORE-12: none, if every one would close it, unless it may. BET-EXPLORE-19: the front yard is like a wall.
    """
    ways = MEETING[room * 4 + towards] if meet else WAYS_TO_LIE[room]
    sides, doors, doorways = around(g, square)
    if not (may_close or g.doorways[square >> 12] & ~doorways):
        ways = [r for r in ways if DOORS_TURNED[room * 4 + r] & ~sides]
    if len(ways) < 2:
        return ways.copy()
    false = [((DOORS_TURNED[room * 4 + r] ^ doors) & sides).bit_count() for r in ways]
    fewest = min(false)
    return [r for r, n in zip(ways, false, strict=True) if n == fewest]


DOORS_ALIKE: Final = tuple(
    tuple({(turned(DOORS[room], r), turned(WINDOWS[room], r), turned(FAR_DOORS[room], r)) for r in range(4)})
    for room in range(len(ROOMS))
)
"""Room -> the different ways in which its tile can look when turned: one for rooms with four doors and no window."""
WAYS_TO_LIE: Final = tuple([0] if len(alike) == 1 else [0, 1, 2, 3] for alike in DOORS_ALIKE)
MEETING: Final = tuple(
    [r for r in range(4) if turned(DOORS[room], r) >> towards & 1][: len(WAYS_TO_LIE[room])]
    for room in range(len(ROOMS))
    for towards in range(4)
)
"""Room * 4 + direction -> the rotations in which one of its doors looks there; those that look alike count once."""


def doorways_for(g: House, room: Room, floors: int, may_close: bool) -> list[tuple[int, int]]:
    """The open doorways of these floors (bits) to which a tile can legally be attached (BET-EXPLORE-18)."""
    return [
        (at, direction)
        for floor in range(3)
        if floors >> floor & 1
        for at, direction in open_doorways(g, floor)
        if can_lie(g, room, g.square[at] + STEP[direction], direction ^ 2, may_close)
    ]


def elevator_doorways(g: House, floors: Iterable[int]) -> list[list[tuple[int, int]]]:
    """BET-ELEVATOR-3, BET-ELEVATOR-5. Where the elevator can be attached on each of these floors without closing it.

    The count is made with the elevator at its new place, so it is taken up while we look.
    """
    square, as_it_lies = g.square[MYSTIC_ELEVATOR], (g.square, g.door, g.doorways)
    lift_tile(g, MYSTIC_ELEVATOR)
    places: list[list[tuple[int, int]]] = []
    for floor in floors:
        places.append([])
        for at, direction in open_doorways(g, floor):
            beyond = g.square[at] + STEP[direction]
            if beyond != square and not closes_floor(g, MYSTIC_ELEVATOR, beyond, elevator_rotation(direction)):
                places[-1].append((at, direction))
    g.square, g.door, g.doorways = as_it_lies
    g.at[square] = MYSTIC_ELEVATOR
    return places


def elevator_rotation(direction: int) -> int:
    """How the elevator is turned so that its one door meets a doorway that looks in this direction."""
    return direction ^ 2


def lay_beside(g: House, room: Room, floors: int) -> None:
    """HC-6. No open doorway is left.

    The tile lies beside the house, linked like stairs with the floor's starting room.
    """
    floor = next(f for f in range(3) if floors >> f & 1)
    square = (floor << 12) + ANNEX_ROW
    while square in g.at:
        square += 2
    put_tile(g, room, square, 0)
    g.annex |= 1 << room


def may_be_drawn(g: House, symbol: int) -> bool:
    """Whether a room with this symbol is left that can still be laid."""
    return bool(g.unseen & _tiles(symbol, open_floors(g)))


@cache
def _tiles(symbol: int, floors: int) -> int:
    """The tiles with this symbol whose backs name one of these floors, as bits."""
    return sum(1 << room for room in range(len(ROOMS)) if SYMBOL[room] == symbol and FLOORS_OF[room] & floors)


def open_floors(g: House) -> int:
    """The floors with an open doorway, as bits."""
    basement, ground, upper = g.doorways
    return (basement != 0) | (ground != 0) << 1 | (upper != 0) << 2
