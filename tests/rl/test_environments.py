"""Every game through the doors of PettingZoo and Gymnasium: their own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test
from pettingzoo.utils import aec_to_parallel

import housebound
import housebound.rl
from housebound import bots
from housebound.kernel.errors import BadSetting, NotAsked
from housebound.rl import Observer, SeatEnv, aec

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("room25", {"seats": 4}),
    ("room25", {"seats": 2, "mode": "competition", "actions": "words"}),
    ("room25", {"seats": 2, "mode": "competition", "actions": "offered", "observation": "answers"}),
    ("terrorscape", {"seats": 4}),
    ("terrorscape", {"seats": 3, "actions": "words", "observation": "tables"}),
    ("betrayal", {"seats": 3}),
    ("betrayal", {"seats": 4, "actions": "options", "haunt": 5}),
]


def play_on(env: Any, rng: Random, most: int = 10**6) -> dict[str, float]:
    """Random legal answers to the end, or so many; what every agent was rewarded with."""
    rewards: dict[str, float] = {}
    for agent in env.agent_iter(most):
        seen, reward, termination, truncation, _ = env.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        over = termination or truncation
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


# -- the peers' own tests


@pytest.mark.parametrize(("name", "wishes"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, wishes: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like arrays better than the dictionaries that masks come in
        api_test(aec.env(name, **wishes), num_cycles=100)
    seed_test(lambda: aec.env(name, **wishes), num_cycles=20)


def test_pettingzoo_counts_cycles() -> None:
    """Alone at a table every cycle is one's own; whatever is drawn, legal or not, is played somehow."""
    make = partial(aec.raw_env, "room25", 1, mode="solo", illegal="random")
    max_cycles_test(
        SimpleNamespace(env=make, parallel_env=lambda max_cycles: aec_to_parallel(make(max_cycles=max_cycles)))
    )


def test_pettingzoo_measures_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec.env("room25", 2, mode="competition"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["Room25", "Betrayal", "Terrorscape"])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(f"housebound/{name}-v1", render_mode="ansi").unwrapped)
    check_env(
        gymnasium.make(f"housebound/{name}-v1", observation="tables", illegal="random", render_mode="ansi").unwrapped
    )


# -- all seats


@pytest.mark.parametrize(("name", "wishes"), TABLES[:5])
def test_a_game_is_played_to_its_end_and_rewarded_by_side(name: str, wishes: dict[str, Any]) -> None:
    env = aec.raw_env(name, **wishes)
    env.reset(seed=5)
    rewards = play_on(env, Random(5))
    result = env._play.table.result
    assert result is not None
    assert rewards == {agent: 1.0 if int(agent[5:]) in result.winners else -1.0 for agent in env.possible_agents}
    assert env.agents == []


def test_whoever_fell_is_rewarded_with_their_side() -> None:
    """In Suspicion the dead are asked nothing more, and win with the others."""
    for seed in range(200):
        env = aec.raw_env("room25", 4, mode="suspicion")
        env.reset(seed=seed)
        rewards = play_on(env, Random(seed))
        g: Any = env._play.table.state
        dead = [seat for seat in range(4) if all(g.tile[c] < 0 for c in g.queue if g.owner[c] == seat)]
        won = [seat for seat in dead if rewards[f"seat_{seat}"] > 0]
        if won:
            sides = env._play.game.sides(g)
            assert all(rewards[f"seat_{seat}"] > 0 for seat in range(4) if sides[seat] == sides[won[0]])
            return
    pytest.fail("no dead player of a winning side in 200 games")


