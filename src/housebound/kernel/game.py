"""What a game is to the kernel: its state, its settings, and the questions the kernel asks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from housebound.kernel.chance import NeedOutcome
from housebound.kernel.chronicle import Column, Onlooker, nothing_to_add
from housebound.kernel.errors import BadPosition, BadSetting
from housebound.kernel.form import Form
from housebound.kernel.goal import PLAIN, Goal
from housebound.kernel.layout import ANYTHING, Layout
from housebound.kernel.pages import Page
from housebound.kernel.piles import Pile
from housebound.kernel.plain_text import plain_text
from housebound.kernel.prospects import Prospects
from housebound.kernel.reference import Reference, Thing, said_of
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import EVERYONE, Decision, Domain, Option, Script, Vocabulary
from housebound.kernel.settings import SEAT_COUNT, Preset, Setting, Settings, Value, choices, listed, valued
from housebound.kernel.state import State

if TYPE_CHECKING:
    from housebound.kernel.beside import Beside
    from housebound.kernel.table import Table


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

    @property
    def language(self) -> str: ...

    def say(self, message: str, **details: str | int) -> str: ...

    def forms(self, message: str) -> Mapping[str, str]: ...


class Bot(Protocol):
    """A player: sees what its seat sees, chooses among its options, and uses only the stream it is given."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option: ...


