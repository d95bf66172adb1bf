"""What the engine asks the haunt in play, and the plain rulebook's answers.

A haunt is a subclass that answers differently where its text says so (BET-GEN-5, BET-MONSTER-1, BET-TRAITOR-10). All
questions are about figures: explorers, and monsters where no question is for explorers alone (BET-GEN-7). They stand
in the modules `answers_*`, chapter by chapter, each class with those of the chapters before it; here come those about
knowledge. The engine never asks which haunt it is; it asks these questions. `Exploration` answers for the time before
the haunt. Instances hold nothing: what a haunt keeps is in `g.data`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunts.answers_hiding import Hiding
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.state import House


@mypyc_attr(allow_interpreted_subclasses=True)
class Haunt(Hiding):
    """The rulebook's answers. A haunt overrides what its text changes, and says why by the id of its line."""

    def __init__(self, started: bool = True) -> None:
        super().__init__(started)
        self.dear_steps = not self._plain("step_cost")
        self.finer_places = not self._plain("together")
        self.open_rooms = not self.dear_steps and self._plain("barred")
        self.plain_steps = self.open_rooms and self._plain("through_walls", "can_discover", "shafts_both_ways")
        self.plain_thresholds = self._plain("held_back")
        self.plain_pace = self._plain("can_move", "allowance", "may_stop")
        self.plain_sides = self._plain("true_side")
        self.plain_monsters = self._plain("acts_in_monster_turn", "must_act")
        self.plain_traits = self._plain("explorers_trait")
        self.plain_entering = self._plain("on_enter", "on_leave")
        self.plain_handling = not self.finer_places and self._plain(
            "in_room", "can_handle_items", "may_part", "uses_items"
        )

    def _plain(self, *questions: str) -> bool:
        """Whether the haunt leaves these questions to the rulebook: then nobody need ask them again and again."""
        return all(getattr(type(self), question) is getattr(Haunt, question) for question in questions)

    # -- what each side knows

    def track_hidden(self, g: House, seat: int) -> bool:
        """Whether the Turn/Damage track is a secret record that this seat (or a spectator) cannot see."""
        return False

    def secrets(self, g: House) -> dict[str, object]:
        """What this haunt keeps hidden from at least one seat, by name. For `hidden`."""
        return {}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        return True

    def resample(self, g: House, seat: int, rng: Any) -> None:
        """Overwrite what the seat cannot know of the haunt's own data."""

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """What the seat sees of the haunt's own data: counters, marked rooms, tokens."""
        return {}

    def check(self, g: House) -> None:
        """Raise AssertionError if the haunt's own data are impossible."""

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        """What this seat should be after now, best first."""
        return []


class Exploration(Haunt):
    """Before the haunt: nobody attacks, nobody dies, nobody wins (BET-GEN-3, BET-TURN-3, BET-TRAIT-6)."""

    monster_turn = False

    def __init__(self) -> None:
        super().__init__(started=False)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        return "BET-TURN-3"

    def opponents(self, g: House, one: int, other: int) -> bool:
        return False

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return False

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        return 0

    def no_hero_left(self, g: House) -> int:
        return CARRY_ON


EXPLORATION = Exploration()