def test_answers_at_once_are_asked_in_order_and_kept_secret() -> None:
    """Programming in Room 25: the second is asked while nobody but the first knows what the first has answered."""

    def until_programming() -> Any:
        env = aec.raw_env("room25", 2, mode="competition")
        env.reset(seed=3)
        while env._play.decision.prompt != "program":  # type: ignore[union-attr]
            env.step(env._play.legal()[0])
        return env

    env = until_programming()
    first = env.agent_selection
    options = env._play.legal()
    seen = []
    for answer in (options[0], options[-1]):
        env = until_programming()
        env.step(answer)
        assert env.agent_selection != first
        seen.append(env.observe(env.agent_selection))
    assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_nobody_else_has_a_mask() -> None:
    env = aec.raw_env("terrorscape", 4)
    env.reset(seed=1)
    for _ in range(60):
        masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
        assert [agent for agent, some in masks.items() if some] == [env.agent_selection]
        env.step(env._play.legal()[-1])


def test_where_anybody_may_act_first_everybody_comes_to_it() -> None:
    """Terrorscape's victims agree who goes next: it is not always the first of them that is asked."""
    first: set[str] = set()
    for seed in range(30):
        env = aec.raw_env("terrorscape", 4)
        env.reset(seed=seed)
        for _ in range(60):
            if env._play.table.first_answer_counts and len(env._play.table.pending) > 1:
                first.add(env.agent_selection)
                break
            env.step(env._play.legal()[0])
    assert len(first) > 1


def test_an_agent_that_drops_out_is_told_so_and_a_bot_plays_on() -> None:
    env = aec.raw_env("room25", 2, mode="competition")
    env.reset(seed=3)
    for _ in range(6):
        env.step(env._play.legal()[0])
    env.leave("seat_1")
    assert env.agent_selection == "seat_1"
    assert env.truncations == {"seat_0": False, "seat_1": True}
    env.step(None)
    assert env.agents == ["seat_0"]
    while env.agents:
        assert env.agent_selection == "seat_0"
        over = env.terminations["seat_0"]
        env.step(None if over else env._play.legal()[0])
    assert env._play.over


def test_whoever_dropped_out_hears_how_the_game_ended_without_them() -> None:
    """Bots play on as soon as everybody has left: that the game is over is found out between two answers."""
    env = aec.env("room25", 2, mode="competition")
    env.reset(seed=3)
    for agent in env.possible_agents:
        env.leave(agent)
    heard = {}
    for agent in env.agent_iter():
        _, heard[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert sorted(heard) == ["seat_0", "seat_1"]
    assert set(heard.values()) <= {1.0, -1.0}


def test_it_is_not_played_before_it_began_nor_with_what_is_no_number() -> None:
    env = aec.env("room25", 4)
    for too_early in (lambda: env.step(0), env.last, lambda: env.observe("seat_0")):
        with pytest.raises((NotAsked, AttributeError)):
            too_early()
    env.reset(seed=3)
    before = env._play.table.save_text()
    for number in (-1, env._play.size):
        with pytest.raises(BadSetting, match="is no number of an answer: they go from 0 to 1971"):
            env.step(number)
    assert env._play.table.save_text() == before


@pytest.mark.parametrize("actions", ["options", "words"])
def test_an_illegal_answer_is_explained(actions: str) -> None:
    env = aec.raw_env("room25", 4, actions=actions)
    env.reset(seed=3)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(1 - env.observe(agent)["action_mask"])[-1])
    env.step(illegal)
    assert env.rewards[agent] == -1.0
    assert all(env.terminations.values())
    (why,) = env.infos[agent]["refused"]
    assert ("R25-" in why) if actions == "options" else ("cannot be said first; possible: pick" in why)
    strict = aec.raw_env("room25", 4, actions=actions, illegal="raise")
    strict.reset(seed=3)
    before = strict._play.table.save_text()
    with pytest.raises(BadSetting, match="R25-" if actions == "options" else "cannot be said"):
        strict.step(illegal)
    assert strict._play.table.save_text() == before


# -- one seat


