"""How a database is reached: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

import contextlib
import functools
import sqlite3
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
    except (sa.exc.ArgumentError, ValueError):  # the latter of a port that is none
        raise ServerError("bad-database", "is-no-database-url-write-sqlite-file-or", url=repr(url)) from None


def engine_of(url: str) -> AsyncEngine:
    where = parsed(url)
    if where.drivername == "sqlite":
        engine = create_async_engine(where.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": PATIENCE})
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if where.drivername in ("postgresql", "postgres"):
        connecting = functools.partial(connect, url)
        return create_async_engine("postgresql+asyncpg://", async_creator=connecting, pool_size=8, pool_pre_ping=True)
    raise ServerError("bad-database", "is-not-supported-use-sqlite-or-postgresql", drivername=where.drivername)


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


def is_kept(url: str) -> bool:
    """Whether anything is left of this database when the server ends: not of SQLite's memory."""
    return parsed(url).get_backend_name() != "sqlite" or file_of(url) is not None


def cannot_be_opened(url: str, why: object) -> ServerError:
    """What whoever starts a server is told; a URL's password is not in it."""
    return ServerError("bad-database", "database-cannot-be-opened", url=parsed(url).render_as_string(), why=why)


def see_file(url: str) -> None:
    """Whether SQLite can open the file at all: else a thread of the driver goes on about it when nobody listens."""
    path = file_of(url)
    if path is None:
        return
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise cannot_be_opened(url, error) from None


def moves_file(url: str) -> MovesFile | None:
    """Where moves go past the engine: into a file of SQLite, not into its memory."""
    path = file_of(url)
    return None if path is None else MovesFile(str(path), PATIENCE)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # committed is on the disk, also when the power fails
    cursor.close()
