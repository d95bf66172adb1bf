"""The tutorial's game is a good one, and the page that walks through it tells the truth."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from housebound.kernel.check import check_game
from housebound.kernel.check.alike import difference
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "tutorial.md"
SOURCE = DOCS / "tutorial_game.py"


@pytest.fixture(scope="module")
def tutorial() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tutorial_game", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["tutorial_game"] = module
    spec.loader.exec_module(module)
    return module


def test_the_tutorial_game_passes_every_check(tutorial: ModuleType) -> None:
    report = check_game(tutorial.GAME, tables=60)
    assert report.ok, report
    assert [check for check, runs in report.runs.items() if not runs] == ["bot"], "all but the bots it does not have"


def test_what_the_page_plays_happens(tutorial: ModuleType) -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, globs={"GAME": tutorial.GAME})
    assert tried > 10
    assert failed == 0


def test_what_the_page_quotes_stands_in_the_game() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    quotes = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quotes) >= 8
    for quote in quotes:
        assert quote in source


def test_every_rule_of_it_is_named_where_it_is_carried_out(tutorial: ModuleType) -> None:
    docstrings = " ".join(str(getattr(tutorial, name).__doc__) for name in ("deal", "night", "day"))
    assert [rule.id for rule in tutorial.RULEBOOK if rule.id not in docstrings] == []


def test_its_positions_can_be_read_again(tutorial: ModuleType) -> None:
    table = Table(tutorial.GAME, 3, {"days": 2}, seed=7)
    for choice in ("watch(boris)", "sleep", "watch(anna)"):
        table.choose(table.pending[0].seat, choice)
    written = tutorial.GAME.position(table.state)
    assert written == {
        "day": 0,
        "talking": True,
        "cards": ["candle", "candle", "knife"],
        "seen": [["anna", "boris"], ["boris"], ["anna", "celia"]],
    }
    again = tutorial.GAME.from_position(3, table.settings, written)
    assert difference(again, table.state) == ""


def test_a_game_that_began_from_a_position_is_saved_with_it(tutorial: ModuleType) -> None:
    game = tutorial.GAME
    origin = game.from_position(2, game.settle(2, {}), {"cards": ["candle", "knife"], "talking": True})
    table = Table(game, 2, origin=origin, seed=1)
    table.choose(0, "accuse(boris)")
    again = load_text(table.save_text(), game=game)
    assert again.result == table.result
    assert again.result is not None
    assert again.result.winners == (0,)
