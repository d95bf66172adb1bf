"""The race: short rounds of each contender in rotation, so that a busy moment of the machine hits everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from bench.contender import Contender, PlayRound


@dataclass
class Lane:
    """A contender with what its rounds have shown so far."""

    contender: Contender
    play_round: PlayRound
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

    @property
    def game_rate(self) -> float:
        """Whole games per second."""
        return self.rate * self.games / self.decisions

    def run(self, rng: Random, seconds: float) -> None:
        played = self.play_round(rng, seconds)
        self.rates.append(played.decisions / played.seconds)
        self.games += played.games
        self.decisions += played.decisions
        self.choices += played.choices


def line_up(contenders: Sequence[Contender]) -> list[Lane]:
    """Import everything and play one game each, so that no round pays for a first time."""
    lanes = [Lane(contender, contender.prepare()) for contender in contenders]
    for lane in lanes:
        lane.play_round(Random(0), 0)
    return lanes


def race(lanes: Sequence[Lane], rounds: int, seconds: float, seed: int) -> Iterator[tuple[int, Lane]]:
    """Run all rounds; yields (round, lane) after each turn. Every round begins with another contender."""
    rng = Random(seed)
    for number in range(rounds if lanes else 0):
        first = number % len(lanes)
        for lane in (*lanes[first:], *lanes[:first]):
            lane.run(rng, seconds)
            yield number, lane
