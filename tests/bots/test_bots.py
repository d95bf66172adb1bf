"""Bots inside the process: levels, streams, many games at once, and how fast they are."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import housebound
from housebound import bots
from housebound.bots import measure, simulation
from housebound.kernel.errors import BadSetting
from housebound.kernel.playout import play_out
from housebound.kernel.table import Table
from tests.terminal.house import install_pantry


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    install_pantry(monkeypatch)


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    decision = housebound.new("pantry", 2, seed=1).pending[0]
    rng = Random(1)
    taken = Counter(bots.RandomBot().choose(None, decision, rng) for _ in range(3000))
    assert len(taken) == 3
    assert min(taken.values()) > 900


def test_every_game_has_random_and_its_own_levels() -> None:
    game = housebound.game("pantry")
    assert bots.levels(game) == ("random", "sensible")
    assert bots.usual(game) == "sensible"
    assert isinstance(bots.bot(game, "random"), bots.RandomBot)
    with pytest.raises(BadSetting, match="pantry has no bot 'genius'; it has: random, sensible"):
        bots.bot(game, "genius")


def test_an_answer_depends_on_the_table_and_the_decision_alone() -> None:
    table = housebound.new("pantry", 4, seed=1)
    player = bots.RandomBot()
    first = [bots.answer(table, decision, player) for decision in table.pending]
    again = [bots.answer(table, decision, player) for decision in reversed(table.pending)]
    assert first == again[::-1]
    elsewhere = {bots.answer(table_of(seed), table_of(seed).pending[0], player) for seed in range(30)}
    assert len(elsewhere) == 3


def table_of(seed: int) -> Table:
    return housebound.new("pantry", 2, seed=seed)


def plan(seed: int = 7) -> simulation.Plan:
    return simulation.Plan("pantry", 3, {}, ("sensible", "random"), seed)


def test_simulated_games_are_the_same_on_one_core_and_on_two() -> None:
    alone = sorted(simulation.play_many(plan(), 30, 1))
    together = sorted(simulation.play_many(plan(), 30, 2))
    assert alone == together
    assert len(alone) == 30
    assert len(set(alone)) > 1, "every game of a plan is another one"
    assert alone != sorted(simulation.play_many(plan(seed=99), 30, 1))


def test_levels_are_dealt_round_the_table() -> None:
    assert [simulation.level_at(plan(), seat) for seat in range(3)] == ["sensible", "random", "sensible"]


def test_a_tally_counts_wins_reasons_and_length() -> None:
    tally = simulation.Tally(2)
    for played in (
        simulation.Played((0, 1), "A-1", 4, 10),
        simulation.Played((), "A-2", 6, 20),
        simulation.Played((1,), "A-1", 8, 30),
    ):
        tally.count(played)
    assert (tally.games, tally.rounds, tally.choices, tally.nobody) == (3, 18, 60, 1)
    assert tally.wins == [1, 2]
    assert tally.why == {"A-1": 2, "A-2": 1}


def test_every_figure_of_a_measurement_is_there() -> None:
    speed = measure.measure(housebound.game("pantry"), 3, {}, seconds=0.02)
    assert (speed.game, speed.seats) == ("pantry", 3)
    assert min(speed[2:]) > 0
    table = housebound.new("pantry", 3, seed=1)
    play_out(table, Random(1))
    assert table.over
    assert abs(speed.tape - len(table.save_text().encode())) < 100
