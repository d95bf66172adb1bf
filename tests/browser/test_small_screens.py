"""On the smallest phones: what is looked at has the width of the screen, and what keys reach is in sight and marked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, visitor
from tests.browser.playing import click_once, post, table_link
from tests.browser.test_story import about_to_attack

SMALLEST = (360, 740)
PHONE = (390, 844)
GAMES = ("betrayal", "room25", "terrorscape")
MOST_CLICKS = 40
TABS = 60
LEAST_SHARE = 0.22
"""Of a phone's height, for a board beside which something else is asked and a hint is read."""
_FOCUSED = """
async () => {
  // where the focus is: what it is, and what is wrong with seeing it there, once the board has followed it
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const away = (box) => box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
  for (let frame = 0; frame < 30 && away(one.getBoundingClientRect()); frame++)
    await new Promise(requestAnimationFrame);
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const middle = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
  const hit = document.elementFromPoint(middle, box.y + box.height / 2);
  const reached = hit !== null && (one.contains(hit) || hit.contains(one));
  const marked = style.outlineStyle !== "none" && style.outlineWidth !== "0px";
  const name = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  const wrong = [];
  const drawn = one instanceof SVGElement; // a place of the board glows otherwise, and figures stand in it
  if (away(box)) wrong.push("out of sight");
  else if (!reached && !drawn) wrong.push(`covered by ${hit?.tagName}.${hit?.getAttribute("class")}`);
  if (!marked && !drawn) wrong.push("not marked");
  return { name: `${one.tagName}.${one.getAttribute("class") ?? ""} ${name}`, wrong };
}
"""

_BELOW = """
() => {
  // every room lies below what stands over the house
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const rooms = boxes(".board [data-place^='room:']").map((box) => box.top);
  const over = boxes(".over .tabs, .over .marks, .over .page").map((box) => box.bottom);
  return rooms.length > 0 && Math.min(...rooms) >= Math.max(...over);
}
"""


@pytest.mark.parametrize("size", [SMALLEST, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_what_tab_comes_to_is_seen(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    with visitor(browser, *size) as page:
        page.goto(table_link(server.url, game, 4, seed=7)[0])
        expect(page.locator("main .say")).to_be_visible()
        for _ in range(8):
            click_once(page)
            page.wait_for_timeout(60)
        page.keyboard.press("Escape")  # a click may have opened the menu of a place, or why something cannot be done
        expect(page.locator("dialog.menu")).to_have_count(0)
        page.wait_for_timeout(600)  # the board comes to rest
        found: dict[str, Any] = {}
        for _ in range(TABS):
            page.keyboard.press("Tab")
            seen = page.evaluate(_FOCUSED)
            if seen is not None:
                found[seen["name"]] = seen["wrong"]
        assert len(found) > 5
        assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_hint_leaves_the_mansion_its_width(browser: Browser, server: Server) -> None:
    with visitor(browser, *SMALLEST, first=True) as page:
        page.goto(table_link(server.url, "terrorscape", 4, seed=5)[0])
        hint, mansion = page.locator("aside.coach"), page.locator(".mansion")
        for _ in range(MOST_CLICKS):
            if hint.count() > 0 and mansion.count() > 0:
                break
            click_once(page)
            page.wait_for_timeout(60)
        expect(hint).to_be_visible()
        box = mansion.bounding_box()
        assert box is not None
        assert box["width"] == SMALLEST[0]


def test_whoever_waits_for_others_to_choose_sees_who_there_is(browser: Browser, server: Server) -> None:
    """The killer and the first of the team choose; the third at the table looks at them all."""
    link = table_link(server.url, "terrorscape", 4, people=3)[2]
    with visitor(browser, *PHONE) as page:
        page.goto(link)
        known = page.locator(".cast .known")
        expect(known.filter(has_text="Ghost Maid")).to_be_visible()
        expect(known.filter(has_text="Sophia")).to_have_count(1)


def test_a_hint_leaves_the_complex_its_share_while_people_program(browser: Browser, server: Server) -> None:
    with visitor(browser, *SMALLEST, first=True) as page:
        page.goto(table_link(server.url, "room25", 4, seed=5)[0])
        page.get_by_role("button", name="Understood").click()  # the goal
        hint, tokens = page.locator("aside.coach"), page.locator("[data-token]")
        for _ in range(MOST_CLICKS):
            page.wait_for_function("() => document.querySelector('aside.coach, main section.mine')")
            page.wait_for_timeout(60)  # a hint comes with its question
            if hint.count() > 0 and tokens.count() > 0:
                break
            click_once(page)
        expect(hint).to_be_visible()
        complex_ = page.locator(".complex").bounding_box()
        assert complex_ is not None
        assert complex_["height"] >= SMALLEST[1] * LEAST_SHARE
        for token in ("look", "move"):
            page.locator(f"[data-token={token}]").click()  # what is asked is reached beside the Complex, by a finger
        page.get_by_role("button", name="Lay:").click()
        expect(tokens).to_have_count(0)


def test_what_stands_over_the_house_covers_none_of_it(browser: Browser, server: Server) -> None:
    """On a phone a haunt's page and its marks have rows of their own below the floors."""
    tape, seat = about_to_attack()
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    with visitor(browser, *PHONE) as page:
        page.goto(f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
        expect(page.get_by_role("button", name="The haunt's page")).to_be_visible()
        page.keyboard.press("f")
        expect(page.get_by_role("button", name="All", exact=True)).to_have_attribute("aria-pressed", "true")
        page.wait_for_function(_BELOW)
