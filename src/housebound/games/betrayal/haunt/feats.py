"""Part of a haunt that rewards what explorers do with their feet, and what the engine tells it.

(Barrier rooms, Collapsed Room, Gallery and other rooms.)
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.state import House
from housebound.kernel.script import NOTHING, Script
from housebound.kernel.state import Immutable


@mypyc_attr(allow_interpreted_subclasses=True)
class Feats(Immutable, Generic[D]):
    """Rolls that a room demands, and leaps: each has just been made."""

    __slots__ = ()

    def crossing_tried(self, g: House[D], figure: Figure, room: Room, crossed: bool) -> Script[None]:
        """BET-BARRIER-3. A roll across a barrier has been made; whoever has passed is not on the other side yet."""
        return NOTHING

    def exit_rolled(self, g: House[D], seat: Seat, room: Room, passed: bool) -> Script[None]:
        """BET-ROOM-3. The roll that a room demands of whoever leaves it has been made, and its loss taken."""
        return NOTHING

    def fall_rolled(self, g: House[D], seat: Seat, held: bool) -> Script[None]:
        """BET-COLLAPSE-1. The roll against falling has been made in the Collapsed Room; `held`: it does not fall."""
        return NOTHING

    def jumped(self, g: House[D], figure: Figure) -> Script[None]:
        """BET-GALLERY-1. A figure has jumped from the Gallery into the Ballroom, and its damage is taken."""
        return NOTHING
