"""Part: special actions, open or barred by a rule."""

from __future__ import annotations

from housebound.games.betrayal.moving import affordable
from housebound.games.betrayal.state import HALTED, HAS_ATTACKED, NO_ATTACK, House
from housebound.kernel.script import Ask, Option


def offer_unless(why: str, option: Option, ask: Ask) -> None:
    """Offer an action, unless this rule forbids it now."""
    if why:
        ask.bar(option, why)
    else:
        ask.options.append(option)


def attack_spent(g: House) -> str:
    """The rule by which an action that takes the place of the attack is closed in this turn; empty: it is open."""
    return "BET-ATTACK-1" if g.did & (HAS_ATTACKED | NO_ATTACK) else ""


def cannot_pay_space(g: House, figure: int, slow: int = 0) -> str:
    """The rule by which the figure cannot spend a space on an action now; empty: it can.

    `slow`: how much more it costs because opponents slow the figure, if they do (BET-PASS-1).
    """
    if not g.did & HALTED and not g.haunt.can_move(g, figure):
        return "BET-GEN-5"
    return no_space_left(g, figure, slow)


def no_space_left(g: House, figure: int, slow: int = 0) -> str:
    """The same for whoever needs not be free to move: out of something, or into it."""
    if g.did & HALTED:
        return "BET-MOVE-5"
    if affordable(g, figure, 1 + slow):
        return ""
    return "BET-PASS-1" if slow else "BET-MOVE-3"
