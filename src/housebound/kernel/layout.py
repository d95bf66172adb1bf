"""How what a seat sees becomes numbers: a game declares it, field by field of its view; `housebound.rl` carries it out.

A layout names every field of the view (`Game.view`) and how it is written: a word as one of a list, a set of words as
counts, parts of the same kind as the rows of a table. It is data, so the size and the meaning of every number follow
from it, and nothing but the view can reach a learning program.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Words = tuple[str, ...]


class Flag(msgspec.Struct, frozen=True):
    """Yes or no: one column, 1 or 0."""


class Number(msgspec.Struct, frozen=True):
    """A whole number: one column, divided by `most`, so that it is usually at most 1."""

    most: int


class Numbers(msgspec.Struct, frozen=True):
    """Several numbers in a fixed order: a column each; those that are missing are 0."""

    count: int
    most: int


class Place(msgspec.Struct, frozen=True):
    """A number from 0 on that names something, a seat say: a column for each; anything else is all zeros."""

    count: int


class One(msgspec.Struct, frozen=True):
    """A word: a column for each it can be; no word is all zeros."""

    words: Words


class Index(msgspec.Struct, frozen=True):
    """A word of a long list: one column, its number from 1 on; no word is 0. For networks that embed it."""

    words: Words


class Many(msgspec.Struct, frozen=True):
    """Some words: for each of the list how often it is among them."""

    words: Words


class Each(msgspec.Struct, frozen=True):
    """Some words in a fixed order, each written as `One`."""

    count: int
    words: Words


class Counts(msgspec.Struct, frozen=True):
    """Word -> number: a column for each word, divided by `most`."""

    words: Words
    most: int


class Pairs(msgspec.Struct, frozen=True):
    """Word -> word: for each key which of `values` it has."""

    keys: Words
    values: Words


class Hashed(msgspec.Struct, frozen=True):
    """Whatever it is, however deep: every leaf is counted in one of so many columns, by a checksum of its path.

    For what is open: the facts of single haunts, prompts, texts of a stranger's package. Two may share a column.
    """

    columns: int


class Group(msgspec.Struct, frozen=True):
    """A part of the view with fields of its own; none at all is all zeros."""

    fields: Mapping[str, Field]


class Rows(msgspec.Struct, frozen=True):
    """Parts of one kind, a row for each that could be there, found by its field `key`; who is not there is all zeros.

    `key` holds a word of `rows`, or a number below their count. Rows that lie in a `grid`, row by row, can be shown as
    planes.
    """

    key: str
    rows: Words
    fields: Mapping[str, Field]
    grid: tuple[int, int] | None = None


class Listed(msgspec.Struct, frozen=True):
    """Parts of one kind in the order of the view: at most so many rows, the rest is left out."""

    most: int
    fields: Mapping[str, Field]


Field = Flag | Number | Numbers | Place | One | Index | Many | Each | Counts | Pairs | Hashed | Group | Rows | Listed


class Compass(msgspec.Struct, frozen=True):
    """How words of a game lie on the grid of one of its tables: what is left of what, what a turned board would be."""

    table: str
    """The field of the grid; its rows are the places."""
    standing: tuple[str, str]
    """The table of those who are asked about, and its field that says in which place each of them stands."""
    lines: tuple[Words, Words]
    """The names of the grid's rows from above, and of its columns from the left."""
    ways: tuple[str, str, str, str]
    """Up, right, down, left."""
    axes: tuple[str, str]
    """Up and down, left and right."""


class Layout(msgspec.Struct, frozen=True):
    """How the view of a game is written as numbers."""

    version: int
    """Grows whenever a number changes its place or its meaning: what was trained on one does not fit another."""
    fields: Mapping[str, Field]
    omitted: Mapping[str, str] = {}
    """Field of the view (`explorers.tracks`) -> why no number is needed for it."""
    compass: Compass | None = None
    """Where the board is a grid and looks the same from all sides. It changes no number."""


ANYTHING = Layout(1, {"": Hashed(1024)})
"""For a game that declares none: its whole view, hashed."""
