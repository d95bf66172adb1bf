"""Limits, each with a clear error: sizes, rates, and how many of everything."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from housebound.kernel.errors import BadSetting
from housebound.kernel.script import SPECTATOR
from housebound.server.errors import ServerError

if TYPE_CHECKING:
    from housebound.server.hosted import HostedTable


class Bucket:
    """So many messages a second, with some to spare after a pause."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, spare: float) -> None:
        self._rate = rate
        self._full = spare
        self._left = spare
        self._at = 0.0

    def take(self, now: float) -> None:
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            raise ServerError("too-fast", f"more than {self._rate:g} messages a second: slow down", 429)
        self._left -= 1.0


class Limits(msgspec.Struct):
    """What one visitor may do. A host can change every number."""

    message: int = 16_384
    """Bytes of a message over the WebSocket."""
    rate: float = 50.0
    """Messages a second over one connection, in the long run."""
    spare: float = 200.0
    """Messages that may come at once after a pause."""
    chat: int = 500
    """Characters of what is said."""
    name: int = 40
    """Characters of the name of a person or a table."""
    tables_per_hour: int = 60
    """Tables that one address may open within an hour."""
    connections_per_seat: int = 8
    """Connections to one seat at the same time."""
    spectators: int = 200
    """Spectators of one table at the same time."""
    patience: float = 10.0
    """Seconds in which a new connection says who it is."""
    tape: int = 1_000_000
    """Characters of a tape that is brought along."""
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
                raise BadSetting(f"there is no limit {name!r}; there are: {', '.join(cls.__struct_fields__)}")
            changed[name] = number
        try:
            limits = msgspec.convert(changed, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetting(f"a limit is written NAME=NUMBER: {error}") from None
        if min(msgspec.structs.astuple(limits)) < 0:
            raise BadSetting("a limit cannot be negative")
        return limits

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


class TablesPerAddress:
    """How many tables an address has opened within the last hour."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._opened: dict[str, deque[float]] = defaultdict(deque)

    def count(self, address: str, now: float) -> None:
        opened = self._opened[address]
        while opened and now - opened[0] > 3600:
            opened.popleft()
        if len(opened) >= self._most:
            raise ServerError("too-many-tables", f"{self._most} tables an hour are enough: wait a while", 429)
        opened.append(now)
        if len(self._opened) > 10_000:
            self._opened = defaultdict(deque, {a: d for a, d in self._opened.items() if d and now - d[-1] <= 3600})
