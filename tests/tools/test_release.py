"""A release: refused before anything changes, or whole."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import housebound
from tools.release import ROOT, NotReady, Release

URLS = {
    name: f"https://club.test/{name.lower()}" for name in ("Homepage", "Documentation", "Source", "Issues", "Changelog")
}
PROJECT = "\n".join(
    [
        '[project]\nname = "x"\nversion = "0.1.0"\n\n[project.urls]',
        *(f'{name} = "{url}"' for name, url in URLS.items()),
        "",
    ]
)
CHANGES = "# Changelog\n\n## 0.2.0 (unreleased)\n\n- A door that opens.\n\n## 0.1.0 (2026-01-01)\n\n- A door.\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small project with everything that a release touches, and a Makefile that notes what was made."""
    (tmp_path / "src/housebound").mkdir(parents=True)
    (tmp_path / "src/housebound/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / ".gitignore").write_text("dist/\nmade\n")
    (tmp_path / "Makefile").write_text("test:\n\techo test >> made\nwheels:\n\tmkdir -p dist && echo wheels >> made\n")
    for command in (["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@b.test"]):
        git(tmp_path, *command)
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "Something")


def test_a_release_names_its_version_everywhere_and_is_tagged(checkout: Path) -> None:
    release = Release("0.2.0", checkout)
    release.check()
    release.prove()
    notes = release.notes()
    release.name_the_version("2026-12-24")
    release.commit_and_tag()
    release.build(notes)
    assert 'version = "0.2.0"' in (checkout / "pyproject.toml").read_text()
    assert (checkout / "src/housebound/__init__.py").read_text() == '__version__ = "0.2.0"\n'
    assert "## 0.2.0 (2026-12-24)\n\n- A door that opens." in (checkout / "CHANGELOG.md").read_text()
    assert (checkout / "dist/NOTES.md").read_text() == "# Housebound 0.2.0\n\n- A door that opens.\n"
    assert (checkout / "made").read_text() == "test\nwheels\n"
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "log", "-1", "--format=%s", "v0.2.0") == "Release 0.2.0"


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    commit(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("CHANGELOG.md", "(unreleased)", "(2026-05-05)", "nothing under a heading"),
        ("CHANGELOG.md", "- A door that opens.\n", "", "nothing under a heading"),
        ("pyproject.toml", 'Source = "https://club.test/source"\n', "", "where the project lives: Source"),
        ("pyproject.toml", '"https://club.test/issues"', '"issues"', "where the project lives: Issues"),
        ("pyproject.toml", "[project.urls]", "[tool.urls]", "where the project lives: Homepage"),
    ],
)
def test_what_is_not_ready_is_refused(checkout: Path, file: str, old: str, new: str, why: str) -> None:
    spoil(checkout, file, old, new)
    with pytest.raises(NotReady, match=why):
        Release("0.2.0", checkout).check()


def test_changes_a_tag_that_is_there_and_no_version_are_refused(checkout: Path) -> None:
    with pytest.raises(NotReady, match="is no version"):
        Release("next", checkout).check()
    git(checkout, "tag", "v0.2.0")
    with pytest.raises(NotReady, match="is there already"):
        Release("0.2.0", checkout).check()
    (checkout / "left.txt").write_text("lying about")
    with pytest.raises(NotReady, match="the tree has changes"):
        Release("0.3.0", checkout).check()


def test_a_release_whose_tests_fail_changes_nothing(checkout: Path) -> None:
    spoil(checkout, "Makefile", "echo test >> made", "false")
    with pytest.raises(NotReady, match="make test failed"):
        Release("0.2.0", checkout).prove()
    assert git(checkout, "status", "--porcelain") == ""


def test_this_checkout_has_all_that_a_release_needs() -> None:
    """But for where the project lives, which only its maintainers can say."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{housebound.__version__}"' in project
    assert Release(housebound.__version__).notes()
    assert ".example" not in project


def test_the_forge_runs_the_same_tests() -> None:
    assert "run: make test" in (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
