"""The end of a game: the scene, playing again, the replay and its bookmarks, what is kept, the haunt's page, sound."""

from __future__ import annotations

import json
import re
import struct
import time
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from housebound.locales import speech
from tests.browser.conftest import Server, visitor
from tests.browser.finished import finished, seats_of
from tests.browser.playing import SECONDS, post, table_link
from tests.browser.test_frame import is_scrolling_sideways, violations
from tests.server.test_texts import in_the_haunt

GAMES: dict[str, dict[str, Any]] = {
    "betrayal": {"seats": 4, "haunt": 1},
    "room25": {"seats": 5, "mode": "suspicion"},
    "terrorscape": {"seats": 4},
}
DESKTOP, PHONE = (1440, 900), (390, 844)
DARK = {"betrayal": "Traitor", "room25": "Guard", "terrorscape": "Killer"}

_LISTEN = """
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  }
"""


def scene(page: Page) -> Locator:
    return page.locator("dialog[open]").filter(has=page.locator(".outcome"))


def come(page: Page, link: str, sign: str = "#end-verdict") -> None:
    """Open a link, and wait as long as it takes until this is there."""
    page.goto(link)
    page.locator(sign).wait_for()


def step_of(page: Page) -> int:
    found = re.search(r"Step (\d+) of", page.locator(".controls").inner_text())
    assert found is not None
    return int(found[1])


def ended(server: Server, game: str) -> list[str]:
    return seats_of(server.url, finished(game, **GAMES[game]))


def rule_behind(game: str) -> str:
    """The rule that ended it: Betrayal names what its haunt asks for, H01-WIN-3 and not only BET-WIN-6."""
    table = finished(game, **GAMES[game])
    assert table.result is not None
    haunt = getattr(table.view(0).board, "haunt", None)
    return table.result.why if haunt is None else str(haunt.met)


def replay_of(server: Server, game: str, step: int = 0) -> str:
    table = ended(server, game)[0].split("/")[-2]
    return f"{server.url}#/replay/{table}//{step}"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_why_and_who_was_what(browser: Browser, server: Server, game: str) -> None:
    result = finished(game, **GAMES[game]).result
    assert result is not None
    for seat, size in enumerate((DESKTOP, PHONE)):
        with visitor(browser, *size) as page:
            come(page, ended(server, game)[seat])
            expect(page.locator("#end-verdict")).to_have_text("You won" if seat in result.winners else "You lost")
            why = scene(page).locator(".outcome")
            expect(why).to_have_text(re.compile(r"^[A-Z].+\.$"))
            assert result.why not in why.inner_text()
            named = rule_behind(game)
            if game == "betrayal":  # that a page was fulfilled says little: the haunt says in its own words why
                number, nth = re.fullmatch(r"H0*(\d+)-WIN-(\d+)", named).groups()  # type: ignore[union-attr]
                expect(why).to_have_text(speech(game).say(f"haunt-{number}-why-{nth}"))
            rule = scene(page).get_by_role("button", name="The rule behind it")
            rule.click()
            expect(scene(page).locator("dl")).to_contain_text(named)
            fates = scene(page).locator("li:has(.fate)")
            expect(fates.filter(has_text=DARK[game]).first).to_be_visible()
            expect(fates.filter(has=page.locator(".fate svg"))).to_have_count(fates.count())
            assert fates.count() >= GAMES[game]["seats"]
            expect(scene(page).locator(".picture svg").first).to_be_visible()
            expect(scene(page).locator("tbody tr").first).to_be_visible()
            assert not is_scrolling_sideways(page)
            assert size == DESKTOP or violations(page) == []


