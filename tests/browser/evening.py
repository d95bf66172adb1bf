"""An evening with the real box: phones on which what came up is tapped as by a finger, from the first tap to the last.

A seeded stand-in for the cardboard says what came up, the phones choose at random, and nothing is tapped that a finger
could not reach. In each game an entry is taken back by all, a phone sleeps through some of it without a network, and
all pages are loaded again, some with an entry half-made.
"""

from __future__ import annotations

import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack

import msgspec
from playwright.sync_api import Browser, Page, expect

from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.browser.conftest import visitor
from tests.browser.playing import _CLICK

PHONE = (390, 844)
SEEDED = """
(() => {
  // the cardboard, and what people choose: another run is the same
  let seed = %d;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
})()
"""
MOST_FOR_DICE, MOST_FOR_PIECES = 2, 3
"""Taps that what came up may take."""

PRESETS = {"betrayal": "", "room25": "competition", "terrorscape": ""}
"""What the host takes before the table is opened; empty: what stands there."""
PEOPLE = 3
IDLE_SECONDS = 60

ENTER = """
() => {
  // one tap of what says what came up; how many it has taken in this panel. A finger must reach it.
  const panel = document.querySelector("section.entry");
  if (panel === null) return null;
  const free = (selector) => [...panel.querySelectorAll(selector)].filter((one) => !one.disabled);
  const any = (all) => all[Math.floor(Math.random() * all.length)];
  const row = [...panel.querySelectorAll(".row")].find((one) => one.querySelector(".chosen") === null);
  const chosen = panel.querySelectorAll("[data-outcome].chosen").length > 0;
  const ready = row === undefined ? free("[data-outcome]") : [...row.querySelectorAll("button:enabled")];
  const one = (chosen ? free(".do .main")[0] : undefined) ?? any(ready);
  if (one === undefined) return null;
  if (!one.matches(".do .main")) one.scrollIntoView({ block: "nearest" }); // the button is in sight anyway
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const over = there?.closest("dialog");
  if (over) {
    (over.querySelector("button.main:enabled") ?? over.querySelector("button")).click(); // read, and tapped away first
    return "read";
  }
  const reached = one.contains(there);
  const again = panel.sent === true; // it could not be, for a secret that only somebody else knows: said anew
  panel.taps = again ? 1 : (panel.taps ?? 0) + 1;
  panel.sent = one.matches(".do .main");
  const dice = panel.querySelector(".dice, .row") !== null;
  one.click();
  return { domain: panel.dataset.entry, dice, taps: panel.taps, again, reached };
}
"""


class Entered(msgspec.Struct):
    """One tap of an entry."""

    domain: str
    dice: bool
    taps: int
    again: bool
    reached: bool


