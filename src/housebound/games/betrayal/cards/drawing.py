"""Drawing cards (Cards, The traitor's new powers)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.components import GAINS, SYMBOL, symbol_of
from housebound.games.betrayal.figures.belongings import leave_behind, spot_of, take_effect, take_up
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.figures.death import escapes_by_showing
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.house.decks import cards_left, draw_card, resolved
from housebound.games.betrayal.numbers import Card, Room, Seat
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, DREW, EVENT, ITEM, NO, OMEN, TRAITOR, YES
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

BITE: Final = CARDS["bite"]

CARRY_OUT: Final[dict[str, Callable[[House, int, int], Script[None]]]] = {}
"""`event` and `omen`: what carries out a drawn card's text; filled in by the modules of the cards."""


def draw_for_symbol(g: House, seat: Seat, room: Room, by_effect: bool) -> Script[None]:
    """BET-CARD-2, BET-CARD-3, BET-CARD-9, BET-CARD-13.

    The discoverer draws for the room's symbol, nobody else ever does.
    """
    if has(g.drawn_for, room):
        return
    g.drawn_for |= just(room)
    if seat != g.active or not cards_left(g, SYMBOL[room]):
        return
    if by_effect and g.rules.effect_discovery_draw == "may":
        option: Option = yield Decision(seat, "draw", offer_yes_no, "BET-CARD-9", g.word[seat])
        if option is NO:
            return
    yield from draw(g, seat, SYMBOL[room])


def offer_yes_no(_: House, __: int, ask: Ask) -> None:
    ask.options += (YES, NO)


def draw(g: House, seat: Seat, symbol: int) -> Script[None]:
    """BET-CARD-4. Draw a card, read it out, and do what its kind demands.

    BET-MOVE-5: the acting explorer's movement is over. BET-CARD-11: if there is none, nothing happens.
    """
    if g.fate[seat] != IN_HOUSE or (yield from g.haunt.replace_draw(g, seat, symbol)):
        return
    card = draw_card(g, symbol)
    if card < 0:
        return
    end_movement(g, seat)
    g.tell(EVERYONE, DREW, g.word[seat], card)
    if symbol == ITEM:
        yield from _keep(g, seat, card)
    elif symbol == OMEN:
        yield from receive_omen(g, seat, card)
    else:
        yield from receive_event(g, seat, card)


def end_movement(g: House, seat: Seat) -> None:
    """BET-MOVE-5. The acting explorer has drawn a card."""
    if seat == g.acting:
        halt(g, "BET-MOVE-5")


def receive_omen(g: House, seat: Seat, card: Card) -> Script[None]:
    """BET-CARD-7, BET-HAUNT-2. An omen is kept; what it orders to be done at once is done at once."""
    g.omens_drawn += 1
    if seat == g.active:
        g.omens_now += 1
        g.omen_card = card
        g.omen_room = g.room[seat]
    yield from _keep(g, seat, card)
    yield from settle_skull(g, seat, BY_CARD)  # BET-DEATH-1: what the Madman takes can kill
    if card == BITE and (yield from accepts(g, seat, EVENT)):
        yield from CARRY_OUT["omen"](g, seat, card)


def receive_event(g: House, seat: Seat, card: Card) -> Script[None]:
    """BET-CARD-5. An event is carried out by whoever drew it, and then discarded, unless it says otherwise."""
    g.resolving += (card,)
    if (yield from accepts(g, seat, EVENT)):
        yield from CARRY_OUT["event"](g, seat, card)
    if card in g.resolving:
        resolved(g, card)
        g.discard[EVENT] |= just(card)


def _keep(g: House, seat: Seat, card: Card) -> Script[None]:
    """BET-CARD-6, BET-TRAITOR-6. The drawer keeps the card; what it gives or takes at once can be refused.

    What it cannot hold in this haunt is left in the room.
    """
    if g.haunt.may_hold(g, seat, card):
        leave_behind(g, card, spot_of(g, seat))
        return
    take_up(g, seat, card)
    refused = any(GAINS[card]) and not (yield from accepts(g, seat, symbol_of(card)))
    take_effect(g, seat, card, refused)


def accepts(g: House, seat: Seat, symbol: int) -> Script[bool]:
    """BET-TRAITOR-6, BET-TRAITOR-7. The traitor may refuse a card after it is read, before any die is rolled.

    An event, and the attack of the Bite; by variant traitor_cards nothing, or any card. BET-HIDDEN-6: a hidden traitor
    has to be revealed for it.
    """
    if g.rules.traitor_cards == "none" or (symbol != EVENT and g.rules.traitor_cards != "any_drawn"):
        return True
    if g.haunt.is_hidden(g):
        yield from escapes_by_showing(g, seat, "card_hazard")
    if g.team[seat] != TRAITOR:
        return True
    return (yield Decision(seat, "accept_card", offer_yes_no, "BET-TRAITOR-6", g.word[seat])) is YES
