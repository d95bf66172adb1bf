"""The full-screen client, played by keys and mouse in a window of 80 by 24 and in larger ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from housebound.terminal.app import TableApp
from housebound.terminal.choices import Choices
from housebound.terminal.reading import Reading
from housebound.terminal.screens import End, HandOver, Rules
from housebound.terminal.sitting import Sitting, Stage
from tests.terminal.house import pantry_sitting

SMALL = (80, 24)


@asynccontextmanager
async def seated(sitting: Sitting, size: tuple[int, int] = SMALL) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    app = TableApp(sitting, pace=0, guard=0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield app, pilot


async def settled(pilot: Pilot[Any]) -> None:
    """Until the bots have played and everything is drawn."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    while app.sitting.stage is Stage.BOTS:
        await pilot.pause()
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def screen_text(app: TableApp) -> str:
    """What a person can read on the screen now, line by line."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


def text_of(app: TableApp, name: str) -> str:
    content = app.query_one(name, Static).content
    return content.plain if isinstance(content, Text) else str(content)


async def test_a_whole_game_is_played_by_keys_with_bots_in_the_other_seats() -> None:
    async with seated(pantry_sitting(humans=(1,), seats=4)) as (app, pilot):
        for _ in range(20):
            if app.sitting.table.over:
                break
            assert app.sitting.stage is Stage.CHOOSE
            await press(pilot, "1")
        assert app.sitting.table.over
        assert isinstance(app.screen, End)
        shown = screen_text(app)
        assert "The game is over" in shown
        assert "PAN-END-1: After two rounds" in shown
        await press(pilot, "enter")
        assert not isinstance(app.screen, End)
        assert "seat 4 has" in screen_text(app)


async def test_arrows_and_enter_choose_too() -> None:
    async with seated(pantry_sitting(humans=(0,), seats=2)) as (app, pilot):
        await press(pilot, "right", "right", "left", "right", "enter")
        assert ("Seat 1 bids 2.", True) in app.sitting.log()


async def test_the_mouse_chooses_what_it_points_at() -> None:
    async with seated(pantry_sitting(humans=(0,), seats=2)) as (app, pilot):
        line = next(line for line in screen_text(app).splitlines() if "bid one candle" in line)
        choices = app.query_one(Choices).region
        await pilot.click(offset=(line.index("bid one candle") + 3, choices.y))
        await settled(pilot)
        assert ("Seat 1 bids 1.", True) in app.sitting.log()


async def test_the_sentence_says_what_i_may_do_and_the_options_are_numbered() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, _):
        assert text_of(app, "#sentence") == "Bid in secret for seat 1."
        assert "1 bid 0 candles" in screen_text(app)
        assert "2 bid one candle" in screen_text(app)


async def test_barred_options_are_shown_with_their_rule_on_a_page_of_their_own() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "3")
        assert "peek at seat 1" not in screen_text(app)
        tape = len(app.sitting.table.tape)
        for close in ("question_mark", "escape", "enter"):
            await press(pilot, "question_mark")
            assert isinstance(app.screen, Reading)
            shown = screen_text(app)
            assert "× PAN-PEEK-1: You peek at one other player's secret, never at your own." in shown
            assert "Barred by it: peek at seat 1" in shown
            await press(pilot, close)
            assert not isinstance(app.screen, Reading)
        assert len(app.sitting.table.tape) == tape


async def test_nothing_barred_is_said() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "question_mark")
        assert [note.message for note in app._notifications] == ["Nothing that people would try is barred here."]


async def test_the_hand_over_screen_hides_everything_of_the_table() -> None:
    async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
        assert isinstance(app.screen, HandOver)
        shown = screen_text(app)
        assert "Pass the keyboard to seat 1." in shown
        for secret in ("secret", "bid", "shelf"):
            assert secret not in shown
        await press(pilot, "1", "x", "ctrl+s", "slash", "ctrl+n")
        assert isinstance(app.screen, HandOver)
        await press(pilot, "enter")
        assert "my secret: the owl" in screen_text(app)
        await press(pilot, "1")
        assert isinstance(app.screen, HandOver)
        assert "Pass the keyboard to seat 3." in screen_text(app)
        table = app.screen_stack[0]
        assert "secret:" not in str(table.query_one("#board-text", Static).content)
        assert table.query_one(Choices).entries == []


async def test_a_secret_just_learnt_stays_until_it_is_read() -> None:
    async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
        await press(pilot, "enter", "1", "enter", "3", "1")
        assert app.sitting.stage is Stage.READ
        assert "hides" in text_of(app, "#log-text")
        assert "1 I have read it" in screen_text(app)
        await press(pilot, "1")
        assert isinstance(app.screen, HandOver)
        assert "hides" not in screen_text(app)


async def test_another_open_decision_is_one_key_away() -> None:
    async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
        await press(pilot, "enter", "1", "enter", "ctrl+n")
        assert "Pass the keyboard to seat 1." in screen_text(app)
        await press(pilot, "enter")
        assert "●1 bid 0 candles" in screen_text(app)
        await press(pilot, "3")
        assert [answer.name for _, answer in app.sitting.table.answered] == ["bid(2)"]


async def test_undo_takes_back_or_says_why_not() -> None:
    async with seated(pantry_sitting(humans=(0,), seats=2)) as (app, pilot):
        await press(pilot, "backspace")
        await press(pilot, "3", "1")
        assert [note.message for note in app._notifications] == ["No undo: nothing has been chosen yet."]
        await press(pilot, "backspace")
        assert "No undo: something has been revealed since." in [note.message for note in app._notifications]


async def test_the_rulebook_is_searched_as_one_types() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "slash")
        assert isinstance(app.screen, Rules)
        assert "5 rules:" in screen_text(app)
        await press(pilot, *"shelf")
        shown = screen_text(app)
        assert "PAN-TAKE-2" in shown
        assert "PAN-BID-1" not in shown
        await press(pilot, "escape")
        assert not isinstance(app.screen, Rules)
        assert len(app.sitting.table.answered) == 0


async def test_every_choice_is_saved_and_the_save_key_says_where(tmp_path: Path) -> None:
    path = tmp_path / "x.tape"
    async with seated(pantry_sitting(humans=(0,), save_as=path)) as (app, pilot):
        await press(pilot, "2")
        assert "0 bid(1)" in path.read_text(encoding="utf-8")
        await press(pilot, "ctrl+s")
        assert f"The table is saved in {path}." in [note.message for note in app._notifications]


async def test_a_watcher_sees_bots_play_to_the_end() -> None:
    async with seated(pantry_sitting(humans=())) as (app, _):
        assert app.sitting.table.over
        assert isinstance(app.screen, End)


async def test_the_log_shows_its_last_line() -> None:
    async with seated(pantry_sitting(humans=(0,), seats=4)) as (app, pilot):
        await press(pilot, "3", "1", "1", "1")
        last = app.sitting.log()[-1][0]
        assert len(app.sitting.log()) > app.query_one("#log").size.height
        assert last.split()[-1] in screen_text(app)
        log = app.query_one("#log")
        assert log.scroll_offset.y == log.max_scroll_y > 0


async def test_new_lines_of_the_log_stand_out() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "3", "1")
        assert [new for _, new in app.sitting.log()][-1] is True
        await press(pilot, "1")
        assert ("Seat 1 bids 2.", False) in app.sitting.log()


@pytest.mark.parametrize("size", [SMALL, (100, 30), (160, 50)])
async def test_everything_fits_the_window(size: tuple[int, int]) -> None:
    async with seated(pantry_sitting(humans=(0,), seats=4), size) as (app, pilot):
        await press(pilot, "3")
        assert_fits(app, size)


def assert_fits(app: TableApp, size: tuple[int, int]) -> None:
    """No part of the table is cut off, overlaps another or vanishes; together they fill the window."""
    width, height = size
    parts = [app.query_one(name).region for name in ("#title", "#board", "#side", "#sentence", "#choices", "Footer")]
    for region in parts:
        assert region.width > 0
        assert region.height > 0
        assert region.right <= width
        assert region.bottom <= height
    assert sum(region.area for region in parts) == width * height
    for i, one in enumerate(parts):
        assert not any(one.overlaps(other) for other in parts[i + 1 :])
    board = app.query_one("#board")
    assert board.virtual_size.width <= board.size.width
