"""`housebound simulate --out` and `housebound report`, as people call them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from housebound.cli import app
from housebound.commands.extras import needing
from housebound.study import running
from tests.study.lookers import HERE
from tests.terminal.house import install_pantry

PANTRY = ("simulate", "pantry", "--bots", "sensible,random", "--seed", "1", "--cores", "1")


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    install_pantry(monkeypatch)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def refused(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    return re.sub(r"\s+", " ", result.stderr)


def test_a_study_of_a_game_without_columns_of_its_own_is_kept_and_reported(tmp_path: Path) -> None:
    out = tmp_path / "pantry.csv"
    done = run(*PANTRY, "--games", "40", "--vary", "seats=2,3", "--out", out)
    assert done.exit_code == 0, done.output
    assert "pantry: 80 games, seed 1" in done.output
    assert "95 % sure" in done.output
    assert pl.read_csv(out).height == 80
    told = run("report", out)
    assert told.exit_code == 0, told.output
    assert "80 games in pantry.csv" in told.output
    assert "PAN-END-1" in told.output


def test_a_tally_has_sides_and_whatever_the_game_is_compared_by() -> None:
    done = run("simulate", "terrorscape", "--games", "24", "--bots", "random", "--seed", "3", "--cores", "1")
    assert done.exit_code == 0
    for words in ("won by killer", "Butcher", "Ghost Maid", "TER-EQUIP-5"):
        assert words in done.output


def test_a_report_is_a_page_pictures_or_both(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run("simulate", "room25", "--games", "16", "--bots", "random", "--seed", "3", "--cores", "1", "--out", out)
    html, pictures = tmp_path / "report.html", tmp_path / "pictures"
    done = run("report", out, "--out", html, "--svg", pictures, "--title", "Sixteen")
    assert done.exit_code == 0, done.output
    assert "<h1>Sixteen</h1>" in html.read_text(encoding="utf-8")
    assert f"{len(list(pictures.glob('*.svg')))} pictures are in" in done.output


def test_what_makes_no_sense_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    assert "ends with .parquet, .csv or .jsonl" in refused("simulate", "pantry", "--out", tmp_path / "games.xlsx")
    assert "--decisions needs --out" in refused("simulate", "pantry", "--decisions")
    assert "--vary 'seats': write it as NAME=VALUE" in refused("simulate", "pantry", "--vary", "seats")
    assert "no option 'cats'" in refused("simulate", "pantry", "--vary", "cats=1..3")
    given = ("--vary", "candles=1,2", "--option", "candles=3")
    assert "candles is given by --option and by --vary" in refused("simulate", "pantry", *given)
    assert "there is no file" in refused("report", tmp_path / "nowhere.parquet")
    (tmp_path / "none.csv").write_text("a,b\n1,2\n")
    assert "is no study" in refused("report", tmp_path / "none.csv")
    (tmp_path / "torn.parquet").write_bytes(b"PAR1")
    assert "is no study" in refused("report", tmp_path / "torn.parquet")


def test_a_missing_package_is_named_with_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("housebound.study.report")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'housebound[study]'" in refused("report", tmp_path / "games.parquet")
    assert "pip install 'housebound[study]'" in refused("simulate", "pantry", "--out", tmp_path / "games.parquet")
    assert "pip install 'housebound[cluster]'" in refused("simulate", "pantry", "--cluster", "ray")
    assert run(*PANTRY, "--games", "3", "--out", tmp_path / "games.csv").exit_code == 0, "CSV needs nothing"
    with needing("study", "it"):
        pass


def test_a_failed_game_ends_with_exit_code_1_and_the_way_back_to_it(tmp_path: Path) -> None:
    failing = ("--games", "20", "--hook", f"{HERE}:failing")
    done = run(*PANTRY, *failing, "--out", tmp_path / "games.csv")
    assert done.exit_code == 1
    assert "game 10 failed: RuntimeError: the lamp went out" in done.stderr
    assert str(running.tape_of(10, tmp_path / "games.csv.failed")) in done.stderr.replace("\n", "")
    shown = run(*PANTRY, *failing)
    assert shown.exit_code == 1
    assert "housebound tape 1" in shown.stderr


def test_ctrl_c_keeps_the_games_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    program = [sys.executable, "-m", "housebound", "simulate", "pantry", "--cores", "2", "--out", str(out)]
    process = subprocess.Popen(
        [*program, "--games", "100000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    journal = running.journal_of(out)
    while not journal.exists() or journal.stat().st_size < 20_000:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130, told
    assert "Traceback" not in told
    games = int(re.findall(r"stopped after (\d+) of", told)[0])
    assert pl.read_parquet(out).height == games > 0
    seed = running.begun(out)
    assert seed is not None
    again = run("simulate", "pantry", "--games", "100", "--out", out)
    assert "holds another study: not the same are its games." in again.stderr


def test_decisions_and_tapes_are_kept_where_the_command_says(tmp_path: Path) -> None:
    out, tapes = tmp_path / "pantry.parquet", tmp_path / "tapes"
    done = run(*PANTRY, "--games", "9", "--out", out, "--decisions", "--tapes", tapes)
    assert done.exit_code == 0, done.output
    games, decisions = pl.read_parquet(out), pl.read_parquet(tmp_path / "pantry.decisions.parquet")
    assert decisions.group_by("number").len().sort("number")["len"].to_list() == games["choices"].to_list()
    assert sorted(tapes.rglob("*.tape")) == [running.tape_of(number, tapes) for number in range(9)]


def test_the_same_command_after_ctrl_c_plays_what_is_missing(tmp_path: Path) -> None:
    """Nobody has to remember a seed: the journal does."""
    out = tmp_path / "games.parquet"
    command = [
        *("simulate", "pantry", "--games", "1200", "--bots", "sensible,random", "--cores", "1"),
        "--out",
        str(out),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "housebound", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    journal = running.journal_of(out)
    while not journal.exists() or journal.stat().st_size < 4_000:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130, told
    begun = running.begun(out)
    assert begun is not None
    before = pl.read_parquet(out).height
    assert 0 < before < 1200
    done = run(*command)
    assert done.exit_code == 0, done.output
    assert pl.read_parquet(out).height == 1200
    assert not journal.exists()
    straight = tmp_path / "straight.parquet"
    assert run(*command[:-1], straight, "--seed", str(begun.seed)).exit_code == 0
    assert straight.read_bytes() == out.read_bytes()


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    """Ten times as many games, rows of decisions and all, take hardly more: a game that is kept takes two kilobytes."""
    most = [
        _most_memory("--games", str(games), "--out", str(tmp_path / f"{games}.parquet")) for games in (1500, 15_000)
    ]
    assert most[1] - most[0] < 12_000, most


def _most_memory(*wishes: str) -> int:
    """The most kilobytes that a study in a process of its own had at once."""
    command = [sys.executable, "-m", "housebound", *PANTRY, "--decisions", *wishes]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    assert status == 0
    return used.ru_maxrss
