"""A toy game with players of every kind: sensible ones, and some that a server must survive.

The seats bow in turn, deep or slightly, four times each. A bow of a seat's own choosing is all there is to it. Rule
TRO-BOW-2 is broken: whoever stumbles brings its script down.
"""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

import msgspec

from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Bot, Channel, Game, Result
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, Vocabulary
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from housebound.kernel.tape import domains_of

WORDS = Vocabulary("troupe", __name__)
SLIGHTLY = WORDS.verb("slightly")()
DEEP = WORDS.verb("deep")()
STUMBLE = WORDS.verb("stumble")()
LEAP = WORDS.verb("leap")()
ROUNDS = 4
RULES = Rulebook.parse("""
## Bowing
- **TRO-BOW-1** — Bow deep or slightly.
- **TRO-BOW-2** — Whoever stumbles falls.
""")


class Stage(State):
    __slots__ = ("bows", "seats")

    seats: int
    bows: list[str]

    def copy_from(self, other: Stage) -> None:
        self.seats = other.seats
        self.bows = other.bows.copy()


class StageView(msgspec.Struct, frozen=True):
    bows: tuple[str, ...]


def offer_bows(g: Stage, seat: int, ask: Ask) -> None:
    ask.options += (SLIGHTLY, DEEP, STUMBLE)
    ask.bar(LEAP, "TRO-BOW-1")


class Player:
    """Chooses by its level's name."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        if self.level == "sleepy":
            time.sleep(3600)
        if self.level == "clumsy":
            raise RuntimeError("I forgot my lines")
        if self.level == "gone":
            os._exit(3)
        return LEAP if self.level == "cheating" else STUMBLE if self.level == "stumbling" else DEEP


class Troupe(Game[Stage]):
    name = "troupe"
    vocabulary = WORDS
    domains = domains_of(WORDS)
    rulebook = RULES
    seats = (1, 2, 3)

    def new(self, seats: int, settings: Settings) -> Stage:
        g = Stage.__new__(Stage)
        g.seats = seats
        g.bows = []
        return g

    def next_unit(self, g: Stage) -> Script[None] | None:
        return self.bow(g) if len(g.bows) < ROUNDS * g.seats else None

    def bow(self, g: Stage) -> Script[None]:
        """TRO-BOW-1, TRO-BOW-2."""
        option: Option = yield Decision(len(g.bows) % g.seats, "bow", offer_bows, rule="TRO-BOW-1")
        if option is STUMBLE:
            raise ZeroDivisionError("a secret that nobody may read in a log")
        g.bows.append(option.name)

    def result(self, g: Stage) -> Result:
        return Result((0,), "TRO-BOW-1", ROUNDS)

    def talk(self, g: Stage) -> list[Channel]:
        return [Channel("table", EVERYONE, EVERYONE, "TRO-BOW-1")]

    def sight(self, g: Stage, seat: int) -> Stage:
        return g

    def view(self, sight: Stage) -> StageView:
        return StageView(tuple(sight.bows))

    @property
    def bots(self) -> tuple[str, ...]:
        return ("sensible", "sleepy", "clumsy", "gone", "cheating", "stumbling")

    def bot(self, level: str) -> Bot:
        if level not in self.bots:
            raise BadSetting(f"{self.name} has no bot called {level!r}")
        return Player(level)


TROUPE = Troupe()
