"""What a seat is after: the victims together, at the crossroads each alone, and the killer, each in his way."""

from __future__ import annotations

from housebound.games.terrorscape.seen.view_types import TerrorscapeView
from housebound.kernel.goal import Goal


def goal(seen: TerrorscapeView) -> Goal:
    """TER-END-1 to TER-END-5, TER-CROSS-8, TER-CROSS-9. Which killer it is is open to all."""
    killer = seen.killer.killer
    alone = "crossroads-" if seen.crossroads else ""
    if seen.side == "killer":
        return Goal(f"goal-{killer or 'killer'}", f"goal-{alone}killer-win", f"goal-{alone}killer-ends")
    return Goal(f"goal-{alone}victims", f"goal-{alone}victims-win", f"goal-{alone}victims-ends")
