"""The sensible player: every question has a considered answer, and some answers that matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from housebound import bots
from housebound.games.betrayal.bot.answers import considered
from housebound.games.betrayal.bot.chances import SUMS, at_least, fight
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.haunts.parts.sharing import shared_out
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import ATTACK, ATTACK_WITH
from housebound.kernel.script import SPECTATOR, Decision, Option
from housebound.kernel.seeing import told
from housebound.kernel.table import Table

_IN_TURNS = frozenset({"turn", "monster", "monsters", "elevator"})
"""What is decided in `bot/turn.py`, not by the answers to single questions."""


def _unanswered(settings: dict[str, int], seed: int) -> Counter[str]:
    """The prompts of a game that no rule answered, and how often."""
    table = Table(BETRAYAL, 4, settings, seed=seed, searchable=False)
    player = bots.bot(BETRAYAL, "sensible")
    missed: Counter[str] = Counter()
    while not table.over:
        decision = table.pending[0]
        if len(decision.options) > 1 and decision.prompt not in _IN_TURNS:
            assert isinstance(table.state, House)
            sight = BETRAYAL.sight(table.state, decision.seat)
            if considered(sight, decision, Random(0)) is None:
                missed[decision.prompt] += 1
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    return missed


@pytest.mark.parametrize("number", sorted(PRESENT))
def test_every_question_of_a_haunt_has_a_rule(number: int) -> None:
    missed = sum((_unanswered({"haunt": number}, seed) for seed in range(4)), Counter[str]())
    assert not missed


def test_every_question_from_the_front_door_on_has_a_rule() -> None:
    missed = sum((_unanswered({}, seed) for seed in range(25)), Counter[str]())
    assert not missed


def test_the_chances_add_up() -> None:
    for dice in range(9):
        assert sum(SUMS[dice]) == pytest.approx(1)
        for other in range(9):
            there, back = fight(dice, other), fight(other, dice)
            assert there.win == pytest.approx(back.lose)
            assert there.dealt - there.taken == pytest.approx(dice - other)
    assert at_least(2, 4) == pytest.approx(1 / 9)
    assert at_least(0, 1) == 0
    assert at_least(3, 0) == 1


def _play(settings: dict[str, int], seed: int) -> Iterator[tuple[House, Decision, Option]]:
    """A game of sensible bots: each question with the position in which it is asked, and the answer."""
    table = Table(BETRAYAL, 4, settings, seed=seed, searchable=False)
    player = bots.bot(BETRAYAL, "sensible")
    while not table.over:
        decision = table.pending[0]
        option = bots.answer(table, decision, player)
        assert isinstance(table.state, House)
        yield table.state, decision, option
        table.choose(decision.seat, option, decision.id)


def test_heroes_spare_whoever_may_be_a_friend() -> None:
    """Haunt 34: nobody knows who the traitor is, and anybody may be attacked."""
    struck = 0
    for seed in range(12):
        for g, _, option in _play({"haunt": 34}, seed):
            if option.verb not in (ATTACK, ATTACK_WITH) or g.acting >= FIRST_MONSTER:
                continue
            target = g.word.index(option.args[-1])
            struck += 1
            assert g.role[g.acting] == 1 or (g.role_known and g.role[target] == 1)
    assert struck


def test_nobody_dies_of_a_bad_split() -> None:
    split = 0
    for seed in range(12):
        table = Table(BETRAYAL, 4, {"haunt": 21}, seed=seed, searchable=False)
        player = bots.bot(BETRAYAL, "sensible")
        while not table.over:
            decision = table.pending[0]
            option = bots.answer(table, decision, player)
            if decision.prompt == "split_physical" and len(decision.options) > 1:
                split += 1
                steps = [int(one.details["number"]) for one in told(table, SPECTATOR) if one.kind == "damaged"][-1]
                assert isinstance(table.state, House)
                might, speed = table.state.clip[decision.seat * 4 : decision.seat * 4 + 2]
                if steps <= might + speed:
                    assert might - option.args[0] >= 0
                    assert speed - (steps - option.args[0]) >= 0
            table.choose(decision.seat, option, decision.id)
    assert split


def test_the_angel_feather_names_the_highest() -> None:
    named = [option.name for seed in range(60) for _, one, option in _play({}, seed) if one.prompt == "name_result"]
    assert named
    assert set(named) == {"name_result(8)"}


def test_no_two_are_sent_to_the_same_room() -> None:
    for g, decision, _ in _play({"haunt": 10}, 1):
        if decision.prompt == "turn" and g.haunt.started:
            rooms = [room for room, square in enumerate(g.square) if square >= 0][:3]
            share = shared_out(g, range(4), rooms)
            assert len(set(share.values())) == len(share)
            assert set(share.values()) <= set(rooms)
