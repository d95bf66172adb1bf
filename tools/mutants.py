"""`make mutants`: would the tests notice? A sample of small faults in the rule code, each put to the tests.

It works on copies in a temporary folder. Once, all tests run and are watched: which functions does each one enter, and
how long does it take? Then every mutant meets the tests that enter its function, the quickest first, until one fails.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Annotated

import pytest
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.syntax import Syntax
from rich.table import Table

from tools.mutant_tests import ON_IMPORT
from tools.mutation import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/housebound")
DEFAULT_PATHS = [ROOT / SOURCE / "kernel", ROOT / SOURCE / "games"]
LEFT_OUT = ("text*.py", "bot/*.py", "routes.py")
"""Modules that are no rules: how a game is told, and how a bot plays it."""
NO_RULE = "goal"
"""What stands in the names of functions that tell the general bot what is worth doing in a haunt."""
NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist", "mutants")
NOT_RUN = ["--ignore=tests/tools", "--ignore=tests/browser", "--ignore=tests/server"]
GRACE = 15.0
"""Seconds that any run of the tests may take besides three times what its tests took when watched."""

KILLED, HUNG, SURVIVED, STILLBORN = "killed", "hung", "survived", "stillborn"


@dataclass(frozen=True)
class Suspect:
    """A mutant with the module it would change, and that module's source."""

    path: Path
    source: bytes
    mutant: Mutant

    @property
    def function(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.mutant.function}"


@dataclass(frozen=True)
class Verdict:
    suspect: Suspect
    fate: str
    tests: int
    """How many tests it was to meet."""
    too_slow: int = 0
    """How many more enter its function, but did not fit into the time."""


@dataclass
class Witnesses:
    """What the watched run has shown."""

    seconds: dict[str, float] = field(default_factory=dict)
    by_function: dict[str, list[str]] = field(default_factory=dict)
    on_import: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, folder: Path) -> Witnesses:
        self = cls()
        for path in sorted(folder.glob("*.json")):
            for test, noted in json.loads(path.read_text(encoding="utf-8")).items():
                if test == ON_IMPORT:
                    self.on_import.update(noted["entered"])
                elif not noted["good"]:
                    self.failed.append(test)
                else:
                    self.seconds[test] = noted["seconds"]
                    for function in noted["entered"]:
                        self.by_function.setdefault(function, []).append(test)
        return self

    def of(self, suspect: Suspect) -> list[str]:
        """The tests that can notice this mutant, the quickest first.

        What runs on import, perhaps once for all tests, is for every test that enters anything of the same folder to
        notice.
        """
        function = suspect.function
        found = set(self.by_function.get(function, ()))
        if not suspect.mutant.function or function in self.on_import:
            folder = suspect.path.parent.relative_to(SOURCE)
            near = [tests for name, tests in self.by_function.items() if Path(name).parent == folder]
            found |= {test for tests in near for test in tests}
        return sorted(found, key=lambda test: (self.seconds[test], test))


def suspects(root: Path, paths: Sequence[Path]) -> list[Suspect]:
    """All mutants of these modules and folders."""
    found = []
    for path in paths:
        modules = sorted((root / path).rglob("*.py")) if (root / path).is_dir() else [root / path]
        for module in modules:
            if module == root / path or not any(module.match(pattern) for pattern in LEFT_OUT):
                source, name = module.read_bytes(), module.relative_to(root)
                found += [Suspect(name, source, one) for one in mutants(source) if NO_RULE not in one.function]
    return found


