"""The PPO example, for some seconds and for real: `make learning`, and `make test` where torch is to be had cheaply.

It stands apart from the other tests because torch does: no name that pytest looks for by itself.
"""

from __future__ import annotations

import csv
import importlib.util
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import housebound
from housebound.rl import SeatEnv
from housebound.rl.agent import load, read_card

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
GAME = housebound.game("room25")
SHORT = ["solo", "--rollout", "16", "--every", "256", "--look", "1", "--judge", "1", "--seed", "5"]
"""Solo, where nobody wins who has learnt so little: so the last look is the best one, and its agent is kept."""


class Trained(NamedTuple):
    file: Path
    weights: list[Any]
    curve: list[list[str]]
    """Looks without their seconds: kind, answers, games won, games, how often it agreed with its teacher."""


@pytest.fixture(scope="module")
def ppo() -> Any:
    """`train_ppo.py`, as Python runs it: with what lies beside it."""
    sys.path.insert(0, str(EXAMPLES))
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLES / "train_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path.remove(str(EXAMPLES))


def trained(ppo: Any, folder: Path, *wishes: str) -> Trained:
    folder.mkdir()
    out, curve = folder / "agent.zip", folder / "curve.csv"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["train_ppo.py", *SHORT, *wishes, "--out", str(out), "--curve", str(curve)])
        ppo.main()
    with curve.open(newline="") as sheet:
        rows = [[kind, answers, won, games, agrees] for kind, answers, _, won, games, agrees in csv.reader(sheet)]
    return Trained(out, [array for pair in load(out, GAME)._weights for array in pair], rows)


def moved(one: Trained, other: Trained) -> bool:
    return any(not np.array_equal(a, b) for a, b in zip(one.weights, other.weights, strict=True))


def test_ppo_moves_its_policy_alike_under_one_seed_and_writes_its_curve(ppo: Any, tmp_path: Path) -> None:
    before = trained(ppo, tmp_path / "before", "--games", "0", "--steps", "0")
    once = trained(ppo, tmp_path / "once", "--games", "0", "--steps", "256")
    again = trained(ppo, tmp_path / "again", "--games", "0", "--steps", "256")
    assert moved(before, once)
    assert not moved(once, again)
    assert once.curve == again.curve
    assert [row[:2] for row in before.curve[1:2]] == [["begin", "0"]]
    head, *looks = once.curve
    assert head == ["kind", "answers", "won", "games", "agrees"]
    assert [look[0] for look in looks] == ["begin", "ppo", "random", "sensible", "agent"]
    assert looks[1][1] == "256"


def test_it_learns_from_lessons_first_and_its_file_plays_by_the_rules(ppo: Any, tmp_path: Path) -> None:
    lessons = trained(ppo, tmp_path / "lessons", "--games", "2", "--epochs", "1", "--steps", "0")
    both = trained(ppo, tmp_path / "both", "--games", "2", "--epochs", "1", "--steps", "256")
    assert [look[0] for look in both.curve[1:4]] == ["begin", "imitate", "imitate"]
    assert all(0.0 <= float(look[4]) <= 1.0 for look in both.curve[2:4])
    assert moved(lessons, both)  # PPO went on from there
    assert read_card(both.file).settings == {"mode": "solo"}
    agent = load(both.file, GAME)
    env = SeatEnv("room25", 1, mode="solo", illegal="raise", max_steps=60)
    env.reset(seed=4)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = env.step(env.asked(agent))
        assert "refused" not in info
