"""What a seat believes: worlds as likely as what others have done makes them, and made of nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import housebound
from housebound import bots
from housebound.bots.law import positions
from housebound.kernel import registry
from housebound.kernel.beliefs import believe
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table
from tools.beliefs import brier, one_game

GAMES = ("betrayal", "room25", "terrorscape")


class Cup:
    """A die under a cup, and a card face-down."""

    def __init__(self, die: int, card: str = "truth") -> None:
        self.die = die
        self.card = card

    def copy(self) -> Cup:
        return Cup(self.die, self.card)


class CupGame(Game[Any]):
    """Whoever looks on has seen somebody smile, as people do at a six."""

    def sight(self, g: Any, seat: int) -> str:
        return "smile"

    def resample(self, g: Any, seat: int, rng: Random) -> None:
        g.die = rng.randint(1, 6)

    def inference(self, seen: str) -> Callable[[Any], float] | None:
        assert seen == "smile"
        return lambda g: 10.0 if g.die == 6 else 1.0

    def lay_anew(self, g: Any, seat: int, others: Any, rng: Random) -> None:
        g.card = f"as {others} would"


def test_a_world_is_taken_by_its_weight_and_cards_are_laid_as_others_would() -> None:
    found = Counter[int]()
    for seed in range(600):
        cup = Cup(die=2)
        believe(CupGame(), cup, 0, Random(seed), "somebody")  # type: ignore[arg-type]
        found[cup.die] += 1
        assert cup.card == "as somebody would"
    assert 0.5 < found[6] / 600 < 0.8  # two in three; alike it would be one in six
    assert set(found) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", GAMES)
def test_beliefs_are_made_of_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = registry.find(name)
    policy = game.bot("sensible")
    for n, table in enumerate(positions(game, 40, seed=900)):
        seat = table.pending[0].seat
        elsewhere = table.imagine(seat, Random(-n))
        here, there = (one.imagine(seat, Random(n), others=policy) for one in (table, elsewhere))
        assert game.hidden(here.state, seat) == game.hidden(there.state, seat)
        assert here.answered == there.answered or [o for _, o in here.answered] == [o for _, o in there.answered]
        assert here.view(seat).board == table.view(seat).board


def test_the_score_is_0_for_the_truth_and_2_for_a_common_error() -> None:
    assert brier([3, 3, 3], 3) == 0
    assert brier([3, 3, 3], 4) == 2
    assert brier([1, 2] * 500, 1) == pytest.approx(0.5, abs=0.01)


def _score(name: str, seats: int, secret: str, games: int, **given: Any) -> tuple[float, float]:
    game = registry.find(name)
    settings = game.settle(seats, given)
    found = [
        both
        for seed in range(games)
        for key, both in one_game(game, seats, settings, seed, 12, 0.05, (secret,)).items()
        if key.secret == secret
    ]
    return sum(alike for alike, _ in found), sum(believed for _, believed in found)


@pytest.mark.parametrize(
    ("name", "seats", "secret", "games", "share"),
    [("room25", 4, "second", 2, 0.8), ("room25", 4, "first", 2, 0.8), ("terrorscape", 2, "whereabouts", 4, 1.0)],
)
def test_beliefs_are_nearer_to_the_truth(name: str, seats: int, secret: str, games: int, share: float) -> None:
    alike, believed = _score(name, seats, secret, games)
    assert believed < share * alike


class Traitor:
    """Attacks whom it can, whoever it is; else what a sensible player does."""

    def __init__(self, game: Game[Any]) -> None:
        self._sensible = game.bot("sensible")

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        attacks = [one for one in decision.options if one.verb.name == "attack"]
        return attacks[0] if attacks else self._sensible.choose(sight, decision, rng)


def _attacked(seed: int) -> Table:
    """Haunt 34 until the hidden traitor has attacked somebody, or has been found out."""
    table = housebound.new("betrayal", 5, seed=seed, haunt=34)
    game: Game[Any] = table.game
    traitor, sensible = Traitor(game), game.bot("sensible")
    while not table.over and not (house := _house(table)).assailants and not house.role_known:
        decision = table.pending[0]
        rogue = house.role[0] and house.role[decision.seat] == 1
        player = traitor if rogue else sensible
        table.choose(decision.seat, bots.asked_of(player, table, decision, Random(1)), decision.id)
    return table


def test_whoever_attacks_among_friends_is_taken_for_the_traitor() -> None:
    table = next(one for one in map(_attacked, range(1, 20)) if _house(one).assailants and not _house(one).role_known)
    sensible = table.game.bot("sensible")
    culprit = _house(table).assailants.bit_length() - 1
    seat = (culprit + 1) % 5
    taken = Counter(_traitor_imagined(table, seat, n, sensible) for n in range(60))
    alike = Counter(_traitor_imagined(table, seat, n, None) for n in range(60))
    assert taken[culprit] > 36
    assert alike[culprit] < 24


def _traitor_imagined(table: Table, seat: int, n: int, others: Any) -> int:
    role: tuple[int, ...] = _house(table.imagine(seat, Random(n), others=others)).role
    return role.index(1)


def _house(table: Table) -> Any:
    return table.state
