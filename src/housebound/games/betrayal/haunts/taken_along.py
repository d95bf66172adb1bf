"""Part: figures that are carried, dragged or hung upon: they are wherever another figure goes."""

from __future__ import annotations

from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.state import House
from housebound.kernel.script import NOTHING, Script


class TakingAlong(Haunt):
    """Whoever comes into a room or across a barrier brings others along; the haunt says whom, by `stand_with`."""

    def bring_along(self, g: House, figure: int) -> None:
        """Whoever goes with this figure is where it is now."""

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        self.bring_along(g, figure)
        return NOTHING

    def crossed(self, g: House, figure: int, room: int) -> Script[None]:
        self.bring_along(g, figure)
        return NOTHING


def stand_with(g: House, figure: int, other: int) -> None:
    """The figure is in the place of the other one; it enters nothing there."""
    g.room[figure], g.side[figure], g.came_by[figure] = g.room[other], g.side[other], -1
