"""Every roll says what it is for: nobody looks at dice and wonders."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.figures.dice import card_purpose, fixed_roll
from housebound.games.betrayal.haunts.parts.tasks import task_roll
from housebound.games.betrayal.words import CARDS, KNOWLEDGE, PURPOSES
from housebound.kernel.script import EVERYONE, only
from housebound.locales import speech, wording
from tests.games.betrayal.haunts.played import begin

ROLLS = ("roll", "room_roll", "second_roll")


def dice_of(facts: dict[str, Any]) -> int:
    """How many dice a card asks for that are not those of a trait."""
    rolls = [facts[name] for name in ROLLS if name in facts]
    return sum(int(one["dice"]) for one in rolls if "dice" in one and "trait" not in one and "traits" not in one)


@pytest.mark.parametrize("card", [card for card, facts in enumerate(CARD_FACTS) if dice_of(facts)])
def test_a_card_that_has_dice_rolled_is_what_they_are_rolled_for(card: int) -> None:
    assert PURPOSES.words[card_purpose(card)] == CARDS.words[card]


def test_a_roll_of_no_trait_is_told_with_what_it_is_for() -> None:
    g = begin(1, 3, 1)
    seat = g.active
    g.held[seat] = 0
    g.notices = []
    assert list(fixed_roll(g, seat, 2, PURPOSES["elevator"])) == [], "nothing is asked"
    (told,) = g.notices
    assert "(the elevator’s floor)" in wording.told(told, speech("betrayal"))


@pytest.mark.rule("BET-TASK-1")
def test_what_a_task_needs_is_told_to_whoever_tries_and_to_nobody_else() -> None:
    g = begin(1, 3, 1)
    seat = g.active
    g.held[seat] = 0
    g.notices = []
    assert list(task_roll(g, seat, KNOWLEDGE, needed=6)) == [], "nothing is asked"
    own, others = g.notices
    assert (own.to, others.to) == (only(seat), EVERYONE & ~only(seat))
    assert "needed 6" in wording.told(own, speech("betrayal"))
    assert "needed" not in wording.told(others, speech("betrayal"))
