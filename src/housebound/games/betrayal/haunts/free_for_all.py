"""Part: everyone for himself (haunts without a traitor in which each explorer plays alone)."""

from __future__ import annotations

from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.moving import affordable
from housebound.games.betrayal.state import HALTED, IN_HOUSE, House


class FreeForAll(Haunt):
    """Explorers are opponents of each other, attack and slow each other; nobody has a secret text, no monster moves."""

    open_to_all = True
    monster_turn = False

    def opponents(self, g: House, one: int, other: int) -> bool:
        """BET-PASS-3. Everybody wants to stop everybody else."""
        return one != other


def explorers_inside(g: House) -> list[int]:
    """The living explorers in the house, in the order of their seats."""
    return [seat for seat in range(g.rules.seats) if g.fate[seat] == IN_HOUSE]


def cannot_pay_space(g: House, figure: int) -> str:
    """The rule by which the figure cannot spend a space on an action now; empty: it can."""
    if g.did & HALTED:
        return "BET-MOVE-5"
    if not g.haunt.can_move(g, figure):
        return "BET-GEN-5"
    return "" if affordable(g, figure, 1) else "BET-MOVE-3"
