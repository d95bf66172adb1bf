"""What goes along with people who play on cardboard and want only a part of Housebound: pages, checklists, counters.

No board is kept here, and no rule is carried out. People say what has come up on their table (`find_out`), and from
then on every seat reads the page of its own side, ticks off what that side sets up, and counts. It is a game like any
other to everything that keeps tables, so links, storing before telling, sleep and restart are those of every table.

What everybody sees are choices. What a side keeps for itself, its ticks and its own counters, stands in that side's
notebook, and no choice, no number and no moment of it is seen by anybody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from housebound.kernel.form import Form
from housebound.kernel.game import Game, Result
from housebound.kernel.script import (
    EVERYONE,
    Ask,
    Decision,
    Domain,
    Option,
    Script,
    Vocabulary,
    any_of,
    numbers,
    only,
)
from housebound.kernel.settings import Settings, Value
from housebound.kernel.state import State

LINES: Final = 36
"""The most that a side can tick off: with its counters they fill one notebook."""
TALLIES: Final = 24
SIDES: Final = 8
HIGHEST: Final = 99
MOST_ACTS: Final = 5_000
"""What is done at one table beside its end: more than any evening needs, and a tape does not grow for ever."""

TALLY: Final = numbers("tally", TALLIES - 1)
SIDE: Final = numbers("side", SIDES - 1)
SEAT: Final = numbers("seat", SIDES - 1)
ENDING: Final = numbers("ending", SIDES - 1)
PLACES: Final = Domain("beside-place", [*(f"line_{n}" for n in range(LINES)), *(f"tally_{n}" for n in range(TALLIES))])
"""Where a side's notes lie: a tick on a line of its checklist, the number of one of its own counters."""

WORDS: Final = Vocabulary("beside", __name__)
UP: Final = WORDS.verb("count_up", TALLY).each()
DOWN: Final = WORDS.verb("count_down", TALLY).each()
CHANGE: Final = WORDS.verb("change_side", SIDE).each()
STAY: Final = WORDS.verb("stay_on_side")()
AGREE: Final = WORDS.verb("agree_to_change", SEAT).each()
END: Final = WORDS.verb("call_end", ENDING).each()
GO_ON: Final = WORDS.verb("call_off")()


class Tally(msgspec.Struct, frozen=True):
    """Something that people count: a word of a domain names it."""

    domain: str
    word: str
    trait: str = ""
    """The number of this trait; empty: how many there are."""
    start: int = 0
    several: bool = False
    """The word is that of the first of several."""


class Side(msgspec.Struct, frozen=True):
    """Those who read one page."""

    name: str
    lines: tuple[str, ...] = ()
    """The rules by which they set up, in order."""
    tallies: tuple[Tally, ...] = ()
    """What they count for themselves."""


class Sheet(msgspec.Struct, frozen=True):
    """What lies beside the cardboard of one table."""

    title: str
    """The message that says what is played."""
    number: int
    sides: tuple[Side, ...]
    start: tuple[int, ...]
    """Seat -> its side at the beginning."""
    shared: tuple[Tally, ...]
    """What everybody counts."""
    endings: tuple[str, ...]
    """How it can end: the side that wins, by its name, or a word of the game's own."""
    rule: str
    """By which all may read everything at the end."""


class Fact(msgspec.Struct, frozen=True):
    """One step of what was found out, with its rule: `beside-…` in the game's texts says it."""

    name: str
    rule: str
    details: dict[str, str | int] = {}
    """What it names: a word of the domain that the key names, a number, or a `seat`."""


class Found(msgspec.Struct, frozen=True):
    """What follows from what people said, or what they have to say yet."""

    asks: tuple[str, ...] = ()
    """Keys of the form, and of what is asked of each player (`players.2.might`)."""
    facts: tuple[Fact, ...] = ()
    settings: dict[str, Value] = {}
    """Of the table beside the cardboard; empty while something is asked."""
    position: dict[str, Any] = {}
    """For whoever wants everything kept: where the game itself goes on, as far as it is known."""


class Paper(msgspec.Struct, frozen=True):
    """A message that a seat may read, and what each of its paragraphs is about, if that is said."""

    message: str
    sections: tuple[str, ...] = ()


