"""A game is played unit by unit (see `Game.next_unit`), and clones begin where the present unit began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from housebound.kernel.game import Game
from housebound.kernel.script import Ended, Script
from housebound.kernel.state import State


class Beginning:
    """Where the unit being played began: what clones start from.

    The run of the units holds this and not the table, so a clone is gone as soon as nobody holds it.
    """

    __slots__ = ("asked", "at", "imagined", "state")

    def __init__(self, state: State, asked: tuple[int, ...], imagined: tuple[tuple[int, State], ...] = ()) -> None:
        self.state = state
        self.at = 0
        """Where on the tape the unit begins."""
        self.asked = asked
        self.imagined = imagined
        """States that were imagined since, each with its place on the tape."""

    def keep(self, state: State, asked: Sequence[int], past: bool) -> None:
        """A unit begins. A table without a past forgets what came before."""
        chance = state.chance
        self.state = state.copy()
        if not past:
            chance.tape.clear()
            chance.at = 0
        self.at = chance.at
        self.asked = tuple(asked)
        self.imagined = ()


def run_units(
    game: Game[Any], state: State, began: Beginning | None, asked: list[int], past: bool, has_begun: bool
) -> Script[None]:
    """Unit after unit until the game is over. Holds nothing but the state: between two units only that lives."""
    next_unit = game.next_unit
    while True:
        if began is not None and not has_begun:
            began.keep(state, asked, past)
        has_begun = False
        try:
            script = next_unit(state)
            if script is None:
                return
            yield from script
        except Ended:
            continue
