"""Part: a companion that is one no more. Its card leaves the game, and a token takes its place in the house."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import holder_of, lose_card, wait_no_more
from housebound.games.betrayal.house.decks import fetch_card
from housebound.games.betrayal.numbers import Card
from housebound.games.betrayal.state import House
from housebound.kernel.sets import just


def set_aside_companion(g: House, card: Card) -> None:
    """Whoever has the card loses it with what it gave; it may also wait somewhere, or not have been drawn."""
    holder = holder_of(g, card)
    if holder >= 0:
        lose_card(g, holder, card)
    elif not fetch_card(g, card):
        wait_no_more(g, card)
    g.gone |= just(card)
