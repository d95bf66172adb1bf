"""A reader of the TypeScript that `tools.types` writes, and a judge of whether JSON fits a type of it.

It knows only the few forms that stand in the file, and knows nothing of the structs: so it sees what a client sees.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

_TYPE = re.compile(r"^export type (\w+) =\s*(.*?);$", re.M | re.S)
_INTERFACE = re.compile(r"^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}$", re.M | re.S)
_FIELD = re.compile(r'^  readonly "?([\w-]+)"?(\??): (.*);$', re.M)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:.|\n)*?\*/|//.*)\n", re.M)
_TOKEN = re.compile(r'\s*(readonly\b|"[^"]*"|\w+|[|()\[\]<>,])')
_SIMPLE: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "Json": (str, int, float, bool, type(None), list, dict),
}

Form = tuple[str, Any]
"""A type that was read: what kind it is, and what it is made of."""


class Interface(msgspec.Struct):
    base: str
    fields: dict[str, tuple[bool, Form]]
    """Field -> whether it may be left out, and its type."""


class TypeScript:
    """The types of one file."""

    def __init__(self, source: str) -> None:
        bare = _COMMENT.sub("", source)
        self.aliases = {name: _read(text) for name, text in _TYPE.findall(bare) if name != "Json"}
        self.interfaces = {
            name: Interface(base, {field: (bool(mark), _read(text)) for field, mark, text in _FIELD.findall(body)})
            for name, base, body in _INTERFACE.findall(bare)
        }
        lines = sum(len(body.splitlines()) for _, _, body in _INTERFACE.findall(bare))
        assert lines == sum(len(one.fields) for one in self.interfaces.values()), "a line is no field"

    def misfit(self, value: Any, name: str) -> str:
        """Where and how the value does not fit the type of this name; empty if it fits."""
        return self._misfit(value, ("name", name), name)

    def _misfit(self, value: Any, form: Form, at: str) -> str:
        kind, parts = form
        match kind:
            case "name" if parts in _SIMPLE:
                return "" if type(value) in _SIMPLE[parts] else f"{at} is no {parts}: {value!r:.80}"
            case "name" if parts in self.aliases:
                return self._misfit(value, self.aliases[parts], at)
            case "name":
                return self._misfit_of_interface(value, parts, at)
            case "literal":
                return "" if value == parts else f"{at} is not {parts!r}: {value!r:.80}"
            case "union":
                misfits = [self._misfit(value, one, at) for one in parts]
                return "" if "" in misfits else " and ".join(misfits)
            case "list":
                if not isinstance(value, list):
                    return f"{at} is no list: {value!r:.80}"
                return _first(self._misfit(one, parts, f"{at}[{n}]") for n, one in enumerate(value))
            case "tuple":
                if not isinstance(value, list) or len(value) != len(parts):
                    return f"{at} is no list of {len(parts)}: {value!r:.80}"
                both = zip(value, parts, strict=True)
                return _first(self._misfit(one, part, f"{at}[{n}]") for n, (one, part) in enumerate(both))
            case "record":
                if not isinstance(value, dict):
                    return f"{at} is no record: {value!r:.80}"
                return _first(self._misfit_of_entry(key, one, parts, at) for key, one in value.items())
        raise AssertionError(f"unknown form {form!r}")

    def _misfit_of_entry(self, key: str, value: Any, parts: tuple[Form, Form], at: str) -> str:
        if parts[0] == ("name", "number") and not re.fullmatch(r"-?\d+", key):
            return f"{at} has the key {key!r}, which is no number"
        return self._misfit(value, parts[1], f"{at}.{key}")

    def _misfit_of_interface(self, value: Any, name: str, at: str) -> str:
        if not isinstance(value, dict):
            return f"{at} is no {name}: {value!r:.80}"
        fields = self._fields(name)
        for field, (may_lack, _) in fields.items():
            if field not in value and not may_lack:
                return f"{at} lacks {field}"
        for field, one in value.items():
            if field not in fields:
                return f"{at} has {field}, which {name} does not know"
            if misfit := self._misfit(one, fields[field][1], f"{at}.{field}"):
                return misfit
        return ""

    def _fields(self, name: str) -> dict[str, tuple[bool, Form]]:
        interface = self.interfaces[name]
        inherited = self._fields(interface.base) if interface.base else {}
        return {**inherited, **interface.fields}


def _first(misfits: Any) -> str:
    return next((misfit for misfit in misfits if misfit), "")


def _read(text: str) -> Form:
    tokens = [token for token in _TOKEN.split(text.strip().removeprefix("|")) if token.strip()]
    form = _union(tokens)
    assert not tokens, f"cannot read {text!r} from {tokens} on"
    return form


def _union(tokens: list[str]) -> Form:
    several = [_several(tokens)]
    while tokens[:1] == ["|"]:
        tokens.pop(0)
        several.append(_several(tokens))
    return several[0] if len(several) == 1 else ("union", several)


def _several(tokens: list[str]) -> Form:
    """A type with its `readonly` before and its brackets behind."""
    if tokens[0] == "readonly":
        tokens.pop(0)
    if tokens[0] == "[":
        return ("tuple", _listed(tokens, "[", "]"))
    form = _one(tokens)
    while tokens[:2] == ["[", "]"]:
        del tokens[:2]
        form = ("list", form)
    return form


def _one(tokens: list[str]) -> Form:
    token = tokens.pop(0)
    if token == "(":
        form = _union(tokens)
        assert tokens.pop(0) == ")"
        return form
    if token == "Readonly":
        (record,) = _listed(tokens, "<", ">")
        return record
    if token == "Record":
        key, value = _listed(tokens, "<", ">")
        return ("record", (key, value))
    return ("literal", token[1:-1]) if token.startswith('"') else ("name", token)


def _listed(tokens: list[str], opening: str, closing: str) -> list[Form]:
    assert tokens.pop(0) == opening
    forms = [_union(tokens)]
    while tokens[0] == ",":
        tokens.pop(0)
        forms.append(_union(tokens))
    assert tokens.pop(0) == closing
    return forms
