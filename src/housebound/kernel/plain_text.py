"""A view as text, for a game that draws no board of its own: every fact on a line, parts below what they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

_WIDE = 100
"""A list that is longer than this is written one item a line."""


def plain_text(view: Any) -> str:
    """The facts of a view, with markup of rich's taken for what it is: text.

    >>> print(plain_text({"round": 2, "rooms": ["hall", "attic"], "seats": [{"name": "Ann"}, {"name": "Bo"}]}))
    round: 2
    rooms: hall, attic
    seats:
      0:
        name: Ann
      1:
        name: Bo
    """
    return "\n".join(_lines(msgspec.to_builtins(view), "")).replace("[", r"\[")


def _lines(thing: Any, indent: str) -> list[str]:
    facts = thing.items() if isinstance(thing, Mapping) else enumerate(thing)
    lines = []
    for name, value in facts:
        short = _short(value)
        if short is None:
            lines += [f"{indent}{name}:", *_lines(value, f"{indent}  ")]
        else:
            lines.append(f"{indent}{name}: {short}".rstrip())
    return lines


def _short(value: Any) -> str | None:
    """What fits on the line of its name; None: it has parts of its own."""
    if isinstance(value, Mapping):
        return None if value else ""
    if not isinstance(value, list | tuple):
        return "" if value is None else str(value)
    if any(isinstance(item, list | tuple | Mapping) for item in value):
        return None
    joined = ", ".join(str(item) for item in value)
    return joined if len(joined) <= _WIDE else None
