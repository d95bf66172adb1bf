"""How a database is reached: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from housebound.server.errors import ServerError
from housebound.server.sqlite_writer import MovesFile

PATIENCE: Final = 5.0
"""Seconds after which a database that says nothing has failed."""


def parsed(url: str) -> sa.URL:
    try:
        return sa.make_url(url)
    except sa.exc.ArgumentError:
        raise ServerError(
            "bad-database", f"{url!r} is no database URL: write sqlite:///file or postgresql://…"
        ) from None


def engine_of(url: str) -> AsyncEngine:
    where = parsed(url)
    if where.drivername == "sqlite":
        engine = create_async_engine(where.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": PATIENCE})
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if where.drivername in ("postgresql", "postgres"):
        connecting = functools.partial(connect, url)
        return create_async_engine("postgresql+asyncpg://", async_creator=connecting, pool_size=8, pool_pre_ping=True)
    raise ServerError("bad-database", f"{where.drivername} is not supported: use sqlite or postgresql")


async def connect(url: str) -> Any:
    """To PostgreSQL. The URL is the driver's to read: it knows sslmode and all else that PostgreSQL's own tools do."""
    import asyncpg  # only a shared database needs it

    return await asyncpg.connect(url, timeout=PATIENCE)


def file_of(url: str) -> Path | None:
    """The file of SQLite, by its one true name; none for its memory, or for PostgreSQL."""
    where = parsed(url)
    if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
        return None
    return Path(str(where.database)).resolve()


def cannot_be_opened(url: str, why: str) -> str:
    """The sentence for whoever starts a server; a URL's password is not in it."""
    return f"{parsed(url).render_as_string()} cannot be opened: {why}; is it a database, and may we write to it?"


def moves_file(url: str) -> MovesFile | None:
    """Where moves go past the engine: into a file of SQLite, not into its memory."""
    path = file_of(url)
    return None if path is None else MovesFile(str(path), PATIENCE)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # committed is on the disk, also when the power fails
    cursor.close()
