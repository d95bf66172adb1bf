"""What stands before the application: where it is on its site, and HEAD for whatever can be had with GET."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send


def front(app: ASGIApp, root_path: str = "") -> ASGIApp:
    """`root_path`: where the house is on its site, `/games/housebound`; a proxy may have taken that off already."""
    root = f"/{root_path.strip('/')}".rstrip("/")

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if root and scope["path"] == root:
            await _redirect(f"{root}/", send)
            return
        inner: Any = scope.copy()  # a WebSocket has no method, and whoever serves us remembers the one that came
        if root and scope["path"].startswith(f"{root}/"):
            inner["path"] = scope["path"].removeprefix(root)
            inner["raw_path"] = scope["raw_path"].removeprefix(root.encode())
        if inner.get("method") == "HEAD":
            inner["method"] = "GET"
            send = _without_body(send)
        await app(inner, receive, send)

    return answer


def _without_body(send: Send) -> Send:
    async def head_only(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return head_only


async def _redirect(where: str, send: Send) -> None:
    """The page's addresses are beside it: without the last stroke they would be somewhere else."""
    await send({"type": "http.response.start", "status": 308, "headers": [(b"location", where.encode())]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
