"""Reading what takes long, replays and tapes, in processes of their own (`reader`): no table waits for it.

Nobody can have sixty of them read at once: there are so many at a time for one address, and so many in all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from housebound.server.errors import ServerError, fault
from housebound.server.limits import Limits
from housebound.server.pipes import Pipe
from housebound.server.reader import Answer, ReplayWanted, StoryWanted, TableOnTape, TapeBrought, Unread, Wanted

log = logging.getLogger("housebound.server")

_AT_ONCE: Final = 2
"""Processes that read. One is kept when there is nothing to do."""
_BUDGET: Final = 30.0
"""Seconds that reading one tape may take: a hostile one might take for ever."""


class Readers:
    """The processes, started when they are first needed."""

    def __init__(self, limits: Limits, budget: float = _BUDGET) -> None:
        self._limits = limits
        self._budget = budget
        self._from: Counter[str] = Counter()
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._free: list[Pipe] = []
        self.processes: set[Pipe] = set()

    async def game(self, wanted: ReplayWanted | StoryWanted, address: str) -> msgspec.Raw:
        """A `Replay` or a `Story`, encoded where it was made."""
        return msgspec.Raw(await self._read(wanted, address))

    async def table_on(self, tape: str, address: str) -> TableOnTape:
        """The table that a tape from outside leads to."""
        return msgspec.json.decode(await self._read(TapeBrought(tape), address), type=TableOnTape)

    async def close(self) -> None:
        for process in list(self.processes):
            await self._dismiss(process)

    async def _read(self, wanted: Wanted, address: str) -> bytes:
        with self._counted(address):
            async with self._places:
                answer = msgspec.msgpack.decode(await self._ask(msgspec.msgpack.encode(wanted)), type=Answer)
        if isinstance(answer, Unread):
            if answer.fault:
                log.error("a tape could not be read", extra={"why": answer.fault})
            raise ServerError(answer.code, answer.sentence, answer.status)
        body: bytes = answer.body
        return body

    @contextlib.contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """One more that is read or waits for that, if there is room."""
        own, all_in_all = self._limits.readings_per_address, self._limits.readings
        if self._from[address] >= own:
            why = f"{own} replays or tapes are being read for you already: wait until they are there"
            raise ServerError("too-many-readings", why, 429)
        if self._from.total() >= all_in_all:
            raise ServerError("too-many-readings", "too many replays are wanted at once: try again in a moment", 429)
        self._from[address] += 1
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _ask(self, question: bytes) -> bytes:
        """By a process that is there or by a new one; one that died while it had nothing to do is replaced."""
        process = self._free.pop() if self._free else await self._start()
        try:
            return await self._ask_of(process, question)
        except (EOFError, OSError):
            if process.is_new:
                log.error("a tape could not be read", extra={"why": "the process died of it"})
                raise fault() from None
        return await self._ask_of(await self._start(), question)

    async def _ask_of(self, process: Pipe, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(self._budget):
                answer = await process.request(question)
        except TimeoutError:
            await self._dismiss(process)
            raise ServerError("too-long", "reading this tape takes too long: it was given up", 413) from None
        except BaseException:
            await self._dismiss(process)  # it may be in the middle of an answer that nobody reads
            raise
        self._free.append(process)
        return answer

    async def _start(self) -> Pipe:
        process = await Pipe.start("housebound.server.reader")
        self.processes.add(process)
        return process

    async def _dismiss(self, process: Pipe) -> None:
        await process.end()
        self.processes.discard(process)
