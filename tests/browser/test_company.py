"""Three people at one table, each with a screen of their own: two phones and a desktop, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import play_together
from tests.browser.test_frame import is_scrolling_sideways, violations
from tests.browser.test_meeting import DESK, PHONE, come_in, host

LARGE_PHONE = (412, 915)
NAMES = ["Anna", "Ben", "Cleo"]


def sit_down(host_page: Page, guests: list[Page], url: str, game: str) -> list[Page]:
    """The host opens a table, the guests follow their links; everybody sees everybody by name."""
    host(host_page, url, game, people=len(guests))
    links = [host_page.get_by_label(f"Seat {seat}").input_value() for seat in range(2, 2 + len(guests))]
    for guest, link, name in zip(guests, links, NAMES[1:], strict=True):
        come_in(guest, link, name)
    host_page.get_by_role("link", name="To my seat").click()
    for nth, name in enumerate(NAMES):
        expect(host_page.locator("aside.seats li .head").nth(nth)).to_contain_text(name)
    for guest in guests:
        guest.get_by_role("button", name="Seats").click()
        expect(guest.locator("dialog[open]")).to_contain_text("Anna")
        guest.keyboard.press("Escape")
    return [host_page, *guests]


def say_hello(pages: list[Page]) -> None:
    """What one says in the open the others hear, and the phones count it as unread."""
    side = pages[0].locator("aside.side")
    side.get_by_role("tab", name="Talk").click()
    side.get_by_label("Say something").fill("Mind the cellar.")
    side.get_by_role("button", name="Send").click()
    for phone in pages[1:]:
        expect(phone.get_by_role("button", name=re.compile("^Story")).locator(".new")).to_have_text("1")
    side.get_by_role("tab", name="Log").click()


@pytest.mark.timeout(1800)  # people who click at random may take long to find the haunt
@pytest.mark.parametrize("game", ["room25", "terrorscape", "betrayal"])
def test_two_phones_and_a_desktop_play_to_the_end(browser: Browser, server: Server, game: str) -> None:
    with (
        visitor(browser, *DESK, named="Anna") as desk,
        visitor(browser, *PHONE, named=None) as phone,
        visitor(browser, *LARGE_PHONE, named=None) as larger,
    ):
        pages = sit_down(desk, [phone, larger], server.url, game)
        if game == "room25":
            say_hello(pages)  # there everybody may talk to everybody from the first moment
        play_together(pages)
        verdicts = [page.locator("dialog[open] h2#end-verdict").inner_text().strip() for page in pages]
        assert set(verdicts) <= {"You won", "You lost", "A draw"}
        for page in pages:
            for name in NAMES:
                expect(page.locator("dialog[open]")).to_contain_text(name)  # everybody's fate
            assert not is_scrolling_sideways(page)
        last = pages[-1].locator("dialog[open] .outcome")
        for page in pages:  # why it ended is the same for all, once each has its game's own words for it
            page.wait_for_load_state("networkidle")
            expect(page.locator("dialog[open] .outcome")).to_have_text(last.inner_text())
        assert violations(phone) == []
