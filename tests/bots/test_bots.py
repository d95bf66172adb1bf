"""Bots inside the process: levels, streams, many games at once, and how fast they are."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import housebound
from housebound import bots
from housebound.bots import measure
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
    assert bots.levels(game) == ("random", "beginner", "sensible", "searching")
    assert bots.usual(game) == "sensible"
    assert isinstance(bots.bot(game, "random"), bots.RandomBot)
    with pytest.raises(BadSetting, match="pantry has no bot 'genius'; it has: random, beginner, sensible, searching"):
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


def test_every_figure_of_a_measurement_is_there() -> None:
    speed = measure.measure(housebound.game("pantry"), 3, {}, seconds=0.02)
    assert (speed.game, speed.seats) == ("pantry", 3)
    assert min(speed[2:]) > 0
    table = housebound.new("pantry", 3, seed=1)
    play_out(table, Random(1))
    assert table.over
    assert abs(speed.tape - len(table.save_text().encode())) < 100
