"""Looking something up from the home page: one box over all games, by keyboard and on a phone, without a table."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, visitor
from tests.browser.test_frame import PHONE, is_scrolling_sideways, violations


def test_a_question_from_home_finds_the_rule_the_card_and_what_books_say(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(server.url)
        box = page.get_by_role("searchbox", name="May I…? A rule, a card, a room")
        box.fill("may I give the armor away?")
        box.press("Enter")
        first = page.locator("[data-found='BET-ITEM-7']")
        expect(first).to_contain_text("Printed books differ: Giving the Armor away")
        expect(first.locator("dl > div")).to_have_text(
            ["ruThe Armor can be given away", "pl, itThe Armor cannot be given away"]
        )
        expect(page.locator("[data-found='card armor']")).to_contain_text("take physical damage")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.get_by_role("searchbox").fill("robot room")
        expect(page.locator("[data-found='room robot'] svg")).to_be_visible()
        page.get_by_role("button", name="Terrorscape").click()
        expect(page.locator("[data-found='room robot']")).to_have_count(0)
        assert not [url for url in asked if "/api/" in url]  # everything is here: nobody waits for the network at a key
        assert page.url.endswith("#/look-up/terrorscape/robot%20room")
        assert not is_scrolling_sideways(page)


def test_the_chart_names_the_haunt_and_its_pages_stay_shut(browser: Browser, server: Server) -> None:
    with visitor(browser, 1440, 900) as page:
        page.goto(f"{server.url}#/look-up/betrayal")
        chart = page.get_by_role("region", name="The haunt chart")
        chart.get_by_label("The omen").select_option("Skull")
        chart.get_by_label("The room").select_option("Abandoned Room")
        expect(chart.locator(".answer")).to_contain_text("34")
        page.get_by_role("searchbox").fill("mummy walks")
        expect(page.locator("[data-found='haunts haunt_1']")).to_contain_text("stay shut")
        expect(page.locator("main")).not_to_contain_text("H01-")
        assert violations(page) == []
