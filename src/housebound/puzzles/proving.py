"""Proving puzzles: can this seat force it, whatever the others answer and whatever comes up?"""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.kernel.chance import NeedOutcome
from housebound.kernel.perft import outcomes
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table
from housebound.puzzles.aims import Aim

_GUESSES: Final = 4
"""How often it is imagined what may be hidden."""


class TooMuch(Exception):
    """More positions than somebody was willing to look at."""


class Hidden(Exception):
    """Somebody would have to choose by what they cannot know."""


def hides(table: Table, seat: int) -> bool:
    """Whether something is decided here that this seat does not know: it imagines another position than this one."""
    game = table.game
    true = game.position(table.state)
    return any(game.position(table.imagine(seat, Random(guess)).state) != true for guess in range(_GUESSES))


class Prover:
    """Looks at everything that can happen from a table on, for an aim. `most`: positions before it gives up.

    The seat must see everything that is decided: what it cannot know must still be open, so that chance decides it here
    as it would at the table. Alone in Room 25 that is so; with others it is looked at before each of its choices, and
    `Hidden` is raised where it is not. Of several who are asked at once the seat answers first: it cannot wait and see.
    """

    def __init__(self, aim: Aim, most: int = 100_000) -> None:
        self._aim = aim
        self._seat = aim.seat
        self._most = most
        self.positions = 0
        self.outcomes = 0

    def forced(self, table: Table, within: int) -> bool:
        """Whether the seat can come to its aim within so many choices of its own."""
        return self._forced(table.clone(people_roll=True), within)

    def keys(self, table: Table, within: int) -> list[Option]:
        """The choices from which it can still force that, where it is asked now."""
        world = table.clone(people_roll=True)
        decision = self._asked(world)
        if decision.seat != self._seat:
            return []
        left = within - (len(decision.options) > 1)
        if left < 0:
            return []
        return [option for option in decision.options if self._forced(after(world, option, decision), left)]

    def _asked(self, world: Table) -> Decision:
        return next((asked for asked in world.pending if asked.seat == self._seat), world.pending[0])

    def _forced(self, world: Table, left: int) -> bool:
        self.positions += 1
        if self.positions > self._most:
            raise TooMuch
        reached = self._aim.reached(world)
        if reached is not None:
            return reached
        if world.needs is not None:
            return self._whatever_comes_up(world, world.needs, left)
        decision = self._asked(world)
        if decision.seat != self._seat:
            return all(self._forced(after(world, option, decision), left) for option in decision.options)
        if len(decision.options) == 1:
            return self._forced(after(world, decision.options[0], decision), left)
        if left > 0 and world.seats > 1 and hides(world, self._seat):
            raise Hidden
        return left > 0 and any(self._forced(after(world, option, decision), left - 1) for option in decision.options)

    def _whatever_comes_up(self, world: Table, need: NeedOutcome, left: int) -> bool:
        for outcome in outcomes(need):
            self.outcomes += 1
            if not self._forced(came_up(world, outcome), left):
                return False
        return True


def after(world: Table, option: Option, asked: Decision | None = None) -> Table:
    """The table once this was chosen by whoever is asked: the first, if nobody else is meant."""
    decision = asked or world.pending[0]
    child = world.clone(people_roll=True)
    child.choose(decision.seat, option, decision.id)
    return child


def came_up(world: Table, outcome: str) -> Table:
    """The table once chance has decided so."""
    child = world.clone(people_roll=True)
    child.enter(outcome)
    return child
