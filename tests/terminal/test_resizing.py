"""The window changes its size while people play: everything is divided anew at once, and nothing vanishes."""

from __future__ import annotations

import pytest

import housebound
from housebound.locales import speech
from housebound.terminal.choices import Choices
from housebound.terminal.sitting import Sitting
from tests.terminal.house import pantry_sitting
from tests.terminal.test_app import assert_fits, press, screen_text, seated, settled

SIZES = [(120, 40), (80, 24), (160, 50), (90, 30), (80, 24)]


def complex_25() -> Sitting:
    return Sitting(housebound.new("room25", 4, seed=3), (0,), "sensible", speech("room25"))


async def test_after_every_change_of_size_the_window_is_filled_and_the_choices_are_there() -> None:
    async with seated(complex_25(), SIZES[0]) as (app, pilot):
        await press(pilot, "1", "5")
        assert len(app.query_one(Choices).entries) > 20
        for size in SIZES[1:]:
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert_fits(app, size)
            choices = app.query_one("#choices").region
            assert choices.height >= 5
            first = app.query_one(Choices).entries[0].label
            assert any(first in line for line in screen_text(app).splitlines()[choices.y : choices.bottom])


@pytest.mark.parametrize("size", [(60, 16), (40, 12)])
async def test_in_a_window_that_is_too_small_the_choices_stay(size: tuple[int, int]) -> None:
    async with seated(complex_25(), SIZES[0]) as (app, pilot):
        await pilot.resize_terminal(*size)
        await settled(pilot)
        assert "1 Take" in screen_text(app)


async def test_the_log_stays_at_its_newest_line() -> None:
    async with seated(complex_25(), SIZES[0]) as (app, pilot):
        await press(pilot, "1", "5")
        await pilot.resize_terminal(80, 16)
        await settled(pilot)
        log = app.query_one("#log")
        assert log.scroll_offset.y == log.max_scroll_y > 0


async def test_a_list_that_fits_has_no_bar_to_scroll_it() -> None:
    sitting = Sitting(housebound.new("betrayal", 4, seed=3), (0,), "sensible", speech("betrayal"))
    async with seated(sitting) as (app, _):
        assert app.query_one("#choices").max_scroll_y == 0


async def test_at_a_shared_keyboard_the_foot_still_names_the_way_out() -> None:
    async with seated(pantry_sitting(humans=(0, 2)), (80, 24)) as (app, pilot):
        await press(pilot, "enter")
        assert "^q Leave" in screen_text(app).splitlines()[-1]
