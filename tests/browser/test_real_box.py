"""The real box on the table: three phones, entries by taps, a phone that slept, an entry taken back, a big screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import housebound
from housebound.kernel.chance import Outcome
from housebound.kernel.table import Table
from tests.browser.conftest import Server, visitor
from tests.browser.evening import MOST_FOR_DICE, MOST_FOR_PIECES, PHONE, SEEDED, Evening, whole_game
from tests.browser.playing import post
from tests.browser.test_frame import is_scrolling_sideways, violations

LAST = 14
"""Entries that are left of a game that is too long to be played here whole."""


@contextmanager
def phones(browser: Browser, url: str, opened: Any, seats: int = 3) -> Iterator[list[Page]]:
    """A phone each, seated."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, *PHONE, named=f"P{seat}")) for seat in range(seats)]
        for seat, page in enumerate(pages):
            page.add_init_script(SEEDED % (seat + 1))
            page.goto(f"{url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
            expect(page.locator("main .say")).to_be_visible()
        yield pages


def test_a_game_of_the_real_box_is_played_to_its_end_with_three_phones(browser: Browser, server: Server) -> None:
    """From the host's first tap; an entry is taken back by all, a phone sleeps, all pages are loaded again."""
    evening, tape = whole_game(browser, server.url, "room25", seed=1)
    assert tape.over
    check(evening)


def check(evening: Evening) -> None:
    assert {event.split()[0] for event in evening.events} == {"taken", "asleep:", "loaded"}
    assert max(evening.taps(dice=True), default=0) <= MOST_FOR_DICE
    assert max(evening.taps(dice=False), default=0) <= MOST_FOR_PIECES


def before_the_end(game: str, seed: int) -> str:
    """A game of the real box as a tape that stands where people enter something, a little before its end."""
    rng = Random(seed)
    table = Table(housebound.game(game), 3, {}, people_roll=True)
    while not table.over:
        if table.needs is not None:
            table.enter(rng.choice(table.needs.words))
        else:
            asked = rng.choice(table.pending)
            table.choose(asked.seat, rng.choice(asked.options), asked.id)
    entered = [i for i, event in enumerate(table.tape) if isinstance(event, Outcome)]
    table.rewind(entered[-LAST])
    return table.save_text()


@pytest.mark.parametrize(("game", "seed"), [("betrayal", 2), ("terrorscape", 21)])
def test_a_longer_game_of_the_real_box_is_played_to_its_end_from_its_last_rounds(
    game: str, seed: int, browser: Browser, server: Server
) -> None:
    """What was entered before is a tape. `python -m tests.browser.whole_games` plays all of it, tap by tap."""
    opened = post(f"{server.url}api/tapes", {"tape": before_the_end(game, seed)})
    with phones(browser, server.url, opened) as pages:
        evening = Evening(pages, taken_back_at=1, asleep_at=3, loaded_at=5)
        evening.play()
    check(evening)


def test_an_entry_half_made_outlives_a_phone_that_slept_and_is_taken_back_by_all(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    settings = {"mode": "suspicion", "complex": "example_suspicion_1_guard"}
    body = {
        "game": "room25",
        "seats": 4,
        "people_roll": True,
        "mine": [0, 1, 2],
        "bots": {"3": ""},
        "settings": settings,
    }
    opened = post(f"{server.url}api/tables", body)
    try:
        with phones(browser, server.url, opened) as (anna, boris, clara):
            expect(boris.locator("main .say")).to_contain_text("P0 enters what came up")
            expect(boris.locator("section.entry")).to_have_count(0)
            assert not is_scrolling_sideways(anna)
            assert violations(anna) == []
            anna.get_by_role("button", name="Guard", exact=True).click()
            anna.reload()  # the phone had no memory left for a page that nobody looked at
            expect(anna.get_by_role("button", name="Enter: Guard")).to_be_enabled()
            server.stop()  # and the network of the house was gone
            server.start()
            expect(anna.locator(".broken")).to_have_count(0)
            anna.get_by_role("button", name="Enter: Guard").click()
            expect(boris.locator("section.entry")).to_be_visible()
            expect(boris.locator("section.entry")).to_contain_text("Only you may see this")
            for phone in (anna, boris, clara):
                phone.get_by_role("button", name="Take the last entry back").or_(
                    phone.get_by_role("button", name="Agree to take back")
                ).click()
            expect(anna.locator("section.entry")).to_be_visible()
            expect(boris.locator("section.entry")).to_have_count(0)
            anna.get_by_role("button", name="Prisoner", exact=True).click()
            anna.get_by_role("button", name="Enter: Prisoner").click()
            expect(boris.locator("section.entry")).to_be_visible()
    finally:
        server.stop()


def test_a_table_of_the_real_box_is_opened_by_the_hosts_page_and_shown_on_a_big_screen(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, 1440, 900, named="Anna") as page:
        page.goto(f"{server.url}#/host/room25")
        page.get_by_label("With the real box on the table").check()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", name="The table is open")).to_be_visible()
        table = page.url.rpartition("/")[2]
        mine = json.loads(page.evaluate("localStorage['housebound.seats']"))[0]
        page.goto(f"{server.url}#/t/{table}/{mine['tokens'][0]}")
        expect(page.locator("main .say")).to_be_visible()
        page.get_by_role("button", name="Lay out the box").click()
        expect(page.get_by_role("dialog").get_by_text("R25-BUILD-1")).to_be_visible()
        page.goto(f"{server.url}#/watch/{table}")
        expect(page.get_by_role("img", name="as a code")).to_be_visible()
        expect(page.locator("main .say")).to_contain_text("Anna enters what came up")
        assert page.locator(".big button:visible").count() == 0
        assert violations(page) == []
