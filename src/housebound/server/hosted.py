"""A table that this process hosts: who may do what at it, and what each seat sees of it."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from housebound.kernel import notebook
from housebound.kernel.chance import Outcome
from housebound.kernel.errors import CannotUndo, ScriptFailed
from housebound.kernel.script import EVERYONE, SPECTATOR, Option
from housebound.kernel.seat_view import TableView
from housebound.server.errors import ServerError, fault, not_your_seat
from housebound.server.logs import whereabouts
from housebound.server.messages import SaidAloud
from housebound.server.moves import lines_since
from housebound.server.record import BOT, OPEN, PERSON, Record
from housebound.server.stored_table import MOVE, TALK, UNDO, Said, StoredTable
from housebound.server.tokens import fits

log = logging.getLogger("housebound.server")


class HostedTable(StoredTable):
    """A table with its seats: links, views, choices, talk and notes."""

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

    def time_left(self, seat: int) -> float:
        """Seconds until a choice of this seat is overdue."""
        clock = self.record.clock
        return float("inf") if clock is None else self.clocks.left(clock, seat, self.time.now)

    def for_bots(self) -> tuple[int, int, str] | None:
        """A decision that a bot answers, if there is one: seat, decision and who plays it."""
        for decision in self.table.pending:
            kept = self.record.seats[decision.seat]
            if kept.player == BOT or kept.stand_in:
                return decision.seat, decision.id, kept.level
        return None

    def tell_time(self) -> None:
        """Clocks stand still, or run on: whoever has one is told."""
        if self.record.clock is not None:
            self._tell()

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
