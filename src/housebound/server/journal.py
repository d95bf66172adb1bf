"""Rows on their way into the database. Those of many tables that come at the same time are committed together.

Nobody stands between a move and its commit: no queue, no task of its own. What comes while one batch is being written
is the next.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from housebound.server.trouble import Trouble

log = logging.getLogger("housebound.server")

_MOST_TOGETHER: Final = 256
"""How many rows are committed in one go at most."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table: a choice with the outcomes it led to, an undo, or something said."""

    n: int
    at: float
    kind: str
    text: str
    clock: float
    """When it was by the time of the house; `at` is what clocks on the wall showed."""


class Waiting(NamedTuple):
    """A row that waits to be stored, and whoever waits for that."""

    table: str
    row: Row
    last: bool
    done: asyncio.Future[None]


class Taken(Exception):
    """Somebody else has written this row: look at the table again."""


class Journal:
    """Whoever appends a row hears when it is committed, or why it is not."""

    def __init__(
        self,
        write: Callable[[Sequence[Waiting]], Awaitable[None]],
        taken: tuple[type[Exception], ...],
        failures: tuple[type[Exception], ...],
        trouble: Trouble,
    ) -> None:
        """`write` stores a batch, all or nothing; raises one of `taken` if a row exists, of `failures` if it fails."""
        self.appended = 0
        """Rows that were stored."""
        self._write = write
        self._taken = taken
        self._failures = failures
        self._trouble = trouble
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Future[None] | None = None
        self._is_woken = False

    def append(self, table: str, row: Row, *, last: bool) -> asyncio.Future[None]:
        """Done when the row is committed; `Taken` if that number exists, `Unavailable` if it could not be stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(table, row, last, done))
        if self._writing is None and not self._is_woken:
            self._is_woken = True
            loop.call_soon(self._go_on)  # with whatever else comes at this moment
        return done

    async def close(self) -> None:
        """Whatever still waits is not written any more."""
        self._waiting.clear()
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    def _go_on(self) -> None:
        self._is_woken = False
        batch, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
        if batch:
            batch.sort(key=_place)  # two processes never wait for each other
            self._begin(self._write(batch), partial(self._written, batch))

    def _begin(self, writing: Awaitable[None], then: Callable[[asyncio.Future[None]], None]) -> None:
        self._writing = asyncio.ensure_future(writing)
        self._writing.add_done_callback(then)

    def _written(self, batch: list[Waiting], done: asyncio.Future[None]) -> None:
        """Whoever waits is told how it went, whatever happened; then the next ones are written."""
        self._writing = None
        if done.cancelled():
            return
        error = done.exception()
        if isinstance(error, self._taken) and len(batch) > 1:
            self._begin(self._one_by_one(batch), self._written_alone)
            return
        self._settle(batch, error)
        self._go_on()

    def _written_alone(self, done: asyncio.Future[None]) -> None:
        self._writing = None
        if not done.cancelled():
            self._go_on()

    async def _one_by_one(self, batch: Sequence[Waiting]) -> None:
        """A row of several was taken, and none of them is stored yet."""
        for one in batch:
            error: BaseException | None = None
            try:
                await self._write([one])
            except Exception as failed:
                error = failed
            self._settle([one], error)

    def _settle(self, batch: Sequence[Waiting], error: BaseException | None) -> None:
        if error is None:
            self.appended += len(batch)
        elif isinstance(error, self._taken):
            error = Taken()
        else:
            if not isinstance(error, self._failures):
                log.error("moves could not be stored", exc_info=error)
            error = self._trouble.failed(error)
        for one in batch:
            if one.done.done():
                continue  # whoever waited is gone
            if error is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(error)


def _place(one: Waiting) -> tuple[str, int]:
    return one.table, one.row.n
