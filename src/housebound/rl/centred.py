"""The same numbers from where somebody stands: the board around whoever is asked about, and answers by where they lead.

What is left of me and deadly is deadly wherever I stand. A plain network that is shown the whole board in the same
place every time must learn that once for every space; centred, once. And a board that looks the same from all sides
can be turned and mirrored: one position is eight. Both need a game that declares a compass (`Layout.compass`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.layout import Counts, Each, Field, Group, Listed, Many, One, Pairs, Rows
from housebound.kernel.script import Option
from housebound.rl.observing import Observer
from housebound.rl.writing import columns, row_columns

Vectors = NDArray[np.float32]
Places = NDArray[np.int64]


class Turn(NamedTuple):
    """The board turned or mirrored: `vector[columns]` is what would be seen then, `options[number]` the same answer."""

    columns: Places
    options: Places


class Centred:
    """Centres the vectors of one game, and the numbers of its options.

    >>> import housebound
    >>> table = housebound.new("room25", seats=2, seed=7, mode="competition")
    >>> centred = Centred(table.game)
    >>> seen = Observer(table.game).vector(table.view(0))
    >>> centred.seen(seen[None]).shape == (1, centred.size)
    True
    """

    def __init__(self, game: Game[Any]) -> None:
        compass = game.layout.compass
        if compass is None or game.subjects is None:
            raise BadSetting(f"the board of {game.name} has no compass: it cannot be centred")
        self._game = game
        self._compass = compass
        self.observer = Observer(game)
        grid = self._table(compass.table)
        assert grid.grid is not None
        self._height, self._width = grid.grid
        self._spaces = grid.rows
        self._from = self._begins()
        self._gather = np.stack([self._window(place) for place in range(len(self._spaces))])
        self._own = self._own_rows(game.subjects.words)
        self.size = self._gather.shape[1] + self._own.shape[1]
        """Numbers of a centred observation."""
        self._numbers, self.answers = self._numbered()
        """Answers: how many different ones there are, as somebody standing anywhere would give them."""

    def _table(self, name: str) -> Rows:
        field = self._game.layout.fields[name]
        assert isinstance(field, Rows)
        return field

    def _begins(self) -> dict[str, int]:
        """Where each field begins in a vector."""
        begins, at = {}, 0
        for name, field in self.observer.fields.items():
            begins[name] = at
            at += columns(field)
        return begins

    # -- what is seen

    def _window(self, place: int) -> Places:
        """Which column comes where for somebody who stands there; after the last one come a 0 and a 1."""
        nothing, something = self.observer.size, self.observer.size + 1
        wide = row_columns(self._table(self._compass.table))
        first = self._from[self._compass.table]
        y, x = divmod(place, self._width)
        found: list[int] = []
        for down, right in product(range(1 - self._height, self._height), range(1 - self._width, self._width)):
            inside = 0 <= y + down < self._height and 0 <= x + right < self._width
            at = first + ((y + down) * self._width + x + right) * wide
            found += [*range(at, at + wide), something] if inside else [nothing] * (wide + 1)
        last = first + wide * len(self._spaces)
        rest = [column for column in range(self.observer.size) if not first <= column < last]
        return np.array(found + rest)

    def _own_rows(self, subjects: Sequence[str]) -> Places:
        """The columns of the row of each that can be asked about; of nobody at last."""
        name, _ = self._compass.standing
        table = self._table(name)
        wide = row_columns(table)
        first = self._from[name]
        rows = [
            list(range(first + table.rows.index(one) * wide, first + (table.rows.index(one) + 1) * wide))
            for one in subjects
        ]
        return np.array([*rows, [self.observer.size] * wide])

    def _stood(self, vectors: Vectors) -> tuple[Places, Places]:
        """Who is asked about, and in which place that one stands; in the middle, if nobody or nowhere."""
        first = self._from["asked_subject"]
        about = vectors[:, first : first + len(self._own) - 1]
        who = np.where(about.any(axis=1), about.argmax(axis=1), len(self._own) - 1)
        name, field = self._compass.standing
        before = sum(
            columns(one)
            for one in list(self._table(name).fields.values())[: list(self._table(name).fields).index(field)]
        )
        own = np.take_along_axis(_padded(vectors), self._own[who], axis=1)[:, before : before + len(self._spaces)]
        return who, np.where(own.any(axis=1), own.argmax(axis=1), len(self._spaces) // 2)

    def places(self, vectors: Vectors) -> Places:
        """The place from which each of these is seen."""
        return self._stood(vectors)[1]

    def seen(self, vectors: Vectors) -> Vectors:
        """Vectors of an `Observer`, row by row, as seen from where whoever is asked about stands."""
        who, places = self._stood(vectors)
        gather = np.concatenate([self._gather[places], self._own[who]], axis=1)
        return np.take_along_axis(_padded(vectors), gather, axis=1)

    # -- answers

    def _numbered(self) -> tuple[Places, int]:
        """For every place, which answer each option is from there; and how many answers there are."""
        known: dict[tuple[Any, ...], int] = {}
        vocabulary = self._game.vocabulary
        numbers = np.zeros((len(self._spaces), vocabulary.size), dtype=np.int64)
        for option in map(vocabulary.numbered, range(vocabulary.size)):
            for place in range(len(self._spaces)):
                words = (option.verb.name, *(self._from_there(word, place) for word in _words(option)))
                numbers[place, option.id] = known.setdefault(words, len(known))
        return numbers, len(known)

    def _from_there(self, word: str, place: int) -> Any:
        """A word of an option: how far down and right, if it names a place or a line."""
        y, x = divmod(place, self._width)
        rows, across = self._compass.lines
        if word in self._spaces:
            at = self._spaces.index(word)
            return at // self._width - y, at % self._width - x
        if word in rows:
            return "row", rows.index(word) - y
        return ("column", across.index(word) - x) if word in across else word

    def numbers(self, place: int, options: Sequence[int]) -> Places:
        """The answers that these options are for somebody in this place."""
        found: Places = self._numbers[place, options]
        return found

    # -- the board from another side

    def turns(self) -> list[Turn]:
        """All eight ways to lay the board, the one that it lies in first. Of a board that is square."""
        assert self._height == self._width
        return [self._turn(turn) for turn in _lays(self._width)]

    def _turn(self, moved: Callable[[int, int], tuple[int, int]]) -> Turn:
        words = self._turned_words(moved)
        order: list[int] = []
        for field in self.observer.fields.values():
            first = len(order)
            order += [first + column for column in _turned(field, words)]
        vocabulary = self._game.vocabulary
        options = [_turned_option(vocabulary.numbered(n), words).id for n in range(vocabulary.size)]
        return Turn(np.array(order), np.array(options))

    def _turned_words(self, moved: Callable[[int, int], tuple[int, int]]) -> dict[str, str]:
        """Word -> what it is called then."""
        compass, wide = self._compass, self._width
        words = {}
        for at, space in enumerate(self._spaces):
            y, x = moved(*divmod(at, wide))
            words[space] = self._spaces[y * wide + x]
        rows, across = compass.lines
        lying = moved(0, 0)[0] == moved(0, 1)[0]
        for n in range(wide):
            words[rows[n]] = rows[moved(n, 0)[0]] if lying else across[moved(n, 0)[1]]
            words[across[n]] = across[moved(0, n)[1]] if lying else rows[moved(0, n)[0]]
        middle = moved(wide // 2, wide // 2)
        for way, (down, right) in zip(compass.ways, _STEPS, strict=True):
            y, x = moved(wide // 2 + down, wide // 2 + right)
            words[way] = compass.ways[_STEPS.index((y - middle[0], x - middle[1]))]
        words |= {axis: compass.axes[n if lying else 1 - n] for n, axis in enumerate(compass.axes)}
        return words


_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _lays(wide: int) -> list[Callable[[int, int], tuple[int, int]]]:
    """Where a place comes to lie, for each way to lay a square board."""
    last = wide - 1
    return [
        lambda y, x: (y, x),
        lambda y, x: (x, last - y),
        lambda y, x: (last - y, last - x),
        lambda y, x: (last - x, y),
        lambda y, x: (y, last - x),
        lambda y, x: (last - y, x),
        lambda y, x: (x, y),
        lambda y, x: (last - x, last - y),
    ]


def _padded(vectors: Vectors) -> Vectors:
    """With a 0 and a 1 after the last column."""
    rows = len(vectors)
    zeros, ones = np.zeros((rows, 1), dtype=vectors.dtype), np.ones((rows, 1), dtype=vectors.dtype)
    return np.concatenate([vectors, zeros, ones], axis=1)


def _words(option: Option) -> list[str]:
    return [domain.words[n] for domain, n in zip(option.verb.domains, option.args, strict=True)]


def _turned_option(option: Option, words: dict[str, str]) -> Option:
    domains = zip(option.verb.domains, _words(option), strict=True)
    return option.verb(*(domain[words.get(word, word)] for domain, word in domains))


def _turned(field: Field, words: dict[str, str]) -> list[int]:
    """For each column of a field which one it was before the board was turned."""
    if isinstance(field, One | Many | Counts):
        return _came_from(field.words, words)
    if isinstance(field, Each):
        came = _came_from(field.words, words)
        return [nth * len(came) + column for nth in range(field.count) for column in came]
    if isinstance(field, Pairs):
        came = _came_from(field.values, words)
        return [key * len(came) + value for key in _came_from(field.keys, words) for value in came]
    if isinstance(field, Group | Rows | Listed):
        row: list[int] = []
        for part in field.fields.values():
            first = len(row)
            row += [first + column for column in _turned(part, words)]
        wide = len(row)
        height = columns(field) // wide
        order = _came_from(field.rows, words) if isinstance(field, Rows) else list(range(height))
        return [at * wide + column for at in order for column in row]
    return list(range(columns(field)))


def _came_from(names: Sequence[str], words: dict[str, str]) -> list[int]:
    came = {words.get(name, name): n for n, name in enumerate(names)}
    return [came[name] for name in names]
