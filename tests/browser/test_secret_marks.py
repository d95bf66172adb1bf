"""What a haunt tells one seat alone is held down to be read: beside the board, and in what was missed."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Page, expect

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from tests.browser.conftest import Server
from tests.browser.playing import post

STAR_SICKNESS = 43
SEED = 2
ROLE = re.compile(r"You are (a hero|the traitor|a traitor\.)")
NUMBERS = re.compile(r"Your numbers are \d")
"""Whoever has the 1 is the traitor."""
VEILED = "Only for you: hold to look"


def just_told_a_role() -> tuple[str, int, int]:
    """The tape of a game in which somebody has just been told a role and is asked, who, and what they knew before."""
    table = Table(registry.find("betrayal"), 4, {"haunt": STAR_SICKNESS}, seed=SEED)
    chooser = Chooser(Random(SEED))
    while not table.over:
        for decision in table.pending:
            told = [notice.kind.name for _, notice in table.notices(decision.seat)]
            if "your_role" in told:
                return table.save_text(), decision.seat, told.index("haunt_begins")
        chooser.move(table)
    raise AssertionError("nobody is told a role before the end")


def test_whether_i_am_a_traitor_is_veiled_beside_the_board_and_in_what_i_missed(page: Page, server: Server) -> None:
    tape, seat, known = just_told_a_role()
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    turns = json.dumps(json.dumps([[f"{opened['table']} {seat}", known]]))  # the haunt began after the last choice here
    page.add_init_script(f"localStorage['housebound.turns'] ??= {turns}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}")
    side = page.locator("aside.side")
    missed = side.locator("section.since li")
    told = missed.filter(has_text=VEILED)
    for nth, secret in enumerate((NUMBERS, ROLE)):
        expect(told).to_have_count(2)
        for part in (side, page.locator("main")):
            expect(part).not_to_contain_text(secret)
        told.nth(nth).get_by_role("button").focus()
        page.keyboard.down("Enter")
        expect(missed.filter(has_text=secret)).to_have_count(1)
        page.keyboard.up("Enter")
    expect(page.locator("main [data-board]")).not_to_contain_text("You are a traitor")
    fact = side.locator(".hand dl div", has_text="You are a traitor")
    expect(fact.locator("button")).to_have_text(VEILED)
    expect(fact.locator("dd")).not_to_have_text(re.compile("^(Yes|No)$"))
