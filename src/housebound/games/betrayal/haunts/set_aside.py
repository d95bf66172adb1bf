"""Part: a companion that is one no more. Its card leaves the game, and a token takes its place in the house."""

from __future__ import annotations

from housebound.games.betrayal.cards_in_hand import holder_of, lose_card
from housebound.games.betrayal.decks import fetch_card
from housebound.games.betrayal.state import House


def set_aside_companion(g: House, card: int) -> None:
    """Whoever has the card loses it with what it gave; it may also wait somewhere, or not have been drawn."""
    holder = holder_of(g, card)
    if holder >= 0:
        lose_card(g, holder, card)
    elif not fetch_card(g, card):
        wait_no_more(g, card)
    g.gone |= 1 << card


def wait_no_more(g: House, card: int) -> None:
    """The companion leaves the room where it waits, if it does."""
    for spot in [spot for spot, cards in g.waiting.items() if cards >> card & 1]:
        left = g.waiting.pop(spot) & ~(1 << card)
        if left:
            g.waiting[spot] = left
