"""The gate: who asks too fast is told so before anything is done for them."""

from __future__ import annotations

import time
from collections.abc import Mapping

from litestar.types import ASGIApp, Receive, Scope, Send

from housebound.server.errors import ServerError
from housebound.server.limits import Limits, RequestsPerAddress
from housebound.server.messages import encoder

_LATER = 1013
"""The code with which a WebSocket is told to try again later."""


class Gate:
    """Stands before the whole application, and counts requests and new live connections by their address."""

    def __init__(self, inside: ASGIApp, limits: Limits, headers: Mapping[str, str]) -> None:
        """`headers` go with every answer."""
        self._inside = inside
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        self._requests = RequestsPerAddress(limits.requests, limits.requests_spare)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        try:
            self._requests.take(client[0] if client is not None else "", time.monotonic())
        except ServerError as refused:
            await self._refuse(str(scope["type"]), send, refused)
        else:
            await self._inside(scope, receive, send)

    async def _refuse(self, kind: str, send: Send, refused: ServerError) -> None:
        if kind == "websocket":
            await send({"type": "websocket.close", "code": _LATER, "reason": "too fast"})
            return
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), *self._headers]
        await send({"type": "http.response.start", "status": refused.status, "headers": headers})
        await send({"type": "http.response.body", "body": encoder.encode(refused.said), "more_body": False})
