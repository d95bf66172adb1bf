"""Commands that take long: Ctrl-C keeps and shows what is done, and nobody sees a traceback."""

from __future__ import annotations

import itertools
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import housebound
from housebound.cli import app
from housebound.puzzles import ours
from tests.terminal.house import install_pantry

PROGRAM = [sys.executable, "-m", "housebound"]
ENDLESS = "100000000"


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install_pantry(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def stopped(*arguments: str, after: float = 3.0) -> subprocess.CompletedProcess[str]:
    """What a command shows that got Ctrl-C, as a terminal sends it: to all its processes at once."""
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_stopped_simulation_shows_the_games_played_so_far(cores: str) -> None:
    done = stopped("simulate", "pantry", "--games", ENDLESS, "--cores", cores)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    games = int(re.findall(r"pantry: ([\d,]+) games", done.stdout)[0].replace(",", ""))
    assert games > 0
    assert f"stopped after {games} of {ENDLESS} games" in done.stderr
    assert "PAN-END-1" in done.stdout


@pytest.mark.parametrize("more", [(), ("--citations",)])
def test_a_stopped_check_shows_the_tables_checked_so_far(more: tuple[str, ...]) -> None:
    done = stopped("check", "pantry", "--tables", ENDLESS, "--cores", "2", *more)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    tables = int(re.findall(r"pantry: ([\d,]+) tables", done.stdout)[0].replace(",", ""))
    assert tables > 0
    assert f"stopped after {tables} of" in done.stderr.replace(",", "")


def test_a_stopped_match_shows_the_games_played_so_far() -> None:
    done = stopped("match", "pantry", "--bot", "random", "--games", ENDLESS)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert re.search(r"stopped after [\d,]+ of", done.stderr)
    assert re.search(r"pantry: [\d,]+ games", done.stdout)


def test_a_stopped_measurement_shows_what_was_measured() -> None:
    done = stopped("bench", "pantry", "room25", "--seconds", "600")
    assert done.returncode == 130, done.stderr
    assert "stopped after 1 of 2 games" in done.stderr
    assert "pantry" in done.stdout


def interrupted(monkeypatch: pytest.MonkeyPatch, module: str, name: str, answer: object, at: int) -> None:
    """Ctrl-C while this function works for the nth time; it gives this answer every time."""
    times = itertools.count(1)

    def work(*_: object) -> object:
        if next(times) == at:
            signal.raise_signal(signal.SIGINT)
        return answer

    monkeypatch.setattr(f"{module}.{name}", work)


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def test_scenarios_that_are_stopped_show_what_held_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, "housebound.commands.lookup", "run_case", [], 1)
    files = sorted(Path("tests/scenarios/room25").glob("*.toml"))[:3]
    done = typed("scenario", *files)
    assert done.exit_code == 130
    assert re.search(r"1 files?: \d+ cases? holds?", done.output)
    assert "stopped after 1 of 3 files" in done.stderr


def test_puzzles_that_are_stopped_are_counted_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, "housebound.commands.puzzle", "solves", True, 2)
    done = typed("puzzle", "--bot", "random")
    assert (done.exit_code, done.output.count("random solves 2 of 2.")) == (130, 1)
    assert f"stopped after 2 of {len(ours())} puzzles" in done.stderr


@pytest.mark.parametrize(("at", "done_of"), [(2, "2 of 52"), (45, "45 of 52"), (1, "1 of 52")])
def test_moments_that_are_looked_for_are_shown_so_far(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, at: int, done_of: str
) -> None:
    table = housebound.new("room25", seed=3)
    while not table.over:
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    table.save(tmp_path / "evening.tape")
    interrupted(monkeypatch, "housebound.bots.hints", "play_on", table, 10**9)
    looks = itertools.count(1)

    def look(standing: Any, policy: object, playouts: int) -> None:
        standing._played, nth = 1, next(looks)
        standing._wins = [float(nth % 2)] * 4
        if nth == at:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("housebound.bots.hints._Standing.look", look)
    done = typed("moments", tmp_path / "evening.tape", "--most", "99")
    assert done.exit_code == 130
    assert f"stopped after looking at {done_of} moments" in done.stderr
    assert len(re.findall(r"^Step ", done.stdout, re.M)) == (at - 1 if at < 40 else 40)
    assert "Nothing moved" not in done.stdout
