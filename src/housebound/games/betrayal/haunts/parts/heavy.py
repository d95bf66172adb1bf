"""Part: heavy objects (HC-14). Each costs its carrier a second space for every room, and the Dog cannot carry it."""

from __future__ import annotations

from typing import ClassVar

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Card, Figure
from housebound.games.betrayal.state import House
from housebound.kernel.sets import has

HEAVY_STEP = 2


def step_with(g: House[D], figure: Figure, objects: int) -> int:
    """What every step costs this figure, if these objects (bits of cards) are heavy."""
    return HEAVY_STEP if g.held[figure] & objects else 1


class WithHeavyObjects(Haunt[D]):
    """A haunt in which explorers carry something heavy."""

    heavy: ClassVar[int] = 0
    """The heavy objects, as bits."""

    def step_cost(self, g: House[D], figure: Figure, there: int) -> int:
        return step_with(g, figure, self.heavy)

    def cheapest_step(self, g: House[D], figure: Figure) -> int:
        return step_with(g, figure, self.heavy)

    def dog_carries(self, g: House[D], card: Card) -> bool:
        return not has(self.heavy, card)
