"""The tables of docs/bots.md are counted row by row in turn, and gone on with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from housebound.kernel import registry
from tools import hard, tables
from tools.tables import Noted, page_of, read


class Counted:
    """A row that notes which seeds it was asked for; the third one has no such side."""

    table = tables.Searched.table

    def __init__(self, name: str, log: list[tuple[str, int]]) -> None:
        self.name = name
        self._log = log

    def pair(self, seed: int) -> tuple[float, float] | None:
        self._log.append((self.name, seed))
        return None if seed == 3 else (0.0, float(seed % 2))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    log: list[tuple[str, int]] = []
    monkeypatch.setattr(tables, "rows_of", lambda *_: [Counted("first", log), Counted("second", log)])
    return log


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(tables.main)
    return CliRunner().invoke(app, arguments)


def test_rows_take_turns_and_nothing_is_played_twice(tmp_path: Path, played: list[tuple[str, int]]) -> None:
    out = str(tmp_path / "tables.jsonl")
    assert run("--games", "2", "--out", out).exit_code == 0
    assert played == [("first", 1), ("second", 1), ("first", 2), ("second", 2)]
    played.clear()
    shown = run("--games", "4", "--out", out)
    assert played == [("first", 3), ("second", 3), ("first", 4), ("second", 4)]
    assert [(one.row.split()[-1], one.seed) for one in read(Path(out))][-2:] == [("first", 4), ("second", 4)]
    assert "| first | 3 | 0.0 % | 33.3 % | +33.3 ± 65.3 |" in shown.output


def test_when_the_time_is_up_no_pair_is_begun(tmp_path: Path, played: list[tuple[str, int]]) -> None:
    assert run("--hours", "-1", "--out", str(tmp_path / "tables.jsonl")).exit_code == 0
    assert not played


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, played: list[tuple[str, int]]) -> None:
    out = tmp_path / "tables.jsonl"
    run("--games", "1", "--out", str(out))
    out.write_bytes(out.read_bytes()[:-20])
    played.clear()
    run("--games", "1", "--out", str(out))
    assert played == [("second", 1)]
    assert len(read(out)) == 2


def test_rows_are_chosen_by_their_words(tmp_path: Path, played: list[tuple[str, int]]) -> None:
    out = str(tmp_path / "tables.jsonl")
    run("--games", "1", "--row", "second", "--out", out)
    assert played == [("second", 1)]
    refused = run("--row", "third", "--out", out)
    assert refused.exit_code == 2
    assert "sensible: first" in " ".join(refused.output.replace("│", " ").split())


def test_one_game_has_no_interval() -> None:
    assert "| k | 1 | 0.0 % | 100.0 % | +100.0 ± ? |" in page_of([Noted("hard against sensible: k", 1, 0.0, 1.0)])


def test_hard_players_go_through_all_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[object, str]] = []

    def play(
        _: object, __: int, settings: Mapping[str, object], ___: int, player: str, ____: str
    ) -> tuple[float, bool]:
        met.append((settings["haunt"], player))
        return float(bool(player)), True

    monkeypatch.setattr(hard, "play", play)
    row = tables.Searched(tables.PLAN[-1], "searching:3")
    assert [row.pair(seed) for seed in range(len(tables.HAUNTS))] == [(0.0, 1.0)] * 48
    assert met == [(haunt, player) for haunt in tables.HAUNTS for player in ("", "searching:3")]


def test_uneven_haunts_are_played_with_hard_players_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[object, str, str, bool]] = []

    def play(
        _: object,
        __: int,
        settings: Mapping[str, object],
        ___: int,
        player: str,
        side: str,
        *,
        everywhere: bool = False,
    ) -> tuple[float, bool]:
        met.append((settings["haunt"], player, side, everywhere))
        return float(everywhere), True

    monkeypatch.setattr(hard, "play", play)
    assert tables.BothHard(27, "searching:3").pair(1) == (0.0, 1.0)
    assert met == [(27, "", "heroes", False), (27, "searching:3", "heroes", True)]


@pytest.mark.parametrize("plan", tables.PLAN, ids=lambda plan: plan.name)
def test_every_row_names_a_table_that_there_is(plan: tables.Table) -> None:
    rules = registry.find(plan.game)
    rules.settle(plan.seats, plan.settings)


def test_a_checkout_against_itself_gains_nothing(tmp_path: Path) -> None:
    before = Path(__file__).parents[2]
    rows = ("Room 25, Solo", "Terrorscape, Maniac, killer", "Betrayal, all haunts, heroes")
    out = tmp_path / "tables.jsonl"
    chosen = [part for row in rows for part in ("--row", f"what it was: {row}")]
    shown = run("--games", "1", "--before", str(before), "--out", str(out), *chosen)
    assert shown.exit_code == 0, shown.output
    assert [one.without - one.with_it for one in read(out)] == [0.0, 0.0, 0.0]
