"""The page around the boards: home, hosting, joining by link, the list, undo, replay, reconnecting, small screens."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import click_until, play_to_the_end, post, table_link

PHONE = (360, 740)
GAMES = ("betrayal", "room25", "terrorscape")


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def is_scrolling_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_one_click_away(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.locator(f"article[data-game={game}] button.main").click()
    expect(page.locator("main .say")).to_be_visible()
    assert re.search(r"#/t/[\w-]+/[\w-]+$", page.url)


def test_two_people_at_one_table_see_different_secrets(browser: Browser, server: Server) -> None:
    links = table_link(server.url, "room25", 4, people=2, mode="suspicion")
    with visitor(browser) as one, visitor(browser) as other:
        one.goto(links[0])
        other.goto(links[1])
        expect(one.locator("main .say")).to_be_visible()
        expect(other.locator("main .say")).to_be_visible()
        expect(one.locator("aside.seats li").nth(1)).not_to_contain_text("away")  # who has come is seen by the others
        assert one.locator("aside.seats li.me").inner_text() != other.locator("aside.seats li.me").inner_text()


def test_a_link_that_is_not_right_opens_nothing(page: Page, server: Server) -> None:
    link = table_link(server.url, "room25", 4)[0]
    page.goto(link[:-5] + "xxxxx")
    expect(page.get_by_role("alert")).to_contain_text("secret link")
    expect(page.locator("main .say")).to_have_count(0)


def test_a_host_opens_a_table_and_sends_links(browser: Browser, server: Server) -> None:
    with visitor(browser) as host, visitor(browser, *PHONE) as guest:
        host.goto(f"{server.url}#/host/room25")
        host.get_by_label("Your name").fill("Anna <b>")
        host.get_by_label("Seat 2").select_option("person")
        host.get_by_role("button", name="Open the table").click()
        expect(host.get_by_role("heading", name="The table is open")).to_be_visible()
        link = host.get_by_label("Seat 2").input_value()
        guest.goto(link)
        expect(guest.locator("main .say")).to_be_visible()
        guest.get_by_role("button", name="Seats").click()
        expect(guest.locator("dialog[open]")).to_contain_text("Anna <b>")  # a name is text, whatever is in it


def test_an_open_table_is_joined_from_the_lobby(browser: Browser, server: Server) -> None:
    with visitor(browser) as host, visitor(browser) as guest:
        host.goto(f"{server.url}#/host/terrorscape")
        host.locator("summary", has_text="The table:").click()
        host.get_by_label("Name of the table").fill("Friday in the dark")
        host.get_by_label("Seat 2").select_option("person")
        host.get_by_label("Show it in the lobby").check()
        host.get_by_role("button", name="Open the table").click()
        expect(host.get_by_role("link", name="To my seat")).to_be_visible()
        guest.goto(f"{server.url}#/lobby")
        table = guest.locator("li", has_text="Friday in the dark")
        table.get_by_role("button", name="Take seat 2").click()
        expect(guest.locator("main .say")).to_be_visible()


def test_the_list_answers_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "betrayal", 4)[0])
    expect(page.locator("main .say")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("dialog[open]")).to_contain_text("Which explorer")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("aside.side")).to_contain_text("Zostra")


_CLOSE_AND_OPEN = """async () => {
  document.querySelector("dialog[open] .head button").click();
  await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
  while (document.querySelector("dialog[open]") !== null) await Promise.resolve();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
}"""
"""Faster than the browser says that the panel was closed."""


def test_a_panel_that_is_opened_again_at_once_stays_open(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "room25", 4)[0])
    expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()  # before there is something to choose
    page.keyboard.press("l")  # it would close again by itself
    expect(page.locator("dialog[open]")).to_be_visible()
    page.evaluate(_CLOSE_AND_OPEN)
    page.wait_for_timeout(300)
    expect(page.locator("dialog[open]")).to_be_visible()


_LATE_NEWS = """async () => {
  const gone = document.querySelector("dialog[open]");
  location.hash = "#/";
  while (gone.isConnected) await new Promise(requestAnimationFrame);
  gone.dispatchEvent(new Event("close"));
}"""
"""The page is left with the panel open, and only then the browser says that it was closed."""


def test_a_panel_that_is_gone_hears_late_that_it_was_closed(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "room25", 4)[0])
    expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.evaluate(_LATE_NEWS)
    expect(page.locator("dialog[open]")).to_have_count(0)  # a fault of the page fails the test: see `visitor`


def test_a_choice_is_taken_back_while_that_is_allowed(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "betrayal", 3, people=3, seed=12)[0])
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    mine = page.get_by_role("button", name=re.compile("^List"))
    expect(mine).to_be_visible()
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.click()
    for by_key in (False, True):
        expect(mine).to_have_count(0)  # the next one is asked
        expect(undo).to_be_enabled()
        page.keyboard.press("u") if by_key else undo.click()
        expect(mine).to_be_visible()
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").nth(1).click()


def test_the_page_comes_back_by_itself_when_the_server_does(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = Server(tmp_path_factory.mktemp("restarted"))
    own.start()
    try:
        with visitor(browser) as page:
            page.goto(table_link(own.url, "room25", 4)[0])
            expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()  # the bots wait for us
            sentence = page.locator("main .say").inner_text()
            own.stop()
            expect(page.locator(".broken")).to_be_visible()
            own.start()
            expect(page.locator(".broken")).to_have_count(0)
            expect(page.locator("main .say")).to_have_text(sentence)
            page.keyboard.press("l")
            page.locator("dialog[open] ol button").first.click()
            expect(page.locator("dialog[open]")).to_have_count(0)
    finally:
        own.stop()


def let_in(first: Page, second: Page, server: Server) -> None:
    """A second device comes in with the code that the first one shows."""
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Play on a second device").click()
    code = first.locator("dialog[open] .shown strong").inner_text()
    first.keyboard.press("Escape")
    second.goto(server.url)
    second.get_by_role("link", name="I have a code").click()
    second.get_by_label("Code").fill(code.lower())
    second.get_by_role("button", name="Come in").click()


def test_two_devices_of_one_seat_agree(browser: Browser, server: Server) -> None:
    with visitor(browser) as one, visitor(browser, *PHONE) as other:
        one.goto(table_link(server.url, "room25", 4)[0])
        expect(one.get_by_role("button", name=re.compile("^List"))).to_be_visible()
        let_in(one, other, server)
        for page in (one, other):
            expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
            page.keyboard.press("l")
        label = one.locator("dialog[open] ol button").first.inner_text()
        one.locator("dialog[open] ol button").first.click()
        expect(other.locator("dialog[open] ol button", has_text=label.split("\n")[-1])).to_have_count(0)


@pytest.mark.parametrize("where", ["", "#/host/betrayal", "#/lobby", "#/tape", "#/code", "#/rules/room25"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_page_is_accessible_and_never_scrolls_sideways(
    browser: Browser, server: Server, where: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        page.goto(f"{server.url}{where}")
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        assert not is_scrolling_sideways(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_table_is_accessible_and_never_scrolls_sideways(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        page.goto(table_link(server.url, game, 4)[0])
        expect(page.locator("main .say")).to_be_visible()
        assert violations(page) == []
        assert not is_scrolling_sideways(page)


def test_the_rulebook_is_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/rules/room25/R25-PUSH-2")
    expect(page.get_by_text("R25-PUSH-2", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicking_the_board(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser) as page:
        page.goto(table_link(server.url, game, 4)[0])
        clicks = play_to_the_end(page)
        assert clicks["board"] > clicks["button"] / 4
        expect(page.locator("dialog[open] .outcome")).to_be_visible()
        page.get_by_role("link", name="Watch the replay").click()
        expect(page.get_by_text("Step 1 of")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Step 2 of")).to_be_visible()


def test_a_practice_table_says_so_in_the_lobby_at_the_table_and_in_the_replay(page: Page, server: Server) -> None:
    wanted = {"game": "room25", "seats": 4, "listed": True, "bots": {"1": "", "2": "", "3": ""}}
    for seed, times in ((12, 1), (None, 0)):
        name = f"Evening {seed}"
        table = post(f"{server.url}api/tables", {**wanted, "seed": seed, "name": name})["table"]
        page.goto(f"{server.url}#/lobby")
        expect(page.locator("li", has_text=name).get_by_text("Practice", exact=True)).to_have_count(times)
        for where in (f"#/t/{table}", f"#/replay/{table}"):
            page.goto(f"{server.url}{where}")
            expect(page.locator("main .say")).to_be_visible()
            expect(page.locator("header").get_by_text("Practice", exact=True)).to_have_count(times)


# -- a link becomes its user's own


def test_a_link_works_once_and_then_it_is_mine(browser: Browser, server: Server) -> None:
    link = table_link(server.url, "room25", 4)[0]
    with visitor(browser) as guest, visitor(browser) as host:
        guest.goto(link)
        expect(guest.locator("main .say")).to_be_visible()
        own = guest.url
        assert own != link
        host.goto(link)
        expect(host.get_by_role("alert")).to_contain_text("This invitation has been used")
        expect(host.locator("main .say")).to_have_count(0)
        for again in (own, link):  # the same browser knows whose it is
            guest.goto(server.url)
            guest.goto(again)
            expect(guest.locator("main .say")).to_be_visible()
            assert guest.url == own


def test_who_is_displaced_is_told(browser: Browser, server: Server) -> None:
    """Somebody else's browser opens the secret itself: it has the seat alone from then on."""
    with visitor(browser) as one, visitor(browser) as other:
        one.goto(table_link(server.url, "room25", 4)[0])
        expect(one.locator("main .say")).to_be_visible()
        other.goto(one.url)
        expect(other.locator("main .say")).to_be_visible()
        expect(one.get_by_role("alert")).to_contain_text("its link was opened elsewhere")
        expect(one.locator("main .say")).to_have_count(0)
        assert other.url != one.url


