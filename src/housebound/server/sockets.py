"""A WebSocket as a live connection wants it: whatever goes out at one moment goes out in one go, and nobody waits.

Our own server hands its end of the connection to the application (`DIRECT`), so that a message is a frame and a write,
without the interface for applications in between: with four people at a table that was a third of the cost of a move.
Under any other server the same is done through that interface.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from housebound.server.live import Socket

DIRECT: Final = "housebound.direct"
"""The extension of the interface by which a server says that it can be written to."""


class Direct(Protocol):
    """A server's end of a WebSocket."""

    @property
    def unread(self) -> int:
        """Bytes that wait for a slow reader."""

    def post(self, messages: Sequence[bytes]) -> None:
        """Send these texts now, all in one go."""

    async def next_message(self) -> bytes | str:
        """What comes next; `Gone` when nothing will."""


class Gone(Exception):
    """The other side has hung up."""


class Mailbox:
    """What has come and waits for its only reader: a queue for one, in place of a server's queue for many."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """The next one, as soon as it is there. Who sends much at once does not keep others waiting."""
        if self._events:
            await asyncio.sleep(0)
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


@contextlib.asynccontextmanager
async def opened(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Socket]:
    """The socket for a live connection."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    direct: Direct | None = extensions.get(DIRECT)
    if direct is not None:
        yield DirectSocket(direct)
        return
    indirect = IndirectSocket(socket)
    writing = asyncio.create_task(indirect.write())
    try:
        yield indirect
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


class DirectSocket:
    """The server itself."""

    def __init__(self, direct: Direct) -> None:
        self._direct = direct
        self.post = direct.post

    @property
    def unread(self) -> int:
        return self._direct.unread

    async def receive(self) -> bytes | str:
        try:
            return await self._direct.next_message()
        except Gone:
            raise _gone() from None


class IndirectSocket:
    """Through the interface for applications."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.unread = 0

    async def receive(self) -> bytes | str:
        await asyncio.sleep(0)  # who sends much at once does not keep others waiting
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise _gone()
        return text_of(event)

    def post(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            self._outbox.put_nowait(message)
            self.unread += len(message)

    async def write(self) -> None:
        """Runs until cancelled."""
        while True:
            message = await self._outbox.get()
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            self.unread -= len(message)


def text_of(event: Any) -> bytes | str:
    """What an event of the interface brings."""
    text, raw = event.get("text"), event.get("bytes")
    return text if isinstance(text, str) else raw if isinstance(raw, bytes) else b""


def _gone() -> WebSocketDisconnect:
    return WebSocketDisconnect(detail="gone", code=1000)
