"""The part of `make mutants` that runs inside pytest: watch which test enters which function, or keep to a plan.

Watching (MUTANTS_WATCH names a folder): every test's outcome, duration and the functions of ours that it entered are
written there. Keeping to a plan (MUTANTS_PLAN names a file): only the tests named there run, in that order.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType
from typing import Any

import hypothesis
import pytest

OURS = f"{os.sep}src{os.sep}housebound{os.sep}"
ON_IMPORT = "on import"


def pytest_configure(config: pytest.Config) -> None:
    """A failure is all we want to know: no shrinking, and the same examples every time."""
    quick = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", phases=quick, database=None, deadline=None, derandomize=True)
    hypothesis.settings.load_profile("mutants")
    works = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if works and (folder := os.environ.get("MUTANTS_WATCH")):
        config.pluginmanager.register(Watch(Path(folder)))
    if plan := os.environ.get("MUTANTS_PLAN"):
        config.pluginmanager.register(Plan(json.loads(Path(plan).read_text(encoding="utf-8"))))


class Watch:
    """Notes what every test enters."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tests: dict[str, dict[str, Any]] = {}
        self.on_import: set[CodeType] = set()
        self._entered = self.on_import
        sys.settrace(self._enter)

    def _enter(self, frame: FrameType, event: str, arg: object) -> None:
        self._entered.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        entered: set[CodeType] = set()
        self._entered = entered
        start = perf_counter()
        sys.settrace(self._enter)
        outcome = yield
        sys.settrace(None)
        noted = self.tests.setdefault(item.nodeid, {"good": False})
        noted["seconds"] = perf_counter() - start
        noted["entered"] = _names(entered)
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        noted = self.tests.setdefault(report.nodeid, {"good": False})
        if report.when == "call":
            noted["good"] = report.passed
        elif report.failed:
            noted["good"] = False

    def pytest_sessionfinish(self) -> None:
        self.tests[ON_IMPORT] = {"good": False, "seconds": 0.0, "entered": _names(self.on_import)}
        (self.folder / f"{os.getpid()}.json").write_text(json.dumps(self.tests), encoding="utf-8")


def _names(entered: set[CodeType]) -> list[str]:
    """Functions as `kernel/table.py:Table.choose`."""
    ours = [code for code in entered if OURS in code.co_filename]
    return sorted({f"{code.co_filename.rpartition(OURS)[2]}:{code.co_qualname}" for code in ours})


class Plan:
    """Runs the named tests, in the order they are named."""

    def __init__(self, order: list[str]) -> None:
        self.order = {test: place for place, test in enumerate(order)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda i: self.order[i.nodeid])
