"""What the tests of the terminal share: the pantry, a toy game that is installed only while a test runs."""

from __future__ import annotations

import pytest

from tests.terminal.house import install_pantry

collect_ignore = ["site"]  # a package of its own, found as installed ones are: never imported by path


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    install_pantry(monkeypatch)
