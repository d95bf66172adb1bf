"""A live connection: one person, program or spectator at one table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol, cast

import msgspec

from housebound.kernel.errors import HouseboundError
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seat_view import TableView, Told
from housebound.kernel.seeing import told
from housebound.locales import ENGLISH
from housebound.server.errors import RuleSaid, ServerError, put_out, said
from housebound.server.hosted import PAGE, HostedTable, numbered
from housebound.server.limits import Limits
from housebound.server.messages import (
    Barred,
    Bars,
    Choose,
    Clocks,
    Done,
    Earlier,
    Enter,
    Failed,
    Note,
    Ping,
    ProposeBack,
    Say,
    SeatClock,
    SeatSeen,
    Sit,
    State,
    Talk,
    Time,
    ToServer,
    Undo,
    WhyNot,
    decoder,
    encoder,
)
from housebound.server.moment import Moment, News, Sent
from housebound.server.texts import check_language, rules_in
from housebound.server.tokens import fingerprint

UNREAD = 1 << 18
"""Bytes that may wait for a slow reader before it is sent more; then it is shown the door and may come back."""


class Socket(Protocol):
    """What a live connection needs of a WebSocket."""

    @property
    def unread(self) -> int:
        """Bytes that wait for a slow reader."""

    async def receive(self) -> bytes | str:
        """The next message; raises when the other side is gone. Others have a turn before one that has come already."""

    def post(self, messages: Sequence[bytes]) -> None:
        """Send these, all in one go. Nobody waits for that."""


class Heard:
    """How many notices the other side has, and which: their digest."""

    __slots__ = ("_digest", "count")

    def __init__(self) -> None:
        self.count = 0
        self._digest = blake2b()

    def add(self, news: News) -> None:
        """These were sent."""
        if news.since < self.count:
            self.count, self._digest = news.since, blake2b()
        if news.size:
            self._digest.update(b"," + news.told[1:-1])  # the same, in however many pieces they were sent
        self.count += news.size

    def begins(self, everything: Sequence[Told]) -> bool:
        """Whether what was sent is how all this begins."""
        digest = blake2b()
        if self.count:
            digest.update(b"," + encoder.encode(everything[: self.count])[1:-1])
        return len(everything) >= self.count and digest.digest() == self._digest.digest()


class Live:
    """One connection. It is sent what has changed for its eyes, and nothing when nothing has."""

    def __init__(self, hosted: HostedTable, socket: Socket, limits: Limits, address: str = "") -> None:
        self.hosted = hosted
        self.seat = SPECTATOR
        self.secret = ""
        self._language = ENGLISH
        self._socket = socket
        self._address = address
        self._limits = limits
        self._bucket = limits.bucket()
        self._outbox: list[bytes] = []
        self._is_answering = False  # what comes meanwhile goes out with the answer
        self._is_leaving = False
        self._told = Heard()
        self._place = 0  # how far the table's notices were looked through
        self._epoch = hosted.epoch
        self._heard = 0  # how far the table's talk was listened to
        self._said = 0  # how much of it this seat could hear
        self._shown: tuple[object, ...] = ()
        self._time = (False, 0.0, 0)  # whether the own clock runs, until when, and after how many stops of all clocks
        self._clocks: tuple[object, ...] = ()  # those that everybody sees
        self._sent_off: asyncio.Future[ServerError] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Until the other side is gone, breaks the rules of conversation, or reads too slowly."""
        await self._sit_down()
        try:
            await self._converse()
        finally:
            self.hosted.leave(self)

    async def _sit_down(self) -> None:
        async with asyncio.timeout(self._limits.patience):
            raw = await self._socket.receive()
        first = self._decode(raw)
        if not isinstance(first, Sit):
            raise ServerError("sit-first", "the first message says who you are: {'type': 'sit', 'token': …}")
        check_language(first.language)
        self._language = first.language
        await self.hosted.hear_of_seat(first.token)
        await self.hosted.arrive(self.hosted.seat_of(first.token), self._address)
        async with self.hosted.settled():
            self.seat = self.hosted.seat_of(first.token)  # now that nothing is happening: it may have been left
            self.secret = fingerprint(first.token)
            self._limits.count_in(self.hosted, self.seat)
            self.hosted.watch(self)

    async def _converse(self) -> None:
        reading = asyncio.create_task(self._read())
        try:
            waited: list[asyncio.Future[Any]] = [reading, self._sent_off]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
        finally:
            await self._stop(reading)
        raise self._sent_off.result()

    async def _stop(self, reading: asyncio.Task[None]) -> None:
        """What this side is doing at the table comes to its end first."""
        self._is_leaving = True
        if not self._is_answering:
            reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    def _decode(self, raw: bytes | str) -> ToServer:
        try:
            raw = raw.encode() if isinstance(raw, str) else raw
            if len(raw) > self._limits.message:
                raise ServerError("too-long", f"a message may have {self._limits.message} bytes at most", 413)
            message: ToServer = decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise ServerError("bad-message", f"this makes no sense: {error}") from None
        return message

    # -- reading

    async def _read(self) -> None:
        while not self._is_leaving:
            raw = await self._socket.receive()
            ref = ""
            try:
                try:
                    message = self._decode(raw)
                    ref = getattr(message, "ref", "")
                finally:  # what makes no sense counts too, and who is too fast is told so, with the message's own mark
                    self._bucket.take(time.monotonic())
                self._is_answering = True
                await self._answer(message)
            except HouseboundError as error:
                refused = said(error).said_in(self._language)
                self._send(Failed(refused.code, refused.sentence, self._cited(refused.rules), ref))
            finally:
                self._is_answering = False
            self._post()

    async def _answer(self, message: ToServer) -> None:
        hosted = self.hosted
        if self._sent_off.done():
            raise self._sent_off.result()
        match message:
            case Ping():
                pass
            case Sit():
                raise ServerError("seated", "you sit already: connect again to sit elsewhere", 409)
            case Earlier(before=before):
                self._send(Talk(hosted.heard_before(self.seat, before)))
            case _ if self.seat == SPECTATOR:
                raise ServerError("spectator", "spectators look on: open the link of a seat to play", 403)
            case WhyNot(decision=decision, ref=ref):
                async with hosted.settled():
                    self._send(self._bars(decision, ref))
                return
            case Choose(decision=decision, option=option):
                await hosted.choose_to_the_end(self.seat, option, decision)
            case Enter(entry=entry, outcome=outcome):
                await hosted.enter(self.seat, entry, outcome)
            case Undo():
                await hosted.undo(self.seat)
            case ProposeBack(agree=agree):
                await hosted.agree_to_go_back(self.seat, agree)
            case Say(channel=channel, text=text):
                clean = self._limits.chat_text(text)
                self._limits.count_said(hosted, self.seat, time.monotonic())
                await hosted.say(self.seat, channel, clean)
            case Note(place=place, text=text):
                await hosted.note(self.seat, place, text)
        self._send(Done(getattr(message, "ref", "")))

    def _bars(self, number: int, ref: str) -> Bars:
        for decision in self.hosted.table.pending:
            if decision.seat == self.seat and decision.id == number:
                book = rules_in(self.hosted.table.game, self._language)
                barred = tuple(Barred(option.name, rule, book[rule].text) for option, rule in decision.barred)
                return Bars(number, barred, ref)
        raise ServerError("not-asked", f"decision {number} is not yours, or not open any more", 409)

    def _cited(self, rules: tuple[RuleSaid, ...]) -> tuple[RuleSaid, ...]:
        """Rules in the language of whoever broke them."""
        book = rules_in(self.hosted.table.game, self._language)
        return tuple(RuleSaid(rule.id, book[rule.id].text) if rule.id in book else rule for rule in rules)

    # -- writing

    def look(self, moment: Moment, seats: tuple[SeatSeen, ...]) -> None:
        """Whatever is new for these eyes goes out; the same again would tell that something happened unseen."""
        self._look_at_table(moment, seats)
        self._listen()
        self._look_at_clock()
        self._look_at_clocks()
        if self._outbox and not self._is_answering:
            self._post()

    def _look_at_table(self, moment: Moment, seats: tuple[SeatSeen, ...]) -> None:
        seat, language = self.seat, self._language
        around = moment.around.get((seat, language))
        if around is None:
            around = moment.around[seat, language] = self.hosted.around(seat, language)
        view, news, own = moment.view(seat), self._news(moment), self._with_own(seats)
        if not news.size and news.since == self._told.count and self._shown == (view, own, around):
            return
        self._told.add(news)
        self._shown = (view, own, around)
        sent = moment.sent.get((seat, language))
        if sent is None or sent.seats is not seats or sent.news != news:
            drawn, told = cast(TableView, msgspec.Raw(view)), cast("tuple[Told, ...]", msgspec.Raw(news.told))
            message = encoder.encode(State(drawn, told, news.since, own, *around))
            sent = moment.sent[seat, language] = Sent(seats, news, message)
        self._outbox.append(sent.message)

    def _with_own(self, seats: tuple[SeatSeen, ...]) -> tuple[SeatSeen, ...]:
        """A bot that plays for this seat out of the others' sight is nobody else's to know of."""
        own = self.seat
        if own == SPECTATOR or not self.hosted.record.seats[own].unseen:
            return seats
        return (*seats[:own], msgspec.structs.replace(seats[own], stand_in=True), *seats[own + 1 :])

    def _news(self, moment: Moment) -> News:
        """What the other side was not told yet; all anew if something was taken back."""
        table, known, place = self.hosted.table, self._told.count, self._place
        self._place = len(table.state.notices or ())
        if self._epoch == self.hosted.epoch:
            return moment.news(self.seat, place, known)
        self._epoch = self.hosted.epoch
        everything = told(table, self.seat)
        since = known if self._told.begins(everything) else 0
        return News(since, len(everything) - since, encoder.encode(everything[since:]))

    def _listen(self) -> None:
        """What was said meanwhile; of very much, as for somebody who is new, the last page."""
        talk, since = self.hosted.talk, self._heard
        if since == len(talk):
            return
        self._heard = len(talk)
        news = [said for said in talk[since:] if said.hearers >> self.seat & 1]
        self._said += len(news)
        if news:
            last = news[-PAGE:]
            self._send(Talk(numbered(self._said - len(last), last, self.hosted.table, self.seat)))

    def _look_at_clock(self) -> None:
        """The own clock, also for what others may not know of."""
        clock = self.hosted.record.clock
        if clock is None or self.seat == SPECTATOR:
            return
        clocks, house_time = self.hosted.clocks, self.hosted.time
        runs = clocks.runs(self.seat) and house_time.runs
        shown = (runs, clocks.due(clock, self.seat), house_time.stops)
        if shown != self._time:
            self._time = shown
            self._send(Time(left=round(self.hosted.time_left(self.seat), 3), runs=runs))

    def _look_at_clocks(self) -> None:
        """Of others only what runs in the open: the rest would show when something happens out of sight."""
        running, house_time = self.hosted.public_clocks(), self.hosted.time
        shown = (running, house_time.runs, house_time.stops) if running else ()
        if shown != self._clocks:
            self._clocks = shown
            now, runs = house_time.now, house_time.runs
            self._send(Clocks(tuple(SeatClock(seat, round(due - now, 3), runs, why) for seat, due, why in running)))

    def dismiss(self) -> None:
        sentence = "this link no longer works: the seat was left, or its link was opened elsewhere"
        is_out = self.secret in self.hosted.record.out
        self._send_off(put_out() if is_out else ServerError("link-ended", sentence, 403))

    def _send_off(self, why: ServerError) -> None:
        if not self._sent_off.done():
            self._sent_off.set_result(why)

    def _send(self, message: msgspec.Struct) -> None:
        """With whatever else goes out at this moment: `_post`."""
        self._outbox.append(encoder.encode(message))

    def _post(self) -> None:
        messages, self._outbox = self._outbox, []
        if self._socket.unread > UNREAD:
            self._send_off(ServerError("too-slow", "you read too slowly: connect again and you are up to date", 429))
        elif messages:
            self._socket.post(messages)
