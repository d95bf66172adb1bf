"""Part: rooms as bits, as goals name them."""

from __future__ import annotations

from collections.abc import Iterable

from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.state import House
from housebound.kernel.sets import set_of


def laid(g: House, rooms: Iterable[int]) -> int:
    """Those of these rooms that are in the house."""
    return set_of(room for room in rooms if in_house(g, room))


def rooms_of(g: House, figures: Iterable[int]) -> int:
    """The rooms in which these figures stand."""
    return set_of(g.room[figure] for figure in figures)
