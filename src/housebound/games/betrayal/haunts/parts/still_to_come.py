"""Part: rooms that may still be discovered, and where to look for them."""

from __future__ import annotations

from collections.abc import Iterable

from housebound.games.betrayal.components import FLOORS_OF
from housebound.games.betrayal.house.plan import open_doorways
from housebound.games.betrayal.numbers import Room
from housebound.games.betrayal.state import House
from housebound.kernel.sets import has, set_of


def may_come(g: House, room: Room, floors: int) -> bool:
    """Whether the room's tile is still to be drawn, and one of these floors (bits) is its own."""
    return bool(has(g.unseen, room) and FLOORS_OF[room] & floors)


def doorways_toward(g: House, rooms: Iterable[int]) -> int:
    """The rooms with open doorways on the floors where one of these rooms could lie, as bits."""
    floors = 0
    for room in rooms:
        floors |= FLOORS_OF[room]
    return set_of(room for floor in range(3) if has(floors, floor) for room, _ in open_doorways(g, floor))
