"""The race: short rounds of each contender in rotation, so that a busy moment of the machine hits everybody."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter

from bench.contender import Contender, PlayGame

Clock = Callable[[], float]


@dataclass
class Lane:
    """A contender with what its rounds have shown so far."""

    contender: Contender
    play_game: PlayGame
    rates: list[float] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    choices: int = 0

    @property
    def rate(self) -> float:
        """Decisions per second, the median over the rounds."""
        return median(self.rates)

    @property
    def choice_rate(self) -> float:
        """Decisions with more than one answer per second."""
        return self.rate * self.choices / self.decisions

    def run(self, rng: Random, seconds: float, clock: Clock) -> None:
        """Play whole games for about that long: at least one, and the last one to its end."""
        decisions = choices = games = 0
        start = clock()
        while True:
            played = self.play_game(rng)
            decisions += played.decisions
            choices += played.choices
            games += 1
            passed = clock() - start
            if passed >= seconds:
                break
        self.rates.append(decisions / passed)
        self.games += games
        self.decisions += decisions
        self.choices += choices


def line_up(contenders: Sequence[Contender]) -> list[Lane]:
    """Import everything and play one game each, so that no round pays for a first time."""
    lanes = [Lane(contender, contender.prepare()) for contender in contenders]
    for lane in lanes:
        lane.play_game(Random(0))
    return lanes


def race(
    lanes: Sequence[Lane], rounds: int, seconds: float, seed: int, clock: Clock = perf_counter
) -> Iterator[tuple[int, Lane]]:
    """Run all rounds; yields (round, lane) after each turn. Every round begins with another contender."""
    rng = Random(seed)
    for number in range(rounds):
        first = number % len(lanes)
        for lane in (*lanes[first:], *lanes[:first]):
            gc.collect()  # nobody pays for the litter of the one before
            lane.run(rng, seconds, clock)
            yield number, lane
