"""Moves into an SQLite file: all of a batch or none of it, and always another try."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from housebound.server.sqlite_writer import MoveRow, MovesFile
from housebound.server.store import Store


@pytest_asyncio.fixture
async def path(tmp_path: Path) -> AsyncIterator[Path]:
    """A file with the tables of a store, and one game in it."""
    file = tmp_path / "club.db"
    store = Store(f"sqlite:///{file}")
    await store.open()
    await store.close()
    with sqlite3.connect(file) as connection:
        columns = "id, opened, facts, version, ended, listed, alone"
        connection.execute(f"INSERT INTO tables ({columns}) VALUES ('a', 0, x'', 0, 0, 0, 0)")
    yield file


@pytest_asyncio.fixture
async def moves(path: Path) -> AsyncIterator[MovesFile]:
    file = MovesFile(str(path), patience=0.1)
    yield file
    await file.close()


def stored(path: Path) -> list[tuple[str, int, str]]:
    with sqlite3.connect(path) as connection:
        return connection.execute("SELECT table_id, n, text FROM moves ORDER BY table_id, n").fetchall()


def row(table: str, n: int, text: str = "0 go") -> MoveRow:
    return (table, n, 1.5, "move", text, 0.5)


async def test_a_batch_is_stored_as_it_is(moves: MovesFile, path: Path) -> None:
    await moves.append([row("a", 0), row("b", 0, "1 stay\n~die 6")], [])
    await moves.append([row("a", 1)], [])
    assert stored(path) == [("a", 0, "0 go"), ("a", 1, "0 go"), ("b", 0, "1 stay\n~die 6")]


async def test_of_a_batch_with_a_taken_row_nothing_is_stored(moves: MovesFile, path: Path) -> None:
    await moves.append([row("a", 0)], [])
    for ended in ([], ["a"]):
        with pytest.raises(sqlite3.IntegrityError):
            await moves.append([row("b", 0), row("a", 0, "1 steal")], ended)
    assert stored(path) == [("a", 0, "0 go")]
    assert not has_ended(path)
    await moves.append([row("b", 0)], [])  # the next one is written nevertheless
    assert len(stored(path)) == 2


async def test_a_table_ends_with_its_last_row(moves: MovesFile, path: Path) -> None:
    await moves.append([row("a", 0)], ["a"])
    assert stored(path) == [("a", 0, "0 go")]
    assert has_ended(path)


def has_ended(path: Path) -> bool:
    with sqlite3.connect(path) as connection:
        return bool(connection.execute("SELECT ended FROM tables WHERE id = 'a'").fetchone()[0])


async def test_a_locked_file_is_an_error_and_later_no_more(moves: MovesFile, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await moves.append([row("a", 0)], [])
    other.execute("ROLLBACK")
    other.close()
    await moves.append([row("a", 0)], [])
    assert stored(path) == [("a", 0, "0 go")]


async def test_what_is_committed_is_on_the_disk(moves: MovesFile) -> None:
    await moves.append([row("a", 0)], [])
    assert moves._connection is not None
    assert moves._connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert moves._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
