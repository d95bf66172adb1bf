"""After a restart every table that goes on by itself is looked after, however many there are, in little room."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from housebound.server import club, patrol
from housebound.server import record as records
from housebound.server.app import Options
from housebound.server.messages import State
from housebound.server.opening import Opened
from tests.server.visitors import PATIENCE, House, database, house_at, wait_until


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds without pauses, and people who come at once or not at all."""
    monkeypatch.setattr(patrol, "_AGAIN", 0.05)
    monkeypatch.setattr(club, "_ON_THE_WAY", 0.0)


async def closed_with(folder: Path, count: int, monkeypatch: pytest.MonkeyPatch, **wanted: object) -> list[Opened]:
    """So many tables in a database; nothing has happened at them yet."""
    with monkeypatch.context() as still:
        still.setattr("housebound.server.attendants.Attendants.attend", lambda *_: None)
        async with house_at(Options(database(folder), workers=1)) as house:
            return [await house.open(**wanted) for _ in range(count)]  # type: ignore[arg-type]


async def ended(house: House) -> int:
    return len(await house.club.store.latest(100)) - len(await house.club.store.alone())


async def test_all_bots_play_on_though_there_is_room_for_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"0": "random", "1": "random"}
    await closed_with(tmp_path, 9, monkeypatch, seats=2, bots=bots)
    monkeypatch.setattr(patrol, "ROOM", 3)
    most = 0
    async with house_at(Options(database(tmp_path), workers=1, budget=60.0)) as house:
        async with asyncio.timeout(PATIENCE):
            while await ended(house) < 9:
                most = max(most, len(house.club.tables))
    assert most == 3


async def test_time_runs_out_at_all_tables_though_there_is_room_for_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patrol, "ROOM", 2)
    tables = await closed_with(tmp_path, 5, monkeypatch, seats=2, mine=[0], clock={"each": 2.0})
    async with house_at(Options(database(tmp_path), workers=1, grace=0.0)) as house:
        for opened in tables:
            await house.post(f"/api/tables/{opened.table}/name", {"name": "Ada"}, opened.tokens[0])
        house.club.tables.clear()

        async def all_late() -> bool:
            found = [facts for one in tables if (facts := await house.club.store.facts(one.table)) is not None]
            return all(records.decode(raw).seats[0].stand_in for raw, _ in found)

        async with asyncio.timeout(PATIENCE):
            while not await all_late():
                await asyncio.sleep(0.1)


async def test_where_nothing_happens_until_somebody_comes_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await closed_with(tmp_path, 4, monkeypatch, seats=2, mine=[0], bots={"1": "random"})
    loads: list[str] = []
    load = club.Club.load

    async def counted(self: club.Club, table: str) -> object:
        loads.append(table)
        return await load(self, table)

    monkeypatch.setattr(club.Club, "load", counted)
    async with house_at(Options(database(tmp_path), workers=1)) as house:
        await wait_until(lambda: len(loads) >= 4)
        for opened in tables:
            guest = await house.sit(opened.table, opened.tokens[0])
            assert isinstance(guest.heard[0], State)
    assert sorted(loads)[::2] == sorted(one.table for one in tables)
    assert len(loads) == 8  # once on the first round, and once for whoever came


async def test_a_table_that_somebody_has_come_for_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "_ON_THE_WAY", 60.0)
    async with house_at(Options(database(tmp_path), workers=1)) as house:
        opened = await house.open(seats=2)
        hosted = await house.hosted(opened.table)
        assert not house.club.forget(hosted)
        hosted.wanted -= 61.0
        assert house.club.forget(hosted)
        assert await house.hosted(opened.table) is not hosted
