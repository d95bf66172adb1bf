"""Puzzles: a position, a question, and a solution that was proved. `housebound puzzle` plays them.

A puzzle is a TOML file::

    game = "room25"
    seats = 1
    options = { mode = "solo" }            # settings of the table
    seat = 0                               # who is to solve it
    question = "win"                       # or "survive", and who = "max"
    within = 3                             # so many choices
    keys = ["use(control)"]                # every first choice from which that can still be forced
    line = ["use(control)", "shift(row_1,left)"]   # one way to do it, as far as nothing is left to chance
    proof = { positions = 214, outcomes = 12 }     # how much was looked at to prove it

    [given]                                # a position, as in a scenario

`win`: this seat has won after at most so many choices, whatever comes up. `survive`: `who` is still there when the
round that is played is over, and the seat has not lost; `within` is then more than a round has.

What is proved is proved over everything: every answer of the others, every chance outcome, however unlikely. A choice
where there is only one does not count.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from housebound.kernel import registry
from housebound.kernel.errors import BadPosition
from housebound.kernel.table import Table
from housebound.puzzles.aims import QUESTIONS, SURVIVE, WIN, Aim

__all__ = ["SURVIVE", "WIN", "Aim", "Proof", "Puzzle", "all_of_ours", "load", "named", "ours"]


class Proof(msgspec.Struct, frozen=True):
    """How much was looked at: positions where somebody chose, and chance outcomes."""

    positions: int
    outcomes: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One puzzle, as its file has it."""

    game: str
    seats: int
    seat: int
    question: str
    within: int
    keys: tuple[str, ...]
    line: tuple[str, ...]
    proof: Proof
    given: dict[str, Any]
    options: dict[str, Any] = {}
    who: str = ""
    """Who is to survive: one of the game's subjects."""
    name: str = ""
    """The name of its file."""

    @property
    def aim(self) -> Aim:
        """What is to be forced; its round is the one in which the position stands."""
        if self.question == WIN:
            return Aim(self.seat)
        table = self.table()
        assert table.game.subjects is not None
        return Aim(self.seat, table.game.subjects[self.who], table.game.rounds(table.state))

    def table(self, seed: int | None = None) -> Table:
        """The table of the position. Without a seed every chance outcome must be entered."""
        game = registry.find(self.game)
        settings = game.settle(self.seats, self.options)
        origin = game.from_position(self.seats, settings, self.given)
        return Table(game, self.seats, settings, seed=seed, people_roll=seed is None, origin=origin)


def load(path: str | Path) -> Puzzle:
    """The puzzle of this file; what is wrong with a bad one is said with the file's name."""
    path = Path(path)
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        puzzle = msgspec.convert({**raw, "name": path.stem}, Puzzle)
    except OSError as error:
        raise BadPosition("cannot-read", path=path, why=error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadPosition("in-this-file", path=path, error=error) from None
    if puzzle.question not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise BadPosition("the-question-is-not-known-there-is", path=path, question=repr(puzzle.question), known=known)
    subjects = registry.find(puzzle.game).subjects
    if puzzle.question == SURVIVE and (subjects is None or puzzle.who not in subjects.words):
        raise BadPosition("nobody-of-that-name-can-survive", path=path, who=repr(puzzle.who))
    if not 0 <= puzzle.seat < puzzle.seats:
        raise BadPosition("seat-does-not-sit-at-a-table-of", path=path, seat=puzzle.seat, seats=puzzle.seats)
    return puzzle


def ours() -> list[Path]:
    """The files of the puzzles that come with the program, in their order."""
    return sorted(Path(str(files(__package__))).glob("*/*.toml"))


@cache
def all_of_ours() -> dict[str, Puzzle]:
    """The puzzles that come with the program, by their names."""
    return {puzzle.name: puzzle for puzzle in map(load, ours())}


def named(name: str) -> Puzzle:
    """One of those that come with the program."""
    return all_of_ours()[name]
