"""Databases at the start: ours, of today or older; or none of ours, refused with a sentence and left alone."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from housebound.server import migrations
from housebound.server.app import Options
from housebound.server.errors import ServerError
from housebound.server.schema import MOVES, TIME
from housebound.server.sole_process import alone_at
from housebound.server.store import Store, check
from tests.server.postgres import Postgres
from tests.server.processes import serving
from tests.server.visitors import database, house_at, play_on

pytest_plugins = ["tests.server.running_postgres"]

OLD = Path(__file__).parent / "old"
"""A database that the first format's server wrote: four tables, one of them over. The JSON beside it has the links."""
NEWEST = 1 + len(migrations.MIGRATIONS)


def start(url: str) -> subprocess.CompletedProcess[str]:
    """`housebound serve` on a database that it does not take."""
    command = [str(Path(sys.executable).with_name("housebound")), "serve", "--port", "0", "--database", url]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert run.stdout == ""  # nobody is told that it listens
    return run


# -- none of ours


def foreign_tables(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute("INSERT INTO recipes VALUES ('soup')")
        other.commit()


def same_names(file: Path) -> None:
    """Another program's, whose tables are called as ours are."""
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE tables (id TEXT, wood TEXT)")
        other.execute("CREATE TABLE moves (furniture TEXT)")
        other.commit()


def text(file: Path) -> None:
    file.write_text("Dear diary, today we were locked in again. " * 50)


def torn(file: Path) -> None:
    """A database of ours whose first page was overwritten."""
    shutil.copyfile(OLD / "format1.db", file)
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * 2000)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (foreign_tables, "another program's (it has recipes)"),
        (same_names, "another program's (it has moves, tables)"),
        (text, "file is not a database"),
        (torn, "malformed"),
    ],
)
async def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, make: Any, why: str) -> None:
    file = tmp_path / "club.db"
    make(file)
    before = file.read_bytes()
    with pytest.raises(ServerError) as refused:
        await check(database(tmp_path))
    assert refused.value.said.code == "bad-database"
    assert why in str(refused.value)
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["club.db"]


def test_the_command_says_so_in_a_sentence(tmp_path: Path) -> None:
    foreign_tables(tmp_path / "club.db")
    assert "another program's" in start(database(tmp_path)).stderr
    assert "cannot be opened" in start(f"sqlite:///{tmp_path / 'nowhere' / 'club.db'}").stderr


async def test_a_postgresql_database_of_another_program_is_refused(postgres: Postgres) -> None:
    url = await postgres.new_database()
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(ServerError, match="another program's"):
        await check(url)
    async with store.engine.begin() as connection:
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == ["recipes"]
    await store.engine.dispose()


async def test_a_postgresql_database_that_is_read_only_is_refused(postgres: Postgres) -> None:
    url = await postgres.new_database()
    await check(url)
    with pytest.raises(ServerError, match="read-only"):
        await check(f"{url}&options=-c%20default_transaction_read_only=on")


