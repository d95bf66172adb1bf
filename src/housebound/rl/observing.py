"""What a seat sees, as numbers: a flat vector, or the same numbers as tables. Made from its view, and nothing else."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from housebound.kernel.game import Game
from housebound.kernel.layout import Field, Hashed, Many, Number, Numbers, Place
from housebound.kernel.seat_view import Glimpse, TableView
from housebound.rl.words import Lexicon
from housebound.rl.writing import columns, in_order, shape, whole

Vector = NDArray[np.float32]
Tables = dict[str, Vector]
Seen = TableView | Glimpse
"""What a seat sees, all of it or the parts that are written here."""

FRAME: Final = 1
"""The version of what is written of every game beside its board."""
_PROMPTS: Final = 64
"""Columns that prompts share: a haunt from elsewhere may ask what nobody has asked before."""


class Asking(msgspec.Struct, frozen=True, gc=False):
    """What a view says beside its board: what the seat is asked now, who else is asked, and what it has said so far."""

    prompt: str
    subject: int
    verbs: tuple[str, ...]
    options: int
    open: tuple[int, ...]
    """The number of open questions of every seat, as far as this one may know."""
    answered: tuple[int, ...]
    said: tuple[str, ...]


def asking(view: Seen, seats: int, said: tuple[str, ...] = ()) -> Asking:
    """The frame of a view. Of several questions the first open one counts: that is the one to be answered."""
    mine = None
    for asked in view.asked:
        if not asked.answer and not asked.standing:
            mine = asked
            break
    waiting, answered = [0] * seats, [0] * seats
    for other in view.waiting:
        (answered if other.answered else waiting)[other.seat] += 1
    if mine is None:
        return Asking("", -1, (), 0, tuple(waiting), tuple(answered), said)
    offered = mine.options
    for asked in view.asked:
        if asked.standing:
            offered += asked.options
    return Asking(mine.prompt, mine.subject, _verbs(offered), len(offered), tuple(waiting), tuple(answered), said)


@lru_cache(maxsize=4096)
def _verbs(offered: tuple[str, ...]) -> tuple[str, ...]:
    """The verbs of these options, each once."""
    return tuple(dict.fromkeys([option.partition("(")[0] for option in offered]))


class Observer:
    """Writes the views of one game as numbers.

    >>> import housebound
    >>> table = housebound.new("room25", seats=4, seed=7)
    >>> observer = Observer(table.game)
    >>> observer.vector(table.view(2)).shape == (observer.size,)
    True
    >>> observer.tables(table.view(2))["rooms"].shape
    (5, 5, 49)
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._seats = max(game.seats)
        lexicon = Lexicon(game.vocabulary)
        frame: dict[str, Field] = {
            "prompt": Hashed(_PROMPTS),
            "subject": Place(len(game.subjects) if game.subjects is not None else 0),
            "verbs": Many(tuple(verb.name for verb in game.vocabulary.verbs)),
            "options": Number(50),
            "open": Numbers(self._seats, 1),
            "answered": Numbers(self._seats, 1),
            "said": Many(lexicon.names),
        }
        self._board = dict(game.layout.fields)
        self.fields: dict[str, Field] = {**self._board, **{f"asked_{name}": field for name, field in frame.items()}}
        """Name -> how it is written, in the order of the vector: first the board's, then the frame's."""
        self._write_board = whole(self._board[""]) if "" in self._board else in_order(self._board)
        self._write_frame = in_order(frame, "asked_", together=1)
        self.shapes = {name or "board": shape(field) for name, field in self.fields.items()}
        self.size = sum(columns(field) for field in self.fields.values())
        self.version = f"{game.layout.version}.{FRAME}"
        self.fingerprint = fingerprint(game)

    def vector(self, view: Seen, said: tuple[str, ...] = ()) -> Vector:
        """All numbers one after the other. `said`: the words of an answer that is being said word by word."""
        return np.frombuffer(self.written(view, said), dtype=np.float32)

    def tables(self, view: Seen, said: tuple[str, ...] = ()) -> Tables:
        """The same numbers by the names of the view's fields, each in its shape: rows of a table, planes of a grid."""
        return self.split(self.vector(view, said))

    def split(self, vector: Vector) -> Tables:
        """The tables of a vector; they share its memory."""
        found: Tables = {}
        at = 0
        for name, its_shape in self.shapes.items():
            size = int(np.prod(its_shape))
            found[name] = vector[at : at + size].reshape(its_shape)
            at += size
        return found

    def written(self, view: Seen, said: tuple[str, ...] = ()) -> bytearray:
        """The vector as bytes of its own: 32-bit floats."""
        parts = self._write_board(view.board)
        parts += self._write_frame(asking(view, self._seats, said))
        return bytearray().join(parts)


@cache
def fingerprint(game: Game[Any]) -> str:
    """A checksum of every number's place and meaning, options too: what was trained on one does not fit another."""
    words = [(verb.name, [(domain.name, domain.words) for domain in verb.domains]) for verb in game.vocabulary.verbs]
    kinds = {name: (type(field).__name__, field) for name, field in game.layout.fields.items()}
    whole = msgspec.json.encode((game.name, game.layout.version, FRAME, kinds, words, max(game.seats)))
    return sha256(whole).hexdigest()[:16]
