"""The law of bots: what a seat cannot know changes no choice of any of them.

In positions of random games over all settings, wherever something is hidden from whoever is asked, every level is asked
twice with the same dice: at the table, and at one that its seat cannot tell from it, where everything hidden is drawn
anew. It must choose the same, and something legal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from housebound import bots
from housebound.kernel.check.sample import Chooser
from housebound.kernel.game import Game
from housebound.kernel.script import Decision
from housebound.kernel.table import Table

OFTEN: Final = 0.05
"""The share of decisions that are looked at: late ones and early ones alike."""
BRIEFLY: Final = 4
"""Play-outs of a bot that searches: whatever it imagines comes into them, however few they are."""


class Fault(msgspec.Struct, frozen=True):
    """A bot that has chosen by what its seat cannot know, or something illegal. The tape leads there."""

    level: str
    seat: int
    prompt: str
    here: str
    there: str
    tape: str

    def __str__(self) -> str:
        return (
            f"the {self.level} bot in seat {self.seat}, asked for {self.prompt}: {self.here} here, {self.there} there"
        )


class LawReport(msgspec.Struct):
    """How often each level was asked, and what was wrong."""

    game: str
    positions: int = 0
    asked: dict[str, int] = {}
    faults: list[Fault] = []

    def add(self, other: LawReport) -> None:
        self.positions += other.positions
        self.asked = dict(Counter(self.asked) + Counter(other.asked))
        self.faults += other.faults


def levels_checked(game: Game[Any]) -> tuple[str, ...]:
    """Every level, one that searches briefly and so that the same seed gives the same choice."""
    return tuple(f"{level}:{BRIEFLY}" if bots.searches(level) else level for level in bots.levels(game))


def positions(game: Game[Any], count: int, seed: int) -> Iterator[Table]:
    """Tables of random games over all settings at which somebody has a choice, and something is hidden from them."""
    found = 0
    while found < count:
        seed += 1
        seats, settings = game.variety(Random(f"variety {seed}"))
        table = Table(game, seats, settings, seed=seed, listening=False)
        rng = Random(seed)
        chooser = Chooser(rng)
        while not table.over and found < count:
            if rng.random() < OFTEN and len(table.pending[0].options) > 1 and _hides_something(table):
                found += 1
                yield table
            chooser.move(table)


def check_bots(
    game: Game[Any],
    count: int,
    seed: int = 0,
    levels: tuple[str, ...] = (),
    progress: Callable[[int], None] = lambda _: None,
    enough: Callable[[], bool] = lambda: False,
) -> LawReport:
    """Ask every level (or these) in so many positions."""
    players = {level: bots.bot(game, level) for level in levels or levels_checked(game)}
    report = LawReport(game.name)
    for n, table in enumerate(positions(game, count, seed * 1_000_003)):
        if enough():
            break
        decision = table.pending[0]
        report.positions += 1
        for level, player in players.items():
            report.asked[level] = report.asked.get(level, 0) + 1
            report.faults += _faults(table, decision, level, player, n)
        progress(report.positions)
    return report


def _hides_something(table: Table) -> bool:
    """Whether something is hidden from whoever is asked: of the state, or what others have answered in secret."""
    asked = table.pending[0].seat
    if table.game.hidden(table.state, asked):
        return True
    return any(one.seat != asked and not one.to >> asked & 1 for one, _ in table.answered)


def _faults(table: Table, decision: Decision, level: str, player: bots.AnyBot, n: int) -> list[Fault]:
    world = table.imagine(decision.seat, Random(-n))
    same = next(one for one in world.pending if (one.seat, one.id) == (decision.seat, decision.id))
    here = bots.asked_of(player, table, decision, Random(n))
    there = bots.asked_of(player, world, same, Random(n))
    if here is there and here in decision.options:
        return []
    return [Fault(level, decision.seat, decision.prompt, here.name, there.name, table.save_text())]
