"""A game made of the scripts that a test hands it, one unit each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from housebound.kernel.game import Game, Result
from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import EVERYONE, Ask, Decision, Domain, Option, Script, Vocabulary, numbers
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from housebound.kernel.table import Table
from housebound.kernel.tape import domains_of

COLOURS = Domain("colour", ["red", "green", "blue"])
DIE = numbers("die", 5)
SEATS = numbers("seat", 3)
WORDS = Vocabulary("scripted", __name__)
TAKE = WORDS.verb("take", COLOURS).each()
RED, GREEN, BLUE = TAKE
PASS = WORDS.verb("pass")()
PAIR = WORDS.verb("pair", COLOURS, SEATS)
NOTED = NoticeKind("noted", colour=COLOURS)
RULES = Rulebook.parse("""
## Play
- **SCR-PLAY-1** — Take a colour.
- **SCR-PLAY-2** — Blue is not for everybody.
""")


class Ledger(State):
    __slots__ = ("blue", "log", "secrets", "unit")

    unit: int
    log: list[str]  # what happened, for all to see
    secrets: list[int]  # seat -> something only it knows
    blue: bool

    def copy_from(self, other: Ledger) -> None:
        self.unit = other.unit
        self.log = other.log.copy()
        self.secrets = other.secrets.copy()
        self.blue = other.blue


class LedgerView(msgspec.Struct, frozen=True):
    log: tuple[str, ...]
    secret: int


Unit = Callable[[Ledger], Script[None]]


class Scripted(Game[Ledger]):
    name = "scripted"
    vocabulary = WORDS
    domains = domains_of(WORDS, DIE)
    rulebook = RULES
    seats = (1, 2, 3)

    def __init__(self, *units: Unit) -> None:
        self.units = units

    def new(self, seats: int, settings: Settings) -> Ledger:
        g = Ledger.__new__(Ledger)
        g.unit = 0
        g.log = []
        g.secrets = [0] * seats
        g.blue = False
        return g

    def next_unit(self, g: Ledger) -> Script[None] | None:
        if g.unit == len(self.units):
            return None
        script = self.units[g.unit](g)
        g.unit += 1
        return script

    def result(self, g: Ledger) -> Result:
        return Result((0,), "SCR-PLAY-1", len(g.log))

    def sight(self, g: Ledger, seat: int) -> tuple[Ledger, int]:
        return g, seat

    def view(self, sight: tuple[Ledger, int]) -> LedgerView:
        g, seat = sight
        return LedgerView(tuple(g.log), g.secrets[seat] if seat < len(g.secrets) else -1)

    def resample(self, g: Ledger, seat: int, rng: Random) -> None:
        for other in range(len(g.secrets)):
            if other != seat:
                g.secrets[other] = rng.randrange(1000)


def ledger(table: Table) -> Ledger:
    """The table's state, as what it is."""
    assert isinstance(table.state, Ledger)
    return table.state


def offer_colours(g: Ledger, seat: int, ask: Ask) -> None:
    ask.options += (RED, GREEN)
    if g.blue:
        ask.options.append(BLUE)
    else:
        ask.bar(BLUE, "SCR-PLAY-2")


def colour(seat: int, to: int = EVERYONE) -> Decision:
    return Decision(seat, "colour", offer_colours, rule="SCR-PLAY-1", to=to)


def ask_each(*seats: int) -> Unit:
    """A unit that asks these seats one after the other and writes down what they say."""

    def unit(g: Ledger) -> Script[None]:
        for seat in seats:
            option: Option = yield colour(seat)
            g.log.append(f"{seat} {option.name}")

    return unit
