"""The safety law: every byte that anybody is sent is the same when what is hidden from them is another."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

import pytest

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from tests.server.walk import Clock, Walk, mirror_of


async def walks(name: str, seeds: range, monkeypatch: pytest.MonkeyPatch, steps: int = 30) -> Counter[str]:
    """Random tables, some moments of each, some eyes at each moment."""
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    game = registry.find(name)
    counts: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"law {name} {seed}")
        seats, settings = game.variety(rng)
        table = Table(game, seats, settings, seed=seed)
        chooser = Chooser(rng)
        for _ in range(4):
            for _ in range(rng.choice((0, 5, 30, 120))):
                if not table.over:
                    chooser.move(table)
            if table.over:
                break
            for eye in rng.sample([*range(seats), SPECTATOR], 2):
                mirror = mirror_of(table, eye, rng)
                if mirror is None:
                    continue
                counts["mirrors"] += 1
                try:
                    await Walk(mirror, rng, clock, counts).run(steps)
                finally:
                    await mirror.close()
    return counts


@pytest.mark.parametrize(("name", "tables"), [("betrayal", 25), ("room25", 40), ("terrorscape", 40)])
async def test_nobody_is_sent_a_byte_that_depends_on_what_they_cannot_see(
    name: str, tables: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = await walks(name, range(tables), monkeypatch)
    assert counts["mirrors"] > 2 * tables, counts
    assert counts["choose"] > 10 * tables, counts
    for what in (
        "why_not",
        "try",
        "undo",
        "want_back",
        "talk",
        "note",
        "come_anew",
        "look_again",
        "replay",
        "time_runs_out",
    ):
        assert counts[what] > 10, counts


def test_every_game_is_walked_through() -> None:
    assert registry.names() == ["betrayal", "room25", "terrorscape"]
