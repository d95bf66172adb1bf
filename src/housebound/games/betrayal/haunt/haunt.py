"""What the engine asks the haunt in play, and the plain rulebook's answers.

A haunt is a subclass that answers differently where its text says so (BET-GEN-5, BET-MONSTER-1, BET-TRAITOR-10). All
questions are about figures: explorers, and monsters where no question is for explorers alone (BET-GEN-7). They stand
in the modules `answers_*`, chapter by chapter, each class with those of the chapters before it; here come those about
knowledge. What hardly any haunt has stands in a part of its own, and the others have None there: `places`, `hiding`,
`feats`. The engine never asks which haunt it is; it asks these questions. `Exploration` answers for the time before the
haunt. Instances hold nothing: what a haunt keeps is in `g.data`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt.answers_cards import Handling
from housebound.games.betrayal.haunt.feats import Feats
from housebound.games.betrayal.haunt.finer_places import FinerPlaces
from housebound.games.betrayal.haunt.hiding import Hiding
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Card, Figure, Seat, Side, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import HEROES, SIDE_NAMES
from housebound.kernel.rulebook import Rulebook

GENERAL: Final = ("BET-", "HC-")
"""How the ids of the rules begin that everybody may read at any time; all others are of a single haunt."""
EVERYBODY: Final = "everybody"
"""The readers of what stands on both sides' pages, or lies open on the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Haunt(Handling[D]):
    """The rulebook's answers. A haunt overrides what its text changes, and says why by the id of its line.

    Its own rules stand in the `rules.md` beside its module, each marked who may read it. What the engine asks at every
    step is settled when the haunt is made.
    """

    __slots__ = (
        *("rulebook", "places", "hiding", "feats"),
        *("dear_steps", "open_rooms", "plain_steps", "plain_thresholds", "plain_pace", "plain_sides", "plain_monsters"),
        *("plain_traits", "plain_entering", "plain_handling"),
    )

    rulebook: Rulebook
    places: FinerPlaces[D] | None
    """The spaces between rooms, if figures can stop there."""
    hiding: Hiding[D] | None
    """Who sees what, if figures can be out of sight."""
    feats: Feats[D] | None
    """What it rewards, if it rewards rolls and leaps."""
    dear_steps: bool
    """Whether `step_cost` can be another number than 1."""
    open_rooms: bool
    """Whether every room is open to every figure, at the cost of one space."""
    plain_steps: bool
    """Whether every step of the rulebook is open and costs what it says: most haunts need not be asked at each door."""
    plain_thresholds: bool
    """Whether every step that is offered leads where it should."""
    plain_pace: bool
    """Whether every figure may move, and as far as the rulebook says, and stop when it likes."""
    plain_sides: bool
    """Whether the sides are those of the rulebook."""
    plain_monsters: bool
    """Whether every monster acts in the monster turn, and none has to."""
    plain_traits: bool
    """Whether the numbers of all explorers are those under their clips."""
    plain_entering: bool
    """Whether nothing of the haunt's own happens when a figure enters or leaves a room."""
    plain_handling: bool
    """Whether whoever is in a room may handle what it holds and what lies there, as the rulebook says."""

    def __init__(
        self,
        started: bool = True,
        places: FinerPlaces[D] | None = None,
        hiding: Hiding[D] | None = None,
        feats: Feats[D] | None = None,
    ) -> None:
        super().__init__(started)
        rules = self.home / "rules.md"
        self.rulebook = Rulebook.load(rules) if started and rules.is_file() else Rulebook([])
        self.places = places
        self.hiding = hiding
        self.feats = feats
        self.dear_steps = not self._plain("step_cost")
        self.open_rooms = not self.dear_steps and self._plain("barred")
        self.plain_steps = self.open_rooms and self._plain("through_walls", "may_discover", "shafts_both_ways")
        self.plain_thresholds = self._plain("held_back")
        self.plain_pace = self._plain("may_move", "allowance", "may_stop")
        self.plain_sides = self._plain("true_side")
        self.plain_monsters = self._plain("acts_in_monster_turn", "must_act")
        self.plain_traits = self._plain("explorers_trait")
        self.plain_entering = self._plain("on_enter", "on_leave")
        self.plain_handling = places is None and self._plain("can_handle_items", "may_part", "uses_items")

    def _plain(self, *questions: str) -> bool:
        """Whether the haunt leaves these questions to the rulebook: then nobody need ask them again and again."""
        return all(getattr(type(self), question) is getattr(Haunt, question) for question in questions)

    # -- its rules

    @property
    def home(self) -> Path:
        """The folder in which the haunt lives."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def reads(self, g: House[D], seat: Seat, side: Side) -> bool:
        """BET-SECRET-1, BET-SECRET-2, BET-SECRET-9, BET-PREP-7, HC-22. Whether this seat has the text of that side.

        BET-HIDDEN-4: what is open to all is in the heroes' text. Whoever was converted has read that too.
        BET-SECRET-11: nothing changes if the group has played the haunt before.
        """
        if not self.started:
            return False
        if g.phase == OVER or self.open_to_all:
            return True
        if seat >= FIRST_MONSTER:
            return False
        return side == g.team[seat] or (side == HEROES and seat != g.traitor)

    def may_read(self, g: House[D], seat: Seat, rule: str) -> bool:
        """BET-SECRET-4, HC-22. Whether this seat may read a rule: a general one, or one of its own pages."""
        if rule.startswith(GENERAL):
            return True
        if rule not in self.rulebook:
            return False
        readers = self.rulebook[rule].readers
        return readers == EVERYBODY or self.reads(g, seat, SIDE_NAMES[readers])

    # -- what each side knows

    def track_hidden(self, g: House[D], seat: Seat) -> bool:
        """Whether the Turn/Damage track is a secret record that this seat (or a spectator) cannot see."""
        return False

    def secrets(self, g: House[D]) -> dict[str, object]:
        """What this haunt keeps hidden from at least one seat, by name. For `hidden`."""
        return {}

    def knows(self, g: House[D], seat: Seat, secret: str) -> bool:
        return True

    def resample(self, g: House[D], seat: Seat, rng: Any) -> None:
        """Overwrite what the seat cannot know of the haunt's own data."""

    def shown(self, g: House[D], seat: Seat) -> dict[str, Any]:
        """What the seat sees of the haunt's own data: counters, marked rooms, tokens."""
        return {}

    def check(self, g: House[D]) -> None:
        """Raise AssertionError if the haunt's own data are impossible."""

    # -- for the general bot

    def goals(self, g: House[D], seat: Seat) -> list[Goal]:
        """What this seat should be after now, best first."""
        return []


class Exploration(Haunt):
    """Before the haunt: nobody attacks, nobody dies, nobody wins (BET-GEN-3, BET-TURN-3, BET-TRAIT-6)."""

    monster_turn = False

    def __init__(self) -> None:
        super().__init__(started=False)

    def may_attack(self, g: House[D], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        return "BET-TURN-3"

    def opponents(self, g: House[D], one: int, other: int) -> bool:
        return False

    def slows(self, g: House[D], figure: Figure, mover: Figure) -> bool:
        return False

    def lowest(self, g: House[D], seat: Seat, trait: Trait, cause: int) -> int:
        return 0

    def no_hero_left(self, g: House[D]) -> int:
        return CARRY_ON


EXPLORATION = Exploration()
