"""Moves into PostgreSQL: by a connection of its own, a batch in one statement, and the other processes told with it.

A statement for every table that has moved, each there and back, would keep the moves that come meanwhile waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from housebound.server.sqlite_writer import MoveRow

_APPEND = """
WITH stored AS (
  INSERT INTO moves (table_id, n, "at", kind, text, clock)
  SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::text[], $6::float8[])
), ended AS (
  UPDATE tables SET ended = TRUE WHERE id = ANY($7::text[])
)
SELECT pg_notify('housebound', $8)
"""
"""One statement is one transaction: who listens is told once, when it is committed, and not if it is not."""


class MovesConnection:
    """The moves of one PostgreSQL database, to be appended to."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._connection: Any = None

    async def append(self, rows: Sequence[MoveRow], ended: Sequence[str], news: str) -> None:
        """Store these rows and that these tables have ended, all or nothing; raises what the driver says."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        try:
            async with asyncio.timeout(self._patience):
                connection = self._connection or await self._connect()
                await connection.fetch(_APPEND, *columns, list(ended), news)
        except BaseException as error:
            if not _is_taken(error):
                self._disconnect()  # whatever it is in the middle of; the next batch begins anew
            raise

    async def _connect(self) -> Any:
        import asyncpg  # only a shared database needs it

        self._connection = await asyncpg.connect(self._url, timeout=self._patience)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        self._disconnect()


def _is_taken(error: BaseException) -> bool:
    return isinstance(error, taken_by())


def taken_by() -> type[Exception]:
    """What the driver raises when a row of a batch exists already."""
    import asyncpg

    taken: type[Exception] = asyncpg.UniqueViolationError
    return taken
