"""PettingZoo: Connect Four, agent after agent, each picking among the moves its mask allows."""

from __future__ import annotations

import os
from random import Random

from bench.contender import Contender, Played, PlayRound, in_rounds


def prepare() -> PlayRound:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its drawing library greets on import
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play_game(rng: Random) -> Played:
        env.reset(seed=rng.getrandbits(31))
        decisions = choices = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.step(None)
                continue
            mask = observation["action_mask"]
            legal = [column for column in range(7) if mask[column]]
            env.step(rng.choice(legal))
            decisions += 1
            choices += len(legal) > 1
        return Played(decisions, choices)

    return in_rounds(play_game)


CONTENDERS = [Contender("PettingZoo", "Connect Four", prepare)]
