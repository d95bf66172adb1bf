"""Questions: what has a single answer and tells nothing by it answers itself; nobody learns who had a choice."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from tests.browser.conftest import Server, visitor
from tests.browser.playing import post

FORMAL = {"betrayal": "no", "room25": "done", "terrorscape": "pass"}
"""An answer of each game that says nothing where there is no other."""
MOST_MOVES = 500
ITSELF = 2500
"""Milliseconds: by then an answer that gives itself has been given, on a machine that has time for it."""


def formally_asked(game: str) -> tuple[str, int]:
    """The tape of a game in which somebody is asked and has only that answer, and who it is."""
    for seed in range(60):
        table = Table(registry.find(game), 4, {}, seed=seed)
        chooser = Chooser(Random(seed))
        for _ in range(MOST_MOVES):
            if table.over:
                break
            for decision in table.pending:
                if [option.verb.name for option in decision.options] == [FORMAL[game]]:
                    return table.save_text(), decision.seat
            chooser.move(table)
    raise AssertionError(f"nobody is ever asked so in {game}")


def may_show_a_role() -> tuple[str, int]:
    """The tape of a game in which the Guard is asked and may show the role, and who that is."""
    for seed in range(60):
        table = Table(registry.find("room25"), 4, {"mode": "suspicion"}, seed=seed)
        chooser = Chooser(Random(seed))
        for _ in range(MOST_MOVES):
            if table.over:
                break
            for decision in table.pending:
                if any(option.verb.name == "reveal_guard" for option in decision.options):
                    return table.save_text(), decision.seat
            chooser.move(table)
    raise AssertionError("no Guard is ever asked")


def test_what_is_asked_about_first_is_asked_about_again_after_escape(page: Page, server: Server) -> None:
    tape, seat = may_show_a_role()
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    page.goto(f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
    sure = page.locator("dialog[open]", has=page.get_by_role("heading", name="This cannot be taken back"))
    for _ in range(2):
        page.get_by_role("button", name="Show your role").click()
        expect(sure).to_be_visible()
        page.keyboard.press("Escape")
        expect(sure).to_have_count(0)


@pytest.mark.parametrize("game", FORMAL)
def test_what_has_one_answer_and_tells_nothing_answers_itself(browser: Browser, server: Server, game: str) -> None:
    tape, seat = formally_asked(game)
    for pace in ("step", "normal"):
        opened = post(f"{server.url}api/tapes", {"tape": tape})
        with visitor(browser, pace=pace) as page:
            page.goto(f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
            lines = page.locator("aside.side ol li")
            asked = page.locator("main .say")
            expect(asked).to_be_visible()
            said, before = asked.inner_text(), lines.count()
            if pace == "step":  # whoever goes step by step answers even that
                page.wait_for_timeout(ITSELF)
                assert (asked.inner_text(), lines.count()) == (said, before)
            else:
                expect(asked).not_to_have_text(said)
