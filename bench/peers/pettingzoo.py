"""PettingZoo: Connect Four, agent after agent, each picking among the moves its mask allows."""

from __future__ import annotations

import os
from random import Random

from bench.contender import Contender, PlayGame


def prepare() -> PlayGame:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its drawing library greets on import
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play_game(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([column for column in range(7) if mask[column]]))
            decisions += 1
        return decisions

    return play_game


CONTENDERS = [Contender("PettingZoo", "Connect Four", prepare)]
