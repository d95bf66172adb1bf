"""Hints: from one's own view while the game goes on, and what decided it afterwards."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import housebound
from housebound import bots
from housebound.bots.budget import Budget
from housebound.bots.hints import Moment, advice, best_of_each, moments
from housebound.bots.searching import Weighed
from housebound.kernel.errors import CannotUndo
from housebound.kernel.table import Table

FEW = Budget(playouts=12)


def midgame(seed: int = 4, choices: int = 40) -> Table:
    table = housebound.new("terrorscape", 4, seed=seed)
    player = bots.bot(table.game, "sensible")
    while choices > 0 or len(table.pending[0].options) < 2:
        choices -= 1
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    return table


def finished(seed: int = 4) -> Table:
    table = midgame(seed, 0)
    player = bots.bot(table.game, "sensible")
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    return table


def test_advice_names_legal_options_with_chances_and_changes_nothing() -> None:
    table = midgame()
    decision = table.pending[0]
    before = table.save_text()
    found = advice(table, decision, FEW)
    assert found.choice in decision.options
    assert found.estimates[0].worlds == max(one.worlds for one in found.estimates)
    assert all(one.option in decision.options and 0 <= one.chance <= 1 < 1 + one.doubt for one in found.estimates)
    assert table.save_text() == before
    assert advice(table, decision, FEW) == found


def test_advice_names_each_option_once_by_what_can_be_made_of_it() -> None:
    one, other, *_ = midgame().pending[0].options
    alone, as_a_turn, rival = Weighed(one), Weighed(one, intent=bots.RandomBot()), Weighed(other)
    alone.ends, as_a_turn.ends, rival.ends = [0.0, 0.0], [0.0, 1.0], [1.0]
    assert best_of_each([alone, as_a_turn, rival]) == [as_a_turn, rival]
    as_a_turn.ends = [1.0]
    assert best_of_each([alone, as_a_turn, rival]) == [alone, rival], "tried more often"


def test_advice_is_the_same_in_a_world_that_the_seat_cannot_tell_from_this_one() -> None:
    for choices in (10, 25, 40, 55):
        table = midgame(choices=choices)
        decision = table.pending[0]
        world = table.imagine(decision.seat, Random(choices))
        same = next(one for one in world.pending if (one.seat, one.id) == (decision.seat, decision.id))
        assert advice(world, same, FEW) == advice(table, decision, FEW)


def test_the_moments_lead_from_the_first_estimate_to_the_end() -> None:
    table = finished()
    assert table.result is not None
    everything = moments(table, 0, most=99, playouts=4, points=12)
    assert everything[0].begin >= 0
    assert all(one.end == other.begin for one, other in pairwise(everything))
    assert everything[-1].end == len(table.tape)
    assert everything[-1].after == float(0 in table.result.winners)
    largest = moments(table, 0, most=3, playouts=4, points=12)
    assert len(largest) == 3
    assert min(abs(one.swing) for one in largest) >= sorted(abs(one.swing) for one in everything)[-3]


def test_nobody_is_told_what_decides_a_game_that_goes_on() -> None:
    with pytest.raises(CannotUndo, match="not over"):
        moments(midgame(), 0)


def test_a_swing_is_what_was_won_or_lost() -> None:
    assert Moment(0, 1, 0.75, 0.25, []).swing == -0.5
