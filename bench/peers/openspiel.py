"""OpenSpiel: its C++ games through its Python API. Chance nodes are sampled but are nobody's decision."""

from __future__ import annotations

from random import Random

from bench.contender import Contender, Played, PlayRound, in_rounds


def prepare(name: str, **parameters: int) -> PlayRound:
    import pyspiel

    game = pyspiel.load_game(name, parameters)

    def play_game(rng: Random) -> Played:
        state = game.new_initial_state()
        decisions = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(rng.choice(legal))
                decisions += 1
                choices += len(legal) > 1
        return Played(decisions, choices)

    return in_rounds(play_game)


CONTENDERS = [
    Contender("OpenSpiel", "Hanabi, 4 players", lambda: prepare("hanabi", players=4)),
    Contender("OpenSpiel", "gin rummy", lambda: prepare("gin_rummy")),
]
