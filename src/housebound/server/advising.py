"""Hints for people, and the course of a finished game: thought about in processes of their own (`adviser`).

A hint is for whoever sits in the seat, at a table whose host allows hints; it is thought about once, however often it
is asked for, and there are so many a minute for a seat. The course of a game is judged once as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from housebound.bots.budget import Budget
from housebound.bots.hints import AT_LEISURE
from housebound.server.adviser import CourseWanted, HintWanted
from housebound.server.desk import Desk
from housebound.server.errors import ServerError
from housebound.server.hosted import HostedTable
from housebound.server.limits import Limits, PerAddress
from housebound.server.replay import check_over

_PATIENCE: Final = 30.0
"""Seconds after which a hint is given up, beyond the time that it may be thought about: a machine may be very busy."""
_COURSE: Final = 300.0
"""Seconds that judging a whole game may take."""
_MINUTE: Final = 60.0
_KEPT: Final = 500
"""Hints and courses that are remembered, the latest."""


class Advisers(Desk):
    """Processes that think for people."""

    module = "housebound.server.adviser"
    failure = "nobody could think of advice"

    def __init__(self, limits: Limits, budget: float) -> None:
        own, everybody = limits.thoughts_per_address, limits.thoughts
        super().__init__(at_once=1, budget=budget, for_one=own, for_all=everybody)

    def too_many(self, own: int | None) -> ServerError:
        why = "too many want advice at once: try again in a moment"
        if own is not None:
            why = f"{own} of your questions are being thought about already: wait for the answers"
        return ServerError("too-many-thoughts", why, 429)

    def too_long(self) -> ServerError:
        return ServerError("too-long", "thinking about this takes too long: it was given up", 413)


class _Remembered:
    """What was thought about, or is being thought about: nothing is thought about twice."""

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], asyncio.Task[bytes]] = {}

    async def get(self, key: tuple[object, ...], think: Callable[[], Coroutine[Any, Any, bytes]]) -> msgspec.Raw:
        """It is thought to its end although whoever asked may be gone: the next one who asks has it at once."""
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.create_task(think())
            task.add_done_callback(lambda done: self._settle(key, done))
        return msgspec.Raw(await asyncio.shield(task))

    def __contains__(self, key: tuple[object, ...]) -> bool:
        return key in self._found

    def _settle(self, key: tuple[object, ...], task: asyncio.Task[bytes]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._found.pop(key, None)
        elif len(self._found) > _KEPT:
            del self._found[next(iter(self._found))]

    def close(self) -> None:
        for task in self._found.values():
            task.cancel()


class Advice:
    """What people can ask for."""

    def __init__(self, limits: Limits, budget: Budget = AT_LEISURE) -> None:
        self._budget = budget
        self._hinting = Advisers(limits, budget.milliseconds / 1000 + _PATIENCE)
        self._judging = Advisers(limits, _COURSE)  # nobody waits for a hint because somebody else looks back
        self._asking = PerAddress(limits.hints_per_minute, _MINUTE)
        self._remembered = _Remembered()

    async def hint(self, hosted: HostedTable, seat: int, decision: int, address: str) -> msgspec.Raw:
        """A `Hint` for a decision of this seat."""
        async with hosted.settled():
            _check_hints(hosted, seat, decision)
            tape = hosted.table.save_text()
        key = ("hint", hosted.id, seat, decision)
        if key not in self._remembered and not self._asking.allows(f"{hosted.id} {seat}", time.monotonic()):
            raise ServerError("too-many-hints", f"{self._asking.most} hints a minute are enough: think a while", 429)
        wanted = HintWanted(tape, seat, decision, self._budget)
        return await self._remembered.get(key, lambda: self._hinting.ask(wanted, address))

    async def course(self, hosted: HostedTable, address: str) -> msgspec.Raw:
        """The `Course` of a finished game."""
        async with hosted.settled():
            check_over(hosted.table)
            wanted = CourseWanted(hosted.tape())
        return await self._remembered.get(("course", hosted.id), lambda: self._judging.ask(wanted, address))

    @property
    def processes(self) -> int:
        """How many are there now."""
        return len(self._hinting.processes) + len(self._judging.processes)

    async def close(self) -> None:
        self._remembered.close()
        await self._hinting.close()
        await self._judging.close()


def _check_hints(hosted: HostedTable, seat: int, decision: int) -> None:
    """Whether this seat may be told anything about this decision."""
    if not hosted.record.hints:
        raise ServerError("no-hints", "nobody whispers at this table: its host can allow hints", 403)
    if all((one.seat, one.id) != (seat, decision) for one in hosted.table.pending):
        raise ServerError("not-asked", f"decision {decision} is not yours, or not open any more", 409)