def test_whoever_looked_on_is_told_that_it_is_over_and_chooses_nothing(page: Page, server: Server) -> None:
    come(page, ended(server, "room25")[0].rpartition("/")[0])
    expect(scene(page).locator("#end-verdict")).to_have_text("It is over")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_moments_that_decided_it_are_pictures_one_steps_through(page: Page, server: Server) -> None:
    come(page, ended(server, "terrorscape")[1])
    picture, caption = scene(page).locator(".picture"), scene(page).locator(".caption")
    before, said = picture.get_attribute("data-step"), caption.inner_text()
    scene(page).get_by_role("button", name="The next moment").click()
    expect(picture).not_to_have_attribute("data-step", before or "")
    expect(picture.locator("svg").first).to_be_visible()
    assert caption.inner_text() != said
    step = int(picture.get_attribute("data-step") or "0")
    scene(page).get_by_role("link", name="Watch from here").click()
    expect(page.locator(".controls")).to_contain_text(f"Step {step + 1} of")


def test_two_people_play_again_one_seat_further(browser: Browser, server: Server) -> None:
    links = ended(server, "room25")
    with visitor(browser) as one, visitor(browser) as other:
        come(one, links[0])
        come(other, links[1])
        other.keyboard.press("Escape")
        stays = other.get_by_role("button", name="Play again")
        expect(stays).to_be_visible()
        scene(one).get_by_role("button", name="Play again").click()
        expect(other.get_by_text("your seat is kept")).to_be_visible()
        other.get_by_role("button", name="To the rematch").click()
        for page, seat in ((one, 1), (other, 2)):
            expect(page.locator("aside.seats li").nth(seat)).to_have_class(re.compile(r"\bme\b"))
        assert one.url.split("/")[-2] == other.url.split("/")[-2] != links[0].split("/")[-2]


def test_the_scene_can_be_closed_and_seen_again(page: Page, server: Server) -> None:
    come(page, ended(server, "betrayal")[0])
    scene(page).get_by_role("button", name="Look at the board").click()
    expect(scene(page)).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(scene(page)).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("betrayal", DESKTOP), ("room25", PHONE), ("terrorscape", PHONE)])
def test_a_replay_has_bookmarks_and_everybodys_eyes(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, *size) as page:
        come(page, replay_of(server, game, step=3), ".controls")
        expect(page.locator(".controls")).to_contain_text("Step 4 of")
        assert page.get_by_label("Seen by").input_value() == "all"
        page.get_by_role("button", name="To the next decisive moment").click()
        first = step_of(page)
        assert first > 4
        page.keyboard.press("PageDown")
        assert step_of(page) > first
        page.get_by_role("button", name="Decisive moments", exact=True).click()
        mark = page.locator("dialog[open] li button")
        assert mark.count() >= 2
        mark.last.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.get_by_label("Seen by").select_option("1")
        expect(page.locator("aside.seats li").nth(1)).to_have_class(re.compile(r"\bme\b"))
        assert [text for text in page.locator(".controls .buttons button").all_inner_texts() if "▶" in text] == []
        assert not is_scrolling_sideways(page)
        assert violations(page) == []


def test_a_replay_runs_as_fast_as_one_likes(page: Page, server: Server) -> None:
    come(page, replay_of(server, "room25"), ".controls")
    speed = page.get_by_label("Speed")
    assert speed.locator("option").all_inner_texts() == ["0.5×", "1×", "2×", "4×", "8×"]
    gone = []
    for times in ("0.5×", "8×"):
        speed.select_option(label=times)
        before = step_of(page)
        page.get_by_role("button", name="Play", exact=True).click()
        time.sleep(2)
        page.get_by_role("button", name="Pause").click()
        gone.append(step_of(page) - before)
    assert gone[1] > 3 * max(1, gone[0])


