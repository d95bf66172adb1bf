"""Two tables that differ in nothing but what one pair of eyes cannot see, and everything those eyes are sent.

Both are hosted as the server hosts them, in memory. They are moved together: what the eyes see happens at both, what
they do not see happens at each by itself, at another time, or at one of them only.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from housebound.kernel import playing
from housebound.kernel.chance import Chance, Event, Outcome
from housebound.kernel.errors import BadTape
from housebound.kernel.game import Game
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision, Domain
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from housebound.kernel.table import Table
from housebound.server import record as records
from housebound.server.hosted import HostedTable
from housebound.server.house_time import HouseTime
from housebound.server.journal import Row, Taken
from housebound.server.limits import Limits
from housebound.server.live import Live
from housebound.server.messages import SeatSeen, Sit, encoder
from housebound.server.moment import Moment
from housebound.server.record import PERSON, ClockRecord, Record, SeatRecord
from housebound.server.store import Store
from housebound.server.tokens import fingerprint

LIMITS = Limits(rate=1e9, spare=1e9)
CLOCK = ClockRecord(total=1000.0, each=10.0)


class WallTime(HouseTime):
    """The house's time as the clock on the wall shows it, which a walk sets."""

    @property
    def now(self) -> float:
        return time.time()

    @property
    def runs(self) -> bool:
        return True


class Drawer(Store):
    """A store in memory."""

    def __init__(self) -> None:
        self.is_shared = False
        self.time = WallTime(0.0)
        self.records: dict[str, tuple[bytes, int]] = {}
        self.moves: dict[str, list[Row]] = {}

    async def facts(self, table: str) -> tuple[bytes, int] | None:
        return self.records.get(table)

    async def change(self, table: str, record: Record, version: int) -> None:
        if self.records[table][1] != version:
            raise Taken
        self.records[table] = (records.encode(record), version + 1)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        return self.moves[table][since:]

    async def append(self, table: str, row: Row, *, last: bool = False) -> None:
        if row.n != len(self.moves[table]):
            raise Taken
        self.moves[table].append(row)


class Gone(Exception):
    """The other side has hung up."""


class Wire:
    """A WebSocket in memory."""

    unread = 0

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._incoming: asyncio.Queue[bytes | str] = asyncio.Queue()

    async def receive(self) -> bytes | str:
        message = await self._incoming.get()
        if message == b"gone":
            raise Gone
        return message

    def post(self, messages: Sequence[bytes]) -> None:
        self.sent += messages

    def feed(self, message: bytes | str) -> None:
        self._incoming.put_nowait(message)


class Somebody:
    """A connection of somebody else, which is there and reads nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.secret = fingerprint(f"token {seat}")

    def look(self, moment: Moment, seats: tuple[SeatSeen, ...]) -> None: ...

    def dismiss(self) -> None: ...


class Recorded(Chance):
    """Live chance that remembers what the eyes saw of it in the current step."""

    __slots__ = ("eye", "seen")

    def __init__(self, random: Random | None, tape: list[Event], eye: int, seen: list[Outcome]) -> None:
        super().__init__(random, tape)
        self.eye = eye
        self.seen = seen

    def _record(self, domain: Domain, picked: tuple[int, ...], to: int) -> None:
        super()._record(domain, picked, to)
        if to >> self.eye & 1:
            self.seen.append(Outcome(domain, picked, to))


class Parted(Exception):
    """The eyes see an outcome here that they did not see at the other table: it cannot follow."""


class Repeated(Recorded):
    """Chance that shows the eyes what they saw at the other table, and draws freely what they do not see.

    `parted` remembers where it could not.
    """

    __slots__ = ("parted",)

    def __init__(
        self, random: Random | None, tape: list[Event], eye: int, seen: list[Outcome], parted: list[str]
    ) -> None:
        super().__init__(random, tape, eye, seen)
        self.parted = parted

    def roll(self, domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().roll(domain, to)

    def pick(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().pick(items, domain, to)

    def weigh(self, weights: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().weigh(weights, domain, to)

    def shuffle(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> list[int]:
        self._repeat(domain, to)
        return super().shuffle(items, domain, to)

    def _repeat(self, domain: Domain, to: int) -> None:
        if self.at < len(self.tape) or not to >> self.eye & 1:
            return
        if not self.seen or self.seen[0].domain.name != domain.name:
            self.parted.append(domain.name)
            raise Parted(domain.name)
        self.tape.append(Outcome(domain, self.seen.pop(0).picked, to))

    def _follow(self, domain: Domain, possible: Sequence[int] | None, to: int, order: bool = False) -> tuple[int, ...]:
        try:
            return super()._follow(domain, possible, to, order)
        except BadTape:
            self.parted.append(domain.name)  # what the eyes saw cannot come up here
            raise


class Side:
    """One of the two tables, hosted, with the eyes' connection to it."""

    def __init__(self, table: Table, eye: int) -> None:
        self.eye = eye
        self.wire = Wire()
        self.store = Drawer()
        seats = [SeatRecord(PERSON, f"Guest {n}", fingerprint(f"token {n}")) for n in range(table.seats)]
        record = Record(table.game.name, "1", table.settings, 0, seats, opened=time.time(), clock=CLOCK)
        self.store.records["mirror"] = (records.encode(record), 0)
        self.store.moves["mirror"] = []
        self.hosted = _host(self.store, table, record)
        for seat in range(table.seats):
            if seat != eye:
                self.hosted.watchers.add(Somebody(seat))
        self.task = self.connect(self.wire)

    @property
    def table(self) -> Table:
        return self.hosted.table

    def connect(self, wire: Wire) -> asyncio.Task[None]:
        token = "" if self.eye == SPECTATOR else f"token {self.eye}"
        wire.feed(encoder.encode(Sit(token)))
        return asyncio.create_task(Live(self.hosted, wire, LIMITS).run())

    async def settle(self) -> None:
        """Let everything that is on its way arrive."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def say(self, message: bytes | str) -> None:
        """Send something from the eyes' own connection."""
        self.wire.feed(message)
        await self.settle()

    async def reconnected(self) -> list[bytes]:
        """What the eyes are sent when they come anew."""
        wire = Wire()
        task = self.connect(wire)
        await self.settle()
        await hang_up(wire, task)
        return wire.sent

    async def close(self) -> None:
        await hang_up(self.wire, self.task)


