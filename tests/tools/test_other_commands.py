"""What pages tell people to type beside `housebound`: each line is run here, or it is said who does so."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import housebound
from tests.server.conftest import house
from tests.server.visitors import House
from tests.tools.test_commands import PAGES, ROOT

__all__ = ["house"]

ELSEWHERE: Final = {
    "make ": "tests/tools/test_commands.py",
    "pip install ./": "tests/games/betrayal/haunt/test_strangers.py",
    "sqlite3 ": "tests/server/test_deploy.py",
    "createdb": "tests/server/test_deploy.py",
    "pg_dump": "tests/server/test_deploy.py",
    "pg_restore": "tests/server/test_deploy.py",
    "python3 -m venv ": "tests/tools/test_packages.py",
    "/opt/housebound/bin/pip install": "tests/tools/test_packages.py",
    "curl http://127.0.0.1:8025/ready": "deploy/try_recipes.sh",
    "systemd-analyze verify": "deploy/try_recipes.sh",
    "docker compose ": "deploy/try_recipes.sh",
}
"""Lines that begin like this are run, or done in the same way, there."""
BY_HAND: Final = (
    "systemctl ",
    "journalctl ",
    "ln -s ",
    "cp ",
    "export PATH",
    "git worktree add ",
)
"""Of the system and not of ours: docs/hosting.md says what of it is untried."""
HERE: Final = ("pip", "pipx", "uv", "python", "python3", "curl")
_PROGRAMS: Final = (
    r"(?:make|pip|pipx|uv|python3?|curl|sqlite3|createdb|pg_dump|pg_restore|docker|podman|systemctl|systemd-analyze|"
    r"journalctl|ln|cp|export|git|npm|apt-get|\.venv[^\s`]*/[^\s`]+|/opt/[^\s`]+)"
)
_SHELL: Final = re.compile(r"^```(?:sh|bash|console)\n(.*?)^```", re.M | re.S)
_INDENTED: Final = re.compile(rf"^(?: {{4}}| {{7}})((?:[A-Z]+=\S+ )*{_PROGRAMS} \S.*)$", re.M)
_SAID: Final = re.compile(rf"`({_PROGRAMS} [^`\n]+)`")


class Line(NamedTuple):
    """Something to type, as a page has it."""

    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text[:60]}"


def lines() -> list[Line]:
    found: dict[str, Line] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = [one for block in _SHELL.findall(text) for one in block.replace("\\\n", " ").splitlines()]
        prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        for raw in [*blocks, *_INDENTED.findall(prose), *_SAID.findall(prose)]:
            for part in re.split(r" && ", re.sub(r"(^|\s+)# .*$", "", raw)):
                line = re.sub(r"^(?:[A-Z]+=\S+ )+", "", part.strip())
                if line and Path(line.split()[0]).name != "housebound":
                    found.setdefault(line, Line(page.name, line))
    return sorted(found.values())


def of(*programs: str) -> list[Line]:
    """The lines that are run here with one of these programs."""
    return [one for one in lines() if not one.text.startswith((*ELSEWHERE, *BY_HAND)) and _program(one) in programs]


def _program(line: Line) -> str:
    return Path(line.text.split()[0]).name


def test_every_line_to_type_is_somebodys() -> None:
    strange = [one for one in lines() if one not in of(*HERE) and not one.text.startswith((*ELSEWHERE, *BY_HAND))]
    assert strange == [], "run it in a test, or say in ELSEWHERE which test does"
    assert len(lines()) > 40


@pytest.mark.parametrize("where", sorted({*ELSEWHERE.values()}))
def test_who_runs_the_others_is_there(where: str) -> None:
    assert (ROOT / where).is_file()


@pytest.mark.parametrize("line", of("pip", "pipx", "uv"), ids=str)
def test_what_is_installed_is_ours_with_extras_that_there_are(line: Line) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    words = shlex.split(line.text)
    assert words[1 : 1 + (words[0] == "uv")] == ["tool"][: words[0] == "uv"]
    assert "install" in words
    named = re.fullmatch(r"(?:housebound|\.|\$\(ls dist/\*\.whl\))\[([a-z,]+)\]", words[-1])
    assert named is not None, "ours, with an extra"
    assert set(named[1].split(",")) <= extras.keys()


@pytest.mark.parametrize("line", of("python", "python3"), ids=str)
def test_our_own_programs_know_their_options(line: Line) -> None:
    words = shlex.split(line.text)
    options = {word.partition("=")[0] for word in words if word.startswith("--")}
    run = [*words[1:3], "--help"] if words[1] == "-m" else [words[1], "--help"]
    if not options and words[1] != "-m":
        assert (ROOT / words[1]).is_file()
        return
    shown = subprocess.run([sys.executable, *run], cwd=ROOT, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stderr
    assert options <= {*re.findall(r"--[a-z][a-z-]*", shown.stdout)}


async def test_what_is_sent_by_curl_is_taken_by_the_server(house: House, tmp_path: Path) -> None:
    table = housebound.new("room25", seed=7)
    table.save(tmp_path / "evening.tape")
    reader = argparse.ArgumentParser()
    reader.add_argument("url")
    reader.add_argument("-X", default="POST")
    reader.add_argument("-H", "--header", action="append")
    reader.add_argument("-d", "--data-binary", dest="body")
    sent = of("curl")
    assert len(sent) == 2
    for line in sent:
        given = reader.parse_args(shlex.split(line.text)[1:])
        body = given.body
        content = (tmp_path / body[1:]).read_bytes() if body.startswith("@") else body.encode()
        headers = dict(one.split(": ") for one in given.header)
        path = re.sub(r"^http://[^/]+", "", given.url)
        answer = await house.http.request(given.X, path, content=content, headers=headers)
        assert answer.status_code == 201, answer.text
        assert answer.json()["table"]
