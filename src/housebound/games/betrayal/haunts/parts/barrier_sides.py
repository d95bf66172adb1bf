"""Part: who is on whose side of a barrier (BET-BARRIER-1)."""

from __future__ import annotations

from housebound.games.betrayal.house.plan import split_by_barrier
from housebound.games.betrayal.numbers import Figure, Spot, room_at, side_at
from housebound.games.betrayal.state import House


def across(g: House, one: int, other: int) -> bool:
    """Whether two figures are in the same room, on different sides of its barrier."""
    return g.room[one] == g.room[other] and g.side[one] != g.side[other] and split_by_barrier(g, g.room[one])


def is_at(g: House, figure: Figure, spot: Spot) -> bool:
    """Whether the figure is in the room of the spot, and on its side of a barrier."""
    return g.room[figure] == room_at(spot) and (
        g.side[figure] == side_at(spot) or not split_by_barrier(g, room_at(spot))
    )
