"""Cards in hand, in piles and waiting: getting and losing them (Items and omens, Belongings of the dead).

BET-COMPANION-2, BET-COMPANION-3: a companion is its card: it has no figure to attack, and is where its custodian is.
BET-ITEM-11: what works by itself while a card is held is no use of it.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import (
    COMPANIONS,
    EVENT_BITS,
    FIXED_LOSS,
    GAINS,
    LOSSES,
    card_numbers,
)
from housebound.games.betrayal.figures.traits import gain, lower
from housebound.games.betrayal.house.decks import discard
from housebound.games.betrayal.numbers import Card, Figure, Seat, Spot, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, House, changed
from housebound.games.betrayal.words import CARDS, FIRST_EVENT, FIRST_OMEN, GOT, KNOWLEDGE, SANITY
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has, just, without

MASK: Final = CARDS["mask"]
BOX: Final = CARDS["music_box"]
BELL: Final = CARDS["bell"]
BOOK: Final = CARDS["book"]
CANDLE: Final = CARDS["candle"]
BITE: Final = CARDS["bite"]
TRIO: Final = just(BELL) | just(BOOK) | just(CANDLE)
GRAVE_DIRT: Final = CARDS["grave_dirt"]
LIGHTS_OUT: Final = CARDS["lights_out"]
BY_CARD: Final = 1
"""The cause of a trait change that the text of a card makes."""
BY_HAND: Final = 4
"""The cause of one that a card in hand makes because it comes or goes, or for its use (see also `damage`)."""


def holds(g: House, figure: Figure, card: Card) -> bool:
    return g.held[figure] >> card & 1 == 1


def holder_of(g: House, card: Card) -> int:
    """The figure that has the card, or -1."""
    bit = 1 << card
    for cards in g.held:
        if cards & bit:
            return g.held.index(cards)
    return -1


def spot_of(g: House, figure: Figure) -> int:
    return g.room[figure] * 2 + g.side[figure]


def note_use(g: House, card: Card) -> None:
    """BET-ITEM-9. Something was done with this card in this turn."""
    g.used |= 1 << card


def get_card(g: House, figure: Figure, card: Card) -> None:
    """BET-CARD-6, BET-CARD-7, BET-ITEM-15. The figure has the card from now on, with what it gives at once."""
    take_up(g, figure, card)
    take_effect(g, figure, card)


def take_up(g: House, figure: Figure, card: Card) -> None:
    """The card is in the figure's hands, and has done nothing yet."""
    g.held[figure] |= just(card)
    g.tell(EVERYONE, GOT, g.word[figure], card)


def take_effect(g: House, figure: Figure, card: Card, refused: bool = False) -> None:
    """BET-ITEM-12, BET-ITEM-13. What a card gives or takes at once; the steps really made are remembered with it.

    BET-TRAITOR-6: those of a card that is refused are not made.
    """
    if figure >= FIRST_MONSTER or card >= FIRST_EVENT:
        return
    steps = GAINS[card]
    if any(steps) and not refused:
        g.gained[card] = tuple(_change(g, figure, trait, n) for trait, n in enumerate(steps))
        _shake_off_grave_dirt(g, figure, card)
    if card == CANDLE and holds(g, figure, LIGHTS_OUT):
        discard_held(g, figure, LIGHTS_OUT)
    if g.held[figure] & TRIO == TRIO and g.bonus_set[figure] == 0:
        g.bonus_set = changed(g.bonus_set, figure, 1)
        for trait in range(4):
            gain(g, figure, trait, 2)


def _change(g: House, seat: Seat, trait: Trait, steps: int) -> int:
    """Move a clip by so many steps, up or down; the steps really made, with their sign."""
    return gain(g, seat, trait, steps) if steps >= 0 else -lower(g, seat, trait, -steps, BY_HAND)


def _shake_off_grave_dirt(g: House, seat: Seat, card: Card) -> None:
    """Grave Dirt ends as soon as an item card raises a trait."""
    raised = any(n > 0 for n in g.gained[card])
    if raised and card < FIRST_OMEN and holds(g, seat, GRAVE_DIRT):
        discard_held(g, seat, GRAVE_DIRT)


