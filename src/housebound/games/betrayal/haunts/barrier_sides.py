"""Part: who is on whose side of a barrier (BET-BARRIER-1)."""

from __future__ import annotations

from housebound.games.betrayal.house import split_by_barrier
from housebound.games.betrayal.state import House


def across(g: House, one: int, other: int) -> bool:
    """Whether two figures are in the same room, on different sides of its barrier."""
    return g.room[one] == g.room[other] and g.side[one] != g.side[other] and split_by_barrier(g, g.room[one])


def is_at(g: House, figure: int, spot: int) -> bool:
    """Whether the figure is in the room of the spot, and on its side of a barrier."""
    return g.room[figure] == spot >> 1 and (g.side[figure] == spot & 1 or not split_by_barrier(g, spot >> 1))