class Kept(State):
    """Who reads what, what everybody counts, and who says that it is over."""

    __slots__ = ("acts", "calls", "counts", "outcome", "sheet", "sides", "wants")

    sheet: Sheet
    sides: list[int]
    wants: list[int]
    """Seat -> the side to which it says it has gone over; -1: none."""
    calls: list[int]
    """Seat -> the ending that it calls; -1: none."""
    counts: list[int]
    outcome: int
    acts: int
    """How much has been done."""

    def copy_from(self, other: Kept) -> None:
        self.acts = other.acts
        self.sheet = other.sheet
        self.sides = other.sides.copy()
        self.wants = other.wants.copy()
        self.calls = other.calls.copy()
        self.counts = other.counts.copy()
        self.outcome = other.outcome


def fresh(sheet: Sheet) -> Kept:
    """Nothing is ticked, counted or called yet."""
    g = Kept.__new__(Kept)
    g.notices = None
    g.sheet = sheet
    g.sides = list(sheet.start)
    g.wants = [-1] * len(sheet.start)
    g.calls = [-1] * len(sheet.start)
    g.counts = [tally.start for tally in sheet.shared]
    g.outcome = -1
    g.acts = 0
    return g


class BesideSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    side: str
    wants: str
    """The side to which it says it has gone over; somebody of that side has to agree."""
    calls: str
    """The ending that it calls."""


class BesideTally(msgspec.Struct, frozen=True):
    """A counter. What a side counts for itself stands in the notes, at `place`; until then it is at its start."""

    place: str
    domain: str
    word: str
    trait: str
    several: bool
    value: int


class BesideView(msgspec.Struct, frozen=True):
    """What a seat sees beside the cardboard."""

    title: str
    number: int
    sides: tuple[str, ...]
    endings: tuple[str, ...]
    seats: tuple[BesideSeat, ...]
    shared: tuple[BesideTally, ...]
    papers: tuple[Paper, ...]
    """What it may read."""
    side: str
    """Its own; empty for whoever only looks on."""
    lines: tuple[str, ...]
    """The rules by which its side sets up."""
    own: tuple[BesideTally, ...]
    """What its side counts for itself."""
    outcome: str


