"""Finished tables are deleted when whoever runs the server wants that, and no others."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from housebound.server import tidying
from housebound.server.app import Options
from housebound.server.opening import Opened
from housebound.server.schema import MOVES, TABLES
from housebound.server.tidying import DAY
from tests.server.processes import ServerProcess
from tests.server.visitors import House, database, house_at, play_on, wait_until


async def three_tables(house: House) -> tuple[Opened, Opened, Opened]:
    """One over, one as a tape that was over already, and one that goes on."""
    over, running = await house.open(seats=2, mine=[0, 1]), await house.open(seats=2, mine=[0, 1])
    await play_on(await house.sit_all(over), Random(3))
    await play_on(await house.sit_all(running), Random(3), moves=5)
    tape = (await house.get(f"/api/tables/{over.table}/tape")).text
    imported = Opened(**(await house.post("/api/tapes", {"tape": tape})).json())
    return over, imported, running


async def kept(house: House) -> set[str]:
    return {table for table, _ in await house.club.store.latest(10)}


async def age(house: House, days: float) -> None:
    """As if all this were so many days ago."""
    async with house.club.store.engine.begin() as connection:
        await connection.execute(sa.update(MOVES).values(at=MOVES.c.at - days * DAY))
        await connection.execute(sa.update(TABLES).values(opened=TABLES.c.opened - days * DAY))


async def tidied(house: House) -> None:
    """Until there has been a whole round."""
    rounds = 0
    finished = house.club.store.finished

    async def counted(before: float, count: int) -> list[str]:
        nonlocal rounds
        found = await finished(before, count)
        rounds += not found
        return found

    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(house.club.store, "finished", counted)
        await wait_until(lambda: rounds >= 2)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "_AGAIN", 0.01)


async def test_only_finished_tables_go_and_only_if_that_is_wanted(tmp_path: Path) -> None:
    async with house_at(Options(database(tmp_path), workers=1)) as house:
        over, imported, running = await three_tables(house)
        await age(house, 31.0)
    async with house_at(Options(database(tmp_path), workers=1)) as house:
        assert await kept(house) == {over.table, imported.table, running.table}
    async with house_at(Options(database(tmp_path), workers=1, keep_finished=40.0)) as house:
        await tidied(house)
        assert await kept(house) == {over.table, imported.table, running.table}
    async with house_at(Options(database(tmp_path), workers=1, keep_finished=30.0)) as house:
        await tidied(house)
        assert await kept(house) == {running.table}
        assert (await house.get(f"/api/tables/{over.table}")).status_code == 404
        assert await house.club.store.rows(over.table) == []
        guests = await house.sit_all(running)
        await play_on(guests, Random(4))


@pytest.mark.parametrize(("options", "said"), [((), False), (("--keep-finished", "30"), True)])
def test_the_server_says_so_at_its_start(tmp_path: Path, options: tuple[str, ...], said: bool) -> None:
    server = ServerProcess(database(tmp_path), tmp_path / "log", *options)
    server.start()
    server.kill()
    assert ("deleted 30 days after the end" in server.log.read_text()) is said


@pytest.mark.parametrize("lasts", [True, False])
def test_whoever_starts_it_in_memory_is_told_that_nothing_stays(tmp_path: Path, lasts: bool) -> None:
    server = ServerProcess(database(tmp_path) if lasts else "sqlite://", tmp_path / "log")
    server.start()
    server.kill()
    assert ("all tables are gone when the server ends" in server.log.read_text()) is not lasts
