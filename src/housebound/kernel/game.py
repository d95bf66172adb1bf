"""What a game is to the kernel: its state, its settings, and the questions the kernel asks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from housebound.kernel.chance import NeedOutcome
from housebound.kernel.errors import BadPosition, BadSetting
from housebound.kernel.goal import PLAIN, Goal
from housebound.kernel.pages import Page
from housebound.kernel.piles import Pile
from housebound.kernel.plain_text import plain_text
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Decision, Domain, Option, Script, Vocabulary
from housebound.kernel.state import State

Value = str | int | bool
Settings = dict[str, Value]
LONGEST_SETTING = 300
"""Characters that the text of a setting may have."""


SEAT_COUNT = "seats"
"""Stands for the number of seats where it is said what an option goes with."""


class Goes(msgspec.Struct, frozen=True):
    """An option, or one value of it, goes with another option only while that has one of these values."""

    other: str
    values: tuple[Value, ...]
    value: Value | None = None
    """None: the whole option."""


class Setting(msgspec.Struct, frozen=True):
    """One option of a new game, as its settings page would show it.

    `values` lists what it can be; empty: any number (default is an int) or any text (default is a str). What a
    `fleeting` default stands for passes, as today's date does: a tape always says what it was. Its name, its chapter
    and its values are put into words by the game's Fluent texts (`setting-…`, `chapter-…`, `value-…`).
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    rule: str = ""
    explanation: str = ""
    fleeting: bool = False
    chapter: str = ""
    """Under which heading a page shows it; none: with what everybody decides."""
    goes: tuple[Goes, ...] = ()
    """What it goes with: a page shows it, or a value of it, only then. `settle` refuses the rest."""
    offered: tuple[Value, ...] = ()
    """Values that a page offers though others are possible."""
    domain: str = ""
    """Whose words its values are."""
    file_ending: str = ""
    """A text that ends like this names a file to read it from: only for whoever the machine belongs to."""


class Preset(msgspec.Struct, frozen=True):
    """Settings under one name, which a host chooses before anything else (`preset-…` in the game's texts)."""

    name: str
    settings: dict[str, Value]
    seats: int = 0
    """A good number of seats; 0: any."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none: nobody, or a draw), the rule that ended it, and its length."""

    winners: tuple[int, ...]
    why: str
    rounds: int


class Channel(msgspec.Struct, frozen=True):
    """Who may speak to whom now, as audiences. `rule` opens the channel or, with no speakers, shuts it."""

    name: str
    speakers: int
    hearers: int
    rule: str = ""


class Speech(Protocol):
    """Puts messages into a language. What a game's text is written with."""

    def say(self, message: str, **details: str | int) -> str: ...


class Bot(Protocol):
    """A player: sees what its seat sees, chooses among its options, and uses only the stream it is given."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option: ...


R = TypeVar("R")
S = TypeVar("S", bound=State)


def resolved_once(resolve: Callable[[int, Settings], R]) -> Callable[[int, Settings], R]:
    """For the function that makes a game's rules of a seat count and settings: the same ones are resolved once."""

    @cache
    def resolved(seats: int, settings: tuple[tuple[str, Value], ...]) -> R:
        return resolve(seats, dict(settings))

    return lambda seats, settings: resolved(seats, tuple(settings.items()))


