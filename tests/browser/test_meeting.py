"""Meeting at a table: invitations and their code, a name first, the room, clocks, bots that stand in, talk."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import answer, post, table_link
from tests.browser.test_frame import is_scrolling_sideways, violations

PHONE = (390, 844)
DESK = (1440, 900)
FIRST_BEGINS = 12
"""With this seed the first seat is asked first at a table of Room 25."""
_PIXELS = """
async (svg) => {
  // what a camera would see: the picture as grey values
  const size = 430;
  const image = new Image();
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", size);
  copy.setAttribute("height", size);
  image.src = "data:image/svg+xml," + encodeURIComponent(copy.outerHTML);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const data = pen.getImageData(0, 0, size, size).data;
  return Array.from({ length: size * size }, (_, i) => data[i * 4]);
}
"""


def read_code(page: Page, nth: int = 0) -> str:
    """What a phone's camera reads from a code on the page."""
    code = page.get_by_role("img", name="as a code").nth(nth)
    expect(code).to_be_visible()
    grey = bytes(code.evaluate(_PIXELS))
    side = round(len(grey) ** 0.5)
    found = zxingcpp.read_barcodes(memoryview(grey).cast("B", (side, side)))
    return found[0].text


def host(page: Page, url: str, game: str = "room25", people: int = 1) -> None:
    """Open a table with free seats by the host's page; its room is shown then."""
    page.goto(f"{url}#/host/{game}")
    page.get_by_label("Your name").fill("Anna")
    for seat in range(people):
        page.get_by_label(f"Seat {seat + 2}").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The table is open")).to_be_visible()


