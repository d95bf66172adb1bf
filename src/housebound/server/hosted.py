"""A table that this process hosts: who may do what at it, and what each seat sees of it."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence
from functools import cache

import msgspec

from housebound.kernel import notebook
from housebound.kernel.chance import Outcome
from housebound.kernel.errors import CannotUndo, HouseboundError, ScriptFailed
from housebound.kernel.guide import Guide, guide_of
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision, Option
from housebound.kernel.seat_view import TableView
from housebound.kernel.table import Table
from housebound.locales import ENGLISH
from housebound.server.clocks import is_open
from housebound.server.errors import ServerError, fault
from housebound.server.logs import whereabouts
from housebound.server.messages import GuideSeen, SaidAloud
from housebound.server.moment import Around
from housebound.server.moves import lines_since
from housebound.server.real_box import RealBox
from housebound.server.record import PERSON, Record
from housebound.server.stored_table import MOVE, TALK, UNDO, Said
from housebound.server.tokens import new_token

log = logging.getLogger("housebound.server")


PAGE = 100
"""How much of what was said comes at once."""


def numbered(first: int, said: Sequence[Said], table: Table, seat: int) -> tuple[SaidAloud, ...]:
    """What a seat has heard, from the number `first` of its own on."""
    return tuple(
        SaidAloud(first + n, one.at, one.seat, one.channel, one.text, _told_by_then(one, table, seat))
        for n, one in enumerate(said)
    )


def _told_by_then(said: Said, table: Table, seat: int) -> int:
    """How many of its notices a seat had when the house said this. A table that went back has forgotten some."""
    if said.after < 0:
        return -1
    return sum(1 for notice in (table.state.notices or ())[: said.after] if notice.to >> seat & 1)


@cache
def _sentence(why_no_undo: str, language: str) -> str:
    """There is a handful of reasons, and everybody is told one after every move."""
    return CannotUndo(why_no_undo).in_language(language)


class HostedTable(RealBox):
    """A table that is played: views, choices, talk and notes."""

    # -- what can be seen

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Look at the table while nothing is happening: whatever is in memory is stored."""
        async with self.lock:
            await self._refresh()
            yield

    def view(self, seat: int) -> TableView:
        return self.table.view(seat)

    def heard_before(self, seat: int, number: int) -> tuple[SaidAloud, ...]:
        """A page of what was said within this seat's hearing, up to this number of its own."""
        mine = [said for said in self.talk if said.hearers >> seat & 1]
        last = min(max(0, number), len(mine))
        first = max(0, last - PAGE)
        return numbered(first, mine[first:last], self.table, seat)

    def no_undo(self, seat: int) -> CannotUndo | None:
        """Why this seat may not take back its last choice now; None if it may."""
        why = self._what_bars_undo(seat)
        return CannotUndo(why) if why else None

    def why_no_undo(self, seat: int, language: str = ENGLISH) -> str:
        """The same as a sentence; empty if it may."""
        why = self._what_bars_undo(seat)
        return _sentence(why, language) if why else ""

    def _what_bars_undo(self, seat: int) -> str:
        if seat == SPECTATOR:
            return "you-look-on"
        if self.table.over:
            return "the-game-is-over"  # and whoever wants to has seen all of it
        return self.table.what_bars_undo(seat)

    def around(self, seat: int, language: str) -> Around:
        """What a seat is told beside its view."""
        record = self.record
        return Around(
            may_undo=self.why_no_undo(seat, language),
            back=self.back,
            rematch=record.rematch,
            practice=record.practice,
            hints=record.hints,
            guide=self.guide_seen(seat),
            box=self.is_real_box,
            entry=self.entry_seen(seat),
        )

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
        entered = [f"~{self.entered}.{self.times_back}"] if self.is_real_box else []
        return " ".join([str(told), *asked, *entered])

    def tape(self) -> str:
        """The whole game as a tape. What seats wrote down for themselves stays theirs."""
        self.table.notes = {}
        try:
            return self.table.save_text()
        finally:
            self._take_notes()

    @property
    def lasted(self) -> float:
        """Seconds from the first choice to the last."""
        return 0.0 if self.began is None else self.moved - self.began

    def time_left(self, seat: int) -> float:
        """Seconds until a choice of this seat is overdue."""
        clock = self.record.clock
        return float("inf") if clock is None else self.clocks.left(clock, seat, self.time.now)

    def public_clocks(self) -> tuple[tuple[int, float, str], ...]:
        """Seat, when a bot plays for it by the time of the house, and why: the clocks that everybody may see."""
        record, found = self.record, []
        if record.clock is None and not record.away:
            return ()
        for seat, kept in enumerate(record.seats):
            if kept.player != PERSON or kept.stand_in:
                continue
            due = None if record.clock is None else self.clocks.due_in_the_open(record.clock, seat)
            if due is not None:
                found.append((seat, due, "choice"))
            if record.away and seat in self.away:
                found.append((seat, self.away[seat] + record.away, "away"))
        return tuple(found)

    def note_absence(self, here: frozenset[int], now: float) -> None:
        """Who is not connected: their time runs, and everybody sees it."""
        people = {n for n, kept in enumerate(self.record.seats) if kept.player == PERSON and not kept.stand_in}
        gone = people - here
        if gone != self.away.keys():
            self.away = {seat: self.away.get(seat, now) for seat in gone}
            self._tell()

    def overdue(self, now: float) -> list[Decision]:
        """The decisions of people whose time for them is over, and for whom no bot plays yet."""
        clock = self.record.clock
        if clock is None:
            return []
        late = [one for one in self.table.pending if self.clocks.is_overdue(clock, one, now)]
        return [one for one in late if self._waits_for_person(one)]

    def _waits_for_person(self, decision: Decision) -> bool:
        kept = self.record.seats[decision.seat]
        return kept.player == PERSON and not kept.is_played_by_bot(is_open(decision))

    @property
    def guide(self) -> Guide | None:
        """What leads through this table, if it is a guided one."""
        return guide_of(self.table.game) if self.record.guided else None

    def guide_seen(self, seat: int) -> GuideSeen | None:
        """What the guide says to this seat now."""
        guide = self.guide
        if guide is None or seat != guide.seat:
            return None
        number, _ = guide.at(self.table)
        say = guide.step[number].say if number < len(guide.step) else guide.closing
        return GuideSeen(number, len(guide.step), say, guide.wanted(self.table))

    def for_guide(self) -> tuple[int, int, str] | None:
        """The next choice of the others at a guided table: seat, decision and option."""
        prepared = None if self.guide is None else self.guide.prepared(self.table)
        return None if prepared is None else (prepared[0].seat, prepared[0].id, prepared[1])

    def for_bots(self) -> tuple[int, int, str] | None:
        """A decision that a bot answers, if there is one: seat, decision and who plays it."""
        if self.record.guided:
            return self.for_guide()
        for decision in self.table.pending:
            kept = self.record.seats[decision.seat]
            if kept.is_played_by_bot(is_open(decision)):
                return decision.seat, decision.id, kept.level
        return None

    def is_for_bot(self, seat: int, decision: int) -> bool:
        """Whether a bot is still to answer this decision: its person may have come back meanwhile."""
        asked = [one for one in self.table.pending if (one.seat, one.id) == (seat, decision)]
        return any(self.record.seats[seat].is_played_by_bot(is_open(one)) for one in asked)

    def tell_time(self) -> None:
        """Clocks stand still, or run on: whoever sees one is told."""
        if self.record.clock is not None or self.away:
            self._tell()

    # -- what can be done: each is carried to its end even if whoever asked for it is gone meanwhile

    async def choose(self, seat: int, option: Option | str, decision: int) -> None:
        """Answer a decision; it is stored when this returns."""
        await self._carry_out(lambda: self._choose(seat, option, decision))

    async def choose_to_the_end(self, seat: int, option: Option | str, decision: int) -> None:
        """The same for whoever is never cancelled meanwhile: nobody else need carry it out then."""
        await self._alone(lambda: self._choose(seat, option, decision))

    async def _choose(self, seat: int, option: Option | str, decision: int) -> None:
        table = self.table
        before = len(table.tape)
        try:
            self._answer(seat, option, decision)
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
        self._move_at(now)
        if self.record.clock is not None:
            assert table.latest is not None
            self.clocks.choose(table.latest, table, now)

    def _answer(self, seat: int, option: Option | str, decision: int) -> None:
        """At the table in memory; where a guide leads, it may ask for something else, and says what comes up."""
        guide, before = self.guide, len(self.table.tape)
        if guide is None:
            self.table.choose(seat, option, decision)
            return
        guide.check_answer(self.table, seat, option, decision)
        self.table.choose(seat, option, decision)
        try:
            guide.roll(self.table)
        except HouseboundError as error:
            self.table.forget(before)
            raise ScriptFailed(f"the guide does not go on: {error}", "") from error

    async def undo(self, seat: int) -> None:
        """Take back the seat's own last choice, where the design's rule allows it."""
        await self._carry_out(lambda: self._undo(seat))

    async def _undo(self, seat: int) -> None:
        if (refused := self.no_undo(seat)) is not None:
            raise refused
        await self._rewind(self.table.last_choice)

    async def agree_to_go_back(self, seat: int, agree: bool) -> None:
        """When every person who sits here wants it, their last choice or entry is taken back, whatever it revealed.

        Whoever is away, or has a bot stand in, sits here too. Who has left for good cannot be asked any more: there is
        no way back over what they saw revealed.
        """
        await self._carry_out(lambda: self._agree_to_go_back(seat, agree))

    async def _agree_to_go_back(self, seat: int, agree: bool) -> None:
        if self.table.over:
            raise CannotUndo("the-game-is-over")
        here = self._moment()

        def write(record: Record) -> None:
            record.back = {one: moment for one, moment in record.back.items() if moment == here and one != seat}
            if agree:
                record.back[seat] = here

        await self._change(write)
        people = {seat for seat, one in enumerate(self.record.seats) if one.player == PERSON}
        if people and people <= set(self.back):
            await self._go_back({seat for seat in people if not self.record.seats[seat].stand_in})

    async def _go_back(self, players: set[int]) -> None:
        """To before the last choice of a person: a bot would only make its own again. What people entered is theirs."""
        events, box = enumerate(self.table.tape), self.is_real_box
        chosen = [i for i, event in events if (box if isinstance(event, Outcome) else event[0] in players)]
        if chosen:
            self._check_witnesses(chosen[-1])
            await self._rewind(chosen[-1])

        def write(record: Record) -> None:
            record.back = {}

        await self._change(write)

    def _check_witnesses(self, length: int) -> None:
        """Everybody must still sit here who saw what has been revealed since the tape had this length."""
        if self.table.has_revealed_since(length) and any(one.left > length for one in self.record.seats):
            raise CannotUndo("somebody-has-left-who-saw-what-was-revealed")

    async def _rewind(self, length: int) -> None:
        """An undo is stored before it happens."""
        now = await self._append(UNDO, str(length))
        await self._take_back(length, now)

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

    async def share(self) -> str:
        """What opens the replay of the finished game, and nothing else, to whoever is given it."""
        if not self.table.over:
            raise ServerError("not-over", "a game can be shown to others when it is over: play on", 409)
        new = new_token()

        def write(record: Record) -> None:
            record.share = record.share or new

        await self.change(write)
        return self.record.share

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
