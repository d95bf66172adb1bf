"""What keeps a table going by itself: bots that choose, clocks that run out, stand-ins for who stays away."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from housebound import bots
from housebound.kernel.errors import HouseboundError
from housebound.server.clocks import is_open
from housebound.server.club import Club
from housebound.server.errors import FAULT, fault, said
from housebound.server.hosted import HostedTable
from housebound.server.logs import whereabouts
from housebound.server.patrol import Patrol
from housebound.server.record import PERSON, Record
from housebound.server.thinking import Thinkers
from housebound.server.trouble import Unavailable

log = logging.getLogger("housebound.server")

_LOOK_AGAIN = 1.0
"""Seconds between two looks at clocks and empty chairs."""

_BEFORE_ANYBODY_COMES = 100
"""Events of a new table, laying it out among them, for which bots do not take their time while nobody looks on."""


class Attendants:
    """Looks after every table of the club."""

    def __init__(self, club: Club, thinkers: Thinkers, pace: float = 0.0) -> None:
        self.club = club
        self.thinkers = thinkers
        self.pace = pace
        """Seconds a bot takes at least, so that people can follow."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rounds: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self) -> None:
        """Go back to work where the last process stopped."""
        self.club.seen.append(self.attend)
        self._rounds = [asyncio.create_task(self._look_round()), asyncio.create_task(Patrol(self.club).walk())]

    async def close(self) -> None:
        self._closing = True  # a choice that is just being stored starts no bot any more
        tasks = [*self._busy.values(), *self._rounds]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    # -- bots

    def attend(self, hosted: HostedTable) -> None:
        """Something has changed: if a bot is to choose, it sets to work."""
        if self._closing or hosted.id in self._busy or hosted.table.over or hosted.for_bots() is None:
            return
        task = asyncio.create_task(self._play_bots(hosted), name=f"bots at {hosted.id}")
        self._busy[hosted.id] = task
        task.add_done_callback(lambda done: self._done(hosted, done))

    def _done(self, hosted: HostedTable, task: asyncio.Task[None]) -> None:
        self._busy.pop(hosted.id, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("bots have stopped", extra={"table": hosted.id, "why": whereabouts(error)})
            return  # the next round looks at this table again
        self.attend(hosted)

    async def _play_bots(self, hosted: HostedTable) -> None:
        """Choose until it is a person's turn. A lost race is no harm: somebody else has moved the table on."""
        while not hosted.table.over and (asked := hosted.for_bots()) is not None:
            seat, decision, level = asked
            began = time.monotonic()
            guided = hosted.record.guided  # then what is to be done is known, and nobody thinks
            option = level if guided else await self.thinkers.choose(hosted, seat, decision, level)
            await asyncio.sleep(max(0.0, self._pace_at(hosted) - (time.monotonic() - began)))
            if not option or not hosted.is_for_bot(seat, decision):
                continue  # whoever has taken the seat back chooses
            try:
                await _choose(hosted, seat, option, decision)
            except Unavailable:  # the log has it
                await asyncio.sleep(_LOOK_AGAIN)
            except HouseboundError as error:
                if said(error).status == FAULT:
                    raise  # it would fail again at once; the next round tries again
                log.info("a bot's choice was not taken", extra={"table": hosted.id, "why": type(error).__name__})
                await asyncio.sleep(_LOOK_AGAIN / 10)

    def _pace_at(self, hosted: HostedTable) -> float:
        """Before anybody has come there is nobody to follow: whoever opens a table finds it at a choice of theirs."""
        return self.pace if hosted.here or len(hosted.table.tape) > _BEFORE_ANYBODY_COMES else 0.0

    # -- clocks and empty chairs

    async def _look_round(self) -> None:
        house_time = self.club.store.time
        ran = house_time.runs
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            runs, has_turned = house_time.runs, house_time.runs != ran
            ran = runs
            for hosted in list(self.club.tables.values()):
                try:
                    if has_turned:
                        hosted.tell_time()
                    await self._look_at(hosted, house_time.now)
                except Unavailable:
                    continue  # the log has it
                except HouseboundError as error:
                    log.warning("a table could not be looked after", extra={"table": hosted.id, "why": str(error)})
                except Exception as error:  # whatever is wrong with this one: the others' clocks go on
                    log.error(
                        "a table could not be looked after", extra={"table": hosted.id, "why": whereabouts(error)}
                    )

    async def _look_at(self, hosted: HostedTable, now: float) -> None:
        if hosted.stale:
            await hosted.catch_up()
        if hosted.table.over:
            return
        self.attend(hosted)
        if not hosted.time.runs:
            return
        if hosted.record.away:
            hosted.note_absence(hosted.here, now)
        late = hosted.overdue(now)
        for seat in {decision.seat for decision in late if not is_open(decision)}:
            await hosted.change(partial(_play_unseen, seat=seat))
        out_of_time = {decision.seat for decision in late if is_open(decision)}
        for seat, kept in enumerate(hosted.record.seats):
            if kept.player != PERSON or kept.stand_in:
                continue
            if seat in out_of_time or (seat in hosted.away and now - hosted.away[seat] >= hosted.record.away):
                await _stand_in(hosted, seat)


async def _choose(hosted: HostedTable, seat: int, wanted: str, decision: int) -> None:
    """What the bot wants; if a rule fails on that, anything that works."""
    asked = [one.options for one in hosted.table.pending if (one.seat, one.id) == (seat, decision)]
    for option in dict.fromkeys([wanted, *(option.name for options in asked for option in options)]):
        try:
            await hosted.choose(seat, option, decision)
        except HouseboundError as error:
            if said(error).status != FAULT:
                raise
        else:
            return
    raise fault()


def _play_unseen(record: Record, seat: int) -> None:
    """A bot plays on behind the screen: one that stood in for all to see would tell that the seat was asked there."""
    record.seats[seat].unseen = True


async def _stand_in(hosted: HostedTable, seat: int) -> None:
    """A bot plays on for a seat until its person takes it back."""
    level = bots.usual(hosted.table.game)

    def write(record: Record) -> None:
        record.seats[seat].stand_in = True
        record.seats[seat].level = record.seats[seat].level or level

    await hosted.change(write)
    await hosted.announce(seat, "stand_in")
