"""The manual in a browser: reached from home, read on a phone, searched and darkened, and no script of it refused."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from housebound.server.manual_pages import is_built
from tests.browser.conftest import Server, visitor
from tests.browser.test_frame import PHONE, is_scrolling_sideways


def listen(page: Page) -> list[str]:
    """What the browser complains of, and whatever is asked of another machine."""
    heard: list[str] = []
    page.on("console", lambda line: heard.append(line.text) if line.type in ("error", "warning") else None)
    page.on("request", lambda one: None if "127.0.0.1" in one.url or one.url[:5] == "data:" else heard.append(one.url))
    return heard


def test_it_is_one_click_from_home_and_its_search_finds_a_rule(page: Page, server: Server) -> None:
    assert is_built(), "the manual is not built: make docs"
    page.goto(server.url)
    page.get_by_role("link", name="The manual").click()
    expect(page).to_have_url(f"{server.url}manual/")
    heard = listen(page)
    page.get_by_role("textbox", name="Search").fill("shredder")
    page.keyboard.press("Enter")
    page.locator("#search-results").get_by_role("link", name="Room 25 with Season 2: the rulebook").first.click()
    expect(page.locator("article")).to_contain_text("Shredder")
    assert heard == []


def test_it_darkens_and_stays_dark(page: Page, server: Server) -> None:
    page.goto(f"{server.url}manual/")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for _ in range(3):  # light, dark, as the system has it
        page.get_by_role("button", name="Toggle Light / Dark / Auto color theme").locator("visible=true").first.click()
        if page.evaluate("document.body.dataset.theme") == "dark":
            break
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    page.goto(f"{server.url}manual/play.html")
    assert page.evaluate("document.body.dataset.theme") == "dark"


def test_a_rule_is_found_by_its_anchor_and_a_haunt_stays_shut(page: Page, server: Server) -> None:
    page.goto(f"{server.url}manual/rules/room25.html#R25-PUSH-2")
    expect(page.locator("#R25-PUSH-2")).to_be_in_viewport()
    page.goto(f"{server.url}manual/rules/haunts/index.html")
    page.locator("article").get_by_role("link", name="Haunt 1: The Mummy Walks").click()
    expect(page.get_by_role("heading", name="This page is kept shut")).to_be_visible()


def test_on_a_phone_nothing_runs_out_of_the_page(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        heard = listen(page)
        for name in (
            "",
            "play.html",
            "hosting.html",
            "server.html",
            "library.html",
            "rules/betrayal.html",
            "walk.html",
        ):
            page.goto(f"{server.url}manual/{name}")
            assert not is_scrolling_sideways(page), name
        assert heard == []
