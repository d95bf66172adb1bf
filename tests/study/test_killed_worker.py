"""A process that plays games for a study is ended from outside: that is said in words, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from housebound.cli import app
from housebound.study import workers
from housebound.study.playing import play_batch

ENDED = Path("ended")


def play_until_somebody_is_ended(study: Any, batch: int) -> Any:
    """The third batch of the first attempt meets its end."""
    if batch == 2 and not ENDED.exists():
        ENDED.touch()
        os._exit(9)
    return play_batch(study, batch)


def test_a_killed_worker_is_a_sentence_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(workers, "play_batch", play_until_somebody_is_ended)
    command = ["simulate", "room25", "--games", "48", "--bots", "random", "--cores", "2", "--out", "games.csv"]
    killed = CliRunner().invoke(app, command)
    assert killed.exit_code == 2
    assert "was ended from outside" in killed.output
    assert "the same command goes on from there" in killed.output
    again = CliRunner().invoke(app, command)
    assert again.exit_code == 0, again.output
    assert len(Path("games.csv").read_text(encoding="utf-8").splitlines()) == 49
