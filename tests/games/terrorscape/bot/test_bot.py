"""The sensible players: they are legal, know no more than their seat, and win against random play on both sides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from housebound.bots import RandomBot
from housebound.games.terrorscape.bot.player import KILLER_ANSWERS, TEAM_ANSWERS, Sensible
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import mansion_of

Who = Callable[[int], bool]
"""Whether a seat is played by the sensible player; the others play at random."""
KILLERS = ("butcher", "ghost", "maniac")
VARIANTS: list[tuple[int, dict[str, Value]]] = [
    (2, {"killer": "butcher"}),
    (3, {"killer": "ghost"}),
    (4, {"killer": "maniac"}),
    (4, {}),
    (4, {"killer_seat": 3, "killer": "ghost", "ghost_strength": 2}),
    (4, {"crossroads": True, "killer": "butcher"}),
    (4, {"crossroads": True, "killer": "maniac", "abilities": "hard"}),
    (2, {"plan": True, "killer": "ghost"}),
    (4, {"plan": True, "killer": "maniac", "abilities": "nightmare"}),
    (3, {"plan": True, "killer": "butcher", "abilities": "easy", "unblock_noise": True}),
    (4, {"killer": "maniac", "death_blossom": "wound", "rescue_public": False, "abilities": "normal"}),
    (3, {"killer": "butcher", "johnson_slots": "unlimited", "victims": "johnson sofia marco"}),
]


def everybody(seat: int) -> bool:
    return True


def the_killer(seat: int) -> bool:
    return seat == 0


def the_team(seat: int) -> bool:
    return seat != 0


def answer(table: Table, decision: Decision, seed: int = 1) -> Option:
    return Sensible().choose(TERRORSCAPE.sight(mansion_of(table), decision.seat), decision, Random(seed))


def play(seats: int, seed: int, who: Who, **settings: Value) -> Table:
    """A whole game."""
    table = Table(TERRORSCAPE, seats, settings, seed=seed, listening=False, searchable=False)
    rng = Random(seed)
    while not table.over:
        decision = table.pending[0]
        bot = Sensible() if who(decision.seat) else RandomBot()
        option = bot.choose(TERRORSCAPE.sight(mansion_of(table), decision.seat), decision, rng)
        table.choose(decision.seat, option, decision.id)
    return table


def killer_wins(games: int, who: Who, killer: str, seats: int = 4) -> int:
    """In how many of these games the killer, in seat 0, has won."""
    results = [play(seats, seed, who, killer=killer).result for seed in range(games)]
    return sum(1 for result in results if result is not None and 0 in result.winners)


def position(given: dict[str, Any], seats: int = 2, **settings: Value) -> Table:
    """A table that begins in the middle of a game; seat 0 is the killer."""
    settled = TERRORSCAPE.settle(seats, settings)
    return Table(TERRORSCAPE, seats, settled, seed=1, origin=TERRORSCAPE.from_position(seats, settled, given))


def answers(table: Table, prompt: str) -> set[str]:
    """Everything that whoever is asked first might answer, whatever the stream."""
    decision = table.pending[0]
    assert decision.prompt == prompt
    return {answer(table, decision, seed).name for seed in range(20)}


def go_on(table: Table, until: Callable[[Table], bool]) -> list[str]:
    """Sensible players on all sides, until something is so; what they chose."""
    chosen = []
    while not table.over and not until(table):
        decision = table.pending[0]
        option = answer(table, decision)
        chosen.append(option.name)
        table.choose(decision.seat, option, decision.id)
    return chosen


# -- always


@pytest.mark.parametrize(("seats", "settings"), VARIANTS)
def test_they_play_every_variant_to_the_end_and_only_legally(seats: int, settings: dict[str, Value]) -> None:
    for seed in range(4):
        assert play(seats, seed, everybody, **settings).result is not None


@pytest.mark.parametrize(("seats", "settings"), VARIANTS)
def test_they_know_no_more_than_their_seat(seats: int, settings: dict[str, Value]) -> None:
    """The same choice in every world that the seat cannot tell from the true one."""
    for seed in range(2):
        table = Table(TERRORSCAPE, seats, settings, seed=seed, listening=False)
        rng = Random(seed)
        while not table.over:
            at = rng.randrange(len(table.pending))
            decision = table.pending[at]
            choice = answer(table, decision, seed)
            world = table.imagine(decision.seat, rng)
            assert answer(world, world.pending[at], seed) is choice, decision
            # now and then something odd, so that the house gets into states a sensible table would not reach
            table.choose(decision.seat, rng.choice(decision.options) if rng.random() < 0.25 else choice, decision.id)


def test_they_answer_whatever_they_can_be_asked() -> None:
    """Every prompt that random play over all variants comes upon has its answer."""
    asked: set[tuple[bool, str]] = set()
    rng = Random(5)
    for seed in range(60):
        seats, settings = TERRORSCAPE.variety(rng)
        table = Table(TERRORSCAPE, seats, settings, seed=seed, listening=False, searchable=False)
        while not table.over:
            decision = rng.choice(table.pending)
            asked.add((decision.seat == settings["killer_seat"], decision.prompt))
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
    assert len(asked) >= 28
    assert {prompt for by_killer, prompt in asked if by_killer} <= set(KILLER_ANSWERS)
    assert {prompt for by_killer, prompt in asked if not by_killer} <= set(TEAM_ANSWERS)


def test_the_same_sight_and_stream_give_the_same_choice() -> None:
    table = Table(TERRORSCAPE, 3, {"killer": "maniac"}, seed=5)
    while not table.over:
        decision = table.pending[0]
        first, second = answer(table, decision, 3), answer(table, decision, 3)
        assert first is second
        table.choose(decision.seat, first, decision.id)


def test_the_game_has_them_under_their_name() -> None:
    assert TERRORSCAPE.bots == ("sensible",)
    assert isinstance(TERRORSCAPE.bot("sensible"), Sensible)


# -- strength, with wide margins: chance must not break the build


@pytest.mark.parametrize("killer", KILLERS)
def test_a_sensible_team_beats_a_random_killer(killer: str) -> None:
    assert killer_wins(20, the_team, killer) <= 3


@pytest.mark.parametrize("killer", KILLERS)
def test_a_sensible_killer_beats_a_random_team(killer: str) -> None:
    assert killer_wins(20, the_killer, killer) >= 18


@pytest.mark.parametrize("killer", KILLERS)
def test_among_themselves_both_sides_win_a_share(killer: str) -> None:
    assert 4 <= killer_wins(40, everybody, killer) <= 32