def test_gymnasium_vectorises_it() -> None:
    envs = gymnasium.make_vec("housebound/Room25-v1", num_envs=3, vectorization_mode="sync", mode="solo")
    seen, _ = envs.reset(seed=7)
    assert seen["observation"].shape == (3, 2532)
    for _ in range(30):
        actions = seen["action_mask"].argmax(axis=1)  # after an end the next step begins anew, whatever it says
        seen, rewards, _, _, _ = envs.step(actions)
        assert rewards.shape == (3,)
    envs.close()


def test_and_in_processes_of_their_own() -> None:
    """Gymnasium's own way to use all cores: the same games, each in another process."""
    wishes: dict[str, Any] = {"num_envs": 2, "mode": "solo"}
    seen = []
    for how in ("sync", "async"):
        envs = gymnasium.make_vec("housebound/Room25-v1", vectorization_mode=how, **wishes)
        observed, _ = envs.reset(seed=7)
        for _ in range(10):
            observed, _, _, _, _ = envs.step(observed["action_mask"].argmax(axis=1))
        seen.append(observed)
        envs.close()
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def _episode(others: str, seed: int, choose: Callable[[SeatEnv], int]) -> dict[str, Any]:
    env = SeatEnv("room25", 2, others=others, mode="competition")
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, over, _, info = env.step(choose(env))
    return info


def test_the_others_are_the_bots_that_were_named() -> None:
    """Against sensible players the first option wins nothing that it would not win against random ones."""
    won = {
        others: sum(_episode(others, seed, lambda env: env._play.legal()[-1])["won"] for seed in range(5))
        for others in ("sensible", "random")
    }
    assert won["sensible"] <= won["random"]
    with pytest.raises(BadSetting, match="no bot 'nobody'"):
        SeatEnv("room25", 2, others="nobody", mode="competition")


def test_an_episode_is_the_game_that_a_table_would_play() -> None:
    """The seat's own bot in it plays the same game as bots in all seats, on the same dice."""
    game = housebound.game("room25")
    sensible = bots.bot(game, "sensible")
    env = SeatEnv("room25", 2, others="sensible", mode="competition", forced=True)
    env.reset(seed=11)
    table = housebound.Table(game, 2, {"mode": "competition"}, seed=env._play.table.seed)
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, sensible), decision.id)
    over = False
    while not over:
        asked = env._play.decision
        assert asked is not None
        _, reward, over, _, info = env.step(bots.answer(env._play.table, asked, sensible).id)
    assert env._play.table.save_text() == table.save_text()
    assert reward == (1.0 if info["won"] else -1.0)


def test_another_seat_in_every_game() -> None:
    env = SeatEnv("terrorscape", 4, seat=None, others="random")
    seats = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env._play.seat == info["seat"]
    assert seats == {0, 1, 2, 3}


def test_nonsense_is_refused_with_what_would_make_sense() -> None:
    for wishes, why in (
        ({"observation": "smell"}, "must be one of vector, tables"),
        ({"actions": "gestures"}, "must be one of options, words"),
        ({"illegal": "shrug"}, "must be one of lose, random, raise"),
        ({"seat": 9}, "seat 9 does not sit"),
        ({"mode": "tag"}, "mode = 'tag'"),
    ):
        with pytest.raises(BadSetting, match=why):
            SeatEnv("room25", **{"seats": 4, **wishes})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["betrayal", "room25", "terrorscape"])
def test_what_is_observed_is_the_seat_s_view_as_numbers(name: str) -> None:
    """Environments look at parts of a view alone; they must be those of the whole one, for whoever is asked or not."""
    env, rng = aec.raw_env(name, 4), Random(5)
    env.reset(seed=5)
    observer = Observer(housebound.game(name))
    for _ in range(25):
        table = env._play.table
        for seat in range(4):
            seen = env.observe(f"seat_{seat}")["observation"]
            said = env._play.said_words() if env._play.seat == seat else ()
            assert np.array_equal(seen, observer.vector(table.view(seat), said))
        env.step(rng.choice(env._play.legal()))