def lose_card(g: House, figure: Figure, card: Card) -> None:
    """BET-ITEM-15. The figure has the card no longer; what the card gave goes with it.

    The card is in nobody's hands then: the caller says at once where it goes. A clip may be on the skull afterwards.
    """
    g.held[figure] &= ~(just(card))
    if figure >= FIRST_MONSTER or card >= FIRST_EVENT:
        return
    if card == MASK and g.worn:
        take_off_mask(g, figure)
    if FIXED_LOSS[card]:
        for trait, steps in enumerate(LOSSES[card]):
            lower(g, figure, trait, -steps, BY_HAND)  # BET-ITEM-16
        g.gained.pop(card, None)
    elif card in g.gained:
        for trait, steps in enumerate(g.gained.pop(card)):
            _change(g, figure, trait, -steps)
    if has(TRIO, card) and g.bonus_set[figure] == 1:
        g.bonus_set = changed(g.bonus_set, figure, 2)
        for trait in range(4):
            lower(g, figure, trait, 2, BY_HAND)


def take_off_mask(g: House, seat: Seat) -> None:
    g.worn = False
    gain(g, seat, SANITY, 2)
    lower(g, seat, KNOWLEDGE, 2, BY_HAND)


def discard_held(g: House, figure: Figure, card: Card) -> None:
    """The figure loses the card to its discard pile."""
    lose_card(g, figure, card)
    discard(g, card)


def destroy(g: House, figure: Figure, card: Card) -> None:
    """The card leaves its holder, with what it gave, and the game."""
    lose_card(g, figure, card)
    g.gone |= just(card)


def lay_down(g: House, figure: Figure, card: Card, spot: Spot) -> None:
    """BET-ITEM-5. The card lies in an item pile from now on."""
    lose_card(g, figure, card)
    put_in_pile(g, card, spot)


def put_in_pile(g: House, card: Card, spot: Spot) -> None:
    g.piles[spot] = g.piles.get(spot, 0) | just(card)
    g.haunt.laid_down(g, card)


def leave_behind(g: House, card: Card, spot: Spot) -> None:
    """BET-ITEM-5, BET-LOOT-2. A card that is in nobody's hands stays in a room: in a pile, or waiting for company."""
    if has(COMPANIONS, card):
        g.waiting[spot] = g.waiting.get(spot, 0) | just(card)
    else:
        put_in_pile(g, card, spot)


def from_pile(g: House, card: Card, spot: Spot) -> None:
    """BET-ITEM-5. Take a card out of a pile; the token goes with the last one."""
    left = without(g.piles[spot], card)
    if left:
        g.piles[spot] = left
    else:
        del g.piles[spot]


def pile_with(g: House, card: Card) -> int:
    """The spot of the pile in which the card lies, or -1."""
    bit = 1 << card
    for spot, cards in g.piles.items():
        if cards & bit:
            return spot
    return -1


def join_companions(g: House, figure: Figure) -> None:
    """BET-LOOT-3, BET-LOOT-4. An explorer that enters takes custody of whoever waits there."""
    if not g.waiting:
        return
    spot = spot_of(g, figure)
    for card in card_numbers(g.waiting.pop(spot, 0)):
        if g.haunt.may_hold(g, figure, card):
            g.waiting[spot] = g.waiting.get(spot, 0) | just(card)
        else:
            get_card(g, figure, card)


def wait_no_more(g: House, card: Card) -> bool:
    """BET-LOOT-2. The companion leaves the room where it waits; whether it did wait."""
    spot = next((spot for spot, cards in g.waiting.items() if has(cards, card)), -1)
    if spot < 0:
        return False
    left = without(g.waiting.pop(spot), card)
    if left:
        g.waiting[spot] = left
    return True


def drop_everything(g: House, seat: Seat) -> None:
    """BET-LOOT-1, BET-LOOT-2, BET-LOOT-5. What the dead leave behind: a pile, waiting companions.

    The rest is discarded.

    The dead lose nothing by it: no clip moves.
    """
    spot = spot_of(g, seat)
    cards = g.held[seat]
    g.held[seat] = 0
    for card in card_numbers(cards):
        g.gained.pop(card, None)
        if has(COMPANIONS, card):
            g.waiting[spot] = g.waiting.get(spot, 0) | just(card)
        elif card == BITE or has(EVENT_BITS, card):
            discard(g, card)
        else:
            put_in_pile(g, card, spot)
    if has(cards, MASK):
        g.worn = False