class Evening:
    """One game at a table with a phone each; after how many entries one is taken back, and so on."""

    def __init__(
        self, pages: Sequence[Page], *, taken_back_at: int = 6, asleep_at: int = 14, loaded_at: int = 22
    ) -> None:
        self.pages = pages
        self.chosen: Counter[str] = Counter()
        self.taps_of_entries: list[tuple[str, bool, int]] = []
        self.events: list[str] = []
        self.refused = 0
        self._last: dict[int, Entered] = {}
        self._due = [(taken_back_at, self._take_back), (asleep_at, self._sleep), (loaded_at, self._load_again)]

    @property
    def entries(self) -> int:
        return len(self.taps_of_entries)

    def taps(self, *, dice: bool) -> list[int]:
        """Of each roll, or of each tile and card that came up."""
        return [taps for _, is_dice, taps in self.taps_of_entries if is_dice is dice]

    def play(self) -> None:
        since = time.monotonic()
        while True:
            done = [self._tap(seat, page) for seat, page in enumerate(self.pages)]
            if all(one == "over" for one in done):
                self._finish_all()
                return
            if any(one not in (None, "over") for one in done):
                since = time.monotonic()
            elif time.monotonic() - since > IDLE_SECONDS:
                raise AssertionError([page.locator("main").inner_text() for page in self.pages])
            else:
                self.pages[0].wait_for_timeout(10)
            for one in [one for one in self._due if one[0] <= self.entries]:
                self._due.remove(one)
                one[1]()

    def _tap(self, seat: int, page: Page) -> str | None:
        tapped = page.evaluate(ENTER)
        if tapped == "read":
            self.chosen["button"] += 1
            return "read"
        if tapped is not None:
            one = msgspec.convert(tapped, Entered)
            assert one.reached, f"a finger does not reach what came up: {one}"
            if one.taps == 1:
                self._finish(seat)
            self.refused += one.again
            self._last[seat] = one
            return "entered"
        kind = page.evaluate(_CLICK)
        if kind in ("board", "button"):
            self.chosen[kind] += 1
        return None if kind is None else str(kind)

    def _finish(self, seat: int) -> None:
        one = self._last.pop(seat, None)
        if one is not None:
            self.taps_of_entries.append((one.domain, one.dice, one.taps))

    def _finish_all(self) -> None:
        for seat in list(self._last):
            self._finish(seat)

    # -- what happens in a kitchen

    def _take_back(self) -> None:
        """The last entry was wrong; all agree."""
        first, *others = self.pages
        button = first.get_by_role("button", name="Take the last entry back")
        if button.count() == 0:
            self._due.append((self.entries + 1, self._take_back))  # nothing of the kind lies on top now: a little later
            return
        button.click()
        for page in others:
            page.get_by_role("button", name="Agree to take back").click()
        for page in self.pages:
            expect(page.locator(".wanted")).to_have_count(0)
        self.events.append(f"taken back by all after {self.entries} entries")

    def _sleep(self) -> None:
        """A phone has no network while the others go on, and wakes to where they are."""
        sleeper, *others = self.pages[::-1]
        sleeper.context.set_offline(True)
        for _ in range(40):
            for seat, page in enumerate(self.pages):
                if page in others:
                    self._tap(seat, page)
            sleeper.wait_for_timeout(10)
        sleeper.context.set_offline(False)
        expect(sleeper.locator(".broken")).to_have_count(0)
        self.events.append(f"asleep: a phone after {self.entries} entries")

    def _load_again(self) -> None:
        """A phone had no memory left for the page."""
        for page in self.pages:
            page.reload()
            expect(page.locator("main .say")).to_be_visible()
        self.events.append(f"loaded again: all pages after {self.entries} entries")


def opened(host: Page, url: str, game: str) -> tuple[str, list[str]]:
    """The table that a host opens on a phone, and the links behind the codes that the others scan."""
    host.goto(f"{url}#/host/{game}")
    if PRESETS[game]:
        host.locator(f"input[name=preset][value={PRESETS[game]}]").check()
    host.get_by_label("With the real box on the table").check()
    host.locator("#option-seats .row select").first.select_option(str(PEOPLE))
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="The table is open")).to_be_visible()
    expect(host.locator("li[data-seat] input")).to_have_count(PEOPLE - 1)
    table = host.url.rpartition("/")[2]
    return table, [one.input_value() for one in host.locator("li[data-seat] input").all()]


def turns_in(table: Table) -> int:
    """How often somebody's turn has come: in rounds without turns of their own everybody has one in each."""
    kinds = Counter(notice.kind.name for _, notice in table.notices(SPECTATOR))
    assert table.result is not None
    return kinds["turn_starts"] or table.result.rounds * PEOPLE


def whole_game(browser: Browser, url: str, game: str, seed: int) -> tuple[Evening, Table]:
    """A game from the table's opening to its end on every phone, and what the server has kept of it."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, *PHONE, named=f"P{seat}")) for seat in range(PEOPLE)]
        for seat, page in enumerate(pages):
            page.add_init_script(SEEDED % (seed * PEOPLE + seat))
        host, *guests = pages
        table, links = opened(host, url, game)
        for page, link in zip(guests, links, strict=True):
            page.goto(link)
        host.get_by_role("link", name="To my seat").click()
        for page in pages:
            expect(page.locator("main .say")).to_be_visible()
        evening = Evening(pages)
        evening.play()
        with urllib.request.urlopen(f"{url}api/tables/{table}/tape", timeout=60) as answer:
            return evening, load_text(answer.read().decode())
