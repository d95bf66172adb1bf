"""A table that this process hosts: in memory as it is stored, with everybody who looks on.

One thing happens at a time. A change is made in memory, stored, and only then told; what could not be stored is
taken back. Where several processes share a database, whoever is slower looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, Protocol

import msgspec

from housebound.kernel import notebook
from housebound.kernel.chance import Outcome
from housebound.kernel.errors import BadTape, CannotUndo, ScriptFailed
from housebound.kernel.script import EVERYONE, SPECTATOR, Option
from housebound.kernel.seen import TableView
from housebound.server import record as records
from housebound.server.clocks import Clocks
from housebound.server.errors import ServerError, fault, not_your_seat, outdated
from housebound.server.logs import whereabouts
from housebound.server.messages import SaidAloud, SeatSeen
from housebound.server.moves import beginning, lines_since, repeat
from housebound.server.record import OPEN, PERSON, Record
from housebound.server.store import Row, Store, Taken, Unavailable
from housebound.server.tokens import fits

log = logging.getLogger("housebound.server")

MOVE, UNDO, TALK = "move", "undo", "talk"
_ATTEMPTS = 5
"""How often something is tried when other processes change the same table at the same time."""


class Said(msgspec.Struct, frozen=True):
    """Something said at the table, and who was within hearing."""

    at: float
    seat: int
    channel: str
    text: str
    hearers: int


class Watcher(Protocol):
    """Somebody who looks on from a seat, or from nowhere."""

    seat: int

    def look(self, seats: tuple[SeatSeen, ...]) -> None:
        """The table has changed: see whether there is anything new from here. `seats`: who sits where now."""

    def dismiss(self) -> None:
        """This seat's link no longer works."""


@contextlib.contextmanager
def _fitting(step: int) -> Iterator[None]:
    """Read what is stored, which must fit the rules. Else the step is said, not what was chosen there: a secret."""
    try:
        yield
    except BadTape as error:
        raise outdated(error.step if error.step >= 0 else step) from None
    except (CannotUndo, ScriptFailed, ValueError, msgspec.MsgspecError):
        raise outdated(step) from None


