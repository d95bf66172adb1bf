"""Whatever is refused is refused by a rule that says why."""

from __future__ import annotations

import pytest

from housebound.games.room25.game import ROOM25
from housebound.games.room25.words import SPACES, SWAP, VERBS
from housebound.kernel.check.citations import count_citations

SMALL_QUESTIONS = {"done", "decline", "answer"}
"""What answers a question: whatever is asked refuses it."""


def test_refusals_give_their_reason() -> None:
    found = count_citations(ROOM25, tables=30)
    assert found.refused > 1000
    assert found.share < 0.01, found.worst


def test_every_verb_names_the_rule_that_gives_it() -> None:
    assert {verb.name for verb in VERBS.verbs if not verb.rule} == SMALL_QUESTIONS
    assert all(verb.rule in ROOM25.rulebook for verb in VERBS.verbs if verb.rule)
    assert not [verb.name for verb in VERBS.verbs if verb.rule in ROOM25.reasonless]


def test_what_says_nothing_is_in_the_rulebook() -> None:
    assert all(rule in ROOM25.rulebook for rule in ROOM25.reasonless)


@pytest.mark.rule("R25-KEVIN-3")
def test_a_swap_is_the_same_either_way_round() -> None:
    one, two = SPACES["B1"], SPACES["C2"]
    assert VERBS.read("swap(C2,B1)") is VERBS.read("swap(B1,C2)") is SWAP(one, two)
    assert VERBS.read("push(max,A1)").words == ("max", "A1")


@pytest.mark.parametrize(
    ("chapter", "special"),
    [("R25-KEVIN-3", True), ("R25-ACID-1", True), ("R25-ROBOT-6", True), ("R25-CHAOS-2", True), ("R25-MOVE-1", False)],
)
def test_powers_rooms_robots_and_cards_are_special(chapter: str, special: bool) -> None:
    g = ROOM25.new(8, ROOM25.settle(8, {}))
    g.owner = list(range(8))
    assert ROOM25.special(g, chapter) is special


def test_a_power_that_is_not_in_play_is_not_special() -> None:
    without_powers = ROOM25.new(8, ROOM25.settle(8, {"powers": False}))
    without_powers.owner = list(range(8))
    assert not ROOM25.special(without_powers, "R25-KEVIN-3")
    without_kevin = ROOM25.new(4, ROOM25.settle(4, {}))
    assert not ROOM25.special(without_kevin, "R25-KEVIN-3")
