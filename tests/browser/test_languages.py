"""Everybody reads their own language: by the browser's wish, by the switch, each at one and the same table."""

from __future__ import annotations

import html
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.locales import speech
from tests.browser.conftest import Server, visitor
from tests.browser.finished import finished, seats_of
from tests.browser.playing import click_once, play_together, post, table_link
from tests.browser.test_frame import PHONE, violations

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski", "it": "Italiano"}

_CUT = """
async () => {
  // labels that do not fit: cut off, wider than their button, beyond the page, over each other, or off their card
  // a new width is seen everywhere after two frames
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const cut = [];
  const top = document.querySelector("dialog[open]") ?? document;
  const labels = [];
  const seen = (one) => {
    // where it is on the screen: what scrolls shows a part of it
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let over = one.parentElement; over !== null; over = over.parentElement) {
      if (getComputedStyle(over).overflowY === "visible") continue;
      const frame = over.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };
  for (const one of top.querySelectorAll("button, a.button, h1, h2, .practice, .status")) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const text = one.textContent.trim();
    if (box.width <= 1 || style.fontSize === "0px" || text === "") continue;
    if (one.scrollWidth > one.clientWidth + 2) cut.push(`${one.tagName} ${text}`);
    if (box.right > innerWidth + 1 && one.closest(".board, .scroll") === null) cut.push("beyond: " + text);
    const part = seen(one);
    const there = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    if (one === there || one.contains(there)) labels.push([one, part, text]);
  }
  labels.forEach(([one, box, text], i) => {
    for (const [other, place, said] of labels.slice(i + 1)) {
      const wide = Math.min(box.right, place.right) - Math.max(box.left, place.left);
      const high = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
      if (wide > 2 && high > 4 && !one.contains(other) && !other.contains(one)) cut.push(`${text} over ${said}`);
    }
  });
  // whatever is written on a card, a tag or a panel stays on it
  const isBox = (style) =>
    parseFloat(style.borderRightWidth) > 0 || !["rgba(0, 0, 0, 0)", "transparent"].includes(style.backgroundColor);
  const walker = document.createTreeWalker(top === document ? document.body : top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    let one = walker.currentNode.parentElement;
    if (text === "" || one.closest("svg, option") !== null || lines.length === 0) continue;
    for (; one !== null && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (style.overflowX !== "visible" || box.width <= 1) break; // it scrolls, or ends in an ellipsis
      if (style.display !== "inline" && isBox(style) && lines.some((line) => line.right > box.right + 1))
        cut.push("spilt: " + text);
      if (["absolute", "fixed"].includes(style.position)) break;
    }
  }
  // a field for a file has words of the browser's own on it, in the browser's language
  for (const one of top.querySelectorAll("input[type=file]")) {
    if (one.getBoundingClientRect().width > 1) cut.push(`${one.type} ${one.labels[0].textContent.trim()}`);
  }
  return cut;
}
"""

_ENGLISH = """
() => {
  // whatever is shown and has a word that only English has
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const shown = walker.currentNode.parentElement.getClientRects().length > 0;
    if (shown && /\\b(the|and|you|your|with|of)\\b/i.test(text)) found.push(text);
  }
  return found;
}
"""


def say(language: str, message: str) -> str:
    return speech(language=language).say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_that_the_browser_wishes_for(
    browser: Browser, server: Server, language: str
) -> None:
    with visitor(browser, locale=f"{language}-XX") as page:
        page.goto(server.url)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=say(language, "page-play-now")).first).to_be_visible()
        assert violations(page) == []


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
def test_a_server_that_falls_silent_is_said_in_the_chosen_language(
    browser: Browser, server: Server, language: str
) -> None:
    with visitor(browser) as page:
        page.add_init_script(f"localStorage['housebound.language'] = '{language}'")
        page.route("**/api/words*", lambda route: route.abort())
        page.goto(server.url)
        expect(page.locator("#app")).to_have_text(say(language, "page-no-answer"))


def test_without_scripts_the_page_says_what_it_needs_in_the_wished_language(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, locale="pl-PL")
    page = context.new_page()
    page.goto(server.url)
    assert say("pl", "page-needs-scripts") in html.unescape(page.content())
    assert page.locator("html").get_attribute("lang") == "pl"
    context.close()


