"""Part: monsters that roll every blank die again, once."""

from __future__ import annotations

from housebound.games.betrayal.figures.dice import throw_again, throw_dice
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import DICE, DICE_SUM
from housebound.kernel.sets import set_of


def throw_blanks_again(g: House, figure: Figure, dice: int, purpose: int) -> int:
    """The sum of so many dice, of which the blanks are rolled a second time."""
    fallen = throw_dice(g, figure, dice, purpose)
    word = DICE.words[fallen]
    blanks = set_of(n for n, face in enumerate(word) if face == "0")
    return DICE_SUM[throw_again(g, figure, word, blanks, purpose) if blanks else fallen]
