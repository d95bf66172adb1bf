"""`make release VERSION=0.2.0`: one command from a green main to what is uploaded.

It refuses before it changes anything: a tree with changes, a version that is none or is there already, nothing in the
changelog, no word about where the project lives, `make test` that fails. Then it writes the version into
pyproject.toml and `housebound.__version__` and dates the changelog, commits and tags that, builds dist/ (`make
wheels`), and writes the notes of the release beside it. Uploading and pushing stay in
human hands; it prints the commands.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

ROOT: Final = Path(__file__).resolve().parents[1]
_VERSION: Final = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
_UNRELEASED: Final = re.compile(r"^## (\S+) \(unreleased\)\n(.*?)(?=^## |\Z)", re.M | re.S)
_URLS: Final = ("Homepage", "Documentation", "Source", "Issues", "Changelog")
"""Where people find the project: what [project.urls] in pyproject.toml must say."""


class NotReady(Exception):
    """Why nothing can be released now; nothing has been changed."""


class Release:
    """A version, and the checkout that it is made from."""

    def __init__(self, version: str, root: Path = ROOT) -> None:
        self.version = version
        self.root = root

    @property
    def tag(self) -> str:
        return f"v{self.version}"

    # -- before anything is changed

    def check(self) -> None:
        """Everything that can be seen without running the tests."""
        if not _VERSION.fullmatch(self.version):
            raise NotReady(f"{self.version!r} is no version: write 0.2.0, or 0.2.0rc1")
        if self._git("status", "--porcelain"):
            raise NotReady("the tree has changes: commit them, or put them away")
        if self._git("tag", "--list", self.tag):
            raise NotReady(f"{self.tag} is there already")
        self._check_urls()
        self.notes()

    def _check_urls(self) -> None:
        urls = tomllib.loads(self._project)["project"].get("urls", {})
        missing = [name for name in _URLS if not str(urls.get(name, "")).startswith("https://")]
        if missing:
            raise NotReady(f"[project.urls] in pyproject.toml must say where the project lives: {', '.join(missing)}")

    def notes(self) -> str:
        """What the changelog says under the heading that is not released yet."""
        found = _UNRELEASED.search(self._read("CHANGELOG.md"))
        if found is None or not found[2].strip():
            raise NotReady('CHANGELOG.md has nothing under a heading "## VERSION (unreleased)"')
        return found[2].strip() + "\n"

    def prove(self) -> None:
        self._run("make", "test")

    # -- the release

    def name_the_version(self, day: str) -> None:
        """In the one place that packages read, the one that programs read, and the changelog."""
        self._replace("pyproject.toml", r'^version = ".*"$', f'version = "{self.version}"')
        self._replace("src/housebound/__init__.py", r'^__version__ = ".*"$', f'__version__ = "{self.version}"')
        self._replace("CHANGELOG.md", r"^## \S+ \(unreleased\)$", f"## {self.version} ({day})")

    def commit_and_tag(self) -> None:
        if self._git("status", "--porcelain"):
            self._git("commit", "--quiet", "--all", "--message", f"Release {self.version}")
        self._git("tag", "--annotate", self.tag, "--message", f"Housebound {self.version}")

    def build(self, notes: str) -> None:
        self._run("make", "wheels")
        (self.root / "dist" / "NOTES.md").write_text(f"# Housebound {self.version}\n\n{notes}", encoding="utf-8")

    # -- files and programs

    @property
    def _project(self) -> str:
        return self._read("pyproject.toml")

    def _read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def _replace(self, name: str, pattern: str, line: str) -> None:
        text, count = re.subn(pattern, line, self._read(name), count=1, flags=re.M)
        if count != 1:
            raise NotReady(f"{name} has no line like {pattern}")
        (self.root / name).write_text(text, encoding="utf-8")

    def _git(self, *arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=self.root, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def _run(self, *command: str) -> None:
        if subprocess.run(command, cwd=self.root, check=False).returncode != 0:
            raise NotReady(f"{' '.join(command)} failed")


def main(
    version: Annotated[str, typer.Argument(metavar="VERSION", help="0.2.0, or 0.2.0rc1")],
    check_only: Annotated[bool, typer.Option("--check", help="Say whether it could be released, and stop.")] = False,
) -> None:
    """Release this checkout: check, test, name the version, commit, tag, build, write the notes."""
    release = Release(version)
    try:
        release.check()
        if check_only:
            return
        release.prove()
        notes = release.notes()
        release.name_the_version(datetime.now(UTC).date().isoformat())
        release.commit_and_tag()
        release.build(notes)
    except NotReady as error:
        sys.exit(f"not released: {error}")
    print("dist/ holds what is released. Now: git push --follow-tags, then: twine upload dist/*.whl dist/*.tar.gz")


if __name__ == "__main__":
    typer.run(main)
