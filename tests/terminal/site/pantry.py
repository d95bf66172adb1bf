"""Pantry: a toy game from a package of its own, small enough to know by heart, for testing clients.

Everybody holds a secret number. Each round all bid a number of candles in secret, the highest bidder peeks at a
neighbour's number, then everybody in turn takes a candle or waits. Who has most candles after two rounds wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from housebound.kernel.game import Bot, Game, Result, Speech
from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import (
    EVERYONE,
    Ask,
    Decision,
    Domain,
    Option,
    Script,
    Vocabulary,
    all_of,
    numbers,
    only,
)
from housebound.kernel.settings import Setting, Settings
from housebound.kernel.state import State
from housebound.kernel.tape import domains_of

SEAT = numbers("seat", 3)
BID = numbers("bid", 2)
SECRET = Domain("secret", ["owl", "rat", "moth_king"])
CORNER = Domain("corner", ["shelf", "back_door", "back"])

WORDS = Vocabulary("WORDS", __name__)
BID_FOR = WORDS.verb("bid", BID)
PEEK = WORDS.verb("peek", SEAT)
TAKE = WORDS.verb("take")
WAIT = WORDS.verb("wait")
HOOT = WORDS.verb("hoot")

BADE = NoticeKind("bade", seat=SEAT, bid=BID)
PEEKED = NoticeKind("peeked", seat=SEAT, secret=SECRET)
TOOK = NoticeKind("took", seat=SEAT, left=numbers("left", 9))

RULES = Rulebook.parse("""
## Bidding
- **PAN-BID-1** — All bid at once and in secret; the highest bid may peek, the lower seat on a tie.
- **PAN-PEEK-1** — You peek at one other player's secret, never at your own.
  - The player peeked at is not told what was seen.
