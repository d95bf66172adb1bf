"""The servers that are raced, as processes of their own: started, measured from outside, and ended."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(__file__).resolve().parent / "boardgame"
_PATIENCE = 60.0
"""Seconds in which a server must be up on a busy machine."""
_PLENTY = ("rate", "spare", "requests", "requests_spare", "connections_per_address", "tables_per_hour")
"""Limits that are there for strangers: here one machine does what a thousand visitors would."""


@dataclass(frozen=True)
class Kind:
    """A way to run a server. `driver`: the load generator's module for it; `health`: a path that it answers."""

    name: str
    driver: str
    health: str
    is_ours: bool
    keeps: bool
    """Whether moves are on the disk."""


SHARED = Kind("Housebound, PostgreSQL", "ours", "/health", is_ours=True, keeps=True)
OURS = Kind("Housebound, SQLite", "ours", "/health", is_ours=True, keeps=True)
MEMORY = Kind("boardgame.io, memory", "theirs", "/games", is_ours=False, keeps=False)
FILES = Kind("boardgame.io, files", "theirs", "/games", is_ours=False, keeps=True)


def need_node(console: Console) -> None:
    """The load generator's packages are there, or it is said what brings them."""
    if shutil.which("node") is None or not (NODE / "node_modules").is_dir():
        console.print(f"This needs Node.js and its packages: cd {NODE} && npm ci")
        raise typer.Exit(2)


class Server:
    """One server process."""

    def __init__(self, kind: Kind, folder: Path, database: str = "") -> None:
        """`database`: one of PostgreSQL, for a server that shares it; else it has one of its own."""
        self.kind = kind
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = (folder / "log").open("wb")
        self._command = _command(kind, self.port, folder, database)
        self._environment = _environment(kind, folder)
        self._process = self._start()
        self.started_in = self._wait_until_up()

    def _start(self, *more: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*self._command, *more],
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )

    @property
    def has_crashed(self) -> bool:
        return self._process.poll() is not None

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> float:
        """Tell it to; after how many seconds it has."""
        began = time.perf_counter()
        self._process.terminate()
        self._process.wait()
        return time.perf_counter() - began

    def start_again(self) -> float:
        """After a crash or a stop, with what it has stored; after how many seconds it answers."""
        self._process = self._start()
        return self._wait_until_up()

    def relieve(self) -> tuple[float, float]:
        """Another process takes its place; after how many seconds it ended, and then that one answered."""
        before, began = self._process, time.perf_counter()
        self._process = self._start("--relieve", str(before.pid))
        before.wait()
        ended = time.perf_counter() - began
        self._wait_until_up()
        return ended, time.perf_counter() - began - ended

    def _wait_until_up(self) -> float:
        """Returns after how many seconds it answers."""
        began = time.perf_counter()
        while not self.has_crashed and time.perf_counter() < began + _PATIENCE:
            try:
                with urllib.request.urlopen(self.url + self.kind.health, timeout=5):
                    return time.perf_counter() - began
            except (urllib.error.URLError, OSError):
                time.sleep(0.01)
        raise RuntimeError(f"{self.kind.name} does not start; see {self._log.name}")

    @property
    def memory(self) -> int:
        """Bytes that it holds in memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def load(self, **options: Any) -> dict[str, float]:
        """What the load generator, a process of its own, finds out about this server."""
        told = json.dumps({"server": self.kind.driver, "url": self.url, "pid": self.pid, **options})
        done = subprocess.run(["node", str(NODE / "load.mjs"), told], capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"the load generator failed at {self.kind.name}:\n{done.stderr[-2000:]}")
        found: dict[str, float] = json.loads(done.stdout)
        return found

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


@contextmanager
def running(kind: Kind, folder: Path, database: str = "") -> Iterator[Server]:
    """A server with a folder of its own, from its start to its end."""
    own = folder / f"{kind.name.replace(' ', '-')}-{time.monotonic_ns()}"
    own.mkdir()
    server = Server(kind, own, database)
    try:
        yield server
    finally:
        server.end()
        shutil.rmtree(own)


def _command(kind: Kind, port: int, folder: Path, database: str) -> list[str]:
    if not kind.is_ours:
        kept = [str(folder / "matches")] if kind.keeps else []
        return ["node", str(NODE / "server.cjs"), str(port), *kept]
    limits = [word for name in _PLENTY for word in ("--limit", f"{name}=1000000000")]
    command = str(Path(sys.executable).with_name("housebound"))
    where = database or f"sqlite:///{folder / 'club.db'}"
    return [command, "serve", "--port", str(port), "--database", where, *limits]


def _environment(kind: Kind, folder: Path) -> dict[str, str]:
    if not kind.is_ours:
        return {**os.environ, "NODE_ENV": "production"}
    _install_hidden_hands(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


def _install_hidden_hands(folder: Path) -> None:
    """A game is any package that declares it: two files are enough for one."""
    about = folder / "hidden_hands-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hidden-hands\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[housebound.games]\nhidden_hands = bench.server.hidden_hands:GAME\n")


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process, and of its children that have ended; none if it has ended itself."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0  # its parent has its time by now
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
