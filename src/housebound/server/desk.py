"""A desk where visitors wait for what takes long: it is done in processes of its own, and no table waits for it.

Nobody can have sixty things done at once: there are so many at a time for one address, and so many in all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import msgspec

from housebound.server.answers import Answer, Unread
from housebound.server.errors import SaidElsewhere, ServerError, fault
from housebound.server.pipes import Pipe

log = logging.getLogger("housebound.server")


class TooLarge(Exception):
    """A question with a number of more than 64 bits: no process can be asked it."""


class Desk(ABC):
    """Processes that are started when they are first needed. What kind of desk it is its subclass says."""

    module: ClassVar[str]
    """What a process runs."""
    failure: ClassVar[str]
    """What the log says of a question that could not be answered."""

    def __init__(self, *, at_once: int, budget: float, for_one: int, for_all: int) -> None:
        """So many processes, seconds for one question, and questions at a time, with those that wait."""
        self._budget = budget
        self._for_one = for_one
        self._for_all = for_all
        self._from: Counter[str] = Counter()
        self._places = asyncio.Semaphore(at_once)
        self._free: list[Pipe] = []
        self.processes: set[Pipe] = set()

    @abstractmethod
    def too_many(self, own: int | None) -> ServerError:
        """What whoever is sent away is told: so many are done for them already; None: for everybody together."""

    @abstractmethod
    def too_long(self) -> ServerError:
        """What whoever has waited in vain is told."""

    async def ask(self, wanted: msgspec.Struct, address: str) -> bytes:
        """What a process finds, as JSON, for somebody at this address."""
        try:
            question = msgspec.msgpack.encode(wanted)
        except OverflowError:
            raise TooLarge from None
        with self._counted(address):
            async with self._places:
                answer = msgspec.msgpack.decode(await self._ask(question), type=Answer)
        if isinstance(answer, Unread):
            if answer.fault:
                log.error(self.failure, extra={"why": answer.fault})
            raise SaidElsewhere(answer.code, answer.sentences, answer.status)
        body: bytes = answer.body
        return body

    async def close(self) -> None:
        for process in list(self.processes):
            await self._dismiss(process)

    @contextlib.contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """One more that is done or waits for that, if there is room."""
        if self._from[address] >= self._for_one:
            raise self.too_many(self._for_one)
        if self._from.total() >= self._for_all:
            raise self.too_many(None)
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
                log.error(self.failure, extra={"why": "the process died of it"})
                raise fault() from None
        return await self._ask_of(await self._start(), question)

    async def _ask_of(self, process: Pipe, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(self._budget):
                answer = await process.request(question)
        except TimeoutError:
            await self._dismiss(process)
            raise self.too_long() from None
        except BaseException:
            await self._dismiss(process)  # it may be in the middle of an answer that nobody reads
            raise
        self._free.append(process)
        return answer

    async def _start(self) -> Pipe:
        process = await Pipe.start(self.module)
        self.processes.add(process)
        return process

    async def _dismiss(self, process: Pipe) -> None:
        await process.end()
        self.processes.discard(process)
