"""The killer's deck: drawing, discarding from its top, and building it anew (Killer cards, hand and level)."""

from __future__ import annotations

from housebound.games.terrorscape.cards.killer_hand import hand_size
from housebound.games.terrorscape.components import HAND_LIMIT, KILLER_CARDS
from housebound.games.terrorscape.numbers import Card, Killer
from housebound.games.terrorscape.play.harm import gain_level
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import CARD_DRAWN, CARD_LOST, CARDS, DREW_CARDS
from housebound.kernel.script import EVERYONE, Script


def draw_cards(g: Mansion, count: int) -> Script[None]:
    """TER-KCARD-4, TER-KTURN-6. Into the hand up to five cards; what is drawn beyond is discarded unseen."""
    g.tell(EVERYONE, DREW_CARDS)
    for _ in range(count):
        card = yield from _top_card(g)
        if card < 0:
            return
        if hand_size(g) >= HAND_LIMIT:
            g.pile[card] += 1
            g.tell(g.rules.hunter, CARD_LOST, card)
        else:
            g.hand[card] += 1
            g.tell(g.rules.hunter, CARD_DRAWN, card)


def discard_from_deck(g: Mansion, count: int) -> Script[None]:
    """TER-ATTACK-8. The top cards of the deck, unseen by the team."""
    for _ in range(count):
        card = yield from _top_card(g)
        if card < 0:
            return
        g.pile[card] += 1
        g.tell(g.rules.hunter, CARD_LOST, card)


def _top_card(g: Mansion) -> Script[Card]:
    """TER-KCARD-5, TER-KCARD-6. The next card, -1 if there is none; an empty deck gives a level and is built anew."""
    if not any(g.deck):
        if not any(g.pile):
            return -1
        yield from gain_level(g)
        g.deck, g.pile = [kept + put for kept, put in zip(g.deck, g.pile, strict=True)], [0] * len(g.pile)
        g.shown = ()
    return g.chance.draw(g.deck, CARDS, g.rules.hunter)


def starting_deck(killer: Killer) -> list[int]:
    """TER-SETUP-11. The twelve cards that are not locked."""
    deck = [0] * len(CARDS)
    for card, facts in KILLER_CARDS[killer].items():
        if not facts.locked:
            deck[card] = facts.copies
    return deck
