"""What a seat cannot know changes no choice of any bot, and a bot that peeps is caught."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from housebound import bots
from housebound.bots import law
from housebound.cli import app
from housebound.kernel import registry
from housebound.kernel.script import Decision, Option

GAMES = ("betrayal", "room25", "terrorscape")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("level", "count"), [("random", 60), ("beginner", 60), ("sensible", 60), ("searching:5", 25)])
def test_what_a_seat_cannot_know_changes_no_bots_choice(name: str, level: str, count: int) -> None:
    report = law.check_bots(registry.find(name), count, seed=4, levels=(level,))
    assert report.faults == []
    assert report.asked == {level: count}


class Peeping:
    """Looks at what lies face-down behind its sight."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        secret = "".join(map(str, sight._g.kind))
        return decision.options[Random(secret).randrange(len(decision.options))]


def test_a_bot_that_peeps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", lambda *_: Peeping())
    report = law.check_bots(registry.find("room25"), 40, seed=1, levels=("peeping",))
    assert report.faults
    assert "the peeping bot in seat" in str(report.faults[0])
    assert "game: room25" in report.faults[0].tape


def test_every_level_is_asked_and_the_command_says_how_often() -> None:
    result = CliRunner().invoke(app, ["check", "terrorscape", "--bots", "3", "--cores", "1"])
    assert result.exit_code == 0, result.output
    assert "3 positions" in result.output
    for level in law.levels_checked(registry.find("terrorscape")):
        assert level in result.output


def test_shares_of_a_check_ask_in_other_positions() -> None:
    game = registry.find("terrorscape")
    first, second = (law.check_bots(game, 2, seed, levels=("random",)) for seed in (1, 2))
    first.add(second)
    assert (first.positions, first.asked) == (4, {"random": 4})
