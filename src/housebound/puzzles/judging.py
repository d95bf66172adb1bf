"""How an attempt at a puzzle stands, from its tape: is the win still there, is it won, or which choice lost it?"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from housebound.kernel.table import Table
from housebound.puzzles import Puzzle
from housebound.puzzles.proving import Prover

OPEN, SOLVED, FAILED = "open", "solved", "failed"


class Judged(msgspec.Struct, frozen=True):
    """A puzzle at a table."""

    puzzle: str
    """Its name."""
    within: int
    """How many choices it allows."""
    question: str
    """`win` or `survive`."""
    who: str
    """Who is to survive."""
    left: int
    """How many of them are left."""
    state: str
    """`open`, `solved` or `failed`."""
    lost: str = ""
    """The choice after which nothing can be forced any more."""
    keys: tuple[str, ...] = ()
    """What would have kept it, in its place."""


def judged(puzzle: Puzzle, steps: Iterator[Table]) -> Judged:
    """By the table before its first choice and after each. Nothing that chance has still to decide is looked at."""
    left, aim = puzzle.within, puzzle.aim
    asked = (puzzle.name, puzzle.within, puzzle.question, puzzle.who)
    table = next(steps)
    before, length = table.clone(), len(table.tape)
    for table in steps:
        seat, _, option = table.tape[length]  # type: ignore[misc] # a move begins with its choice
        counts = seat == puzzle.seat and _is_a_choice(before, puzzle.seat)
        allowed, left = left, left - counts
        if counts and not Prover(aim).forced(table, left):
            keys = tuple(key.name for key in Prover(aim).keys(before, allowed))
            return Judged(*asked, left, FAILED, option.name, keys)
        if aim.reached(table):
            return Judged(*asked, left, SOLVED)
        before, length = table.clone(), len(table.tape)
    return Judged(*asked, left, OPEN)


def _is_a_choice(table: Table, seat: int) -> bool:
    return any(one.seat == seat and len(one.options) > 1 for one in table.pending)
