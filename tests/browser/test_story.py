"""Understanding what happened: pace, what others did meanwhile, dice and fights, the log, and nothing in the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from tests.browser.conftest import LIMIT, Server, visitor
from tests.browser.finished import finished, seats_of
from tests.browser.playing import answer, click_once, click_until, post, table_link

DESKTOP = (1440, 900)
PHONE = (390, 844)
GAMES = ("betrayal", "room25", "terrorscape")
WEREWOLVES = 5
MOST_CLICKS = 150
MOST_STEPS = 400
"""Steps of others that are looked at one by one until it is somebody's own turn."""

_COVERED = """
() => {
  // what lies over something that has to stay in sight: [what, over what]
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const named = (one) => one.getAttribute("class") + " " + (one.dataset.place ?? "");
  const found = [];
  for (const one of boxes("main .board [data-perched]")) {
    const box = one.getBoundingClientRect();
    for (const other of boxes("main .board .open, main .board [data-own], main .board [data-perched]")) {
      if (other === one || one.contains(other)) continue;
      const its = other.getBoundingClientRect();
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (wide > 1 && high > 1) found.push([named(one), named(other)]);
    }
  }
  return found;
}
"""


_TIMED = """
() => {
  // how long after a click the sentence is another one
  const said = () => document.querySelector("main .say").innerText;
  const before = said();
  let began = 0;
  document.addEventListener("click", () => (began = performance.now()), true);
  new MutationObserver(() => {
    if (began && !window.took && said() !== before) window.took = performance.now() - began;
  }).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
}
"""


