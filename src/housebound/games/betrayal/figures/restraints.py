"""What keeps a figure where it is: movement that is over (BET-MOVE-5), Debris and Webs (BET-TRAITOR-1)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.belongings import discard_held, holds
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.state import HALTED, House, changed
from housebound.games.betrayal.words import CARDS, FREED, MIGHT
from housebound.kernel.script import EVERYONE, Script

DEBRIS: Final = CARDS["debris"]
WEBS: Final = CARDS["webs"]
TARGET: Final = 4
"""The Might roll that frees an explorer from either card."""


def halt(g: House, rule: str) -> None:
    """The acting figure's movement is over for this turn, by this rule, unless another one has ended it before."""
    if not g.did & HALTED:
        g.did |= HALTED
        g.halted_by = rule


def restrain(g: House, seat: Seat) -> None:
    """The explorer keeps the card that holds it and can do nothing."""
    g.failures = changed(g.failures, seat, 0)


def try_to_free(g: House, figure: Figure, seat: Seat) -> Script[None]:
    """Might 4 or more frees the explorer; whoever fails with Webs may not move any more this turn."""
    webs = holds(g, seat, WEBS)
    say_deed(g, figure, "break_free" if figure == seat else "free_explorer")
    if (yield from trait_roll(g, figure, MIGHT, needed=TARGET)) >= TARGET:
        release(g, seat)
        return
    if g.failures[seat] >= 0:
        g.failures = changed(g.failures, seat, g.failures[seat] + 1)
    if webs:
        halt(g, "BET-GEN-4")


def release(g: House, seat: Seat) -> None:
    """BET-TRAITOR-1. The explorer is free, and the card that held it is discarded."""
    if g.failures[seat] < 0:
        return
    g.failures = changed(g.failures, seat, -1)
    for card in (DEBRIS, WEBS):
        if holds(g, seat, card):
            discard_held(g, seat, card)
    g.tell(EVERYONE, FREED, g.word[seat])
