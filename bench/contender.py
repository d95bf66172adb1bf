"""What is raced: anything that can play one whole game at random in this process and count its decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

PlayGame = Callable[[Random], int]
"""Plays one whole game, setup included, and returns how many choices players made. Chance is not counted."""


@dataclass(frozen=True)
class Contender:
    """One line of the table. `prepare` imports and builds whatever can be reused, outside the measured time."""

    project: str
    game: str
    prepare: Callable[[], PlayGame]

    @property
    def name(self) -> str:
        return f"{self.project} {self.game}"
