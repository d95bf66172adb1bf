"""What dice are rolled for stands above them: for whoever rolls, and for those who only look on."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, expect

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from tests.browser.conftest import Server, visitor
from tests.browser.playing import post

BURIED_ALIVE = 40
MOST_MOVES = 600


def about_to(verb: str, haunt: int) -> tuple[str, int]:
    """The tape of a game of this haunt in which somebody may do this now, and who."""
    for seed in range(20):
        table = Table(registry.find("betrayal"), 4, {"haunt": haunt}, seed=seed)
        chooser = Chooser(Random(seed))
        for _ in range(MOST_MOVES):
            if table.over:
                break
            for decision in table.pending:
                if any(option.verb.name == verb for option in decision.options):
                    return table.save_text(), decision.seat
            chooser.move(table)
    raise AssertionError(f"nobody ever may {verb}")


def test_everybody_reads_what_somebody_rolls_for(browser: Browser, server: Server) -> None:
    tape, seat = about_to("search_for_grave", BURIED_ALIVE)
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    links = [f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(one)]}" for one in (seat, (seat + 1) % 4)]
    with visitor(browser) as roller, visitor(browser) as other:
        for page, link in zip((roller, other), links, strict=True):
            page.goto(link)
            expect(page.locator("main .say")).to_be_visible()
        asked = roller.get_by_role("button", name=re.compile("^List"))
        expect(asked).to_be_visible()
        asked.click()
        roller.locator("dialog[open] ol button", has_text="Search this room for the grave").click()
        tried = "tries to find the grave in this room."
        for page in (roller, other):
            roll = page.locator(".dice .roll", has_text=tried)
            expect(roll.last.locator(".title")).to_contain_text("for Knowledge")
            expect(page.locator("aside.side ol li", has_text=tried).last).to_be_visible()
        expect(roller.locator(".dice .roll", has_text=tried).last).to_contain_text("or more is needed")
        expect(other.locator(".dice .roll", has_text=tried).last).not_to_contain_text("needed")
