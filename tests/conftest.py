"""How all tests run: nothing is timed, and whoever runs them twice sees the same twice.

Hypothesis tries the same examples of each law every time, so that what `make test` says depends on the program alone;
`make laws` tries others.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("anew", settings.get_profile("house"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


@pytest.fixture(autouse=True)
def nobody_introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that one test introduces stays unknown to the next, and to the programs that it starts."""
    monkeypatch.setenv("HOUSEBOUND_AGENTS", "")
