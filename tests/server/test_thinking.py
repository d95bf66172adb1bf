"""Bots in processes of their own: slow, crashing or cheating ones harm nobody but themselves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from housebound.kernel import registry
from housebound.kernel.tape import parse
from housebound.server.app import Options
from housebound.server.attendants import Attendants
from housebound.server.hosted import HostedTable
from housebound.server.messages import Choose
from housebound.server.thinking import Thinkers
from tests.server.conftest import hosting
from tests.server.player import seated
from tests.server.processes import serving
from tests.server.visitors import Guest, House, database, wait_until

SITE = Path(__file__).parent / "site"
ALL = 4
"""Rounds of bows."""
LATE = 2
"""With this seed the first seat is not the first to pick in Room 25."""


@pytest.fixture(autouse=True)
def troupe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the troupe an installed game, for this process and for its workers."""
    monkeypatch.syspath_prepend(str(SITE))
    already = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{SITE}{os.pathsep}{already}" if already else str(SITE))
    registry.find.cache_clear()
    yield
    registry.find.cache_clear()


@pytest_asyncio.fixture
async def patient(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose bots may think for as long as a test lasts."""
    async with hosting(Options(database(tmp_path), workers=1, budget=600.0)) as house:
        yield house


@pytest_asyncio.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[House]:
    async with hosting(Options(database(tmp_path), workers=1, budget=5.0)) as house:
        yield house


def thinkers(house: House) -> Thinkers:
    attendants: Attendants = house.app.state["attendants"]
    return attendants.thinkers


async def over(hosted: HostedTable) -> None:
    await wait_until(lambda: hosted.table.over)


async def bowed(guest: Guest, times: int) -> None:
    await guest.until(lambda one: len(one.view.board["bows"]) == times)


async def bows(house: House, table: str) -> list[str]:
    """What everybody chose, once the game is over."""
    hosted = await house.hosted(table)
    await over(hosted)
    return [line.split()[1] for line in parse(hosted.table.save_text())[1]]


async def test_before_anybody_has_come_bots_do_not_take_their_time(tmp_path: Path) -> None:
    """Who picks first in Room 25 is drawn by lot: whoever opens a table is not kept waiting by that."""
    async with hosting(Options(database(tmp_path), workers=1, pace=3600.0)) as house:
        opened = await house.open("room25", 4, bots={"1": "", "2": "", "3": ""}, seed=LATE)
        hosted = await house.hosted(opened.table)
        await wait_until(lambda: hosted.table.pending[0].seat == 0)
        assert len(hosted.table.tape) > 0  # somebody was before them


@pytest.mark.parametrize("level", ["clumsy", "gone", "cheating"])
async def test_a_bot_that_fails_is_replaced_by_the_sensible_one(hasty: House, level: str) -> None:
    opened = await hasty.open("troupe", 2, bots={"0": level, "1": "sensible"})
    assert await bows(hasty, opened.table) == ["deep"] * 2 * ALL
    assert thinkers(hasty).failures == 1  # it is not asked a second time
    assert len(thinkers(hasty).workers) == 1


async def test_a_bot_that_is_too_slow_is_replaced_by_the_sensible_one(hasty: House) -> None:
    opened = await hasty.open("troupe", 1, bots={"0": "sleepy"})
    assert await bows(hasty, opened.table) == ["deep"] * ALL
    assert thinkers(hasty).failures == 1


async def test_where_no_bot_can_think_the_clocks_choice_is_made(hasty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housebound.server.pipes.sys.executable", "/nowhere/python")
    opened = await hasty.open("troupe", 1, bots={"0": "sensible"})
    assert await bows(hasty, opened.table) == ["slightly"] * ALL
    assert thinkers(hasty).failures == ALL


async def test_a_program_that_is_no_worker_is_survived(
    hasty: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "chatter"
    program.write_text("#!/bin/sh\nprintf 'no worker at all, but much to say'\n")
    program.chmod(0o755)
    monkeypatch.setattr("housebound.server.pipes.sys.executable", str(program))
    opened = await hasty.open("troupe", 1, bots={"0": "sensible"})
    assert await bows(hasty, opened.table) == ["slightly"] * ALL
    assert not thinkers(hasty).workers


async def test_slow_bots_delay_no_other_table(patient: House) -> None:
    """There is one worker, and three bots that would think for an hour; the others play their games to the end."""
    slow = [await patient.open("troupe", 1, bots={"0": "sleepy"}) for _ in range(3)]
    await wait_until(lambda: len(thinkers(patient).workers) == 3)
    others = [await patient.open("troupe", 2, bots={"0": "sensible", "1": "random"}) for _ in range(3)]
    with_people = await patient.open("troupe", 2, bots={"0": "sensible"})
    guest = await patient.sit(with_people.table, with_people.tokens[1])
    for _ in range(ALL):
        await guest.choose("slightly")
    for opened in others:
        await over(await patient.hosted(opened.table))
    for opened in slow:
        assert (await patient.hosted(opened.table)).n == 0


async def test_a_person_at_the_same_table_is_not_held_up_either(patient: House) -> None:
    opened = await patient.open("troupe", 2, bots={"1": "sleepy"})
    guest = await patient.sit(opened.table, opened.tokens[0])
    await guest.choose("deep")
    other = await patient.sit(opened.table)
    assert other.view.waiting[0].seat == 1
    asked = (await patient.hosted(opened.table)).table.pending[0]
    assert (await guest.fail(Choose(asked.id, "deep"))).code == "not-asked"


async def test_workers_end_with_the_server(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=2, budget=600.0)) as house:
        for level in ("sleepy", "sensible", "random"):
            await house.open("troupe", 2, bots={"0": level})
        await wait_until(lambda: len(thinkers(house).workers) >= 1)
        processes = [worker.process for worker in thinkers(house).workers]
    assert processes
    assert all(process.returncode is not None for process in processes)


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced(
    hasty: House, caplog: pytest.LogCaptureFixture, noticed: bool
) -> None:
    """Somebody kills it, or the system needs its memory: no bot is to blame, and nobody waits."""
    opened = await hasty.open("troupe", 2, bots={"1": "sensible"})
    guest = await hasty.sit(opened.table, opened.tokens[0])
    for n in range(ALL):
        await guest.choose("deep")
        await bowed(guest, 2 * n + 2)
        await wait_until(lambda: thinkers(hasty)._free)
        (worker,) = thinkers(hasty).workers
        worker.process.kill()
        if noticed:
            await worker.process.wait()
    assert thinkers(hasty).failures == 0
    assert not thinkers(hasty)._hopeless
    assert len(thinkers(hasty).workers) == 1
    assert [record.message for record in caplog.records if record.name == "housebound.server"] == []


async def test_in_a_server_of_its_own_too(tmp_path: Path) -> None:
    """Its event loop is another, with errors of its own."""
    with serving(database(tmp_path), tmp_path) as (server,):
        table, tokens = await server.open_table("troupe", 2, bots={"1": "sensible"})
        async with seated((server, table, tokens[0])) as (player,):
            for _ in range(ALL):
                await player.until(lambda one: one.is_over or bool(one.asked), "the bot's bow")
                for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
                    os.kill(int(child), signal.SIGKILL)
                await asyncio.sleep(0.1)
                assert not await player.choose(player.asked[0].id, "deep")
        assert "failed" not in server.log.read_text()
        assert server.faults() == []


async def test_a_bot_thinks_on_after_an_undo(hasty: House) -> None:
    """What the worker knows of the table is no longer true."""
    opened = await hasty.open("troupe", 2, bots={"1": "sensible"})
    guest = await hasty.sit(opened.table, opened.tokens[0])
    hosted = await hasty.hosted(opened.table)
    for n in range(3):
        await guest.choose("slightly")
        await bowed(guest, 2 * n + 2)
        await hosted.agree_to_go_back(0, True)
        await bowed(guest, 2 * n)
        await guest.choose("deep")
        await bowed(guest, 2 * n + 2)
    assert guest.view.board["bows"] == ["deep"] * 6
    assert thinkers(hasty).failures == 0


# -- a rule that fails


async def test_a_rule_that_fails_changes_nothing_and_says_so(hasty: House, caplog: pytest.LogCaptureFixture) -> None:
    opened = await hasty.open("troupe", 2)
    guest = await hasty.sit(opened.table, opened.tokens[0])
    asked = guest.asked[0]
    assert (await guest.fail(Choose(asked.id, "stumble"))).code == "fault"
    body = {"decision": asked.id, "option": "stumble"}
    answer = await hasty.post(f"/api/tables/{opened.table}/choose", body, opened.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert answer.headers["x-frame-options"] == "DENY"
    faults = [record for record in caplog.records if record.message == "a rule failed"]
    assert len(faults) == 2
    for record in faults:
        assert record.table == opened.table  # type: ignore[attr-defined]
        assert "ZeroDivisionError" in record.why  # type: ignore[attr-defined]
        assert "troupe.py" in record.why  # type: ignore[attr-defined]
    assert "secret" not in caplog.text
    assert "stumble" not in "".join(str(vars(record)) for record in faults)
    await guest.choose("deep")
    assert (await hasty.hosted(opened.table)).n == 1


async def test_a_bot_whose_choice_brings_a_rule_down_chooses_something_else(hasty: House) -> None:
    opened = await hasty.open("troupe", 1, bots={"0": "stumbling"})
    assert await bows(hasty, opened.table) == ["slightly"] * ALL
