"""How to play: one page for each game, with live boards, reached from home, from hosting and from the goal card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.kernel import registry
from housebound.kernel.scene import scenes_of
from housebound.locales import speech
from tests.browser.conftest import Server, visitor
from tests.browser.playing import table_link
from tests.browser.test_frame import GAMES, PHONE, is_scrolling_sideways, violations

LONGEST = 600
"""Words that are read in three minutes."""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_every_scene_on_a_live_board(browser: Browser, server: Server, game: str) -> None:
    words, scenes = speech(game), scenes_of(registry.find(game))
    for size in ((1440, 900), PHONE):
        with visitor(browser, *size) as page:
            page.goto(server.url)
            page.locator(f"article[data-game={game}]").get_by_role("link", name="How to play").click()
            for scene in scenes:
                part = page.get_by_role("region", name=words.say(f"howto-{scene.name}-title"))
                expect(part).to_contain_text(words.say(f"howto-{scene.name}"))
                expect(part.locator(".picture svg:visible").first).to_be_visible()
            assert violations(page) == []
            assert not is_scrolling_sideways(page)
            assert len(page.locator("main").inner_text().split()) < LONGEST
            expect(page.get_by_role("button", name="Guided first game")).to_be_visible()


def test_it_is_one_tap_away_from_hosting_and_from_the_table(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/host/room25")
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", "#/learn/room25")
    page.goto(table_link(server.url, "room25", 4)[0])
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", "#/learn/room25")
