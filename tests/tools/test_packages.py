"""The source package and the wheel made from it, installed in clean environments: people play and serve from them.

They are built once for all processes that test, as on a machine with Python alone: no Node.js, no Sphinx.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import housebound
from tests.tools.once import once

ROOT = Path(__file__).resolve().parents[2]
BUILT = ("src/housebound/server/page", "src/housebound/server/manual")
NEEDED = {
    "serve --port 0": "server",
    "sit https://club.example/#/t/T/X --bot ./b": "server",
    "tournament room25 --games 1": "tournament",
    "simulate room25 --games 1 --out games.parquet": "study",
    "report games.csv": "study",
    "simulate room25 --games 1 --cluster ray": "cluster",
    "play room25 --plain --bot agent.zip": "rl",
}
"""Which extra each of these asks for where none is installed."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both packages."""

    def build(folder: Path) -> None:
        copy_checkout(folder / "checkout")
        run(sys.executable, "-m", "build", "--outdir", folder, folder / "checkout", env=without_node(folder))

    return once(tmp_path_factory, "packages", build)


def copy_checkout(folder: Path) -> None:
    """What git has, with page and manual as they are built: building leaves nothing in the checkout itself."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    for name in listed.splitlines():
        if (ROOT / name).is_file() and not name.startswith("tests/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    for name in BUILT:
        assert (ROOT / name / "index.html").is_file(), f"{name} is not built: make page docs"
        shutil.copytree(ROOT / name, folder / name)


def without_node(folder: Path) -> dict[str, str]:
    """The environment of somebody who has a C library, a shell, and no Node.js."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "env"):
        with contextlib.suppress(FileExistsError):
            (tools / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    return os.environ | {"PATH": str(tools)}


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run([str(one) for one in command], env=env, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    (found,) = packages.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def source(packages: Path) -> Path:
    (found,) = packages.glob("*.tar.gz")
    return found


def clean(folder: Path, package: str) -> Path:
    """A clean environment with this package in it: its folder of programs."""
    run(sys.executable, "-m", "venv", folder / "env")
    programs = folder / "env" / "bin"
    install: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*install, "-c", ROOT / "constraints.txt", package, env=without_node(folder))
    return programs


def test_both_packages_hold_the_page_and_the_manual_but_no_page_of_a_haunt(wheel: Path, source: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {"housebound/server/page/index.html", "housebound/server/manual/index.html"} <= inside
    assert {"housebound/server/manual/_static/manual.css", "housebound/py.typed"} <= inside
    assert any(re.fullmatch(r"housebound/server/page/assets/index-.*\.js", name) for name in inside)
    assert not [name for name in inside if re.search(r"manual/rules/haunts/h\d", name)]
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {*(f"{name}/index.html" for name in BUILT), "client/package.json", "constraints.txt"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_wheel_holds_every_text_rule_and_puzzle(wheel: Path) -> None:
    """What is no module must be named to get in, and is not missed before somebody wants to read it."""
    kinds = ("*.ftl", "*-rules.md", "rulebook.md", "rules.md", "*.toml")
    package = ROOT / "src" / "housebound"
    wanted = {f"housebound/{path.relative_to(package)}" for kind in kinds for path in package.rglob(kind)}
    assert "housebound/locales/pl/terrorscape-rules.md" in wanted
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_wheel_alone_plays_and_names_what_more_it_needs(wheel: Path, tmp_path: Path) -> None:
    """Without extras: the library, the terminal in plain lines, bots; a server asks for its extra."""
    programs = clean(tmp_path, str(wheel))
    home = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    play: list[str | Path] = [programs / "housebound", "play", "room25", "--plain", "--humans", "none", "--seed", "3"]
    run(*play, "--save", "evening.tape", env=home, cwd=tmp_path)
    program = "import housebound; print(housebound.load('evening.tape').over, housebound.__file__)"
    told = run(programs / "python", "-c", program, cwd=tmp_path)
    assert told.startswith("True ")
    assert str(tmp_path) in told, "it is the installed program, not the checkout"
    assert run(programs / "housebound", "--version").split()[-1] == housebound.__version__
    (tmp_path / "agent.zip").touch()
    for command, extra in NEEDED.items():
        refused = subprocess.run(
            [str(programs / "housebound"), *command.split()], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert refused.returncode == 2
        assert f"pip install 'housebound[{extra}]'" in refused.stderr + refused.stdout
        assert "Traceback" not in refused.stderr


@contextlib.contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """The installed server, and where it is."""
    command = [str(programs / "housebound"), "serve", "--port", "0", "--database", f"sqlite:///{folder / 'club.db'}"]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen([*command, "--pace", "0"], stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert found is not None, (folder / "server.log").read_text()
        yield found[0]
    finally:
        server.terminate()
        server.wait(60)


def test_the_source_package_with_all_extras_serves_and_is_played_at(source: Path, tmp_path: Path) -> None:
    """Built and installed where there is no Node.js: page, manual and a whole game over the wire."""
    programs = clean(tmp_path, f"{source}[all]")
    with serving(programs, tmp_path) as url:
        page = httpx.get(f"{url}/", timeout=60)
        assert page.status_code == 200
        assert '<link rel="help" href="manual/">' in page.text
        script = re.search(r'src="\./?(assets/[^"]+\.js)"', page.text)
        assert script is not None, page.text
        assert httpx.get(f"{url}/{script[1]}", timeout=60).status_code == 200
        assert "Housebound" in httpx.get(f"{url}/manual/", timeout=60).text
        assert httpx.get(f"{url}/manual/rules/haunts/h01.html", timeout=60).status_code == 303
        told = run(programs / "python", ROOT / "docs/example_client.py", url, "room25", cwd=tmp_path)
        assert re.match(r"(won|lost) by R25-", told)
