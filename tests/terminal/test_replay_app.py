"""A tape on the full screen: whoever missed something goes back by a key."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from housebound import SPECTATOR
from housebound.commands.playback import on_full_screen
from housebound.locales import speech
from housebound.terminal.replay_app import ReplayApp
from housebound.terminal.replaying import seen_steps, steps
from tests.terminal.test_replaying import played

SMALL = (80, 24)


@asynccontextmanager
async def replayed(*eyes: int, size: tuple[int, int] = SMALL) -> AsyncIterator[tuple[ReplayApp, Pilot[None]]]:
    seen = seen_steps(list(steps(played().save_text())), eyes)
    app = ReplayApp(seen, eyes, speech("pantry"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def text_of(app: ReplayApp, name: str) -> str:
    content = app.query_one(name, Static).content
    return content.plain if isinstance(content, Text) else str(content)


def everything(app: ReplayApp) -> tuple[str, ...]:
    return tuple(text_of(app, name) for name in ("#title", "#board-text", "#log-text", "#sentence"))


async def test_back_is_what_was_before() -> None:
    async with replayed(SPECTATOR) as (app, pilot):
        last = len(list(steps(played().save_text()))) - 1
        shown = [everything(app)]
        for _ in range(3):
            await pilot.press("right")
            shown.append(everything(app))
        assert len(set(shown)) == 4
        assert [title for title, *_ in shown] == [f" pantry  Step {n} of {last}  Seen by everybody" for n in range(4)]
        for before in reversed(shown[:-1]):
            await pilot.press("left")
            assert everything(app) == before
        await pilot.press("left")
        assert everything(app) == shown[0], "there is nothing before the beginning"


async def test_the_end_says_who_won_and_by_which_rule() -> None:
    async with replayed(0) as (app, pilot):
        await pilot.press("end")
        assert "PAN-END-1" in text_of(app, "#sentence")
        assert app.query_one("#sentence").region.height == 3, "who won, and a rule of two lines"
        at_the_end = app.step
        await pilot.press("right", "pageup")
        assert app.step == max(0, at_the_end - 10)
        await pilot.press("home")
        assert app.step == 0


async def test_other_eyes_are_a_key_away() -> None:
    async with replayed(0, 1, 2) as (app, pilot):
        boards = []
        for seat in (1, 2, 3):
            assert f"Seen by seat {seat}" in text_of(app, "#title")
            boards.append(text_of(app, "#board-text"))
            await pilot.press("e")
        assert len(set(boards)) > 1, "secrets are their own"
        assert "Seen by seat 1" in text_of(app, "#title")


@pytest.mark.parametrize("size", [(80, 24), (132, 43), (60, 16)])
async def test_board_log_and_keys_fit_the_window(size: tuple[int, int]) -> None:
    async with replayed(SPECTATOR, size=size) as (app, pilot):
        await pilot.press("end")
        for name in ("#board", "#side", "#sentence", "Footer"):
            region = app.query_one(name).region
            assert region.height > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]


async def test_it_is_left_by_a_key() -> None:
    async with replayed(SPECTATOR) as (app, pilot):
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running


@pytest.mark.parametrize("is_terminal", [True, False])
def test_steps_are_turned_on_the_full_screen_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    ran: list[ReplayApp] = []

    def run(app: ReplayApp) -> None:
        ran.append(app)

    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: is_terminal)
    monkeypatch.setattr(ReplayApp, "run", run)
    seen = seen_steps(list(steps(played().save_text())), [SPECTATOR])
    assert on_full_screen(seen, [SPECTATOR], speech("pantry")) is is_terminal
    assert len(ran) == is_terminal
