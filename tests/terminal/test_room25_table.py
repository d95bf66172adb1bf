"""Room 25 in the terminal: whole games by keys and by lines, in the smallest window."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import housebound
from housebound.locales import speech
from housebound.terminal.choices import KEYS, Choices
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.screens import End
from housebound.terminal.sitting import Sitting, Stage
from tests.terminal.test_app import SMALL, assert_fits, press, screen_text, seated

MODES = [
    ("suspicion", 5, (0,)),
    ("team", 4, (0, 1, 2, 3)),
    ("competition", 3, (1, 2)),
    ("cooperation", 2, (0, 1)),
    ("solo", 1, (0,)),
]


def room25_sitting(mode: str, seats: int, humans: tuple[int, ...], seed: int = 1) -> Sitting:
    table = housebound.new("room25", seats, seed=seed, mode=mode)
    return Sitting(table, humans, "sensible", speech("room25"))


async def test_a_whole_game_is_played_by_keys_in_80_by_24() -> None:
    rng = random.Random(4)
    async with seated(room25_sitting("suspicion", 4, (0,), seed=4)) as (app, pilot):
        while not app.sitting.table.over:
            assert app.sitting.stage is Stage.CHOOSE
            assert_fits(app, SMALL)
            entries = len(app.query_one(Choices).entries)
            await press(pilot, rng.choice(KEYS[:entries]))
        assert isinstance(app.screen, End)
        result = app.sitting.table.result
        assert result is not None
        assert result.why in screen_text(app)


@pytest.mark.parametrize("size", [SMALL, (110, 34)])
async def test_the_largest_table_fits(size: tuple[int, int]) -> None:
    async with seated(room25_sitting("suspicion", 8, (0,)), size) as (app, pilot):
        for _ in range(3):
            await press(pilot, "1")
            assert_fits(app, size)


@pytest.mark.parametrize(("mode", "seats", "humans"), MODES, ids=str)
def test_every_mode_is_played_to_its_end_in_lines(mode: str, seats: int, humans: tuple[int, ...]) -> None:
    sitting = room25_sitting(mode, seats, humans)
    rng = random.Random(2)
    printed = io.StringIO()
    lines = Lines(Console(file=printed, width=100, highlight=False), _Typist(sitting, rng), speech("room25"))
    PlainClient(sitting, lines).run()
    result = sitting.table.result
    assert result is not None
    assert f"\n{result.why}: " in printed.getvalue()


class _Typist:
    """Somebody who presses Enter when asked to and otherwise types any number of the list."""

    def __init__(self, sitting: Sitting, rng: random.Random) -> None:
        self._sitting = sitting
        self._rng = rng

    def readline(self) -> str:
        decision = self._sitting.decision
        if self._sitting.stage is not Stage.CHOOSE or decision is None:
            return "\n"
        return f"{self._rng.randint(1, len(decision.options))}\n"
