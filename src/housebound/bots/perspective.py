"""What a player who searches has to think with: what its seat sees, and worlds that might as well be the true one.

There is no way from here to the truth. Every world is imagined from what the seat can know, and forgets where it came
from; `check_game` proves that it is the same world wherever the seat could not tell two tables apart.
"""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.kernel.game import Bot, Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table


class Guess:
    """A world that a seat might be in. What it hands out forgets where it came from, as all imagined worlds do."""

    __slots__ = ("__table",)

    def __init__(self, table: Table) -> None:
        self.__table = table

    def world(self, rng: Random) -> Table:
        """A table to be played on, with these dice."""
        return self.__table.clone(rng, searchable=False)


class Perspective:
    """One decision, seen from the seat that has to make it."""

    __slots__ = ("__table", "decision")

    def __init__(self, table: Table, decision: Decision) -> None:
        self.__table = table
        self.decision = decision

    @property
    def game(self) -> Game[Any]:
        return self.__table.game

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def sight(self) -> Any:
        """What the seat sees, as bots read it."""
        return self.game.sight(self.__table.state, self.seat)

    def world(self, rng: Random, others: Bot | None = None) -> Table:
        """A table that this seat cannot tell from the true one, at the same decision, to be played on.

        What others have answered in secret is what they would answer there, if they were of this kind.
        """
        return self.__table.imagine(self.seat, rng, searchable=False, others=others)

    def guess(self, rng: Random, others: Bot | None = None) -> Guess:
        """The same, to be played on as often as one likes: always the same world, each time with other dice."""
        return Guess(self.__table.imagine(self.seat, rng, others=others))

    def asked(self, world: Table) -> Decision:
        """The same decision in an imagined world."""
        mine = (self.seat, self.decision.id)
        return next(one for one in world.pending if (one.seat, one.id) == mine)


def preferred(policy: Bot, sight: Any, asked: Decision, options: list[Option], rng: Random) -> Option | None:
    """What this player would do if there were only these options; None: nothing among them makes sense to it.

    A player may count on something that the rules always offer, an end of the turn say, and then finds nothing to
    choose from: that is no fault of its, and no answer.
    """
    try:
        option = policy.choose(sight, _narrowed(asked, options.copy()), rng)
    except (LookupError, ValueError):
        return None
    return option if option in options else None


def _narrowed(asked: Decision, options: list[Option]) -> Decision:
    """The same decision, as if there were only these options."""
    narrow = Decision(asked.seat, asked.prompt, asked.offers, asked.rule, asked.subject, asked.to, asked.known)
    narrow.id, narrow.nth, narrow.state, narrow.standing = asked.id, asked.nth, asked.state, asked.standing
    narrow.offered = options
    return narrow
