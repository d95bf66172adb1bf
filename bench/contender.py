"""What is raced: anything that can play one whole game at random in this process and count its decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple


class Played(NamedTuple):
    """One whole game: how often a player was asked, and how often there was more than one answer. Chance is neither."""

    decisions: int
    choices: int


PlayGame = Callable[[Random], Played]
"""Plays one whole game, setup included."""


@dataclass(frozen=True)
class Contender:
    """One line of the table. `prepare` imports and builds whatever can be reused, outside the measured time."""

    project: str
    game: str
    prepare: Callable[[], PlayGame]

    @property
    def name(self) -> str:
        return f"{self.project} {self.game}"
