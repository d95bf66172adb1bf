"""Fields of a layout as bytes: 32-bit floats, one after the other.

What was written once is kept, value by value, row by row and table by table: few parts of a view change from one
question to the next, so most of an observation is a lookup.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final
from zlib import crc32

import msgspec

from housebound.kernel.layout import (
    Counts,
    Each,
    Field,
    Flag,
    Group,
    Hashed,
    Index,
    Listed,
    Many,
    Number,
    Numbers,
    One,
    Pairs,
    Place,
    Rows,
    Words,
)

Write = Callable[[Any], bytes]
BYTES: Final = 4
"""Of one number."""
_REMEMBERED: Final = 8192
"""Values of one field that are kept; then it begins anew."""
_TABLES: Final = 64
"""Whole tables of one field that are."""


class Written(dict[Any, bytes]):
    """Value -> its bytes, made when first asked for."""

    def __init__(self, make: Write, most: int = _REMEMBERED) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= self._most:
            self.clear()
        made = self[value] = self._make(value)
        return made


def columns(field: Field) -> int:
    """How many numbers a field takes; of a table: all its rows together."""
    if isinstance(field, Flag | Number | Index):
        return 1
    if isinstance(field, Numbers | Place):
        return field.count
    if isinstance(field, One | Many | Counts):
        return len(field.words)
    if isinstance(field, Each):
        return field.count * len(field.words)
    if isinstance(field, Pairs):
        return len(field.keys) * len(field.values)
    if isinstance(field, Hashed):
        return field.columns
    return _height(field) * row_columns(field)


def row_columns(table: Group | Rows | Listed) -> int:
    """How many numbers one row takes."""
    return sum(columns(field) for field in table.fields.values())


def _height(table: Group | Rows | Listed) -> int:
    if isinstance(table, Rows):
        return len(table.rows)
    return table.most if isinstance(table, Listed) else 1


def shape(field: Field) -> tuple[int, ...]:
    """The shape of a field among the tables of an observation."""
    if isinstance(field, Rows):
        return (*(field.grid or (len(field.rows),)), row_columns(field))
    if isinstance(field, Listed):
        return (field.most, row_columns(field))
    return (columns(field),)


def writer(field: Field, name: str) -> Write:
    """The function that writes this field; `name` is for whoever made a layout that does not fit."""
    if isinstance(field, Group):
        return _group(field, name)
    if isinstance(field, Rows):
        return _rows(field, name)
    if isinstance(field, Listed):
        return _listed(field, name)
    if isinstance(field, Hashed):
        hashed = Written(lambda key: _hashed(field.columns, msgspec.json.decode(key)))
        return lambda value: hashed[msgspec.json.encode(value)]
    if isinstance(field, Counts | Pairs):
        plain = _plain(field, name)
        pairs = Written(lambda items: plain(dict(items)))
        return lambda value: pairs[tuple(value.items())]
    return Written(_plain(field, name)).__getitem__


def _plain(field: Field, name: str) -> Write:
    """A field that holds no parts of its own, written number by number."""
    width = columns(field)

    def write(value: Any) -> bytes:
        numbers = array("f", bytes(BYTES * width))
        for column, number in _marks(field, value, name):
            numbers[column] += number
        return numbers.tobytes()

    return write


def _marks(field: Field, value: Any, name: str) -> list[tuple[int, float]]:
    """Which columns are not 0."""
    if isinstance(field, Flag):
        return [(0, float(value))]
    if isinstance(field, Number):
        return [(0, value / field.most)]
    if isinstance(field, Numbers):
        return [(column, number / field.most) for column, number in enumerate(value[: field.count])]
    if isinstance(field, Place):
        return [(value, 1.0)] if 0 <= value < field.count else []
    if isinstance(field, Index):
        return [(0, 1.0 + _at(field.words, value, name))] if value else []
    if isinstance(field, One):
        return [(_at(field.words, value, name), 1.0)] if value else []
    if isinstance(field, Many):
        return [(_at(field.words, word, name), 1.0) for word in value if word]
    if isinstance(field, Each):
        wide = len(field.words)
        found = enumerate(value[: field.count])
        return [(nth * wide + _at(field.words, word, name), 1.0) for nth, word in found if word]
    if isinstance(field, Counts):
        return [(_at(field.words, word, name), number / field.most) for word, number in value.items()]
    assert isinstance(field, Pairs)
    wide = len(field.values)
    return [
        (_at(field.keys, key, name) * wide + _at(field.values, word, name), 1.0) for key, word in value.items() if word
    ]


def _at(words: Words, word: str, name: str) -> int:
    try:
        return words.index(word)
    except ValueError:
        raise ValueError(f"{word!r} is not among the words that the layout has for {name}") from None


def _hashed(width: int, value: Any) -> bytes:
    """Every leaf in the column of its path; a word is part of its path, a number is what is added."""
    numbers = array("f", bytes(BYTES * width))
    todo: list[tuple[str, Any]] = [("", value)]
    while todo:
        path, leaf = todo.pop()
        if isinstance(leaf, dict):
            todo += [(f"{path}.{key}", part) for key, part in leaf.items()]
        elif isinstance(leaf, list):
            todo += [(f"{path}[]" if isinstance(part, str) else f"{path}[{n}]", part) for n, part in enumerate(leaf)]
        elif isinstance(leaf, str):
            if leaf:
                numbers[crc32(f"{path}={leaf}".encode()) % width] += 1.0
        elif leaf is not None:
            numbers[crc32(path.encode()) % width] += float(leaf)
    return numbers.tobytes()


def whole(field: Field) -> Callable[[Any], list[bytes]]:
    """A view that is written as one field."""
    write = writer(field, "board")
    return lambda board: [write(board)]


def in_order(fields: Mapping[str, Field], name: str = "", together: int = 6) -> Callable[[Any], list[bytes]]:
    """Fields of one part, one after the other. So many plain ones that stand side by side are looked up as one."""
    steps: list[tuple[Callable[[Any], Any], Write]] = []
    run: dict[str, Field] = {}
    for fact, field in fields.items():
        plain = _hashable({fact: field}) and not isinstance(field, Rows | Listed)
        if run and (not plain or len(run) == together):
            steps.append((attrgetter(*run), _run(run, name)))
            run = {}
        if plain:
            run[fact] = field
        else:
            steps.append((attrgetter(fact), writer(field, f"{name}{fact}")))
    if run:
        steps.append((attrgetter(*run), _run(run, name)))
    return lambda part: [write(fetch(part)) for fetch, write in steps]


def _run(fields: Mapping[str, Field], name: str) -> Write:
    writers = [writer(field, f"{name}{fact}") for fact, field in fields.items()]
    if len(writers) == 1:
        return writers[0]
    made = Written(lambda values: b"".join([write(value) for write, value in zip(writers, values, strict=True)]))
    return made.__getitem__


def _parts(fields: Mapping[str, Field], name: str) -> Write:
    """Fields of one part, as one."""
    written = in_order(fields, f"{name}.")
    return lambda part: b"".join(written(part))


def _hashable(fields: Mapping[str, Field]) -> bool:
    """Whether parts with these fields can be remembered: not if they hold dictionaries."""
    return not any(isinstance(field, Counts | Pairs | Hashed | Group) for field in fields.values())


def _row(fields: Mapping[str, Field], name: str) -> Write:
    write = _parts(fields, name)
    return Written(write).__getitem__ if _hashable(fields) else write


def _group(field: Group, name: str) -> Write:
    write = _row(field.fields, name)
    nothing = bytes(BYTES * row_columns(field))
    return lambda part: nothing if part is None else write(part)


def _rows(field: Rows, name: str) -> Write:
    write = _row(field.fields, name)
    place: dict[Any, int] = {n: n for n in range(len(field.rows))}
    place |= {word: n for n, word in enumerate(field.rows)}
    nothing = [bytes(BYTES * row_columns(field))] * len(field.rows)
    key = attrgetter(field.key)

    def rows(parts: tuple[Any, ...]) -> bytes:
        written = nothing.copy()
        for part in parts:
            written[place[key(part)]] = write(part)
        return b"".join(written)

    return _table(rows, field.fields)


def _listed(field: Listed, name: str) -> Write:
    write = _row(field.fields, name)
    row = bytes(BYTES * row_columns(field))

    def listed(parts: tuple[Any, ...]) -> bytes:
        shown = parts[: field.most]
        return b"".join([*map(write, shown), row * (field.most - len(shown))])

    return _table(listed, field.fields)


def _table(write: Write, fields: Mapping[str, Field]) -> Write:
    """A table is written once for as long as none of its rows changes."""
    return Written(write, _TABLES).__getitem__ if _hashable(fields) else write
