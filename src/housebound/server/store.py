"""Where tables are kept: a header each, and what happened at it, appended move by move.

SQLite by default, PostgreSQL by URL. A move is a row with the key (table, n): two writers of the same move cannot both
succeed. Moves of many tables that come in at the same time are committed together; each is acknowledged after that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from housebound.server.database import PATIENCE, cannot_be_opened, connect, engine_of, moves_file, see_file
from housebound.server.house_time import HouseTime
from housebound.server.journal import Journal, Row, Taken, Waiting
from housebound.server.migrations import bring_up_to_date
from housebound.server.postgres_writer import MovesConnection, taken_by
from housebound.server.record import Record, encode
from housebound.server.schema import CODES, MOVES, TABLES, TIME
from housebound.server.sqlite_writer import MoveRow
from housebound.server.trouble import Trouble, Unavailable, failures_of, reason

log = logging.getLogger("housebound.server")

_STILL_THERE = 5.0
"""Seconds between two looks whether we still hear of other processes."""

BEAT: Final = 5.0
"""Seconds between two looks whether the database can be written to and read."""
_FRESH: Final = 1.0
"""Seconds for which such a look holds: whoever asks for our health more often gets the same answer."""


class Code(msgspec.Struct, frozen=True):
    """A code that lets another device in: to which seat, by whose secret, until when. All fingerprints."""

    code: str
    table_id: str
    seat: int
    secret: str
    until: float


class News(msgspec.Struct, frozen=True):
    """What one process tells the others: tables were changed, or who of one is connected there. No table: all.

    PostgreSQL passes on 8,000 bytes at most: the tables of one batch (`journal.py`) are half of that.
    """

    process: str
    tables: tuple[str, ...] = ()
    here: tuple[int, ...] | None = None
    asks: bool = False
    """It wants to hear who is connected elsewhere."""


Mark = tuple[int, int]
"""Another one whenever something was stored of a table: the version of its record, and its last move."""


class Store:
    """The tables of one database."""

    def __init__(self, url: str, grace: float = 0.0) -> None:
        self.url = url
        self.time = HouseTime(grace)
        self.engine: AsyncEngine = engine_of(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may write to it at the same time."""
        self._file = moves_file(url)
        self._shared = MovesConnection(url, PATIENCE) if self.is_shared else None
        self.process = secrets.token_hex(4)
        """This process among those that share the database."""
        self.listening_since = float("inf")
        """Since when we hear what other processes tell."""
        self.trouble = Trouble()
        self._failures = failures_of(self.is_shared)
        taken = (IntegrityError, sqlite3.IntegrityError, *((taken_by(),) if self.is_shared else ()))
        self._journal = Journal(self._write, taken, self._failures, self.trouble)
        self._tasks: list[asyncio.Task[None]] = []
        self._looking = asyncio.Lock()
        self._looked = -_FRESH
        self._failures_then = 0
        self._unwell: Unavailable | None = None

    async def open(self) -> None:
        async with self.transaction() as connection:
            if self.is_shared:  # two processes that start at once do not create the tables twice
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(4711)"))
            else:  # all or nothing, and not at all where we may not write
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            is_new = await connection.run_sync(bring_up_to_date)
            stored = (await connection.execute(sa.select(TIME.c.seconds))).scalar_one()
        self.time.begin(stored, after_outage=not is_new)
        if not self.is_shared:  # now that we know that it is ours
            async with self.transaction() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        await self._beat()
        self._tasks = [asyncio.create_task(self._beat_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._journal.close()
        if self._file is not None:
            await self._file.close()
        if self._shared is not None:
            await self._shared.close()
        await self.engine.dispose()

    # -- health

    async def check_up(self) -> None:
        """See whether the database can be written to and read, unless that was seen a moment ago."""
        async with self._looking:
            has_failed_since = self._unwell is None and self.trouble.failures > self._failures_then
            if has_failed_since or time.monotonic() - self._looked >= _FRESH:
                try:
                    await self._beat()
                    self._unwell = None
                except Unavailable as error:
                    self._unwell = error
                self._looked, self._failures_then = time.monotonic(), self.trouble.failures
        if self._unwell is not None:
            raise Unavailable(self._unwell.why)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Unavailable):  # the log has it
                await self.check_up()

    async def _beat(self) -> None:
        """Store the time of the house. Of several processes whoever is furthest is right."""
        now = self.time.now
        furthest = sa.case((TIME.c.seconds < now, now), else_=TIME.c.seconds)
        async with self.transaction() as connection:
            await connection.execute(sa.update(TIME).values(seconds=furthest, beats=TIME.c.beats + 1))
            stored = (await connection.execute(sa.select(TIME.c.seconds))).scalar_one()
        self.time.confirm(stored)
        self.trouble.works()

    # -- tables

    async def add(self, table: str, record: Record, *, ended: bool = False) -> None:
        async with self.transaction() as connection:
            new = {"id": table, "opened": record.opened, "version": 0, "ended": ended, **_columns(record)}
            await connection.execute(sa.insert(TABLES).values(new))

    async def facts(self, table: str) -> tuple[bytes, int] | None:
        """The record of a table and how often it has been changed."""
        async with self.transaction() as connection:
            found = await connection.execute(sa.select(TABLES.c.facts, TABLES.c.version).where(TABLES.c.id == table))
            row = found.first()
        return None if row is None else (bytes(row[0]), int(row[1]))

    async def whole(self, table: str) -> tuple[bytes, int, list[Row]] | None:
        """All that is stored of a table, at one moment: its record, how often that was changed, and its rows."""
        async with self.transaction() as connection:
            found = await connection.execute(sa.select(TABLES.c.facts, TABLES.c.version).where(TABLES.c.id == table))
            kept = found.first()
            if kept is None:
                return None
            return bytes(kept[0]), int(kept[1]), await _rows(connection, table, 0)

    async def change(self, table: str, record: Record, version: int) -> None:
        """Replace the record that had this version; `Taken` if somebody else was faster."""
        async with self.transaction() as connection:
            done = await connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.version == version)
                .values(version=version + 1, **_columns(record))
            )
            if done.rowcount != 1:
                raise Taken
            await self._notify(connection, News(self.process, (table,)))

    async def lobby(self, count: int, *, running: bool = False) -> list[tuple[str, bytes]]:
        """The records of tables where anybody may sit down, or else only look on, those opened last first."""
        return await self._records((TABLES.c.shown if running else TABLES.c.listed) & ~TABLES.c.ended, count)

    async def alone(self) -> list[tuple[str, Mark]]:
        """Tables that go on though nobody comes, with how far they are; those first where something happened last."""
        last = sa.select(MOVES.c.n, MOVES.c.clock).where(MOVES.c.table_id == TABLES.c.id)
        last = last.order_by(MOVES.c.n.desc()).limit(1)
        n = last.with_only_columns(MOVES.c.n).scalar_subquery()
        clock = last.with_only_columns(MOVES.c.clock).scalar_subquery()
        wanted = sa.select(TABLES.c.id, TABLES.c.version, sa.func.coalesce(n, -1)).where(
            TABLES.c.alone & ~TABLES.c.ended
        )
        async with self.transaction() as connection:
            found = await connection.execute(wanted.order_by(sa.func.coalesce(clock, 0.0).desc()))
            return [(str(table), (int(version), int(n))) for table, version, n in found]

    async def finished(self, before: float, count: int) -> list[str]:
        """Some tables whose game is over and at which nothing has happened since then."""
        last = sa.select(sa.func.max(MOVES.c.at)).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = sa.select(TABLES.c.id).where(TABLES.c.ended, sa.func.coalesce(last, TABLES.c.opened) < before)
        async with self.transaction() as connection:
            return [str(row[0]) for row in await connection.execute(wanted.limit(count))]

    async def remove(self, tables: Sequence[str]) -> None:
        """These tables and all that happened at them."""
        async with self.transaction() as connection:
            await connection.execute(sa.delete(MOVES).where(MOVES.c.table_id.in_(tables)))
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.ended))

    async def latest(self, count: int) -> list[tuple[str, bytes]]:
        """The records of the tables opened last."""
        return await self._records(sa.true(), count)

    async def _records(self, which: sa.ColumnElement[bool], count: int) -> list[tuple[str, bytes]]:
        async with self.transaction() as connection:
            found = await connection.execute(
                sa.select(TABLES.c.id, TABLES.c.facts).where(which).order_by(TABLES.c.opened.desc()).limit(count)
            )
            return [(str(row[0]), bytes(row[1])) for row in found]

    # -- codes

    async def add_code(self, code: Code) -> None:
        async with self.transaction() as connection:
            await connection.execute(sa.delete(CODES).where(CODES.c.until < time.time()))
            await connection.execute(sa.insert(CODES).values(msgspec.structs.asdict(code)))

    async def take_code(self, code: str) -> Code | None:
        """The code, if it is good: it is gone with that, whoever asks."""
        async with self.transaction() as connection:
            good = (CODES.c.code == code) & (CODES.c.until >= time.time())
            found = (await connection.execute(sa.select(CODES).where(good))).first()
            done = await connection.execute(sa.delete(CODES).where(good))
        return None if found is None or done.rowcount != 1 else Code(*found)

    # -- moves

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        async with self.transaction() as connection:
            return await _rows(connection, table, since)

    def append(self, table: str, row: Row, *, last: bool = False) -> Awaitable[None]:
        """Done when the row is committed; `Taken` if that number exists, `Unavailable` if it could not be stored.

        `last`: the game is over with it, and nobody needs to look after this table any more.
        """
        return self._journal.append(table, row, last=last)

    @property
    def appended(self) -> int:
        """Rows that this process has stored."""
        return self._journal.appended

    def _write(self, batch: Sequence[Waiting]) -> Awaitable[None]:
        """One transaction, past the engine where there is a way."""
        rows = [_moved(one) for one in batch]
        ended = [one.table for one in batch if one.last]
        if self._file is not None:
            return self._file.append(rows, ended)
        if self._shared is not None:
            news = News(self.process, tuple({one.table for one in batch}))
            return self._shared.append(rows, ended, msgspec.json.encode(news).decode())
        return self._write_to_memory(batch, ended)

    async def _write_to_memory(self, batch: Sequence[Waiting], ended: Sequence[str]) -> None:
        async with self._begin() as connection:
            rows = [{"table_id": one.table, **msgspec.structs.asdict(one.row)} for one in batch]
            await connection.execute(sa.insert(MOVES), rows)
            if ended:
                await connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(ended)).values(ended=True))

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """All that is done in it is stored, or nothing of it; `Unavailable` if the database fails."""
        try:
            async with self._begin() as connection:
                yield connection
        except self._failures as error:
            raise self.trouble.failed(error) from error

    @contextlib.asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite itself gives up on a locked file; a server may fall silent."""
        async with asyncio.timeout(PATIENCE if self.is_shared else None), self.engine.begin() as connection:
            yield connection

    # -- what other processes write

    async def tell(self, news: News) -> None:
        """Tell the other processes something that is not stored."""
        if self.is_shared:
            async with self.transaction() as connection:
                await self._notify(connection, news)

    async def _notify(self, connection: AsyncConnection, news: News) -> None:
        if self.is_shared:
            payload = msgspec.json.encode(news).decode()
            await connection.execute(sa.text("SELECT pg_notify('housebound', :news)"), {"news": payload})

    async def listen(self, heard: Callable[[News], None]) -> None:
        """Call `heard` with what the other processes tell. Runs until cancelled."""
        while True:
            try:
                connection = await connect(self.url)
            except self._failures:
                await asyncio.sleep(0.5)
                continue
            try:
                await self._listen_at(connection, heard)
            except self._failures as error:
                log.warning("nothing is heard of other processes", extra={"why": reason(error)})
            finally:
                self.listening_since = float("inf")
                connection.terminate()

    async def _listen_at(self, connection: Any, heard: Callable[[News], None]) -> None:
        """Until the connection is lost, or so silent that it must be."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        hear = connection.add_listener("housebound", lambda *args: self._hear(str(args[3]), heard))
        async with asyncio.timeout(PATIENCE):
            await hear
        self.listening_since = time.monotonic()
        heard(News(""))  # whatever happened while nobody listened
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_STILL_THERE):
                    await lost.wait()
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")

    def _hear(self, payload: str, heard: Callable[[News], None]) -> None:
        news = msgspec.json.decode(payload, type=News)
        if news.process != self.process:
            heard(news)


async def check(url: str) -> None:
    """See whether tables can be kept there, before anybody is told that they can."""
    see_file(url)
    store = Store(url)
    store.trouble.is_told = False
    try:
        await store.open()
    except Unavailable as error:
        raise cannot_be_opened(url, error.cause) from None
    finally:
        await store.close()


async def _rows(connection: AsyncConnection, table: str, since: int) -> list[Row]:
    found = await connection.execute(
        sa.select(MOVES.c.n, MOVES.c.at, MOVES.c.kind, MOVES.c.text, MOVES.c.clock)
        .where(MOVES.c.table_id == table, MOVES.c.n >= since)
        .order_by(MOVES.c.n)
    )
    return [Row(*row) for row in found]


def _columns(record: Record) -> dict[str, Any]:
    return {
        "facts": encode(record),
        "listed": record.is_in_lobby,
        "shown": record.is_on_show,
        "alone": record.goes_on_alone,
        "counted": record.counts,
    }


def _moved(one: Waiting) -> MoveRow:
    row = one.row
    return (one.table, row.n, row.at, row.kind, row.text, row.clock)
