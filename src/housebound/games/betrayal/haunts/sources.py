"""Part: an exorcism with sources that are used up (HC-16).

The parameters of a haunt are a `Sources`: rooms and cards by trait, the target, and how many tokens must be placed. Its
data keep `used_rooms` and `used_cards`, as bits.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from housebound.games.betrayal.cards_in_hand import holder_of, note_use, pile_with
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import Goal
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, ROOMS, SANITY, TRAITS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script

EXORCISE_IN = VERBS.verb("exorcise_in", ROOMS, TRAITS)
EXORCISE_WITH = VERBS.verb("exorcise_with", CARDS, TRAITS)
ROOM_SPENT = NoticeKind("exorcised_in", figure=FIGURES, room=ROOMS)
CARD_SPENT = NoticeKind("exorcised_with", figure=FIGURES, card=CARDS)


class Sources(msgspec.Struct, frozen=True):
    """What a haunt's exorcism can be made with: trait -> rooms and cards, as bits."""

    rooms: dict[int, int]
    cards: dict[int, int]
    target: int = 5


class UsesSources(Protocol):
    """The part of a haunt's data that this part keeps."""

    used_rooms: int
    used_cards: int


def sources(sanity_rooms: str, sanity_cards: str, knowledge_rooms: str, knowledge_cards: str) -> Sources:
    """The sources of a haunt by their words, separated by blanks."""
    return Sources(
        {SANITY: _bits(ROOMS.words, sanity_rooms), KNOWLEDGE: _bits(ROOMS.words, knowledge_rooms)},
        {SANITY: _bits(CARDS.words, sanity_cards), KNOWLEDGE: _bits(CARDS.words, knowledge_cards)},
    )


def _bits(words: tuple[str, ...], names: str) -> int:
    return sum(1 << words.index(name) for name in names.split())


def tokens_placed(data: UsesSources) -> int:
    """HC-17. How many successes there have been."""
    return data.used_rooms.bit_count() + data.used_cards.bit_count()


def offer_exorcism(g: House, figure: int, of: Sources, data: UsesSources, ask: Ask) -> None:
    """HC-16. Every source that a hero stands in or carries, and each trait that serves there."""
    if figure >= FIRST_MONSTER or g.haunt.side_of(g, figure) != HEROES:
        return
    room = g.room[figure]
    for trait, rooms in of.rooms.items():
        if rooms >> room & 1:
            offer_task(g, EXORCISE_IN(room, trait), ask, "HC-16" if data.used_rooms >> room & 1 else "")
    for trait, cards in of.cards.items():
        for card in card_numbers(cards & g.held[figure]):
            why = "HC-16" if data.used_cards >> card & 1 else "BET-ITEM-9" if g.used >> card & 1 else ""
            offer_task(g, EXORCISE_WITH(card, trait), ask, why)


def exorcise(g: House, seat: int, option: Option, of: Sources, data: UsesSources) -> Script[None]:
    """HC-16, HC-17. The task roll; a success puts a token on the source, a failure uses up nothing."""
    source, trait = option.args
    if option.verb is EXORCISE_WITH:
        note_use(g, source)
    if (yield from task_roll(g, seat, trait)) < of.target:
        return
    if option.verb is EXORCISE_WITH:
        data.used_cards |= 1 << source
        g.tell(EVERYONE, CARD_SPENT, g.word[seat], source)
    else:
        data.used_rooms |= 1 << source
        g.tell(EVERYONE, ROOM_SPENT, g.word[seat], source)
    succeed(g, HEROES, tokens_placed(data))


def exorcism_goal(g: House, seat: int, of: Sources, data: UsesSources) -> Goal:
    """For the general bot: an unused source that is a room of the house, or a card that can be had."""
    rooms = 0
    for trait in of.rooms:
        rooms |= of.rooms[trait] & ~data.used_rooms
    cards = 0
    for trait in of.cards:
        cards |= of.cards[trait] & ~data.used_cards
    if cards & g.held[seat]:
        rooms = 0  # it can be done anywhere
    return Goal(
        rooms=sum(1 << room for room in card_numbers(rooms) if g.square[room] >= 0),
        verbs=(EXORCISE_IN.name, EXORCISE_WITH.name),
        cards=tuple(c for c in card_numbers(cards) if holder_of(g, c) >= 0 or pile_with(g, c) >= 0),
        explore=True,
    )
