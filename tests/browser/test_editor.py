"""Begin in the middle: a position is laid on the page, played on from, and saved as a scenario that holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.kernel.position import load_scenarios, run_case
from housebound.puzzles import load, ours
from tests.browser.conftest import Server, visitor
from tests.browser.test_frame import PHONE, is_scrolling_sideways, violations


def lay_house(page: Page) -> None:
    """A room beyond a doorway, turned once, somebody in it, and what cannot be taken back."""
    page.locator("[data-spot='foyer.north']").click()
    page.get_by_role("searchbox").fill("dusty")
    page.get_by_role("button", name="Dusty Hallway").click()
    expect(page.locator("[data-spot=dusty_hallway]")).to_be_visible()
    page.get_by_role("button", name="Turn it").click()
    page.get_by_label("Put here: Explorers").select_option("Zoe Ingstrom")
    page.get_by_label("Whose turn it is").select_option("Seat 1")
    page.get_by_label("Omens drawn so far").fill("40")
    page.get_by_label("Omens drawn so far").blur()
    expect(page.get_by_label("Omens drawn so far")).to_have_value("40")
    page.get_by_label("Haunt (0: not yet)").fill("77")
    page.get_by_label("Haunt (0: not yet)").blur()
    expect(page.get_by_text("This cannot be")).to_be_visible()
    expect(page.locator(".state code").first).to_have_text("haunt")
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take back").click()


def lay_complex(page: Page) -> None:
    page.locator("[data-spot=B3]").click()
    page.get_by_role("searchbox").fill("vision")
    page.get_by_role("button", name="Vision").click()
    expect(page.locator("[data-spot=D3]")).to_have_attribute("aria-pressed", "true")  # the next empty one is asked for
    page.locator("[data-spot=B3]").click()
    page.get_by_label("Put here: Characters").select_option("Max")
    page.get_by_label("Rounds left, with this one").fill("4")
    page.get_by_label("Rounds left, with this one").blur()


def lay_mansion(page: Page) -> None:
    page.locator("[data-spot=B3]").click()
    page.get_by_label("Put here: Victims").select_option("sofia")
    page.locator("[data-spot=G1]").click()
    page.get_by_role("button", name="The killer is here").click()


WALKS: dict[str, tuple[Callable[[Page], None], dict[str, object], str]] = {
    "betrayal": (
        lay_house,
        {"house": {"dusty_hallway": "foyer.north@1"}, "explorers": {"zoe_ingstrom": "dusty_hallway"}, "active": 0},
        "Dusty Hallway",
    ),
    "room25": (lay_complex, {"complex": {"B3": "vision"}, "characters": {"max": "B3"}, "remaining": 4}, "Vision"),
    "terrorscape": (lay_mansion, {"victims": {"sofia": "B3"}, "killer": {"at": "G1"}}, "Kitchen"),
}


@pytest.mark.parametrize("game", WALKS)
def test_a_position_is_laid_played_on_and_saved_as_a_scenario_that_holds(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    lay, given, seen = WALKS[game]
    with visitor(browser, *(PHONE if game == "room25" else (1440, 900))) as page:
        page.goto(server.url)
        page.locator(f"article[data-game={game}]").get_by_role("link", name="Begin in the middle").click()
        expect(page.get_by_text("This can be.")).to_be_visible()
        lay(page)
        expect(page.get_by_text("This can be.")).to_be_visible()
        assert violations(page) == []
        assert not is_scrolling_sideways(page)
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save as scenario").click()
        file = tmp_path / "laid.toml"
        saving.value.save_as(file)
        (case,) = load_scenarios(file)
        assert case.given == given
        assert run_case(case) == []
        page.get_by_role("button", name="Begin anew").click()
        page.get_by_label("Load a file").set_input_files(file)
        expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
        page.get_by_role("button", name="Play on from here").click()
        expect(page.get_by_text("Practice").first).to_be_visible()
        expect(page.get_by_text(seen).first).to_be_attached()


def test_a_position_is_proved_and_saved_as_a_puzzle(browser: Browser, server: Server, tmp_path: Path) -> None:
    known = load(ours()[0])
    with visitor(browser, 1440, 900) as page:
        page.goto(f"{server.url}#/editor/room25")
        page.get_by_label("Load a file").set_input_files(ours()[0])
        expect(page.get_by_text("This can be.")).to_be_visible()
        page.get_by_label("Who is to solve it").select_option("Seat 1")
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save as puzzle").click()
        expect(page.get_by_text("Proved and saved")).to_contain_text(f"within {known.within} choices")
        file = tmp_path / "made.toml"
        saving.value.save_as(file)
        assert msgspec.structs.replace(load(file), name=known.name, options=known.options) == known
        page.get_by_role("button", name="Begin anew").click()
        expect(page.get_by_text("Proved and saved")).to_have_count(0)
        expect(page.get_by_text("This can be.")).to_be_visible()
        page.get_by_role("button", name="Save as puzzle").click()
        expect(page.get_by_role("alert")).to_contain_text("nothing to choose here")
