"""The player that searches: it sees nothing but what its seat can know, and it finds what is better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import housebound
from housebound.bots.beginner import Beginner
from housebound.bots.budget import Budget
from housebound.bots.law import positions
from housebound.bots.perspective import Perspective
from housebound.bots.searching import Minded, Searching, Weighed, best_of, has_hope, play_on
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting, CannotUndo
from housebound.kernel.playout import play_out
from housebound.kernel.script import Decision, Option
from tests.terminal.house import install_pantry

GAMES = ("betrayal", "room25", "terrorscape")


@pytest.mark.parametrize("name", GAMES)
def test_a_world_to_play_on_holds_nothing_of_the_truth(name: str) -> None:
    game = registry.find(name)
    for n, table in enumerate(positions(game, 10, seed=7)):
        decision = table.pending[0]
        seen = Perspective(table, decision)
        world = seen.world(Random(n))
        assert world.began is None
        assert world.tape == []
        assert world.state is not table.state
        assert world.view(decision.seat).board == table.view(decision.seat).board
        with pytest.raises(CannotUndo):
            world.clone()
        before = table.save_text()
        Searching(game.bot("sensible"), Budget(playouts=4)).think(seen, Random(n))
        assert table.save_text() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_is_one_world_that_can_be_played_on_again_and_again(name: str) -> None:
    game = registry.find(name)
    for n, table in enumerate(positions(game, 6, seed=11)):
        decision = table.pending[0]
        seen = Perspective(table, decision)
        guess = seen.guess(Random(n), game.bot("sensible"))
        one, other = guess.world(Random(1)), guess.world(Random(2))
        assert one.state is not other.state
        assert game.hidden(one.state, decision.seat) == game.hidden(other.state, decision.seat)
        for world in (one, other):
            assert world.began is None
            assert world.tape == []
            assert world.view(decision.seat).board == table.view(decision.seat).board
            assert seen.asked(world).options == decision.options
            with pytest.raises(CannotUndo):
                world.clone()
        play_out(one, Random(3))
        assert not other.over


class FirstOption:
    """A policy that always takes what comes first."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        return decision.options[0]


def test_it_takes_the_candle_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pantry whoever has most candles wins; who waits while others take learns better by play-outs."""
    install_pantry(monkeypatch)

    class Waits:
        def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
            return decision.options[-1 if decision.seat == waiting else 0]

    table = housebound.new("pantry", 2, seed=1, candles=1)
    while not any(option.name == "take" for option in table.pending[0].options):
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[0])
    decision = table.pending[0]
    waiting = decision.seat
    assert decision.options[-1].name == "wait"
    chosen = Searching(Waits(), Budget(playouts=60)).think(Perspective(table, decision), Random(1))
    assert chosen.name == "take"


class NeedsTheLast:
    """Counts on one option that the rules offer, as one counts on being allowed to end one's turn."""

    def __init__(self, last: Option) -> None:
        self._last = last

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        return decision.options[decision.options.index(self._last)]


def test_who_finds_nothing_among_a_few_options_is_not_asked_again() -> None:
    table = housebound.new("room25", 4, seed=1)
    seen = Perspective(table, table.pending[0])
    last = seen.decision.options[-1]
    ranked = Searching(NeedsTheLast(last), Budget(playouts=8)).ranked(seen, Random(1), 4)
    assert ranked[0] is last
    assert len(set(ranked)) == 4
    assert Beginner(NeedsTheLast(last)).choose(seen.sight, seen.decision, Random(3)) in seen.decision.options


def test_the_same_seed_gives_the_same_choice_and_the_budget_is_kept() -> None:
    table = housebound.new("terrorscape", 4, seed=3)
    decision = table.pending[0]
    player = Searching(FirstOption(), Budget(playouts=30))
    seen = Perspective(table, decision)
    weighed = player.weigh(seen, Random(5))
    again = player.weigh(seen, Random(5))
    assert [(arm.option, arm.ends) for arm in weighed] == [(arm.option, arm.ends) for arm in again]
    assert weighed[0].option is decision.options[0], "the policy's own choice comes first"
    assert sum(len(arm.ends) for arm in weighed) <= 30


