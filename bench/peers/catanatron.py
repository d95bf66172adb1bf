"""Catanatron: Settlers of Catan with four of its own random players."""

from __future__ import annotations

from random import Random

from bench.contender import Contender, PlayGame


def prepare() -> PlayGame:
    from catanatron import Color, Game, RandomPlayer

    def play_game(rng: Random) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return play_game


CONTENDERS = [Contender("catanatron", "Catan, 4 players", prepare)]
