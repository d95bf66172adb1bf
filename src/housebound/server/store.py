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
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from housebound.server.database import PATIENCE, cannot_be_opened, connect, engine_of, moves_file
from housebound.server.errors import ServerError
from housebound.server.house_time import HouseTime
from housebound.server.migrations import bring_up_to_date
from housebound.server.postgres_writer import MovesConnection, taken_by
from housebound.server.record import Record, encode
from housebound.server.schema import CODES, MOVES, TABLES, TIME
from housebound.server.sqlite_writer import MoveRow
from housebound.server.trouble import Trouble, Unavailable, failures_of, reason

log = logging.getLogger("housebound.server")

_MOST_TOGETHER = 256
"""How many moves are committed in one go at most."""
_STILL_THERE = 5.0
"""Seconds between two looks whether we still hear of other processes."""

BEAT: Final = 5.0
"""Seconds between two looks whether the database can be written to and read."""
_FRESH: Final = 1.0
"""Seconds for which such a look holds: whoever asks for our health more often gets the same answer."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table: a choice with the outcomes it led to, an undo, or something said."""

    n: int
    at: float
    kind: str
    text: str
    clock: float
    """When it was by the time of the house; `at` is what clocks on the wall showed."""


class Code(msgspec.Struct, frozen=True):
    """A code that lets another device in: to which seat, by whose secret, until when. All fingerprints."""

    code: str
    table_id: str
    seat: int
    secret: str
    until: float


class News(msgspec.Struct, frozen=True):
    """What one process tells the others: a table was changed, or who of it is connected there. No table: all."""

    process: str
    table: str = ""
    here: tuple[int, ...] | None = None
    asks: bool = False
    """It wants to hear who is connected elsewhere."""


Mark = tuple[int, int]
"""Another one whenever something was stored of a table: the version of its record, and its last move."""


class _Waiting(NamedTuple):
    """A row that waits to be stored, and whoever waits for that."""

    table: str
    row: Row
    last: bool
    done: asyncio.Future[None]


