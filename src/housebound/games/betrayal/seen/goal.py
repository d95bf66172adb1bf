"""What a seat is after: before the haunt, and on each side of it (the goal card)."""

from __future__ import annotations

from housebound.games.betrayal.seen.view_types import BetrayalView, HauntView
from housebound.kernel.goal import Goal

_HEROES, _TRAITOR = "heroes", "traitor"


def goal(seen: BetrayalView) -> Goal:
    """BET-SECRET-1, BET-SECRET-2. A haunt's lines stand on the pages of their side, and are named to nobody else."""
    me = next((one for one in seen.explorers if one.seat == seen.seat), None)
    if me is None:
        return Goal("goal-uncast", "goal-explore", "goal-explore-ends")
    named = {"character": me.character}
    haunt = seen.haunt
    if haunt is None:
        return Goal("goal-explorer", "goal-explore", "goal-explore-ends", named)
    side = me.team or _HEROES
    who = "goal-hidden-traitor" if haunt.hidden and side == _TRAITOR else f"goal-{side}"
    if not _reads(haunt, side):
        return Goal(who, "goal-unread", "goal-unread-ends", named)
    lines = f"haunt-{haunt.number}-goal-{side}"
    return Goal(who, f"{lines}-win", f"{lines}-ends", named)


def _reads(haunt: HauntView, side: str) -> bool:
    """BET-HIDDEN-4. Whether the page of the side lies open here; a hidden traitor's goal is in the heroes' text."""
    page = f"haunt-{haunt.number}"
    return f"{page}-{side}" in haunt.page or f"{page}-{_HEROES}" in haunt.page
