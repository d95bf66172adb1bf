"""The goal card: it opens when play begins, covers nothing, goes with one tap, and is one tap or key away for good."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import answer, table_link
from tests.browser.test_frame import PHONE, violations

WIDE = (1440, 900)
PLAYERS = 4
MOST_ANSWERS = 800


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


def test_no_button_tells_whose_role_is_which(browser: Browser, server: Server) -> None:
    """Only a Guard may show himself, but everybody has the button, and whoever may not is told why."""
    links = table_link(server.url, "room25", PLAYERS, people=PLAYERS, seed=12, mode="suspicion")
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser)) for _ in links]
        for page, link in zip(pages, links, strict=True):
            page.goto(link)
            expect(page.locator("main .say")).to_be_visible()
        acted: set[int] = set()
        told = 0
        for nth in range(MOST_ANSWERS):
            seat = nth % PLAYERS
            page = pages[seat]
            if seat not in acted and page.locator("main .options button", has_text="Leave a reminder").count():
                button = page.locator("main .options button", has_text="Show your role")
                expect(button).to_have_count(1)
                expect(page.locator("main .options")).not_to_contain_text("Guard")
                button.click()
                why = page.get_by_role("dialog", name="Why not")
                expect(why.or_(page.get_by_role("button", name="Leave it"))).to_be_visible()
                told += why.count()
                page.keyboard.press("Escape")
                acted.add(seat)
            if page.get_by_role("button", name=re.compile("^List")).count():
                answer(page)
            if len(acted) == PLAYERS:
                break
            page.wait_for_timeout(20)
        assert len(acted) == PLAYERS
        assert 0 < told < PLAYERS
