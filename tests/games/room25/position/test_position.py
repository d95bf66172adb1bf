"""Positions of Room 25: what is written is what is read, and nonsense is refused with what is wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.kernel.errors import BadPosition
from housebound.kernel.table import Table

GAME = housebound.game("room25")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120))
def test_a_written_position_is_read_back(seed: int, length: int) -> None:
    rng = Random(seed)
    seats, given_settings = GAME.variety(rng)
    table = Table(GAME, seats, given_settings, seed=seed)
    for _ in range(length):
        if table.over:
            break
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    written = GAME.position(table.state)
    if written["phase"] in ("build", "deal", "picking", "clues"):
        return  # whose turn it is to choose is not part of a position
    assert GAME.position(GAME.from_position(seats, table.settings, written)) == written


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"complex": "empty central"}, "the complex has 2 cells, not 25"),
        ({"complex": {"A1": "kitchen"}}, "'kitchen' is no room"),
        ({"complex": {"A1": "?!"}}, "cannot read the cell '\\?!' at A1"),
        ({"complex": {"F1": "empty"}}, "'F1' is no space"),
        ({"complex": dict.fromkeys(("B2", "C1", "C2", "D2", "A3", "B3", "D3"), "x(trap)")}, "more than twelve"),
        ({"cellar": 1}, "unknown key 'cellar'"),
        ({"characters": {"max": {"mood": 1}}}, "max has an unknown key 'mood'"),
        ({"characters": {"nobody": "A1"}}, "'nobody' is no character"),
        ({"characters": dict.fromkeys(("max", "alice", "kevin", "frank", "sarah"), "C3")}, "5 characters, but"),
        ({"characters": {"max": {"seat": 0}, "kevin": {"seat": 0}}}, "seat 0 has too many characters"),
        ({"roles": ["guard"]}, "1 roles for 4 seats"),
        ({"bag": {"trap": 30}}, "the bag holds more than the 24 unknown tiles"),
        ({"phase": "lunch"}, "phase = 'lunch'; known: build"),
        ({"arrows": {"row_9": "left"}}, "'row_9' is no line"),
        ({"remaining": "ten"}, "remaining = 'ten': a number from 0"),
        ({"characters": {"max": {"played": ["move", "move"]}}}, "max played names something twice"),
        ({"characters": {"max": {"single": 1}}}, "max single = 1: true or false is wanted"),
        ({"robots": {"robot_1": {"mood": 1}}}, "robot_1 has an unknown key 'mood'"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_nonsense_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position(4, GAME.settle(4, {}), position)


def test_what_is_not_said_is_sensible() -> None:
    g = GAME.from_position(4, GAME.settle(4, {}), {"characters": {"max": "B2"}})
    written = GAME.position(g)
    assert written["remaining"] == 10
    assert written["phase"] == "pass_1"
    assert written["complex"]["C3"] == "central"
    assert written["complex"]["B2"] == "empty"
    assert written["bag"] == {"room25": 1, "empty": 22}
    assert written["queue"] == ["max", "alice", "jennifer", "kevin"]
    assert written["roles"] == ["prisoner", "prisoner", "prisoner", "guard"]
    assert written["characters"]["max"]["adrenaline"] == "held"
