"""SIGTERM ends a server within the time that the manual states, whatever visitors, bots and the database do."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from housebound.server.running import AT_MOST
from tests.server.player import eventually, seated
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess, serving

pytest_plugins = ["tests.server.running_postgres"]

SITE = Path(__file__).parent / "site"
SLACK = 5.0
"""Seconds more on a busy machine."""
MANUAL = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")


def test_the_manual_states_the_time() -> None:
    assert f"within {AT_MOST:g} seconds" in MANUAL


ENDLESS = """
import asyncio, socket, uvicorn
from housebound.server import running

async def app(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.complete"})
    print("serves", flush=True)
    await receive()
    await asyncio.sleep(600)

running.AT_MOST = 1.0
listener = socket.create_server(("127.0.0.1", 0))
running.PunctualServer(uvicorn.Config(app, log_config=None, lifespan="on")).run(sockets=[listener])
"""


def test_what_has_no_end_is_ended() -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"serves\n"
        process.terminate()
        try:
            assert process.wait(60) == 1
        finally:
            process.kill()


async def test_an_idle_server_ends_at_once(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'club.db'}", tmp_path) as (server,):
        table, tokens = await server.open_table("terrorscape", 2)
        async with seated((server, table, tokens[0])):  # who is connected is told to come again
            assert await asyncio.to_thread(server.stop) < 3.0 + SLACK
        assert server.faults() == []


def half_request(server: ServerProcess, data: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(data)
    return connection


async def test_slow_visitors_and_bots_that_think_do_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{SITE}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with serving(f"sqlite:///{tmp_path / 'club.db'}", tmp_path, 1, "--budget", "600") as (server,):
        await server.open_table("troupe", 1, bots={"0": "sleepy"})
        table, _ = await server.open_table("betrayal", 6)
        head = b"POST /api/tables HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
        silent = [half_request(server, one) for one in (b"", b"GET / HT", head + b"\r\n{")]
        deaf = [half_request(server, b"GET /docs/openapi.json HTTP/1.1\r\nHost: club\r\n\r\n" * 300) for _ in range(3)]
        async with connect(server.live(table)) as live:
            await live.send('{"type": "sit"}')
            live.transport.pause_reading()
            assert await asyncio.to_thread(server.stop) < AT_MOST + SLACK
        for one in (*silent, *deaf):
            one.close()
        assert not any("ASGI" in fault for fault in server.faults())


async def test_a_locked_file_does_not_hold_it_up(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    with serving(f"sqlite:///{file}", tmp_path) as (server,), contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        waiting = [asyncio.create_task(server.post("/tables", game="room25", seats=4)) for _ in range(20)]
        await asyncio.sleep(0.3)
        assert await asyncio.to_thread(server.stop) < AT_MOST + SLACK
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_silent_database_does_not_hold_it_up(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    with serving(url, tmp_path) as (server,):
        async with postgres.frozen(url):
            waiting = [asyncio.create_task(server.post("/tables", game="room25", seats=4)) for _ in range(20)]
            await eventually(lambda: "the database fails" in server.log.read_text(), "the silence")
            assert await asyncio.to_thread(server.stop) < AT_MOST + SLACK
            await asyncio.gather(*waiting, return_exceptions=True)
