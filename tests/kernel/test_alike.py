"""Whether two things are alike, and share nothing that could change under both."""

from __future__ import annotations

from array import array
from collections import deque
from dataclasses import dataclass
from enum import Enum
from typing import Any

import msgspec
import pytest

from housebound.kernel.check.alike import difference, fields
from housebound.kernel.state import Immutable
from tests.kernel.scripted import RED, Scripted


class Box:
    __slots__ = ("inside", "more")

    inside: Any
    more: int

    def __init__(self, inside: Any) -> None:
        self.inside = inside


class Chest(Box):
    __slots__ = "lock"  # noqa: PLC0205 - a single name is allowed, so it must be understood

    def __init__(self, inside: Any, lock: int) -> None:
        super().__init__(inside)
        self.lock = lock


class Loose:
    def __init__(self, inside: Any) -> None:
        self.inside = inside


class Soft(msgspec.Struct):
    inside: list[int]


class Hard(msgspec.Struct, frozen=True):
    inside: int


@dataclass(frozen=True)
class Fact:
    inside: int


class Colour(Enum):
    RED = 1


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        (1, 1, ""),
        (1, 2, "g: 1 on one side, 2 on the other"),
        (1, "1", "g: 1 on one side, '1' on the other"),
        ([1, [2, 3]], [1, [2, 3]], ""),
        ([1, [2, 3]], [1, [2, 4]], "g[1][1]: 3 on one side, 4 on the other"),
        ([1], [1, 2], "g: [1] on one side, [1, 2] on the other"),
        ((1, [2]), (1, [3]), "g[1][0]: 2 on one side, 3 on the other"),
        ({"a": [1]}, {"a": [1]}, ""),
        ({"a": [1]}, {"a": [2]}, "g['a'][0]: 1 on one side, 2 on the other"),
        ({"a": 1}, {"b": 1}, "the keys of g: [\"'a'\"] on one side, [\"'b'\"] on the other"),
        ({1, 2}, {2, 1}, ""),
        ({1, 2}, {1}, "g: {1, 2} on one side, {1} on the other"),
        (frozenset({1}), frozenset({2}), "g: frozenset({1}) on one side, frozenset({2}) on the other"),
        (deque([1]), deque([2]), "g[0]: 1 on one side, 2 on the other"),
        (bytearray(b"a"), bytearray(b"b"), "g: bytearray(b'a') on one side, bytearray(b'b') on the other"),
        (array("i", [1]), array("i", [1]), ""),
        (Box([1]), Box([1]), ""),
        (Box([1]), Box([2]), "g.inside[0]: 1 on one side, 2 on the other"),
        (Chest(1, 5), Chest(1, 6), "g.lock: 5 on one side, 6 on the other"),
        (Chest(1, 5), Chest(2, 5), "g.inside: 1 on one side, 2 on the other"),
        (Loose([1]), Loose([2]), "g.inside[0]: 1 on one side, 2 on the other"),
        (Soft([1]), Soft([2]), "g.inside[0]: 1 on one side, 2 on the other"),
        (Hard(1), Hard(2), "g: Hard(inside=1) on one side, Hard(inside=2) on the other"),
        (Fact(1), Fact(1), ""),
        (Colour.RED, Colour.RED, ""),
        (RED, RED, ""),
    ],
)
def test_the_first_difference_is_named(one: object, other: object, found: str) -> None:
    assert difference(one, other) == found


def test_a_field_that_only_one_has_is_missing() -> None:
    one, other = Box(1), Box(1)
    one.more = 2
    assert difference(one, other) == "g.more is missing on one side"
    assert difference(other, one) == "g.more is missing on one side"


@pytest.mark.parametrize("mutable", [[1], {}, set(), deque(), bytearray(), array("i"), Box(1), Loose(1), Soft([])])
def test_what_is_shared_is_found_only_where_it_matters(mutable: Any) -> None:
    assert difference([mutable], [mutable]) == ""
    assert difference([mutable], [mutable], apart=True) == "g[0] is shared"
    assert difference((mutable,), (mutable,), apart=True) == "g[0] is shared"


@pytest.mark.parametrize("fixed", [1, "a", (1, 2), frozenset({1}), Hard(1), Fact(1), Colour.RED, RED, len, None])
def test_what_cannot_change_may_be_shared(fixed: Any) -> None:
    assert difference([fixed], [fixed], apart=True) == ""


def test_one_thing_reached_twice_must_be_one_thing_on_both_sides() -> None:
    same = [1]
    found = "g[1] is one thing with another part on one side only"
    assert difference([same, same], [[1], [1]], apart=True) == found
    assert difference([[1], [1]], [same, same], apart=True) == found
    again = [1]
    assert difference([same, same], [again, again], apart=True) == ""


def test_what_refers_to_itself_is_walked_once() -> None:
    one, other = Box(0), Box(0)
    one.inside, other.inside = one, other
    assert difference(one, other) == ""


def test_long_things_are_shown_short() -> None:
    assert len(difference("x" * 500, "y" * 500)) < 300


def test_a_state_is_compared_without_what_belongs_to_the_table() -> None:
    state = Scripted().new(1, {})
    assert sorted(fields(state)) == ["blue", "log", "secrets", "unit"]
    assert fields(Chest(1, 2)) == ["lock", "inside", "more"]
    assert fields(Loose(1)) == ["inside"]


class Scenery(Immutable):
    def __init__(self, rooms: int) -> None:
        self.rooms = rooms


def test_what_never_changes_may_be_shared() -> None:
    cellar = Scenery(3)
    assert difference([cellar], [cellar], apart=True) == ""
    assert difference([cellar], [Scenery(3)]) != ""
