"""Tables of the pantry for tests: how the toy game is installed, and sittings at it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import housebound
from housebound.kernel import registry
from housebound.locales import speech
from housebound.terminal.sitting import Sitting

SITE = Path(__file__).parent / "site"
"""A folder like an installed package's: the toy game, its texts and its entry point."""


def install_pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the pantry an installed game, for this process and for those it starts."""
    monkeypatch.syspath_prepend(str(SITE))
    already = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{SITE}{os.pathsep}{already}" if already else str(SITE))
    registry.find.cache_clear()
    speech.cache_clear()


def pantry_sitting(
    humans: tuple[int, ...] = (0,),
    seats: int = 3,
    seed: int = 1,
    save_as: Path | None = None,
    level: str = "sensible",
    game: str = "pantry",
) -> Sitting:
    return Sitting(housebound.new(game, seats, seed=seed), humans, level, speech("pantry"), save_as)
