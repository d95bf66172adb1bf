"""The spaces of Gymnasium and PettingZoo: what an observation of a game can be, and what can be answered."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces

from housebound.kernel.errors import BadSetting
from housebound.kernel.seat_view import Glimpse
from housebound.kernel.seeing import glimpse
from housebound.rl.observing import Observer, Tables, Vector
from housebound.rl.play import MOST_OFFERED, Play
from housebound.rl.weighing import Rows, Weighing
from housebound.rl.words import Mask

Seen = Literal["vector", "tables", "answers"]
BOUND: Final = 1e4
"""No number of an observation is larger; most lie between -1 and 1."""


class Eyes:
    """Observations of one play in the form that was asked for, each with the mask of what may be answered."""

    def __init__(self, play: Play, form: str) -> None:
        if form not in get_args(Seen):
            raise BadSetting(f"observation = {form!r}: must be one of {', '.join(get_args(Seen))}")
        if form == "answers" and play.actions != "offered":
            raise BadSetting('observation = "answers" goes with actions = "offered": a row for each that is offered')
        self._play = play
        self._form = form
        self.observer = Observer(play.game)
        self._weighing = Weighing(play.game) if form == "answers" else None
        self.space = spaces.Dict({"observation": self._space(), "action_mask": spaces.MultiBinary(play.size)})

    def _space(self) -> spaces.Space[Any]:
        if self._weighing is not None:
            return _box((MOST_OFFERED, self._weighing.size))
        if self._form == "vector":
            return _box((self.observer.size,))
        return spaces.Dict({name: _box(shape) for name, shape in self.observer.shapes.items()})

    def see(self, seat: int) -> dict[str, Any]:
        """What a seat sees now; its mask is empty while others are asked."""
        play = self._play
        mine = play.seat == seat
        mask: Mask = play.mask() if mine else np.zeros(play.size, dtype=np.int8)
        if self._weighing is not None:
            return {"observation": self._rows(self._weighing, seat, mine), "action_mask": mask}
        said = play.said_words() if mine and play.said else ()
        return {"observation": self._written(glimpse(play.table, seat), said), "action_mask": mask}

    def _rows(self, weighing: Weighing, seat: int, mine: bool) -> Rows:
        """A row of numbers for each answer that is offered, in their order; zeros after the last one."""
        play = self._play
        rows = np.zeros((MOST_OFFERED, weighing.size), dtype=np.float32)
        if mine and play.options:
            offered = play.options[:MOST_OFFERED]
            rows[: len(offered)] = weighing.rows(glimpse(play.table, seat), offered)
        return rows

    def _written(self, view: Glimpse, said: tuple[str, ...]) -> Vector | Tables:
        if self._form == "vector":
            return self.observer.vector(view, said)
        return self.observer.tables(view, said)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, shape, dtype=np.float32)
