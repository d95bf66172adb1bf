"""What is wrong with a request, in sentences that name the field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

_WHOLE_BODY = "data"
_FIELD = re.compile(r"`([^`]*)`")
_BOUNDED = re.compile(r"Expected `([^`]*)` (>=|<=|>|<) (\S+)")
_BOUNDS = {">=": "of at least", "<=": "of at most", ">": "above", "<": "below"}
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "nothing",
}


def invalid(found: Sequence[Any]) -> str:
    """All that was found wanting, as one text.

    >>> invalid([{"message": "Expected `int`, got `str`", "key": "seats", "source": "body"}])
    'seats must be a whole number, not a text'
    >>> invalid([{"message": "Object missing required field `game`", "key": "data", "source": "body"}])
    'game is missing: a request like this has to have it'
    """
    return "; ".join(_sentence(one) for one in found)


def _sentence(one: Any) -> str:
    message, key = str(one.get("message", one)), str(one.get("key", ""))
    where = "the body of the request" if key in ("", _WHOLE_BODY) else key.replace("[...]", ", in one of its values,")
    if message.strip("'") == _WHOLE_BODY:
        return "the request has no body"
    named = _FIELD.findall(message)
    if message.startswith("Object missing required field") and named:
        return f"{_inside(key, named[0])} is missing: a request like this has to have it"
    if message.startswith("Object contains unknown field") and named:
        return f"{_inside(key, named[0])} is no field of a request like this"
    if message.startswith("Expected") and len(named) == 2:
        return f"{where} must be {_kinds(named[0])}, not {_kinds(named[1])}"
    if bounded := _BOUNDED.fullmatch(message):
        return f"{where} must be {_kinds(bounded[1])} {_BOUNDS[bounded[2]]} {bounded[3]}"
    return f"{where}: {message}"


def _inside(key: str, field: str) -> str:
    """A field of the body, or of a part of it."""
    return field if key in ("", _WHOLE_BODY) else f"{key}.{field}"


def _kinds(types: str) -> str:
    """Types as people say them: `int | str` is a whole number or a text."""
    words = [_KINDS.get(name.strip(), name.strip()) for name in types.split("|")]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
