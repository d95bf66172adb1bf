"""Part: everyone for himself (haunts without a traitor in which each explorer plays alone)."""

from __future__ import annotations

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.state import House


class FreeForAll(Haunt[D]):
    """Explorers are opponents of each other, attack and slow each other; nobody has a secret text, no monster moves."""

    open_to_all = True
    monster_turn = False

    def opponents(self, g: House[D], one: int, other: int) -> bool:
        """BET-PASS-3. Everybody wants to stop everybody else."""
        return one != other
