"""The doors of the house: whoever sends a request or reads an answer too slowly, or comes too often, is shown out.

uvicorn waits for ever for the rest of a request. A thousand visitors who say half a sentence each would keep everybody
else out: a process has only so many files, and a connection is one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import struct
from asyncio import BaseTransport, TimerHandle
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from housebound.server.limits import Limits
from housebound.server.sockets import DIRECT, Gone, Mailbox, text_of

RESERVED: Final = 128
"""Files that are not for visitors: the database's, the workers', the page's."""
_HEAD: Final = 1 << 16
"""Bytes of a request before its body."""
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def _packing(window_bits: int) -> ServerPerMessageDeflateFactory:
    """For whoever offers to unpack, as browsers do. The quickest way is enough: a view is like the one before it."""
    return ServerPerMessageDeflateFactory(
        server_max_window_bits=window_bits, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
    )


_FEW: Final = 128
"""Connections that are few: whoever is among them is packed for with a wide window."""
_WIDE: Final = _packing(15)
"""It holds several views: a twentieth is left of one, found in two thirds of the time; 144 kB for each connection."""
_NARROW: Final = _packing(13)
"""It holds just more than one view: a tenth is left; 48 kB for each connection."""


class Doors:
    """Who has come in, and from where. Proxies bring many visitors, and count those themselves."""

    def __init__(self, limits: Limits, files: int, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._room = files - RESERVED  # for so many more
        self._inside = 0
        self._from: Counter[str] = Counter()
        self._anybody = "*" in proxies
        self._proxies = [found for one in proxies if (found := _network(one)) is not None]

    def enter(self, address: str) -> bool:
        """Whether there is room for one more connection from this address."""
        place = _place(address)
        full = self._from[place] >= self.limits.connections_per_address and not self._is_proxy(address)
        if full or self._room <= 0:
            return False
        self._from[place] += 1
        self._room -= 1
        self._inside += 1
        return True

    def leave(self, address: str) -> None:
        place = _place(address)
        self._from[place] -= 1
        self._room += 1
        self._inside -= 1
        if not self._from[place]:
            del self._from[place]

    @property
    def packing(self) -> ServerPerMessageDeflateFactory:
        """How messages are packed for whoever has come in last: as well as there is memory for."""
        return _WIDE if self._inside <= _FEW else _NARROW

    def _is_proxy(self, address: str) -> bool:
        found = _network(address)
        return self._anybody or any(found is not None and found[0] in one for one in self._proxies)


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None  # the name of a socket


def _place(address: str) -> str:
    """What counts as one address: of the newer kind everybody has more than they could count."""
    return str(_network(f"{address}/64")) if ":" in address else address


class PromptHttp(HttpToolsProtocol):
    """HTTP with an end to patience: for the head of a request, for its body, and for whoever reads the answer."""

    def __init__(self, doors: Doors, **server: Any) -> None:
        super().__init__(**server)
        self._doors = doors
        self._is_in = False
        self._waiting: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._unanswered: list[RequestResponseCycle] = []

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._is_in = self._doors.enter(_visitor(self))
        if self._is_in:
            self._wait(self._doors.limits.head)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_in:
            self._doors.leave(_visitor(self))
        self._wait(None)
        self.resume_writing()
        for one in self._unanswered:  # uvicorn thinks of the last one alone
            one.disconnected = not one.response_complete
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()  # from here on the connection is the WebSocket's

    # -- what comes in

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._waiting is None:
                self._wait(self._doors.limits.head)
        super().data_received(data)
        if self._in_head and self._head > _HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._unanswered = [one for one in self._unanswered if not one.response_complete]
        if self.cycle is not None:
            self._unanswered.append(self.cycle)
        self._in_head = False
        self._head = 0
        self._wait(self._doors.limits.body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._wait(None)

    def _wait(self, seconds: float | None) -> None:
        """So long for what is to come next; or for nothing."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self._show_out)

    def _show_out(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_TOO_SLOW)
            self.transport.close()

    # -- what goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._doors.limits.body, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class PromptWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts as the connection it was made of, and ends if nobody reads what it is sent."""

    def __init__(self, doors: Doors, **server: Any) -> None:
        super().__init__(**server)
        self.conn.available_extensions = [doors.packing]
        self._doors = doors
        self._unread: TimerHandle | None = None
        self._mail = Mailbox(self.loop)
        self.queue = cast("asyncio.Queue[Any]", self._mail)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(_visitor(self))
        self.resume_writing()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT] = self

    # -- for whoever reads and writes directly

    def handle_text(self, event: Frame) -> None:
        """A whole text as it comes; uvicorn would stop reading until somebody has taken it, and begin again."""
        text = bytes(event.data)
        if not event.fin or self.close_sent or not text.isascii():
            super().handle_text(event)
            return
        self._mail.put_nowait(text)
        if len(self._mail) >= _WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        event = await super().receive()
        return {"type": "websocket.receive", "text": event.decode()} if isinstance(event, bytes) else event

    async def next_message(self) -> bytes | str:
        event: Any = await super().receive()
        if isinstance(event, bytes):
            return event
        if event["type"] == "websocket.disconnect":
            raise Gone
        return text_of(event)

    @property
    def unread(self) -> int:
        return 0 if self._unread is None else self.transport.get_write_buffer_size()  # until it is much, nobody counts

    def post(self, messages: Sequence[bytes]) -> None:
        """These texts, in one go. Whoever is gone, or going, gets nothing any more."""
        if self.disconnected or self.conn.state is not State.OPEN:
            return
        parts: list[bytes] = []
        packing = self.conn.extensions
        for message in messages:
            size = len(message)
            if packing and size >= _WORTH_PACKING:
                packed = bytes(packing[0].encode(Frame(Opcode.TEXT, message)).data)
                parts += (_head(len(packed), _PACKED_TEXT), packed)
            else:
                parts += (_head(size), message)
        self.transport.write(b"".join(parts))

    # -- slow readers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._doors.limits.body, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


_TEXT: Final = 0x81
"""A whole text in one frame."""
_PACKED_TEXT: Final = 0xC1
"""The same, packed (RFC 7692, 6)."""
_WORTH_PACKING: Final = 128
"""Bytes: of less than that nothing is saved but another packet's hundredth."""
_WAITING: Final = 16
"""Messages that may wait for their reader; then what comes stays in the network."""


_LONG: Final = struct.Struct("!BBH").pack
_ENDLESS: Final = struct.Struct("!BBQ").pack


def _head(size: int, kind: int = _TEXT) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((kind, size))
    return _LONG(kind, 126, size) if size < 1 << 16 else _ENDLESS(kind, 127, size)


def _visitor(protocol: PromptHttp | PromptWebSocket) -> str:
    return protocol.client[0] if protocol.client is not None else ""


def put_up(config: uvicorn.Config, limits: Limits, files: int) -> None:
    """Let everybody who comes to this server come through the doors."""
    given = config.forwarded_allow_ips or ""
    proxies = [one.strip() for one in given.split(",")] if isinstance(given, str) else given
    doors = Doors(limits, files, proxies)
    config.http = partial(PromptHttp, doors)  # type: ignore[assignment]
    config.ws = partial(PromptWebSocket, doors)  # type: ignore[assignment]
