"""A trained agent at a table of the page: a server was told of its file, and it sits down like any bot."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from housebound.kernel.chance import Outcome
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.rl.agent import load
from tests.browser.conftest import Server
from tests.browser.playing import SECONDS, play_to_the_end

RACER = Path(__file__).parents[2] / "examples" / "research" / "racer.zip"


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the racer."""
    one = Server(tmp_path_factory.mktemp("taught"), "--agent", str(RACER))
    one.start()
    yield one
    one.stop()


def as_it_would(tape: str, seat: int) -> list[bool]:
    """For each question of this seat with more than one answer: whether the game has what the racer chooses there."""
    over = load_text(tape)
    racer = load(RACER, over.game)
    table = Table(over.game, over.seats, over.settings, seed=over.seed, undone=over.undone)
    same = []
    for event in over.tape:
        if isinstance(event, Outcome):
            continue
        answering, nth, option = event
        open_now = [*table.pending, *[decision for decision, _ in table.answered]]  # a secret answer may be changed
        asked = next(decision for decision in open_now if (decision.seat, decision.nth) == (answering, nth))
        if answering == seat and len(asked.options) > 1:
            same.append(racer.choose_seeing(table.view(seat), asked, Random(0)) is option)
        table.choose(answering, option, asked.id)
    return same


def test_a_person_plays_against_a_trained_agent_to_the_end(page: Page, taught: Server) -> None:
    page.goto(f"{taught.url}#/host/room25")
    page.get_by_role("radio", name="Competition").check()
    page.get_by_label("Seats").select_option("2")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2").select_option(label="Bot: racer")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main .say")).to_be_visible()
    expect(page.locator("aside.seats li").nth(1)).to_contain_text("bot, racer")
    table = page.url.partition("#/t/")[2].split("/")[0]
    play_to_the_end(page)
    expect(page.locator("#end-verdict")).to_have_text(re.compile("^You (won|lost)$"))
    with urllib.request.urlopen(f"{taught.url}api/tables/{table}/tape", timeout=SECONDS) as answer:
        chosen = as_it_would(answer.read().decode(), seat=1)
    assert len(chosen) >= 4
    assert all(chosen), chosen
