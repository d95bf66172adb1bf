"""Who may speak to whom: at the table always, aside only the heroes while the haunt is prepared."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.seen.talk import channels
from housebound.games.betrayal.state import PHASES
from housebound.kernel.game import Channel
from housebound.kernel.script import EVERYONE

ALL = 0b1111


def talk(**position: Any) -> list[Channel]:
    return channels(BETRAYAL.from_position(4, BETRAYAL.settle(4, {"date": "10-31"}), position))


def haunt_with(*rules: str) -> int:
    """A present haunt whose traitor is found by one of these rules."""
    return next(number for number, haunt in sorted(PRESENT.items()) if haunt.traitor_rule["rule"] in rules)


@pytest.mark.rule("BET-SECRET-8")
@pytest.mark.parametrize("phase", ["turn_start", "turn", "turn_end"])
def test_before_the_haunt_everybody_hears_everybody(phase: str) -> None:
    assert talk(phase=phase) == [Channel("table", ALL, EVERYONE, "BET-SECRET-8")]


@pytest.mark.rule("BET-PREP-4", "BET-SECRET-8")
def test_the_heroes_confer_while_the_haunt_is_prepared() -> None:
    number = haunt_with("revealer", "left_of_revealer", "highest", "lowest", "oldest", "youngest", "character")
    assert talk(haunt=number, phase="preparing", traitor=2) == [
        Channel("table", ALL, EVERYONE, "BET-SECRET-8"),
        Channel("heroes", 0b1011, 0b1011, "BET-PREP-4"),
    ]


@pytest.mark.rule("BET-SECRET-8")
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase in ("setting_up", "turn", "monsters", "over")])
def test_when_the_traitor_is_back_nobody_goes_aside(phase: str) -> None:
    number = haunt_with("revealer", "left_of_revealer", "highest", "lowest", "oldest", "youngest", "character")
    assert talk(haunt=number, phase=phase, traitor=2) == [Channel("table", ALL, EVERYONE, "BET-SECRET-8")]


@pytest.mark.rule("BET-SECRET-8")
def test_without_a_traitor_there_is_nobody_to_go_aside_from() -> None:
    number = haunt_with("none", "none_at_first")
    assert talk(haunt=number, phase="preparing") == [Channel("table", ALL, EVERYONE, "BET-SECRET-8")]


@pytest.mark.rule("BET-HIDDEN-10")
@pytest.mark.parametrize("phase", ["preparing", "turn"])
def test_with_a_hidden_traitor_nobody_goes_aside(phase: str) -> None:
    number = haunt_with("hidden")
    assert talk(haunt=number, phase=phase) == [Channel("table", ALL, EVERYONE, "BET-HIDDEN-10")]
