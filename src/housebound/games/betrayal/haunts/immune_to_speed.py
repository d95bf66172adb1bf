"""Part: monsters that are immune to Speed attacks (HC-18)."""

from __future__ import annotations

from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import SPEED


class ImmuneToSpeed(Haunt):
    """Speed attacks cannot be made on these monsters, and the Dynamite does nothing to them."""

    def is_immune(self, g: House, figure: int) -> bool:
        """Whether this figure is: all monsters, unless the haunt says which."""
        return figure >= FIRST_MONSTER

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if trait == SPEED and self.is_immune(g, target):
            return "HC-18"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return not self.is_immune(g, victim)
