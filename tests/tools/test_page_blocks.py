"""Blocks of pages that are files: they are read as whoever copies them would, and what they say holds."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from housebound.kernel import registry
from housebound.kernel.position import PositionFile, load_scenarios, read_position_file, run_case
from housebound.kernel.table import Table
from tests.tools.test_commands import PAGES

ELSEWHERE: Final = {
    "haunt.md": "tests/games/betrayal/haunt/test_strangers.py",
    "tutorial.md": "tests/kernel/test_tutorial.py",
}
"""Pages whose blocks are parts of one package: it is put together and tried there."""


def blocks(kind: str) -> list[Any]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for n, block in enumerate(re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)):
            if page.name not in ELSEWHERE:
                found.append(pytest.param(block, id=f"{page.name}-{n}"))
    return found


@pytest.mark.parametrize("block", blocks("toml"))
def test_positions_and_scenarios_of_pages_hold(block: str, tmp_path: Path) -> None:
    """A whole scenario is run, a position set up; what is only a case of one is read."""
    said = tomllib.loads(block)
    file = tmp_path / "page.toml"
    file.write_text(block, encoding="utf-8")
    if {"game", "case"} <= said.keys():
        assert [run_case(case) for case in load_scenarios(file)] == [[]] * len(said["case"])
    elif "case" not in said:
        position = read_position_file(block) if "game" in said else PositionFile("room25", 4, {}, said)
        game = registry.find(position.game)
        settings = game.settle(position.seats, position.options)
        Table(
            game, position.seats, settings, seed=1, origin=game.from_position(position.seats, settings, position.given)
        )


@pytest.mark.parametrize("block", [*blocks("json"), *blocks("yaml")])
def test_what_machines_read_can_be_read(block: str) -> None:
    assert (json.loads if block.lstrip().startswith("{") else yaml.safe_load)(block)
