"""The fixture `postgres`, for modules that say `pytest_plugins = ["tests.server.running_postgres"]`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process."""
    server = Postgres()
    yield server
    server.remove()
