"""Part: rooms as bits, as goals name them."""

from __future__ import annotations

from collections.abc import Iterable

from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import just
from housebound.games.betrayal.state import House


def laid(g: House, rooms: Iterable[int]) -> int:
    """Those of these rooms that are in the house."""
    return bits(room for room in rooms if in_house(g, room))


def rooms_of(g: House, figures: Iterable[int]) -> int:
    """The rooms in which these figures stand."""
    return bits(g.room[figure] for figure in figures)


def bits(rooms: Iterable[int]) -> int:
    together = 0
    for room in rooms:
        together |= just(room)
    return together
