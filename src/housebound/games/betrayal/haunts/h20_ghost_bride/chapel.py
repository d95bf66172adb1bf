"""Haunt 20, Ghost Bride: what the heroes look for, and whether it is in the Chapel."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.haunts.h20_ghost_bride.data import BrideData
from housebound.games.betrayal.haunts.h20_ghost_bride.stranger import BRIDE
from housebound.games.betrayal.numbers import Card, room_at
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import CARDS, CHAPEL, HEROES, ROOMS
from housebound.kernel.sets import just

CORPSE, BOOK = CARDS["corpse"], CARDS["book"]
NEEDED = just(CORPSE) | just(RING)
CRYPT = ROOMS["crypt"]
STUDIES = (ROOMS["bedroom"], ROOMS["dining_room"], ROOMS["library"])
DUG_UP = 3
"""Steps done when the Corpse can be taken."""


def the_bride(g: House[BrideData]) -> int:
    return monsters(g, BRIDE)[0]


def in_chapel(g: House[BrideData], card: Card) -> bool:
    """H20-WIN-1, H20-HEROES-5. Whether it lies in the Chapel, or a hero has it there."""
    holder = holder_of(g, card)
    if 0 <= holder < FIRST_MONSTER:
        return g.room[holder] == CHAPEL and g.team[holder] == HEROES
    return room_at(pile_with(g, card)) == CHAPEL
