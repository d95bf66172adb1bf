"""A small healthy game that the kernel's tests play: hidden cards, secret bids, and a race for the card that is left.

Each round all bid in secret, then anybody may swap their card for one from the bag, then the bids are opened
and a die decides whether the highest bidder gets a candle. At the end all turn up their cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from housebound.kernel.errors import BadPosition, BadSetting
from housebound.kernel.game import Bot, Channel, Game, Result
from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import (
    EVERYONE,
    NOBODY,
    Ask,
    Decision,
    Domain,
    Option,
    Script,
    Vocabulary,
    all_of,
    any_of,
    numbers,
    only,
)
from housebound.kernel.settings import Setting, Settings, Value
from housebound.kernel.state import State
from housebound.kernel.tape import domains_of

CARDS = Domain("card", ["rat", "key", "knife", "ghost"])
SEATS = numbers("seat", 3)
BIDS = numbers("bid", 2)
WIND = Domain("wind", ["still", "draught"])

WORDS = Vocabulary("cellar", __name__)
BID = WORDS.verb("bid", BIDS).each()
SWAP = WORDS.verb("swap")()
STAY = WORDS.verb("stay")()
KEEP = WORDS.verb("keep", CARDS).each()

OPENED = NoticeKind("opened", seat=SEATS, bid=BIDS)
SWAPPED = NoticeKind("swapped", seat=SEATS)
DREW = NoticeKind("drew", seat=SEATS, card=CARDS)
LIT = NoticeKind("lit", seat=SEATS)

RULES = Rulebook.parse("""
## Bidding
- **CEL-BID-1** — Everybody bids in secret.
  - A quick game has one round.
