"""The event cards (Cards; content/events.toml). Here: those with a short text of their own.

Importing this module enters all 45 of them in `cards.CARRY_OUT`, and the tokens they leave in `turn.ROOM_TRIES`.
"""

from __future__ import annotations

from housebound.games.betrayal.cards.drawing import CARRY_OUT
from housebound.games.betrayal.components import CARD_FACTS, ITEM_CARD_BITS, card_numbers
from housebound.games.betrayal.effects import (
    event_attacks,  # noqa: F401
    event_fate,  # noqa: F401
    event_nearest,  # noqa: F401
    event_rooms,  # noqa: F401
    event_tokens,  # noqa: F401
    event_wall,  # noqa: F401
)
from housebound.games.betrayal.effects.event_plain import OWN, carry_out, event_roll, meet, rolled_trait
from housebound.games.betrayal.effects.event_ways import to_the_left
from housebound.games.betrayal.effects.steps import EVERY_TRAIT, apply, band, best, choose_card, keep
from housebound.games.betrayal.figures.belongings import CANDLE, LIGHTS_OUT, discard_held, holder_of, holds, lose_card
from housebound.games.betrayal.figures.damage import BY_CARD, pick_trait, settle_skull, to_lowest
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.restraints import DEBRIS, WEBS, restrain
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.house.decks import shuffle_deck
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, ITEM, KNOWLEDGE
from housebound.kernel.script import Script
from housebound.kernel.sets import just

CARRY_OUT["event"] = carry_out


def buried(g: House, seat: Seat, card: Card) -> Script[None]:
    """Debris and Webs: whoever has to keep the card can do nothing until somebody frees it."""
    yield from meet(g, seat, card, drew=True)
    if holds(g, seat, card):
        restrain(g, seat)


OWN[DEBRIS] = buried
OWN[WEBS] = buried


def lights_out(g: House, seat: Seat, card: Card) -> Script[None]:
    """The card is kept: one space per turn. The Candle ends it at once."""
    keep(g, seat, card)
    if holds(g, seat, CANDLE):
        discard_held(g, seat, card)
    return
    yield


OWN[LIGHTS_OUT] = lights_out


def disquieting_sounds(g: House, seat: Seat, card: Card) -> Script[None]:
    """Six dice against the number of omens drawn so far."""
    facts = CARD_FACTS[card]
    result = yield from event_roll(g, seat, card, facts["roll"], drew=True, needed=g.omens_drawn)
    yield from apply(g, seat, facts["if_at_least" if result >= g.omens_drawn else "if_less"], card)


OWN[CARDS["disquieting_sounds"]] = disquieting_sounds


def hanged_men(g: House, seat: Seat, card: Card) -> Script[None]:
    """One roll for each trait, each with its own result; four good ones are rewarded."""
    facts = CARD_FACTS[card]
    passed = 0
    for trait in EVERY_TRAIT:
        if g.fate[seat] != IN_HOUSE:
            return
        result = yield from trait_roll(g, seat, trait, event=True, needed=best(facts["bands"]))
        ops = band(facts["bands"], result)
        passed += ops[0]["op"] == "none"
        yield from apply(g, seat, ops, card, trait)
    if passed == len(EVERY_TRAIT):
        yield from apply(g, seat, facts["all_passed"], card)


OWN[CARDS["hanged_men"]] = hanged_men


def possession(g: House, seat: Seat, card: Card) -> Script[None]:
    """A roll for a trait of choice, which drops to its lowest value on a failure; if it is there, another one does."""
    facts = CARD_FACTS[card]
    trait = yield from rolled_trait(g, seat, facts["roll"])
    result = yield from event_roll(g, seat, card, facts["roll"], True, trait, best(facts["bands"]))
    ops = band(facts["bands"], result)
    if ops[0]["op"] != "lose_to_lowest":
        yield from apply(g, seat, ops, card, trait)
        return
    higher = [t for t in EVERY_TRAIT if g.clip[seat * 4 + t] > 0]
    if g.fate[seat] != IN_HOUSE or not higher:
        return
    if trait not in higher:
        trait = yield from pick_trait(g, seat, higher, "lose_trait", "BET-TRAIT-9")
    to_lowest(g, seat, trait, BY_CARD)


OWN[CARDS["possession"]] = possession


def jonahs_turn(g: House, seat: Seat, card: Card) -> Script[None]:
    """Whoever has the Puzzle Box changes it for another item, to the drawer's relief."""
    facts = CARD_FACTS[card]
    box = CARDS[facts["if_held"]["card"]]
    holder = holder_of(g, box)
    if 0 <= holder < FIRST_MONSTER:
        yield from apply(g, holder, facts["if_held"]["holder"], box)
        yield from apply(g, seat, facts["if_held"]["drawer"], card)
    else:
        yield from apply(g, seat, facts["if_not_held"], card)


OWN[CARDS["jonahs_turn"]] = jonahs_turn


def image_in_the_mirror(g: House, seat: Seat, card: Card) -> Script[None]:
    """The drawer, or the next explorer to the left with an item card, shuffles one into its deck for 1 Knowledge."""
    giver = next((one for one in to_the_left(g, seat) if g.held[one] & ITEM_CARD_BITS), -1)
    if giver < 0:
        return
    items = card_numbers(g.held[giver] & ITEM_CARD_BITS)
    item = yield from choose_card(g, giver, items, "part_with", "BET-CARD-5")
    lose_card(g, giver, item)
    g.deck[ITEM] |= just(item)
    shuffle_deck(g, ITEM)
    yield from settle_skull(g, giver, BY_CARD)
    if g.fate[giver] == IN_HOUSE:
        gain(g, giver, KNOWLEDGE, 1)


OWN[CARDS["image_in_the_mirror_give"]] = image_in_the_mirror


def whoops(g: House, seat: Seat, card: Card) -> Script[None]:
    """One of the drawer's item cards, picked at random, is discarded."""
    items = card_numbers(g.held[seat] & ITEM_CARD_BITS)
    if items:
        item = items[0] if len(items) == 1 else g.chance.pick(items, CARDS)
        discard_held(g, seat, item)
        yield from settle_skull(g, seat, BY_CARD)


OWN[CARDS["whoops"]] = whoops
