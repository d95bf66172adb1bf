"""What a look at a game is worth is learnt from games, and is worth having."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pytest

from housebound.kernel import registry
from housebound.kernel.table import Table
from tools import foresight
from tools.foresight import Looked, judge, looks

GAMES = ("room25", "terrorscape")


def eye(name: str) -> Any:
    return importlib.import_module(f"housebound.games.{name}.bot.foresight")


@pytest.mark.parametrize("name", GAMES)
def test_a_look_takes_in_what_was_learnt(name: str) -> None:
    numbers = importlib.import_module(f"housebound.games.{name}.bot.foresight_numbers").WORTH
    assert numbers
    assert {len(worth) for worth in numbers.values()} == {eye(name).FEATURES}


@pytest.mark.parametrize(("name", "games"), [("terrorscape", 24), ("room25", 24)])
def test_who_looks_knows_more_than_who_shrugs(name: str, games: int) -> None:
    found = [one for nth in range(1_000_000, 1_000_000 + games) for one in looks(name, nth)]
    numbers = importlib.import_module(f"housebound.games.{name}.bot.foresight_numbers").WORTH
    scored = [(foresight.chance(numbers[one.stage], one.seen) - one.won) ** 2 for one in found if one.stage in numbers]
    assert len(scored) > 0.8 * len(found)
    assert sum(scored) / len(scored) < 0.22


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    [("terrorscape", 4, {"killer": "maniac"}), ("room25", 6, {"mode": "suspicion"})],
)
def test_what_one_side_hopes_the_other_fears(name: str, seats: int, settings: dict[str, Any]) -> None:
    game = registry.find(name)
    table = Table(game, seats, game.settle(seats, settings), seed=3, listening=False)
    sensible, rng = game.bot("sensible"), Random(1)
    assert game.foresee(table.state, 0) is None, "nothing has happened yet"
    while game.foresee(table.state, 0) is None:
        decision = table.pending[0]
        sight = game.sight(table.state, decision.seat)
        table.choose(decision.seat, sensible.choose(sight, decision, rng), decision.id)
    sides = game.sides(table.state)
    by_side = {side: game.foresee(table.state, seat) for seat, side in enumerate(sides)}
    assert len(by_side) == 2
    assert sum(chance or 0.0 for chance in by_side.values()) == pytest.approx(1.0)


def test_what_decides_is_learnt_and_what_never_varies_is_worth_nothing() -> None:
    rng = Random(5)
    found = []
    for game in range(600):
        good, noise = rng.random(), rng.random()
        found.append(Looked(game, "only", (1.0, good, noise, 7.0), float(rng.random() < good)))
    worths, lines = judge({"only": found, "rare": found[:9]})
    assert set(worths) == {"only"}
    _, good, noise, never = worths["only"]
    assert good > 3.0
    assert abs(noise) < 1.0
    assert never == 0.0
    assert lines[-1].startswith("| only | 600 |")
