"""The haunt roll at the end of a turn (Haunt roll)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import OMEN_BITS
from housebound.games.betrayal.figures.dice import HAUNT_ROLL, roll
from housebound.games.betrayal.house.laying import may_be_drawn
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import HAUNT_ROLLED, OMEN
from housebound.kernel.script import EVERYONE, Script

HAUNT_DICE: Final = 6
"""BET-HAUNT-1."""
ALL_OMENS: Final = 13
LONGEST: Final = 200
"""BET-HAUNT-8, BET-WIN-7. Full rounds that an exploration, or a haunt without a limit, goes on.

Longer than anybody plays; but barriers and an open Music Box can hold those who are too weak for ever.
"""


def haunt_roll(g: House) -> Script[bool]:
    """BET-HAUNT-1, BET-HAUNT-3, BET-HAUNT-7, BET-TURN-4. Whoever drew an omen rolls; whether the haunt starts."""
    if g.haunt.started or g.fate[g.active] != IN_HOUSE:
        return False  # BET-HAUNT-6
    if g.omens_now:
        omens = counted_omens(g)
        result = yield from roll(g, g.active, HAUNT_DICE, HAUNT_ROLL, needed=safe_roll(g))
        g.tell(EVERYONE, HAUNT_ROLLED, g.word[g.active], min(result, 40), omens)
        if starts_haunt(g, result, omens):
            return True
    return must_come(g)


def must_come(g: House) -> bool:
    """BET-HAUNT-8. Nobody can, or ever will, draw another omen in this house: the haunt comes whatever was rolled."""
    if g.omen_card < 0 or g.haunt.started:
        return False
    return g.omens_drawn >= ALL_OMENS or not may_be_drawn(g, OMEN) or turns_left(g) <= 1


def turns_left(g: House) -> int:
    """BET-HAUNT-8. The turns that the exploration still has, this one included."""
    return LONGEST * g.rules.seats - g.turns


def safe_roll(g: House) -> int:
    """BET-HAUNT-3. What a haunt roll must reach so that the house stays quiet."""
    return counted_omens(g) + (g.rules.haunt_roll == "at_most")


def counted_omens(g: House) -> int:
    """BET-HAUNT-2, BET-HAUNT-4.

    Every omen drawn in this game, or those that players have now, by variant haunt_count.
    """
    if g.rules.haunt_count == "drawn":
        return g.omens_drawn
    return sum((cards & OMEN_BITS).bit_count() for cards in g.held)


def starts_haunt(g: House, result: int, omens: int) -> bool:
    """BET-HAUNT-3, BET-HAUNT-8. Below the number of omens, or not above it, by variant haunt_roll."""
    return result < omens or (g.rules.haunt_roll == "at_most" and result == omens)
