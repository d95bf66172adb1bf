"""Hidden Hands: the card game of `boardgame/server.cjs` as a game of ours, so that both servers carry the same load.

Everybody holds five cards of 52 that nobody else sees. A turn: lay one down, draw one. It never ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from housebound.kernel.game import Game
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import NOTHING, Ask, Decision, Domain, Option, Script, Vocabulary, only
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from housebound.kernel.tape import domains_of

RULEBOOK = Rulebook.parse(
    "## Hands\n- **HND-PLAY-1** — Lay a card down, and draw one; a full pile is the deck again.\n"
)
CARDS = Domain("card", [f"{suit}{rank}" for suit in "cdhs" for rank in range(1, 14)])
WORDS = Vocabulary("hidden_hands", __name__)
PLAY = WORDS.verb("play", CARDS).each()
HAND = 5


class Hands(State):
    __slots__ = ("bag", "hands", "pile", "tricks", "turn")
    bag: list[int]  # the cards that are still to be drawn, counted by kind
    hands: list[list[int]]
    pile: list[int]
    tricks: list[int]
    turn: int  # -1 before the deal

    def copy_from(self, other: Hands) -> None:
        self.bag, self.hands = other.bag.copy(), [hand.copy() for hand in other.hands]
        self.pile, self.tricks, self.turn = other.pile.copy(), other.tricks.copy(), other.turn


def _draw(g: Hands, seat: int) -> None:
    if not any(g.bag):
        for card in g.pile:
            g.bag[card] += 1
        g.pile.clear()
    g.hands[seat].append(g.chance.draw(g.bag, CARDS, to=only(seat)))


def _deal(g: Hands) -> Script[None]:
    for seat in range(len(g.hands)):
        for _ in range(HAND):
            _draw(g, seat)
    g.turn = 0
    return NOTHING


def _offer(g: Hands, seat: int, ask: Ask) -> None:
    ask.options += [PLAY[card] for card in g.hands[seat]]


def _play(g: Hands) -> Script[None]:
    """HND-PLAY-1."""
    seat = g.turn
    option: Option = yield Decision(seat, "play", _offer, rule="HND-PLAY-1")
    (card,) = option.args
    g.hands[seat].remove(card)
    g.tricks[seat] += not g.pile or card > g.pile[-1]
    g.pile.append(card)
    _draw(g, seat)
    g.turn = (seat + 1) % len(g.hands)


class HandsView(msgspec.Struct, frozen=True):
    """What one seat sees: its own hand, and what lies in the open."""

    turn: int
    hand: tuple[str, ...]
    pile: tuple[str, ...]
    tricks: tuple[int, ...]


class Sight:
    """What one seat may know."""

    def __init__(self, g: Hands, seat: int) -> None:
        self.turn = g.turn
        self.hand = g.hands[seat] if seat < len(g.hands) else []
        self.pile = g.pile
        self.tricks = g.tricks


class HiddenHands(Game[Hands]):
    name = "hidden_hands"
    vocabulary = WORDS
    domains: Mapping[str, Domain] = domains_of(WORDS)
    rulebook = RULEBOOK
    seats = (4,)

    def new(self, seats: int, settings: Settings) -> Hands:
        g = Hands.__new__(Hands)
        g.bag, g.hands, g.pile = [1] * len(CARDS.words), [[] for _ in range(seats)], []
        g.tricks, g.turn = [0] * seats, -1
        return g

    def next_unit(self, g: Hands) -> Script[None] | None:
        return _deal(g) if g.turn < 0 else _play(g)

    def sight(self, g: Hands, seat: int) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> HandsView:
        words = CARDS.words
        return HandsView(
            sight.turn,
            tuple([words[card] for card in sight.hand]),
            tuple([words[card] for card in sight.pile]),
            tuple(sight.tricks),
        )

    def resample(self, g: Hands, seat: int, rng: Random) -> None:
        """Everybody else's hand is drawn anew from what this seat cannot see."""
        others = [n for n in range(len(g.hands)) if n != seat]
        for other in others:
            for card in g.hands[other]:
                g.bag[card] += 1
        for other in others:
            for place in range(len(g.hands[other])):
                card = rng.choices(range(len(g.bag)), g.bag)[0]
                g.bag[card] -= 1
                g.hands[other][place] = card

    def hidden(self, g: Hands, seat: int) -> dict[str, object]:
        return {f"hand {n}": sorted(hand) for n, hand in enumerate(g.hands) if n != seat and hand}

    def check(self, g: Hands) -> None:
        everything = [g.bag[card] + g.pile.count(card) for card in range(len(g.bag))]
        for hand in g.hands:
            for card in hand:
                everything[card] += 1
        assert everything == [1] * len(g.bag), "a card is lost or doubled"

    def position(self, g: Hands) -> dict[str, Any]:
        return {"turn": g.turn, "hands": [[CARDS.words[card] for card in hand] for hand in g.hands]}


GAME = HiddenHands()
