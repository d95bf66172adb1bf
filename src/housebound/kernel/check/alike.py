"""Whether two states are alike in every field, and whether they share a part that could change under both."""

from __future__ import annotations

import array
from collections import deque
from collections.abc import Iterable
from enum import Enum
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec

from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Domain, Option, Verb, Vocabulary
from housebound.kernel.state import Immutable, State

_PLAIN: frozenset[type] = frozenset({int, float, complex, bool, str, bytes, type(None), range})
_UNCHANGING = (
    *(Enum, type, FunctionType, BuiltinFunctionType, MethodType, ModuleType),
    *(Option, Verb, Vocabulary, Domain, NoticeKind, Rulebook, Immutable),
)
_OF_THE_TABLE = ("chance", "notices")
_UNSET = object()


def difference(one: object, other: object, name: str = "g", *, apart: bool = False) -> str:
    """Where the two differ first; empty if they are alike. `apart`: they may also share no mutable part."""
    return _Comparison(apart).between(one, other, name)


def fields(thing: object) -> list[str]:
    """The names of everything an object can hold, whichever class declares it."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        declared = kind.__dict__.get("__slots__", ())
        names += [declared] if isinstance(declared, str) else declared
        names += kind.__dict__.get("__mypyc_attrs__", ())
    names += getattr(thing, "__dict__", {})
    unwanted = ("__dict__", "__weakref__", *(_OF_THE_TABLE if isinstance(thing, State) else ()))
    return [name for name in dict.fromkeys(names) if name not in unwanted]


class _Comparison:
    """A walk over two things side by side. Remembers which part met which, for parts that are reached twice."""

    def __init__(self, apart: bool) -> None:
        self.apart = apart
        self.met: dict[int, int] = {}
        self.met_by: dict[int, int] = {}

    def between(self, one: Any, other: Any, name: str) -> str:
        if one is other and not self.apart:
            return ""
        if type(one) is not type(other):
            return _unlike(one, other, name)
        if type(one) in _PLAIN or isinstance(one, _UNCHANGING) or _frozen(one):
            return "" if one == other else _unlike(one, other, name)
        if isinstance(one, tuple):
            return self.between_sequences(one, other, name)
        if isinstance(one, frozenset):
            return "" if one == other else _unlike(one, other, name)
        return self.between_mutable(one, other, name)

    def between_mutable(self, one: Any, other: Any, name: str) -> str:
        if one is other:
            return f"{name} is shared"
        if id(one) in self.met or id(other) in self.met_by:
            same = self.met.get(id(one)) == id(other)
            return "" if same else f"{name} is one thing with another part on one side only"
        self.met[id(one)] = id(other)
        self.met_by[id(other)] = id(one)
        if isinstance(one, list | deque):
            return self.between_sequences(one, other, name)
        if isinstance(one, dict):
            if one.keys() != other.keys():
                return _unlike(sorted(map(repr, one)), sorted(map(repr, other)), f"the keys of {name}")
            return _first(self.between(value, other[key], f"{name}[{key!r}]") for key, value in one.items())
        if isinstance(one, set | bytearray | array.array):
            return "" if one == other else _unlike(one, other, name)
        return self.between_objects(one, other, name)

    def between_sequences(self, one: Any, other: Any, name: str) -> str:
        if len(one) != len(other):
            return _unlike(one, other, name)
        if one == other and (not self.apart or _PLAIN.issuperset(map(type, one))):
            return ""
        pairs = zip(one, other, strict=True)
        return _first(self.between(a, b, f"{name}[{i}]") for i, (a, b) in enumerate(pairs))

    def between_objects(self, one: Any, other: Any, name: str) -> str:
        for field in fields(one):
            mine, theirs = getattr(one, field, _UNSET), getattr(other, field, _UNSET)
            if mine is _UNSET and theirs is _UNSET:
                continue
            if mine is _UNSET or theirs is _UNSET:
                return f"{name}.{field} is missing on one side"
            if found := self.between(mine, theirs, f"{name}.{field}"):
                return found
        return ""


def _frozen(thing: object) -> bool:
    if isinstance(thing, msgspec.Struct):
        return thing.__struct_config__.frozen
    parameters = getattr(type(thing), "__dataclass_params__", None)
    return parameters is not None and bool(parameters.frozen)


def _unlike(one: object, other: object, name: str) -> str:
    return f"{name}: {_short(one)} on one side, {_short(other)} on the other"


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 120 else text[:117] + "…"


def _first(found: Iterable[str]) -> str:
    return next(filter(None, found), "")
