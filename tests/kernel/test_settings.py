"""Settings of a game: completed, checked, and refused with a reason. And what a game must define."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.kernel.errors import BadPosition, BadSetting
from housebound.kernel.game import Game
from housebound.kernel.script import Decision
from housebound.kernel.settings import Setting, Value
from housebound.kernel.state import State
from tests.kernel.cellar import CELLAR
from tests.kernel.scripted import GREEN, RED, Scripted, colour

USUAL = {"rounds": 2, "quick": False, "title": "The cellar", "ghosts": 1}


def test_what_is_not_said_is_as_usual() -> None:
    assert CELLAR.settle(3, {}) == USUAL
    assert CELLAR.settle(3, {"rounds": 1, "title": ""}) == {**USUAL, "rounds": 1, "title": ""}


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("Yes", True), ("on", True), ("false", False), ("NO", False), ("off", False)],
)
def test_yes_and_no_are_read_from_text(text: str, value: bool) -> None:
    assert CELLAR.settle(2, {"quick": text})["quick"] is value


def test_numbers_are_read_from_text() -> None:
    assert CELLAR.settle(2, {"rounds": "3", "ghosts": "0"}) == {**USUAL, "rounds": 3, "ghosts": 0}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"colour": "red"}, "cellar has no option 'colour'; it has: rounds, quick, title, ghosts"),
        ({"rounds": 4}, "rounds = 4: must be one of 1, 2 or 3"),
        ({"rounds": "many"}, "rounds = 'many': must be a whole number"),
        ({"quick": "maybe"}, "quick = 'maybe': must be true or false"),
        ({"quick": 1}, "quick = 1: must be like False"),
        ({"rounds": True}, "rounds = True: must be like 2"),
        ({"title": 3}, "title = 3: must be like 'The cellar'"),
        ({"quick": True, "rounds": 3}, "quick = true: does not go with rounds = 3"),
    ],
)
def test_an_impossible_setting_says_what_would_be_possible(given: dict[str, Value], says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        CELLAR.settle(2, given)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"cellar is for 2, 3 or 4 seats, not {seats}"):
        CELLAR.settle(seats, {})


def test_one_possible_value_is_named_alone() -> None:
    class Fixed(Scripted):
        settings = (Setting("on", True, (True,)),)

    with pytest.raises(BadSetting, match=r"on = False: must be one of true$"):
        Fixed().settle(1, {"on": False})


def test_variety_finds_all_settings_that_go_together() -> None:
    found = [CELLAR.variety(Random(n)) for n in range(200)]
    assert {seats for seats, _ in found} == {2, 3, 4}
    assert {(given["rounds"], given["quick"]) for _, given in found} == {
        *((1, False), (2, False), (3, False)),
        *((1, True), (2, True)),
    }
    assert {given["title"] for _, given in found} == {"The cellar"}
    assert CELLAR.variety(Random(3)) == CELLAR.variety(Random(3))


# -- what a game must say


class Bare(Game[State]):
    name = "bare"


@pytest.mark.parametrize(
    "question", ["new", "next_unit", "result", "sight", "view", "resample", "hidden", "check", "position"]
)
def test_what_a_game_has_not_defined_says_so(question: str) -> None:
    arguments: dict[str, tuple[Any, ...]] = {
        "new": (2, {}),
        "sight": (None, 0),
        "resample": (None, 0, Random(0)),
        "hidden": (None, 0),
    }
    with pytest.raises(TypeError, match=f"bare must define {question}"):
        getattr(Bare(), question)(*arguments.get(question, (None,)))


def test_what_a_game_may_leave_out_has_a_sensible_answer() -> None:
    bare = Bare()
    assert bare.talk(State()) == []
    assert bare.bots == ()
    with pytest.raises(BadSetting, match="bare has no bot called 'clever'"):
        bare.bot("clever")
    with pytest.raises(BadPosition, match="bare reads no positions yet"):
        bare.from_position(2, {}, {})


def test_the_first_option_is_taken_if_nobody_answers_in_time() -> None:
    decision: Decision = colour(0)
    decision.state = Scripted().new(1, {})
    assert Scripted().timeout(decision) is RED
    assert decision.options[1] is GREEN


def test_a_state_must_say_how_it_is_copied() -> None:
    with pytest.raises(TypeError, match="State must say how it is copied: define copy_from"):
        State().copy()
