"""What an editor asks of a position: fields that a game declares. A page offers them without knowing the game.

A field is named as in a position (`track`, `killer.level`, `explorers.*.might`: of each explorer). What has no field is
written as text. `position-…` in the game's texts names a field: `position-explorers-might`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from housebound.kernel.vocabulary import Domain

NUMBER, FLAG, WORD, WORDS, SEAT = "number", "flag", "word", "words", "seat"


class Field(msgspec.Struct, frozen=True):
    """One fact of a position."""

    key: str
    kind: str
    """`number`, `flag`, `word`, `words` (several of them), or `seat`."""
    domain: str = ""
    """Whose words they are: how they are named."""
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Rows(msgspec.Struct, frozen=True):
    """A table of a position with a row for each of some words."""

    key: str
    domain: str
    words: tuple[str, ...]
    bare: str
    """The fact that a bare word stands for: `kevin = "B3"` says where Kevin is."""


class Form(msgspec.Struct, frozen=True):
    """Everything that an editor asks."""

    fields: tuple[Field, ...] = ()
    rows: tuple[Rows, ...] = ()
    first: str = ""
    """A rule of the book, for a scenario that does not say yet which one it is about."""


def number(key: str, low: int, high: int) -> Field:
    return Field(key, NUMBER, low=low, high=high)


def flag(key: str) -> Field:
    return Field(key, FLAG)


def word(key: str, domain: Domain, *more: str) -> Field:
    """One word of the domain; `more`: words that this key knows besides."""
    return Field(key, WORD, domain.name, (*domain.words, *more))


def words(key: str, domain: Domain, only: Sequence[str] = ()) -> Field:
    return Field(key, WORDS, domain.name, tuple(only) or tuple(domain.words))


def one_of(key: str, domain: str, known: Sequence[str]) -> Field:
    """One of these; `domain` is how the game's texts name them (`phase-turn`)."""
    return Field(key, WORD, domain, tuple(known))


def seat(key: str, low: int = 0) -> Field:
    """A seat; -1, if that is allowed: nobody's."""
    return Field(key, SEAT, low=low)