@pytest.mark.parametrize("url", ["sqlite:////no/such/folder/club.db", "postgresql://me:secret@127.0.0.1:1/club"])
async def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises(ServerError, match="cannot be opened") as refused:
        await check(url)
    assert "club" in str(refused.value)
    assert "secret" not in str(refused.value)


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    """Whom files say that they are read-only; root does not listen to them."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_may_not_be_written_to_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    await check(database(folder))
    (folder / "club.db").chmod(0o444)
    for path in (tmp_path, *tmp_path.parents):
        if path.stat().st_uid == os.geteuid():
            path.chmod(path.stat().st_mode | 0o555)
    folder.chmod(0o777)
    with as_nobody(), pytest.raises(ServerError, match="readonly"):
        await check(database(folder))


# -- another process


async def test_a_second_process_on_one_file_is_refused(tmp_path: Path) -> None:
    url = database(tmp_path)
    with serving(url, tmp_path) as (server,):
        assert "served by another process" in start(url).stderr
        link = tmp_path / "same.db"
        link.symlink_to(tmp_path / "club.db")
        assert "served by another process" in start(f"sqlite:///{link}").stderr
        assert (await server.get("/health")).status_code == 200
    with alone_at(url), pytest.raises(ServerError, match="another process"), alone_at(url):
        pass  # a killed process has let go of it; two of us cannot both have it
    with alone_at("sqlite://"), alone_at("sqlite://"), alone_at("postgresql://a/b"), alone_at("postgresql://a/b"):
        pass


# -- older ones


async def test_a_newer_format_is_left_alone(tmp_path: Path) -> None:
    await check(database(tmp_path))
    with contextlib.closing(sqlite3.connect(tmp_path / "club.db")) as connection:
        connection.execute("UPDATE housebound_format SET number = 77")
        connection.commit()
        before = list(connection.iterdump())
        with pytest.raises(ServerError, match=f"format 77, this server knows {NEWEST}"):
            await check(database(tmp_path))
        assert list(connection.iterdump()) == before


def old_copy(folder: Path) -> dict[str, Any]:
    """The old file in this folder; its tables by name."""
    shutil.copyfile(OLD / "format1.db", folder / "club.db")
    known: dict[str, Any] = json.loads((OLD / "format1.json").read_text())
    return known


async def test_an_old_database_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    known = old_copy(tmp_path)
    for _ in range(2):  # the second time there is nothing to do
        async with house_at(Options(database(tmp_path), workers=1)) as house:
            for one in known.values():
                hosted = await house.hosted(one["table"])
                assert (hosted.n, hosted.table.over) == (one["rows"], one["over"])
            tape = await house.get(f"/api/tables/{known['finished']['table']}/tape")
            assert tape.status_code == 200
            for name in ("timed", "betrayal", "terrorscape"):
                tokens = known[name]["tokens"]
                guests = [await house.sit(known[name]["table"], token) for token in tokens.values()]
                await play_on(guests, Random(3), moves=6)
                known[name]["rows"] += 6


def columns(file: Path) -> dict[str, Any]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        names = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in names}


async def test_an_old_database_becomes_as_a_new_one_is(tmp_path: Path) -> None:
    old_copy(tmp_path)
    await check(database(tmp_path))
    await check(f"sqlite:///{tmp_path / 'new.db'}")
    assert columns(tmp_path / "club.db") == columns(tmp_path / "new.db")


FIRST = """
CREATE TABLE tables (id VARCHAR(24) PRIMARY KEY, opened FLOAT NOT NULL, facts BYTEA NOT NULL, version INTEGER NOT NULL,
    ended BOOLEAN NOT NULL, listed BOOLEAN NOT NULL, alone BOOLEAN NOT NULL);
CREATE TABLE moves (table_id VARCHAR(24), n INTEGER, at FLOAT NOT NULL, kind VARCHAR(8) NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, n));
CREATE TABLE housebound_format (number INTEGER PRIMARY KEY);
INSERT INTO housebound_format VALUES (1);
INSERT INTO moves VALUES ('a', 0, 1234.5, 'move', '0 go')
"""


async def test_an_old_postgresql_database_too(postgres: Postgres) -> None:
    described = []
    for old in (True, False):
        url = await postgres.new_database()
        store = Store(url)
        if old:
            async with store.engine.begin() as connection:
                for statement in FIRST.split(";"):
                    await connection.execute(sa.text(statement))
        await check(url)
        async with store.engine.begin() as connection:
            described.append(await connection.run_sync(_described))
            seconds = (await connection.execute(sa.select(TIME.c.seconds))).scalar_one()
            clocks = (await connection.execute(sa.select(MOVES.c.clock))).scalars().all()
        assert (round(seconds, 1), clocks) == ((1234.5, [1234.5]) if old else (0.0, []))
        await store.engine.dispose()
    assert described[0] == described[1]


def _described(connection: sa.Connection) -> dict[str, list[tuple[str, str, bool]]]:
    found = sa.inspect(connection)
    return {
        name: [(one["name"], str(one["type"]), one["nullable"]) for one in found.get_columns(name)]
        for name in found.get_table_names()
    }


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new format is one function more; half of it is none of it."""

    def rename(connection: sa.Connection) -> None:
        connection.execute(sa.text("CREATE TABLE guests (name TEXT)"))
        connection.execute(sa.text("UPDATE tables SET version = version + 1"))
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    old_copy(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / "club.db")) as connection:
        before = list(connection.iterdump())
        monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, rename))
        with pytest.raises(ServerError, match="nowhere"):
            await check(database(tmp_path))
        assert list(connection.iterdump()) == before


async def test_migrations_are_made_in_order_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    more = tuple(lambda _, n=n: made.append(n) for n in ("third", "fourth"))
    old_copy(tmp_path)
    await check(database(tmp_path))
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, *more))
    for _ in range(2):
        await check(database(tmp_path))
        assert made == ["third", "fourth"]
