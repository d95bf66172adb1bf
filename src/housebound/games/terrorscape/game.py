"""Terrorscape as a Game: its settings, its loop of units, and its answers to the kernel's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from housebound.games.terrorscape import conservation
from housebound.games.terrorscape.bot import beliefs, foresight
from housebound.games.terrorscape.bot import player as bot
from housebound.games.terrorscape.cards import piles
from housebound.games.terrorscape.numbers import Seat, Victim
from housebound.games.terrorscape.position import reading, writing
from housebound.games.terrorscape.position.form import FORM
from housebound.games.terrorscape.presets import CHOSEN, HOST_PRESETS, SETTINGS
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.seen import (
    chronicle,
    goal,
    imagining,
    layout,
    reference,
    talk,
    text,
    text_pages,
    view,
)
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.seen.view_types import TerrorscapeView
from housebound.games.terrorscape.state import Mansion, empty_mansion
from housebound.games.terrorscape.units import next_unit
from housebound.games.terrorscape.words import (
    ABILITIES,
    BARE_HANDS,
    CARDS,
    DECLINE,
    DICE,
    DONE,
    ITEMS,
    KEEP_NONE,
    KILLED,
    KILLERS,
    LOCATIONS,
    PASS,
    PLANS,
    STOP,
    VERBS,
    VICTIMS,
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
from housebound.kernel.sets import has, just, members_of, set_of
from housebound.kernel.settings import Settings, Value, resolved_once
from housebound.kernel.tape import domains_of

SPECIAL = ("SPECIAL", "EXTRA", "ITEM", "VICTIM", "KCARD", "KILLER", "KEYWORD", "STEALTH")
"""The families of rules of what is special, besides plans and abilities."""
_SILENCE = (DONE(), PASS(), STOP(), DECLINE(), KEEP_NONE(), BARE_HANDS())


class Terrorscape(Game[Mansion]):
    name = "terrorscape"
    vocabulary = VERBS
    domains = domains_of(VERBS, VICTIMS, ITEMS, CARDS, DICE, PLANS, ABILITIES)
    rulebook = Rulebook.load(Path(str(files(__package__) / "rulebook.md")))
    settings = SETTINGS
    presets = HOST_PRESETS
    seats = (2, 3, 4)
    subjects = VICTIMS
    places = LOCATIONS
    cannot_vary = imagining.CANNOT_VARY
    bots = ("sensible",)
    layout = layout.LAYOUT
    columns = chronicle.COLUMNS
    onlooker = staticmethod(chronicle.onlooker)
    roles = staticmethod(chronicle.roles)
    sides = staticmethod(chronicle.sides)
    reasonless = frozenset(
        {"TER-ROUND-1", "TER-ROUND-3", "TER-ROUND-4", "TER-SPECIAL-1", "TER-EXTRA-1", "TER-KTURN-2", "TER-KTURN-4"}
    )
    """That turns have their steps, and that there are special actions, extra actions and instant cards in them."""

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """TER-TEAM-2, TER-CROSS-1, TER-ABIL-4. Complete the settings and make sure that they go together."""
        settled = super().settle(seats, _as_written(given))
        if int(settled["killer_seat"]) >= seats:
            raise BadSetting(
                "killer-seat-there-are-the-seats-to", "killer_seat", seat=settled["killer_seat"], seats=seats - 1
            )
        if settled["crossroads"] and seats != 4:
            raise BadSetting("crossroads-is-for-players-each-of-the-team", "crossroads")
        if settled["crossroads"] and settled["plan"]:
            raise BadSetting("plan-and-crossroads-exclude-each-other-a-plan", "plan")
        _trio(str(settled["victims"]))
        return settled

    def new(self, seats: int, settings: Settings) -> Mansion:
        return empty_mansion(resolve(seats, settings))

    next_unit = staticmethod(next_unit)

    def result(self, g: Mansion) -> Result:
        """TER-END-7. Only a finished game has winners: one that is left goes on when somebody takes over the seat."""
        return Result(members_of(g.winners), g.why, g.round)

    def timeout(self, decision: Decision) -> Option:
        """Nobody answers: pass, decline or be done if possible, else the first thing that comes."""
        options = decision.options
        return next((option for option in _SILENCE if option in options), options[0])

    def sight(self, g: Mansion, seat: Seat) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> TerrorscapeView:
        return view.view(sight)

    def goal(self, seen: TerrorscapeView) -> Goal:
        return goal.goal(seen)

    def inference(self, seen: Sight) -> Callable[[Mansion], float] | None:
        return beliefs.inference(seen)

    def resample(self, g: Mansion, seat: Seat, rng: Random) -> None:
        imagining.resample(g, seat, rng)

    def rounds(self, g: Mansion) -> int:
        return g.round

    def fallen(self, g: Mansion) -> frozenset[int]:
        return frozenset([victim for victim in g.trio if g.condition[victim] == KILLED])

    def foresee(self, g: Mansion, seat: Seat) -> float | None:
        return foresight.foresee(g, seat)

    def hidden(self, g: Mansion, seat: Seat) -> dict[str, object]:
        return imagining.hidden(g, seat)

    def check(self, g: Mansion) -> None:
        conservation.check(g)

    def talk(self, g: Mansion) -> list[Channel]:
        return talk.channels(g)

    def position(self, g: Mansion) -> dict[str, Any]:
        return writing.position(g)

    form = FORM

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> Mansion:
        return reading.from_position(resolve(seats, settings), given)

    def special(self, g: Mansion, rule: str) -> bool:
        """Whether a rule is of an item, a victim's advantage, a killer's card, or a plan or ability that is in play."""
        family = rule.split("-")[1] if rule in self.rulebook else ""
        if family == "PLAN":
            return g.rules.plan
        if family == "ABIL":
            return g.rules.abilities != "off"
        return family in SPECIAL

    def laying_out(self, settings: Settings) -> tuple[str, ...]:
        return tuple(f"TER-SETUP-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 9, 10, 11))

    def pile(self, g: Mansion, need: NeedOutcome, in_a_row: int) -> Pile | None:
        return piles.pile(g, need)

    def may_come_up(self, g: Mansion, need: NeedOutcome, seat: Seat) -> Sequence[int]:
        """TER-SETUP-5, TER-SETUP-6. Each side sees all that comes from its decks, and knows what is left there."""
        return need.possible if has(need.to, seat) else super().may_come_up(g, need, seat)

    def text(self, view: Any, speech: Speech) -> str:
        return text.draw(view, speech)

    def reference(self) -> Reference:
        return reference.reference()

    def pages(self, view: Any, speech: Speech) -> list[Page]:
        return text_pages.pages(view, speech)

    def bot(self, level: str) -> Bot:
        if level in self.bots:
            return bot.Sensible()
        return super().bot(level)

    def notebook(self, g: Mansion, seat: Seat) -> Seat:
        """TER-INFO-7. The killer's notes are his own; the team shares one board."""
        return g.rules.team_seats[0] if has(g.rules.team, seat) else seat


