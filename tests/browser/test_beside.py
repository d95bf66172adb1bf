"""Only the haunt: people on cardboard say what came up, read their own page, tick, count, and open both at the end."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import housebound
from housebound.locales import speech
from tests.browser.conftest import Server, visitor
from tests.browser.test_frame import PHONE, is_scrolling_sideways, violations

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
REVEALER = 1
CAST = ("Zoe Ingstrom", "Ox Bellows", "Professor Longfellow", "Madame Zostra")
SAY = speech("betrayal").say
TEN: tuple[tuple[int, dict[str, Any], str], ...] = (
    (1, {}, "The traitor: Boris"),
    (3, {"Knowledge now": [3, None, 2, 2]}, "The traitor: Clara"),
    (4, {"Might now": [5, None, 4, 5]}, "The traitor: Dmitri"),
    (9, {}, "Nobody is the traitor now"),
    (12, {}, "Nobody is the traitor now"),
    (16, {}, "The traitor: Clara"),
    (20, {"Explorer": CAST}, "The traitor: Clara"),
    (21, {"Explorer": (CAST[0], None, *CAST[2:])}, "The traitor: Clara"),
    (34, {}, "Nobody is the traitor now"),
    (46, {"Explorer": CAST}, "The traitor: Dmitri"),
)
"""What each of them asks besides, and who it is then: ties go to the left of Boris, ages stand on the cards."""


def cell_of(haunt: int) -> tuple[str, str]:
    """A room and an omen that mean this haunt, as the page names them."""
    cells = housebound.game("betrayal").reference().charts[0].cells
    room, omen = next(
        (room, omen) for room, row in cells.items() for omen, cell in row.items() if cell == f"haunt_{haunt}"
    )
    return SAY(f"room-{room}".replace("_", "-")), SAY(f"card-{omen}".replace("_", "-"))


def say_what_came_up(page: Page, haunt: int, asked: dict[str, Any]) -> None:
    room, omen = cell_of(haunt)
    for n, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of player {n}").fill(name)
        page.get_by_label(f"Name of player {n}").blur()
    page.get_by_label("The omen that was drawn").select_option(omen)
    page.get_by_label("The room in which it was drawn").select_option(room)
    page.get_by_label("Who drew it and revealed the haunt").select_option(NAMES[REVEALER])
    expect(page.locator(".answer .number")).to_have_text(f"Haunt {haunt}")
    for what, values in asked.items():
        expect(page.get_by_text("Who the traitor is hangs on this:")).to_be_visible()
        group = page.locator(".answer").get_by_role("group", name=what)
        for name, value in zip(NAMES, values, strict=True):
            field = group.get_by_label(name)
            if value is None:
                expect(field).to_have_count(0)
            else:
                field.select_option(str(value))


def pages_handed_out(page: Page) -> tuple[str, dict[str, str]]:
    """The address of the table that was opened, and the links to its free seats."""
    page.get_by_role("button", name="Hand out the pages").click()
    expect(page.get_by_role("heading", name="The table is open")).to_be_visible()
    expect(page.locator("li[data-seat] input")).to_have_count(3)
    links = {
        row.get_attribute("data-seat") or "": row.locator("input").input_value()
        for row in page.locator("li[data-seat]").all()
    }
    return page.url.split("#")[0], links


def phrase(haunt: int, side: str) -> str:
    """The beginning of a page's second paragraph: nothing else on the page says it."""
    text = SAY(f"haunt-{haunt}-{side}")
    return " ".join(text.split())[:60]


@pytest.mark.parametrize(("haunt", "asked", "who"), TEN)
def test_ten_haunts_are_found_and_their_pages_read(
    browser: Browser, server: Server, haunt: int, asked: dict[str, Any], who: str
) -> None:
    with visitor(browser, *PHONE) as host, visitor(browser, *PHONE) as other:
        host.goto(f"{server.url}#/beside/betrayal")
        say_what_came_up(host, haunt, asked)
        expect(host.locator(".traitor")).to_have_text(who)
        if "Explorer" in asked:
            expect(host.locator(".answer")).to_contain_text("age 8, birthday 5/11")
        _, links = pages_handed_out(host)
        traitor = next((seat for seat, name in enumerate(NAMES) if who.endswith(name)), 2)
        other.goto(links[str(traitor)])
        host.get_by_role("link", name="To my seat").click()
        open_to_all = haunt in (12, 34)
        own = "heroes" if open_to_all or not who.startswith("The traitor") else "traitor"
        for page, mine in ((host, "heroes"), (other, own)):
            paper = page.locator(".paper .page")
            expect(paper).to_be_visible()
            hidden = "traitor" if mine == "heroes" else "heroes"
            shown = " ".join(paper.inner_text().split())
            first = paper.locator("div.side p").first.inner_text()
            assert first
            for side, is_there in ((mine, True), (hidden, False)):
                message = SAY(f"haunt-{haunt}-{side}")
                if message.startswith("haunt-"):
                    continue
                sentences = [one for one in re.split(r"(?<=\.)\s+", " ".join(message.split())) if len(one) > 40]
                assert any(one in shown for one in sentences) is is_there, (haunt, side)


