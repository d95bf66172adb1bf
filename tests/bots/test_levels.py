"""Levels: what people call them, and that each is stronger than the one below."""

from __future__ import annotations

from random import Random

import pytest

import housebound
from housebound import bots
from housebound.bots.beginner import Beginner
from housebound.bots.searching import USUAL, Searching
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.study.plan import Cell, Study, columns_of
from housebound.study.playing import Played, play_batch
from housebound.study.tally import Tally


@pytest.mark.parametrize("name", ["betrayal", "room25", "terrorscape"])
def test_every_game_has_every_level_by_both_names(name: str) -> None:
    game = registry.find(name)
    assert bots.levels(game) == ("random", "beginner", "sensible", "searching")
    assert type(bots.bot(game, "normal")) is type(game.bot("sensible"))
    hard = bots.bot(game, "hard")
    assert isinstance(hard, Searching)
    assert hard.budget == USUAL
    assert USUAL.milliseconds <= 1000
    named = bots.bot(game, "hard:70")
    assert isinstance(named, Searching)
    assert named.budget.playouts == 70
    assert [bots.searches(level) for level in ("hard", "searching:5", "sensible")] == [True, True, False]
    for wrong in ("sensible:5", "easy", "hard:soon"):
        with pytest.raises(BadSetting):
            bots.bot(game, wrong)


def test_a_beginner_overlooks_things_but_plays_no_nonsense() -> None:
    """What it chooses is what a sensible player would choose of the options that it has noticed."""
    table = housebound.new("terrorscape", 4, seed=2)
    game = table.game
    sensible, beginner = game.bot("sensible"), Beginner(game.bot("sensible"))
    alike = asked = 0
    while not table.over:
        decision = table.pending[0]
        sight = game.sight(table.state, decision.seat)
        best = sensible.choose(sight, decision, Random(1))
        if len(decision.options) > 2:
            asked += 1
            alike += beginner.choose(sight, decision, Random(asked)) is best
        table.choose(decision.seat, best, decision.id)
    assert 0.2 < alike / asked < 0.9


def studied(levels: tuple[str, ...], seats: int, games: int, seed: int) -> list[Played]:
    study = Study("terrorscape", (Cell(seats, {}, levels),), games, seed)
    return [play_batch(study, batch) for batch in range(study.batches)]


def wins(levels: tuple[str, ...], seats: int, games: int) -> dict[int, int]:
    tally = Tally(columns_of(registry.find("terrorscape")))
    for played in studied(levels, seats, games, seed=5):
        for row in played.rows:
            tally.count(row)
    assert not tally.failed
    return tally.wins


def test_a_beginner_is_better_than_chance_and_worse_than_a_sensible_player() -> None:
    """The killer's seat of Terrorscape, against sensible victims."""
    chance = wins(("random", "sensible", "sensible", "sensible"), 4, 60)[0]
    beginner = wins(("beginner", "sensible", "sensible", "sensible"), 4, 60)[0]
    sensible = wins(("sensible", "sensible", "sensible", "sensible"), 4, 60)[0]
    assert chance < beginner < sensible


def test_a_simulation_seats_those_who_search_at_tables_that_can_be_imagined() -> None:
    first, again = (studied(("searching:4", "random"), 2, 1, seed=3) for _ in range(2))
    assert first == again
    assert first[0].tapes == {}, "nothing failed"
