"""A position while it is read: every fact in its form, and what is wrong said where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from housebound.kernel.errors import BadPosition
from housebound.kernel.given import Given, read_position
from housebound.kernel.sets import set_of
from housebound.kernel.vocabulary import Domain

COLOURS = Domain("colour", ["green", "yellow", "red"])


def test_facts_come_in_the_form_in_which_they_are_asked_for() -> None:
    facts = Given(
        "the box",
        {
            "size": 3,
            "open": True,
            "lid": "red",
            "bottom": "",
            "sides": ["green", "red"],
            "cards": {"red": 2},
            "more": ["red", "red", "green"],
            "seats": [2, 0],
            "owner": "kevin",
        },
    )
    assert (facts.number("size", 1, 0, 9), facts.number("weight", 1, 0, 9)) == (3, 1)
    assert (facts.flag("open"), facts.flag("locked")) == (True, False)
    assert (facts.word("lid", COLOURS), facts.word("bottom", COLOURS, 1), facts.word("back", COLOURS, 1)) == (2, -1, 1)
    assert (facts.set_of("sides", COLOURS), facts.set_of("edges", COLOURS, 7)) == (set_of([0, 2]), 7)
    assert (facts.copies("cards", COLOURS), facts.copies("more", COLOURS)) == ([0, 0, 2], [1, 0, 2])
    assert (facts.numbers("seats", 0, 3), facts.numbers("order", 0, 3, (1, 2))) == ([2, 0], [1, 2])
    assert facts.part("owner", "name").left == {"name": "kevin"}
    assert facts.part("nobody", "name").left == {}
    facts.finish()


def test_a_table_whose_keys_are_not_known_beforehand() -> None:
    facts = Given("", {"figures": {"max": "B2", "kevin": {"at": "C3"}}})
    figures = facts.parts("figures", "at")
    assert {word: figure.take("at") for word, figure in figures.items()} == {"max": "B2", "kevin": "C3"}
    assert [figure.about for figure in figures.values()] == ["max", "kevin"]


@pytest.mark.parametrize(
    ("value", "ask", "message"),
    [
        (10, lambda it: it.number("x", 0, 0, 9), "the box x = 10: a number from 0 to 9 is wanted"),
        (True, lambda it: it.number("x", 0, 0, 9), "x = True: a number"),
        (1, lambda it: it.flag("x"), "x = 1: true or false is wanted"),
        ("lunch", lambda it: it.one_of("x", ("day", "night"), "day"), "x = 'lunch'; known: day, night"),
        ("blue", lambda it: it.word("x", COLOURS), "x names 'blue', which is no colour; known: green, yellow, red"),
        ([["red"]], lambda it: it.words("x", COLOURS), r"x names \['red'\], which is no colour"),
        ("red", lambda it: it.words("x", COLOURS), "x = 'red': a list of words is wanted"),
        (["red", "red"], lambda it: it.set_of("x", COLOURS), "x names something twice"),
        ({"red": -1}, lambda it: it.copies("x", COLOURS), "red = -1: a number from 0 to 99"),
        ([4], lambda it: it.numbers("x", 0, 3), r"x = \[4\]: a list of numbers from 0 to 3"),
        ([], lambda it: it.table("x"), "keys and values are wanted"),
        (3, lambda it: it.part("x", "at"), "x needs keys and values, not 3"),
        (3, lambda it: it.finish(), "the box has an unknown key 'x'"),
    ],
)
def test_what_is_wrong_is_said(value: Any, ask: Callable[[Given], object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ask(Given("the box", {"x": value}))


def test_whatever_goes_wrong_while_a_position_is_read_is_about_the_position() -> None:
    assert read_position({"lid": "red"}, lambda given: given.word("lid", COLOURS)) == 2
    with pytest.raises(BadPosition, match="position: has an unknown key 'lid'"):
        read_position({"lid": "red"}, lambda given: "lid" in given)
    with pytest.raises(BadPosition, match="position: 'blue' is no colour"):
        read_position({"lid": "blue"}, lambda given: COLOURS[given.take("lid")])


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"size": "big"}, "size"),
        ({"boxes": {"first": {"size": 9}}}, "boxes.first.size"),
        ({"boxes": {"first": {"colour": "red"}}}, "boxes.first.colour"),
        ({"weather": "fog"}, "weather"),
    ],
)
def test_a_bad_position_knows_the_place(position: dict[str, Any], place: str) -> None:
    def read(given: Given) -> None:
        given.number("size", 0, 0, 5)
        for facts in given.parts("boxes").values():
            facts.number("size", 0, 0, 5)
            facts.finish()

    with pytest.raises(BadPosition) as caught:
        read_position(position, read)
    assert caught.value.place == place
