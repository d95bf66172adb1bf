"""What a side gains by searching is counted in pairs, in pieces if need be; beliefs are scored game by game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner, Result

from housebound import bots
from housebound.bots.perspective import Perspective
from housebound.bots.searching import Searching
from housebound.kernel import registry
from housebound.kernel.script import Option
from tools import beliefs, hard
from tools.hard import Pair, read, row


def run(command: object, *arguments: str) -> Result:
    app = typer.Typer()
    app.command()(command)  # type: ignore[type-var]
    return CliRunner().invoke(app, arguments)


def test_pairs_are_noted_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "hard.jsonl"
    words = ("terrorscape", "--seats", "2", "--side", "killer", "--hard", "searching:2", "--out", str(out))
    first = run(hard.main, *words, "--games", "1")
    assert first.exit_code == 0, first.output
    (one,) = read(out)
    assert (one.key, one.seed) == ("terrorscape killer 2 searching:2", 1)
    assert {one.sensible, one.searching} <= {0.0, 1.0}
    again = run(hard.main, *words, "--games", "1")
    assert read(out) == [one]
    assert again.output == first.output


def test_hard_players_sit_on_one_side_or_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: set[int] = set()
    game = registry.find("terrorscape")
    sensible = game.bot("sensible")

    class Watched(Searching):
        def think(self, seen: Perspective, rng: Random) -> Option:
            thought.add(seen.seat)
            return sensible.choose(seen.sight, seen.decision, rng)

    monkeypatch.setattr(bots, "bot", lambda game, level: Watched() if level == "hard" else game.bot(level))
    settings = game.settle(3, {})
    hard.play(game, 3, settings, 1, "hard", "team")
    assert thought == {1, 2}
    thought.clear()
    hard.play(game, 3, settings, 1, "hard", "team", everywhere=True)
    assert thought == {0, 1, 2}


def test_a_row_has_both_shares_and_the_gain_with_its_interval() -> None:
    pairs = [Pair("k", n, float(n < 2), float(n < 3)) for n in range(4)]
    assert row("k", pairs) == "| k | 4 | 50.0% | 75.0% | +25.0 ± 49.0 |"


def test_beliefs_are_scored_side_by_side() -> None:
    shown = run(beliefs.main, "terrorscape", "--seats", "2", "--games", "1", "--worlds", "4", "--often", "0.05")
    assert shown.exit_code == 0, shown.output
    assert "| side | secret | games | alike | believed | gain |" in shown.output
    assert "| killer | whereabouts | 1 |" in shown.output
