"""A database that goes away: clear errors, nothing acknowledged that is not stored, and no restart afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

import asyncpg
import pytest

from housebound.server.store import Store
from housebound.server.trouble import failures_of
from tests.server.ledger import Ledger, choose_next, stored
from tests.server.player import Gone, Player, eventually, seated
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess, serving

pytest_plugins = ["tests.server.running_postgres"]

Outage = Callable[[], AbstractAsyncContextManager[None]]


async def play_with_an_outage(servers: list[ServerProcess], outage: Outage, *, readable: bool) -> None:
    """A game whose database goes away in the middle. `readable`: what is stored can be read meanwhile."""
    ledger, rng = Ledger(), Random(11)
    table, tokens = await servers[0].open_table("terrorscape", 2, seed=10, away=1.0)
    async with seated((servers[0], table, tokens[0]), (servers[-1], table, tokens[1])) as players:
        await play_some(players, rng, ledger)
        async with outage():
            await everything_is_refused(servers[0], table, players, rng, readable)
        await play_some(players, rng, ledger)
        assert [seat.stand_in for seat in players[0].seats] == [False, False]
        await all_is_stored(servers, table, players, ledger)
    for server in servers:
        if server is servers[0] or "the database fails" in server.log.read_text():  # another may have noticed nothing
            await all_is_said_once(server)


async def play_some(players: list[Player], rng: Random, ledger: Ledger) -> None:
    """A few choices more; while the database is on its way back, some may be refused."""
    wanted = ledger.choices.total() + 12
    while ledger.choices.total() < wanted:
        if await choose_next(players, rng, ledger):
            await asyncio.sleep(0.05)


async def everything_is_refused(
    server: ServerProcess, table: str, players: list[Player], rng: Random, readable: bool
) -> None:
    meanwhile = Ledger()
    opened, code = await asyncio.gather(
        server.post("/tables", game="room25", seats=4), choose_next(players, rng, meanwhile)
    )
    assert (opened.status_code, opened.json()["code"]) == (503, "not-stored")
    assert code == "not-stored"
    if readable:
        for _ in range(5):
            assert await choose_next(players, rng, meanwhile) == "not-stored"
        assert await meanwhile.say(players[0], 0, "does anybody hear me?") == "not-stored"
    else:
        with pytest.raises(Gone, match="not-stored"):
            await Player.sit(server, table)
    assert meanwhile.count == 0
    health = await server.get("/health")
    assert (health.status_code, health.json()["code"]) == (503, "not-stored")
    metrics = (await server.get("/metrics")).text
    assert int(metrics.partition("\nhousebound_store_failures_total ")[2].split()[0]) >= 3


async def all_is_said_once(server: ServerProcess) -> None:
    """However many moves were refused: a line that it fails, and one that it works again."""
    await eventually(lambda: "works again" in server.log.read_text(), "the end of it in the log")
    said = [line for line in server.log.read_text().splitlines() if '"message":"the database' in line]
    assert ['"level":"error"' in line for line in said] == [True, False], said
    assert (await server.get("/health")).status_code == 200


async def all_is_stored(servers: list[ServerProcess], table: str, players: list[Player], ledger: Ledger) -> None:
    """What was acknowledged is stored, what is stored is seen, and no server has had to complain of a fault."""
    store = Store(servers[0].database)
    found = await stored(store, table)
    await store.engine.dispose()
    assert ledger.missing(found) == []
    await eventually(
        lambda: all(found.shows(player, seat) for seat, player in enumerate(players)), "everybody to see what is stored"
    )
    faults = [fault for server in servers for fault in server.faults()]
    assert [fault for fault in faults if "the database fails" not in fault.splitlines()[0]] == []


# -- PostgreSQL


async def test_postgres_is_stopped(postgres: Postgres, tmp_path: Path) -> None:
    @contextlib.asynccontextmanager
    async def stopped() -> AsyncIterator[None]:
        postgres.stop()
        try:
            yield
        finally:
            postgres.start()

    with serving(await postgres.new_database(), tmp_path, 2) as servers:
        await play_with_an_outage(servers, stopped, readable=False)


async def test_postgres_falls_silent(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    with serving(url, tmp_path, 2) as servers:
        await play_with_an_outage(servers, lambda: postgres.frozen(url), readable=False)


def test_a_driver_that_is_cut_off_in_the_middle_is_an_outage_and_no_fault_of_ours() -> None:
    assert issubclass(asyncpg.InternalClientError, failures_of(is_shared=True))


async def test_connections_are_cut_again_and_again(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    ledger, rng = Ledger(), Random(12)
    with serving(url, tmp_path, 2) as servers:
        table, tokens = await servers[0].open_table("terrorscape", 2, seed=10)
        async with seated((servers[0], table, tokens[0]), (servers[1], table, tokens[1])) as players:
            playing = asyncio.create_task(play_some(players, rng, ledger))
            cuts = 0
            while not playing.done():
                cuts += await postgres.cut(url)
                await asyncio.sleep(0.2)
            await playing
            assert cuts > 0
            await all_is_stored(servers, table, players, ledger)


# -- SQLite


async def test_the_disk_is_full(tmp_path: Path) -> None:
    """No file of the server may grow: for SQLite that is a full disk."""
    file = tmp_path / "club.db"
    with serving(f"sqlite:///{file}", tmp_path) as servers:
        limits = resource.prlimit(servers[0].pid, resource.RLIMIT_FSIZE)

        @contextlib.asynccontextmanager
        async def full() -> AsyncIterator[None]:
            largest = max(one.stat().st_size for one in tmp_path.iterdir())
            resource.prlimit(servers[0].pid, resource.RLIMIT_FSIZE, (largest, limits[1]))
            try:
                yield
            finally:
                resource.prlimit(servers[0].pid, resource.RLIMIT_FSIZE, limits)

        await play_with_an_outage(servers, full, readable=True)


async def test_another_program_locks_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.db"

    @contextlib.asynccontextmanager
    async def locked() -> AsyncIterator[None]:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield

    with serving(f"sqlite:///{file}", tmp_path) as servers:
        await play_with_an_outage(servers, locked, readable=True)


async def test_a_page_of_the_file_is_spoilt(tmp_path: Path) -> None:
    """Whoever wants what stood there is refused; the log says it once, and every other table goes on."""
    file = tmp_path / "club.db"
    with serving(f"sqlite:///{file}", tmp_path) as (server,):
        spoilt, _ = await server.open_table("terrorscape", 2, name="x" * 40)
        for _ in range(30):  # until the first is on another page than the last
            sound, tokens = await server.open_table("terrorscape", 2, name="y" * 40)
    spoil_page_of(file, spoilt)
    with serving(f"sqlite:///{file}", tmp_path) as (server,):
        for _ in range(5):
            answer = await server.get(f"/api/tables/{spoilt}")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        async with seated((server, sound, tokens[0]), (server, sound, tokens[1])) as players:
            await play_some(players, Random(1), Ledger())
        assert server.log.read_text().count("the database fails") == 1
        assert "malformed" in server.log.read_text()


def spoil_page_of(file: Path, table: str) -> None:
    """Overwrite the leaf of the tables in which this one stands."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'")
    content = bytearray(file.read_bytes())
    pages = [n for n in range(len(content) // size) if n + 1 != root and content[n * size] == _TABLE_LEAF]
    (page,) = [n for n in pages if table.encode() in content[n * size : (n + 1) * size]]
    content[page * size : (page + 1) * size] = b"\xff" * size
    file.write_bytes(content)


_TABLE_LEAF = 0x0D
