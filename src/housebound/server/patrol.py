"""The rounds through all tables that go on by themselves, because bots play or time runs out, though nobody comes.

A new process finds them in the database, those first at which something happened last, and brings them into memory as
far as there is room; there `attendants` looks after them. Those at which nothing will happen until somebody comes are
let go at once, and looked at again only when they have changed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from housebound.kernel.errors import HouseboundError
from housebound.server.club import Club
from housebound.server.hosted import HostedTable
from housebound.server.logs import whereabouts
from housebound.server.record import PERSON
from housebound.server.store import Mark
from housebound.server.trouble import Unavailable

log = logging.getLogger("housebound.server")

ROOM: Final = 2000
"""Tables that nobody looks at and that are in memory at the same time, at most."""
_PAUSE: Final = 0.01
"""Seconds between two tables: visitors first."""
_AGAIN: Final = 60.0
"""Seconds between two rounds, or until there may be room again."""
NEVER: Final = float("inf")


class Patrol:
    """One process's rounds."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._at_rest: dict[str, Mark] = {}  # tables at which nothing happens by itself, as long as nothing changes

    async def walk(self) -> None:
        while True:
            try:
                found = await self._club.store.alone()
            except Unavailable:
                found = []  # the log has it
            self._at_rest = {table: mark for table, mark in found if self._at_rest.get(table) == mark}
            for table, mark in found:
                if table not in self._at_rest and table not in self._club.tables:
                    await self._look_at(table, mark)
                    await asyncio.sleep(_PAUSE)
            await asyncio.sleep(_AGAIN)

    async def _look_at(self, table: str, mark: Mark) -> None:
        await self._make_room()
        try:
            hosted = await self._club.load(table)
        except Unavailable:
            return
        except Exception as error:  # whatever is wrong with this one: the others' turn comes
            why = str(error) if isinstance(error, HouseboundError) else whereabouts(error)
            log.warning("a table could not be read", extra={"table": table, "why": why})
            self._at_rest[table] = mark
            return
        if seconds_left(hosted) == NEVER:
            self._at_rest[table] = mark
        elif table not in self._club.tables:
            self._club.remember(hosted)

    async def _make_room(self) -> None:
        """Those go first at which nothing happens for longest; where it happens now, it happens."""
        while len(alone := [one for one in self._club.tables.values() if not one.watchers]) >= ROOM:
            last = sorted(alone, key=seconds_left, reverse=True)[: 1 + ROOM // 10]
            gone = [one for one in last if seconds_left(one) > 0.0 and self._club.forget(one)]
            if not gone:
                await asyncio.sleep(_AGAIN)


def seconds_left(hosted: HostedTable) -> float:
    """Until something happens at a table though nobody comes: a bot chooses, or a seat is handed to one."""
    if hosted.table.over:
        return NEVER
    if hosted.for_bots() is not None:
        return 0.0
    left = [NEVER]
    for seat, kept in enumerate(hosted.record.seats):
        if kept.player == PERSON and not kept.stand_in:
            if hosted.clocks.runs(seat):
                left.append(hosted.time_left(seat))
            if hosted.record.away and seat not in hosted.here:
                left.append(hosted.record.away)
    return max(0.0, min(left))
