"""Bots at work: they think in processes of their own (`worker`), with a time budget.

A bot that is too slow, crashes or breaks the rules costs its worker its life, and at its table the game's usual bot
plays on in its place: no other table waits for it again and again. A table's bots think in the same worker as long as
it is free, and send it only what is new.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from housebound import bots
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.server.hosted import HostedTable
from housebound.server.moves import moves_in
from housebound.server.pipes import Pipe
from housebound.server.worker import FAILED, KEPT, Question

log = logging.getLogger("housebound.server")


_SLOW = 0.5
"""Seconds after which a bot is slow, and others no longer wait for its place."""
_SIDE_PLACES = 4
"""Places for slow bots, for each one for others."""
_REMEMBERED = 10_000
"""Bots that failed at a table, the latest."""


class BotFailed(Exception):
    """A bot has raised something; says where."""


class Worker(Pipe):
    """A process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__(process)
        self._known: dict[str, tuple[int, int]] = {}  # table -> its epoch, and how much of its tape is known there

    def knows(self, table: str) -> bool:
        return table in self._known

    async def ask(self, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        """The option's name; nothing if it is not asked any more. EOFError if the worker has died of it."""
        if _asked(hosted.table, seat, decision) is None:
            return ""
        question = self._question(hosted, seat, decision, level)
        answer = (await self.request(msgspec.msgpack.encode(question))).decode()
        if answer.startswith(FAILED):
            raise BotFailed(answer.removeprefix(FAILED))
        return answer

    def _question(self, hosted: HostedTable, seat: int, decision: int, level: str) -> Question:
        table = hosted.table
        epoch, length = self._known.pop(hosted.id, (0, 0))
        new = epoch != hosted.epoch
        self._known[hosted.id] = (hosted.epoch, len(table.tape))
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        if new:
            return Question(hosted.id, table.save_text(), (), seat, decision, level)
        return Question(hosted.id, "", moves_in(table.tape[length:]), seat, decision, level)


class Thinkers:
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.failures = 0
        """Questions that a worker could not answer in time, or at all."""
        self._hopeless: dict[tuple[str, str], None] = {}
        self._most = workers
        self._places = asyncio.Semaphore(workers)
        self._side_room = asyncio.Semaphore(workers * _SIDE_PLACES)
        self._free: list[Worker] = []
        self.workers: set[Worker] = set()

    async def choose(self, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        """What the bot chooses; for one that fails the game's usual bot, and if that fails too, what a clock would.

        Meanwhile the table may have moved on: then it is nothing, or does not matter.
        """
        usual = bots.usual(hosted.table.game)
        first = usual if (hosted.id, level) in self._hopeless else level or usual
        for wanted in dict.fromkeys((first, usual)):
            answer = await self._ask(hosted, seat, decision, wanted)
            asked = _asked(hosted.table, seat, decision)
            if asked is None or any(option.name == answer for option in asked.options):
                return answer
            self.failures += 1
            if wanted != usual:
                self._give_up(hosted.id, wanted)
        return _by_the_clock(hosted.table, seat, decision)

    def _give_up(self, table: str, level: str) -> None:
        """This bot has failed once at this table: it is not asked there again."""
        self._hopeless[table, level] = None
        if len(self._hopeless) > _REMEMBERED:
            del self._hopeless[next(iter(self._hopeless))]

    async def _ask(self, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        """The answer of one bot; nothing if it has none."""
        await self._places.acquire()
        place = self._places
        try:
            worker = await self._worker_for(hosted.id)
            thinking = asyncio.create_task(self._think(worker, hosted, seat, decision, level))
            try:
                await asyncio.wait([thinking], timeout=_SLOW)
                if not thinking.done() and not self._side_room.locked():
                    await self._side_room.acquire()  # it goes on there, and somebody else gets its place
                    place.release()
                    place = self._side_room
                return await thinking
            finally:
                thinking.cancel()
                await asyncio.gather(thinking, return_exceptions=True)
        except (BotFailed, TimeoutError, EOFError, OSError, ValueError) as error:
            why = str(error) if isinstance(error, BotFailed) else type(error).__name__
            log.warning("a bot failed", extra={"table": hosted.id, "seat": seat, "why": why})
            return ""
        finally:
            place.release()

    async def _think(self, worker: Worker, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        """What the bot answers. A worker may have died while it had nothing to do: that is no fault of the bot."""
        try:
            return await self._answer(worker, hosted, seat, decision, level)
        except (EOFError, ConnectionError):
            if worker.is_new:
                raise
        return await self._answer(await self._new_worker(), hosted, seat, decision, level)

    async def _answer(self, worker: Worker, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        try:
            async with asyncio.timeout(self.budget):
                answer = await worker.ask(hosted, seat, decision, level)
        except BaseException:
            await self._dismiss(worker)  # it may be in the middle of an answer that nobody reads
            raise
        if len(self._free) < self._most:
            self._free.append(worker)
        else:
            await self._dismiss(worker)
        return answer

    async def _worker_for(self, table: str) -> Worker:
        """A free one that knows the table, or any free one, or a new one."""
        for worker in self._free:
            if worker.knows(table):
                self._free.remove(worker)
                return worker
        return self._free.pop() if self._free else await self._new_worker()

    async def _new_worker(self) -> Worker:
        worker = await Worker.start("housebound.server.worker")
        self.workers.add(worker)
        return worker

    async def _dismiss(self, worker: Worker) -> None:
        await worker.end()
        self.workers.discard(worker)

    async def close(self) -> None:
        for worker in list(self.workers):
            await self._dismiss(worker)


def _by_the_clock(table: Table, seat: int, decision: int) -> str:
    asked = _asked(table, seat, decision)
    return table.game.timeout(asked).name if asked is not None else ""


def _asked(table: Table, seat: int, decision: int) -> Decision | None:
    return next((one for one in table.pending if one.seat == seat and one.id == decision), None)
