"""Moves into an SQLite file: by a thread with a connection of its own, a whole batch in one go.

A driver that goes to its thread and back for every statement costs more than all the rest of a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from typing import NamedTuple

MoveRow = tuple[str, int, float, str, str, float]
"""Table, n, at, kind, text and clock."""
_PLACE = "(?, ?, ?, ?, ?, ?)"


class _Batch(NamedTuple):
    """Rows that are stored together, and whoever waits for that."""

    rows: Sequence[MoveRow]
    ended: Sequence[str]
    done: asyncio.Future[None]


class MovesFile:
    """The moves of one SQLite file, to be appended to."""

    def __init__(self, path: str, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def append(self, rows: Sequence[MoveRow], ended: Sequence[str]) -> asyncio.Future[None]:
        """Store these rows and that these tables have ended, all or nothing; raises what SQLite says."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._write_on, name="moves", daemon=True)
            self._thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._batches.put(_Batch(rows, ended, done))
        return done

    async def close(self) -> None:
        if self._thread is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # -- in the thread

    def _write_on(self) -> None:
        while (batch := self._batches.get()) is not None:
            error = None
            try:
                self._append(batch.rows, batch.ended)
            except Exception as failed:
                error = failed
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                batch.done.get_loop().call_soon_threadsafe(_settle, batch.done, error)
        self._disconnect()

    def _append(self, rows: Sequence[MoveRow], ended: Sequence[str]) -> None:
        try:
            connection = self._connection or self._connect()
            if ended:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany("UPDATE tables SET ended = 1 WHERE id = ?", [(table,) for table in ended])
            # One statement: by itself it is a transaction, and the thread asks for the interpreter only once.
            places = ", ".join([_PLACE] * len(rows))
            values = [value for row in rows for value in row]
            connection.execute(f'INSERT INTO moves (table_id, n, "at", kind, text, clock) VALUES {places}', values)
            if ended:
                connection.execute("COMMIT")
        except BaseException:
            self._disconnect()  # what was begun is taken back; the next batch begins anew
            raise

    def _connect(self) -> sqlite3.Connection:
        # Only this thread uses it; the check would only cost time.
        connection = sqlite3.connect(self._path, timeout=self._patience, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous=FULL")  # committed is on the disk, also when the power fails
        self._connection = connection
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever waited has been told to stop
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
