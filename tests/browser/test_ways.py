"""Ways to play: on a phone, by keys alone, several people at one screen, looking on, from a tape; and talking."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import housebound
from tests.browser.conftest import Server, visitor
from tests.browser.playing import answer, play_by_keys, play_to_the_end, post, table_link
from tests.server.test_texts import in_the_haunt

PHONE = (360, 740)


@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_a_whole_game_is_played_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(table_link(server.url, game, 4)[0])
        clicks = play_to_the_end(page)
        assert clicks["board"] > clicks["button"] / 4
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_a_whole_game_is_played_by_keys_alone(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser) as page:
        page.goto(table_link(server.url, game, 4)[0])
        play_by_keys(page)
        expect(page.locator("dialog[open] .outcome")).to_be_visible()


def test_several_people_pass_one_screen_on(page: Page, server: Server) -> None:
    page.goto(f"{server.url}#/host/room25")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    seats = set()
    for _ in range(4):
        handed = page.get_by_role("heading", name=re.compile("^Pass the screen to"))
        expect(handed).to_be_visible()
        seats.add(handed.inner_text())
        expect(page.locator("main .board")).to_have_count(0)  # nothing of anybody is to be seen
        page.get_by_role("button", name=re.compile("nobody else is looking")).click()
        expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
        for _ in range(60):
            if handed.count() > 0:
                break
            answer(page)
            expect(handed.or_(page.get_by_role("button", name=re.compile("^List")))).to_be_visible()
    assert seats == {"Pass the screen to Anna.", "Pass the screen to Seat 2."}


def test_a_spectator_looks_on_and_chooses_nothing(browser: Browser, server: Server) -> None:
    link = table_link(server.url, "room25", 4)[0]
    with visitor(browser) as player, visitor(browser) as watcher:
        player.goto(link)
        watcher.goto(link.rpartition("/")[0])
        expect(player.get_by_role("button", name=re.compile("^List"))).to_be_visible()
        expect(watcher.locator("main .say")).to_contain_text("Seat 1")
        expect(watcher.get_by_role("button", name=re.compile("^List"))).to_have_count(0)
        expect(watcher.get_by_text("Your role")).to_have_count(0)


def test_a_tape_is_replayed_and_a_broken_one_is_refused(page: Page, server: Server, tmp_path: Path) -> None:
    table = housebound.new("room25", seats=4, seed=7, mode="competition")
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[0])
    good, bad = tmp_path / "evening.tape", tmp_path / "bad.tape"
    table.save(good)
    bad.write_text(good.read_text(encoding="utf-8").replace("room25", "chess"), encoding="utf-8")
    page.goto(f"{server.url}#/tape")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("chess")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"Step (\d+) of \1$"))).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_each_side_reads_its_own_page_of_a_haunt(browser: Browser, server: Server) -> None:
    opened = post(f"{server.url}api/tapes", {"tape": in_the_haunt(1)})
    links = {int(seat): f"{server.url}#/t/{opened['table']}/{token}" for seat, token in opened["tokens"].items()}
    heroes, traitors = "You win when the Mummy is banished", "Choose a room for the Girl"
    read = []
    for link in links.values():
        with visitor(browser) as page:
            page.goto(link)
            hand = page.locator("aside.side section.hand")
            expect(hand).to_contain_text(re.compile(f"{heroes}|{traitors}"))
            expect(page.locator("body")).not_to_contain_text("haunt-1-")
            read.append((heroes in hand.inner_text(), traitors in hand.inner_text()))
    assert sorted(read) == [(False, True), (True, False), (True, False), (True, False)]


def test_the_tape_of_a_table_without_spectators_is_for_its_seats(page: Page, server: Server) -> None:
    wanted = {"game": "room25", "seats": 4, "bots": {str(seat): "" for seat in range(1, 4)}, "watched": False}
    opened = post(f"{server.url}api/tables", wanted)
    page.goto(f"{server.url}#/t/{opened['table']}/{opened['tokens']['0']}")
    play_to_the_end(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the tape").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("housebound")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_two_people_talk_and_a_word_is_text(browser: Browser, server: Server) -> None:
    links = table_link(server.url, "room25", 4, people=2)
    with visitor(browser) as one, visitor(browser) as other:
        for page, link in zip((one, other), links, strict=True):
            page.goto(link)
            page.locator("aside.side").get_by_role("tab", name="Talk").click()
        words = "<img src=x onerror=alert(1)> who goes first?"
        one.locator("aside.side").get_by_label("Say something").fill(words)
        one.locator("aside.side").get_by_role("button", name="Send").click()
        expect(other.locator("aside.side .chat")).to_contain_text(words)
        expect(other.locator("aside.side .chat img")).to_have_count(0)


def test_what_is_barred_names_its_rule(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "betrayal", 3, seed=12)[0])
    barred = page.locator("dialog[open] details")
    for nth in range(50):
        expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
        page.keyboard.press("l")
        if barred.count() > 0:
            break
        page.keyboard.press("Escape")
        answer(page, nth)
    barred.locator("summary").click()
    expect(barred.locator(".rule").first).to_have_text(re.compile("^BET-"))


def test_a_number_that_is_not_in_the_list_answers_nothing_and_says_so(page: Page, server: Server) -> None:
    page.goto(table_link(server.url, "betrayal", 3, seed=12)[0])
    expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
    page.keyboard.press("l")
    options = page.locator("dialog[open] ol button").count()
    page.keyboard.type(str(options + 1))
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text(f"choose from 1 to {options}")
    expect(page.locator("dialog[open] form")).to_be_visible()
