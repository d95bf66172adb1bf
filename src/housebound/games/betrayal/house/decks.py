"""The three decks: drawing, looking, discarding (Cards).

A deck is a bag; order exists only where a rule creates it: cards looked at on top, cards put underneath.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import card_numbers, symbol_of
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import CARDS, DISCARDED, OMEN
from housebound.kernel.script import EVERYONE

BOX: Final = CARDS["music_box"]


def draw_card(g: House, symbol: int) -> int:
    """Take the top card, turned up for all (BET-CARD-4); -1: there is none.

    BET-CARD-11: an empty item or event deck is formed anew from its discard pile, the omen deck never.
    """
    if not cards_left(g, symbol):
        return -1
    g.reveal(EVERYONE)
    if g.deck_top[symbol]:
        card = g.deck_top[symbol][0][0]
        g.deck_top = changed(g.deck_top, symbol, g.deck_top[symbol][1:])
        return card
    if not g.deck[symbol] and not g.deck_bottom[symbol]:
        g.deck[symbol] = g.discard[symbol]
        g.discard[symbol] = 0
    if not g.deck[symbol]:
        return _take_from_bottom(g, symbol)
    card = _decide(g, symbol, EVERYONE)
    g.deck[symbol] &= ~(1 << card)
    return card


def _take_from_bottom(g: House, symbol: int) -> int:
    """The deck is used up but for the cards that were put under it: the first of them."""
    card = g.deck_bottom[symbol][0]
    g.deck_bottom = changed(g.deck_bottom, symbol, g.deck_bottom[symbol][1:])
    return card


def cards_left(g: House, symbol: int) -> bool:
    """BET-CARD-11. Whether a card of this kind can be drawn."""
    if g.deck[symbol] or g.deck_top[symbol] or g.deck_bottom[symbol]:
        return True
    return symbol != OMEN and g.discard[symbol] != 0


def _decide(g: House, symbol: int, to: int) -> int:
    cards = card_numbers(g.deck[symbol])
    return cards[0] if len(cards) == 1 else g.chance.pick(cards, CARDS, to)


def look_at_top(g: House, symbol: int, seat: Seat, count: int) -> list[int]:
    """A seat looks at the top cards of a deck, which stay where they are. As many as there are, if fewer."""
    top = list(g.deck_top[symbol])
    while len(top) < count and g.deck[symbol]:
        card = _decide(g, symbol, 1 << seat)
        g.deck[symbol] &= ~(1 << card)
        top.append((card, 0))
    while len(top) < count and g.deck_bottom[symbol]:
        top.append((_take_from_bottom(g, symbol), EVERYONE))
    looked = top[:count]
    top[:count] = [(card, known | 1 << seat) for card, known in looked]
    g.deck_top = changed(g.deck_top, symbol, tuple(top))
    g.reveal(1 << seat)
    return [card for card, _ in looked]


def reorder_top(g: House, symbol: int, cards: list[int], seat: Seat) -> None:
    """A seat that looked at the top cards puts them back in this order."""
    top = (*((card, 1 << seat) for card in cards), *g.deck_top[symbol][len(cards) :])
    g.deck_top = changed(g.deck_top, symbol, top)


def shuffle_deck(g: House, symbol: int) -> None:
    """The deck is shuffled: what was known about its order is known no longer."""
    for card, _ in g.deck_top[symbol]:
        g.deck[symbol] |= 1 << card
    for card in g.deck_bottom[symbol]:
        g.deck[symbol] |= 1 << card
    g.deck_top = changed(g.deck_top, symbol, ())
    g.deck_bottom = changed(g.deck_bottom, symbol, ())


def put_on_top(g: House, symbol: int, card: Card, known: int) -> None:
    g.deck_top = changed(g.deck_top, symbol, ((card, known), *g.deck_top[symbol]))


def put_under(g: House, card: Card) -> None:
    """A card goes under its deck in the open."""
    symbol = symbol_of(card)
    g.deck_bottom = changed(g.deck_bottom, symbol, (*g.deck_bottom[symbol], card))


def resolved(g: House, card: Card) -> None:
    """The event is being carried out no longer: the caller says at once where its card goes."""
    g.resolving = tuple(other for other in g.resolving if other != card)


def discard(g: House, card: Card) -> None:
    """BET-CARD-12. A card that is in nobody's hands goes to the discard pile of its deck."""
    g.discard[symbol_of(card)] |= 1 << card
    if card == BOX:
        g.box_open = False  # whoever gets the Music Box gets it closed
    g.tell(EVERYONE, DISCARDED, card)


def in_deck(g: House, card: Card) -> bool:
    """Whether the card is in its deck."""
    symbol = symbol_of(card)
    if g.deck[symbol] >> card & 1 or card in g.deck_bottom[symbol]:
        return True
    return any(other == card for other, _ in g.deck_top[symbol])


def fetch_card(g: House, card: Card) -> bool:
    """HC-7. Take the named card from its deck or discard pile and shuffle that deck; False: it is in play or gone."""
    symbol = symbol_of(card)
    if g.discard[symbol] >> card & 1:
        g.discard[symbol] &= ~(1 << card)
        shuffle_deck(g, symbol)
        return True
    if not in_deck(g, card):
        return False
    shuffle_deck(g, symbol)
    g.deck[symbol] &= ~(1 << card)
    g.reveal(EVERYONE)
    return True