## Candles
- **PAN-TAKE-1** — In turn, each player takes a candle or waits.
- **PAN-TAKE-2** — A candle can only be taken while one is left on the shelf.
## The end
- **PAN-END-1** — After two rounds whoever holds most candles wins; all who are tied win.
""")


class Pantry(State):
    __slots__ = ("candles", "hooting", "left", "round", "secrets", "step", "veiled")
    secrets: list[int]
    candles: list[int]
    left: int
    round: int
    step: int
    hooting: bool
    veiled: bool

    def copy_from(self, other: Pantry) -> None:
        self.secrets = other.secrets.copy()
        self.candles = other.candles.copy()
        self.left, self.round, self.step = other.left, other.round, other.step
        self.hooting, self.veiled = other.hooting, other.veiled


class PantryView(msgspec.Struct, frozen=True):
    seat: int
    secret: str
    candles: tuple[int, ...]
    left: int
    round: int


def offer_bids(g: Pantry, seat: int, ask: Ask) -> None:
    ask.options += BID_FOR.each()


def offer_peeks(g: Pantry, seat: int, ask: Ask) -> None:
    for other in range(len(g.secrets)):
        if other == seat:
            ask.bar(PEEK(other), "PAN-PEEK-1")
        else:
            ask.options.append(PEEK(other))


def offer_candle(g: Pantry, seat: int, ask: Ask) -> None:
    if g.left:
        ask.options.append(TAKE())
    else:
        ask.bar(TAKE(), "PAN-TAKE-2")
    ask.options.append(WAIT())
    if g.hooting and SECRET.words[g.secrets[seat]] == "owl":
        ask.options.append(HOOT())


def deal(g: Pantry) -> Script[None]:
    g.round = 1
    for seat in range(len(g.candles)):
        g.secrets.append(g.chance.roll(SECRET, to=only(seat)))
    return
    yield


def bidding(g: Pantry) -> Script[None]:
    asked = [Decision(s, "bid", offer_bids, rule="PAN-BID-1", subject=s) for s in range(len(g.secrets))]
    answers: list[Option] = yield all_of(asked)
    bids = [option.args[0] for option in answers]
    g.reveal(EVERYONE)
    for seat, bid in enumerate(bids):
        g.tell(EVERYONE, BADE, seat, bid)
    highest = bids.index(max(bids))
    for known in (only(highest), only(highest)) if g.veiled else (EVERYONE,):
        choice: Option = yield Decision(highest, "peek", offer_peeks, rule="PAN-PEEK-1", known=known)
        other = choice.args[0]
        g.reveal(only(highest))
        g.tell(only(highest), PEEKED, other, g.secrets[other])
    if g.veiled:
        g.reveal(EVERYONE)
    g.step = 0


def candle(g: Pantry) -> Script[None]:
    seat = g.step
    choice: Option = yield Decision(seat, "candle", offer_candle, rule="PAN-TAKE-1", subject=seat)
    if choice.verb is TAKE:
        g.left -= 1
        g.candles[seat] += 1
        g.tell(EVERYONE, TOOK, seat, g.left)
    elif choice.verb is HOOT:
        g.reveal(EVERYONE)
    g.step += 1
    if g.step == len(g.candles):
        g.round += 1
        g.step = -1


class PantryGame(Game[Pantry]):
    name = "pantry"
    vocabulary = WORDS
    domains = domains_of(WORDS, SECRET)
    rulebook = RULES
    subjects = SEAT
    places = CORNER
    seats = (2, 3, 4)
    settings = (Setting("candles", 3, rule="PAN-TAKE-2", explanation="candles on the shelf"),)
    hooting = False
    veiled = False

    def new(self, seats: int, settings: Settings) -> Pantry:
        g = Pantry()
        g.secrets, g.candles = [], [0] * seats
        g.left, g.round, g.step = int(settings["candles"]), 0, -1
        g.hooting, g.veiled = self.hooting, self.veiled
        return g

    def next_unit(self, g: Pantry) -> Script[None] | None:
        if g.round == 0:
            return deal(g)
        if g.round > 2:
            return None
        return bidding(g) if g.step < 0 else candle(g)

    def result(self, g: Pantry) -> Result:
        most = max(g.candles)
        return Result(tuple(s for s, n in enumerate(g.candles) if n == most), "PAN-END-1", 2)

    def sight(self, g: Pantry, seat: int) -> tuple[Pantry, int]:
        return g, seat

    def view(self, sight: Any) -> PantryView:
        g, seat = sight
        mine = SECRET.words[g.secrets[seat]] if seat < len(g.secrets) else ""
        return PantryView(seat, mine, tuple(g.candles), g.left, g.round)

    def resample(self, g: Pantry, seat: int, rng: Random) -> None:
        for other in range(len(g.secrets)):
            if other != seat:
                g.secrets[other] = rng.randrange(len(SECRET))

    def hidden(self, g: Pantry, seat: int) -> dict[str, object]:
        return {f"secret {other}": g.secrets[other] for other in range(len(g.secrets)) if other != seat}

    def check(self, g: Pantry) -> None:
        assert g.left >= 0

    def position(self, g: Pantry) -> dict[str, Any]:
        return {"left": g.left}

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> Pantry:
        g = self.new(seats, settings)
        g.left = int(given["left"])
        return g

    @property
    def bots(self) -> tuple[str, ...]:
        return ("sensible",)

    def bot(self, level: str) -> Bot:
        return Greedy()

    def text(self, view: PantryView, speech: Speech) -> str:
        lines = [f"[bold]round {view.round}[/]  shelf {'i' * view.left or 'empty'}"]
        lines += [f"seat {seat} has [yellow]{n}[/]" for seat, n in enumerate(view.candles, 1)]
        if view.secret:
            lines.append(f"my secret: [bold]{speech.say('secret-' + view.secret.replace('_', '-'))}[/]")
        return "\n".join(lines)


class Greedy:
    """Takes whatever it can."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        return decision.options[0]


class LeakyPantryGame(PantryGame):
    """A pantry that shows everybody seat 0's secret."""

    name = "leaky_pantry"

    def view(self, sight: Any) -> PantryView:
        return super().view((sight[0], 0))


class LoudPantryGame(PantryGame):
    """A pantry where owls, and only owls, may hoot."""

    name = "loud_pantry"
    hooting = True


class VeiledPantryGame(PantryGame):
    """A pantry where one may peek twice, and nobody else knows of it."""

    name = "veiled_pantry"
    veiled = True


PANTRY = PantryGame()
LEAKY_PANTRY = LeakyPantryGame()
LOUD_PANTRY = LoudPantryGame()
VEILED_PANTRY = VeiledPantryGame()
