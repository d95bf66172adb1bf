"""A game is played unit by unit (see `Game.next_unit`), and clones begin where the present unit began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from housebound.kernel.game import Game
from housebound.kernel.script import Ended, Script
from housebound.kernel.state import State

_MOST_SILENT: Final = 1_000
"""Units that may follow each other without anybody being asked: only a position that nobody could come to has more."""


class Beginning:
    """Where the unit being played began: what clones start from.

    The run of the units holds this and not the table, so a clone is gone as soon as nobody holds it.
    """

    __slots__ = ("asked", "at", "forgotten", "imagined", "state", "told")

    def __init__(self, state: State, asked: tuple[int, ...], imagined: tuple[tuple[int, State], ...] = ()) -> None:
        self.state = state
        self.at = 0
        """Where on the tape the unit begins."""
        self.told = 0
        """How much the table had told by then."""
        self.asked = asked
        self.imagined = imagined
        """States that were imagined since, each with its place on the tape."""
        self.forgotten = False
        """Whether nobody will ask for clones any more."""

    def forget(self, state: State) -> None:
        """Nobody clones this table again: what it stood on is gone, and no later unit is kept."""
        self.forgotten = True
        self.state = state
        self.imagined = ()

    def keep(self, state: State, asked: Sequence[int], past: bool) -> None:
        """A unit begins. A table without a past forgets what came before."""
        if self.forgotten:
            return
        chance = state.chance
        self.state = state.copy()
        if not past:
            chance.tape.clear()
            chance.at = 0
        self.at = chance.at
        self.told = len(state.notices) if state.notices is not None else 0
        self.asked = tuple(asked)
        self.imagined = ()


def run_units(
    game: Game[Any], state: State, began: Beginning | None, asked: list[int], past: bool, has_begun: bool
) -> Script[None]:
    """Unit after unit until the game is over. Holds nothing but the state: between two units only that lives."""
    next_unit = game.next_unit
    while True:
        before = asked.copy()
        for _ in range(_MOST_SILENT):
            if began is not None:
                if not has_begun:
                    began.keep(state, asked, past)
                has_begun = False
            try:
                script = next_unit(state)
                if script is None:
                    return
                yield from script
            except Ended:
                continue
        if asked == before:
            raise RuntimeError(f"{_MOST_SILENT} units of play without a question: the rules go round in circles")
