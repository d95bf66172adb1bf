"""Solving puzzles, by a person or a program: every choice must keep what can be forced."""

from __future__ import annotations

from random import Random

from housebound import bots
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table
from housebound.puzzles import Puzzle
from housebound.puzzles.proving import Prover


class Attempt:
    """A puzzle being solved. What comes up is drawn; what solves it must hold whatever that is."""

    def __init__(self, puzzle: Puzzle, seed: int = 1) -> None:
        self.puzzle = puzzle
        self.aim = puzzle.aim
        self.table: Table = puzzle.table(seed)
        self.left = puzzle.within
        """Choices that are left."""
        self.failed = False
        self._whims = Random(seed)
        self._go_on()

    @property
    def solved(self) -> bool:
        return not self.failed and self.aim.reached(self.table) is True

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked now; None: it is solved, or has failed."""
        return None if self.failed or self._is_decided() else self._own

    @property
    def _own(self) -> Decision | None:
        return next((asked for asked in self.table.pending if asked.seat == self.puzzle.seat), None)

    def _is_decided(self) -> bool:
        return self.aim.reached(self.table) is not None

    def keys(self) -> list[Option]:
        """The choices that keep it."""
        return Prover(self.aim).keys(self.table, self.left)

    def choose(self, option: Option) -> list[Option]:
        """Choose; nothing if that keeps it, or else what would have."""
        decision = self.decision
        assert decision is not None
        keys = self.keys()
        if option not in keys:
            self.failed = True
            return keys
        self.left -= len(decision.options) > 1
        self.table.choose(decision.seat, option, decision.id)
        self._go_on()
        return []

    def _go_on(self) -> None:
        """Others answer anything, and where there is only one answer it is given."""
        while not self._is_decided():
            own = self._own
            if own is not None and len(own.options) > 1:
                return  # of several who are asked at once it answers first: it cannot wait and see
            decision = own or self.table.pending[0]
            self.table.choose(decision.seat, self._whims.choice(decision.options), decision.id)


def solves(player: bots.AnyBot, puzzle: Puzzle) -> bool:
    """Whether a bot's choices solve a puzzle."""
    attempt = Attempt(puzzle)
    while (decision := attempt.decision) is not None:
        attempt.choose(bots.answer(attempt.table, decision, player))
    return attempt.solved