def test_whom_nobody_understands_gets_english(browser: Browser, server: Server) -> None:
    with visitor(browser, locale="eo") as page:
        page.goto(server.url)
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_switch_is_remembered_and_does_not_cost_the_seat(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.goto(server.url)
        expect(page.get_by_label("Language").locator("option")).to_have_count(len(LANGUAGES))
        assert page.get_by_label("Language").locator("option").all_inner_texts() == sorted(
            LANGUAGES.values(), key=_code
        )
        page.get_by_label("Language").select_option("it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.goto(table_link(server.url, "room25", 4)[0])
        _is_asked(page)
        page.get_by_role("button", name=say("it", "page-menu")).click()
        page.get_by_label(say("it", "page-language")).select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        _is_asked(page)


@pytest.mark.parametrize(
    "place",
    [
        *("", "lobby", "puzzles", "tape", "code", "host/room25", "learn/room25", "rules/room25", "editor/room25"),
        *("look-up/room25", "beside/betrayal", "room/{room}", "t/nowhere", "replay/nowhere"),
        *("t/{free}", "watch/{free}", "t/{invited}"),
    ],
)
def test_the_switch_is_on_every_page(browser: Browser, server: Server, place: str) -> None:
    opened = post(f"{server.url}api/tables", {"game": "room25", "seats": 4, "mine": [0], "bots": {"2": "", "3": ""}})
    table, invitation = opened["table"], opened["tokens"]["1"]
    with visitor(browser, locale="pl", named=None) as page:
        page.goto(f"{server.url}#/{place.format(room=table, free=table, invited=f'{table}/{invitation}')}")
        if place == "t/{free}":
            page.get_by_role("button", name=say("pl", "page-menu")).click()
        page.get_by_label(say("pl", "page-language")).select_option("it")
        expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_switch_is_in_the_menu_of_a_replay(browser: Browser, server: Server) -> None:
    table = seats_of(server.url, finished("room25", **_ENDS["room25"]))[0].split("/")[-2]
    with visitor(browser, locale="ru") as page:
        page.goto(f"{server.url}#/replay/{table}//20")
        page.get_by_role("button", name=say("ru", "page-menu")).click()
        page.get_by_label(say("ru", "page-language")).select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")


def _code(name: str) -> str:
    return next(code for code, one in LANGUAGES.items() if one == name)


def _is_asked(page: Page) -> None:
    expect(page.locator("main .say")).to_be_visible()
    expect(page.locator("main .say")).not_to_have_text("")


def test_two_at_one_table_read_two_languages(browser: Browser, server: Server) -> None:
    links = table_link(server.url, "terrorscape", 3, people=2)
    with visitor(browser, locale="ru") as russian, visitor(browser, locale="pl") as polish:
        for page, link, language in ((russian, links[0], "ru"), (polish, links[1], "pl")):
            page.goto(link)
            _is_asked(page)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "page-title-terrorscape"))


def _fates(game: str, language: str) -> list[str]:
    """What may have become of somebody, where that says nothing of anybody else."""
    said = [speech(game, language).say(f"end-fate-{fate}") for fate in FATES[game]]
    assert all("{" not in one and "end-fate" not in one for one in said)
    return said


FATES = {
    "betrayal": ("dead", "escaped", "gone", "survived", "left"),
    "room25": ("escaped", "left", "stays", "dead"),
    "terrorscape": ("escaped", "rescued"),
}
_ENDS: dict[str, dict[str, Any]] = {
    "betrayal": {"seats": 4, "haunt": 1},
    "room25": {"seats": 5, "mode": "suspicion"},
    "terrorscape": {"seats": 4},
}
"""Games that are over: the same that the tests of the end look at."""


