"""The positions of scenario files, laid by hand in the editor: what it saves holds what the files ask of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from housebound.kernel import registry
from housebound.kernel.position import Scenario, load_scenarios, run_case, set_up
from tests.browser.conftest import Server, visitor
from tests.browser.laying import Hands

SCENARIOS = Path(__file__).parents[1] / "scenarios"
LAID = {
    "betrayal": (
        "attack",
        "elevator",
        "h01_mummy",
        "h15_dragon",
        "h22_exorcism",
        "h30_vampires",
        "h43_occupy",
        "omens_dog",
        "passing",
        "vault",
    ),
    "room25": (
        "closed_two_locks",
        "competition_mode",
        "escape_key",
        "insane_cards",
        "jennifer_call",
        "kevin_hack",
        "level_tokens",
        "roles_unmasking",
        "round_resolving",
        "yellow_rotating",
    ),
    "terrorscape": (
        "attack_items",
        "attack_trap",
        "barricade_limit",
        "calm_then_fear",
        "check_rescue",
        "cross_end",
        "info_screen",
        "item_amulet",
        "killer_ghost_cards",
        "plan_molotov",
    ),
}
AS_TEXT: dict[tuple[str, str], tuple[str, ...]] = {
    ("betrayal", "h22_exorcism"): ("data",),
    ("room25", "insane_cards"): ("robots",),
    ("terrorscape", "plan_molotov"): ("plan",),
}
"""What has no field, and is typed."""


@pytest.mark.parametrize("game", LAID)
def test_positions_of_scenario_files_are_laid_by_hand_and_what_is_saved_holds(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    with visitor(browser, 1440, 900) as page:
        page.goto(f"{server.url}#/editor/{game}")
        hands = Hands(page, game)
        for name in LAID[game]:
            asked = load_scenarios(SCENARIOS / game / f"{name}.toml")[0]
            laid = lay(page, hands, asked, AS_TEXT.get((game, name), ()), tmp_path / f"{name}.toml")
            whole = msgspec.structs.replace(asked, given=laid.given, seats=laid.seats, options=laid.options)
            assert run_case(whole) == [], name
            assert position(whole) == position(asked), name


def lay(page: Page, hands: Hands, asked: Scenario, typed: tuple[str, ...], file: Path) -> Scenario:
    """Laid, and saved as a scenario that waits for its steps."""
    given = asked.given or {}
    hands.begin_anew(asked.seats, asked.options)
    hands.lay({key: value for key, value in given.items() if key not in typed})
    if typed:
        hands.write({key: given[key] for key in typed})
        hands.settle()
    page.get_by_label("The rule it is about").fill(asked.rules[0])
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as scenario").click()
    saving.value.save_as(file)
    (laid,) = load_scenarios(file)
    assert laid.rules == asked.rules[:1]
    assert run_case(laid) == []
    return laid


def position(case: Scenario) -> dict[str, Any]:
    """All that is true before the first step."""
    return registry.find(case.game).position(set_up(case).state)