def test_a_world_is_played_on_for_a_while_and_then_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The look stands for the end; where the game cannot tell by a look the world is played to its end."""
    table = housebound.new("terrorscape", 4, seed=3)
    game, seen = table.game, Perspective(table, table.pending[0])
    looked: list[int] = []

    def foresee(g: Any, seat: int) -> float | None:
        looked.append(game.rounds(g))
        assert seat == seen.seat
        return answer

    monkeypatch.setattr(type(game), "foresee", lambda _, g, seat: foresee(g, seat))
    player = Searching(game.bot("sensible"), Budget(playouts=4))
    answer: float | None = 0.25
    assert player.playout(seen, seen.decision.options[0], 7) == 0.25
    answer = None
    assert player.playout(seen, seen.decision.options[0], 7) in (0.0, 1.0)
    assert looked == [game.played_out + game.rounds(table.state)] * 2


def test_whole_turns_are_tried_beside_single_steps() -> None:
    """The seat keeps to what it has in mind until the round is over, and nobody else has it in mind."""
    table = housebound.new("betrayal", 4, seed=1, haunt=45)
    game, sensible = table.game, table.game.bot("sensible")
    while len(table.pending[0].options) < 2 or not game.intents(
        game.sight(table.state, table.pending[0].seat), table.pending[0]
    ):
        decision = table.pending[0]
        sight = game.sight(table.state, decision.seat)
        table.choose(decision.seat, sensible.choose(sight, decision, Random(1)), decision.id)
    seen = Perspective(table, table.pending[0])
    arms = Searching(sensible, Budget(playouts=60)).weigh(seen, Random(2))
    assert arms[0].intent is None
    assert any(one.intent is not None and one.ends for one in arms)
    asked: list[tuple[int, int]] = []

    class Watched:
        def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
            asked.append((decision.seat, game.rounds(world.state)))
            return sensible.choose(sight, decision, rng)

    world = seen.world(Random(3))
    now = game.rounds(world.state)
    play_on(world, Minded(sensible, seen.seat, Watched()), Random(4), now + 1)
    assert set(asked) == {(seen.seat, now)}
    assert game.rounds(world.state) == now + 1 or world.over


def test_what_leads_nowhere_is_given_up() -> None:
    one, other, *_ = housebound.new("room25", 4, seed=1).pending[0].options
    even = [1.0, 0.0] * 4
    assert not has_hope(arm(other, even), arm(one, even)), "the same in every world"
    assert not has_hope(arm(other, [0.0] * 8), arm(one, even))
    assert has_hope(arm(other, [0.0, 1.0] * 4), arm(one, even))
    assert has_hope(arm(other, even[:2]), arm(one, even[:2])), "two worlds prove nothing"


def test_small_leads_count_where_worlds_are_looked_at() -> None:
    one, other, *_ = housebound.new("room25", 4, seed=1).pending[0].options
    assert best_of([arm(one, [0.5] * 6), arm(other, [0.52, 0.53] * 3)], 1.0).option is other
    assert best_of([arm(one, [0.5] * 6), arm(other, [0.5] * 5 + [0.6])], 1.0).option is one, "in one world only"


def arm(option: Option, ends: list[float]) -> Weighed:
    weighed = Weighed(option)
    weighed.ends = ends
    return weighed


def test_a_rival_must_lead_by_more_than_its_doubt() -> None:
    one, other, *_ = housebound.new("room25", 4, seed=1).pending[0].options
    even = [1.0, 0.0] * 10
    assert best_of([arm(one, even), arm(other, [1.0, 0.0] * 9 + [1.0, 1.0])], 1.0).option is one
    assert best_of([arm(one, even), arm(other, [1.0] * 15 + [0.0] * 5)], 1.0).option is other
    assert best_of([arm(one, even), arm(other, [1.0] * 5)], 1.0).option is one, "it was dropped early"
    assert best_of([arm(one, even)], 1.0).option is one


@pytest.mark.parametrize(("text", "budget"), [("40", Budget(playouts=40)), ("500ms", Budget(milliseconds=500))])
def test_budgets_are_read_and_written(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "0", "0ms", "-3", "5s", "fast"])
def test_nonsense_is_no_budget(text: str) -> None:
    with pytest.raises(BadSetting, match="is no budget"):
        Budget.read(text)
