"""Terrorscape in the terminal: two sides at one keyboard, and nothing of one side in sight of the other."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from textual.widgets import Static

import housebound
from housebound.locales import speech
from housebound.terminal.app import TableApp
from housebound.terminal.choices import KEYS, Choices
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.screens import HandOver
from housebound.terminal.sitting import Sitting, Stage
from tests.terminal.test_app import SMALL, assert_fits, press, screen_text, seated
from tests.terminal.test_room25_table import _Typist

OF_THE_KILLER = ("Hand:", "Killer's deck", "joins your hand", "is discarded", "You are in the")
OF_THE_TEAM = ("gears", " draws: ", " takes the ", " discards the ", " goes to the ", "equipment and")
"""Words that stand on one side's board or in its log alone."""


def terrorscape_sitting(seats: int, humans: tuple[int, ...], seed: int, **settings: Any) -> Sitting:
    table = housebound.new("terrorscape", seats, seed=seed, **settings)
    return Sitting(table, humans, "random", speech("terrorscape"))


def on_the_table(app: TableApp) -> str:
    """Board and log, seen and scrolled away alike, under whatever covers them."""
    table = app.screen_stack[0]
    return "\n".join(str(table.query_one(name, Static).content) for name in ("#board-text", "#log-text"))


def assert_unseen(secrets: tuple[str, ...], text: str) -> None:
    assert [secret for secret in secrets if secret in text] == []


async def test_a_duel_at_one_keyboard_keeps_the_screen_between_the_sides() -> None:
    """Whoever is asked sees their own side only; between them the table is covered, and what lies there is public."""
    rng = random.Random(3)
    sides: list[int] = []
    async with seated(terrorscape_sitting(2, (0, 1), seed=3, killer="ghost")) as (app, pilot):
        while not app.sitting.table.over and len(sides) < 4:
            stage, viewer = app.sitting.stage, app.sitting.viewer
            if stage is Stage.HAND_OVER:
                assert isinstance(app.screen, HandOver)
                assert "Pass the keyboard" in screen_text(app)
                assert_unseen((*OF_THE_KILLER, *OF_THE_TEAM), on_the_table(app))
                await press(pilot, "enter")
                sides.append(app.sitting.viewer)
                continue
            assert_unseen(OF_THE_TEAM if viewer == 0 else OF_THE_KILLER, on_the_table(app))
            assert_fits(app, SMALL)
            await press(pilot, rng.choice(KEYS[: len(app.query_one(Choices).entries)]))
    assert sides == [1, 0, 1, 0]


@pytest.mark.parametrize(("seat", "secrets"), [(0, OF_THE_TEAM), (1, OF_THE_KILLER)])
async def test_each_side_is_played_by_keys_with_bots_on_the_other(seat: int, secrets: tuple[str, ...]) -> None:
    rng = random.Random(5)
    async with seated(terrorscape_sitting(4, (seat,), seed=5)) as (app, pilot):
        for _ in range(12):
            assert app.sitting.stage is Stage.CHOOSE
            assert_unseen(secrets, on_the_table(app))
            assert_fits(app, SMALL)
            await press(pilot, rng.choice(KEYS[: len(app.query_one(Choices).entries)]))


@pytest.mark.parametrize(
    ("seats", "humans", "settings"),
    [
        (2, (0,), {}),
        (3, (0, 1, 2), {"plan": True}),
        (4, (1, 2), {"crossroads": True, "abilities": "hard"}),
    ],
    ids=str,
)
def test_games_are_played_to_their_end_in_lines(seats: int, humans: tuple[int, ...], settings: dict[str, Any]) -> None:
    sitting = terrorscape_sitting(seats, humans, seed=2, **settings)
    printed = io.StringIO()
    lines = Lines(
        Console(file=printed, width=100, highlight=False), _Typist(sitting, random.Random(2)), speech("terrorscape")
    )
    PlainClient(sitting, lines).run()
    result = sitting.table.result
    assert result is not None
    assert f"\n{result.why}: " in printed.getvalue()