def come_in(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("What are you called?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("main .say")).to_be_visible()


def opened_with(url: str, mine: tuple[int, ...] = (0,), **wanted: Any) -> tuple[str, Any]:
    """The page of a new table, and what its host was given."""
    body = {"game": "room25", "seats": 4, "mine": list(mine), **wanted}
    opened = post(f"{url}api/tables", body)
    return f"{url}#/t/{opened['table']}", opened


# -- invitations


def test_the_code_is_the_link_and_a_guest_is_asked_for_a_name_first(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page, visitor(browser, *PHONE, named=None) as guest:
        host(page, server.url)
        link = page.get_by_label("Seat 2").input_value()
        assert read_code(page) == link
        assert violations(page) == []
        guest.goto(link)
        expect(guest.get_by_role("heading", name="You are invited")).to_be_visible()
        expect(guest.locator("main")).to_contain_text("With Anna and 2 bots.")
        expect(guest.locator("main")).to_contain_text("Beginner")
        assert violations(guest) == []
        come_in(guest, link, "Ben")
        page.get_by_role("link", name="To my seat").click()
        expect(page.locator("aside.seats li").nth(1)).to_contain_text("Ben")
        guest.reload()
        expect(guest.locator("main .say")).to_be_visible()  # who was asked is not asked again


def test_the_link_stands_in_the_card_of_a_free_seat_until_somebody_has_it(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page, visitor(browser, *PHONE, named="Ben") as guest:
        host(page, server.url, people=2)
        page.get_by_role("link", name="To my seat").click()
        second, third = page.locator("aside.seats li").nth(1), page.locator("aside.seats li").nth(2)
        link = second.get_by_label("Seat 2").input_value()
        assert read_code(page) == link
        expect(third.get_by_text("Invite somebody")).to_be_visible()
        guest.goto(link)
        expect(guest.locator("main .say")).to_be_visible()
        expect(second).to_contain_text("Ben")
        expect(second.get_by_text("Invite somebody")).to_have_count(0)
        expect(third.get_by_role("img", name="as a code")).to_be_visible()
        guest.get_by_role("button", name="Seats").click()
        expect(guest.locator("dialog[open]").get_by_text("Invite somebody")).to_have_count(0)  # it is the host's to do


def test_the_room_is_found_again_by_back_and_reload_and_on_a_second_device(browser: Browser, server: Server) -> None:
    with visitor(browser, *DESK) as page, visitor(browser, *PHONE) as phone:
        host(page, server.url)
        link = page.get_by_label("Seat 2").input_value()
        page.get_by_role("link", name="To my seat").click()
        expect(page.locator("main .say")).to_be_visible()
        page.go_back()
        expect(page.get_by_label("Seat 2")).to_have_value(link)
        page.reload()
        expect(page.get_by_label("Seat 2")).to_have_value(link)
        page.get_by_role("link", name="To my seat").click()
        page.get_by_role("button", name="Menu").click()
        expect(page.locator("dialog[open]").get_by_label("Seat 2")).to_have_value(link)
        page.get_by_role("button", name="Play on a second device").click()
        code = page.locator("dialog[open] .shown strong").inner_text()
        phone.goto(f"{server.url}#/code")
        phone.get_by_label("Code").fill(code)
        phone.get_by_role("button", name="Come in").click()
        expect(phone.locator("main .say")).to_be_visible()
        phone.get_by_role("button", name="Menu").click()
        other = phone.locator("dialog[open]").get_by_label("Seat 2").input_value()
        assert (other == link, other.rpartition("/")[0] == link.rpartition("/")[0]) == (False, True)  # one of its own
        assert violations(phone) == [], violations(phone)


def test_seats_are_filled_with_bots_and_made_free_again(page: Page, server: Server) -> None:
    host(page, server.url)
    page.get_by_role("link", name="To my seat").click()
    page.get_by_role("button", name="Menu").click()
    seat = page.locator("dialog[open] li[data-seat='1']")
    seat.get_by_role("button", name="Fill with a bot").click()
    expect(seat).to_contain_text("bot, normal")
    expect(page.locator("aside.seats li").nth(1)).to_contain_text("bot")
    seat.get_by_role("button", name="offer to a person").click()
    expect(seat.get_by_label("Seat 2")).to_be_visible()
    expect(page.locator("aside.seats li").nth(1)).to_contain_text("free")


def test_bots_have_names_and_faces_and_are_marked(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "room25", 4)[0])
    bots = page.locator("aside.seats li").filter(has=page.locator(".tag", has_text="bot"))
    expect(bots).to_have_count(3)
    names = bots.locator(".head .name").all_inner_texts()
    assert len(set(names)) == 3
    assert not any(name.startswith("Seat") for name in names)
    expect(bots.locator(".head svg")).to_have_count(6)  # a shape and a face each


# -- clocks and stand-ins


def seconds(text: str) -> int:
    minutes, _, rest = text.strip().partition(":")
    return int(minutes) * 60 + int(rest)


def test_the_clock_of_whoever_is_asked_is_drawn_and_counts(browser: Browser, server: Server) -> None:
    at, _ = opened_with(server.url, mine=(0, 1, 2, 3), clock={"total": 0, "each": 90})
    with visitor(browser) as page:
        page.goto(at)  # somebody who looks on
        clock = page.locator("aside.seats li.lit [role=timer]")
        expect(clock).to_have_text(re.compile(r"^1:[0-3]\d$"))
        began, before = time.monotonic(), seconds(clock.inner_text())
        page.wait_for_timeout(1600)
        after = seconds(clock.inner_text())
        assert before - (time.monotonic() - began) - 2 <= after < before
        assert page.locator("aside.seats [role=timer]").count() == page.locator("aside.seats li.lit").count()


def test_who_runs_out_of_time_is_told_and_takes_the_chair_back(browser: Browser, server: Server) -> None:
    at, opened = opened_with(server.url, mine=(0, 1, 2, 3), clock={"total": 0, "each": 6}, seed=FIRST_BEGINS)
    with visitor(browser, *PHONE) as late, visitor(browser, *DESK) as watcher:
        late.goto(f"{at}/{opened['tokens']['0']}")  # before anybody else: there are six seconds
        expect(late.get_by_text("Choose, or a bot plays for you in")).to_be_visible()
        watcher.goto(at)
        banner = late.get_by_role("alert").filter(has_text="A bot plays for you.")
        expect(banner).to_be_visible()
        assert violations(late) == []
        log, talk = watcher.locator("aside.side ol[aria-label=Log]"), watcher.locator(".chat")
        expect(log.get_by_text("A bot plays for Seat 1 now.").first).to_be_visible()
        late.reload()  # whoever returns sees it at once
        banner.get_by_role("button", name="Take over").click()
        expect(log.get_by_text("Seat 1 plays again.").first).to_be_visible()
        watcher.reload()  # what happened to a seat keeps its place among what happened
        expect(log.get_by_text("Seat 1 plays again.").first).to_be_visible()
        watcher.locator("aside.side").get_by_role("tab", name="Talk").click()
        expect(talk.get_by_text("A bot plays for Seat 1 now.").first).to_be_visible()


def test_how_long_somebody_may_be_away_is_seen(browser: Browser, server: Server) -> None:
    at, opened = opened_with(server.url, mine=(0, 1), bots={"2": "", "3": ""}, away=5)
    with visitor(browser, *DESK) as page:
        page.goto(f"{at}/{opened['tokens']['0']}")
        away = page.locator("aside.seats li").nth(1)
        expect(away.locator(".clock")).to_contain_text("away; a bot plays in")
        expect(away).to_contain_text("a bot stands in")
        expect(away.locator(".clock")).to_have_count(0)


# -- watching, the lobby, my tables


def test_a_spectator_is_told_and_may_sit_down_where_that_is_allowed(browser: Browser, server: Server) -> None:
    at, _ = opened_with(server.url, listed=True, name="Open chair")
    with visitor(browser, *DESK, named="Cleo") as page:
        page.goto(at)
        expect(page.get_by_role("status").filter(has_text="You watch.")).to_contain_text("every seat's eyes")
        assert violations(page) == []
        page.get_by_role("button", name="Take seat 2").click()
        expect(page.locator("aside.seats li.me")).to_contain_text("Cleo")
        expect(page.get_by_text("You watch.")).to_have_count(0)


def test_the_lobby_refreshes_itself_and_says_what_was_chosen(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.goto(f"{server.url}#/lobby")
        expect(page.get_by_role("heading", name="To watch")).to_be_visible()
        chosen = {"rulebook": "pl", "armor_trade": "allowed"}
        wanted = {"game": "betrayal", "seats": 3, "mine": [0], "listed": True, "settings": chosen}
        clock = {"total": 900, "each": 10}
        post(f"{server.url}api/tables", {**wanted, "name": "Late guests", "clock": clock})
        post(f"{server.url}api/tables", {**wanted, "name": "All there", "bots": {"1": "", "2": ""}, "settings": {}})
        waits = page.locator("li", has_text="Late guests")  # nobody has pressed anything
        expect(waits).to_contain_text("The Armor can be given away")
        expect(waits).to_contain_text("The Polish book")
        expect(waits).to_contain_text("15 minutes for the game")
        runs = page.locator("li", has_text="All there")
        expect(runs).to_contain_text("Beginner")
        expect(runs.get_by_role("button")).to_have_count(0)
        assert violations(page) == []
        runs.get_by_role("link", name="Watch").click()
        expect(page.get_by_text("You watch.")).to_be_visible()


def test_my_tables_say_whose_turn_it_is_and_what_they_were(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/host/betrayal")
    page.get_by_label("By the book: Italian").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
    page.goto(server.url)
    mine = page.locator("section li", has_text="By the book: Italian")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("3 bots")
    back = page.get_by_role("link", name="Back to your table: Betrayal at House on the Hill (Your turn)")
    expect(back).to_have_attribute("href", re.compile("^#/t/"))
    assert violations(page) == []


# -- the line, and talk


def test_after_coming_back_nothing_complains(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        with visitor(browser) as page:
            page.goto(table_link(own.url, "room25", 4)[0])
            expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
            own.stop()
            expect(page.get_by_text("The line is broken")).to_be_visible()
            page.keyboard.press("l")
            page.locator("dialog[open] ol button").first.click()
            expect(page.get_by_text("Not connected")).to_be_visible()
            own.start()
            expect(page.get_by_text("The line is broken")).to_have_count(0)
            expect(page.get_by_text("Not connected")).to_have_count(0)
    finally:
        own.stop()


def test_talk_shows_what_is_unread(browser: Browser, server: Server) -> None:
    links = table_link(server.url, "room25", 4, people=2)
    with visitor(browser, *DESK) as one, visitor(browser, *PHONE) as other:
        one.goto(links[0])
        other.goto(links[1])
        side = one.locator("aside.side")
        side.get_by_role("tab", name="Talk").click()
        for word in ("who", "goes", "first?"):
            side.get_by_label("Say something").fill(word)
            side.get_by_role("button", name="Send").click()
            expect(side.locator(".chat li").last).to_contain_text(word)
        expect(side.locator("[role=tab] .new")).to_have_count(0)  # one's own are read
        story = other.get_by_role("button", name=re.compile("^Story"))
        expect(story.locator(".new")).to_have_text("3")
        other.reload()
        expect(story.locator(".new")).to_have_text("3")
        story.click()
        tab = other.locator("dialog[open]").get_by_role("tab", name="Talk")
        expect(tab.locator(".new")).to_have_text("3")
        tab.click()
        expect(tab.locator(".new")).to_have_count(0)
        other.reload()
        expect(story).to_be_visible()
        expect(story.locator(".new")).to_have_count(0)


# -- the host's page


def test_presets_come_first_and_what_depends_on_a_mode_comes_with_it(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/host/room25")
    seats = page.locator("#option-seats select").first
    expect(page.get_by_role("radio", name=re.compile("^Beginner"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Solo")).check()
    expect(seats).to_have_value("1")
    page.get_by_label("House rules").check()
    expect(page.get_by_role("group", name="Difficulty")).to_be_visible()
    page.get_by_label("Team: two open sides").check()
    assert seats.locator("option").all_inner_texts() == ["4", "6", "8"]
    expect(page.get_by_role("group", name="Difficulty")).to_have_count(0)
    page.locator("summary", has_text="Roles").click()
    expect(page.get_by_role("group", name="Talk within a team")).to_be_visible()
    expect(page.get_by_role("group", name="Guards")).to_have_count(0)
    assert not re.search(r"\b(true|false|extra_tile|base_beginner)\b", page.locator("form").inner_text())
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main .say")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("Team")


def test_an_error_stands_beside_its_field_and_is_in_view(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(f"{server.url}#/host/betrayal")
        page.locator("summary", has_text="Who begins").click()
        page.get_by_label("Date of play").fill("31.10.")
        page.get_by_role("button", name="Open the table").click()
        field = page.get_by_role("group", name="Date of play")
        expect(field.get_by_role("alert")).to_contain_text("write month and day like 10-31")
        expect(field.get_by_role("alert")).to_be_in_viewport()
        assert violations(page) == []
        page.get_by_label("Date of play").fill("10-31")
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator("main .say")).to_be_visible()


def test_following_a_rule_loses_nothing(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/host/terrorscape")
    page.get_by_label("Seat 3").select_option("person")
    page.locator("summary", has_text="Variants of play").click()
    page.get_by_label("Hard: victims keep one each").check()
    expect(page.get_by_label("House rules")).to_be_checked()
    page.get_by_role("link", name="Rule TER-ABIL-1").click()
    expect(page.get_by_role("heading", name=re.compile("^Rulebook"))).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Seat 3")).to_have_value("person")
    page.locator("summary", has_text="Variants of play").click()
    expect(page.get_by_label("Hard: victims keep one each")).to_be_checked()


# -- everybody together


@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_two_phones_and_a_desktop_meet_at_one_table(browser: Browser, server: Server, game: str) -> None:
    with (
        visitor(browser, *DESK) as desk,
        visitor(browser, *PHONE, named=None) as one,
        visitor(browser, *PHONE, named=None) as other,
    ):
        host(desk, server.url, game, people=2)
        links = [desk.get_by_label(f"Seat {seat}").input_value() for seat in (2, 3)]
        desk.get_by_role("link", name="To my seat").click()
        for page, link, name in zip((one, other), links, ("Ben", "Cleo"), strict=True):
            come_in(page, link, name)
        expect(desk.locator("aside.seats")).to_contain_text(re.compile("Anna.*Ben.*Cleo", re.DOTALL))
        pages = (desk, one, other)
        for n in range(12):
            asked = [page for page in pages if page.get_by_role("button", name=re.compile("^List")).count()]
            for page in asked[:1]:
                answer(page, n)
            desk.wait_for_timeout(50)
        for page in pages:
            assert not is_scrolling_sideways(page)
            expect(page.get_by_role("alert")).to_have_count(0)
