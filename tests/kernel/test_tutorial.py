"""The tutorial's game is a good one, and the page that walks through it tells the truth."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from housebound.kernel.check import check_game
from housebound.kernel.check.alike import difference
from housebound.kernel.errors import BadSetting
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales.wording import message_id

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "tutorial.md"
SOURCE = DOCS / "tutorial_game.py"
TEXTS = DOCS / "locales" / "en" / "guests.ftl"


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
    assert [check for check, runs in report.runs.items() if not runs] == []


def test_what_the_page_plays_happens(tutorial: ModuleType) -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, globs={"GAME": tutorial.GAME})
    assert tried > 10
    assert failed == 0


def test_what_the_page_quotes_stands_in_the_game() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    quotes = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quotes) >= 12
    for quote in quotes:
        assert quote in source


def test_what_the_page_quotes_of_the_texts_stands_in_their_file() -> None:
    quotes = re.findall(r"```fluent\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quotes) == 2
    for message in re.split(r"\n(?=[a-z])", "\n".join(quotes)):
        assert message.strip() in TEXTS.read_text(encoding="utf-8")


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


def test_everything_it_says_is_in_its_fluent_file_and_nothing_else(tutorial: ModuleType) -> None:
    game = tutorial.GAME
    kinds = (tutorial.SAW, tutorial.ACCUSED)
    said = {
        *("game-guests", "setting-days", "domain-card", "channel-parlour", "prompt-night", "prompt-day"),
        *(message_id("verb", verb.name) for verb in game.vocabulary.verbs),
        *(message_id("notice", kind.name) for kind in kinds),
        *(message_id(domain.name, word) for domain in (tutorial.GUESTS, tutorial.CARDS) for word in domain.words),
        *re.findall(r'say\("([a-z-]+)"', SOURCE.read_text(encoding="utf-8")),
    }
    body = FluentParser().parse(TEXTS.read_text(encoding="utf-8")).body
    assert sorted(entry.id.name for entry in body if isinstance(entry, Message)) == sorted(said)


def test_every_message_that_the_page_names_by_its_pattern_is_in_the_file() -> None:
    rows = re.findall(r"^\| `([a-z]+-[a-z]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 8
    for row in rows:
        assert re.search(rf"^{row} = ", TEXTS.read_text(encoding="utf-8"), re.MULTILINE)


def test_a_card_that_is_not_dealt_yet_is_seen_by_nobody(tutorial: ModuleType) -> None:
    table = Table(tutorial.GAME, 2, people_roll=True)
    table.enter("candle")
    assert [table.view(eye).board.cards for eye in (0, 1, SPECTATOR)] == [
        ("candle", "unknown"),
        ("unknown", "unknown"),
        ("unknown", "unknown"),
    ]


def test_its_bot_never_accuses_anybody_it_has_not_caught(tutorial: ModuleType) -> None:
    game = tutorial.GAME
    bot, rng = game.bot("sensible"), Random(1)
    accusations = 0
    for seed in range(60):
        table = Table(game, 3 + seed % 3, seed=seed)
        while not table.over:
            decision = rng.choice(table.pending)
            choice = bot.choose(game.sight(table.state, decision.seat), decision, rng)
            if choice.verb.name == "accuse":
                accusations += 1
                assert table.view(decision.seat).board.cards[choice.args[0]] == "knife"
            table.choose(decision.seat, choice, decision.id)
    assert accusations > 20


def test_a_bot_it_does_not_have_is_refused(tutorial: ModuleType) -> None:
    with pytest.raises(BadSetting, match="guests has no bot called 'brilliant'"):
        tutorial.GAME.bot("brilliant")
