"""The omen cards that are used by choice, and the Bite.

What the other omens do by themselves stands with the rule they change: cards_in_hand.py (what is gained and lost),
attack.py (Ring, Spear), damage.py (Skull), room_effects.py (Medallion); the Dog's errands in companions.py.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards.drawing import CARRY_OUT
from housebound.games.betrayal.cards.handling import USES, CardUse
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.effects.companions import DOG, errand_open, send_dog
from housebound.games.betrayal.effects.items import after_haunt, at_any_time, facts
from housebound.games.betrayal.effects.steps import apply, band
from housebound.games.betrayal.effects.summons import draw_monsters
from housebound.games.betrayal.figures.belongings import take_off_mask
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.house.decks import put_on_top, shuffle_deck
from housebound.games.betrayal.house.stack import look_at_top
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.play.attack import unseen_attack
from housebound.games.betrayal.state import HAS_MOVED, IN_HOUSE, LEFT_ROOM, House
from housebound.games.betrayal.words import (
    CARDS,
    EVENT,
    ITEM,
    KNOWLEDGE,
    NO,
    PEEKED_CARD,
    PEEKED_TILE,
    PICK_CARD,
    PICK_DECK,
    SANITY,
    YES,
)
from housebound.kernel.script import Ask, Decision, Option, Script, forced, only
from housebound.kernel.sets import just, set_of

BITE: Final = CARDS["bite"]
CRYSTAL_BALL: Final = CARDS["crystal_ball"]
MASK: Final = CARDS["mask"]
SPIRIT_BOARD: Final = CARDS["spirit_board"]
BALL_TARGET: Final = 4
MASK_TARGET: Final = 4


def bite(g: House, seat: Seat, card: Card) -> Script[None]:
    """Bite: an unseen creature attacks once, with Might 4. Afterwards the card does nothing by itself."""
    yield from unseen_attack(g, seat, facts(BITE)["on_gain"][0]["might"])


CARRY_OUT["omen"] = bite


# -- Crystal Ball


def gaze(g: House, seat: Seat) -> Script[None]:
    """Crystal Ball: Knowledge 4 or more lets one search a deck, less costs Sanity."""
    result = yield from trait_roll(g, seat, KNOWLEDGE, needed=BALL_TARGET)
    if g.fate[seat] != IN_HOUSE:
        return
    if result >= BALL_TARGET:
        yield from _search_deck(g, seat)
    else:
        yield from pay_for_gazing(g, seat, result)


def pay_for_gazing(g: House, seat: Seat, result: int) -> Script[None]:
    """What a result below the target costs."""
    return apply(g, seat, band(facts(CRYSTAL_BALL)["bands"], result), CRYSTAL_BALL)


def _in_deck(g: House, symbol: int) -> list[int]:
    """The cards of a deck. Which they are everybody can work out: all others lie open (BET-SECRET-6)."""
    hidden = set_of(card for card, _ in g.deck_top[symbol]) | set_of(g.deck_bottom[symbol])
    return card_numbers(g.deck[symbol] | hidden)


def _search_deck(g: House, seat: Seat) -> Script[None]:
    """BET-SECRET-7. One card of the item or the event deck comes on top of it, and only the seat knows which."""
    decks = [symbol for symbol in (ITEM, EVENT) if _in_deck(g, symbol)]
    if not decks:
        return

    def offer_decks(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_DECK(symbol) for symbol in decks]

    option: Option = yield from forced(g, Decision(seat, "search_deck", offer_decks, "BET-GEN-4", g.word[seat]))
    symbol = option.args[0]

    def offer_cards(g: House, _: int, ask: Ask) -> None:
        ask.options += [PICK_CARD(card) for card in _in_deck(g, symbol)]

    secret = Decision(seat, "put_on_top", offer_cards, "BET-SECRET-7", g.word[seat], to=only(seat))
    card = (yield from forced(g, secret)).args[0]
    shuffle_deck(g, symbol)
    g.deck[symbol] &= ~(just(card))
    put_on_top(g, symbol, card, only(seat))
    g.tell(only(seat), PEEKED_CARD, card)


# -- Mask


def try_mask(g: House, seat: Seat) -> Script[None]:
    """Mask: Sanity 4 or more lets one put it on, or take it off."""
    result = yield from trait_roll(g, seat, SANITY, needed=MASK_TARGET)
    if result < MASK_TARGET or g.fate[seat] != IN_HOUSE:
        return
    if (yield Decision(seat, "mask", _offer_yes_no, "BET-GEN-4", g.word[seat])) is NO:
        return
    if g.worn:
        take_off_mask(g, seat)
        yield from settle_skull(g, seat, BY_CARD)
    else:
        g.worn = True
        yield from apply(g, seat, facts(MASK)["put_on"], MASK)


def _offer_yes_no(_: House, __: int, ask: Ask) -> None:
    ask.options += (YES, NO)


# -- Spirit Board


def may_ask_spirits(g: House, seat: Seat) -> str:
    """BET-GEN-4. Before one has moved in this turn, and while a tile is left to look at."""
    return "BET-GEN-4" if g.did & (HAS_MOVED | LEFT_ROOM) or not g.findable else ""


def ask_spirits(g: House, seat: Seat) -> Script[None]:
    """Spirit Board: its user alone looks at the top tile of the stack; in the haunt this draws monsters."""
    for tile in look_at_top(g, only(seat)):
        g.tell(only(seat), PEEKED_TILE, tile)
    if g.haunt.started:
        yield from draw_monsters(g, seat, SPIRIT_BOARD)


USES.update(
    {
        CRYSTAL_BALL: CardUse(after_haunt, gaze),
        DOG: CardUse(errand_open, send_dog),
        MASK: CardUse(at_any_time, try_mask),
        SPIRIT_BOARD: CardUse(may_ask_spirits, ask_spirits),
    }
)
