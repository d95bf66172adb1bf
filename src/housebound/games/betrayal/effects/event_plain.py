"""Carrying out an event card: whom it concerns, its roll, its result table (BET-CARD-5).

Cards that their content entry describes completely are carried out here. Cards with a text of their own have a
function in `OWN`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.steps import apply, band, best, clockwise
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.damage import pick_trait
from housebound.games.betrayal.figures.dice import card_purpose, fixed_roll, trait_roll
from housebound.games.betrayal.house.decks import discard, resolved
from housebound.games.betrayal.house.plan import faces_outside, floor_of
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.numbers import Card, Seat, Token
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import BASEMENT, FIRST_EVENT, FIRST_OBJECT, NO, ROOMS, TOKENS, TRAITS
from housebound.kernel.script import Decision, Script
from housebound.kernel.sets import has, just

CarryOut = Callable[[House, int, int], Script[None]]
OWN: Final[dict[int, CarryOut]] = {}
"""Card -> the function that carries out its text, where the content entry alone does not say it all."""

TOKEN_OF: Final = {
    card: TOKENS[CARD_FACTS[card]["token"]] for card in range(FIRST_EVENT, FIRST_OBJECT) if "token" in CARD_FACTS[card]
}
CARD_OF: Final = {token: card for card, token in TOKEN_OF.items()}
"""The token that a card leaves in the house, and the card of a token."""


def carry_out(g: House, seat: Seat, card: Card) -> Script[None]:
    """BET-CARD-5. The event is carried out; a card whose token stays in the house stays beside the house."""
    yield from OWN.get(card, plain)(g, seat, card)
    if card in g.resolving and in_play(g, TOKEN_OF.get(card, -1)):
        resolved(g, card)
        g.gone |= just(card)


def in_play(g: House, token: Token) -> bool:
    return any(entry[0] == token for entry in g.tokens)


def end_token(g: House, token: Token) -> None:
    """BET-CARD-5. The token has left the house: nothing of its card lasts, and the card is discarded."""
    card = CARD_OF[token]
    if has(g.gone, card) and not in_play(g, token):
        g.gone &= ~(just(card))
        discard(g, card)


def plain(g: House, seat: Seat, card: Card) -> Script[None]:
    """What the content entry of a card says about whomever it concerns, one explorer after the other (BET-TURN-8)."""
    if CARD_FACTS[card]["who"] == "room":
        place_token(g, TOKEN_OF[card], spot_of(g, seat))
        return
    for one in concerned(g, seat, card):
        if g.fate[one] == IN_HOUSE:
            yield from meet(g, one, card, drew=one == seat)


def concerned(g: House, seat: Seat, card: Card) -> list[int]:
    """BET-TURN-8. The explorers that the card names, in their order."""
    who = CARD_FACTS[card]["who"]
    if who == "all":
        return clockwise(g)
    if who == "basement":
        return [one for one in clockwise(g) if floor_of(g, g.room[one]) == BASEMENT]
    if who == "open_air":
        rooms = {ROOMS[word] for word in CARD_FACTS[card]["rooms"]}
        return [one for one in clockwise(g) if g.room[one] in rooms or faces_outside(g, g.room[one])]
    return [seat]


def meet(g: House, seat: Seat, card: Card, drew: bool) -> Script[None]:
    """One explorer makes the card's roll and takes what the result table says."""
    facts = CARD_FACTS[card]
    if "do" in facts:
        yield from apply(g, seat, facts["do"], card)
        return
    if facts.get("optional") and ((yield Decision(seat, "try_event", offer_yes_no, "BET-CARD-5", g.word[seat])) is NO):
        return
    trait = yield from rolled_trait(g, seat, facts["roll"])
    result = yield from event_roll(g, seat, card, facts["roll"], drew, trait, best(facts["bands"]))
    yield from apply(g, seat, band(facts["bands"], result), card, trait)


def comes_to_its_text(g: House, seat: Seat, card: Card) -> Script[bool]:
    """The roll of whoever drew the card, and what the result table says; where that is the card's own text: whether
    anybody is still in the house whom it can happen to.
    """
    facts = CARD_FACTS[card]
    result = yield from event_roll(g, seat, card, facts["roll"], drew=True, needed=best(facts["bands"]))
    ops = band(facts["bands"], result)
    if ops[0]["op"] != "text":
        yield from apply(g, seat, ops, card)
        return False
    return g.fate[seat] == IN_HOUSE


def rolled_trait(g: House, seat: Seat, facts: dict[str, Any]) -> Script[int]:
    """The trait of the roll, chosen where the card leaves the choice; -1: a fixed number of dice."""
    if "traits" in facts:
        traits = [TRAITS[word] for word in facts["traits"]]
        return (yield from pick_trait(g, seat, traits, "roll_trait", "BET-DICE-6"))
    return TRAITS[facts["trait"]] if "trait" in facts else -1


def event_roll(
    g: House, seat: Seat, card: Card, facts: dict[str, Any], drew: bool, chosen: int = -1, needed: int = 0
) -> Script[int]:
    """The roll that an event demands. `drew`: the roller drew the card, which the Candle and the Idol ask for.

    `chosen`: the trait, where the card leaves the choice.
    """
    trait = TRAITS[facts["trait"]] if "trait" in facts else chosen
    dice = facts.get("dice", 0)
    if "extra_die_in" in facts:
        dice += g.room[seat] == ROOMS[facts["extra_die_in"]]
    if "modifier_room" in facts and g.room[seat] == ROOMS[facts["modifier_room"]]:
        dice += facts["dice_modifier"]
    if trait >= 0:
        return (yield from trait_roll(g, seat, trait, dice, drew, needed))
    return (yield from fixed_roll(g, seat, dice, card_purpose(card), event=drew, needed=needed))
