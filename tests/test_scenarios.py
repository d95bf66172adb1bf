"""Every scenario file holds: one rule, one file, as a stranger could write it."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.kernel.position import Scenario, load_scenarios, run_case

FOLDER = Path(__file__).parent / "scenarios"
CASES = [(path, case) for path in sorted(FOLDER.rglob("*.toml")) for case in load_scenarios(path)]


@pytest.mark.parametrize(
    "case", [case for _, case in CASES], ids=[f"{path.parent.name}/{case.name}" for path, case in CASES]
)
def test_scenario(case: Scenario) -> None:
    assert run_case(case) == []


def test_there_are_scenarios() -> None:
    assert len(CASES) > 0
