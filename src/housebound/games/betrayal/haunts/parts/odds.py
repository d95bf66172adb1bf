"""Part, for the general bot: how likely dice are to be good enough."""

from __future__ import annotations

from functools import cache


@cache
def chance_of(dice: int, least: int) -> float:
    """How likely so many dice make at least this sum."""
    if dice <= 0:
        return float(least <= 0)
    return sum(chance_of(dice - 1, least - face) for face in (0, 1, 2)) / 3
