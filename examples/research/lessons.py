"""What the learners of this folder share, in numpy alone: the tasks, lessons of a teacher, and how good somebody is.

An answer is weighed by its row of numbers (`housebound.rl.weighing`): the position's, the same for all answers, and its
own. So a learner is a function from a row to a number, whatever is asked and however many answers there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import housebound
from housebound import bots
from housebound.rl import SeatEnv
from housebound.rl.agent import Card, load, save
from housebound.rl.weighing import Weighing

TASKS: dict[str, dict[str, Any]] = {
    "solo": {"seats": 1, "mode": "solo"},
    "competition": {"seats": 2, "mode": "competition", "others": "random", "seat": None},
}
GAME = housebound.game("room25")
WEIGHING = Weighing(GAME)
POSITION = WEIGHING.situation
"""Numbers of a row that are the position's; the others are the answer's own."""
TEST_SEEDS = 10**6
"""Games by which somebody is judged; lessons are from those with lower numbers."""
MOST_STEPS = 280
"""After so many answers a game is taken for lost. None is nearly as long; a learner would find one that is."""
Numbers = NDArray[np.float32]


class Seen(NamedTuple):
    """What is to be answered: the position, and a row for each answer."""

    position: Numbers
    answers: Numbers


Choose = Callable[[SeatEnv, Seen], int]


def environment(task: str) -> SeatEnv:
    return SeatEnv("room25", **TASKS[task], actions="offered", observation="answers", max_steps=MOST_STEPS)


def seen_of(observation: dict[str, Any]) -> Seen:
    """The rows of the answers that there are, taken apart."""
    rows = observation["observation"][: int(observation["action_mask"].sum())]
    return Seen(rows[0, :POSITION] if len(rows) else np.zeros(POSITION, np.float32), rows[:, POSITION:])


# -- who chooses


def at_random(rng: Random) -> Choose:
    return lambda _, seen: rng.randrange(len(seen.answers))


def by_bot(level: str) -> Choose:
    bot = bots.bot(GAME, level)
    return lambda env, _: env.asked(bot)


def weighed(layers: Sequence[tuple[Numbers, Numbers]], seen: Seen) -> Numbers:
    """How much a network likes each answer. The layers may go on learning meanwhile."""
    weights, biases = layers[0]
    layer = seen.answers @ weights[:, POSITION:].T + (weights[:, :POSITION] @ seen.position + biases)
    for weights, biases in layers[1:]:
        layer = np.tanh(layer) @ weights.T + biases
    return layer[:, 0]


def by_layers(layers: Sequence[tuple[Numbers, Numbers]]) -> Choose:
    """What a network likes best."""
    return lambda _, seen: int(weighed(layers, seen).argmax())


# -- how good that is


def won_by(task: str, choose: Choose, games: int, first: int = TEST_SEEDS) -> int:
    """Games won by whoever chooses like this, always on the same dice."""
    env = environment(task)
    won = 0
    for n in range(games):
        seen, info = env.reset(seed=first + n)
        over = cut = False
        while not (over or cut):
            seen, _, over, cut, info = env.step(choose(env, seen_of(seen)))
        won += info.get("won", False)
    return won


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle, spread = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


# -- lessons


class Batch(NamedTuple):
    """Lessons, ready to be learnt from. The answers of all of them stand one below the other."""

    positions: Numbers
    answers: Numbers
    of: NDArray[np.int64]
    """Answer -> the lesson that it belongs to."""
    nth: NDArray[np.int64]
    """Answer -> its place among the answers of its lesson."""
    right: NDArray[np.int64]
    """Lesson -> what the teacher would have done."""
    won: Numbers
    """Lesson -> how the game ended, 1 or -1."""


class Lessons:
    """What a teacher would do in places that it, or a pupil, has come to."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, Any]] = []
        self.right: list[int] = []
        self.won: list[float] = []

    def add_game(self, env: SeatEnv, seed: int, teacher: Choose, player: Choose) -> None:
        """One game; what the teacher would do is noted at every choice, whoever plays."""
        since = len(self.seen)
        observed, _ = env.reset(seed=seed)
        over, cut, reward = False, False, 0.0
        while not (over or cut):
            seen = seen_of(observed)
            right = teacher(env, seen)
            self.seen.append((seen.position.astype(np.float16), seen.answers.astype(np.float16)))
            self.right.append(right)
            observed, reward, over, cut, _ = env.step(right if player is teacher else player(env, seen))
        self.won += [reward if over else -1.0] * (len(self.seen) - since)

    def batch(self, picked: Sequence[int]) -> Batch:
        counts = np.array([len(self.seen[n][1]) for n in picked])
        begins = np.cumsum(counts) - counts
        of = np.repeat(np.arange(len(picked)), counts)
        return Batch(
            np.stack([self.seen[n][0] for n in picked]).astype(np.float32),
            np.concatenate([self.seen[n][1] for n in picked]).astype(np.float32),
            of,
            np.arange(len(of)) - begins[of],
            np.array([self.right[n] for n in picked]),
            np.array([self.won[n] for n in picked], dtype=np.float32),
        )

    def agreed(self, layers: Sequence[tuple[Numbers, Numbers]]) -> float:
        """How often a network would do what the teacher would."""
        wide = [Seen(*(part.astype(np.float32) for part in seen)) for seen in self.seen]
        same = sum(int(weighed(layers, seen).argmax()) == right for seen, right in zip(wide, self.right, strict=True))
        return same / max(1, len(wide))


# -- the agent as a file


def export(layers: Sequence[tuple[Numbers, Numbers]], path: Path, about: str, mode: str) -> None:
    """A network as a file that sits down like any bot; it is read once, so that nobody finds out later."""
    card = Card(1, GAME.name, WEIGHING.fingerprint, len(layers), about, {"mode": mode}, weighs=True)
    save(path, card, layers)
    load(path, GAME)
