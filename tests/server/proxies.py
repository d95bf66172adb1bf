"""A reverse proxy in a few lines: a house under a path of a site, which it takes off the address, or leaves there."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

PATH = "/games/housebound"


class Proxy:
    """Passes requests under `PATH` on to a server, one for each connection; there is nothing else on its site."""

    def __init__(self, port: int, *, strips: bool) -> None:
        self._port = port
        self._strips = strips
        self.asked: list[str] = []
        """The addresses that it was asked for."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *headers = head.removesuffix("\r\n\r\n").split("\r\n")
            method, path, version = first.split(" ")
            self.asked.append(path)
            if not f"{path}/".startswith(f"{PATH}/"):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            if self._strips:
                path = path.removeprefix(PATH) or "/"
            if not any(one.lower().startswith("upgrade:") for one in headers):
                headers = [one for one in headers if not one.lower().startswith("connection:")] + ["Connection: close"]
            there, here = await asyncio.open_connection("127.0.0.1", self._port)
            with contextlib.closing(here):
                here.write("\r\n".join([f"{method} {path} {version}", *headers, "", ""]).encode("latin-1"))
                await asyncio.gather(_pass_on(reader, here), _pass_on(there, writer))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@contextlib.contextmanager
def proxying(port: int, *, strips: bool) -> Iterator[tuple[Proxy, str]]:
    """A proxy before the server at this port, and where the house is then."""
    proxy = Proxy(port, strips=strips)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        made = asyncio.run_coroutine_threadsafe(asyncio.start_server(proxy.serve, "127.0.0.1", 0), loop)
        listening = made.result(30)
        yield proxy, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}{PATH}/"
        loop.call_soon_threadsafe(listening.close)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
