"""How a database is reached: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

import functools
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from housebound.server.errors import ServerError
from housebound.server.sqlite_writer import MovesFile

PATIENCE: Final = 5.0
"""Seconds after which a database that says nothing has failed."""


def engine_of(url: str) -> AsyncEngine:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise ServerError(
            "bad-database", f"{url!r} is no database URL: write sqlite:///file or postgresql://…"
        ) from None
    if parsed.drivername == "sqlite":
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": PATIENCE})
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if parsed.drivername in ("postgresql", "postgres"):
        connecting = functools.partial(connect, url)
        return create_async_engine("postgresql+asyncpg://", async_creator=connecting, pool_size=8, pool_pre_ping=True)
    raise ServerError("bad-database", f"{parsed.drivername} is not supported: use sqlite or postgresql")


async def connect(url: str) -> Any:
    """To PostgreSQL. The URL is the driver's to read: it knows sslmode and all else that PostgreSQL's own tools do."""
    import asyncpg  # only a shared database needs it

    return await asyncpg.connect(url, timeout=PATIENCE)


def moves_file(url: sa.URL) -> MovesFile | None:
    """Where moves go past the engine: into a file of SQLite, not into its memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return MovesFile(str(url.database), PATIENCE)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # committed is on the disk, also when the power fails
    cursor.close()
