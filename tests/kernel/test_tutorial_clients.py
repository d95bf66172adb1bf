"""The tutorial's game is played to its end in the clients that draw text, as installed games are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "tutorial.md"
Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `housebound` as a program where the game is installed; everything that it prints, and it must end well."""
    info = tmp_path / "site" / "guests-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[housebound.games]\nguests = tutorial_game:GAME\n")
    paths = [str(info.parent), str(DOCS), *filter(None, [os.environ.get("PYTHONPATH")])]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}

    def command(*words: str, typed: tuple[str, ...] = ()) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "housebound", *words],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**there, "PYTHONIOENCODING": "utf-8"},
            timeout=300,
            check=False,
        )
        assert (done.returncode, done.stderr.strip()) == (0, "")
        return done.stdout

    return command


def assert_in_words(shown: str) -> None:
    """Nothing was said by its bare id, nor left out of a sentence."""
    assert not re.findall(r"\b(?:verb|prompt|notice|guest|card|days|domain|game)-[a-z]+", shown)
    assert not set("{}") & set(shown)


def test_it_is_played_in_lines_against_bots(run: Run) -> None:
    shown = run("play", "guests", "--plain", "--seats", "3", "--seed", "7", "--save", "a.tape", typed=("2", *"11111"))
    (beginning,) = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown.startswith(beginning), "as the page says"
    assert "· By night you saw the card of Boris: a candle." in shown
    assert "2 days have passed.\nAnna: a candle\nBoris: a candle\nCelia: ?\n" in shown
    assert "3 days have passed.\nAnna: a candle\nBoris: a candle\nCelia: the knife\n" in shown
    assert "The game is over after 3 rounds. Seat 3 has won.\nGUE-END-1: " in shown
    assert_in_words(shown)


def test_its_bots_play_to_win(run: Run, tmp_path: Path) -> None:
    """Anna sleeps and lets every day pass; what the bots did meanwhile stands on the tape."""
    run("play", "guests", "--plain", "--seats", "5", "--seed", "3", "--save", "a.tape", typed=tuple("111111"))
    tape = (tmp_path / "a.tape").read_text(encoding="utf-8")
    assert "others sensible" in tape
    assert len(re.findall(r"watch\(", tape)) == 12, "four bots, three nights"


def test_a_random_game_of_it_is_written_out(run: Run) -> None:
    for seats in ("2", "5"):
        shown = run("playthrough", "guests", "--seats", seats, "--seed", "7")
        assert "seen by spectator:\n    No day has passed.\n    Anna: ?\n    Boris: ?\n" in shown
        assert re.search(r"\n## over after \d+ decisions: .* won by GUE-", shown)
        assert_in_words(shown)


def test_a_table_of_real_cards_is_kept(run: Run) -> None:
    cards = ("", "candle", "", "board", "knife")
    night = ("", "watch(boris)", "", "?", "1")
    shown = run("referee", "guests", "--seats", "2", "--save", "a.tape", typed=(*cards, *night, "", "accuse(boris)"))
    assert shown.startswith("A table of The Guest with the Knife with 2 seats.")
    assert "Which card came up? One of: candle (a candle), knife (the knife)" in shown
    assert "· Anna accuses Boris.\nOne day has passed.\nAnna: a candle\nBoris: the knife\n" in shown
    assert "Seat 1 has won.\nGUE-DAY-2: " in shown
    assert_in_words(shown)


def test_the_other_commands_that_the_page_names_know_it(run: Run) -> None:
    named = re.findall(r"^\| `housebound ([a-z]+) guests", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == ["play", "referee", "playthrough", "simulate", "check"]
    assert "sensible" in run("simulate", "guests", "--games", "20", "--bots", "sensible", "--cores", "1")
    assert "6 tables" in run("check", "guests", "--tables", "6", "--cores", "1")