class Game(Generic[S]):
    """A rules module: its settings, its setup, its scripts. Immutable, one per kind of game.

    A fourth game subclasses this, defines what has no default here, and passes `check_game`.
    """

    name: str
    version: str = "1"
    vocabulary: Vocabulary
    domains: Mapping[str, Domain]
    """Every domain of chance outcomes and arguments by name: how tapes are read."""
    rulebook: Rulebook
    subjects: Domain | None = None
    """The domain of what a decision can be about: how clients put its `subject` into words."""
    places: Domain | None = None
    """Where on the board seats may lay notes of their own; None: nowhere."""
    settings: tuple[Setting, ...] = ()
    presets: tuple[Preset, ...] = ()
    """The first is for people who have never played it."""
    seats: tuple[int, ...]
    """The seat counts that any settings allow."""
    progress: Mapping[str, tuple[int, int]] = {}
    """What the printed game has many of, and perhaps not all are here yet: what -> how many are here, of how many."""
    shorthand: Mapping[str, str] = {}
    """Table of a position -> the fact that a bare word stands for there: `kevin = "B3"` is `kevin = { at = "B3" }`."""
    reasonless: frozenset[str] = frozenset()
    """Rules that refuse without saying why: "the haunt is followed". `count_citations` looks for them."""
    cannot_vary: frozenset[str] = frozenset()
    """Hidden fields (as named by `hidden`) that imagination can never change, and rightly so."""

    # -- playing

    def new(self, seats: int, settings: Settings) -> S:
        """A state before its first unit. The settings are complete and valid."""
        raise TypeError(f"{self.name} must define new")

    def next_unit(self, g: S) -> Script[None] | None:
        """The script of the next small unit of play, decided from the state alone; None: the game is over."""
        raise TypeError(f"{self.name} must define next_unit")

    def result(self, g: S) -> Result:
        """Who won and why, once the game is over."""
        raise TypeError(f"{self.name} must define result")

    def timeout(self, decision: Decision) -> Option:
        """What happens if nobody answers in time."""
        return decision.options[0]

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """Complete and check the settings; a game overrides this to check what goes with what."""
        settled: Settings = {setting.name: setting.default for setting in self.settings}
        for name in given:
            if name not in settled:
                raise BadSetting(f"{self.name} has no option {name!r}; it has: {', '.join(settled)}", name)
        if given:
            for setting in self.settings:
                value = given.get(setting.name, setting.default)
                if value is not setting.default:
                    settled[setting.name] = self._value(setting, value)
        if seats not in self.seats:
            raise BadSetting(f"{self.name} is for {_listed(self.seats)} seats, not {seats}", SEAT_COUNT)
        return settled

    def usual_seats(self, given: Mapping[str, Value]) -> int:
        """Four seats, or as near to four as these settings allow."""
        refusal: BadSetting | None = None
        for count in sorted(self.seats, key=lambda count: (abs(count - 4), count)):
            try:
                self.settle(count, given)
            except BadSetting as error:
                refusal = refusal or error
            else:
                return count
        assert refusal is not None
        raise refusal

    def refuse_files(self, given: Mapping[str, Value]) -> None:
        """For settings from elsewhere, by the network or on a tape: they name no files of this machine."""
        for setting in self.settings:
            value = given.get(setting.name)
            if setting.file_ending and isinstance(value, str) and value.endswith(setting.file_ending):
                why = f"{setting.name} = {value!r}: files are read by the command line alone; give what is in it"
                raise BadSetting(why, setting.name)

    def variety(self, rng: Random) -> tuple[int, Settings]:
        """A random seat count and random settings that go together: what `check_game` plays."""
        for _ in range(1000):
            seats = rng.choice(self.seats)
            given = {setting.name: rng.choice(_choices(setting)) for setting in self.settings}
            try:
                return seats, self.settle(seats, given)
            except BadSetting:
                continue
        raise BadSetting(f"{self.name}: no settings that go together were found; define variety")

    def _value(self, setting: Setting, value: Value) -> Value:
        if isinstance(value, str) and len(value) > LONGEST_SETTING:
            why = f"{setting.name}: a text of {len(value)} characters; {LONGEST_SETTING} are enough"
            raise BadSetting(why, setting.name)
        if isinstance(value, str) and not isinstance(setting.default, str):
            value = _from_text(setting, value)
        if setting.values and value not in setting.values:
            raise BadSetting(f"{setting.name} = {value!r}: must be one of {_listed(setting.values)}", setting.name)
        if type(value) is not type(setting.default):
            raise BadSetting(f"{setting.name} = {value!r}: must be like {setting.default!r}", setting.name)
        return value

    # -- hidden information

    def sight(self, g: S, seat: int) -> Any:
        """The allow-list lens of one seat: what bots read and views are made of."""
        raise TypeError(f"{self.name} must define sight")

    def view(self, sight: Any) -> msgspec.Struct:
        """Everything that seat may see, as plain typed data, built from the sight alone."""
        raise TypeError(f"{self.name} must define view")

    def resample(self, g: S, seat: int, rng: Random) -> None:
        """Overwrite in place what this seat cannot know with something it might as well be."""
        raise TypeError(f"{self.name} must define resample")

    def hidden(self, g: S, seat: int) -> dict[str, object]:
        """Each thing this seat cannot know, by a name of its own, with its true value. For `check_game`."""
        raise TypeError(f"{self.name} must define hidden")

    def check(self, g: S) -> None:
        """Raise AssertionError if components are lost, doubled or in two places."""
        raise TypeError(f"{self.name} must define check")

    def talk(self, g: S) -> list[Channel]:
        """Who may speak to whom now."""
        return []

    def notebook(self, g: S, seat: int) -> int:
        """The seat in whose book this one writes its notes, and which it reads: a team may share one."""
        return seat

    def goal(self, seen: Any) -> Goal:
        """What a seat is after, chosen by what it sees (its `view`) alone."""
        return PLAIN

    # -- positions

    def position(self, g: S) -> dict[str, Any]:
        """The state in words: what scenarios look at and positions are saved as."""
        raise TypeError(f"{self.name} must define position")

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> S:
        """A state from a position; what it does not say gets a sensible default."""
        raise BadPosition(f"{self.name} reads no positions yet")

    # -- people and programs

    def bot(self, level: str) -> Bot:
        """A player of this game. Levels every game has: random; most have sensible."""
        raise BadSetting(f"{self.name} has no bot called {level!r}")

    @property
    def bots(self) -> tuple[str, ...]:
        """The levels of `bot` that are this game's own."""
        return ()

    @property
    def text_folders(self) -> list[Path]:
        """Folders with texts that were brought along: each with a folder per language, like our own `locales`."""
        return []

    def special(self, g: S, rule: str) -> bool:
        """Whether a rule is of something special that is in play now, a haunt or a power: see `count_citations`."""
        return bool(rule)

    def rules_for(self, g: S, seat: int) -> Rulebook:
        """The rules that this seat (or a spectator) may read now: all, where nobody's are secret."""
        return self.rulebook

    def lies_open(self, message: str) -> bool:
        """Whether a text, by the id of its message, is for everybody: it stands on no page that only some may read."""
        return True

    def may_read(self, g: S, seat: int, message: str) -> bool:
        """Whether this seat (or a spectator) may read a text now."""
        return True

    def laying_out(self, settings: Settings) -> tuple[str, ...]:
        """The rules by which people lay out a physical table before anything is drawn or chosen, in order."""
        return ()

    def pile(self, g: S, need: NeedOutcome, in_a_row: int) -> Pile | None:
        """Where people draw what is needed now at a physical table; `in_a_row`: how many like it came just before."""
        return None

    def text(self, view: Any, speech: Speech) -> str:
        """The view drawn as text: for the terminal, playthroughs, text agents and screen readers alike."""
        return plain_text(view)

    def pages(self, view: Any, speech: Speech) -> list[Page]:
        """What there is to read besides the board, made of the same view: secret pages, texts of cards and rooms."""
        return []


def _choices(setting: Setting) -> tuple[Value, ...]:
    if setting.values:
        return setting.values
    return (False, True) if isinstance(setting.default, bool) else (setting.default,)


def _from_text(setting: Setting, value: str) -> Value:
    if isinstance(setting.default, bool):
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if value.lower() not in words:
            raise BadSetting(f"{setting.name} = {value!r}: must be true or false", setting.name)
        return words[value.lower()]
    try:
        return int(value)
    except ValueError:
        raise BadSetting(f"{setting.name} = {value!r}: must be a whole number", setting.name) from None


def _listed(values: Sequence[object]) -> str:
    words = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
