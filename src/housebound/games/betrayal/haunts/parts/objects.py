"""Part: the objects of a haunt, as cards (HC-14): where they are."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.numbers import Card
from housebound.games.betrayal.state import House


def is_about(g: House, card: Card) -> bool:
    """Whether somebody holds the card, or it lies in a pile."""
    return holder_of(g, card) >= 0 or pile_with(g, card) >= 0


def how_many_about(g: House, objects: int) -> int:
    """How many of these objects (bits of cards) are in hands and in piles."""
    return sum((cards & objects).bit_count() for cards in (*g.held, *g.piles.values()))


def unfound(g: House, objects: int) -> list[int]:
    """Those of these objects that nobody has and that lie nowhere: not found yet, or come back to the supply."""
    in_play = g.gone
    for cards in (*g.held, *g.piles.values()):
        in_play |= cards
    return card_numbers(objects & ~in_play)