def test_a_code_that_nobody_shows_opens_nothing(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/code")
    page.get_by_label("Code").fill("AAAA-2222")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_contain_text("no such code")


def test_the_host_puts_somebody_out(browser: Browser, server: Server) -> None:
    with visitor(browser) as host, visitor(browser) as guest:
        host.goto(f"{server.url}#/host/room25")
        host.get_by_label("Seat 2").select_option("person")
        host.get_by_role("button", name="Open the table").click()
        expect(host.get_by_role("heading", name="The table is open")).to_be_visible()
        guest.goto(host.get_by_label("Seat 2").input_value())
        expect(guest.locator("main .say")).to_be_visible()
        host.get_by_role("link", name="To my seat").click()
        expect(host.locator("main .say")).to_be_visible()
        host.get_by_role("button", name="Menu").click()
        menu = host.locator("dialog[open]")
        menu.get_by_role("button", name="Put out").click()
        expect(menu).to_contain_text("Put Seat 2 out for good?")
        assert violations(host) == []
        menu.get_by_role("button", name="Put out").click()
        expect(guest.get_by_role("alert")).to_contain_text("The host has put you out")
        expect(menu.get_by_role("button", name="Put out")).to_have_count(0)
        guest.reload()
        expect(guest.get_by_role("alert")).to_contain_text("The host has put you out")
        host.reload()
        expect(host.locator("main .say")).to_be_visible()  # at the same address, and nothing has happened to them


def test_a_page_that_does_not_come_says_so_and_is_fetched_anew(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.route("**/PuzzlesPage*", lambda route: route.abort())
        page.goto(f"{server.url}#/puzzles")
        expect(page.get_by_role("alert")).to_contain_text("does not answer")
        page.unroute("**/PuzzlesPage*")
        page.get_by_role("button", name="Look again").click()
        expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()


def test_whoever_goes_home_before_the_table_has_answered_stays_there(page: Page, server: Server) -> None:
    late: list[Route] = []

    def keep(route: Route) -> None:
        late.append(route)

    page.route("**/claim", keep)
    with page.expect_request("**/claim"):
        page.goto(table_link(server.url, "room25", 4)[0])
    page.evaluate("location.hash = '#/'")
    expect(page.locator("article[data-game]")).to_have_count(len(GAMES))
    late[0].continue_()
    page.wait_for_function("() => JSON.parse(localStorage['housebound.secrets']).length === 2")  # it has answered
    assert page.url == f"{server.url}#/"


_FIRST_PICTURE = """
new MutationObserver(() => {
  // how wide the drawing is when it is first seen
  const world = document.querySelector(".world");
  if (world !== null && window.firstPicture === undefined) {
    window.firstPicture = "";
    requestAnimationFrame(() => (window.firstPicture = world.style.width));
  }
}).observe(document, { childList: true, subtree: true });
"""


def test_a_board_fits_its_place_from_the_first_picture_on(page: Page, server: Server) -> None:
    page.add_init_script(_FIRST_PICTURE)
    page.goto(table_link(server.url, "room25", 4, seed=5)[0])
    click_until(page, ".world")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.firstPicture") == page.locator(".world").evaluate("world => world.style.width")
