"""What a seat is after, by mode and role (the goal card)."""

from __future__ import annotations

from functools import cache

from housebound.games.room25.seen.view_types import Room25View
from housebound.kernel.goal import Goal


def goal(seen: Room25View) -> Goal:
    """R25-SUSPICION-6. In Suspicion the own role decides it, which its seat alone may know; elsewhere the mode does."""
    mine = next(one for one in seen.seats if one.seat == seen.seat)
    card = mine.role or "undealt" if seen.mode == "suspicion" else seen.mode
    return _on(card)


@cache
def _on(card: str) -> Goal:
    return Goal(f"goal-{card}", f"goal-{card}-win", f"goal-{card}-ends")
