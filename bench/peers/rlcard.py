"""RLCard: Uno and gin rummy through its environment, stepped directly (its `run` would also store trajectories)."""

from __future__ import annotations

from random import Random

from bench.contender import Contender, Played, PlayRound, in_rounds


def prepare(game: str) -> PlayRound:
    import rlcard

    env = rlcard.make(game)

    def play_game(rng: Random) -> Played:
        state, _ = env.reset()
        decisions = choices = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(rng.choice(legal))
            decisions += 1
            choices += len(legal) > 1
        return Played(decisions, choices)

    return in_rounds(play_game)


CONTENDERS = [
    Contender("rlcard", "Uno", lambda: prepare("uno")),
    Contender("rlcard", "gin rummy", lambda: prepare("gin-rummy")),
]
