"""Part: tasks. Trait rolls that a haunt sets, at most one per explorer and turn (HC-9, BET-TASK-1)."""

from __future__ import annotations

from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.numbers import Seat, Trait
from housebound.games.betrayal.state import HAS_TASKED, House
from housebound.games.betrayal.words import SUCCESS
from housebound.kernel.script import EVERYONE, Ask, Option, Script


def offer_task(g: House, option: Option, ask: Ask, why: str = "") -> None:
    """BET-TASK-1. Offer a task, unless this explorer has made its task roll of this turn or `why` forbids it."""
    if why:
        ask.bar(option, why)
    elif g.did & HAS_TASKED:
        ask.bar(option, "BET-TASK-1")
    else:
        ask.options.append(option)


def task_roll(g: House, seat: Seat, trait: Trait, extra: int = 0, needed: int = 0) -> Script[int]:
    """BET-TASK-1, BET-TASK-2. The task roll of this turn, with more dice if so; an attack may still be made.

    `needed`: the result that is good enough, where there is one; whoever tries has read it on the page of the side.
    """
    g.did |= HAS_TASKED
    return (yield from trait_roll(g, seat, trait, extra, needed=needed, openly=False))


def succeed(g: House, team: int, number: int) -> None:
    """HC-17, BET-ORDER-10. A success token is placed; what one hero has learnt, all heroes know."""
    g.tell(EVERYONE, SUCCESS, team, number)