class Sight:
    """What one seat may know: everything here lies open, but for what stands on pages."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Kept, seat: int) -> None:
        self.g = g
        self.seat = seat


class Beside(Game[Kept]):
    """What a game offers beside its cardboard; its name begins with that of the game and a hyphen.

    A game says what people are asked and what follows from it (`find_out`), what lies beside the cardboard then
    (`sheet`), and what each seat may read (`papers`, `rules_for`, `lies_open`, `may_read`).
    """

    vocabulary = WORDS
    domains: Mapping[str, Domain] = {one.name: one for one in (TALLY, SIDE, SEAT, ENDING)}
    places = PLACES
    asks: Form = Form()
    """What people are asked, and of each player (`players.*.might`)."""

    def find_out(self, seats: int, said: Mapping[str, Any]) -> Found:
        """What has come up on the table, or what has to be said yet. `BadPosition` for what cannot be."""
        raise TypeError(f"{self.name} must define find_out")

    def sheet(self, seats: int, settings: Settings) -> Sheet:
        """What lies beside the cardboard of a table with these settings."""
        raise TypeError(f"{self.name} must define sheet")

    def papers(self, g: Kept, seat: int) -> tuple[Paper, ...]:
        """What this seat (or a spectator) may read now, in order."""
        raise TypeError(f"{self.name} must define papers")

    # -- as every game

    def new(self, seats: int, settings: Settings) -> Kept:
        return fresh(self.sheet(seats, settings))

    def next_unit(self, g: Kept) -> Script[None] | None:
        return None if g.outcome >= 0 else _whatever_comes(g)

    def result(self, g: Kept) -> Result:
        winner = g.sheet.endings[g.outcome]
        won = [seat for seat, side in enumerate(g.sides) if g.sheet.sides[side].name == winner]
        return Result(tuple(won), g.sheet.rule, 0)

    def sight(self, g: Kept, seat: int) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> BesideView:
        g, seat = sight.g, sight.seat
        sheet = g.sheet
        side = sheet.sides[g.sides[seat]] if seat < len(g.sides) else Side("")
        return BesideView(
            title=sheet.title,
            number=sheet.number,
            sides=tuple(one.name for one in sheet.sides),
            endings=sheet.endings,
            seats=tuple(_seat(g, one) for one in range(len(g.sides))),
            shared=_tallies(sheet.shared, g.counts),
            papers=self.papers(g, seat),
            side=side.name,
            lines=side.lines,
            own=_tallies(side.tallies, [tally.start for tally in side.tallies]),
            outcome=_word(sheet.endings, g.outcome),
        )

    def notebook(self, g: Kept, seat: int) -> int:
        """A side has one book, whoever is on it: the number of the side stands for it."""
        return g.sides[seat]

    def resample(self, g: Kept, seat: int, rng: Random) -> None:
        """Nothing lies face-down here."""

    def hidden(self, g: Kept, seat: int) -> dict[str, object]:
        return {}

    def check(self, g: Kept) -> None:
        assert all(0 <= count <= HIGHEST for count in g.counts), "a counter is out of its range"
        assert all(0 <= side < len(g.sheet.sides) for side in g.sides), "a seat is on no side"

    def position(self, g: Kept) -> dict[str, Any]:
        return {
            "sides": [g.sheet.sides[side].name for side in g.sides],
            "counts": list(g.counts),
            "calls": [_word(g.sheet.endings, call) for call in g.calls],
            "outcome": _word(g.sheet.endings, g.outcome),
            "acts": g.acts,
        }


def _seat(g: Kept, seat: int) -> BesideSeat:
    names = [side.name for side in g.sheet.sides]
    return BesideSeat(names[g.sides[seat]], _word(names, g.wants[seat]), _word(g.sheet.endings, g.calls[seat]))


def _tallies(tallies: Sequence[Tally], values: Sequence[int]) -> tuple[BesideTally, ...]:
    return tuple(
        BesideTally(f"tally_{n}", tally.domain, tally.word, tally.trait, tally.several, value)
        for n, (tally, value) in enumerate(zip(tallies, values, strict=True))
    )


def _word(words: Sequence[str], number: int) -> str:
    return words[number] if number >= 0 else ""


# -- what may be done, at any moment and by anybody


def _whatever_comes(g: Kept) -> Script[None]:
    """One thing that somebody does. What it changes is seen by all."""
    asked = [Decision(seat, "beside", _offers, g.sheet.rule) for seat in range(len(g.sides))]
    seat, option = yield any_of(asked)
    g.acts += 1
    _do(g, seat, option)


def _offers(g: Kept, seat: int, ask: Ask) -> None:
    for n, count in enumerate(g.counts if g.acts < MOST_ACTS else ()):
        if count < HIGHEST:
            ask.options.append(UP[n])
        if count > 0:
            ask.options.append(DOWN[n])
    for side in range(len(g.sheet.sides)):
        if side not in (g.sides[seat], g.wants[seat]):
            ask.options.append(CHANGE[side])
    if g.wants[seat] >= 0:
        ask.options.append(STAY)
    ask.options += [AGREE[other] for other, side in enumerate(g.wants) if _may_welcome(g, seat, other, side)]
    ask.options += [END[ending] for ending in range(len(g.sheet.endings)) if ending != g.calls[seat]]
    if g.calls[seat] >= 0:
        ask.options.append(GO_ON)


def _may_welcome(g: Kept, seat: int, other: int, side: int) -> bool:
    """A page is opened to somebody by those who read it themselves, or by anybody while nobody does."""
    return side >= 0 and other != seat and (g.sides[seat] == side or side not in g.sides)


def _do(g: Kept, seat: int, option: Option) -> None:
    verb, n = option.verb, option.args[0] if option.args else -1
    if verb is UP[0].verb:
        g.counts[n] += 1
    elif verb is DOWN[0].verb:
        g.counts[n] -= 1
    elif verb is CHANGE[0].verb:
        g.wants[seat] = n
    elif option is STAY:
        g.wants[seat] = -1
    elif verb is AGREE[0].verb:
        g.reveal(only(n))
        g.sides[n], g.wants[n] = g.wants[n], -1
    else:
        g.calls[seat] = n  # of GO_ON: -1
        if _all_agree(g, n):
            g.reveal(EVERYONE)
            g.outcome = n


def _all_agree(g: Kept, ending: int) -> bool:
    """Whether somebody of each side says so, and not one alone: then nobody's page is opened against their will."""
    callers = [seat for seat, call in enumerate(g.calls) if call == ending >= 0]
    return len(callers) > 1 and {g.sides[seat] for seat in callers} == set(g.sides)
