"""Part: special actions, open or barred by a rule."""

from __future__ import annotations

from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.play.moving import affordable
from housebound.games.betrayal.state import HALTED, HAS_ATTACKED, NO_ATTACK, House


def attack_spent(g: House) -> str:
    """The rule by which an action that takes the place of the attack is closed in this turn; empty: it is open."""
    return "BET-ATTACK-1" if g.did & (HAS_ATTACKED | NO_ATTACK) else ""


def cannot_pay_space(g: House, figure: Figure, slow: int = 0) -> str:
    """The rule by which the figure cannot spend a space on an action now; empty: it can.

    `slow`: how much more it costs because opponents slow the figure, if they do (BET-PASS-1).
    """
    held = "" if g.did & HALTED else g.haunt.may_move(g, figure)
    return held or no_space_left(g, figure, slow)


def no_space_left(g: House, figure: Figure, slow: int = 0) -> str:
    """The same for whoever needs not be free to move: out of something, or into it."""
    if g.did & HALTED:
        return g.halted_by
    if affordable(g, figure, 1 + slow):
        return ""
    return "BET-PASS-1" if slow else "BET-MOVE-3"
