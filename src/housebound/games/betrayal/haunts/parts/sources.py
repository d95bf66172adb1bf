"""Part: an exorcism with sources that are used up (HC-16).

The parameters of a haunt are a `Sources`: rooms and cards by trait, and the target. Its data keep `used_rooms` and
`used_cards`, as bits. A haunt in which the heroes win by that is an `Exorcising`.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Protocol

from typing_extensions import TypeVar

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import note_use
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, ROOMS, SANITY, TRAITS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

EXORCISE_IN = VERBS.verb("exorcise_in", ROOMS, TRAITS, rule="HC-16")
EXORCISE_WITH = VERBS.verb("exorcise_with", CARDS, TRAITS, rule="HC-16")
ROOM_SPENT = NoticeKind("exorcised_in", figure=FIGURES, room=ROOMS)
CARD_SPENT = NoticeKind("exorcised_with", figure=FIGURES, card=CARDS)


class Sources(NamedTuple):
    """What a haunt's exorcism can be made with: trait -> rooms and cards, as bits."""

    rooms: dict[int, int]
    cards: dict[int, int]
    target: int = 5


class UsesSources(Kept, Protocol):
    """The part of a haunt's data that this part keeps."""

    used_rooms: int
    used_cards: int


def sources(sanity_rooms: str, sanity_cards: str, knowledge_rooms: str, knowledge_cards: str) -> Sources:
    """The sources of a haunt by their words, separated by blanks."""
    return Sources(
        {SANITY: _bits(ROOMS.words, sanity_rooms), KNOWLEDGE: _bits(ROOMS.words, knowledge_rooms)},
        {SANITY: _bits(CARDS.words, sanity_cards), KNOWLEDGE: _bits(CARDS.words, knowledge_cards)},
    )


def sources_by_either(rooms: str) -> Sources:
    """Rooms that serve with Sanity or Knowledge alike, and no cards."""
    bits = _bits(ROOMS.words, rooms)
    return Sources({SANITY: bits, KNOWLEDGE: bits}, {})


def _bits(words: tuple[str, ...], names: str) -> int:
    return set_of(words.index(name) for name in names.split())


EXORCISM = sources(
    "chapel crypt pentagram_chamber",
    "holy_symbol ring",
    "library research_laboratory",
    "book crystal_ball",
)
"""The exorcism of most haunts that have one."""


def tokens_placed(data: UsesSources) -> int:
    """HC-17. How many successes there have been."""
    return data.used_rooms.bit_count() + data.used_cards.bit_count()


def is_complete(g: House, data: UsesSources) -> bool:
    """HC-1, HC-17. Whether P tokens have been placed."""
    return tokens_placed(data) >= g.rules.seats


def offer_exorcism(g: House, figure: Figure, of: Sources, data: UsesSources, ask: Ask) -> None:
    """HC-16. Every source that a hero stands in or carries, and each trait that serves there."""
    if figure >= FIRST_MONSTER or g.haunt.side_of(g, figure) != HEROES:
        return
    room = g.room[figure]
    for trait, rooms in of.rooms.items():
        if has(rooms, room):
            offer_task(g, EXORCISE_IN(room, trait), ask, "HC-16" if has(data.used_rooms, room) else "")
    for trait, cards in of.cards.items():
        for card in card_numbers(cards & g.held[figure]):
            why = "HC-16" if has(data.used_cards, card) else "BET-ITEM-9" if has(g.used, card) else ""
            offer_task(g, EXORCISE_WITH(card, trait), ask, why)


def exorcise(g: House, seat: Seat, option: Option, of: Sources, data: UsesSources) -> Script[None]:
    """HC-16, HC-17. The task roll; a success puts a token on the source, a failure uses up nothing."""
    source, trait = option.args
    if option.verb is EXORCISE_WITH:
        note_use(g, source)
    if (yield from task_roll(g, seat, trait, needed=of.target)) < of.target:
        return
    if option.verb is EXORCISE_WITH:
        data.used_cards |= just(source)
        g.tell(EVERYONE, CARD_SPENT, g.word[seat], source)
    else:
        data.used_rooms |= just(source)
        g.tell(EVERYONE, ROOM_SPENT, g.word[seat], source)
    succeed(g, HEROES, tokens_placed(data))


def shown_exorcism(g: House, seat: Seat, data: UsesSources) -> dict[str, Any]:
    """HC-22. Tokens lie where everybody sees them; that there may be any, and how many, stands in the heroes' text."""
    if not tokens_placed(data) and not g.haunt.reads(g, seat, HEROES):
        return {}
    return {
        "exorcisms": tokens_placed(data),
        "exorcisms_needed": g.rules.seats if g.haunt.true_side(g, seat) == HEROES else "",
        "used_rooms": room_names(data.used_rooms),
        "used_cards": [CARDS.words[card] for card in card_numbers(data.used_cards)],
    }


def check_sources(of: Sources, data: UsesSources) -> None:
    """Raise AssertionError if a token lies where it cannot."""
    assert not data.used_rooms & ~_all(of.rooms), "a token on a room that is no source"
    assert not data.used_cards & ~_all(of.cards), "a token on a card that is no source"


def _all(by_trait: dict[int, int]) -> int:
    sources = 0
    for bits in by_trait.values():
        sources |= bits
    return sources


def exorcism_goal(g: House, seat: Seat, of: Sources, data: UsesSources) -> Goal:
    """For the general bot: an unused source that is a room of the house, or a card that can be had."""
    rooms = _all(of.rooms) & ~data.used_rooms
    cards = _all(of.cards) & ~data.used_cards
    if cards & g.held[seat]:
        rooms = 0  # it can be done anywhere
    return Goal(
        rooms=laid(g, card_numbers(rooms)),
        verbs=(EXORCISE_IN.name, EXORCISE_WITH.name),
        cards=tuple(c for c in card_numbers(cards) if is_about(g, c)),
        explore=True,
    )


U = TypeVar("U", bound=UsesSources, covariant=True)  # noqa: PLC0105


class Exorcising(Haunt[U]):
    """A haunt in which every hero may exorcise, and P tokens win."""

    sources: ClassVar[Sources] = EXORCISM

    def offer(self, g: House[U], figure: Figure, ask: Ask) -> None:
        offer_exorcism(g, figure, self.sources, g.data, ask)

    def perform(self, g: House[U], figure: Figure, option: Option) -> Script[None]:
        return exorcise(g, figure, option, self.sources, g.data)

    def winner(self, g: House[U]) -> int:
        return self.team_seats(g, HEROES) if is_complete(g, g.data) else CARRY_ON

    def check(self, g: House[U]) -> None:
        check_sources(self.sources, g.data)
