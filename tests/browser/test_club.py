"""The club page in a browser: a name is made one's own, proved at a table, brought to a second device, taken off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("club"), "--club")
    one.start()
    yield one
    one.stop()


def claim(page: Page, server: Server, name: str) -> None:
    page.goto(f"{server.url}#/club")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Make it mine").click()


def finish(page: Page, server: Server) -> None:
    """Bots play the rest of the game that the page shows."""
    table, token = page.url.partition("#/t/")[2].split("/")
    headers = {"Authorization": f"Bearer {token}"}
    answer = page.request.post(f"{server.url}api/tables/{table}/bot", data={"level": "random"}, headers=headers)
    assert answer.ok, answer.text()


def sound(page: Page) -> None:
    """No fault of accessibility, and nothing wider than the screen."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_server_without_a_club_does_not_offer_one(server: Server, page: Page) -> None:
    page.goto(server.url)
    expect(page.get_by_role("link", name="I have a code")).to_be_visible()
    expect(page.get_by_role("link", name="The club")).to_have_count(0)


def test_a_name_of_ones_own_from_the_claim_to_the_result_and_off_again(club: Server, browser: Browser) -> None:
    with visitor(browser, named="Anna") as anna, visitor(browser, 390, 844, named="") as phone:
        anna.goto(club.url)
        anna.get_by_role("link", name="The club").click()
        expect(anna.get_by_text("No table has counted")).to_be_visible()
        anna.get_by_role("button", name="Make it mine").click()
        expect(anna.get_by_text("Anna is yours")).to_be_visible()
        sound(anna)

        # somebody else cannot have it
        claim(phone, club, "anna")
        expect(phone.get_by_role("alert")).to_contain_text("somebody's own")

        # at a table against bots she says that it shall count, and it does when it is over
        anna.goto(club.url)
        anna.locator("[data-game=room25]").get_by_role("button", name="Play now").click()
        anna.get_by_role("button", name="Menu").click()
        anna.get_by_label("Put the result on the club page").check()
        expect(anna.get_by_text("the result counts for the club page")).to_be_visible()
        sound(anna)
        finish(anna, club)
        expect(anna.get_by_role("dialog").first).to_be_visible()
        row = anna.get_by_role("row").filter(has_text="Anna")
        for _ in range(60):
            anna.goto(f"{club.url}#/")
            anna.goto(f"{club.url}#/club")
            expect(anna.get_by_role("heading", name="Your name here")).to_be_visible()
            if row.count():
                break
            anna.wait_for_timeout(500)
        expect(row).to_contain_text("1")
        expect(row.get_by_role("img", name="somebody’s own name")).to_be_visible()
        expect(anna.get_by_role("link", name="See it again")).to_have_count(0)  # the table was nobody else's business
        anna.get_by_text("Modes").click()
        sound(anna)

        # a second device
        anna.get_by_role("button", name="Bring it to another device").click()
        code = anna.get_by_role("status").locator("strong").inner_text()
        phone.goto(f"{club.url}#/code")
        phone.get_by_label("Code").fill(code)
        phone.get_by_role("button", name="Come in").click()
        expect(phone.get_by_text("Anna is yours")).to_be_visible()
        sound(phone)

        # and off again: the result is nobody's
        phone.get_by_role("button", name="Take it off").click()
        expect(phone.get_by_text("There is no way back")).to_be_visible()
        phone.get_by_role("button", name="Take it off for good").click()
        expect(phone.get_by_role("button", name="Make it mine")).to_be_visible()
        expect(phone.get_by_role("row").filter(has_text="Anna")).to_have_count(0)
        expect(phone.get_by_text("somebody ", exact=False).first).to_be_visible()
        anna.goto(f"{club.url}#/")
        anna.goto(f"{club.url}#/club")
        anna.get_by_role("button", name="Bring it to another device").click()
        expect(anna.get_by_role("button", name="Make it mine")).to_be_visible()


def test_names_are_text_whatever_is_in_them(club: Server, browser: Browser) -> None:
    name = "<img src=x onerror=alert(1)>"
    with visitor(browser, 390, 844, named="") as page:
        claim(page, club, name)
        expect(page.get_by_text(f"{name} is yours")).to_be_visible()
        assert page.locator("main img").count() == 0
        sound(page)
