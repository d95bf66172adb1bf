"""There is a plan! (TER-PLAN): what its questions betray, which is nothing."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.components import PLAN
from housebound.games.terrorscape.mansion import SYMBOL
from housebound.games.terrorscape.words import ITEMS, LOCATIONS, PLANS
from housebound.kernel.script import SPECTATOR
from tests.games.terrorscape.tables import at, do


@pytest.mark.rule("TER-PLAN-6")
def test_neither_the_killer_nor_a_spectator_learns_that_the_team_is_asked_about_plans() -> None:
    position = {
        "phase": "plan_check",
        "plan": {"dealt": ["shared_knowledge", "buzzer"], "marked": "shared_knowledge", "steps_done": 2},
        "victims": {"marco": "R2", "johnson": "R2", "anna": "R2"},
    }
    table = at(position, seats=3, plan=True)
    for prompt, step in (("plan", "1 check_off(shared_knowledge)"), ("who_draws", "1 name(marco)")):
        (asked,) = table.pending
        assert asked.prompt == prompt
        for audience in (asked.to, asked.known):
            assert audience >> 1 & audience >> 2 & 1
            assert not audience & 1
            assert not audience >> SPECTATOR & 1
        do(table, [step])


@pytest.mark.rule("TER-PLAN-7")
def test_where_the_symbols_are() -> None:
    found = {symbol: LOCATIONS.words[place] for symbol, place in SYMBOL.items()}
    assert found == {"book": "R5", "tools": "G3", "occult": "G2", "radio": "B1", "exit": "G5"}


@pytest.mark.rule("TER-PLAN-2", "TER-PLAN-5")
@pytest.mark.parametrize(
    ("plan", "steps", "once", "discard"),
    [
        ("blueprint", "book tools book", False, ""),
        ("homemade_radio", "book radio book tools", True, "toolbox toolbox toolbox"),
        ("quiet_repair", "radio tools radio", False, ""),
        ("buzzer", "killer killer tools", True, "toolbox"),
        ("survey", "exit together", True, ""),
        ("tunnels", "occult book book", False, ""),
        ("portal", "exit occult occult book", False, ""),
        ("molotov", "tools tools", False, ""),
        ("master_key", "tools tools book book", True, "toolbox"),
        ("shared_knowledge", "apart apart together", True, ""),
        ("graveyard_herbs", "occult occult", True, ""),
        ("old_chest", "book occult", True, "amulet"),
    ],
)
def test_what_is_printed_on_the_twelve_plans(plan: str, steps: str, once: bool, discard: str) -> None:
    facts = PLAN[PLANS[plan]]
    assert facts.steps == tuple(steps.split())
    assert facts.once == once
    assert facts.discard == tuple(ITEMS[word] for word in discard.split())