- **CEL-BID-2** — Only who has no candle may bid two.
## Swapping
- **CEL-SWAP-1** — Whoever says so first may swap a card, or keep the table waiting.
- **CEL-SWAP-2** — Of two cards keep one.
## The end
- **CEL-END-1** — Candles and the card count together.
""")

DEALING, BIDDING, SWAPPING, OPENING, TURNING, OVER = range(6)


class Cellar(State):
    __slots__ = ("bag", "bids", "candles", "cards", "drawn", "kit", "phase", "round", "rounds", "winners")

    phase: int
    round: int
    rounds: int
    bag: list[int]
    cards: list[int]  # seat -> card, -1 none yet
    drawn: list[int]  # seat -> the card being looked at in a swap, -1 none
    kit: tuple[int, ...]  # how many there are of each card
    bids: list[int]  # seat -> secret bid of this round, -1 none
    candles: list[int]
    winners: list[int]

    def copy_from(self, other: Cellar) -> None:
        self.phase = other.phase
        self.round = other.round
        self.rounds = other.rounds
        self.bag = other.bag.copy()
        self.cards = other.cards.copy()
        self.drawn = other.drawn.copy()
        self.kit = other.kit
        self.bids = other.bids.copy()
        self.candles = other.candles.copy()
        self.winners = other.winners.copy()


class CellarView(msgspec.Struct, frozen=True):
    phase: int
    round: int
    cards: tuple[str, ...]
    bids: tuple[int, ...]
    candles: tuple[int, ...]
    left: int


class CellarSight:
    """What one seat may look at."""

    def __init__(self, g: Cellar, seat: int) -> None:
        self._g = g
        self._seat = seat

    def card(self, seat: int) -> str:
        mine = seat == self._seat or self._g.phase == OVER
        return CARDS.words[self._g.cards[seat]] if mine and self._g.cards[seat] >= 0 else "?"

    def bid(self, seat: int) -> int:
        return self._g.bids[seat] if seat == self._seat else -1

    def public(self) -> tuple[int, int, tuple[int, ...], int]:
        g = self._g
        return g.phase, g.round, tuple(g.candles), sum(g.bag)

    @property
    def seats(self) -> range:
        return range(len(self._g.cards))

    @property
    def seat(self) -> int:
        return self._seat


class Greedy:
    """Bids by its own card, and swaps rats."""

    def choose(self, sight: CellarSight, decision: Decision, rng: Random) -> Option:
        if decision.prompt == "bid":
            return decision.options[-1] if sight.card(decision.seat) == "rat" else decision.options[0]
        return rng.choice(decision.options)


def offer_bids(g: Cellar, seat: int, ask: Ask) -> None:
    """CEL-BID-1, CEL-BID-2."""
    for option in BID:
        if option is BID[2] and g.candles[seat]:
            ask.bar(option, "CEL-BID-2")
        else:
            ask.options.append(option)


def offer_swap(g: Cellar, seat: int, ask: Ask) -> None:
    """CEL-SWAP-1."""
    ask.options += (SWAP, STAY)


def offer_keep(g: Cellar, seat: int, ask: Ask) -> None:
    """CEL-SWAP-2."""
    ask.options += [KEEP[card] for card in sorted({g.cards[seat], g.drawn[seat]})]


class CellarGame(Game[Cellar]):
    name = "cellar"
    vocabulary = WORDS
    domains = domains_of(WORDS, CARDS, SEATS, BIDS, WIND)
    rulebook = RULES
    seats: tuple[int, ...] = (2, 3, 4)
    settings: tuple[Setting, ...] = (
        Setting("rounds", 2, (1, 2, 3), explanation="how often all bid"),
        Setting("quick", False),
        Setting("title", "The cellar"),
        Setting("ghosts", 1),
    )

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        settled = super().settle(seats, given)
        if settled["quick"] and settled["rounds"] == 3:
            raise BadSetting("quick = true: does not go with rounds = 3")
        return settled

    def new(self, seats: int, settings: Settings) -> Cellar:
        g = self.empty()
        g.phase = DEALING
        g.round = 0
        g.rounds = 1 if settings["quick"] else int(settings["rounds"])
        g.kit = (3, 3, 2, int(settings["ghosts"]))
        g.bag = list(g.kit)
        g.cards = [-1] * seats
        g.drawn = [-1] * seats
        g.bids = [-1] * seats
        g.candles = [0] * seats
        g.winners = []
        return g

    def empty(self) -> Cellar:
        return Cellar.__new__(Cellar)

    # -- play

    def next_unit(self, g: Cellar) -> Script[None] | None:
        if g.phase == DEALING:
            return self.deal(g)
        if g.phase == BIDDING:
            return self.bid(g)
        if g.phase == SWAPPING:
            return self.swap(g)
        if g.phase == OPENING:
            return self.open(g)
        if g.phase == TURNING:
            return self.turn_up(g)
        return None

    def deal(self, g: Cellar) -> Script[None]:
        for seat in range(len(g.cards)):
            g.cards[seat] = g.chance.draw(g.bag, CARDS, only(seat))
        g.phase = BIDDING
        return
        yield

    def bid(self, g: Cellar) -> Script[None]:
        bids: list[Option] = yield all_of(
            [Decision(seat, "bid", offer_bids, rule="CEL-BID-1", to=only(seat)) for seat in range(len(g.cards))]
        )
        for seat, bid in enumerate(bids):
            g.bids[seat] = bid.args[0]
        g.phase = SWAPPING

    def swap(self, g: Cellar) -> Script[None]:
        answer: tuple[int, Option] = yield any_of(
            [Decision(seat, "swap", offer_swap, rule="CEL-SWAP-1") for seat in range(len(g.cards))]
        )
        seat, choice = answer
        if choice is SWAP:
            g.drawn[seat] = g.chance.draw(g.bag, CARDS, only(seat))
            g.tell(EVERYONE, SWAPPED, seat)
            g.tell(only(seat), DREW, seat, g.drawn[seat])
            kept: Option = yield Decision(seat, "keep", offer_keep, rule="CEL-SWAP-2", to=only(seat))
            back = g.cards[seat] if kept.args[0] == g.drawn[seat] else g.drawn[seat]
            g.cards[seat] = kept.args[0]
            g.bag[back] += 1
            g.drawn[seat] = -1
        g.phase = OPENING

    def open(self, g: Cellar) -> Script[None]:
        g.reveal(EVERYONE)
        for seat, bid in enumerate(g.bids):
            g.tell(EVERYONE, OPENED, seat, bid)
        best = max(g.bids)
        if g.bids.count(best) == 1 and g.chance.roll(WIND) == 0:
            winner = g.bids.index(best)
            g.candles[winner] += 1
            g.tell(EVERYONE, LIT, winner)
        g.bids[:] = [-1] * len(g.bids)
        g.round += 1
        g.phase = BIDDING if g.round < g.rounds else TURNING
        return
        yield

    def turn_up(self, g: Cellar) -> Script[None]:
        g.reveal(EVERYONE)
        score = [candles * 2 + card for candles, card in zip(g.candles, g.cards, strict=True)]
        g.winners = [seat for seat, points in enumerate(score) if points == max(score)]
        g.phase = OVER
        return
        yield

    def result(self, g: Cellar) -> Result:
        return Result(tuple(g.winners), "CEL-END-1", g.round)

    # -- hidden information

    def sight(self, g: Cellar, seat: int) -> CellarSight:
        return CellarSight(g, seat)

    def view(self, sight: CellarSight) -> msgspec.Struct:
        phase, played, candles, left = sight.public()
        cards = tuple(sight.card(seat) for seat in sight.seats)
        return CellarView(phase, played, cards, tuple(sight.bid(seat) for seat in sight.seats), candles, left)

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        if g.phase in (DEALING, OVER):
            return
        others = [other for other in range(len(g.cards)) if other != seat]
        pool = [card for card, n in enumerate(g.bag) for _ in range(n)]
        pool += [g.cards[other] for other in others]
        pool += [g.drawn[other] for other in others if g.drawn[other] >= 0]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            g.cards[other] = pool.pop()
            if g.drawn[other] >= 0:
                g.drawn[other] = pool.pop()
            if g.bids[other] >= 0:
                g.bids[other] = rng.randrange(2 if g.candles[other] else 3)
        g.bag[:] = [pool.count(card) for card in range(len(CARDS))]

    def hidden(self, g: Cellar, seat: int) -> dict[str, object]:
        if g.phase in (DEALING, OVER):
            return {}
        others = [other for other in range(len(g.cards)) if other != seat]
        hidden: dict[str, object] = {"cards": [g.cards[other] for other in others]}
        if g.bids[0] >= 0:
            hidden["bids"] = [g.bids[other] for other in others]
        if drawn := [g.drawn[other] for other in others if g.drawn[other] >= 0]:
            hidden["drawn"] = drawn
        return hidden

    def check(self, g: Cellar) -> None:
        held = [card for card in (*g.cards, *g.drawn) if card >= 0]
        assert [n + held.count(card) for card, n in enumerate(g.bag)] == list(g.kit), "a card is lost or doubled"

    def talk(self, g: Cellar) -> list[Channel]:
        return [Channel("table", NOBODY if g.phase == BIDDING else EVERYONE, EVERYONE, "CEL-BID-1")]

    # -- positions

    def position(self, g: Cellar) -> dict[str, Any]:
        return {"cards": [CARDS.words[card] for card in g.cards], "candles": g.candles.copy(), "round": g.round}

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> Cellar:
        g = self.new(seats, settings)
        if unknown := set(given) - {"cards", "candles", "round"}:
            raise BadPosition(f"a position of the cellar has no {unknown.pop()}")
        for seat, word in enumerate(given["cards"]):
            g.cards[seat] = CARDS[word]
            g.bag[g.cards[seat]] -= 1
        g.candles = list(given.get("candles", g.candles))
        g.round = given.get("round", 0)
        g.phase = BIDDING
        return g

    # -- people and programs

    def bot(self, level: str) -> Bot:
        return Greedy() if level == "greedy" else super().bot(level)

    @property
    def bots(self) -> tuple[str, ...]:
        return ("greedy",)


CELLAR = CellarGame()
