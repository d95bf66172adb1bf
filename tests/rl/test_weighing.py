"""Answers as rows of numbers: what they lead to, as far as the seat can know."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import housebound
from housebound.kernel.errors import BadSetting
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.rl import SeatEnv
from housebound.rl.weighing import Rows, Weighing

GAME = housebound.game("room25")
WEIGHING = Weighing(GAME)
PLACE = {name: n for n, name in enumerate(WEIGHING.names)}
MODES = [("competition", 2), ("solo", 1), ("cooperation", 3), ("suspicion", 5), ("team", 4)]


def rows_of(table: Table, decision: Decision) -> Rows:
    return WEIGHING.rows(table.view(decision.seat), decision.options)


def row(table: Table, decision: Decision, name: str) -> dict[str, float]:
    """The numbers of one answer by their names."""
    (option,) = [option for option in decision.options if option.name == name]
    numbers = WEIGHING.rows(table.view(decision.seat), [option])[0]
    return dict(zip(WEIGHING.names, numbers.tolist(), strict=True))


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_answer_has_a_row_in_every_mode(mode: str, seats: int) -> None:
    """Two games to their end: all numbers are finite and small, and nobody's dice are touched."""
    for seed in range(2):
        table, rng = housebound.new("room25", seats=seats, seed=seed, mode=mode), Random(seed)
        while not table.over:
            for decision in table.pending:
                rows = rows_of(table, decision)
                assert rows.shape == (len(decision.options), WEIGHING.size)
                assert np.isfinite(rows).all()
                assert np.abs(rows).max() <= 15
                assert (rows[:, : WEIGHING.situation] == rows[0, : WEIGHING.situation]).all()
            decision = table.pending[0]
            table.choose(decision.seat, rng.choice(decision.options), decision.id)


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_rows_are_the_same_in_every_world_that_a_seat_can_imagine(mode: str, seats: int) -> None:
    """The law of secrecy: what the seat cannot know is drawn anew, and not one number changes."""
    table, rng = housebound.new("room25", seats=seats, seed=5, mode=mode), Random(5)
    for _ in range(60):
        for decision in table.pending:
            world = table.imagine(decision.seat, rng)
            asked = next(d for d in world.pending if (d.seat, d.id) == (decision.seat, decision.id))
            assert np.array_equal(rows_of(table, decision), rows_of(world, asked))
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
        if table.over:
            break


def placed(rooms: dict[str, str], people: dict[str, dict[str, object]], **more: object) -> Table:
    """Two players race, in a Complex where this much is laid out."""
    settings = GAME.settle(2, {"mode": "competition"})
    given = {"complex": rooms, "characters": people, **more}
    return Table(GAME, 2, settings, seed=1, origin=GAME.from_position(2, settings, given))


def test_a_step_nearer_is_a_step_nearer_from_everywhere() -> None:
    """Room 25 two steps to the right, or two steps down: the numbers of the step there do not tell which."""
    found = []
    for rooms, step in (
        ({"C2": "empty", "D2": "empty", "E2": "room25"}, "move(D2)"),
        ({"B3": "empty", "B4": "empty", "B5": "room25"}, "move(B4)"),
    ):
        table = placed(rooms, {"max": {"at": next(iter(rooms)), "first": "move", "seat": 0}}, phase="pass_1")
        decision = table.pending[0]
        found.append(row(table, decision, step))
        assert found[-1]["at_once_i_far"] == pytest.approx(-0.2)
        assert found[-1]["into_empty"] == 1
        assert found[-1]["at_once_i_die"] == 0
    assert {name: n for name, n in found[0].items() if name.startswith(("at_once", "verb", "into"))} == {
        name: n for name, n in found[1].items() if name.startswith(("at_once", "verb", "into"))
    }


def test_what_kills_is_said_to_kill_and_what_is_unknown_is_feared() -> None:
    table = placed(
        {"B2": "empty", "A2": "mortal", "C2": "cold"}, {"max": {"at": "B2", "first": "move", "seat": 0}}, phase="pass_1"
    )
    decision = table.pending[0]
    assert row(table, decision, "move(A2)")["at_once_i_die"] == 1
    assert row(table, decision, "move(C2)")["at_once_i_die"] == 0
    bag = {"room25": 1, "empty": 17, "mortal": 5}
    table = placed({"B2": "empty"}, {"max": {"at": "B2", "first": "move", "seat": 0}}, phase="pass_1", bag=bag)
    unknown = row(table, table.pending[0], "move(B1)")
    assert 0 < unknown["at_once_i_die"] < 0.5
    assert unknown["into_unknown"] == 1
    assert unknown["into_in_exit_zone"] == 1


def test_the_way_out_is_seen_two_tokens_ahead() -> None:
    """Both inside, Room 25 at the edge: Control leaves, and so does a program that begins with it."""
    people: dict[str, dict[str, object]] = {"max": {"at": "B1", "seat": 0}, "kevin": {"at": "B1", "seat": 0}}
    table = placed({"B1": "room25"}, people, phase="programming")
    decision = next(d for d in table.pending if d.seat == 0)
    assert row(table, decision, "program(control,none,no)")["at_best_escaped"] == 1
    assert row(table, decision, "program(look,control,no)")["at_best_escaped"] == 1
    assert row(table, decision, "program(look,move,no)")["at_best_escaped"] == 0
    alone = placed({"B1": "room25"}, {**people, "kevin": {"at": "B3", "seat": 0}}, phase="programming")
    decision = next(d for d in alone.pending if d.seat == 0)
    assert row(alone, decision, "program(control,none,no)")["at_best_escaped"] == 0


def test_numbers_that_change_are_another_version() -> None:
    """An agent has learnt what every number means: whoever changes one counts `VERSION` up, and this sum with it."""
    summed = sha256()
    for mode, seats in MODES:
        table, rng = housebound.new("room25", seats=seats, seed=11, mode=mode), Random(11)
        for _ in range(120):
            decision = table.pending[0]
            uneven = 61.73  # so that no number lies where rounding could go either way
            summed.update(np.round(rows_of(table, decision) * uneven).astype(np.int32).tobytes())
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
            if table.over:
                break
    assert (WEIGHING.version, WEIGHING.fingerprint, summed.hexdigest()[:16]) == (
        1,
        "70312b687169c320",
        "c688954e1da96393",
    )


# -- through the doors


def test_gymnasium_finds_nothing_wrong_with_rows() -> None:
    check_env(
        gymnasium.make("housebound/Room25-v1", actions="offered", observation="answers", render_mode="ansi").unwrapped
    )


def test_an_answer_is_given_by_its_place_among_those_that_are_offered() -> None:
    env = SeatEnv("room25", 2, mode="competition", actions="offered", observation="answers", illegal="raise")
    seen, _ = env.reset(seed=4)
    legal = env.legal()
    assert legal == list(range(len(legal)))
    assert seen["action_mask"].sum() == len(legal)
    assert seen["observation"][len(legal) - 1].any()
    assert not seen["observation"][len(legal) :].any()
    with pytest.raises(BadSetting, match="counted from 0"):
        env.step(len(legal))
    named = SeatEnv("room25", 2, mode="competition")
    named.reset(seed=4)
    third = named.legal()[2]
    over_one, over_other = env.step(2)[2], named.step(third)[2]
    assert over_one == over_other
    assert env.legal() == list(range(len(named.legal())))


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(BadSetting, match="offered"):
        SeatEnv("room25", observation="answers")
    with pytest.raises(BadSetting, match="does not say what answers lead to"):
        SeatEnv("terrorscape", actions="offered", observation="answers")
