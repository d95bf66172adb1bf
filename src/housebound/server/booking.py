"""The clerk: writes a table into the club's book when its game is over and it counts.

Whoever plays waits for nothing of it: how a game came out is read in a process that reads tapes. What a crash left
unwritten is found in the rounds that the clerk makes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from housebound.kernel.errors import HouseboundError
from housebound.server import record as records
from housebound.server.club import Club
from housebound.server.club_book import Book
from housebound.server.hosted import HostedTable
from housebound.server.logs import whereabouts
from housebound.server.reading import Readers
from housebound.server.trouble import Unavailable

log = logging.getLogger("housebound.server")

_AGAIN: Final = 300.0
"""Seconds between two rounds."""
_AT_ONCE: Final = 100
"""Tables that one round finds."""
_REMEMBERED: Final = 10_000
"""Tables of which the clerk knows that nothing is left to do."""


class Clerk:
    """One process's clerk."""

    def __init__(self, club: Club, readers: Readers, book: Book, again: float = _AGAIN) -> None:
        self._club = club
        self._readers = readers
        self._book = book
        self._again = again
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._done: set[str] = set()

    async def work(self) -> None:
        """Until cancelled: what is brought, and now and then a round."""
        self._club.seen.append(self.look)
        while True:
            await self._make_a_round()
            try:
                async with asyncio.timeout(self._again):
                    while True:
                        await self._write(await self._waiting.get())
            except TimeoutError:
                continue

    def look(self, hosted: HostedTable) -> None:
        """Something has changed at a table: if it has ended and counts, it is brought to the clerk."""
        if hosted.table.over and hosted.id not in self._done and hosted.record.counts:
            self._remember(hosted.id)
            self._waiting.put_nowait(hosted.id)

    async def _make_a_round(self) -> None:
        try:
            missing = await self._book.missing(_AT_ONCE)
        except Unavailable:
            return  # the log has it
        for table in missing:
            if table not in self._done:
                self._remember(table)
                await self._write(table)

    def _remember(self, table: str) -> None:
        if len(self._done) >= _REMEMBERED:
            self._done.clear()
        self._done.add(table)

    async def _write(self, table: str) -> None:
        """Into the book. If the database or the readers are busy: in the next round."""
        try:
            hosted = await self._club.find(table)
            async with hosted.settled():
                if not hosted.table.over or not hosted.record.counts:
                    self._done.discard(table)
                    return
                tape, record = hosted.tape(), records.decode(records.encode(hosted.record))
            outcome = await self._readers.outcome(tape)
            await self._book.write(table, record, outcome)
        except HouseboundError as error:
            if isinstance(error, Unavailable) or self._readers.is_busy(error):
                self._done.discard(table)
            log.warning("a result is not in the book", extra={"table": table, "why": str(error)})
        except Exception as error:  # whatever is wrong with this one: the others' turn comes
            log.error("a result is not in the book", extra={"table": table, "why": whereabouts(error)})
