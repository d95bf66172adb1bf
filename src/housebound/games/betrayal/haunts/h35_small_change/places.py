"""Haunt 35: rooms and doorways as the spaces in which everybody is and moves, on foot or in the Toy Airplane."""

from __future__ import annotations

from housebound.games.betrayal.haunt.finer_places import FinerPlaces
from housebound.games.betrayal.haunts.h35_small_change.data import SmallData
from housebound.games.betrayal.haunts.h35_small_change.doorways import (
    NO_DOORWAY,
    offer_doorways,
    rooms_beside,
    space_of,
    spaces_in_sight,
    take_small_step,
)
from housebound.games.betrayal.haunts.h35_small_change.toy_airplane import fly, is_flying, offer_flight
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.state import House
from housebound.kernel.script import Ask, Option, Script


class SmallPlaces(FinerPlaces[SmallData]):
    """H35-DOOR-1. Each doorway is a space of its own."""

    def together(self, g: House[SmallData], one: int, other: int) -> bool:
        """H35-DOOR-3. In the same room or doorway."""
        return space_of(g, one) == space_of(g, other)

    def in_room(self, g: House[SmallData], figure: Figure) -> bool:
        """H35-DOOR-3. A doorway is in neither room."""
        return g.data.doorway[figure] == NO_DOORWAY

    def in_range(self, g: House[SmallData], figure: Figure) -> list[int]:
        """BET-RANGED-2. Shots go along rooms and doorways."""
        seen = spaces_in_sight(g, figure)
        return [other for other, room in enumerate(g.room) if room >= 0 and space_of(g, other) in seen]

    def throw_rooms(self, g: House[SmallData], figure: Figure, beside: list[int]) -> list[int]:
        """From a doorway into its two rooms."""
        return beside if self.in_room(g, figure) else rooms_beside(g, figure)

    def offer_steps(self, g: House[SmallData], figure: Figure, ask: Ask) -> None:
        if is_flying(g, figure):
            offer_flight(g, figure, ask)
        else:
            offer_doorways(g, figure, ask)

    def take_step(self, g: House[SmallData], figure: Figure, option: Option) -> Script[None] | None:
        if is_flying(g, figure):
            return self._fly(g, figure, option)
        return take_small_step(g, figure, option)

    def _fly(self, g: House[SmallData], pilot: int, option: Option) -> Script[None]:
        g.data.gliding = True
        yield from fly(g, pilot, option)
        g.data.gliding = False
