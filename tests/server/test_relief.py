"""A server takes another's place: it loads first, and only then tells the other to stop."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import typer
from websockets.asyncio.client import connect

from housebound.commands import serve as serving_command
from housebound.server import app, relief, running, sole_process, store
from housebound.server.errors import ServerError
from housebound.server.relief import once_free, tell_to_stop
from tests.server.processes import ServerProcess, serving
from tests.server.visitors import database


class Reliever(ServerProcess):
    """A process that takes the place of another."""

    def __init__(self, other: ServerProcess, log: Path) -> None:
        super().__init__(other.database, log, "--port", str(other.port), "--relieve", str(other.pid))
        self._other = other

    def _begin(self) -> None:
        super()._begin()
        self.port = self._other.port  # the option that comes last holds

    def takes_over(self) -> bool:
        """Whether it serves where the other did, now that this has ended: its port is free a moment later."""
        return self._answers()


async def test_a_server_is_relieved_under_play(tmp_path: Path) -> None:
    with serving(database(tmp_path), tmp_path) as (server,):
        table, tokens = await server.open_table("room25", 1, seed=5, settings={"mode": "solo"})
        sit = msgspec.json.encode({"type": "sit", "token": tokens[0]}).decode()
        async with connect(server.live(table), proxy=None) as seat:
            await seat.send(sit)
            asked = msgspec.json.decode(await seat.recv())["view"]["asked"][0]
            choice = {"type": "choose", "decision": asked["id"], "option": asked["options"][0], "ref": "a"}
            await seat.send(msgspec.json.encode(choice).decode())
            seen, done = [msgspec.json.decode(await seat.recv()) for _ in range(2)]
            assert done == {"type": "done", "ref": "a"}
            other = Reliever(server, tmp_path / "other.log")
            try:
                other.start()
                assert server._process is not None
                assert server._process.wait(60) in (0, -signal.SIGTERM)
                assert other.port == server.port
                with contextlib.suppress(Exception):
                    while True:
                        await seat.recv()
                assert seat.close_code == 1012
                assert other.takes_over()
                async with connect(other.live(table), proxy=None) as again:
                    await again.send(sit)
                    assert msgspec.json.decode(await again.recv())["view"] == seen["view"]
            finally:
                other.kill()


def test_whoever_is_not_there_cannot_be_relieved(tmp_path: Path) -> None:
    with subprocess.Popen(["true"]) as gone:
        gone.wait()
    with pytest.raises(ServerError, match=f"no process {gone.pid}"):
        tell_to_stop(gone.pid)


def test_a_place_is_taken_when_it_is_free_and_not_waited_for_for_ever() -> None:
    answers: Iterator[int] = iter(range(10))

    def take() -> int:
        if (number := next(answers)) < 3:
            raise OSError("taken")
        return number

    assert once_free(take, OSError, 60.0) == 3
    with pytest.raises(OSError, match="taken"):
        once_free(_taken, OSError, 0.0)


def _taken() -> None:
    raise OSError("taken")


def test_nobody_is_told_to_stop_before_everything_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    refusals = [typer.BadParameter("taken")]

    def listen(host: str, port: int) -> socket.socket:
        if refusals:
            raise refusals.pop()
        order.append("listen")
        return socket.socket()

    @contextlib.contextmanager
    def alone_at(url: str) -> Iterator[None]:
        order.append("alone")
        yield

    async def check(url: str) -> None:
        order.append("check")

    monkeypatch.setattr(app, "create_app", lambda _: order.append("app"))
    monkeypatch.setattr(serving_command, "_load_everything", lambda: order.append("load"))
    monkeypatch.setattr(relief, "tell_to_stop", lambda process: order.append(f"stop {process}"))
    monkeypatch.setattr(serving_command, "_listen", listen)
    monkeypatch.setattr(sole_process, "alone_at", alone_at)
    monkeypatch.setattr(store, "check", check)
    monkeypatch.setattr(running, "run", lambda *_, **__: order.append("run"))
    serving_command.serve(database=database(tmp_path), relieve=4711)
    assert order == ["app", "load", "stop 4711", "listen", "alone", "check", "run"]