def test_before_the_end_a_replay_has_no_eyes_but_ones_own(page: Page, server: Server) -> None:
    link = table_link(server.url, "room25", 4, mode="suspicion")[0]
    page.goto(link)
    expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
    page.goto(page.url.replace("#/t/", "#/replay/"))
    expect(page.get_by_text("you see what your seat saw")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_count(0)
    table, secret = page.url.split("/")[-2:]
    for what in ("replay?everybody=true", "story"):
        request = urllib.request.Request(
            f"{server.url}api/tables/{table}/{what}", headers={"Authorization": f"Bearer {secret}"}
        )
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(request, timeout=SECONDS)


def played_by_bots(server: Server, **wanted: object) -> tuple[str, str]:
    """A table whose only person has left it to a bot, and which is over: its id and the person's secret."""
    bots = {str(seat): "random" for seat in range(1, 4)}
    opened = post(f"{server.url}api/tables", {"game": "room25", "seats": 4, "bots": bots, "mine": [0], **wanted})
    table, secret = opened["table"], opened["tokens"]["0"]
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    wish = urllib.request.Request(f"{server.url}api/tables/{table}/bot", b'{"level": "random"}', headers)
    urllib.request.urlopen(wish, timeout=SECONDS).close()
    for _ in range(600):
        with urllib.request.urlopen(f"{server.url}api/tables/{table}", timeout=SECONDS) as answer:
            if json.load(answer)["over"]:
                return table, secret
        time.sleep(0.05)
    raise AssertionError("the game has no end")


def test_a_finished_game_is_shared_as_a_link_also_where_nobody_may_look_on(browser: Browser, server: Server) -> None:
    table, secret = played_by_bots(server, watched=False)
    with visitor(browser) as player, visitor(browser) as stranger:
        come(player, f"{server.url}#/t/{table}/{secret}")
        scene(player).get_by_role("button", name="Share").click()
        link = scene(player).get_by_label("Whoever opens this link").input_value()
        assert player.url.split("/")[-1] not in link
        stranger.goto(f"{server.url}#/replay/{table}")
        expect(stranger.get_by_role("alert")).to_contain_text("Spectators are not let in")
        come(stranger, link, ".controls")
        expect(stranger.locator(".controls")).to_contain_text("Step 1 of")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_moment_is_kept_as_a_picture(page: Page, server: Server, game: str) -> None:
    come(page, ended(server, game)[0])
    with page.expect_download() as saved:
        scene(page).get_by_role("button", name="Picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert max(width, height) == 2000
    assert len(picture) > 50_000  # something is drawn on it


def test_the_haunts_page_closes_when_it_is_read_and_by_escape_and_is_one_tap_away(
    browser: Browser, server: Server
) -> None:
    opened = post(f"{server.url}api/tapes", {"tape": in_the_haunt(1)})
    asked = 0
    for token in list(opened["tokens"].values())[:2]:
        with visitor(browser) as page:
            page.goto(f"{server.url}#/t/{opened['table']}/{token}")
            haunt = page.get_by_role("dialog", name="The Mummy Walks")
            again = page.get_by_role("button", name="The haunt's page")
            expect(again).to_be_attached()
            ready = page.locator("main .options button", has_text="read")
            if ready.count() == 0:
                continue
            asked += 1
            expect(haunt).to_be_visible()
            page.locator("body").click(position={"x": 3, "y": 3})  # wherever the focus is
            page.keyboard.press("Escape")
            expect(haunt).to_have_count(0)
            again.click()
            expect(haunt).to_be_visible()
            ready.first.dispatch_event("click")  # said below the board, not on the page
            expect(haunt).to_have_count(0)
            again.click()
            expect(haunt).to_be_visible()
    assert asked == 2


def test_it_sounds_after_a_click_and_never_when_muted(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        page.add_init_script(_LISTEN)
        come(page, replay_of(server, "betrayal"), ".controls")
        page.get_by_label("Speed").select_option(label="8×")
        mute = page.get_by_role("button", name="Mute")
        expect(mute).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("() => window.heard > 0")
        mute.click()
        page.wait_for_timeout(700)  # what was on its way
        before = page.evaluate("window.heard")
        page.wait_for_timeout(1500)
        assert page.evaluate("window.heard") == before
        page.reload()
        expect(page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")


def test_the_end_is_seen_though_the_network_was_gone_when_it_came(browser: Browser, server: Server) -> None:
    with visitor(browser) as page:
        lost: list[str] = []

        def lose(route: Route) -> None:
            lost.append(route.request.url)
            if len(lost) == 1:
                route.abort()
            else:
                route.continue_()

        page.route("**/EndScene*.js", lose)
        page.goto(ended(server, "room25")[0])
        expect(scene(page)).to_be_visible()
        assert len(lost) > 1
