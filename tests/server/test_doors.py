"""Half a request keeps nobody else out: a real server, and visitors who are slow, or many, on purpose."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from housebound.server.doors import RESERVED, Doors
from housebound.server.limits import Limits
from tests.server.player import PATIENCE, eventually, seated
from tests.server.processes import ServerProcess, serving

HALF = b"GET /api/games HTTP/1.1\r\nHost: club\r\nX-Slow: "
STRANGER = "127.0.0.2"
"""An address of this machine that is no proxy's."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("doors")
    limits = [f"--limit={one}" for one in ("head=2", "body=2", "connections_per_address=20")]
    with serving(f"sqlite:///{folder / 'club.db'}", folder, 1, *limits) as (one,):
        yield one
        assert one.faults() == []


class Visitor:
    """A connection as it is."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """What comes until the server hangs up."""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                return await self._reader.read()
        return b""

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()


@contextlib.asynccontextmanager
async def visitors(server: ServerProcess, count: int, address: str = "127.0.0.1") -> AsyncIterator[list[Visitor]]:
    come: list[Visitor] = []
    try:
        for _ in range(count):
            with contextlib.suppress(ConnectionError):
                opened = asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
                come.append(Visitor(*await opened))
        yield come
    finally:
        for one in come:
            one.writer.close()


async def test_the_head_of_a_request_comes_in_time_or_not_at_all(server: ServerProcess) -> None:
    async with visitors(server, 3) as (silent, half, trickling):
        await half.send(HALF)
        await trickling.send(HALF)
        ended = asyncio.gather(silent.rest(), half.rest(), trickling.rest())
        while not ended.done():
            await trickling.send(b"x")  # a little more, again and again, is not in time
            await asyncio.sleep(0.1)
        assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in await ended)


async def test_a_second_request_has_no_more_time(server: ServerProcess) -> None:
    async with visitors(server, 2) as (half, empty):
        for one in (half, empty):
            await one.send(b"GET /api/games HTTP/1.1\r\nHost: club\r\n\r\n")
        await asyncio.sleep(0.2)
        await half.send(HALF)
        await empty.send(b"\r\n")  # no request yet, and yet no silence
        for one in (half, empty):
            assert b"200 OK" in await one.rest()


async def test_the_body_of_a_request_comes_in_time_or_not_at_all(server: ServerProcess) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    async with visitors(server, 1) as (slow,):
        await slow.send(head + b"{")
        assert (await slow.rest()).startswith(b"HTTP/1.1 408 ")


async def test_a_head_without_end_is_refused(server: ServerProcess) -> None:
    async with visitors(server, 1) as (endless,):
        await endless.send(HALF + b"x" * 200_000)
        answer = await endless.rest()
        assert not answer or b" 400 " in answer.splitlines()[0]  # it may be gone before it can read


async def test_whoever_reads_nothing_is_not_waited_for(server: ServerProcess) -> None:
    async with visitors(server, 1) as (deaf,):
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        asked = b"GET /docs/openapi.json HTTP/1.1\r\nHost: club\r\n\r\n" * 200
        async with asyncio.timeout(PATIENCE):
            while not deaf.writer.is_closing():
                deaf.writer.write(asked)
                await asyncio.sleep(0.1)


async def test_one_address_has_so_many_connections_and_others_have_theirs(server: ServerProcess) -> None:
    table, tokens = await server.open_table("terrorscape", 2)
    async with visitors(server, 30, STRANGER) as strangers:
        for one in strangers:
            await one.send(HALF)
        refused = 0
        for ended in asyncio.as_completed([one.rest() for one in strangers]):
            refused += await ended == b""
        assert refused >= len(strangers) - 20
    async with visitors(server, 30) as proxied:  # a proxy brings many visitors
        waiting = [asyncio.create_task(one.rest()) for one in proxied]
        await asyncio.sleep(0.2)
        assert not any(one.done() for one in waiting)
        async with seated((server, table, tokens[0])):
            assert (await server.get("/health")).status_code == 200
        await asyncio.gather(*waiting)


async def test_who_has_left_is_not_counted_any_more(server: ServerProcess) -> None:
    """Also a WebSocket is a connection, and counts as long as it lasts."""
    handshake = (
        b"GET /api/tables/none/live HTTP/1.1\r\nHost: club\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for _ in range(3):
        async with visitors(server, 20, STRANGER) as strangers:
            for one in strangers:
                await one.send(handshake)
            answers = await asyncio.gather(*(one.rest() for one in strangers))
        assert all(b"101 Switching" in answer for answer in answers)


@pytest.mark.parametrize(("hard", "warned"), [(RESERVED + 200, True), (5000, False)])
async def test_a_thousand_half_requests_keep_nobody_out(tmp_path: Path, hard: int, warned: bool) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log", "--limit=head=4")
    server.through = ("sh", "-c", f'ulimit -Sn 256; ulimit -Hn {hard}; exec "$@"', "sh")
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        server.start()
        async with visitors(server, 1010) as many:
            for one in many:
                await one.send(HALF)
            if not warned:
                assert (await server.get("/health")).status_code == 200
            await asyncio.gather(*(one.rest() for one in many))
            assert (await server.get("/health")).status_code == 200
            table, _ = await server.open_table("room25", 4, bots={str(n): "" for n in range(4)})
            await eventually(lambda: "Too many open files" not in server.log.read_text(), "files for everything")
            assert (await server.get(f"/api/tables/{table}")).status_code == 200
        assert ("raise the limit" in server.log.read_text()) is warned
        assert server.faults() == []
    finally:
        server.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


def test_the_limit_of_files_is_raised() -> None:
    program = (
        "import resource; from housebound.server.open_files import as_many_files_as_allowed as raise_it;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard));"
        "print(raise_it() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "True\n"


def test_as_long_as_few_are_there_messages_are_packed_as_well_as_can_be() -> None:
    doors = Doors(Limits(connections_per_address=1000), RESERVED + 1000)
    windows = []
    for _ in range(140):
        doors.enter("192.0.2.1")
        windows.append(doors.packing.server_max_window_bits)
    assert windows == [15] * 128 + [13] * 12
    for _ in range(12):
        doors.leave("192.0.2.1")
    assert doors.packing.server_max_window_bits == 15


def test_addresses_are_counted_by_whoever_has_them() -> None:
    doors = Doors(Limits(connections_per_address=2), RESERVED + 6, ["10.0.0.0/8", "::1", "unix:"])
    assert [doors.enter(one) for one in ("2001:db8::1", "2001:db8::2", "2001:db8::3")] == [True, True, False]
    assert [doors.enter(one) for one in ("10.1.1.1",) * 3] == [True] * 3
    assert [doors.enter(one) for one in ("192.0.2.1", "192.0.2.2")] == [True, False]  # there is no room at all
    doors.leave("2001:db8::2")
    assert doors.enter("192.0.2.2")
    assert Doors(Limits(connections_per_address=0), RESERVED + 6, ["*"]).enter("192.0.2.1")
