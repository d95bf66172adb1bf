"""Part: heavy objects (HC-14). Each costs its carrier a second space for every room, and the Dog cannot carry it."""

from __future__ import annotations

from typing import ClassVar

from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.state import House

HEAVY_STEP = 2


def step_with(g: House, figure: int, objects: int) -> int:
    """What every step costs this figure, if these objects (bits of cards) are heavy."""
    return HEAVY_STEP if g.held[figure] & objects else 1


class WithHeavyObjects(Haunt):
    """A haunt in which explorers carry something heavy."""

    heavy: ClassVar[int] = 0
    """The heavy objects, as bits."""

    def step_cost(self, g: House, figure: int, there: int) -> int:
        return step_with(g, figure, self.heavy)

    def cheapest_step(self, g: House, figure: int) -> int:
        return step_with(g, figure, self.heavy)

    def dog_carries(self, g: House, card: int) -> bool:
        return not self.heavy >> card & 1
