"""Haunt 34: the collars, and what takes them off."""

from __future__ import annotations

from housebound.games.betrayal.haunts.h34_guillotines.data import CollarData
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import FIGURES, TRAITOR, VERBS

UNLOCK = VERBS.verb("unlock_collar", FIGURES, rule="H34-COLLAR-1")
KEYS_PER_COLLAR = 2


def wears_collar(g: House[CollarData], seat: Seat) -> bool:
    """H34-COLLAR-3. Whether the seat's explorer wears a collar that works, as far as the table knows.

    It is gone if it was unlocked, if its wearer is dead, or if it is on a revealed traitor.
    """
    return g.data.collar[seat] > 0 and g.fate[seat] != DEAD and g.team[seat] != TRAITOR
