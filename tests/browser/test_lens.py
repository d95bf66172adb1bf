"""Looking things up: every name and sign opens its card, by mouse, touch and keys, in all three games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.finished import finished, seats_of
from tests.browser.playing import click_until, post, table_link
from tests.browser.test_frame import is_scrolling_sideways, violations
from tests.browser.test_story import about_to_attack
from tools.stage import Scene

PHONE = (390, 844)
DESK = (1440, 900)
SCENES = {
    "betrayal": Scene("betrayal", 4, 4, 300),
    "room25": Scene("room25", 6, 4, 150),
    "terrorscape": Scene("terrorscape", 4, 5, 120, seat=1),
}
CARD = "dialog[open]"
MOMENT = ".moments [role=button][data-word]"


def opened(page: Page) -> str:
    """What stands on the card that is open; it is closed again."""
    card = page.locator(CARD)
    expect(card).to_have_count(1)
    heading = card.get_by_role("heading").first.inner_text()
    words = card.inner_text()
    assert len(words) > len(heading) + 10, f"nothing is said of {heading}"
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    return heading


@pytest.mark.parametrize("game", SCENES)
def test_every_name_beside_the_board_opens_its_card(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, *DESK) as page:
        page.goto(SCENES[game].open(server.url))
        expect(page.locator("main .say")).to_be_visible()
        # in Betrayal the own cards lie open with their whole text
        for place in ("aside.seats",) if game == "betrayal" else ("aside.seats", "aside.side .hand"):
            names = page.locator(f"{place} button[data-word]")
            words = {(one.get_attribute("data-domain"), one.get_attribute("data-word")) for one in names.all()}
            assert len(words) >= 3, f"few names in {place}: {words}"
            for domain, word in sorted(words, key=str):
                page.locator(f"{place} button[data-domain='{domain}'][data-word='{word}']").first.click()
                assert opened(page) != ""
        page.locator("aside.seats button[data-word]").first.click()
        assert violations(page) == []


@pytest.mark.parametrize(
    ("game", "seed", "domains"),
    [
        ("betrayal", 3, {"figure", "room", "card"}),
        ("room25", 3, {"character", "room", "token"}),
        ("terrorscape", 3, {"victim", "location", "card"}),
    ],
)
def test_every_name_in_the_log_of_a_whole_game_has_a_card(
    browser: Browser, server: Server, game: str, seed: int, domains: set[str]
) -> None:
    """What is only a name in a log of hundreds of lines is not looked up: places by letters, numbers, purposes."""
    with visitor(browser, *DESK) as page:
        page.goto(f"{seats_of(server.url, finished(game, seed=seed))[0]}")
        page.get_by_role("button", name="Look at the board").click()
        log = page.locator("aside.side .story")
        expect(log.locator("li").first).to_be_visible()
        lit = "[...document.querySelectorAll('aside.side .story [role=button][data-word]')]"
        found = set(page.evaluate(f"() => {lit}.map((one) => one.dataset.domain)"))
        assert domains <= found
        for domain in sorted(found):
            page.evaluate(f"() => {lit}.findLast((one) => one.dataset.domain === '{domain}').click()")
            assert opened(page) != ""


def test_keys_walk_along_a_line_of_the_log_and_open_a_name(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page:
        page.goto(SCENES["betrayal"].open(server.url))
        line = page.locator("aside.side .story li:has([role=button])").last
        expect(line).to_be_visible()
        line.focus()
        page.keyboard.press("ArrowRight")
        name = page.evaluate("() => document.activeElement.dataset.word")
        assert name
        page.keyboard.press("Enter")
        assert opened(page) != ""
        assert page.evaluate("() => document.activeElement.dataset.word") == name  # the focus is where it was


def test_on_a_phone_a_card_opens_over_the_sheet_and_leads_to_another_and_back(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(SCENES["betrayal"].open(server.url))
        page.get_by_role("button", name="Seats").click()
        sheet = page.locator(f"{CARD} li:has(ul)").first
        sheet.locator("button[data-domain=character]").click()
        card = page.locator(CARD).last
        expect(card.get_by_text("Holds:")).to_be_visible()
        explorer = card.get_by_role("heading").first.inner_text()
        card.locator("button[data-domain=card]").first.click()
        expect(card.get_by_role("heading").first).not_to_have_text(explorer)
        expect(card).to_contain_text("has it")
        card.get_by_role("button", name="Back").click()
        expect(card.get_by_role("heading").first).to_have_text(explorer)
        assert not is_scrolling_sideways(page)
        page.keyboard.press("Escape")
        expect(page.locator(CARD)).to_have_count(1)  # the sheet is still there


# -- what is shown for a moment, and the end


def test_whoever_fights_on_the_stage_opens_their_card(browser: Browser, server: Server) -> None:
    tape, seat = about_to_attack()
    given = post(f"{server.url}api/tapes", {"tape": tape})
    with visitor(browser, *DESK) as page:
        page.goto(f"{server.url}#/t/{given['table']}/{given['tokens'][str(seat)]}")
        expect(page.locator("main .say")).to_be_visible()
        page.keyboard.press("l")
        page.locator("dialog[open] ol button", has_text="Attack").first.click()
        sides = page.locator(".fight .side button[data-domain=figure]")
        expect(sides).to_have_count(2)
        for nth in range(2):
            name = sides.nth(nth).inner_text()
            sides.nth(nth).click()
            assert opened(page) == name


def test_names_in_a_moment_open_their_card(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page:
        page.goto(table_link(server.url, "room25", 4, seed=5)[0])
        expect(page.locator("main .say")).to_be_visible()
        click_until(page, MOMENT, most=150)
        # what is shown for a moment goes by itself: it is clicked where it stands
        page.evaluate(f"() => document.querySelector('{MOMENT}').click()")
        assert opened(page) != ""


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_names_in_the_end_scene_open_their_card_over_it(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        page.goto(seats_of(server.url, finished(game))[0])
        scene = page.locator(CARD).filter(has=page.locator(".outcome"))
        for place in ("li strong", "tbody th", ".caption"):
            name = scene.locator(f"{place} [data-word][aria-haspopup=dialog]").first
            name.scroll_into_view_if_needed()
            said = name.inner_text().split("(")[0].strip()
            name.click()
            card = page.locator(CARD).last
            expect(card.get_by_role("heading").first).to_contain_text(said)
            page.keyboard.press("Escape")
            expect(page.locator(CARD)).to_have_count(1)
            expect(scene).to_be_visible()  # the scene is still there


# -- verbs that explain themselves


def test_a_token_says_what_it_does_and_when_it_would_be_lost(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page:
        page.goto(table_link(server.url, "room25", 4, seed=5)[0])
        click_until(page, "[data-token=move]")
        told = page.locator("p.told")
        expect(told).to_contain_text("Touch a token")
        page.locator("[data-token=control]").hover()
        expect(told).to_contain_text("Shift the row or column of your room")
        expect(told).to_contain_text("in the Central Room only Look and Move work")  # everybody begins there
        expect(page.locator("[data-token=control]")).to_contain_text("would be lost")
        page.locator("[data-token=move]").focus()
        expect(told).to_contain_text("Go to a room beside yours")
        expect(told).not_to_contain_text("lost")
        expect(page.locator("[data-token=move]")).not_to_contain_text("would be lost")
        assert violations(page) == []


def test_without_super_powers_nobody_is_shown_one(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page:
        page.goto(table_link(server.url, "room25", 4, seed=5, powers=False)[0])
        click_until(page, "[data-token=move]")
        expect(page.locator("aside.side .tokens li")).to_have_count(4)
        expect(page.locator("[data-token=power]")).to_have_count(0)
        page.locator("aside.side button[data-domain=character]").first.click()
        expect(page.locator(CARD)).to_contain_text("no super-powers")