async def hang_up(wire: Wire, task: asyncio.Task[None]) -> None:
    wire.feed(b"gone")
    await asyncio.gather(task, return_exceptions=True)


def _host(store: Store, table: Table, record: Record) -> HostedTable:
    """A hosted table that stands as this one does."""
    hosted = HostedTable(store, "mirror", record, 0)
    hosted.begin_with(table)
    return hosted


class Mirror:
    """Both tables. The true one goes first, the imagined one follows as far as the eyes can see."""

    def __init__(
        self, game: Game[Any], seats: int, settings: Settings, beginning: State, eye: int, rng: Random
    ) -> None:
        self.eye = eye
        self.rng = rng
        self._seen: list[Outcome] = []
        self._could_not: list[str] = []
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(playing, "Chance", self._chance)
        self._following = False
        here = Table(game, seats, settings, seed=rng.getrandbits(40), origin=beginning.copy())
        other = beginning.copy()
        other.chance = Chance(Random(rng.getrandbits(40)), [])
        game.resample(other, eye, Random(rng.getrandbits(40)))
        self._following = True
        try:
            there = Table(game, seats, settings, seed=rng.getrandbits(40), origin=other)
        except (BadTape, Parted):
            self._patch.undo()
            raise
        self.true, self.other = Side(here, eye), Side(there, eye)

    def _chance(self, random: Random | None, tape: list[Event]) -> Chance:
        if self._following:
            return Repeated(random, tape, self.eye, self._seen, self._could_not)
        return Recorded(random, tape, self.eye, self._seen)

    @property
    def parted(self) -> bool:
        """Whether the other table could not show the eyes what they saw at the true one."""
        return bool(self._could_not or (self._following and self._seen))

    def first(self) -> None:
        """The next step is the true table's, and what the eyes see of it is remembered."""
        self._seen.clear()
        self._following = False

    def then(self) -> None:
        """Now the other one follows."""
        self._following = True

    def differ(self) -> str:
        """How what the eyes were sent differs first; empty if it does not."""
        for n, (one, other) in enumerate(itertools.zip_longest(self.true.wire.sent, self.other.wire.sent)):
            if one != other:
                return f"message {n}: {_short(one, other)}"
        return ""

    @property
    def revealed(self) -> bool:
        """Whether the eyes have just learnt at both tables what lay hidden."""
        return all(self.revealed_at(side) for side in self.sides)

    def revealed_at(self, side: Side) -> bool:
        return bool(side.table.revealed >> self.eye & 1)

    def known(self) -> list[tuple[Decision, Decision]]:
        """What is asked to the eyes' knowledge, at both tables."""
        here, there = ([one for one in side.table.pending if one.known >> self.eye & 1] for side in self.sides)
        assert [one.seat for one in here] == [one.seat for one in there]
        return list(zip(here, there, strict=True))

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.true, self.other

    async def close(self) -> None:
        self._patch.undo()
        for side in self.sides:
            await side.close()


def _short(one: bytes | None, other: bytes | None) -> str:
    if one is None or other is None:
        return f"only one side was sent {(one or other or b'')[:200]!r}"
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 60]!r} and …{other[max(0, at - 60) : at + 60]!r}"
