"""What else one could have a mind to do with a turn: what a player who searches tries beside single steps.

Each is the sensible player with one goal more, before all that its haunt names: an errand that would come later, a
certain opponent, or a place where nothing comes to.
"""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.betrayal.bot.danger import Dangers, hunters
from housebound.games.betrayal.bot.player import Sensible
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import FIRST_MONSTER
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import HEROES
from housebound.kernel.game import Bot
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import just

_TURNS: Final = ("turn", "monster")
LATER: Final = 2
"""Errands after the first that are worth a thought."""
OPPONENTS: Final = 3
"""Of all opponents the nearest."""


class Minded(Sight):
    """What a seat sees, with one thing more in mind."""

    __slots__ = ("_goal",)

    def __init__(self, sight: Sight, goal: Goal) -> None:
        super().__init__(sight._g, sight.seat)
        self._goal = goal

    def goals(self) -> list[Goal]:
        return [self._goal, *super().goals()]


class Intent:
    """Plays sensibly, and has one thing more in mind."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self._player = Sensible()

    def choose(self, sight: Sight, decision: Decision, rng: Random) -> Option:
        return self._player.choose(Minded(sight, self.goal), decision, rng)


def intents(sight: Sight, decision: Decision) -> list[Bot]:
    """What the figure that acts for this seat could do with its turn besides what it would do."""
    figure = sight.acting
    if decision.prompt not in _TURNS or not sight.haunt_begun or figure < 0 or sight.room[figure] < 0:
        return []
    given = sight.goals()
    first = given[0] if given else None
    goals = [goal for goal in given[1:] if _says_where(goal)][:LATER]
    shelter = _shelter(sight, figure)
    if shelter:
        goals.append(Goal(rooms=shelter))
    goals += [Goal(targets=(foe,)) for foe in _nearest(sight, figure)]
    return [Intent(goal) for goal in goals if goal != first]


def _says_where(goal: Goal) -> bool:
    return bool(goal.rooms or goal.cards or goal.targets or goal.explore)


def _shelter(sight: Sight, figure: Figure) -> int:
    """The rooms (bits) within reach where a hero has least to fear; none, where nothing comes for it."""
    if figure >= FIRST_MONSTER or sight.side_of(figure) != HEROES:
        return 0
    dangers, far = Dangers(sight, figure), sight.distances(sight.room[figure])
    if not dangers.stake(dangers.here):
        return 0
    stakes = {room: dangers.stake(room) for room, away in enumerate(far) if 0 <= away <= sight.spaces_left()}
    least = min(stakes.values(), default=0.0)
    rooms = 0
    for room, stake in stakes.items():
        if stake <= least + 1e-9:
            rooms |= just(room)
    return rooms


def _nearest(sight: Sight, figure: Figure) -> list[Figure]:
    """The opponents that are least far away."""
    far, places = sight.distances(sight.room[figure]), sight.room
    foes = [foe for foe in hunters(sight, figure) if far[places[foe]] >= 0]
    foes.sort(key=lambda foe: far[places[foe]])
    return foes[:OPPONENTS]
