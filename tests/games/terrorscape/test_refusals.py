"""Whatever is refused is refused by a rule that says why."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.words import LOCATIONS, SENSE_PAIR, VERBS
from housebound.kernel.check.citations import count_citations

SMALL_QUESTIONS = {"accept", "decline", "name", "keep", "keep_none", "pass", "stop"}
"""What answers a question: whatever is asked refuses it."""


def test_refusals_give_their_reason() -> None:
    found = count_citations(TERRORSCAPE, tables=30)
    assert found.refused > 1000
    assert found.share < 0.01, found.worst


def test_every_verb_names_the_rule_that_gives_it() -> None:
    assert {verb.name for verb in VERBS.verbs if not verb.rule} == SMALL_QUESTIONS
    assert all(verb.rule in TERRORSCAPE.rulebook for verb in VERBS.verbs if verb.rule)
    assert not [verb.name for verb in VERBS.verbs if verb.rule in TERRORSCAPE.reasonless]


def test_what_says_nothing_is_in_the_rulebook() -> None:
    assert all(rule in TERRORSCAPE.rulebook for rule in TERRORSCAPE.reasonless)


@pytest.mark.rule("TER-KEYWORD-3")
def test_a_pair_of_locations_is_the_same_either_way_round() -> None:
    one, two = sorted((LOCATIONS["R3"], LOCATIONS["B5"]))
    assert VERBS.read("sense_pair(R3,B5)") is VERBS.read("sense_pair(B5,R3)") is SENSE_PAIR(one, two)
    assert VERBS.read("move(anna,B5)").words == ("anna", "B5")


def test_items_cards_and_advantages_are_special_and_what_variants_bring_only_where_they_are_played() -> None:
    plain = TERRORSCAPE.new(4, TERRORSCAPE.settle(4, {}))
    rules = ("TER-ITEM-15", "TER-KCARD-2", "TER-VICTIM-1", "TER-SPECIAL-3", "TER-MOVE-1", "TER-PLAN-5", "TER-ABIL-3")
    assert [TERRORSCAPE.special(plain, rule) for rule in rules] == [True, True, True, True, False, False, False]
    full = TERRORSCAPE.new(4, TERRORSCAPE.settle(4, {"plan": True, "abilities": "hard"}))
    assert [TERRORSCAPE.special(full, rule) for rule in rules] == [True, True, True, True, False, True, True]
    assert not TERRORSCAPE.special(full, "")
