"""Commands that take long: Ctrl-C keeps and shows what is done, and nobody sees a traceback."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
    games = int(re.findall(r"pantry: (\d+) games", done.stdout)[0])
    assert games > 0
    assert f"stopped after {games} of {ENDLESS} games" in done.stderr
    assert "PAN-END-1" in done.stdout


@pytest.mark.parametrize("more", [(), ("--citations",)])
def test_a_stopped_check_shows_the_tables_checked_so_far(more: tuple[str, ...]) -> None:
    done = stopped("check", "pantry", "--tables", ENDLESS, "--cores", "2", *more)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    tables = int(re.findall(r"pantry: (\d+) tables", done.stdout)[0])
    assert tables > 0
    assert f"stopped after {tables} of {ENDLESS} tables" in done.stderr


def test_a_stopped_match_shows_the_games_played_so_far() -> None:
    done = stopped("match", "pantry", "--bot", "random", "--games", ENDLESS)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert re.search(r"stopped after \d+ of", done.stderr)
    assert re.search(r"pantry: \d+ games", done.stdout)
