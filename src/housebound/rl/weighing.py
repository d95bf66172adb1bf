"""Answers weighed one by one: a row of numbers for each that is offered, made from the seat's view and nothing else.

A game declares what its numbers are (`housebound.kernel.prospects`). A row begins with the position, which is the same
for all answers, and goes on with what is the answer's own; a network that takes one row and gives one number can
choose among any answers, on any space of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.prospects import Prospects
from housebound.kernel.script import Option
from housebound.kernel.seat_view import Asked
from housebound.rl.observing import Seen

Rows = NDArray[np.float32]


class Weighing:
    """Writes the answers of one game's questions as rows of numbers.

    >>> import housebound
    >>> table = housebound.new("room25", seats=2, seed=7, mode="competition")
    >>> weighing = Weighing(table.game)
    >>> decision = table.pending[0]
    >>> weighing.rows(table.view(decision.seat), decision.options).shape == (len(decision.options), weighing.size)
    True
    """

    def __init__(self, game: Game[Any]) -> None:
        if game.prospects is None:
            raise BadSetting(f"{game.name} does not say what answers lead to: they cannot be weighed")
        self._prospects: Prospects = game.prospects
        self.names = (*self._prospects.situation, *self._prospects.answer)
        """What each number of a row is."""
        self.situation = len(self._prospects.situation)
        """How many numbers of a row are the position's, at its beginning."""
        self.size = len(self.names)
        self.version = self._prospects.version
        said = msgspec.json.encode((game.name, self.version, self.situation, self.names))
        self.fingerprint = sha256(said).hexdigest()[:16]
        """A checksum of every number's place and name: what was trained on one does not fit another."""

    def parts(self, view: Seen, options: Sequence[Option]) -> tuple[Rows, Rows]:
        """The numbers of the position, and a row for each of these answers."""
        asked = question(view)
        prompt, subject = (asked.prompt, asked.subject) if asked is not None else ("", -1)
        position, answers = self._prospects.numbers(view.board, prompt, subject, options)
        return np.array(position, dtype=np.float32), np.array(answers, dtype=np.float32)

    def rows(self, view: Seen, options: Sequence[Option]) -> Rows:
        """A row for each of these answers: the position's numbers, then its own."""
        position, answers = self.parts(view, options)
        return np.concatenate([np.broadcast_to(position, (len(answers), self.situation)), answers], axis=1)


def question(view: Seen) -> Asked | None:
    """The question that is to be answered: of several the first open one."""
    return next((asked for asked in view.asked if not asked.answer and not asked.standing), None)
