"""The smallest learner: one weight for each number of an answer, imitating the sensible bot, in numpy alone.

    python examples/research/imitate.py --games 300 --mode competition --out linear.zip
    housebound play room25 --option mode=competition --seats 2 --bots ./linear.zip

It shows every part of a learning program: the environment, its observations, a teacher by name, a policy, and the file
in which an agent is kept. `train_ppo.py` beside it does the same with a network and goes on with PPO.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from lessons import GAME, POSITION, TASKS, WEIGHING, Numbers, by_bot, by_layers, environment, export, seen_of, won_by

RATE = 0.05


def lesson(weights: Numbers, answers: Numbers, right: int) -> bool:
    """One step towards what the teacher does; whether the learner would have done it too."""
    likes = answers @ weights
    chances = np.exp(likes - likes.max())
    chances /= chances.sum()
    would = int(likes.argmax()) == right
    chances[right] -= 1.0
    weights -= RATE * (chances @ answers)
    return would


def learn(games: int, mode: str = "competition") -> tuple[Numbers, list[float]]:
    """Weights after so many games of the teacher, and how often the learner agreed with it in each of them."""
    env, teacher = environment(mode), by_bot("sensible")
    weights = np.zeros(WEIGHING.size - POSITION, dtype=np.float32)
    agreed = []
    for seed in range(games):
        observed, _ = env.reset(seed=seed)
        over, same, choices = False, 0, 0
        while not over:
            seen = seen_of(observed)
            right = teacher(env, seen)
            same += lesson(weights, seen.answers, right)
            choices += 1
            observed, _, over, _, _ = env.step(right)
        agreed.append(same / choices)
    return weights, agreed


def as_layers(weights: Numbers) -> list[tuple[Numbers, Numbers]]:
    """A network of one layer. The position is the same for all answers, so it counts for nothing here."""
    row = np.concatenate([np.zeros(POSITION, dtype=np.float32), weights])
    return [(row[None], np.zeros(1, dtype=np.float32))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--mode", choices=TASKS, default="competition")
    parser.add_argument("--look", type=int, default=0, help="games by which it is judged at last")
    parser.add_argument("--out", type=Path, default=Path("linear.zip"))
    given = parser.parse_args()
    weights, agreed = learn(given.games, given.mode)
    export(as_layers(weights), given.out, f"imitates the sensible bot of {GAME.name} in {given.mode}", given.mode)
    tenth = max(1, given.games // 10)
    print(f"agreed with its teacher: {np.mean(agreed[:tenth]):.2f} at first, {np.mean(agreed[-tenth:]):.2f} at last")
    if given.look:
        print(f"won {won_by(given.mode, by_layers(as_layers(weights)), given.look)} of {given.look} games")


if __name__ == "__main__":
    main()
