"""It Is Meant to Be: look at what comes, or note a number for a later roll."""

from __future__ import annotations

from typing import Any, Final

from housebound.games.betrayal.effects.event_plain import OWN
from housebound.games.betrayal.effects.steps import keep
from housebound.games.betrayal.figures.dice import card_purpose, fixed_roll
from housebound.games.betrayal.house import decks, stack
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import (
    CARDS,
    PEEKED_CARD,
    PEEKED_TILE,
    PICK_CARD,
    PICK_DECK,
    PICK_STACK,
    PICK_TILE,
    ROLL,
    SYMBOLS,
)
from housebound.kernel.script import Ask, Decision, Option, Script, only

LOOKED_AT: Final = 3
FATE_DICE: Final = 4


def it_is_meant_to_be(g: House, seat: Seat, card: Card) -> Script[None]:
    """Look at the top of one stack and put it in order; or roll 4 dice and keep the card with that number."""
    option: Option = yield Decision(seat, "meant_to_be", _offer_stacks, "BET-CARD-5", g.word[seat])
    if option is PICK_STACK:
        yield from _order_tiles(g, seat)
    elif option.verb is PICK_DECK:
        yield from _order_cards(g, seat, option.args[0])
    else:
        result = yield from fixed_roll(g, seat, FATE_DICE, card_purpose(card), event=True)
        if g.fate[seat] == IN_HOUSE:
            g.fate_number = result
            keep(g, seat, card)


OWN[CARDS["it_is_meant_to_be"]] = it_is_meant_to_be


def _offer_stacks(g: House, _: int, ask: Ask) -> None:
    ask.options.append(ROLL)
    if g.top_back >= 0:
        ask.options.append(PICK_STACK)
    ask.options += [
        PICK_DECK(symbol)
        for symbol in range(len(SYMBOLS))
        if g.deck[symbol] or g.deck_top[symbol] or g.deck_bottom[symbol]
    ]


def _order_tiles(g: House, seat: Seat) -> Script[None]:
    """BET-SECRET-6. The backs of the tiles are for all to see, their fronts for this seat alone."""
    tiles = stack.look_at_top(g, only(seat), LOOKED_AT)
    for tile in tiles:
        g.tell(only(seat), PEEKED_TILE, tile)
    count = len(tiles)
    for place in range(count - 1):

        def offers(g: House, _: int, ask: Ask, place: int = place) -> None:
            ask.options += [PICK_TILE(tile) for tile, _ in g.top_tiles[place:count]]

        option: Option = yield Decision(seat, "next_tile", offers, "BET-CARD-5", g.word[seat], to=only(seat))
        stack.reorder_top(g, _moved_up(g.top_tiles[:count], place, option), seat)


def _order_cards(g: House, seat: Seat, symbol: int) -> Script[None]:
    """The cards are seen by this seat alone."""
    cards = decks.look_at_top(g, symbol, seat, LOOKED_AT)
    for card in cards:
        g.tell(only(seat), PEEKED_CARD, card)
    count = len(cards)
    for place in range(count - 1):

        def offers(g: House, _: int, ask: Ask, place: int = place) -> None:
            ask.options += [PICK_CARD(card) for card, _ in g.deck_top[symbol][place:count]]

        option: Option = yield Decision(seat, "next_card", offers, "BET-CARD-5", g.word[seat], to=only(seat))
        decks.reorder_top(g, symbol, _moved_up(g.deck_top[symbol][:count], place, option), seat)


def _moved_up(looked: tuple[tuple[int, int], ...], place: int, option: Any) -> list[int]:
    """The order from the top, with the chosen one drawn up to this place."""
    order = [one for one, _ in looked]
    chosen = option.args[0]
    order.remove(chosen)
    order.insert(place, chosen)
    return order
