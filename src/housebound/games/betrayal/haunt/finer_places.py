"""Part of a haunt in which a figure can be between rooms, and what the engine asks it (Movement, Ranged attacks)."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.state import House
from housebound.kernel.script import Ask, Option, Script
from housebound.kernel.state import Immutable


@mypyc_attr(allow_interpreted_subclasses=True)
class FinerPlaces(Immutable, Generic[D]):
    """Spaces that are smaller than rooms: who is where, and how one gets from one to the next."""

    __slots__ = ()

    def together(self, g: House[D], one: int, other: int) -> bool:
        """BET-BARRIER-7. Whether two figures are in the same space."""
        return g.room[one] == g.room[other]

    def in_room(self, g: House[D], figure: Figure) -> bool:
        """Whether the figure is really in its room, and so in reach of what lies and works there."""
        return True

    def offer_steps(self, g: House[D], figure: Figure, ask: Ask) -> None:
        """Every step the figure can take now."""

    def take_step(self, g: House[D], figure: Figure, option: Option) -> Script[None] | None:
        """Carry out one of them; None: it is a step as the rulebook knows it."""
        return None

    def in_range(self, g: House[D], figure: Figure) -> list[int]:
        """BET-RANGED-2. The figures at which this one can shoot."""
        return []

    def throw_rooms(self, g: House[D], figure: Figure, beside: list[int]) -> list[int]:
        """The rooms into which the figure may throw the Dynamite; `beside` are those joined by a door."""
        return beside
