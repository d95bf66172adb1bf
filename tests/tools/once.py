"""What is dear to build is built once for all processes that test: by whichever of them comes first."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

_PATIENCE = 900.0


def once(factory: pytest.TempPathFactory, name: str, build: Callable[[Path], None]) -> Path:
    """A folder of this name that all share, after `build` has filled it."""
    shared = factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    folder, done = shared / name, shared / f"{name}-built"
    try:
        folder.mkdir()
    except FileExistsError:
        give_up = time.monotonic() + _PATIENCE
        while not done.exists() and time.monotonic() < give_up:
            time.sleep(0.2)
    else:
        build(folder)
        done.touch()
    assert done.exists(), f"{name}: whoever was to build it has failed"
    return folder