def asked(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^List"))


def begin(page: Page, link: str) -> None:
    page.goto(link)
    expect(page.locator("main .say")).to_be_visible()


def play_until(page: Page, seen: Callable[[], bool]) -> None:
    for _ in range(MOST_CLICKS):
        if seen():
            return
        click_once(page)
        page.wait_for_timeout(40)
    raise AssertionError("it never came to that")


# -- the pace


def test_others_moves_come_step_by_step_and_can_be_skipped(browser: Browser, server: Server) -> None:
    with visitor(browser, pace="step") as page:
        begin(page, table_link(server.url, "betrayal", 4, seed=12)[0])
        catch_up = page.get_by_role("button", name=re.compile("^Catch up"))
        expect(asked(page)).to_be_visible()
        answer(page)  # an explorer of my own; three bots choose theirs, and then somebody has the first turn
        expect(catch_up).to_be_visible()
        before = page.locator("aside.side ol li").count()
        page.wait_for_timeout(400)
        assert page.locator("aside.side ol li").count() == before  # nothing comes by itself
        page.keyboard.press("n")
        expect(page.locator("aside.side ol li")).not_to_have_count(before)
        page.keyboard.press("c")
        expect(catch_up).to_have_count(0)
        expect(page.locator("aside.side ol li").last).to_be_in_viewport()


def test_the_pace_is_within_reach_and_remembered(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE, pace="step") as page:
        begin(page, table_link(server.url, "room25", 4)[0])
        control = page.get_by_label("How fast others' moves are shown")
        expect(control).to_be_in_viewport()
        expect(control).to_have_value("step")
        control.select_option("at_once")
        page.reload()
        expect(control).to_have_value("at_once")


def test_what_others_did_comes_at_a_human_pace_and_a_choice_of_mine_at_once(browser: Browser, server: Server) -> None:
    with visitor(browser, pace="normal") as page:
        begin(page, table_link(server.url, "betrayal", 4, seed=12)[0])
        expect(asked(page)).to_be_visible()
        page.evaluate(_TIMED)
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").first.click()
        page.wait_for_function("() => window.took")
        assert page.evaluate("window.took") < 1000  # the machine may be busy; a tenth of it on a quiet one
        expect(page.get_by_role("button", name=re.compile("^Catch up"))).to_be_visible()


# -- what happened meanwhile


def test_since_my_last_turn_is_told_put_away_and_one_tap_away(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    begin(page, table_link(server.url, "room25", 4, seed=5)[0])
    since = page.locator("aside.side section.since")
    play_until(page, lambda: since.count() > 0)
    assert 0 < since.locator("li").count() <= 6
    expect(since.locator("svg").first).to_be_visible()
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Since your last turn")).click()
    expect(since).to_be_visible()


def test_on_a_phone_it_is_a_sheet(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        begin(page, table_link(server.url, "terrorscape", 4, seed=5)[0])
        chip = page.get_by_role("button", name=re.compile("^Since your last turn"))
        play_until(page, lambda: chip.count() > 0)
        chip.click()
        expect(page.locator("dialog[open] section.since li").first).to_be_visible()


# -- dice and fights


def test_dice_have_a_caption_and_a_verdict(page: Page, server: Server) -> None:
    begin(page, table_link(server.url, "betrayal", 4, seed=7)[0])
    roll = page.locator(".dice .roll", has_text=re.compile(r"\d or more is (needed|safe)"))
    play_until(page, lambda: roll.count() > 0)
    expect(roll.last).to_contain_text(re.compile(r"dice|one die"))
    expect(roll.last.locator(".verdict")).to_contain_text(
        re.compile(r"^[✓✗] \d+: (enough|not enough|the house|the haunt)")
    )
    assert roll.last.locator(".die").count() > 0


def about_to_attack() -> tuple[str, int]:
    """The tape of a haunt in which somebody may attack now, and who."""
    for seed in range(20):
        table = Table(registry.find("betrayal"), 4, {"haunt": WEREWOLVES}, seed=seed)
        chooser = Chooser(Random(seed))
        while not table.over:
            for decision in table.pending:
                if any(option.verb.name.startswith("attack") for option in decision.options):
                    return table.save_text(), decision.seat
            chooser.move(table)
    raise AssertionError("nobody ever fights")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_fight_has_two_sides_on_a_stage(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    tape, seat = about_to_attack()
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    with visitor(browser, *size) as page:
        begin(page, f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
        expect(asked(page)).to_be_visible()
        page.keyboard.press("l")
        page.locator("dialog[open] ol button", has_text=re.compile("Attack")).first.click()
        fight = page.locator(".fight")
        expect(fight).to_be_visible()
        assert fight.locator(".side").count() == 2
        for side in fight.locator(".side").all():
            expect(side.locator(".sum")).to_have_text(re.compile(r"^\d+$"))
        expect(fight.locator(".outcome")).to_have_text(re.compile(r"wins by \d+|Neither"))


# -- the log


def test_the_log_is_one_stop_for_tab_and_arrows_walk_in_it(page: Page, server: Server) -> None:
    begin(page, table_link(server.url, "betrayal", 4, seed=7)[0])
    log = page.locator("aside.side ol")
    play_until(page, lambda: log.locator("li").count() > 12 and asked(page).count() > 0)
    assert log.locator("[tabindex='0']").count() == 1
    assert log.locator("button:not([tabindex='-1'])").count() == 0
    log.locator("[tabindex='0']").focus()
    newest = page.evaluate("document.activeElement.dataset.line")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.line") != newest
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement === document.activeElement.parentElement.firstElementChild")
    assert log.locator("[tabindex='0']").count() == 1
    expect(log.locator("li.head").first).to_contain_text("The turn of")
    expect(log.locator(".name[data-domain='figure']").first).to_be_visible()
    expect(log).not_to_contain_text(re.compile(r"Seat 1 plays"))  # whoever that is: me
    expect(log).to_contain_text("(you)")


def test_on_a_phone_the_story_opens_at_the_newest_line(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        begin(page, table_link(server.url, "betrayal", 4, seed=7)[0])
        for _ in range(25):
            click_once(page)
        page.get_by_role("button", name="Story").click()
        expect(page.locator("dialog[open] ol li").last).to_be_in_viewport()


def test_my_role_is_veiled_in_the_log_until_i_hold_it(page: Page, server: Server) -> None:
    begin(page, table_link(server.url, "room25", 4, mode="suspicion")[0])
    secret = re.compile(r"You are a (Guard|Prisoner)")
    play_until(page, lambda: page.locator("aside.side ol button", has_text="hold to look").count() > 0)
    log = page.locator("aside.side ol")
    expect(log).not_to_contain_text(secret)
    log.get_by_role("button", name=re.compile("hold to look")).hover()
    page.mouse.down()
    expect(log).to_contain_text(secret)
    page.mouse.up()
    expect(log).not_to_contain_text(secret)


# -- nothing in the way


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_covers_what_can_be_chosen_my_figure_or_each_other(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        begin(page, table_link(server.url, game, 4, seed=5)[0])
        shown = 0
        for _ in range(14):
            if click_once(page) == "over":
                break
            page.wait_for_timeout(150)
            shown += page.locator("[data-perched]:visible").count()
            # whatever was shown has found its place
            page.wait_for_function(f"() => ({_COVERED})().length === 0", timeout=LIMIT)
        assert shown > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_board_does_not_jump_when_buttons_come_and_go(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with visitor(browser, *size, pace="step") as page:
        begin(page, table_link(server.url, "betrayal", 4, seed=12)[0])
        expect(asked(page)).to_be_visible()
        answer(page)  # and with it the goal is put away, which is shown until then
        expect(asked(page)).to_have_count(0)
        heights = set()
        for _ in range(MOST_STEPS):
            if asked(page).count() > 0:
                break
            heights.add(page.locator("main > .board").bounding_box()["height"])  # type: ignore[index]
            page.keyboard.press("n")
            page.wait_for_timeout(50)
        expect(asked(page)).to_be_visible()
        heights.add(page.locator("main > .board").bounding_box()["height"])  # type: ignore[index]
        assert len(heights) == 1


# -- small things


def test_undo_where_it_is_barred_says_why(page: Page, server: Server) -> None:
    begin(page, table_link(server.url, "room25", 4)[0])
    expect(asked(page)).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text("No undo: ")


def test_three_victims_are_confirmed_in_sight_on_a_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(table_link(server.url, "terrorscape", 2, people=2)[1])
        victims = page.locator("[data-place^='trio:']")
        expect(victims.first).to_be_visible()
        for nth in range(3):
            victims.nth(nth).click()
        expect(page.get_by_role("button", name=re.compile("^Caught in the house"))).to_be_in_viewport(ratio=1)


def test_six_seats_fit_their_column(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    begin(page, table_link(server.url, "betrayal", 6, seed=5)[0])
    for _ in range(10):
        click_once(page)
    assert page.evaluate(
        "(() => { const one = document.querySelector('aside.seats'); return one.scrollHeight <= one.clientHeight; })()"
    )


def test_seats_that_do_not_fit_their_column_become_brief_but_for_mine(browser: Browser, server: Server) -> None:
    link = seats_of(server.url, finished("betrayal", seats=4, haunt=1))[0]
    with visitor(browser, 1280, 640) as page:
        page.goto(link)
        expect(page.locator("#end-verdict")).to_be_visible()
        page.keyboard.press("Escape")
        column = page.locator("aside.seats")
        expect(column.locator("dl.brief")).to_have_count(3)
        expect(column.locator("li.me dl.brief")).to_have_count(0)


def test_what_lies_on_top_is_closed_before_the_card_below_it(page: Page, server: Server) -> None:
    begin(page, table_link(server.url, "betrayal", 3, seed=5)[0])
    click_until(page, ".drawn.mine")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".drawn.mine")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawn.mine")).to_have_count(0)


def test_on_a_touch_screen_a_veiled_line_is_not_cut(browser: Browser, server: Server) -> None:
    link = table_link(server.url, "room25", 5, people=3, seed=7, mode="suspicion")[0]
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(link)
        page.locator("input").fill("Anna")
        page.get_by_role("button", name="Sit down").click()
        line, veil = page.locator("main .latest"), page.locator("main .latest button")
        expect(veil).to_be_visible()
        inside, around = veil.bounding_box(), line.bounding_box()
        assert inside is not None
        assert around is not None
        assert inside["y"] + inside["height"] <= around["y"] + around["height"] + 1
