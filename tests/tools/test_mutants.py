"""`make mutants` tells the faults that tests notice from those that they do not, and leaves the project alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import HUNG, KILLED, STILLBORN, SURVIVED, Bench, Suspect, Verdict, Witnesses
from tools.mutation import Mutant

TOY = """
LEAST, MOST = range(2)

def larger(a, b):
    return a if a > b else b

def count(n):
    found = 0
    while n:
        found += 1
        n -= 1
    return found

def unseen(a, b):
    return a + b
"""
TESTS = """
from housebound.toy import count, larger

def test_larger():
    assert larger(1, 2) == 2 and larger(2, 1) == 2

def test_count():
    assert count(3) == 3

def test_broken():
    assert larger(1, 1) == 0
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Witnesses]:
    """A small project of which all tests were watched once."""
    root = tmp_path_factory.mktemp("project")
    files = {"src/housebound/__init__.py": "", "src/housebound/toy.py": TOY, "tests/test_toy.py": TESTS}
    for name, text in {**files, "pyproject.toml": "[tool.pytest.ini_options]\n"}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    shutil.copytree(mutants.ROOT / "tools", root / "tools")
    return root, Bench(root).watch(jobs=1)


def suspect(root: Path, function: str, fault: str) -> Suspect:
    (found,) = [
        one
        for one in mutants.suspects(root, [Path("src/housebound")])
        if (one.mutant.function, one.mutant.fault) == (function, fault)
    ]
    return found


@pytest.mark.parametrize(
    ("function", "fault", "fate"),
    [
        ("larger", "branches swapped", KILLED),
        ("larger", "> became >=", SURVIVED),
        ("count", "returned nothing", KILLED),
        ("unseen", "+ became -", SURVIVED),
        ("", "2 became 3", STILLBORN),
    ],
)
def test_the_fate_of_a_mutant(project: tuple[Path, Witnesses], function: str, fault: str, fate: str) -> None:
    root, witnesses = project
    verdict = Bench(root, grace=300).judge(suspect(root, function, fault), witnesses, budget=60)  # a busy machine
    assert verdict.fate == fate
    assert (root / "src/housebound/toy.py").read_text() == TOY


def test_a_mutant_that_never_ends_is_stopped(project: tuple[Path, Witnesses]) -> None:
    root, witnesses = project
    endless = suspect(root, "count", "- became +")
    assert Bench(root, grace=2).judge(endless, witnesses, budget=60).fate == HUNG


def test_only_tests_that_pass_and_enter_the_function_are_witnesses(project: tuple[Path, Witnesses]) -> None:
    root, witnesses = project
    assert witnesses.failed == ["tests/test_toy.py::test_broken"]
    assert witnesses.of(suspect(root, "larger", "> became >=")) == ["tests/test_toy.py::test_larger"]
    assert witnesses.of(suspect(root, "unseen", "+ became -")) == []
    assert len(witnesses.of(suspect(root, "", "2 became 3"))) == 2


def test_tests_beyond_the_budget_are_left_out_and_said_so(project: tuple[Path, Witnesses]) -> None:
    root, witnesses = project
    verdict = Bench(root).judge(suspect(root, "larger", "branches swapped"), witnesses, budget=0)
    assert (verdict.fate, verdict.tests, verdict.too_slow) == (SURVIVED, 0, 1)


class Oracle(Bench):
    """Judges by the mutant's line alone: the first is stillborn, the second killed, the rest survive."""

    def judge(self, suspect: Suspect, witnesses: Witnesses, budget: float) -> Verdict:
        fate = {1: STILLBORN, 2: KILLED}.get(suspect.mutant.line, SURVIVED)
        return Verdict(suspect, fate, 1)


def test_a_stillborn_mutant_is_replaced_and_not_counted(tmp_path: Path) -> None:
    order = [Suspect(Path("m.py"), b"", Mutant(line, "", "", 0, 0, b"")) for line in range(1, 10)]
    oracles = [Oracle(tmp_path), Oracle(tmp_path)]
    verdicts = list(mutants.trial(order, 4, oracles, Witnesses(), budget=60))
    assert [verdict.suspect.mutant.line for verdict in verdicts] == [1, 2, 3, 4, 5]
    assert mutants.killed_share(verdicts) == 25


def test_what_a_bot_wants_is_no_rule(tmp_path: Path) -> None:
    source = "def goals(n: int) -> int:\n    return n + 1\n\n\ndef _hero_goals(n: int) -> int:\n    return n + 1\n"
    (tmp_path / "haunt.py").write_text(source + "\n\ndef rule(n: int) -> int:\n    return n + 1\n", encoding="utf-8")
    assert {one.mutant.function for one in mutants.suspects(tmp_path, [Path("haunt.py")])} == {"rule"}
