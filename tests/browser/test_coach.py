"""Hints of a first game: at their moments, once, skippable, and over nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import click_once, table_link
from tests.browser.test_frame import violations

SIZES = [(1440, 900), (390, 844)]
_COVERED = """
() => {
  // what stands, even in part, where the hint stands
  const hint = document.querySelector(".coach").getBoundingClientRect();
  return [...document.querySelectorAll("main > .board, main > section, header")].filter((one) => {
    const box = one.getBoundingClientRect();
    const width = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);
    const height = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);
    return width > 1 && height > 1;
  }).length;
}
"""


def to_a_hint(page: Page) -> None:
    """Choose until somebody explains something."""
    hint = page.locator(".coach")
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('.coach, main section.mine')")
        page.wait_for_timeout(200)  # a hint comes with its question
        if hint.count() > 0:
            return
        click_once(page)
    raise AssertionError("no hint came")


@pytest.mark.parametrize("size", SIZES)
def test_hints_come_at_their_moments_and_each_once(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with visitor(browser, *size, first=True) as page:
        page.goto(table_link(server.url, "room25", 4, seed=5)[0])
        expect(page.locator("main .say")).to_be_visible()
        expect(page.locator(".coach")).to_have_count(0)  # the goal is read first
        page.get_by_role("button", name="Understood").click()
        said: list[str] = []
        while not any("Every underlined name opens its card" in one for one in said):
            to_a_hint(page)
            assert page.evaluate(_COVERED) == 0
            said.append(page.locator(".coach p").inner_text())
            page.locator(".coach").get_by_role("button", name="Understood").click()
            expect(page.locator(".coach")).to_have_count(0)
        assert len(set(said)) == len(said)
        assert any("role that nobody else knows" in one for one in said)
        assert any("What glows can be chosen" in one for one in said)
        page.goto(table_link(server.url, "room25", 4, seed=5)[0])  # another game: nothing is explained again
        page.get_by_role("button", name="Understood").click()
        for _ in range(6):
            click_once(page)
            page.wait_for_timeout(150)
            assert not set(page.locator(".coach p").all_inner_texts()) & set(said)


def test_whoever_wants_no_hints_gets_none(browser: Browser, server: Server) -> None:
    with visitor(browser, first=True) as page:
        page.goto(table_link(server.url, "terrorscape", 2, seed=5)[0])
        page.get_by_role("button", name="Understood").click()
        to_a_hint(page)
        assert violations(page) == []
        page.get_by_role("button", name="No more hints").click()
        page.reload()
        expect(page.locator("main .say")).to_be_visible()
        for _ in range(6):
            click_once(page)
            page.wait_for_timeout(150)
            expect(page.locator(".coach")).to_have_count(0)


def test_whoever_goes_on_has_read_it(browser: Browser, server: Server) -> None:
    with visitor(browser, first=True) as page:
        page.goto(table_link(server.url, "betrayal", 3, seed=5)[0])
        page.get_by_role("button", name="Understood").click()
        to_a_hint(page)
        before = page.locator(".coach p").inner_text()
        click_once(page)
        expect(page.get_by_text(before)).to_have_count(0)
        assert "choice" in page.evaluate("() => localStorage['housebound.coach']")