class Taken(Exception):
    """Somebody else has written this row: look at the table again."""


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
        self._taken = (IntegrityError, sqlite3.IntegrityError, *((taken_by(),) if self.is_shared else ()))
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self.process = secrets.token_hex(4)
        """This process among those that share the database."""
        self.appended = 0
        """Rows that this process has stored."""
        self.listening_since = float("inf")
        """Since when we hear what other processes tell."""
        self.trouble = Trouble()
        self._failures = failures_of(self.is_shared)
        self._tasks: list[asyncio.Task[None]] = []
        self._looking = asyncio.Lock()
        self._looked = -_FRESH
        self._failures_then = 0
        self._unwell: Unavailable | None = None

    async def open(self) -> None:
        async with self._transaction() as connection:
            if self.is_shared:  # two processes that start at once do not create the tables twice
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(4711)"))
            else:  # all or nothing, and not at all where we may not write
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            is_new = await connection.run_sync(bring_up_to_date)
            stored = (await connection.execute(sa.select(TIME.c.seconds))).scalar_one()
        self.time.begin(stored, after_outage=not is_new)
        if not self.is_shared:  # now that we know that it is ours
            async with self._transaction() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        await self._beat()
        self._tasks = [asyncio.create_task(self._write_on()), asyncio.create_task(self._beat_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
        async with self._transaction() as connection:
            await connection.execute(sa.update(TIME).values(seconds=furthest, beats=TIME.c.beats + 1))
            stored = (await connection.execute(sa.select(TIME.c.seconds))).scalar_one()
        self.time.confirm(stored)
        self.trouble.works()

    # -- tables

    async def add(self, table: str, record: Record, *, ended: bool = False) -> None:
        async with self._transaction() as connection:
            new = {"id": table, "opened": record.opened, "version": 0, "ended": ended, **_columns(record)}
            await connection.execute(sa.insert(TABLES).values(new))

    async def facts(self, table: str) -> tuple[bytes, int] | None:
        """The record of a table and how often it has been changed."""
        async with self._transaction() as connection:
            found = await connection.execute(sa.select(TABLES.c.facts, TABLES.c.version).where(TABLES.c.id == table))
            row = found.first()
        return None if row is None else (bytes(row[0]), int(row[1]))

    async def change(self, table: str, record: Record, version: int) -> None:
        """Replace the record that had this version; `Taken` if somebody else was faster."""
        async with self._transaction() as connection:
            done = await connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.version == version)
                .values(version=version + 1, **_columns(record))
            )
            if done.rowcount != 1:
                raise Taken
            await self._notify(connection, News(self.process, table))

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
        async with self._transaction() as connection:
            found = await connection.execute(wanted.order_by(sa.func.coalesce(clock, 0.0).desc()))
            return [(str(table), (int(version), int(n))) for table, version, n in found]

    async def finished(self, before: float, count: int) -> list[str]:
        """Some tables whose game is over and at which nothing has happened since then."""
        last = sa.select(sa.func.max(MOVES.c.at)).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = sa.select(TABLES.c.id).where(TABLES.c.ended, sa.func.coalesce(last, TABLES.c.opened) < before)
        async with self._transaction() as connection:
            return [str(row[0]) for row in await connection.execute(wanted.limit(count))]

    async def remove(self, tables: Sequence[str]) -> None:
        """These tables and all that happened at them."""
        async with self._transaction() as connection:
            await connection.execute(sa.delete(MOVES).where(MOVES.c.table_id.in_(tables)))
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.ended))

    async def latest(self, count: int) -> list[tuple[str, bytes]]:
        """The records of the tables opened last."""
        return await self._records(sa.true(), count)

    async def _records(self, which: sa.ColumnElement[bool], count: int) -> list[tuple[str, bytes]]:
        async with self._transaction() as connection:
            found = await connection.execute(
                sa.select(TABLES.c.id, TABLES.c.facts).where(which).order_by(TABLES.c.opened.desc()).limit(count)
            )
            return [(str(row[0]), bytes(row[1])) for row in found]

    # -- codes

    async def add_code(self, code: Code) -> None:
        async with self._transaction() as connection:
            await connection.execute(sa.delete(CODES).where(CODES.c.until < time.time()))
            await connection.execute(sa.insert(CODES).values(msgspec.structs.asdict(code)))

    async def take_code(self, code: str) -> Code | None:
        """The code, if it is good: it is gone with that, whoever asks."""
        async with self._transaction() as connection:
            good = (CODES.c.code == code) & (CODES.c.until >= time.time())
            found = (await connection.execute(sa.select(CODES).where(good))).first()
            done = await connection.execute(sa.delete(CODES).where(good))
        return None if found is None or done.rowcount != 1 else Code(*found)

    # -- moves

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        async with self._transaction() as connection:
            found = await connection.execute(
                sa.select(MOVES.c.n, MOVES.c.at, MOVES.c.kind, MOVES.c.text, MOVES.c.clock)
                .where(MOVES.c.table_id == table, MOVES.c.n >= since)
                .order_by(MOVES.c.n)
            )
            return [Row(*row) for row in found]

    def append(self, table: str, row: Row, *, last: bool = False) -> Awaitable[None]:
        """Done when the row is committed; `Taken` if that number exists, `Unavailable` if it could not be stored.

        `last`: the game is over with it, and nobody needs to look after this table any more.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(table, row, last, done))
        return done

    async def _write_on(self) -> None:
        """Commit what waits, many at a time. Whoever waits is told how it went, whatever happens."""
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < _MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            batch.sort(key=lambda one: (one.table, one.row.n))  # two processes never wait for each other
            if not await self._write(batch) and len(batch) > 1:
                for one in batch:
                    await self._write([one])

    async def _write(self, batch: Sequence[_Waiting]) -> bool:
        """One transaction. False: a row of several was taken, and none of them is stored yet."""
        try:
            await self._append(batch)
        except self._taken:
            if len(batch) > 1:
                return False
            _settle(batch, Taken())
        except Exception as error:  # whatever it was: the next ones are written nevertheless
            if not isinstance(error, self._failures):
                log.exception("moves could not be stored")
            _settle(batch, self.trouble.failed(error))
        else:
            self.appended += len(batch)
            _settle(batch, None)
        return True

    async def _append(self, batch: Sequence[_Waiting]) -> None:
        ended = [one.table for one in batch if one.last]
        if self._file is not None:
            await self._file.append([_moved(one) for one in batch], ended)
        elif self._shared is not None:
            news = [msgspec.json.encode(News(self.process, table)).decode() for table in {one.table for one in batch}]
            await self._shared.append([_moved(one) for one in batch], ended, news)
        else:  # SQLite's memory
            async with self._begin() as connection:
                rows = [{"table_id": one.table, **msgspec.structs.asdict(one.row)} for one in batch]
                await connection.execute(sa.insert(MOVES), rows)
                if ended:
                    await connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(ended)).values(ended=True))

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
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
            async with self._transaction() as connection:
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
    store = Store(url)
    try:
        await store.open()
    except Unavailable as error:
        raise ServerError("bad-database", cannot_be_opened(url, error.why)) from None
    finally:
        await store.close()


def _columns(record: Record) -> dict[str, Any]:
    return {
        "facts": encode(record),
        "listed": record.is_in_lobby,
        "shown": record.is_on_show,
        "alone": record.goes_on_alone,
    }


def _moved(one: _Waiting) -> MoveRow:
    row = one.row
    return (one.table, row.n, row.at, row.kind, row.text, row.clock)


def _settle(batch: Sequence[_Waiting], error: Exception | None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
