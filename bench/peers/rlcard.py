"""RLCard: Uno and gin rummy through its environment, stepped directly (its `run` would also store trajectories)."""

from __future__ import annotations

from random import Random

from bench.contender import Contender, PlayGame


def prepare(game: str) -> PlayGame:
    import rlcard

    env = rlcard.make(game)

    def play_game(rng: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play_game


CONTENDERS = [
    Contender("rlcard", "Uno", lambda: prepare("uno")),
    Contender("rlcard", "gin rummy", lambda: prepare("gin-rummy")),
]
