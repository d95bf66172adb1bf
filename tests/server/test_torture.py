"""The short form of `make torture`: servers are killed a few times in the middle of play, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.torture import SHORT, torture

pytest_plugins = ["tests.server.running_postgres"]


async def test_kills_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    report = await torture(url, tmp_path, processes=1, kills=4, kinds=SHORT, seed=1, to_the_end=False)
    assert report.faults == []
    assert report.kills == 4
    assert report.acknowledged > 0


async def test_kills_on_postgres_with_two_processes(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    report = await torture(url, tmp_path, processes=2, kills=4, kinds=SHORT, seed=2, to_the_end=False)
    assert report.faults == []
    assert report.kills == 4
    assert report.acknowledged > 0
