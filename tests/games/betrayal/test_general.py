"""Scope and precedence: phases, fifty haunts, and rules that leave nothing to agreement."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import IN_HOUSE, OVER, House
from housebound.games.betrayal.words import OMEN_CARDS
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table


def played(seed: int, length: int) -> Table:
    """A table of random settings after so many random decisions."""
    rng = Random(seed)
    seats, given_settings = BETRAYAL.variety(rng)
    table = Table(BETRAYAL, seats, given_settings, seed=seed)
    for _ in range(length):
        if table.over:
            break
        choose_any(table, rng)
    return table


def choose_any(table: Table, rng: Random) -> None:
    decision = rng.choice(table.pending)
    table.choose(decision.seat, rng.choice(decision.options), decision.id)


@settings(max_examples=10)
@given(st.integers(0, 10_000))
@pytest.mark.rule("BET-GEN-2", "BET-GEN-3", "BET-TRAIT-6")
def test_the_exploration_comes_first_and_nobody_wins_or_dies_in_it(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice((3, 4, 5, 6))
    table = Table(BETRAYAL, seats, {"date": "10-31"}, seed=seed)
    g = table.state
    assert isinstance(g, House)
    while not g.haunt.started:
        assert not table.over
        assert g.winners == 0
        assert g.fate[:seats] == (IN_HOUSE,) * seats
        assert min(g.clip[: seats * 4]) >= 0
        choose_any(table, rng)
    haunt = g.haunt
    for _ in range(200):
        if table.over:
            break
        choose_any(table, rng)
        assert g.haunt is haunt  # it starts exactly once


@pytest.mark.rule("BET-GEN-8")
def test_fifty_haunts_and_a_chart_that_leads_to_them() -> None:
    facts = content("haunts")
    assert set(facts["haunt"]) == {str(n) for n in range(1, 51)}
    cells = [number for row in facts["chart"].values() for number in row.values()]
    assert set(cells) == set(range(1, 51))
    assert all(set(row) == set(OMEN_CARDS) for row in facts["chart"].values())
    assert all(1 <= n <= 50 and haunt.number == n for n, haunt in PRESENT.items())


@pytest.mark.rule("BET-GEN-8")
@pytest.mark.parametrize("number", [-1, 51, 100])
def test_there_is_no_other_haunt(number: int) -> None:
    with pytest.raises(BadSetting, match=f"haunt = {number}"):
        BETRAYAL.settle(4, {"haunt": number})


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 250))
@pytest.mark.rule("BET-GEN-10")
def test_nothing_is_left_to_agreement(seed: int, length: int) -> None:
    """Whatever comes up, the rules say who decides, among what, and by which rule; or the game is over and why."""
    table = played(seed, length)
    g = table.state
    assert isinstance(g, House)
    if table.over:
        assert g.phase == OVER
        assert table.result is not None
        assert table.result.why in BETRAYAL.rulebook
        return
    assert table.pending
    for decision in table.pending:
        assert 0 <= decision.seat < table.seats
        assert decision.rule in BETRAYAL.rulebook
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        for option, rule in decision.barred:
            assert rule in BETRAYAL.rulebook
            assert option not in decision.options


def test_nobody_answers_in_time() -> None:
    """The turn ends; to any other question the first answer is given."""
    table = Table(BETRAYAL, 3, {"date": "10-31"}, seed=4)
    prompts = set()
    for _ in range(30):
        decision = table.pending[0]
        prompts.add(decision.prompt)
        option = BETRAYAL.timeout(decision)
        assert option.name == ("end_turn" if decision.prompt == "turn" else decision.options[0].name)
        table.choose(decision.seat, option)
    assert {"cast", "turn"} <= prompts


def test_a_gift_is_not_accepted_by_silence() -> None:
    given_settings = BETRAYAL.settle(3, {"date": "10-31"})
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": ["axe"]}, "ox_bellows": "foyer"}
    origin = BETRAYAL.from_position(3, given_settings, {"explorers": explorers})
    table = Table(BETRAYAL, 3, given_settings, seed=1, origin=origin)
    table.choose(0, "give(axe,ox_bellows)")
    assert BETRAYAL.timeout(table.pending[0]).name == "no"
