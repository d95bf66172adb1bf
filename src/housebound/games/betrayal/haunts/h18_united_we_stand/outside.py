"""Haunt 18, United We Stand: who is out of the house, and from where the traitor reaches out."""

from __future__ import annotations

from housebound.games.betrayal.figures.roster import living_heroes
from housebound.games.betrayal.haunts.h18_united_we_stand.data import FireData
from housebound.games.betrayal.house.plan import faces_outside, is_outside
from housebound.games.betrayal.numbers import Room
from housebound.games.betrayal.state import OUTSIDE, House
from housebound.games.betrayal.words import ENTRANCE_HALL

KILLS_TO_LEAVE = 2
"""H18-DOOR-5, H18-WIN-3. Heroes that the traitor must have killed before it may leave."""


def heroes_outside(g: House[FireData]) -> list[int]:
    """H18-DOOR-3. The heroes out of the house: alive, and in reach of the traitor's arm."""
    return [seat for seat in living_heroes(g) if g.fate[seat] == OUTSIDE]


def opens_outward(g: House[FireData], room: Room) -> bool:
    """H18-PULL-1, HC-5. The Entrance Hall, an outside room, or one with a window that is not false."""
    return room == ENTRANCE_HALL or is_outside(room) or faces_outside(g, room)
