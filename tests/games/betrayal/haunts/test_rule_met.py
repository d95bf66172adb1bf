"""The haunt says by which of its own rules it has ended: every scenario that ends one knows which it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.every import EVERY
from housebound.games.betrayal.state import House
from housebound.kernel.position import Scenario, load_scenarios, set_up, take_step
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import play, sensibly

FOLDER = Path(__file__).parents[3] / "scenarios" / "betrayal"
WAYS = re.compile(r"H\d\d-WIN-\d")
ASIDE = frozenset(
    ("H05-WIN-3", "H18-WIN-2", "H20-WIN-2", "H21-WIN-4", "H23-WIN-2", "H30-WIN-3", "H31-WIN-2", "H44-WIN-3")
)
"""What is said of winning that is no way to win: who shares a victory, what is done after it, what is none."""


def ended(case: Scenario) -> Table | None:
    """The table of a scenario at the end of its game, if it ends by the haunt's own rules or by a last death."""
    if case.then.get("result", {}).get("why") not in ("BET-WIN-1", "BET-WIN-6"):
        return None
    table = set_up(case)
    for step in case.when:
        if isinstance(step, str):
            take_step(table, step)
    return table


def rule_met(table: Table) -> str:
    assert isinstance(table.state, House)
    assert table.over
    haunt = BETRAYAL.view(BETRAYAL.sight(table.state, 0)).haunt
    assert haunt is not None
    return haunt.met


CASES = [case for path in sorted(FOLDER.glob("h[0-9]*.toml")) for case in load_scenarios(path)]


@pytest.fixture(scope="module")
def met() -> list[tuple[Scenario, str]]:
    """Every scenario in which a haunt ends, and the rule that the haunt names."""
    return [(case, rule_met(table)) for case in CASES if (table := ended(case)) is not None]


@pytest.mark.rule("BET-WIN-1", "BET-WIN-6")
def test_the_rule_that_a_scenario_is_about_is_the_one_that_was_met(met: list[tuple[Scenario, str]]) -> None:
    wrong = []
    for case, rule in met:
        cited = [one for one in case.rules if WAYS.fullmatch(one) and one not in ASIDE]
        if WAYS.fullmatch(rule) is None or (cited and rule not in cited):
            wrong.append(f"{case.name}: {rule or 'none'} instead of {cited}")
    assert wrong == []


def test_every_way_to_win_is_met_in_some_scenario(met: list[tuple[Scenario, str]]) -> None:
    ways = {rule.id for haunt in EVERY for rule in haunt().rulebook if WAYS.fullmatch(rule.id)}
    assert ways - ASIDE - {rule for _, rule in met} == set()


@pytest.mark.parametrize("haunt", range(1, 51))
def test_a_game_ends_by_a_rule_of_its_own_haunt(haunt: int) -> None:
    g, _ = play(haunt, 4, haunt, choose=sensibly)
    rule = g.haunt.rule_met(g)
    assert g.why not in ("BET-WIN-1", "BET-WIN-6") or rule in g.haunt.rulebook
    assert rule in ("", *(f"H{haunt:02}-WIN-{n}" for n in range(1, 5)))
