"""Hints on the page: off unless the host says so, for the question that is open; and what decided a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.finished import finished, seats_of
from tests.browser.playing import click_once, post
from tests.browser.test_frame import violations

SIZES = [(1280, 800), (390, 844)]
_ASK = re.compile("^Hint")
JUDGING = 300_000
"""Milliseconds that judging a whole game may take: hundreds of play-outs, by a process that lets others go first."""


def seat_at(server_url: str, **wanted: object) -> str:
    """The link of the first seat of a new table, whose host sits there; bots have the others."""
    game = {"game": "room25", "seats": 4, "seed": 5, "mine": [0], "bots": {"1": "", "2": "", "3": ""}}
    opened = post(f"{server_url}api/tables", {**game, **wanted})
    return f"{server_url}#/t/{opened['table']}/{opened['tokens']['0']}"


def ask(page: Page) -> None:
    page.locator("main section.mine").get_by_role("button", name=_ASK).click()


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_weighs_the_options_and_goes_with_its_question(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        page.goto(seat_at(server.url, hints=True))
        page.get_by_role("button", name="Understood").click()
        ask(page)
        panel = page.get_by_label("What a hard bot would do").last
        first = panel.locator("li.chosen")
        expect(first).to_contain_text("A hard bot would choose this")
        expect(first.locator(".chance")).to_have_text(re.compile(r"\d+ % ± \d+"))
        assert panel.locator("li").count() > 1
        assert violations(page) == []
        page.get_by_role("button", name="Close").last.click()
        expect(page.locator(".advice")).to_have_count(0)
        page.keyboard.press("i")
        expect(first).to_be_visible()  # it was thought about once
        if size[0] < 1100:
            page.keyboard.press("Escape")
        click_once(page)
        expect(page.locator(".advice")).to_have_count(0)


def test_nobody_is_helped_unless_the_host_allows_it(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.goto(seat_at(server.url))
        page.get_by_role("button", name="Understood").click()
        expect(page.locator("main section.mine")).to_be_visible()
        expect(page.get_by_role("button", name=_ASK)).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Allow hints at this table").check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=_ASK)).to_be_visible()


def test_the_host_decides_it_when_the_table_is_opened(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.goto(f"{server.url}#/host/terrorscape")
        page.locator("summary", has_text="The table").click()
        page.get_by_label("Hints: whoever sits here").check()
        page.get_by_label("Clock").select_option(index=1)
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator("#option-hints")).to_contain_text("a clock runs")
        page.get_by_label("Hints although a clock runs").check()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("button", name=_ASK)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_replay_shows_what_decided_the_game(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    link = seats_of(server.url, finished("terrorscape", 2))[0].replace("#/t/", "#/replay/")
    with visitor(browser, *size) as page:
        page.goto(link)
        page.get_by_role("button", name="What decided it").click()
        moments = page.locator("dialog[open] ol button")
        expect(moments.first).to_contain_text(re.compile(r"From \d+ % to \d+ %"), timeout=JUDGING)
        expect(page.get_by_role("img", name=re.compile("The chance to win"))).to_be_visible()
        assert 1 <= moments.count() <= 5
        assert violations(page) == []
        step = re.search(r"(\d+)$", moments.first.locator("small").inner_text())
        assert step is not None
        moments.first.click()
        expect(page.locator(".controls .count")).to_contain_text(f"Step {step[1]} of")
