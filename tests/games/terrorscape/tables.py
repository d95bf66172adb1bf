"""Tables of Terrorscape for tests: from a position, from a seed, and a while of random play."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.state import Mansion
from housebound.kernel.table import Table

Position = dict[str, Any]


def at(position: Position, seats: int = 2, **given: Any) -> Table:
    """A table that begins at a position; people roll, so every outcome is entered."""
    settled = TERRORSCAPE.settle(seats, given)
    origin = TERRORSCAPE.from_position(seats, settled, position)
    return Table(TERRORSCAPE, seats, settled, people_roll=True, origin=origin)


def mansion_of(table: Table) -> Mansion:
    g = table.state
    assert isinstance(g, Mansion)
    return g


def do(table: Table, steps: Iterable[str]) -> None:
    """Steps as scenarios write them: `1 calm(anna)`, or `~item ammo` for an outcome."""
    for step in steps:
        who, _, words = step.partition(" ")
        if who.startswith("~"):
            table.enter(words)
        else:
            table.choose(int(who), words)


def any_table(rng: Random) -> Table:
    """A table with settings of all kinds."""
    seats, settled = TERRORSCAPE.variety(rng)
    return Table(TERRORSCAPE, seats, settled, seed=rng.randrange(10**6))


def choose_anything(table: Table, rng: Random) -> None:
    decision = rng.choice(table.pending)
    table.choose(decision.seat, rng.choice(decision.options), decision.id)
