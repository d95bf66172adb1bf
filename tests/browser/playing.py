"""Playing through the page: by clicks on the board, and by keys alone."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

SECONDS = 60
"""How long an answer of the server may take: the machine may be busy."""
_MOST_CLICKS = 1500
_MOST_IDLE = 1000
"""Looks in a row at which nobody has anything to click: longer than a bot ever thinks."""

_CLICK = """
() => {
  // what a person would click next: a page that is open, a menu, what is ready to be done, a lit place, a button under
  // the board; null while others think
  if (document.querySelector("dialog[open] .outcome")) return "over";
  const lit = (selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !one.disabled && one.getAttribute("aria-disabled") !== "true";
  });
  const groups = [
    lit("dialog[open] button.main, .overlay button"),
    lit(".menu button:not(.plain)"),
    lit(".board button.main"),
    lit(".board [role=button].open, .board button.open, .hand .open"),
    lit("main .options button:not(.quiet)"),
  ];
  for (const group of groups) {
    if (group.length === 0) continue;
    const one = group[Math.floor(Math.random() * group.length)];
    const kind = one.matches(".board *") ? "board" : "button";
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return kind;
  }
  return null;
}
"""

_STATE = """
() => {
  if (document.querySelector("dialog[open] .outcome")) return "over";
  if (document.querySelector("dialog[open] button.main, .overlay button")) return "read";
  const buttons = [...document.querySelectorAll("main button")];
  return buttons.some((one) => /^List/.test(one.textContent.trim())) ? "asked" : null;
}
"""

_LISTED = """
() => {
  // the list is there, and no earlier answer is still on its way; or the question is gone
  const list = document.querySelector("dialog[open] form");
  return list === null || document.querySelector("dialog[open] ol button:disabled") === null;
}
"""

_ANSWERED = """
() => {
  // the list closes with an answer; it stays and says why, or is empty again, if the question was another by then
  const list = document.querySelector("dialog[open] form input");
  if (list === null) return "answered";
  return list.value === "" || document.querySelector("dialog[open] [role=alert]") !== null ? "gone" : null;
}
"""


def post(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)


def table_link(
    server_url: str, game: str, seats: int, people: int = 1, seed: int | None = None, **settings: object
) -> list[str]:
    """The links of the first seats of a new table; bots have the others."""
    bots = {str(seat): "" for seat in range(people, seats)}
    wanted = {"game": game, "seats": seats, "bots": bots, "settings": settings, "seed": seed}
    opened = post(f"{server_url}api/tables", wanted)
    return [f"{server_url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}" for seat in range(people)]


def click_once(page: Page) -> str:
    """Click what a person would click next, as soon as there is something; where it was, or `over`."""
    return str(page.wait_for_function(_CLICK).json_value())


def click_until(page: Page, wanted: str, most: int = 60) -> None:
    """Click on until something is there that this selector finds; once it is, nothing more is clicked."""
    look = f"() => document.querySelector('{wanted}') !== null ? 'there' : ({_CLICK.strip()})()"
    for _ in range(most):
        if page.wait_for_function(look).json_value() == "there":
            return
    raise AssertionError(f"{wanted} never came")


def play_to_the_end(page: Page) -> dict[str, int]:
    """Click until the game is over; how often on the board and how often elsewhere."""
    clicks = {"board": 0, "button": 0}
    expect(page.locator("main .say")).to_be_visible()
    for _ in range(_MOST_CLICKS):
        kind = click_once(page)
        if kind == "over":
            return clicks
        clicks[kind] += 1
    raise AssertionError(f"the game has no end after {clicks}")


def answer(page: Page, nth: int = 0) -> bool:
    """Answer from the list by typing a number; False if the question was gone by then."""
    page.keyboard.press("l")
    page.wait_for_function(_LISTED)
    options = page.locator("dialog[open] ol button").count()
    if options == 0:
        return False
    page.keyboard.type(str(nth % options + 1))
    page.keyboard.press("Enter")
    if page.wait_for_function(_ANSWERED).json_value() == "answered":
        return True
    page.keyboard.press("Escape")
    return False


def play_by_keys(page: Page) -> None:
    """Answer from the list until the game is over."""
    for nth in range(_MOST_CLICKS):
        state = page.wait_for_function(_STATE).json_value()
        if state == "over":
            return
        if state == "read":
            page.keyboard.press("Escape")
        else:
            answer(page, nth)
    raise AssertionError("the game has no end")


def play_together(pages: Sequence[Page]) -> None:
    """Several people at one table, each with a browser: whoever is asked clicks, until all of them see the end."""
    idle = 0
    for _ in range(_MOST_CLICKS * len(pages)):
        done = [page.evaluate(_CLICK) for page in pages]
        if all(one == "over" for one in done):
            return
        idle = idle + 1 if all(one in (None, "over") for one in done) else 0
        assert idle < _MOST_IDLE, (
            f"nobody is asked anything: {[page.locator('main .say').inner_text() for page in pages]}"
        )
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game has no end")
