"""Part: figures that are carried, dragged or hung upon: they are wherever another figure goes."""

from __future__ import annotations

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure, Room
from housebound.games.betrayal.state import House
from housebound.kernel.script import NOTHING, Script


class TakingAlong(Haunt[D]):
    """Whoever comes into a room or across a barrier brings others along; the haunt says whom, by `stand_with`."""

    def bring_along(self, g: House[D], figure: Figure) -> None:
        """Whoever goes with this figure is where it is now."""

    def on_enter(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        self.bring_along(g, figure)
        return NOTHING

    def crossed(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        self.bring_along(g, figure)
        return NOTHING


def stand_with(g: House[D], figure: Figure, other: int) -> None:
    """The figure is in the place of the other one; it enters nothing there."""
    g.room[figure], g.side[figure], g.came_by[figure] = g.room[other], g.side[other], -1