class Bench:
    """A copy of the project in which one mutant at a time is put to the tests."""

    def __init__(self, root: Path, grace: float = GRACE) -> None:
        self.root = root
        self.grace = grace

    def _pytest(self, arguments: Sequence[str], timeout: float | None, **environment: str) -> int | None:
        """The exit code of pytest in this copy; None if it had to be stopped."""
        command = [sys.executable, "-m", "pytest", "-p", "tools.mutant_tests", "-p", "no:cacheprovider", *arguments]
        return self._run(command, timeout, **environment)

    def _run(self, command: Sequence[str], timeout: float | None, **environment: str) -> int | None:
        inherited = {**os.environ, "PYTHONPATH": str(self.root / "src"), **environment}
        process = subprocess.Popen(
            command,
            cwd=self.root,
            env=inherited,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)  # with all that the tests have started
                process.wait()

    def watch(self, jobs: int, tests: Sequence[Path] = ()) -> Witnesses:
        """Run all tests, or these, as they are."""
        folder = self.root / "mutants"
        folder.mkdir()
        self._pytest(
            ["-n", str(jobs), "--dist", "worksteal", *NOT_RUN, *map(str, tests)], None, MUTANTS_WATCH=str(folder)
        )
        return Witnesses.read(folder)

    def judge(self, suspect: Suspect, witnesses: Witnesses, budget: float) -> Verdict:
        """Put the mutant in, run its tests, and take it out again."""
        able = witnesses.of(suspect)
        tests = list(_within(able, witnesses.seconds, budget))
        if not tests:
            return Verdict(suspect, SURVIVED, 0, len(able))
        module = self.root / suspect.path
        for stale in module.parent.glob(f"__pycache__/{module.stem}.*.pyc"):
            stale.unlink()  # it looks fresh if the mutant has the same size and second
        module.write_bytes(suspect.mutant.applied(suspect.source))
        try:
            fate = self._fate(suspect, tests, 3 * sum(witnesses.seconds[test] for test in tests) + self.grace)
        finally:
            module.write_bytes(suspect.source)
        return Verdict(suspect, fate, len(tests), len(able) - len(tests))

    def _fate(self, suspect: Suspect, tests: Sequence[str], timeout: float) -> str:
        plan = self.root / "mutants" / "plan.json"
        plan.write_text(json.dumps(tests), encoding="utf-8")
        files = sorted({test.partition("::")[0] for test in tests})
        alone = {"PYTHONDONTWRITEBYTECODE": "1"}
        code = self._pytest(["-x", *files], timeout, MUTANTS_PLAN=str(plan), **alone)
        if code is None:
            return HUNG
        if code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            return SURVIVED  # tests that are gone have not noticed anything
        if code == pytest.ExitCode.TESTS_FAILED:
            return KILLED
        module = ".".join(suspect.path.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
        imported = self._run([sys.executable, "-c", f"import {module}"], self.grace, **alone)
        return KILLED if imported == 0 else STILLBORN


def _within(tests: Sequence[str], seconds: dict[str, float], budget: float) -> Iterator[str]:
    for test in tests:
        budget -= seconds[test]
        if budget < 0:
            return
        yield test


def trial(
    order: Sequence[Suspect], sample: int, benches: Sequence[Bench], witnesses: Witnesses, budget: float
) -> Iterator[Verdict]:
    """Judge mutants in this order until the sample is full. A stillborn one does not count: nobody could miss it."""
    free: SimpleQueue[Bench] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def judge(suspect: Suspect) -> Verdict:
        bench = free.get()
        try:
            return bench.judge(suspect, witnesses, budget)
        finally:
            free.put(bench)

    waiting = list(order)
    judged = 0
    with ThreadPoolExecutor(len(benches)) as pool:
        while judged < sample and waiting:
            batch, waiting = waiting[: sample - judged], waiting[sample - judged :]
            for verdict in pool.map(judge, batch):
                judged += verdict.fate != STILLBORN
                yield verdict


def killed_share(verdicts: Sequence[Verdict]) -> float:
    """Percent of the mutants that could live and were killed."""
    counted = [verdict for verdict in verdicts if verdict.fate != STILLBORN]
    return 100 * sum(verdict.fate != SURVIVED for verdict in counted) / max(1, len(counted))


def _show(console: Console, verdicts: Sequence[Verdict], seed: int) -> None:
    table = Table("where", "mutants", "killed", "hung", "survived", "killed %", "stillborn", title=f"Seed {seed}")
    folders = sorted({verdict.suspect.path.parent for verdict in verdicts})
    for name, part in [
        *((str(f.relative_to(SOURCE)), [v for v in verdicts if v.suspect.path.parent == f]) for f in folders),
        ("together", verdicts),
    ]:
        count = {fate: sum(v.fate == fate for v in part) for fate in (KILLED, HUNG, SURVIVED, STILLBORN)}
        living = [str(n) for n in (len(part) - count[STILLBORN], count[KILLED], count[HUNG], count[SURVIVED])]
        table.add_row(name, *living, f"{killed_share(part):.1f}", str(count[STILLBORN]))
    for verdict in verdicts:
        if verdict.fate == SURVIVED:
            suspect, mutant = verdict.suspect, verdict.suspect.mutant
            slow = f", {verdict.too_slow} slower ones left out" if verdict.too_slow else ""
            where = f"{suspect.path}:{mutant.line} {mutant.function}"
            console.print(f"[bold red]{where}: {mutant.fault}[/] ({verdict.tests} tests{slow})", soft_wrap=True)
            console.print(Syntax(mutant.diff(suspect.source, str(suspect.path)), "diff", background_color="default"))
    console.print(table)


def main(
    paths: Annotated[
        list[Path] | None, typer.Argument(exists=True, help="Modules or folders; default: the kernel and all games.")
    ] = None,
    *,
    sample: Annotated[int, typer.Option(min=1, help="How many mutants.")] = 200,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 25,
    jobs: Annotated[int, typer.Option(min=1, help="How many at a time.")] = 2,
    budget: Annotated[float, typer.Option(min=1, help="Seconds of tests, as watched, that one mutant meets.")] = 60,
    tests: Annotated[
        list[Path] | None, typer.Option(exists=True, help="Only these are witnesses: quicker, and never kinder.")
    ] = None,
    at_least: Annotated[float, typer.Option(help="Exit with 1 if a smaller share is killed, in percent.")] = 85,
) -> None:
    """Sample small faults in the rule code and see how many the tests notice.

    Example: python -m tools.mutants src/housebound/kernel/tape.py --sample 30
    """
    console = Console()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        first = Path(folder) / "0"
        shutil.copytree(ROOT, first, ignore=NOT_COPIED)
        everyone = suspects(first, [_inside(path) for path in paths or DEFAULT_PATHS])
        order = Random(seed).sample(everyone, len(everyone))
        with console.status("the tests run once and are watched"):
            witnesses = Bench(first).watch(jobs, tests or ())
        console.print(f"{len(everyone)} possible mutants, {len(witnesses.seconds)} tests to meet them.")
        for test in witnesses.failed:
            console.print(f"[yellow]fails without any mutant, so it is no witness: {test}[/]", soft_wrap=True)
        benches = [Bench(first)]
        for number in range(1, jobs):
            benches.append(Bench(Path(folder) / str(number)))
            shutil.copytree(first, benches[-1].root)
        verdicts = _progress(console, sample, trial(order, sample, benches, witnesses, budget))
    _show(console, verdicts, seed)
    raise typer.Exit(0 if killed_share(verdicts) >= at_least else 1)


def _inside(path: Path) -> Path:
    """The path as it stands in every copy of the project."""
    if not path.resolve().is_relative_to(ROOT / SOURCE):
        raise typer.BadParameter(f"{path} is not in {SOURCE}")
    return path.resolve().relative_to(ROOT)


def _progress(console: Console, sample: int, verdicts: Iterator[Verdict]) -> list[Verdict]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    done: list[Verdict] = []
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("mutants", total=sample)
        for verdict in verdicts:
            done.append(verdict)
            progress.update(task, advance=verdict.fate != STILLBORN, description=f"{killed_share(done):.0f} % killed")
    return done


if __name__ == "__main__":
    typer.run(main)
