"""What a game has in its box, for whoever looks something up without a table: every thing with what is printed on it.

No state is asked and nobody's secret is told: what stands on a page that only some may read is no part of it.
"""

from __future__ import annotations

from typing import Any

import msgspec

Printed = str | int | bool


class Thing(msgspec.Struct, frozen=True):
    """Something in the box: a word of a domain (`room-kitchen` names it), messages that say what it does, and facts.

    A message that a game has no text for is passed over.
    """

    domain: str
    word: str
    texts: tuple[str, ...] = ()
    printed: dict[str, Any] = {}
    """What is printed on it, by names that the game's own board knows."""
    name: str = ""
    """The message that names it, if that is not `domain-word`."""


class Chart(msgspec.Struct, frozen=True):
    """A printed chart: row and column give a word. `rule` says how it is read."""

    name: str
    rule: str
    row: str
    """The domain of its rows."""
    column: str
    cell: str
    """The domain of what stands in it."""
    cells: dict[str, dict[str, str]]
    """Row -> column -> what stands there."""


class Reference(msgspec.Struct, frozen=True):
    """Everything that can be looked up besides the rules."""

    things: tuple[Thing, ...] = ()
    charts: tuple[Chart, ...] = ()
    books: dict[str, dict[str, Printed]] = {}
    """Printed rulebook (`preset-…` names it) -> option -> what that book says."""


def said_of(domain: str, word: str) -> str:
    """The message that says what a word of a domain is about."""
    return f"{domain}-{word}-text".replace("_", "-")
