"""What each seat sees of a haunt, and which worlds it takes for possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.seen.view_types import BetrayalView, HauntView
from housebound.games.betrayal.state import House
from housebound.locales import speech


@dataclass(frozen=True)
class Look:
    """What one seat sees: the house, and in particular the haunt."""

    seat: int
    traitor: bool
    """Whether it is the traitor who looks."""
    view: BetrayalView
    haunt: HauntView

    @property
    def traits(self) -> list[tuple[int, ...]]:
        """The numbers of the monsters; empty where only the other side knows them."""
        return [monster.traits for monster in self.view.monsters]


def looks(g: House[Any], *others: int) -> Iterator[Look]:
    """What every seat sees, and these others, a spectator say."""
    for seat in (*range(g.rules.seats), *others):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        yield Look(seat, seat == g.traitor, view, view.haunt)


def imagined(g: House[Any], seat: int, count: int) -> Iterator[House[Any]]:
    """So many of the worlds that this seat takes for possible."""
    for seed in range(count):
        world = g.copy()
        BETRAYAL.resample(world, seat, Random(seed))
        yield world


def pages(number: int) -> tuple[str, str]:
    """The heroes' and the traitor's page of a haunt, each without line breaks; empty where there is none."""
    said = speech("betrayal")
    names = [f"haunt-{number}-{side}" for side in ("heroes", "traitor")]
    heroes, traitor = (" ".join(said.say(name).split()) if said.knows(name) else "" for name in names)
    return heroes, traitor
