"""Part: the depths of the house, where the traitor gets rid of what the heroes cannot do without."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.belongings import destroy, holds
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import FURNACE_ROOM, ROOMS, TRAITOR
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE

DEPTHS: Final = (ROOMS["chasm"], FURNACE_ROOM, ROOMS["underground_lake"])


def ends_turn_in_depths(g: House, seat: Seat, card: Card, notice: NoticeKind) -> bool:
    """Whether a traitor ends its turn there with this card: then it is destroyed, and all are told."""
    there = g.fate[seat] == IN_HOUSE and g.team[seat] == TRAITOR and g.room[seat] in DEPTHS
    if not there or not holds(g, seat, card):
        return False
    g.tell(EVERYONE, notice, g.word[seat], g.room[seat])
    destroy(g, seat, card)
    return True


def depths_goal(g: House) -> Goal:
    """For the general bot: into the depths, or looking for them."""
    rooms = laid(g, DEPTHS)
    return Goal(rooms=rooms, explore=not rooms)
