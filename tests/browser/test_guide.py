"""The guided first games in the browser: one click from home, step by step to a victory, by clicks on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.kernel import registry
from housebound.kernel.guide import Guide, guide_of
from housebound.locales import speech
from tests.browser.conftest import Server, visitor
from tests.browser.playing import play_by_keys, play_to_the_end
from tests.browser.test_frame import PHONE, is_scrolling_sideways, violations

WIDE = (1440, 900)


def guide(game: str) -> Guide:
    found = guide_of(registry.find(game))
    assert found is not None
    return found


def begin(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Guided first game").click()
    expect(page.get_by_role("region", name="Guide")).to_contain_text(speech(game).say(guide(game).step[0].say))


@pytest.mark.parametrize(("game", "size"), [("betrayal", WIDE), ("room25", PHONE)])
def test_whoever_clicks_what_glows_wins_and_is_told_why(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        begin(page, server, game)
        expect(page.get_by_role("region", name="Goal")).to_have_count(0)  # the guide says it
        assert violations(page) == []
        assert not is_scrolling_sideways(page)
        clicks = play_to_the_end(page)
        assert sum(clicks.values()) >= len(guide(game).step)
        assert clicks["board"] > 0
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Guide")).to_contain_text(speech(game).say(guide(game).closing))


def test_whoever_follows_by_keys_wins_too(page: Page, server: Server) -> None:
    begin(page, server, "terrorscape")
    assert violations(page) == []
    play_by_keys(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Guide")).to_contain_text(speech("terrorscape").say("guide-closing"))


def test_what_is_beside_the_way_says_why_and_nothing_happens(page: Page, server: Server) -> None:
    begin(page, server, "betrayal")
    page.keyboard.press("l")
    beside = page.locator("dialog[open] details")
    beside.locator("summary").click()
    expect(beside).to_contain_text("the guide is about to show something else: Explore")
    expect(page.locator("dialog[open] ol button")).to_have_count(1)
