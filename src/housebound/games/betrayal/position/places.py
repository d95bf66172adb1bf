"""What positions of Betrayal say again and again: rooms and spots in the house, who knows something, and cards."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import DECK_BITS
from housebound.games.betrayal.house.plan import in_house, split_by_barrier
from housebound.games.betrayal.numbers import Card, spot_at
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CARDS, FIRST_OBJECT, ROOMS, SYMBOLS
from housebound.kernel.errors import BadPosition
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has, set_of


def room_in_house(g: House, word: str, what: str) -> int:
    """A room in which something is: it must lie in the house."""
    room = ROOMS[word]
    if not in_house(g, room):
        raise BadPosition("position-is-in-which-is-not-in-the", what=what, word=word)
    return room


def spot_in_house(g: House, text: str, what: str) -> int:
    """`kitchen` or `chasm/1`."""
    word, _, side = text.partition("/")
    room = room_in_house(g, word, what)
    if side not in ("", "0", "1") or (side == "1" and not split_by_barrier(g, room)):
        raise BadPosition("position-is-in-but-has-no-such-side", what=what, text=text, word=word)
    return spot_at(room, int(side or 0))


def spot_named(text: str) -> int:
    """A spot that somebody remembers: its room may have gone since. Empty: -1."""
    word, _, side = text.partition("/")
    return spot_at(ROOMS[word], int(side or 0)) if word else -1


def audience(seats: Any) -> int:
    return EVERYONE if seats == "all" else set_of(seats)


class Cards:
    """Where each card is while a position is read: nowhere twice, and what is nowhere is in its deck."""

    def __init__(self) -> None:
        self.where: dict[int, str] = {}

    def put(self, card: Card, place: str) -> int:
        if card in self.where:
            raise BadPosition("position-is-both-in-and-in", card=CARDS.words[card], where=self.where[card], place=place)
        self.where[card] = place
        return card

    def put_all(self, cards: list[int], place: str) -> int:
        """As bits."""
        return set_of(self.put(card, place) for card in cards)

    def of_deck(self, symbol: int, cards: list[int], place: str) -> list[int]:
        for card in cards:
            if not has(DECK_BITS[symbol], card):
                raise BadPosition(
                    "position-card-of-another-kind", card=CARDS.words[card], place=place, symbol=SYMBOLS.words[symbol]
                )
        return [self.put(card, place) for card in cards]

    def left_in_deck(self, symbol: int) -> int:
        return DECK_BITS[symbol] & ~set_of([card for card in self.where if card < FIRST_OBJECT])
