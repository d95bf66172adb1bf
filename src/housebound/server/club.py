"""The club: every table that this process hosts, found by id, brought into memory when somebody wants it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from housebound.kernel.errors import HouseboundError
from housebound.server import record as records
from housebound.server.errors import ServerError, no_such_table
from housebound.server.hosted import HostedTable
from housebound.server.opening import Opened, Opening, once_more
from housebound.server.record import Record
from housebound.server.store import News, Store
from housebound.server.tokens import new_table_id
from housebound.server.trouble import Unavailable

log = logging.getLogger("housebound.server")

PRESENCE = 15.0
"""Seconds after which a process that says nothing has nobody connected."""
_MOST_IN_MEMORY = 5000
_ON_THE_WAY = 60.0
"""Seconds for which a table stays in memory though nobody watches: whoever came for it may be about to sit down."""
_LOBBY = 200
"""How many tables the lobby shows."""


def _unlist(record: Record) -> None:
    record.listed = False


class Club:
    """All tables of one process."""

    def __init__(self, store: Store, *, keeps_book: bool = False) -> None:
        self.store = store
        self.keeps_book = keeps_book
        """Whether tables that are opened now can count for the club page."""
        self.tables: dict[str, HostedTable] = {}
        self.seen: list[Callable[[HostedTable], None]] = []
        """Who is told of every table that comes into memory, and of every change at it."""
        self._finding: dict[str, asyncio.Lock] = {}
        self._rematching = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced: dict[str, frozenset[int]] = {}

    async def open(self) -> None:
        await self.store.open()
        if self.store.is_shared:
            self.spawn(self.store.listen(self._heard))
            self.spawn(self._tell_who_is_here())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- opening

    async def add(self, opening: Opening) -> Opened:
        """Open this table."""
        table, record = new_table_id(), opening.record
        record.began = self.store.time.now
        record.club = self.keeps_book
        await self.store.add(table, record, ended=opening.ended)
        hosted = HostedTable(self.store, table, record, 0)
        await hosted.begin()
        self.remember(hosted)
        return Opened(table, opening.host, opening.tokens)

    # -- finding

    async def find(self, table: str) -> HostedTable:
        """The table, from memory or from what is stored."""
        hosted = self.tables.get(table)
        if hosted is not None:
            hosted.wanted = time.monotonic()
            return hosted
        lock = self._finding.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.tables:
                    loaded = await self.load(table)
                    if table not in self.tables:
                        self.remember(loaded)
                return self.tables[table]
        finally:
            self._finding.pop(table, None)

    async def load(self, table: str) -> HostedTable:
        """From what is stored. Nothing is half-loaded: a move that no longer fits is an error with its number."""
        found = await self.store.whole(table)
        if found is None:
            raise no_such_table(table)
        facts, version, rows = found
        hosted = HostedTable(self.store, table, records.decode(facts), version)
        await hosted.load(rows)
        return hosted

    def remember(self, hosted: HostedTable) -> None:
        """In memory; tables that nobody looks at go first when there are too many."""
        if len(self.tables) >= _MOST_IN_MEMORY:
            for one in sorted(self.tables.values(), key=lambda one: one.moved)[: _MOST_IN_MEMORY // 5]:
                self.forget(one)
        self.tables[hosted.id] = hosted
        if self.store.is_shared:  # others may have its people; and what was told while it was read went unheard
            self.spawn(self._tell(News(self.store.process, (hosted.id,), asks=True)))
            self.spawn(self._catch_up(hosted))
        hosted.changed += [*self.seen, self._note_who_is_here]
        for seen in self.seen:
            seen(hosted)

    def forget(self, hosted: HostedTable) -> bool:
        """Out of memory, unless somebody is at it: there is never more than one of a table."""
        at_it = hosted.watchers or hosted.lock.locked() or hosted.for_bots() is not None
        if at_it or time.monotonic() - hosted.wanted < _ON_THE_WAY:
            return False
        self.tables.pop(hosted.id, None)
        return True

    async def lobby(self, *, running: bool = False) -> list[tuple[str, Record]]:
        """Tables that are listed and have a free seat, the newest first; or those that can only be watched."""
        found = await self.store.lobby(_LOBBY, running=running)
        return [(table, records.decode(raw)) for table, raw in found]

    # -- playing again

    async def rematch(self, hosted: HostedTable, seat: int) -> Opened:
        """The same people and rules once more, a seat further: every seat's link works at the new table too."""
        async with self._rematching:
            return await self._rematch(hosted)

    async def _rematch(self, hosted: HostedTable) -> Opened:
        if hosted.record.rematch:
            return Opened(hosted.record.rematch, "", {})
        if not hosted.table.over:
            raise ServerError("not-over", "a rematch comes after the game: play on, or open a new table", 409)
        opened = await self.add(once_more(hosted.record))

        def write(record: Record) -> None:
            record.rematch = record.rematch or opened.table

        await hosted.change(write)
        if hosted.record.rematch != opened.table:  # another process was faster: nobody is to sit down at this one
            await self.tables[opened.table].change(_unlist)
        return Opened(hosted.record.rematch, "", {})

    @property
    def moves(self) -> int:
        """Moves that this process has stored."""
        return self.store.appended

    # -- what other processes do

    def _heard(self, news: News) -> None:
        """Another process has changed a table, or says or asks who is connected. From nobody: we hear again."""
        for hosted in self._meant(news):
            if news.here is not None:
                hosted.hear_of(news.process, frozenset(news.here), time.monotonic())
            elif not news.asks:
                self.spawn(self._catch_up(hosted))
            elif hosted.connected:
                self.spawn(self._announce(hosted))
        if not news.process:
            self._announced.clear()
            for hosted in self.tables.values():
                self._note_who_is_here(hosted)
            self.spawn(self._tell(News(self.store.process, asks=True)))

    def _meant(self, news: News) -> list[HostedTable]:
        """The tables in memory that this is about."""
        if not news.tables:
            return list(self.tables.values())
        return [self.tables[table] for table in news.tables if table in self.tables]

    async def _catch_up(self, hosted: HostedTable) -> None:
        try:
            await hosted.catch_up()
        except HouseboundError as error:
            log.warning("a table could not follow", extra={"table": hosted.id, "why": str(error)})

    def _note_who_is_here(self, hosted: HostedTable) -> None:
        """Somebody may have come or gone: the other processes are told at once."""
        if not self.store.is_shared or self._announced.get(hosted.id, frozenset()) == hosted.connected:
            return
        if hosted.connected:
            self._announced[hosted.id] = hosted.connected
        else:
            del self._announced[hosted.id]
        self.spawn(self._announce(hosted))

    async def _tell_who_is_here(self) -> None:
        """Again and again: a process that falls silent has nobody any more, unless it is we who do not hear it."""
        while True:
            await asyncio.sleep(PRESENCE / 3)
            now = time.monotonic()
            for hosted in list(self.tables.values()):
                if now - self.store.listening_since >= PRESENCE:
                    hosted.forget_silent(now - PRESENCE)
                if hosted.connected:
                    await self._announce(hosted)

    async def _announce(self, hosted: HostedTable) -> None:
        await self._tell(News(self.store.process, (hosted.id,), tuple(sorted(hosted.connected))))

    async def _tell(self, news: News) -> None:
        with contextlib.suppress(Unavailable):  # who is here is said again soon
            await self.store.tell(news)
