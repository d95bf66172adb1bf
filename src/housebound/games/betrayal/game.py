"""Betrayal at House on the Hill as a Game.

Its settings, its loop of units, and its answers to the kernel's questions.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from housebound.games.betrayal import conservation
from housebound.games.betrayal.beside.haunt_alone import HauntAlone
from housebound.games.betrayal.bot import beliefs
from housebound.games.betrayal.bot import intents as bot_intents
from housebound.games.betrayal.bot import player as bot
from housebound.games.betrayal.effects import events as event_cards  # noqa: F401
from housebound.games.betrayal.effects import items as item_cards  # noqa: F401
from housebound.games.betrayal.effects import omens as omen_cards  # noqa: F401
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.haunt.registry import PRESENT, complaint_about, number_named, welcome, welcome_strangers
from housebound.games.betrayal.haunt.revealing import ROLES
from housebound.games.betrayal.haunts.every import EVERY

# the modules of cards, rooms and haunts enter what they do when imported
from housebound.games.betrayal.house import piles
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.play.monster_turn import DONE
from housebound.games.betrayal.play.turn import END
from housebound.games.betrayal.position import reading, writing
from housebound.games.betrayal.position.form import FORM
from housebound.games.betrayal.presets import BOOKS, HAUNT_OPTIONS, HOST_PRESETS, PRESETS, SETTINGS, VARIANTS
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.seen import (
    chronicle,
    goal,
    imagining,
    layout,
    pages,
    reference,
    talk,
    text,
    text_pages,
    view,
)
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.seen.view_types import BetrayalView
from housebound.games.betrayal.state import DEAD, House, empty_house
from housebound.games.betrayal.strangers import strangers
from housebound.games.betrayal.units import next_unit
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    COUNT,
    DICE,
    FIGURES,
    NO,
    PLACES,
    ROOMS,
    SEATS,
    VERBS,
)
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Bot, Channel, Game, Result, Speech
from housebound.kernel.goal import Goal
from housebound.kernel.pages import Page
from housebound.kernel.piles import Pile
from housebound.kernel.reference import Reference
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import members_of
from housebound.kernel.settings import Settings, Value, resolved_once
from housebound.kernel.tape import domains_of

welcome(EVERY)
welcome_strangers()
HAUNT_COUNT = 50
HAUNTS_HERE = {"haunts": (sum(number <= HAUNT_COUNT for number in PRESENT), HAUNT_COUNT)}
"""BET-GEN-8."""
_DATE = re.compile(r"\d\d-\d\d")
LEAP_YEAR = 2024
"""Has all the days on which anybody may be born or play."""
_SILENCE = (END, DONE, NO)
"""What somebody says who says nothing."""


_GENERAL = Rulebook.load(Path(str(files(__package__) / "rulebook.md")))


class Betrayal(Game[House]):
    """BET-GEN-10, BET-GEN-11. Nothing is left to agreement or a coin.

    These rules decide every case, clockwise by seats.
    """

    name = "betrayal"
    vocabulary = VERBS
    domains = domains_of(VERBS, BACKS, CARDS, CHARACTERS, COUNT, DICE, FIGURES, PLACES, ROLES, ROOMS, SEATS)
    rulebook = Rulebook(lambda: [*_GENERAL, *(rule for haunt in PRESENT.values() for rule in haunt.rulebook)])
    settings = SETTINGS
    presets = HOST_PRESETS
    seats = (3, 4, 5, 6)
    subjects = FIGURES
    places = ROOMS
    bots = ("sensible",)
    layout = layout.LAYOUT
    columns = chronicle.COLUMNS
    onlooker = staticmethod(chronicle.onlooker)
    roles = staticmethod(chronicle.roles)
    sides = staticmethod(chronicle.sides)
    progress = HAUNTS_HERE
    reasonless = frozenset({"BET-GEN-5"})

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """BET-GEN-1, BET-GEN-9. Complete the settings: a preset sets every variant that is not given by itself."""
        if isinstance(given.get("haunt"), str):
            given = {**given, "haunt": _haunt_named(str(given["haunt"]))}
        settled = super().settle(seats, {name: _as_written(name, value) for name, value in given.items()})
        preset = PRESETS[str(settled["rulebook"])]
        for variant in VARIANTS:
            if settled[variant] == "preset":
                settled[variant] = preset[variant]
        if settled["date"] == "today":
            settled["date"] = datetime.date.today().strftime("%m-%d")
        if not _is_date(str(settled["date"])):
            raise BadSetting("date-write-month-and-day-like-or-today", "date", date=repr(settled["date"]))
        haunt = int(settled["haunt"])
        if haunt and haunt not in PRESENT:
            if why := complaint_about(haunt):
                raise BadSetting("haunt-cannot-be-played", "haunt", why=why)
            more = "".join(f", {number}" for number in sorted(PRESENT) if number > HAUNT_COUNT)
            raise BadSetting("haunt-there-is-none-write-to-play-from", "haunt", haunt=haunt, more=more)
        _played(str(settled["played"]))
        return settled

    def variety(self, rng: Random) -> tuple[int, Settings]:
        """Every preset and every present haunt, and single variants changed."""
        given: dict[str, Value] = {"rulebook": rng.choice(list(PRESETS)), "date": "10-31"}
        for setting in SETTINGS:
            if setting.name in VARIANTS and rng.random() < 0.2:
                given[setting.name] = rng.choice(setting.values[1:])
        for option in HAUNT_OPTIONS:
            given[option.name] = rng.choice(option.values)
        if rng.random() < 0.8:
            given["haunt"] = rng.choice(sorted(PRESENT))
        seats = rng.choice(self.seats)
        return seats, self.settle(seats, given)

    def new(self, seats: int, settings: Settings) -> House:
        return empty_house(resolve(seats, settings), EXPLORATION)

    next_unit = staticmethod(next_unit)

    def result(self, g: House) -> Result:
        return Result(members_of(g.winners), g.why, g.round)

    def timeout(self, decision: Decision) -> Option:
        """Nobody answers: the turn ends, an offer is declined, anything else is taken as it comes."""
        options = decision.options
        return next((option for option in _SILENCE if option in options), options[0])

    def sight(self, g: House, seat: Seat) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> view.BetrayalView:
        return view.view(sight)

    def goal(self, seen: BetrayalView) -> Goal:
        return goal.goal(seen)

    def inference(self, seen: Sight) -> Callable[[House], float] | None:
        return beliefs.inference(seen)

    def resample(self, g: House, seat: Seat, rng: Random) -> None:
        imagining.resample(g, seat, rng)

    def rounds(self, g: House) -> int:
        return g.round

    def fallen(self, g: House) -> frozenset[int]:
        return frozenset([g.word[seat] for seat in range(g.rules.seats) if g.fate[seat] == DEAD])

    def intents(self, seen: Sight, decision: Decision) -> Sequence[Bot]:
        return bot_intents.intents(seen, decision)

    def hidden(self, g: House, seat: Seat) -> dict[str, object]:
        return imagining.hidden(g, seat)

    def check(self, g: House) -> None:
        conservation.check(g)

    def talk(self, g: House) -> list[Channel]:
        return talk.channels(g)

    def position(self, g: House) -> dict[str, Any]:
        return writing.position(g)

    form = FORM
    beside = HauntAlone(rulebook)

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> House:
        return reading.from_position(resolve(seats, settings), given)

    def bot(self, level: str) -> Bot:
        if level == "sensible":
            return bot.Sensible()
        return super().bot(level)

    def special(self, g: House, rule: str) -> bool:
        """BET-GEN-5. Whether a rule is of the haunt in play."""
        return rule in g.haunt.rulebook

    @property
    def text_folders(self) -> list[Path]:
        """Where the haunts of other packages keep their texts."""
        return [one.home / "locales" for one in strangers() if one.home is not None and not one.complaint]

    def rules_for(self, g: House, seat: Seat) -> Rulebook:
        """BET-SECRET-4, HC-22. The general rules, and of the haunt in play those that stand on this seat's pages."""
        return Rulebook([*_GENERAL, *(rule for rule in g.haunt.rulebook if g.haunt.may_read(g, seat, rule.id))])

    def told_over(self, g: House) -> tuple[str, ...]:
        """BET-WIN-1 says only that a haunt's own rule was met: what that has come to the haunt says itself."""
        own = pages.why_over(g.haunt.rule_met(g)) if g.haunt.started else ()
        return own if g.why == "BET-WIN-1" else (*own, *super().told_over(g))

    def lies_open(self, message: str) -> bool:
        return pages.lies_open(message)

    def may_read(self, g: House, seat: Seat, message: str) -> bool:
        """BET-SECRET-1, BET-SECRET-2, BET-SECRET-9. Its own side's page of the haunt in play; all when it is over."""
        return pages.lies_open(message) or pages.may_read(Sight(g, seat), message)

    def laying_out(self, settings: Settings) -> tuple[str, ...]:
        return tuple(f"BET-SETUP-{n}" for n in (1, 5, 6, 7, 9, 2, 4, 8))

    def pile(self, g: House[Any], need: NeedOutcome, in_a_row: int) -> Pile | None:
        return piles.pile(g, need)

    def refuse_by_people(self, settings: Settings) -> None:
        """BET-GEN-8. A house that explores itself throws dice by the hundred."""
        if settings["haunt"]:
            raise BadSetting("haunt-explored-by-bots", "haunt", haunt=settings["haunt"])

    def may_come_up(self, g: House[Any], need: NeedOutcome, seat: Seat) -> Sequence[int]:
        known = piles.may_come_up(g, need, seat)
        return super().may_come_up(g, need, seat) if known is None else known

    def text(self, view: Any, speech: Speech) -> str:
        return text.draw(view, speech)

    def reference(self) -> Reference:
        return Reference(reference.things(), (reference.chart(),), {book: dict(PRESETS[book]) for book in BOOKS})

    def pages(self, view: Any, speech: Speech) -> list[Page]:
        return text_pages.pages(view, speech)


