"""Catanatron: Settlers of Catan with four of its own random players."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.contender import Contender, Played, PlayRound, in_rounds


def prepare() -> PlayRound:
    from catanatron import Color, Game, RandomPlayer

    class CountingPlayer(RandomPlayer):  # type: ignore[misc]
        """Their random player, who notes when there was something to choose."""

        choices = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            self.choices += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def play_game(rng: Random) -> Played:
        players = [CountingPlayer(color) for color in Color]
        game = Game(players, seed=rng.getrandbits(31))
        game.play()
        return Played(len(game.state.actions), sum(player.choices for player in players))

    return in_rounds(play_game)


CONTENDERS = [Contender("catanatron", "Catan, 4 players", prepare)]