@pytest.mark.parametrize(
    ("label", "found"),
    [
        ("<button>Dalej</button><button>Wstecz</button>", []),
        ("<button style='width: 3rem; white-space: nowrap; overflow: hidden'>Zagraj jeszcze raz</button>", ["BUTTON"]),
        ("<h1 style='width: 3000px'>Koniec gry</h1>", ["beyond: Koniec gry"]),
        ("<button>Dalej</button><button style='margin-left: -1rem'>Wstecz</button>", ["Dalej over Wstecz"]),
        ("<li style='width: 4rem; border: 1px solid'>Konstantynopol</li>", ["spilt: Konstantynopol"]),
        ("<p style='width: 4rem; overflow: hidden; border: 1px solid'>Konstantynopol</p>", []),
        (
            "<div style='height: 3rem; overflow: auto'><p style='height: 5rem'></p><h1>A</h1></div><h2>B</h2>",
            [],
        ),
    ],
)
def test_the_measure_finds_labels_that_do_not_fit(page: Page, label: str, found: list[str]) -> None:
    page.set_content(f"<main>{label}</main>")
    assert [one for one in page.evaluate(_CUT) if not one.startswith(tuple(found) or ("-",))] == []
    assert len(page.evaluate(_CUT)) == len(found)


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_no_label_is_cut_off_in_any_language(browser: Browser, server: Server, game: str, language: str) -> None:
    own = [f"#/{page}/{game}" for page in ("host", "learn", "rules", "editor", "look-up")]
    with visitor(browser, locale=language) as page:
        for address in [*(["", "#/lobby", "#/puzzles", "#/tape"] if game == "betrayal" else []), *own]:
            page.goto(server.url + address)
            expect(page.locator("h1, h2").first).to_be_visible()
            _fits(page)
        page.goto(table_link(server.url, game, 4)[0])
        _is_asked(page)
        _fits(page)
        for _ in range(8):
            click_once(page)
        _fits(page)
        end = seats_of(server.url, finished(game, **_ENDS[game]))[0]
        page.goto(end)
        page.locator("#end-verdict").wait_for()
        _fits(page)
        for fate in _fates(game, language):  # whatever became of somebody, in another game
            page.locator(".fate").first.evaluate("(one, said) => (one.lastChild.textContent = said)", fate)
            _fits(page)
        page.goto(f"{server.url}#/replay/{end.split('/')[-2]}//20")
        page.locator(".controls").wait_for()
        _fits(page)


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_no_label_is_cut_off_where_people_meet_learn_and_play_with_cardboard(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    new = {"game": game, "seats": 4, "mine": [0]}
    room = post(f"{server.url}api/tables", {**new, "listed": True, "name": "Kurt", "clock": {"turn": 60}})
    box = post(f"{server.url}api/tables", {**new, "people_roll": True, "mine": [0, 1, 2, 3]})
    hinted = post(f"{server.url}api/tables", {**new, "hints": True, "bots": {"1": "", "2": "", "3": ""}})
    seat = "#/t/{table}/{tokens[0]}".format
    places = [
        *("#/code", "#/beside/betrayal", "#/t/nowhere", f"#/room/{room['table']}", f"#/watch/{room['table']}"),
        *(f"#/t/{room['table']}", f"#/t/{room['table']}/{room['tokens']['1']}"),
        seat(table=box["table"], tokens=[box["tokens"]["0"]]),
    ]
    with visitor(browser, locale=language, named=None) as page:
        for place in places:
            page.goto(server.url + place)
            expect(
                page.get_by_label(say(language, "page-language")).or_(page.locator("main .say")).first
            ).to_be_attached()
            _fits(page)
    with visitor(browser, locale=language) as page:
        page.goto(server.url)
        page.locator(f"article[data-game={game}]").get_by_role("button", name=say(language, "page-guide-open")).click()
        page.get_by_role("region", name=say(language, "page-guide")).wait_for()
        _fits(page)
        page.goto(server.url + seat(table=hinted["table"], tokens=[hinted["tokens"]["0"]]))
        _is_asked(page)
        for name in ("page-menu", "page-hint"):
            page.set_viewport_size({"width": 1280, "height": 800})
            page.get_by_role("button", name=say(language, name)).first.click()
            _fits(page)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
def test_verbs_stand_side_by_side_in_any_language(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, locale=language) as page:
        page.goto(f"{server.url}#/learn/room25")
        page.locator(".tokens").first.wait_for()
        _fits(page)


def _fits(page: Page) -> None:
    for width, height in ((1280, 800), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && matchMedia('(width: {width}px)').matches")
        assert page.evaluate(_CUT) == [], f"{page.url}, {width} pixels wide"


@pytest.mark.timeout(1800)  # people who click at random may take long to find the haunt
@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_a_whole_game_is_read_in_a_language_of_ones_own(browser: Browser, server: Server, game: str) -> None:
    """Three people at one table, each in another language, to the end."""
    links = table_link(server.url, game, 4, people=3)
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, locale=language)) for language in ("ru", "pl", "it")]
        for page, link in zip(pages, links, strict=True):
            page.goto(link)
        for page in pages:
            _is_asked(page)
            assert page.evaluate(_ENGLISH) == []
        play_together(pages)
        for page in pages:
            assert page.evaluate(_ENGLISH) == []