class HostedTable:
    """One table, its record, and its watchers."""

    def __init__(self, store: Store, table_id: str, record: Record, version: int) -> None:
        self.id = table_id
        self.record = record
        self.version = version
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Other process -> the seats that are connected there, and when it said so."""
        self.changed: list[Callable[[HostedTable], None]] = []
        """Who else is told of every change: bots, clocks."""
        self.lock = asyncio.Lock()
        self._store = store
        self._unsettled = False  # what is in memory is not stored yet: nobody may see it
        self._behind = False  # another process has stored something, and somebody waits to read it
        self.stale = False
        """The database may know more than we do: nobody is shown anything before it was asked."""
        self._begin()

    def _begin(self) -> None:
        """As it stood before its first move here."""
        with _fitting(0):
            self.table = beginning(self.record)
        self.epoch = time.monotonic_ns()
        """Another one whenever the past has changed: by an undo, or because it was read again."""
        self.n = 0
        self.talk: list[Said] = []
        self.clocks = Clocks()
        self.moved = self.record.opened
        """When something last happened."""
        self.clocks.look(self.table, self.moved)
        self._take_notes()

    def _take_notes(self) -> None:
        self.table.notes = {int(owner): dict(book) for owner, book in self.record.notes.items()}

    # -- who is who

    def seat_of(self, token: str) -> int:
        """The seat whose link holds this token; a spectator's if there is no token. A wrong one: refused."""
        if not token:
            if not self.record.watched:
                raise ServerError("not-watchable", "spectators are not let in here: open the link of your seat", 403)
            return SPECTATOR
        found = -1
        for seat, kept in enumerate(self.record.seats):  # all are compared: the time tells nothing
            if fits(token, kept.token):
                found = seat
        if found < 0:
            raise not_your_seat()
        return found

    def person_at(self, token: str) -> int:
        seat = self.seat_of(token) if token else SPECTATOR
        if seat == SPECTATOR:
            raise not_your_seat()
        return seat

    async def arrive(self, seat: int) -> None:
        """Somebody opens the link of a seat: it is free no more."""
        if seat != SPECTATOR and self.record.seats[seat].player == OPEN:

            def sit_down(record: Record) -> None:
                if record.seats[seat].player == OPEN:
                    record.seats[seat].player = PERSON

            await self.change(sit_down)

    def close_seat(self, seat: int) -> None:
        """Whoever looks on from this seat is shown the door: its link no longer works."""
        for watcher in list(self.watchers):
            if watcher.seat == seat:
                watcher.dismiss()

    # -- who is here

    def watch(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._tell()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._tell()

    @property
    def connected(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(watcher.seat for watcher in self.watchers if watcher.seat != SPECTATOR)

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        return self.connected.union(*(seats for seats, _ in self.elsewhere.values()))

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
        """Who sits where, and who is here."""
        here = self.here
        return tuple(
            SeatSeen(seat, one.player, one.name, seat in here, one.stand_in, one.level)
            for seat, one in enumerate(self.record.seats)
        )

    # -- what can be seen

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Look at the table while nothing is happening: whatever is in memory is stored."""
        async with self.lock:
            await self._refresh()
            yield

    def view(self, seat: int) -> TableView:
        return self.table.view(seat)

    def heard(self, seat: int, since: int = 0) -> list[SaidAloud]:
        """What was said within this seat's hearing, numbered for this seat alone."""
        mine = [said for said in self.talk if said.hearers >> seat & 1]
        return [
            SaidAloud(since + n, said.at, said.seat, said.channel, said.text) for n, said in enumerate(mine[since:])
        ]

    def why_no_undo(self, seat: int) -> str:
        """Why this seat may not take back its last choice now; empty if it may."""
        if seat == SPECTATOR:
            return "you look on"
        if self.table.over:
            return "the game is over"  # and whoever wants to has seen all of it
        return self.table.why_no_undo(seat)

    @property
    def back(self) -> tuple[int, ...]:
        """The seats that want the whole table to go back from where it stands."""
        if not self.record.back:
            return ()
        here = self._moment()
        return tuple(sorted(seat for seat, moment in self.record.back.items() if moment == here))

    def _moment(self) -> str:
        """Where the table stands, for all to see: another word as soon as anything happens in the open."""
        told = len(self.table.notices(SPECTATOR))
        asked = [f"{one.seat}:{one.id}" for one in self.table.pending if one.known == EVERYONE]
        return " ".join([str(told), *asked])

    def tape(self) -> str:
        """The whole game as a tape. What seats wrote down for themselves stays theirs."""
        self.table.notes = {}
        try:
            return self.table.save_text()
        finally:
            self._take_notes()

    def time_left(self, seat: int, now: float) -> float:
        """Seconds until a choice of this seat is overdue."""
        clock = self.record.clock
        return float("inf") if clock is None else self.clocks.left(clock, seat, now)

    # -- what can be done: each is carried to its end even if whoever asked for it is gone meanwhile

    async def choose(self, seat: int, option: Option | str, decision: int) -> None:
        """Answer a decision; it is stored when this returns."""
        await self._carry_out(lambda: self._choose(seat, option, decision))

    async def _choose(self, seat: int, option: Option | str, decision: int) -> None:
        table = self.table
        before = len(table.tape)
        try:
            table.choose(seat, option, decision)
        except ScriptFailed as failure:
            log.error("a rule failed", extra={"table": self.id, "why": whereabouts(failure)})
            raise fault() from None
        self._unsettled = True
        try:
            now = await self._append(MOVE, lines_since(table, before), last=table.over)
        except BaseException:
            if self.table is table:
                table.forget(before)
                self.epoch = time.monotonic_ns()  # whoever has seen it already, as bots may, reads it all again
            raise
        finally:
            self._unsettled = False
        self.moved = now
        self.clocks.choose(seat, table, now)

    async def undo(self, seat: int) -> None:
        """Take back the seat's own last choice, where the design's rule allows it."""
        await self._carry_out(lambda: self._undo(seat))

    async def _undo(self, seat: int) -> None:
        if why := self.why_no_undo(seat):
            raise CannotUndo(why)
        await self._rewind(self.table.last_choice)

    async def agree_to_go_back(self, seat: int, agree: bool) -> None:
        """When every person at the table wants it, their last choice is taken back, whatever it revealed."""
        await self._carry_out(lambda: self._agree_to_go_back(seat, agree))

    async def _agree_to_go_back(self, seat: int, agree: bool) -> None:
        if self.table.over:
            raise CannotUndo("the game is over")
        here = self._moment()

        def write(record: Record) -> None:
            record.back = {one: moment for one, moment in record.back.items() if moment == here and one != seat}
            if agree:
                record.back[seat] = here

        await self._change(write)
        people = {n for n, one in enumerate(self.record.seats) if one.player == PERSON and not one.stand_in}
        if people and people <= set(self.back):
            await self._go_back(people)

    async def _go_back(self, people: set[int]) -> None:
        """To before the last choice of a person: a bot would only make its own again."""
        events = enumerate(self.table.tape)
        chosen = [i for i, event in events if not isinstance(event, Outcome) and event[0] in people]
        if chosen:
            await self._rewind(chosen[-1])

        def write(record: Record) -> None:
            record.back = {}

        await self._change(write)

    async def _rewind(self, length: int) -> None:
        """An undo is stored before it happens."""
        now = await self._append(UNDO, str(length))
        self._take_back(length, now)

    def _take_back(self, length: int, now: float) -> None:
        choices = sum(not isinstance(event, Outcome) for event in self.table.tape[length:])
        self.table.rewind(length)
        self.epoch = time.monotonic_ns()
        self.moved = now
        self.clocks.undo(choices, self.table, now)

    async def say(self, seat: int, channel: str, text: str) -> None:
        """Talk goes where the rules let it go now."""
        await self._carry_out(lambda: self._say(seat, channel, text))

    async def _say(self, seat: int, channel: str, text: str) -> None:
        open_now = {one.name: one for one in self.table.game.talk(self.table.state) if one.hearers >> seat & 1}
        found = open_now.get(channel)
        if found is None:
            names = ", ".join(open_now) or "none"
            raise ServerError("no-such-channel", f"there is no channel {channel!r} for you now; there are: {names}")
        if not found.speakers >> seat & 1:
            raise ServerError("silent", f"you cannot speak on {channel} now ({found.rule})", 403)
        said = Said(time.time(), seat, channel, text, found.hearers | 1 << seat)
        await self._append(TALK, msgspec.json.encode(said).decode())
        self.talk.append(said)

    async def note(self, seat: int, place: str, text: str) -> None:
        """A private note: on the record, no move."""
        await self._carry_out(lambda: self._note(seat, place, text))

    async def _note(self, seat: int, place: str, text: str) -> None:
        game = self.table.game
        owner = str(game.notebook(self.table.state, seat))

        def write(record: Record) -> None:
            record.notes[owner] = notebook.write(game, record.notes.get(owner, {}), place, text)

        await self._change(write)
        self._take_notes()

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

    # -- keeping

    async def _carry_out(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this alone, to its end, and tell everybody."""
        await asyncio.shield(self._alone(doing))

    async def _alone(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self.lock:
                await self._refresh()
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
        now = time.time()
        try:
            await self._store.append(self.id, Row(self.n, now, kind, text), last=last)
        except Unavailable:
            self.stale = True  # perhaps it was stored, and only the answer was lost
            raise
        self.n += 1
        return now

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

    async def load(self) -> None:
        """All that is stored of this table."""
        await self._follow()

    async def _refresh(self) -> None:
        if self.stale:
            await self._reload()

    async def _reload_record(self) -> None:
        found = await self._store.facts(self.id)
        if found is not None:
            self._keep(records.decode(found[0]), found[1])
            self._take_notes()

    def _keep(self, record: Record, version: int) -> None:
        """The record as it is stored now. Whoever holds a link that it has no longer is shown the door."""
        before = self.record.seats
        self.record, self.version = record, version
        for seat, kept in enumerate(record.seats):
            if kept.token != before[seat].token:
                self.close_seat(seat)

    async def _reload(self) -> None:
        """Begin again from what is stored."""
        self.stale = True
        await self._reload_record()
        self._begin()
        await self._follow()
        self.stale = False

    async def _follow(self) -> None:
        for row in await self._store.rows(self.id, self.n):
            with _fitting(len(self.table.tape) + 1):
                self._apply(row)
            self.n = row.n + 1

    def _apply(self, row: Row) -> None:
        if row.kind == TALK:
            self.talk.append(msgspec.json.decode(row.text, type=Said))
            return
        if row.kind == UNDO:
            self._take_back(int(row.text), row.at)
        else:
            self.moved = row.at
            self.clocks.choose(repeat(self.table, row.text), self.table, row.at)

    # -- telling

    def _tell(self) -> None:
        if self._unsettled or self.stale:
            return  # whoever is at it will tell, or the next who looks
        seats = self.seats_seen()
        for watcher in list(self.watchers):
            watcher.look(seats)
        for tell in self.changed:
            tell(self)


def _too_many() -> ServerError:
    return ServerError("busy", "too many people change this table at once: try again", 503)
