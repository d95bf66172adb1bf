"""Limits, each with a clear error: sizes, rates, and how many of everything."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec

from housebound.kernel.errors import BadSetting
from housebound.kernel.script import SPECTATOR
from housebound.server.errors import ServerError

if TYPE_CHECKING:
    from housebound.server.hosted import HostedTable


_MOST_ADDRESSES = 10_000
"""Addresses that are remembered; those that have been quiet are forgotten first."""


class Bucket:
    """So many messages a second, with some to spare after a pause."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, spare: float) -> None:
        self._rate = rate
        self._full = spare
        self._left = spare
        self._at = 0.0

    def is_full(self, now: float) -> bool:
        """Whether it is as if nobody had ever taken from it."""
        return self._left + (now - self._at) * self._rate >= self._full

    def take(self, now: float) -> None:
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            raise ServerError("too-fast", f"more than {self._rate:g} messages a second: slow down", 429)
        self._left -= 1.0


def _number(limit: str, written: str) -> Any:
    """A number as this limit is counted: in whole ones, or not."""
    counted = type(getattr(Limits(), limit))
    try:
        number = counted(written)
    except ValueError:
        number = counted(-1)
    if not 0 <= number < inf:
        raise BadSetting("a-limit-is-written-name-number", limit=limit, written=repr(written))
    return number


class Limits(msgspec.Struct):
    """What one visitor may do. A host can change every number."""

    message: int = 16_384
    """Bytes of a message over the WebSocket."""
    rate: float = 50.0
    """Messages a second over one connection, in the long run."""
    spare: float = 200.0
    """Messages that may come at once after a pause."""
    requests: float = 50.0
    """Requests a second from one address, in the long run; a new live connection is one too."""
    requests_spare: float = 500.0
    """Requests that may come at once after a pause: a page is a dozen of them, and a club may share an address."""
    request: int = 65_536
    """Bytes of a request's body, but for one that brings a tape."""
    chat: int = 500
    """Characters of what is said."""
    talk: int = 2_500
    """Lines that one seat may say at a table."""
    talk_rate: float = 1.0
    """Lines a second that one seat may say, in the long run."""
    talk_spare: float = 20.0
    """Lines that one seat may say at once after a pause."""
    name: int = 40
    """Characters of the name of a person or a table."""
    tables_per_hour: int = 60
    """Tables that one address may open within an hour."""
    seats_per_minute: int = 10
    """Seats of the lobby that one address may take within a minute."""
    readings_per_address: int = 8
    """Replays, stories and tapes that are read for one address at a time, with those that wait."""
    readings: int = 40
    """The same, for all addresses together."""
    hints_per_minute: int = 6
    """Hints that one seat may ask for within a minute."""
    thoughts_per_address: int = 3
    """Hints, or courses of finished games, that are thought about for one address at a time, with those that wait."""
    thoughts: int = 20
    """The same, for all addresses together."""
    codes_per_minute: int = 10
    """Codes of another device that one address may try within a minute."""
    names_per_hour: int = 10
    """Names that one address may make its own within an hour, where there is a club page."""
    connections_per_seat: int = 8
    """Connections to one seat at the same time."""
    spectators: int = 200
    """Spectators of one table at the same time."""
    patience: float = 10.0
    """Seconds in which a new connection says who it is."""
    tape: int = 1_000_000
    """Characters of a tape that is brought along."""
    position: int = 30_000
    """Characters of a position that is brought along, as JSON or as a file."""
    connections_per_address: int = 256
    """Connections from one address at the same time."""
    head: float = 10.0
    """Seconds in which a request says what it wants."""
    body: float = 60.0
    """Seconds in which the rest of a request comes, or somebody who has stopped reading goes on."""

    @classmethod
    def read(cls, given: Iterable[str]) -> Limits:
        """The usual limits, but for these, each as NAME=NUMBER."""
        changed: dict[str, str] = {}
        for one in given:
            name, _, number = one.partition("=")
            if name not in cls.__struct_fields__:
                raise BadSetting("there-is-no-limit-there-are", name=repr(name), known=", ".join(cls.__struct_fields__))
            changed[name] = number
        return cls(**{name: _number(name, number) for name, number in changed.items()})

    def bucket(self) -> Bucket:
        return Bucket(self.rate, self.spare)

    def chat_text(self, text: str) -> str:
        """Text as it is kept: no control characters, not empty, not endless. Escaping is the client's: it is data."""
        clean = "".join(c for c in text if c == "\n" or c.isprintable()).strip()
        if not clean:
            raise ServerError("empty", "say something: the message has no text")
        if len(clean) > self.chat:
            raise ServerError("too-long", f"a message may have {self.chat} characters; this one has {len(clean)}", 413)
        return clean

    def count_said(self, hosted: HostedTable, seat: int, now: float) -> None:
        """One more line that is said from a seat."""
        if sum(said.seat == seat for said in hosted.talk) >= self.talk:  # one's own alone: others may whisper
            raise ServerError("too-much", f"you have said {self.talk} lines at this table: no more are kept", 429)
        hosted.talking.setdefault(seat, Bucket(self.talk_rate, self.talk_spare)).take(now)

    def check_position(self, position: Mapping[str, Any] | str) -> None:
        """Positions are small: nobody lays a house of thirty thousand characters."""
        length = len(position) if isinstance(position, str) else len(msgspec.json.encode(position))
        if length > self.position:
            raise ServerError("too-long", f"a position may have {self.position} characters; this one has {length}", 413)

    def clean_name(self, name: str) -> str:
        clean = " ".join("".join(c for c in name if c.isprintable()).split())
        if len(clean) > self.name:
            raise ServerError("too-long", f"a name may have {self.name} characters; this one has {len(clean)}", 413)
        return clean

    def count_in(self, hosted: HostedTable, seat: int) -> None:
        """One more connection to a seat, or one more spectator."""
        there = sum(watcher.seat == seat for watcher in hosted.watchers)
        most = self.spectators if seat == SPECTATOR else self.connections_per_seat
        if there >= most:
            raise ServerError("too-many", f"there are {most} connections to this seat already: close one", 429)