def _haunt_named(word: str) -> Value:
    """A haunt by its name, as its number; anything else as it was written."""
    if why := complaint_about(word):
        raise BadSetting("haunt-cannot-be-played", "haunt", why=why)
    number = number_named(word)
    if number < 0 and not word.isdecimal():
        names = ", ".join(one.name for one in strangers()) or "none is installed"
        raise BadSetting("haunt-write-its-number-or-the-name-of", "haunt", word=repr(word), names=names)
    return number if number > 0 else word


def _as_written(name: str, value: Value) -> Value:
    """BET-WIN-7. The values of variants are words, and one of them is a number."""
    return str(value) if name in VARIANTS and type(value) is int else value


def _is_date(text: str) -> bool:
    """BET-SETUP-11. Month and day of a day that some year has."""
    try:
        datetime.datetime.strptime(f"{LEAP_YEAR}-{text}", "%Y-%m-%d")
    except ValueError:
        return False
    return _DATE.fullmatch(text) is not None


def _played(text: str) -> tuple[int, ...]:
    """BET-REPICK-1. The haunts that the group has played, as numbers."""
    try:
        numbers = tuple(int(n) for n in text.replace(",", " ").split())
    except ValueError:
        raise BadSetting("played-write-the-numbers-of-haunts-like", "played", text=repr(text)) from None
    for n in numbers:
        if n not in PRESENT:
            raise BadSetting("played-there-are-haunts-to-bet-gen", "played", text=repr(text), last=max(PRESENT))
    return numbers


@resolved_once
def resolve(seats: int, settings: Settings) -> Rules:
    """The settings as the rules ask for them."""
    variants = {name: str(settings[name]) for name in VARIANTS if name != "haunt_round_limit"}
    limit = str(settings["haunt_round_limit"])
    return Rules(
        seats=seats,
        haunt_round_limit=0 if limit == "off" else int(limit),
        haunt=int(settings["haunt"]),
        played=_played(str(settings["played"])),
        date=str(settings["date"]),
        **variants,
        **{option.name: str(settings[option.name]) for option in HAUNT_OPTIONS},
    )


BETRAYAL = Betrayal()
