"""The goal card: it opens when play begins, covers nothing, goes with one tap, and is one tap or key away for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import table_link
from tests.browser.test_frame import PHONE, violations

WIDE = (1440, 900)


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize(("game", "says"), [("betrayal", "haunt"), ("room25", "Room 25"), ("terrorscape", "Keys")])
def test_the_goal_is_said_once_and_stays_one_tap_away(
    browser: Browser, server: Server, game: str, says: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        page.goto(table_link(server.url, game, 4)[0])
        card = page.get_by_role("region", name="Goal")
        if game == "room25":  # a role that nobody else may know
            veil = card.get_by_role("button", name="Only for you")
            expect(card).not_to_contain_text("You win:")
            veil.hover()
            page.mouse.down()
        expect(card).to_contain_text("You win:")
        expect(card).to_contain_text(says)
        page.mouse.up()
        bottom, top = (
            page.evaluate("document.querySelector('main .goal').getBoundingClientRect().bottom"),
            page.evaluate("document.querySelector('main .board').getBoundingClientRect().top"),
        )
        assert bottom <= top + 1  # it stands above the board and covers none of it
        assert violations(page) == []
        card.get_by_role("button", name="Understood").click()
        expect(card).to_have_count(0)
        page.reload()
        expect(page.locator("main .say")).to_be_visible()
        expect(card).to_have_count(0)
        page.get_by_role("button", name="Goal").click()
        expect(card).to_be_visible()
        page.keyboard.press("g")
        expect(card).to_have_count(0)


def test_a_choice_puts_the_card_away(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.goto(table_link(server.url, "betrayal", 4)[0])
        card = page.get_by_role("region", name="Goal")
        expect(card).to_be_visible()
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").first.click()
        expect(card).to_have_count(0)