def test_three_phones_from_the_question_to_the_end(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with ExitStack() as stack:
            anna, clara, dmitri = (stack.enter_context(visitor(browser, *PHONE, named=None)) for _ in range(3))
            anna.goto(server.url)
            anna.locator("article[data-game=betrayal]").get_by_role("link", name="Only the haunt").click()
            expect(anna.get_by_text("Say the rest")).to_be_visible()
            assert violations(anna) == []
            say_what_came_up(anna, 4, {"Might now": [4, None, 6, 6]})
            expect(anna.locator(".traitor")).to_have_text("The traitor: Clara")
            assert violations(anna) == []
            assert not is_scrolling_sideways(anna)
            anna.reload()  # a phone had no memory left for the page: nothing that was said is lost
            expect(anna.locator(".traitor")).to_have_text("The traitor: Clara")
            _, links = pages_handed_out(anna)
            anna.get_by_role("link", name="To my seat").click()
            clara.goto(links["2"])  # nobody is asked for a name: it was said who is who
            dmitri.goto(links["3"])
            expect(clara.get_by_text("Clara: the traitor’s side")).to_be_visible()
            expect(dmitri.get_by_text("Dmitri: the heroes")).to_be_visible()
            for phone in (anna, clara, dmitri):
                expect(phone.locator(".paper .page")).to_be_visible()
                assert violations(phone) == []
                assert not is_scrolling_sideways(phone)

            clara.get_by_role("tab", name="Set up").click()
            clara.get_by_role("checkbox").first.check()
            expect(clara.get_by_text("3 things are left.")).to_be_visible()
            assert violations(clara) == []
            for phone in (anna, clara, dmitri):
                phone.get_by_role("tab", name="Counters").click()
            for phone in (anna, clara, dmitri):
                phone.get_by_role("button", name="Turn/Damage track: one more").click()
            for phone in (anna, clara, dmitri):
                expect(phone.get_by_label("Turn/Damage track", exact=True)).to_have_text("3")
            clara.get_by_role("button", name="Spider, Sanity: one less").click()
            expect(clara.get_by_label("Spider, Sanity", exact=True)).to_have_text("4")
            expect(anna.get_by_text("Spider")).to_have_count(0)
            more = anna.get_by_role("button", name="Successes, or whatever you count: one more")
            more.click()
            more.click()
            expect(dmitri.get_by_label("Successes, or whatever you count", exact=True)).to_have_text("2")
            expect(clara.get_by_label("Successes, or whatever you count", exact=True)).to_have_text("0")
            assert violations(clara) == []

            clara.reload()  # a phone had slept
            expect(clara.locator(".paper .page")).to_be_visible()
            server.stop()  # and the network of the house was gone
            server.start()
            expect(clara.locator(".broken")).to_have_count(0)
            clara.get_by_role("tab", name="Counters").click()
            expect(clara.get_by_label("Spider, Sanity", exact=True)).to_have_text("4")
            expect(clara.get_by_label("Turn/Damage track", exact=True)).to_have_text("3")

            for phone in (anna, dmitri, clara):
                phone.get_by_role("tab", name="Table").click()
                won = phone.get_by_role("button", name="The heroes have won")
                if not won.is_visible():  # it lies open as soon as somebody has said something
                    phone.get_by_text("How did it end?").click()
                won.click()
                if phone is not clara:  # hers is over by then, and changes while it is looked at
                    assert violations(phone) == []
            for phone in (anna, clara, dmitri):
                phone.get_by_role("tab", name="Page").click()
                expect(phone.get_by_text("It is over.")).to_be_visible()
                expect(phone.locator(".paper")).to_contain_text("guards whoever woke this haunt")
                expect(phone.locator(".paper")).to_contain_text("hangs in a web, full of your Spider's eggs")
            expect(anna.get_by_text("Successes")).to_have_count(0)
    finally:
        server.stop()


def test_the_house_is_laid_with_haunt_and_traitor_and_goes_on_with_the_real_box(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, 1440, 900) as page:
        page.goto(f"{server.url}#/beside/betrayal")
        say_what_came_up(page, 1, {})
        page.get_by_text("Who plays whom").click()
        for name, who in zip(NAMES, CAST, strict=True):
            page.get_by_role("group", name="Explorer").get_by_label(name).select_option(who)
        assert violations(page) == []
        page.get_by_role("button", name="Lay the house").click()
        expect(page.get_by_label("Haunt (0: not yet)")).to_have_value("1")
        expect(page.get_by_label("The traitor", exact=True)).to_have_value("1")
        expect(page.get_by_text("This can be.")).to_be_visible()
        page.locator("[data-spot='basement_landing.north']").click()
        page.get_by_role("searchbox").fill("catacombs")
        page.get_by_role("button", name="Catacombs").click()
        page.get_by_label("Put here: Explorers").select_option("Ox Bellows")
        expect(page.get_by_text("This can be.")).to_be_visible()
        expect(page.get_by_role("checkbox", name="With the real box on the table")).to_be_checked()
        page.get_by_role("button", name="Play on from here").click()
        expect(page.get_by_role("heading", name="The table is open")).to_be_visible()
        page.get_by_role("link", name="To my seat").click()
        expect(page.locator("#haunt-title")).to_have_text("The Mummy Walks")
        expect(page.locator(".paper").first).to_contain_text("Drive the Mummy back")
