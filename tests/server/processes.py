"""`housebound serve` as a process of its own, that can be killed and started again."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

_PATIENCE = 120.0
"""Seconds that a start may take on a busy machine."""
_STARTS = 5
"""How often a start is tried: somebody else may take the port in the meantime."""
_COMMAND = Path(sys.executable).with_name("housebound")


class Leash:
    """Runs a command when this process ends without a word: nothing that a test has started outlives it."""

    def __init__(self, *command: str, **how: Any) -> None:
        # It reads until nobody can write any more, and nobody but us can.
        self._holder = subprocess.Popen(
            ["sh", "-c", 'read _; exec "$@"', "leash", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **how,
        )

    def drop(self) -> None:
        """It is not needed any more."""
        self._holder.kill()
        self._holder.communicate()


class ServerProcess:
    """One server process on a database. Each start listens on a port that is free then."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.options = options
        self.through: tuple[str, ...] = ()
        """A command that starts it: `sh -c … `."""
        self.port = 0
        self.stays = 0
        """A port that it keeps, whenever it is started: a proxy knows it there."""
        self.serves = False
        """Whether it has started, and was not killed since."""
        self._process: subprocess.Popen[bytes] | None = None
        self._leash: Leash | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> str:
        """Where a table's WebSocket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it serves."""
        for _ in range(_STARTS):
            self._begin()
            if self._answers():
                self.serves = True
                return
            self.kill()
        raise RuntimeError(f"the server does not start:\n{self.log.read_text()[-3000:]}")

    def _begin(self) -> None:
        self.port = self.stays or free_port()
        arguments = ["serve", "--port", str(self.port), "--database", self.database, "--pace", "0", *self.options]
        with self.log.open("ab") as output:
            self._process = subprocess.Popen(
                [*self.through, str(_COMMAND), *arguments], stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
        self._leash = Leash("kill", "-9", str(self._process.pid))

    def _answers(self) -> bool:
        """Whether it serves within our patience; false as soon as it has ended."""
        assert self._process is not None
        give_up = time.monotonic() + _PATIENCE
        while self._process.poll() is None and time.monotonic() < give_up:
            time.sleep(0.05)
            with contextlib.suppress(OSError, httpx.TransportError):
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=_PATIENCE).status_code == 200
        return False

    def stop(self) -> float:
        """SIGTERM: how many seconds it took to end."""
        assert self._process is not None
        began = time.monotonic()
        self._process.terminate()
        self._process.wait(_PATIENCE)
        return time.monotonic() - began

    def kill(self) -> None:
        """SIGKILL: it gets no chance to tidy up."""
        self.serves = False
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        if self._leash is not None:
            self._leash.drop()
            self._leash = None

    def faults(self) -> list[str]:
        """What the log says of errors and exceptions, with the lines that follow."""
        lines = self.log.read_text().splitlines()
        wrong = [n for n, line in enumerate(lines) if '"level":"error"' in line or line.startswith("Traceback")]
        return ["\n".join(lines[n : n + 40]) for n in wrong]

    # -- over HTTP

    async def post(self, path: str, token: str = "", **data: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(timeout=_PATIENCE) as client:
            return await client.post(f"{self.url}/api{path}", json=data, headers=headers)

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(timeout=_PATIENCE) as client:
            return await client.get(self.url + path)

    async def open_table(self, game: str, seats: int, **wanted: Any) -> tuple[str, dict[int, str]]:
        """A new table: its id and the secrets of its seats."""
        wanted.setdefault("mine", [seat for seat in range(seats) if str(seat) not in wanted.get("bots", {})])
        answer = await self.post("/tables", game=game, seats=seats, **wanted)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return str(opened["table"]), {int(seat): str(token) for seat, token in opened["tokens"].items()}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(database: str, directory: Path, count: int = 1, *options: str) -> Iterator[list[ServerProcess]]:
    """So many processes on one database, until this is left."""
    servers = [ServerProcess(database, directory / f"server{n}.log", *options) for n in range(count)]
    try:
        with ThreadPoolExecutor(count) as pool:
            for started in [pool.submit(server.start) for server in servers]:
                started.result()
        yield servers
    finally:
        for server in servers:
            server.kill()