S = TypeVar("S", bound=State)


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
    layout: Layout = ANYTHING
    """How a view becomes numbers for programs that learn."""
    prospects: Prospects | None = None
    """What each answer leads to, as numbers; None: a program that learns must find out."""
    progress: Mapping[str, tuple[int, int]] = {}
    """What the printed game has many of, and perhaps not all are here yet: what -> how many are here, of how many."""
    shorthand: Mapping[str, str] = {}
    """Table of a position -> the fact that a bare word stands for there: `kevin = "B3"` is `kevin = { at = "B3" }`."""
    reasonless: frozenset[str] = frozenset()
    """Rules that refuse without saying why: "the haunt is followed". `count_citations` looks for them."""
    cannot_vary: frozenset[str] = frozenset()
    """Hidden fields (as named by `hidden`) that imagination can never change, and rightly so."""
    played_out: int = 2
    """Rounds that are worth playing out in thought before a look tells how things stand (see `foresee`)."""
    part_of: str = ""
    """The game that this goes along with: it is told in the words of that one, and stands in no list of games."""

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

    def told_over(self, g: S) -> tuple[str, ...]:
        """The messages that say in a sentence why it has ended, the most exact first: what is known of them counts."""
        return (f"end-why-{self.result(g).why}",)

    def timeout(self, decision: Decision) -> Option:
        """What happens if nobody answers in time."""
        return decision.options[0]

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """Complete and check the settings; a game overrides this to check what goes with what."""
        settled: Settings = {setting.name: setting.default for setting in self.settings}
        for name in given:
            if name not in settled:
                raise BadSetting(
                    "has-no-option-it-has", name, game=self.name, option=repr(name), known=", ".join(settled)
                )
        if given:
            for setting in self.settings:
                value = given.get(setting.name, setting.default)
                if value is not setting.default:
                    settled[setting.name] = valued(setting, value)
        if seats not in self.seats:
            raise BadSetting("is-for-seats-not", SEAT_COUNT, game=self.name, seats=listed(self.seats), given=seats)
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
                raise BadSetting(
                    "files-are-read-by-the-command-line-alone", setting.name, setting=setting.name, value=repr(value)
                )

    def variety(self, rng: Random) -> tuple[int, Settings]:
        """A random seat count and random settings that go together: what `check_game` plays."""
        for _ in range(1000):
            seats = rng.choice(self.seats)
            given = {setting.name: rng.choice(choices(setting)) for setting in self.settings}
            try:
                return seats, self.settle(seats, given)
            except BadSetting:
                continue
        raise BadSetting("no-settings-that-go-together-were-found-define", game=self.name)

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

    def inference(self, seen: Any) -> Callable[[S], float] | None:
        """What speaks for one imagined world rather than another, by the sight of a seat: by what others have done.

        The function weighs a world: how likely would that have been there? None: nothing speaks for anything.
        """
        return None

    def lay_anew(self, g: S, seat: int, others: Bot, rng: Random) -> None:
        """In an imagined world: what lies face-down is what players of this kind would have laid there."""

    def hidden(self, g: S, seat: int) -> dict[str, object]:
        """Each thing this seat cannot know, by a name of its own, with its true value. For `check_game`."""
        raise TypeError(f"{self.name} must define hidden")

    def check(self, g: S) -> None:
        """Raise AssertionError if components are lost, doubled or in two places."""
        raise TypeError(f"{self.name} must define check")

    def laid_wrong(self, g: S) -> BadPosition | None:
        """What whoever lays a position by hand is told of pieces that cannot lie so; None: `check` says the rest."""
        return None

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
        raise BadPosition("reads-no-positions-yet", game=self.name)

    form: Form = Form()
    """What an editor of positions asks, besides what is laid on the board."""

    # -- beside cardboard

    @property
    def beside(self) -> Beside | None:
        """What goes along with people who play this on cardboard, and want pages, checklists and counters alone."""
        return None

    # -- thinking ahead

    def rounds(self, g: S) -> int:
        """How many rounds have begun: by this whoever plays a world out in thought knows how far it has come."""
        return 0

    def fallen(self, g: S) -> frozenset[int]:
        """Who of `subjects` is out of the game for good: killed, eliminated."""
        return frozenset()

    def foresee(self, g: S, seat: int) -> float | None:
        """How likely this seat wins from here, by one look at everything. Asked of imagined worlds alone.

        It is asked when a round has just begun, the one after `played_out`, the present one included. None: nobody can
        tell by a look, the world has to be played to its end.
        """
        return None

    def intents(self, seen: Any, decision: Decision) -> Sequence[Bot]:
        """What else a seat may have a mind to do when it is asked this: sensible players who are after that.

        Single steps often mean nothing: whoever searches also tries to spend the rest of the round as each of these.
        """
        return ()

    # -- study

    columns: tuple[Column, ...] = ()
    """What a study keeps of each game of this kind, besides what it keeps of all."""

    def onlooker(self, table: Table) -> Onlooker:
        """Fills `columns`, from the whole truth of a table that is being played."""
        return nothing_to_add(table)

    def roles(self, g: S) -> tuple[str, ...]:
        """Seat -> what it is in this game, in a word, hidden or not; empty: nobody has a role."""
        return ()

    def sides(self, g: S) -> tuple[str, ...]:
        """Seat -> the side it wins or loses with, in a word; empty: there are no sides."""
        return ()

    # -- people and programs

    def bot(self, level: str) -> Bot:
        """A player of this game. Levels every game has: random; most have sensible."""
        raise BadSetting("has-no-bot-called", game=self.name, level=repr(level))

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

    def refuse_by_people(self, settings: Settings) -> None:
        """`BadSetting` for what cannot be played where people roll: it wants more dice than anybody would throw."""

    def may_come_up(self, g: S, need: NeedOutcome, seat: int) -> Sequence[int]:
        """What can come up as far as this seat knows, where people say it: to be offered, and to tell nothing.

        What really can may tell what others have seen in secret: a tile that somebody has looked at can no longer come.
        """
        return need.possible if need.to == EVERYONE else range(len(need.domain))

    def text(self, view: Any, speech: Speech) -> str:
        """The view drawn as text: for the terminal, playthroughs, text agents and screen readers alike."""
        return plain_text(view)

    def reference(self) -> Reference:
        """What can be looked up without a table, besides the rules: by default every word that has a text."""
        named = {(domain.name, word) for domain in self.domains.values() for word in domain.words}
        return Reference(tuple(Thing(domain, word, (said_of(domain, word),)) for domain, word in sorted(named)))

    def pages(self, view: Any, speech: Speech) -> list[Page]:
        """What there is to read besides the board, made of the same view: secret pages, texts of cards and rooms."""
        return []
