"""A table in memory as it is stored: what is done to it is done alone, stored, and only then told.

What could not be stored is taken back. Where several processes share a database, whoever is slower looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Protocol, Self

import msgspec

from housebound.kernel.chance import Outcome
from housebound.kernel.errors import BadTape, CannotUndo, ScriptFailed
from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.kernel.table import Table
from housebound.server import record as records
from housebound.server.clocks import Clocks
from housebound.server.errors import ServerError, outdated
from housebound.server.journal import Row, Taken
from housebound.server.limits import Bucket
from housebound.server.messages import SeatSeen
from housebound.server.moment import Moment
from housebound.server.moves import Turns, at_leisure, beginning, enter_again, repeat, taken_back, told_of_need
from housebound.server.record import Record
from housebound.server.store import Store
from housebound.server.trouble import Unavailable

MOVE, UNDO, TALK, ENTRY = "move", "undo", "talk", "entry"
_ATTEMPTS = 5
"""How often something is tried when other processes change the same table at the same time."""


class Said(msgspec.Struct, frozen=True):
    """Something said at the table, and who was within hearing.

    `after`: how much the table had told when the house said this; -1 for what people say, and what is old.
    """

    at: float
    seat: int
    channel: str
    text: str
    hearers: int
    after: int = -1


class Watcher(Protocol):
    """Somebody who looks on from a seat, or from nowhere."""

    seat: int
    secret: str
    """The fingerprint of the secret that it came with."""

    def look(self, moment: Moment, seats: tuple[SeatSeen, ...]) -> None:
        """The table has changed: see whether there is anything new from here. `seats`: who sits where now."""

    def dismiss(self) -> None:
        """Its secret is worth nothing any more."""


@contextlib.contextmanager
def _fitting(step: int) -> Iterator[None]:
    """Read what is stored, which must fit the rules. Else the step is said, not what was chosen there: a secret."""
    try:
        yield
    except BadTape as error:
        raise outdated(error.step if error.step >= 0 else step) from None
    except (CannotUndo, ScriptFailed, ValueError, msgspec.MsgspecError):
        raise outdated(step) from None


class StoredTable:
    """One table, its record, and its watchers."""

    def __init__(self, store: Store, table_id: str, record: Record, version: int) -> None:
        self.id = table_id
        self.record = record
        self.version = version
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Other process -> the seats that are connected there, and when it said so."""
        self.away: dict[int, float] = {}
        """Seat -> since when nobody is connected there, by the time of the house, where a bot is to stand in then."""
        self.talking: dict[int, Bucket] = {}
        """Seat -> how fast it talks."""
        self.wanted = time.monotonic()
        """When somebody last came for it: they may be about to do something."""
        self.changed: list[Callable[[Self], None]] = []
        """Who else is told of every change: bots, clocks."""
        self.lock = asyncio.Lock()
        self._store = store
        self.time = store.time
        """By which clocks run."""
        self._seated: tuple[int, frozenset[int]] | None = None  # the record, and who was here, when these were made:
        self._seats: tuple[SeatSeen, ...] = ()
        self._unsettled = False  # what is in memory is not stored yet: nobody may see it
        self._connected: frozenset[int] | None = None  # until somebody comes or goes
        self._shown: Moment | None = None  # the latest that was shown, or is prepared to be
        self._behind = False  # another process has stored something, and somebody waits to read it
        self.stale = False
        """The database may know more than we do: nobody is shown anything before it was asked."""

    async def begin(self) -> None:
        """As it stood before its first move here. Nothing can be done with a table before that."""
        with _fitting(0):
            table = await at_leisure(beginning(self.record))
        self.begin_with(table)

    def begin_with(self, table: Table) -> None:
        self.table = table
        self.epoch = time.monotonic_ns()
        """Another one whenever the past has changed: by an undo, or because it was read again."""
        self.n = 0
        self.talk: list[Said] = []
        self.clocks = Clocks()
        self.entered = 0
        """How often people have said what came up, for all to know that they did."""
        self.times_back = 0
        """How often it has gone back."""
        self.moved = self.record.opened if self.record.began is None else self.record.began
        """When something last happened, by the time of the house."""
        self.began: float | None = None
        """When the first choice was made, by the time of the house; nobody has made one yet if there is none."""
        self.time.reach(self.moved)
        self._look_at_clocks(self.moved)
        self._take_notes()

    def _take_notes(self) -> None:
        self.table.notes = {int(owner): dict(book) for owner, book in self.record.notes.items()}

    # -- who is here

    def watch(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._connected = None
        self._tell()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._connected = None
        self._tell()

    @property
    def connected(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        if self._connected is None:
            self._connected = frozenset(watcher.seat for watcher in self.watchers if watcher.seat != SPECTATOR)
        return self._connected

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        connected = self.connected
        return connected.union(*(seats for seats, _ in self.elsewhere.values())) if self.elsewhere else connected

    def hear_of(self, process: str, seats: frozenset[int], now: float) -> None:
        """Another process says which seats are connected there."""
        before = self.here
        self.elsewhere[process] = (seats, now)
        if self.here != before:
            self._tell()

    def forget_silent(self, since: float) -> None:
        """Processes that have said nothing since then are gone, and whoever was connected there."""
        silent = [process for process, (_, at) in self.elsewhere.items() if at < since]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            self._tell()

    def seats_seen(self) -> tuple[SeatSeen, ...]:
        """Who sits where, and who is here; made anew when that has changed."""
        now = (self.version, self.here)
        if self._seated != now:
            self._seated = now
            self._seats = tuple(
                SeatSeen(seat, one.player, one.name, seat in now[1], one.stand_in, one.level, one.host)
                for seat, one in enumerate(self.record.seats)
            )
        return self._seats

    # -- keeping

    async def _carry_out(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this alone, to its end, and tell everybody."""
        await asyncio.shield(self._alone(doing))

    async def _alone(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self.lock:
                if self.stale:
                    await self._reload()
                await self._do(doing)
        finally:
            self._tell()

    async def _do(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Where another process was faster: again, if it can still be done at the table as it is now."""
        for _ in range(_ATTEMPTS):
            try:
                return await doing()
            except Taken:
                await self._reload()
        raise _too_many()

    async def _append(self, kind: str, text: str, *, last: bool = False) -> float:
        """Store the next row; when that was. `Taken`: another process has stored one with its number."""
        now = self.time.now
        stored = self._store.append(self.id, Row(self.n, time.time(), kind, text, now), last=last)
        asyncio.get_running_loop().call_soon(self._prepare)  # by then it is on its way
        try:
            await stored
        except Unavailable:
            self.stale = True  # perhaps it was stored, and only the answer was lost
            raise
        self.n += 1
        return now

    async def change(self, how: Callable[[Record], None]) -> None:
        """Change the record: a seat taken or left, a name, a rematch."""
        await self._carry_out(lambda: self._change(how))

    async def _change(self, how: Callable[[Record], None]) -> None:
        for _ in range(_ATTEMPTS):
            record = records.decode(records.encode(self.record))
            how(record)
            try:
                await self._store.change(self.id, record, self.version)
            except Taken:
                await self._reload_record()
            except Unavailable:
                self.stale = True  # perhaps it was stored, and only the answer was lost
                raise
            else:
                self._keep(record, self.version + 1)
                return
        raise _too_many()

    # -- reading what is stored

    async def catch_up(self) -> None:
        """Follow what another process has stored. If the database does not answer now: later."""
        if self._behind:
            return  # somebody waits to do that already
        self._behind = True
        async with self.lock:
            self._behind = False
            if self.stale:
                await self._refresh()
            else:
                self.stale = True
                await self._reload_record()
                await self._follow()
                self.stale = False
        self._tell()

    async def load(self, rows: Sequence[Row]) -> None:
        """As these rows, all that are stored of it, have left it."""
        await self.begin()
        await self._repeat(rows)

    async def _refresh(self) -> None:
        if self.stale:
            await self._reload()

    async def _reload_record(self) -> None:
        found = await self._store.facts(self.id)
        if found is not None:
            self._keep(records.decode(found[0]), found[1])
            self._take_notes()

    def _keep(self, record: Record, version: int) -> None:
        """The record as it is stored now. Whoever came with a secret that it has no longer is shown the door."""
        self.record, self.version = record, version
        for watcher in list(self.watchers):
            if watcher.seat != SPECTATOR and watcher.secret not in record.seats[watcher.seat].secrets:
                watcher.dismiss()

    async def _reload(self) -> None:
        """Begin again from what is stored."""
        self.stale = True
        await self._reload_record()
        await self.begin()
        await self._follow()
        self.stale = False

    async def _follow(self) -> None:
        await self._repeat(await self._store.rows(self.id, self.n))

    async def _repeat(self, rows: Sequence[Row]) -> None:
        turns = Turns()
        for row in rows:
            with _fitting(len(self.table.tape) + 1):
                await self._apply(row)
            self.n = row.n + 1
            await turns.give()

    async def _apply(self, row: Row) -> None:
        self.time.reach(row.clock)
        if row.kind == TALK:
            self.talk.append(msgspec.json.decode(row.text, type=Said))
            return
        if row.kind == UNDO:
            await self._take_back(int(row.text), row.clock)
        elif row.kind == ENTRY:
            in_the_open = told_of_need(self.table) == EVERYONE
            enter_again(self.table, row.text)
            self._has_entered(in_the_open, row.clock)
        else:
            self._move_at(row.clock)
            decision = repeat(self.table, row.text)
            if self.record.clock is not None:
                self.clocks.choose(decision, self.table, row.clock)

    def _move_at(self, now: float) -> None:
        """A choice was made at this moment."""
        self.moved = now
        self.began = now if self.began is None else self.began

    def _has_entered(self, in_the_open: bool, now: float) -> None:
        """People have said what came up; whether everybody may know that they were asked."""
        self.entered += in_the_open
        self.moved = now
        self._look_at_clocks(now)

    def _look_at_clocks(self, now: float) -> None:
        """Who is asked now; where time costs nobody anything, nobody counts it."""
        if self.record.clock is not None:
            self.clocks.look(self.table, now)

    async def _take_back(self, length: int, now: float) -> None:
        choices = sum(not isinstance(event, Outcome) for event in self.table.tape[length:])
        self.table = await taken_back(self.table, length)
        self.epoch = time.monotonic_ns()
        self.times_back += 1
        self.moved = now
        if self.record.clock is not None:
            self.clocks.undo(choices, self.table, now)

    # -- telling

    def _tell(self: Self) -> None:
        if self._unsettled or self.stale:
            return  # whoever is at it will tell, or the next who looks
        moment, seats = self._now(self.n), self.seats_seen()
        for watcher in list(self.watchers):
            watcher.look(moment, seats)
        for tell in self.changed:
            tell(self)

    def _now(self, rows: int) -> Moment:
        """This moment, when so many rows are stored."""
        mark = (self.epoch, rows, self.version, len(self.table.tape))
        if self._shown is None or self._shown.mark != mark:
            self._shown = Moment(self.table, mark)
        return self._shown

    def _prepare(self) -> None:
        """Make everybody's view while a move is being stored. It is told afterwards, and never if that fails."""
        if not self._unsettled:
            return
        moment = self._now(self.n + 1)
        with contextlib.suppress(Exception):  # what fails here fails again when it is told, and is seen there
            for seat in {watcher.seat for watcher in self.watchers}:
                moment.view(seat)


def _too_many() -> ServerError:
    return ServerError("busy", "too many people change this table at once: try again", 503)
