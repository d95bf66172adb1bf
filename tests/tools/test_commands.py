"""Every command that README and docs name: understood as it is written, and run where a test can run it."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import typer
from typer.testing import CliRunner

from housebound.cli import app
from housebound.puzzles import ours

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FIRST: Final = {"--games": "1", "--tables": "25"}
"""What a page does a thousand times is done once here, or as often as it takes to see something."""
WAITING: Final = {"play": ("--plain",), "guide": ("--plain",), "referee": ()}
"""Commands that wait for people: here nobody comes, and they are left at once."""
ELSEWHERE: Final = {
    "serve": "tests/server and tests/tools/test_packages",
    "sit": "tests/server/test_sit",
    "club": "tests/server/test_club, where a server has a club page",
    "bot-protocol": "tests/bots/test_external",
    "report": "tests/study/test_report, which has a study to report on",
    "./agent.zip": "tests/rl/test_agents, which makes one",
    "guests": "tests/kernel/test_tutorial_clients",
    "haunt=the_draught": "tests/games/betrayal: it is a package of its own",
    "H51": "the same",
    "scenarios/*.toml": "the same",
}
"""What must be installed or running first, and the tests that do so."""
_THINKING = re.compile(r"\b(searching|hard):\d+")
"""A bot that looks ahead so often before it chooses: here once."""
_PLACEHOLDERS: Final = {
    "GAME": "room25",
    "<game>": "room25",
    "FILE…": "tests/scenarios/room25/actions_tokens_back.toml",
    "FILE": "evening.tape",
    "ID": "R25-PUSH-2",
    "LINK": "https://club.example/#/t/TABLE/TOKEN",
    "…": "club",
}
"""What stands for something that everybody has their own of, and one of it."""
_OURS: Final = ("GAME", "<game>", "ID", "FILE…", "FILE")
"""Placeholders of which there is one here, so that the command can be run."""


class Written(NamedTuple):
    """A command as a page has it."""

    page: str
    line: str

    @property
    def words(self) -> list[str]:
        return self._with(_PLACEHOLDERS)

    @property
    def is_whole(self) -> bool:
        """Whether it can be typed as it stands, or with what is here."""
        return self.words == self._with({name: _PLACEHOLDERS[name] for name in _OURS})

    def _with(self, own: dict[str, str]) -> list[str]:
        line = re.sub(r"\s# .*$", "", self.line)
        for placeholder, one in own.items():
            line = re.sub(rf"(?<!\w){re.escape(placeholder)}(?![\w…])", one, line)
        return shlex.split(line)[1:]

    def __str__(self) -> str:
        return f"{self.page}: {' '.join(self.words)}"


def commands() -> list[Written]:
    """Every line of a block of code and every code in a sentence that is more than the name of a command."""
    found: dict[str, Written] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^ {0,8}(housebound [a-z-]+\b.*)$", text, re.M)
        for line in [*blocks, *re.findall(r"`((?:\.venv[a-z-]*/bin/)?housebound [a-z-]+ [^`]+)`", text)]:
            if not line.startswith("housebound tape "):
                one = Written(page.name, line)
                found.setdefault(" ".join(one.words), one)
    return sorted(found.values())


def runnable() -> list[Written]:
    found = [one for one in commands() if one.is_whole and not ELSEWHERE.keys() & {*one.words}]
    return [*{" ".join(given(one)): one for one in found}.values()]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with what the commands name: a tape, a bot, a puzzle, our scenarios, documents and examples."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("docs", "examples", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ours()[0], tmp_path / "mine.toml")
    for name in ("mybot", "mybot.py"):
        bot = (ROOT / "docs/example_bot.py").read_text(encoding="utf-8")
        (tmp_path / name).write_text(f"#!{sys.executable}\n{bot}", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    hooks = re.search(
        r"^```python\n# (hooks\.py)\n(.*?)^```$", (ROOT / "docs/study.md").read_text("utf-8"), re.M | re.S
    )
    assert hooks is not None
    (tmp_path / hooks[1]).write_text(hooks[2], encoding="utf-8")
    return tmp_path


def run(*words: str) -> str:
    done = CliRunner().invoke(app, words, input="")
    assert done.exit_code == 0, done.output + (done.stderr or "")
    return done.output


def given(command: Written) -> list[str]:
    """Its words with files named, numbers of repetitions small, and nobody to wait for."""
    words = [str(path) for word in command.words for path in (sorted(Path().glob(word))[:3] if "*" in word else [word])]
    words = [FIRST.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    words = [_THINKING.sub(r"\1:1", word) for word in words]
    if words[0] == "check" and "--bots" in words:
        words[words.index("--bots") + 1] = "3"
    if words[0] == "tournament" and not {"--games", "--resume"} & {*words}:
        words += ["--games", "1"]  # left out, it is a hundred of every pairing
    return [*words, *WAITING.get(words[0], ())]


def test_pages_name_commands_of_every_kind() -> None:
    said = {command.words[0] for command in commands()}
    assert {"serve", "sit", "play", "guide", "rules", "referee", "replay", "simulate", "scenario", "match"} <= said
    assert len(runnable()) >= 15


@pytest.mark.parametrize("command", commands(), ids=str)
def test_every_command_is_understood_as_it_is_written(command: Written, folder: Path) -> None:
    shutil.copy(ROOT / "README.md", folder / "evening.tape")  # any file: it is not read yet
    name, *arguments = command.words
    group: Any = typer.main.get_command(app)
    group.commands[name].make_context(name, arguments)


@pytest.mark.parametrize("command", runnable(), ids=str)
def test_every_command_runs(command: Written) -> None:
    if "evening.tape" in command.words:
        run("play", "room25", "--plain", "--humans", "none", "--seed", "3", "--save", "evening.tape")
    if "cup.jsonl" in command.words:
        run("tournament", "room25", "--bots", "random,beginner", "--games", "1", "--save", "cup.jsonl")
    assert run(*given(command))


def test_every_target_of_make_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    for page in [*PAGES, *(ROOT / "deploy").iterdir(), *(ROOT / ".github").rglob("*.yml")]:
        text = page.read_text(encoding="utf-8")
        named = re.findall(r"(?:`|^\s*|run: )make (?:[A-Z]+=\S+ )?([a-z]+)", text, re.M)
        assert set(named) <= targets, page.name
    assert {target for target in targets if f" {target} " not in f"{_phony(makefile)} "} == set()


def _phony(makefile: str) -> str:
    found = re.search(r"^\.PHONY: (.*)$", makefile, re.M)
    assert found is not None
    return f" {found[1]}"


def test_every_module_that_is_run_is_there() -> None:
    for page in PAGES:
        for module in re.findall(r"python3? -m ((?:bench|tools|tests)[\w.]*)", page.read_text(encoding="utf-8")):
            path = ROOT / module.replace(".", "/")
            assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), f"{page.name}: {module}"


def _programs() -> list[Any]:
    """The blocks of Python that are whole programs: they import what they use."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^```python\n((?:import|from) .*?)^```$", text, re.M | re.S)
        found += [pytest.param(block, id=f"{page.name}-{n}") for n, block in enumerate(blocks) if _is_whole(block)]
    return found


def _is_whole(block: str) -> bool:
    """What is about a package that must be installed first is run where that is (ELSEWHERE)."""
    return "housebound" in block and "the_draught" not in block


@pytest.mark.parametrize("program", _programs())
def test_every_program_in_a_page_runs(program: str) -> None:
    exec(compile(program, "page", "exec"), {"__name__": "page"})
