"""What is typed wrongly: one sentence that says what to do, exit code 2, no traceback; in every language."""

from __future__ import annotations

import os
import re
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import housebound
from housebound.cli import app
from housebound.puzzles import ours

WRONG = {
    "serve --port 0 --certificate none.pem": "none.pem: No such file or directory; give the files",
    "serve --port 0 --certificate some.txt": "they do not make a certificate with its key",
    "serve --port 0 --key some.txt": "--key goes with --certificate",
    "serve --port 0 --limit chat": "--limit chat: '' is no number",
    "serve --port 0 --limit chat=x": "--limit chat: 'x' is no number for it; write NAME=NUMBER",
    "serve --port 0 --limit chat=-1": "--limit chat: '-1' is no number",
    "serve --port 0 --limit chat=1.5": "--limit chat: '1.5' is no number",
    "serve --port 0 --limit rate=nan": "--limit rate: 'nan' is no number",
    "serve --port 0 --allow-origin club": "--allow-origin 'club': write a site as https://club.example",
    "serve --port 0 --host=": "--host: give an address",
    "serve --port 0 --database sqlite:///folder": "cannot be opened: unable to open database file",
    "serve --port 0 --database sqlite:///some.txt": "cannot be opened: file is not a database",
    "serve --port 0 --database postgresql://127.0.0.1:1/x": "cannot be opened: Connection refused",
    "serve --port 0 --database postgresql://club:port/x": "is no database URL",
    "club --database sqlite:///some.txt": "cannot be opened: file is not a database",
    "club --database postgresql://127.0.0.1:1/x": "cannot be opened: Connection refused",
    "simulate room25 --games 1 --cores 1 --tapes some.txt": "cannot use some.txt/000000: Not a directory",
    "simulate room25 --games 1 --cores 1 --out some.txt/games.csv": "cannot use some.txt: File exists",
    "simulate room25 --games 1 --vary seats=a,b": "--vary seats: 'a' is no number",
    "simulate betrayal --games 1 --vary haunt=49..51": "haunt = 51: there is none",
    "report folder": "cannot read folder: Is a directory",
    "puzzle nosuch": f"there is no file nosuch, and the puzzles are 1 to {len(ours())}",
    "report some.csv --out page.pdf": "page.pdf: a report is a page: name it with the ending .html",
    "tournament room25 --bots random,beginner --save /proc/x": "cannot use /proc/x",
    "tournament room25 --bots random,genius": "room25 has no bot 'genius' (it has: random",
    "match room25 --bot genius": "(it has: random, beginner, sensible, searching), and there is no program",
    "sit http://[::1/#/t/a/b --bot true": "is no link of a seat",
    "play room25 --plain -o mode=solo --seats 4": "the number of players is 1, not 4",
}


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a folder and files of no kind that a command wants."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "folder").mkdir()
    for name in ("some.txt", "some.csv"):
        (tmp_path / name).write_text("not what is wanted, and long enough to be looked at\n" * 30, encoding="utf-8")
    return tmp_path


def refused(*words: str) -> str:
    """What is said on the error stream, in one line."""
    result = CliRunner().invoke(app, words, input="")
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return re.sub(r"\s+", " ", result.stderr).strip()


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_sentence_and_in_every_language(line: str) -> None:
    said = refused(*line.split())
    assert WRONG[line] in said
    assert said.startswith("housebound: "), "nothing is said before it, in no log either"
    told = [refused(*line.split(), "--language", language) for language in ("ru", "pl", "it")]
    assert len({said, *told}) == 4


def test_a_page_that_is_none_is_named_and_one_in_small_letters_is_found() -> None:
    none = CliRunner().invoke(app, ["rules", "betrayal", "--pages", "H99"])
    assert (none.exit_code, none.stderr) == (1, "betrayal has no secret page H99\n")
    small, large = (CliRunner().invoke(app, ["rules", "betrayal", "--pages", page]) for page in ("h34", "H34"))
    assert small.output == large.output
    assert "H34-" in small.output


def test_a_disk_that_is_full_is_said_and_a_device_is_not_replaced_by_a_file(folder: Path) -> None:
    (folder / "full").symlink_to("/dev/full")  # only a link would be lost if this did not hold
    said = refused("play", "room25", "--plain", "--humans", "none", "--seed", "3", "--save", "full")
    assert said == "housebound: the machine says: No space left on device"
    assert stat.S_ISCHR((folder / "full").stat().st_mode)