def _as_written(given: Mapping[str, Value]) -> dict[str, Value]:
    """TER-ITEM-1. The slots of Johnson are a word, one of which looks like a number."""
    return {
        name: str(value) if name == "johnson_slots" and type(value) is int else value for name, value in given.items()
    }


def _trio(text: str) -> tuple[Victim, ...]:
    """TER-TEAM-3. Three different victims by name; none: the team chooses."""
    if text == CHOSEN:
        return ()
    words = text.replace(",", " ").split()
    unknown = [word for word in words if word not in VICTIMS.words]
    if unknown or len(words) != 3 or len(set(words)) != 3:
        known = ", ".join(VICTIMS.words)
        raise BadSetting("victims-write-chosen-or-three-different-ones", "victims", text=repr(text), known=known)
    return tuple(VICTIMS[word] for word in words)


@resolved_once
def resolve(seats: int, settings: Settings) -> Rules:
    """The settings as the rules ask for them, and the audiences that follow."""
    given: dict[str, Any] = settings
    killer_seat = int(given["killer_seat"])
    team_seats = tuple(seat for seat in range(seats) if seat != killer_seat)
    return Rules(
        seats=seats,
        killer_seat=killer_seat,
        killer=-1 if given["killer"] == CHOSEN else KILLERS[given["killer"]],
        victims=_trio(given["victims"]),
        crossroads=given["crossroads"],
        plan=given["plan"],
        abilities=given["abilities"],
        unblock_noise=given["unblock_noise"],
        johnson_slots=given["johnson_slots"],
        rescue_public=given["rescue_public"],
        ghost_strength=given["ghost_strength"],
        death_blossom=given["death_blossom"],
        team_seats=team_seats,
        team=set_of(team_seats),
        hunter=just(killer_seat),
    )


TERRORSCAPE = Terrorscape()
