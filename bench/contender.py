"""What is raced: anything that can play whole games at random and count its decisions."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import NamedTuple

Clock = Callable[[], float]


class Played(NamedTuple):
    """One whole game: how often a player was asked, and how often there was more than one answer. Chance is neither."""

    decisions: int
    choices: int


class Round(NamedTuple):
    """Several whole games in one go, and the seconds they took."""

    games: int
    decisions: int
    choices: int
    seconds: float


PlayGame = Callable[[Random], Played]
"""Plays one whole game, setup included."""

PlayRound = Callable[[Random, float], Round]
"""Plays whole games for about so many seconds: at least one, and the last one to its end."""


@dataclass(frozen=True)
class Contender:
    """One line of the table. `prepare` imports and builds whatever can be reused, outside the measured time."""

    project: str
    game: str
    prepare: Callable[[], PlayRound]

    @property
    def name(self) -> str:
        return f"{self.project} {self.game}"


def in_rounds(play_game: PlayGame, clock: Clock = perf_counter) -> PlayRound:
    """Game after game until the time is up."""

    def play_round(rng: Random, seconds: float) -> Round:
        gc.collect()  # nobody pays for the litter of the one before
        gc.freeze()  # nor for looking through what the others have loaded
        games = decisions = choices = 0
        start = clock()
        while True:
            played = play_game(rng)
            games += 1
            decisions += played.decisions
            choices += played.choices
            passed = clock() - start
            if passed >= seconds:
                return Round(games, decisions, choices, passed)

    return play_round