def test_a_table_that_is_saved_through_a_link_leaves_the_link(folder: Path) -> None:
    (folder / "club").mkdir()
    (folder / "evening.tape").symlink_to(folder / "club" / "evening.tape")
    line = "play room25 --plain --humans none --seed 3 --save evening.tape"
    assert CliRunner().invoke(app, line.split()).exit_code == 0
    assert (folder / "evening.tape").is_symlink()
    assert (folder / "club" / "evening.tape").read_text(encoding="utf-8").startswith("housebound tape 1")


@pytest.mark.parametrize(
    ("line", "alike"),
    [("play room25 --seat 4", "--seats"), ("guide room25 --plan", "--plain"), ("simulate room25 --cors 1", "--cores")],
)
def test_an_option_that_is_nearly_one_is_named(line: str, alike: str) -> None:
    said = refused(*line.split())
    assert f"There is no option {line.split()[2]}. Did you mean " in said
    assert alike in said
    assert "Did you mean" not in refused("games", "--zzzzzz")


def test_an_address_that_is_none_is_said_once_and_plainly() -> None:
    said = refused("serve", "--port", "0", "--host", "no.such.invalid")
    assert re.search(r"cannot listen on no\.such\.invalid, port 0: [^()]+; choose another one$", said), said


def run_as_a_program(*words: str, shut: str = "", environment: dict[str, str] | None = None) -> tuple[int, str]:
    """Its exit code and all that it says, with a stream shut as a shell does it."""
    typed = shlex.join([sys.executable, "-m", "housebound", *words])
    done = subprocess.run(
        ["sh", "-c", f"{typed} {shut}"], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    "line", ["play room25 --plain --seed 3", "referee room25", "puzzle 1", "replay evening.tape --step"]
)
def test_where_nothing_can_be_typed_it_is_as_if_nobody_came(line: str, folder: Path) -> None:
    housebound.new("room25", seed=3).save(folder / "evening.tape")
    code, said = run_as_a_program(*line.split(), shut="<&-")
    assert (code, "Traceback" in said) == (0, False), said
    assert "Room25" in said or "A table of Room 25" in said


def test_where_nothing_can_be_shown_nothing_breaks() -> None:
    for shut in (">&-", "2>&-", ">&- 2>&-"):
        assert run_as_a_program("games", "room25", shut=shut)[0] == 0


def test_signs_that_the_output_does_not_know_are_question_marks() -> None:
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    code, said = run_as_a_program("rules", "room25", "R25-PUSH-2", "--language", "ru", environment=plain)
    assert code == 0
    assert re.search(r"^R25-PUSH-2  \?{4,}$", said, re.M), said


def test_nothing_is_cut_short_where_the_terminal_is_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for line in ("games room25", "simulate room25 --games 1 --cores 1 --seed 1", "match room25 --bot random --games 1"):
        shown = CliRunner().invoke(app, line.split())
        assert shown.exit_code == 0
        assert "…" not in shown.output, line
        assert max(map(len, shown.output.splitlines())) <= 40


def test_a_server_that_is_not_there_is_named_before_anybody_waits_for_it() -> None:
    said = refused("sit", "http://127.0.0.1:1/#/t/a/b", "--bot", "true", "--patience", "0.2")
    waits, gone = "does not answer. It is tried again for 0.2 seconds", "housebound: http://127.0.0.1:1 does not answer"
    assert said.index(waits) < said.index(gone)
    assert said.count(waits) == 1


def test_a_tournament_that_nobody_names_is_kept_in_a_file_of_its_own_kind(tmp_path: Path) -> None:
    line = "tournament room25 --bots random,beginner --games 1 --cores 1 --seats 4"
    done = CliRunner().invoke(app, line.split())
    assert done.exit_code == 0
    (kept,) = (tmp_path / "data" / "housebound").iterdir()
    assert re.fullmatch(r"room25-tournament-[\d-]+\.jsonl", kept.name)


@pytest.mark.parametrize("line", ["replay some.txt", "play --plain --resume some.txt", "report some.csv"])
def test_a_file_that_may_not_be_read_is_said_in_every_language(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    said = refused(*line.split())
    assert re.search(r"cannot read some\.\w+: Permission denied$", said), said
    assert "readable" not in refused(*line.split(), "--language", "ru")


def test_a_table_that_cannot_be_saved_is_called_as_it_was_named(folder: Path) -> None:
    (folder / "evening.tape.part").mkdir()  # what it is written into first cannot be made
    said = refused("play", "room25", "--plain", "--save", "evening.tape")
    assert said.startswith(f"housebound: cannot use {folder / 'evening.tape'}: ")