class RequestsPerAddress:
    """How fast requests come from each address: counted before anything is done for them."""

    def __init__(self, rate: float, spare: float) -> None:
        self._rate = rate
        self._spare = spare
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> None:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _MOST_ADDRESSES:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.is_full(now)}
            bucket = self._buckets[address] = Bucket(self._rate, self._spare)
        bucket.take(now)


class PerAddress:
    """How often an address has done something lately."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self._seconds = seconds
        self._times: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, address: str, now: float) -> bool:
        """Once more, if that is not too often."""
        times = self._times[address]
        while times and now - times[0] > self._seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        if len(self._times) > _MOST_ADDRESSES:
            lately = {a: d for a, d in self._times.items() if d and now - d[-1] <= self._seconds}
            self._times = defaultdict(deque, lately)
        return True


class Addresses:
    """What is counted by address."""

    def __init__(self, limits: Limits) -> None:
        self._tables = PerAddress(limits.tables_per_hour, 3600.0)
        self._seats = PerAddress(limits.seats_per_minute, 60.0)
        self._codes = PerAddress(limits.codes_per_minute, 60.0)
        self._names = PerAddress(limits.names_per_hour, 3600.0)

    def open_table(self, address: str, now: float) -> None:
        if not self._tables.allows(address, now):
            raise ServerError("too-many-tables", f"{self._tables.most} tables an hour are enough: wait a while", 429)

    def take_seat(self, address: str, now: float) -> None:
        if not self._seats.allows(address, now):
            raise ServerError("too-many-seats", f"{self._seats.most} seats a minute are enough: wait a while", 429)

    def type_code(self, address: str, now: float) -> None:
        if not self._codes.allows(address, now):
            raise ServerError("too-many-codes", f"{self._codes.most} codes a minute are enough: wait a while", 429)

    def claim_name(self, address: str, now: float) -> None:
        if not self._names.allows(address, now):
            raise ServerError("too-many-names", f"{self._names.most} names an hour are enough: wait a while", 429)
