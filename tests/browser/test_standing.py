"""What may be done at any moment, though nobody waits for it: a hidden traitor shows itself in another's turn."""

from __future__ import annotations

import re
from contextlib import ExitStack

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import answer, table_link

REVEAL = "Show that you are the traitor"
SHOWN = re.compile(r"^\w.* is the traitor\.$")
GUILLOTINES = 34
SEATS = 3
LAST = -1
"""In the list: to end a turn."""


def is_asked(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^List")).count() > 0


def play_until_the_traitor_waits(pages: list[Page]) -> tuple[Page, list[Page]]:
    """Everybody answers until the traitor, who is not asked anything, could show itself; that one and the others."""
    for n in range(200):
        for page in pages:
            if page.locator(".anytime button").count() and not is_asked(page):
                return page, [other for other in pages if other is not page]
        page = pages[n % len(pages)]
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        if is_asked(page):
            answer(page, LAST)
        else:
            page.wait_for_timeout(50)
    raise AssertionError("nobody could show anything")


def test_a_hidden_traitor_shows_itself_in_another_s_turn_and_nobody_sees_before_that_it_could(
    browser: Browser, server: Server
) -> None:
    links = table_link(server.url, "betrayal", SEATS, people=SEATS, seed=1, haunt=GUILLOTINES, date="10-31")
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser)) for _ in links]
        for page, link in zip(pages, links, strict=True):
            page.goto(link)
            expect(page.locator("main .say")).to_be_visible()
        traitor, others = play_until_the_traitor_waits(pages)
        for other in others:
            expect(other.locator("main .say")).not_to_contain_text("turn up its token")
            expect(other.locator(".anytime")).to_have_count(0)
            expect(other.get_by_role("button", name=REVEAL)).to_have_count(0)
            expect(other.get_by_text(SHOWN)).to_have_count(0)
        button = traitor.get_by_role("button", name=REVEAL)
        expect(button).to_be_visible()
        expect(button).not_to_have_class(re.compile("main"))
        button.click()
        answer(next(other for other in others if is_asked(other)))  # while the traitor still thinks it over
        traitor.get_by_role("button", name="Do it").click()
        for page in pages:
            expect(page.get_by_text(SHOWN).first).to_be_visible()
        expect(traitor.locator(".anytime")).to_have_count(0)
