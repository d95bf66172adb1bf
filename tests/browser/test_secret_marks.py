"""What a haunt tells one seat alone is held down to be read: beside the board, and in what was missed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import click_once, table_link

STAR_SICKNESS = 43
CLICKS = 6
"""Into the haunt, and not to its end, where nothing is secret any more."""
ROLE = re.compile(r"You are (a hero|the traitor|a traitor\.)")


def test_whether_i_am_a_traitor_is_veiled_beside_the_board_and_in_what_i_missed(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(table_link(server.url, "betrayal", 4, seed=7, haunt=STAR_SICKNESS)[0])
    side = page.locator("aside.side")
    fact = side.locator(".hand dl div", has_text="You are a traitor")
    mine = page.get_by_role("button", name=re.compile("^List")).or_(page.locator("dialog[open]"))
    for _ in range(CLICKS):
        expect(mine.first).to_be_visible()  # what was missed is told with the question
        assert ROLE.search(" ".join(side.locator("section.since li").all_inner_texts())) is None
        click_once(page)
        page.wait_for_timeout(100)
    expect(page.locator("main [data-board]")).not_to_contain_text("You are a traitor")
    expect(fact.locator("button")).to_have_text("Only for you: hold to look")
    expect(fact.locator("dd")).not_to_have_text(re.compile("^(Yes|No)$"))
