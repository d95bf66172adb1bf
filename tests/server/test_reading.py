"""What takes long leaves the event loop: replays, tapes from outside, tables that are built again."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from housebound.kernel.chance import Outcome
from housebound.kernel.script import SPECTATOR
from housebound.kernel.tape import load_text
from housebound.server.app import Options
from housebound.server.errors import ServerError
from housebound.server.limits import Limits
from housebound.server.messages import Undo
from housebound.server.reader import ReplayWanted
from housebound.server.reading import Readers
from tests.server.conftest import hosting
from tests.server.test_tapes import played
from tests.server.visitors import House, database

_SHARE = 2 / 3
"""Of the time that it takes to build the game below again: nobody waits so long while that is done elsewhere."""


@cache
def long_tape() -> str:
    """A game of Betrayal that goes on after two thousand choices."""
    return played("betrayal", 4, seed=74, moves=2000).save_text()


def most() -> float:
    """Seconds of work in one go, on this machine and as busy as it is now."""
    before = time.thread_time()
    load_text(long_tape())
    return (time.thread_time() - before) * _SHARE


class Longest:
    """The longest time that the event loop has worked in one go."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            self.seconds = max(self.seconds, time.thread_time() - before)


@contextlib.asynccontextmanager
async def watched() -> AsyncIterator[Longest]:
    """See what the event loop does meanwhile. Whatever the collector does here is not the server's doing."""
    longest = Longest()
    gc.disable()
    watching = asyncio.create_task(longest.watch())
    try:
        yield longest
    finally:
        watching.cancel()
        gc.enable()


async def _with_long_table(house: House) -> tuple[str, dict[str, str]]:
    opened = (await house.post("/api/tapes", {"tape": long_tape()})).json()
    return opened["table"], opened["tokens"]


async def test_a_tape_from_outside_is_read_elsewhere(house: House) -> None:
    await _with_long_table(house)  # whatever is done once
    async with watched() as longest:
        await _with_long_table(house)
    assert longest.seconds < most()


async def test_nobody_waits_while_a_replay_is_made(house: House) -> None:
    table, tokens = await _with_long_table(house)
    guest = await house.sit(table, tokens["0"])
    async with watched() as longest:
        made = asyncio.create_task(house.get(f"/api/tables/{table}/replay", tokens["0"], count=10))
        answered = 0
        while not made.done():
            await guest.quiet()
            answered += 1
        replay = (await made).json()
    assert len(replay["steps"]) == 10
    assert answered > 10  # pings, and each was answered before the replay was there
    assert longest.seconds < most()


async def test_nobody_waits_while_a_table_is_read_from_what_is_stored(house: House) -> None:
    table, _ = await _with_long_table(house)
    async with watched() as longest:
        again = await house.club.load(table)
    assert again.table.save_text() == (await house.hosted(table)).table.save_text()
    assert longest.seconds < most()


async def test_nobody_waits_while_a_choice_is_taken_back(house: House) -> None:
    table, tokens = await _with_long_table(house)
    hosted = await house.hosted(table)
    for _ in range(50):  # until there is one that may be taken back
        asked = hosted.table.pending[0]
        guest = await house.sit(table, tokens[str(asked.seat)])
        before = hosted.table.save_text()
        await guest.choose()
        await guest.quiet()
        if not guest.state.may_undo:
            break
    else:
        raise AssertionError("nothing can be taken back")
    async with watched() as longest:
        await guest.do(Undo())
    again = await house.club.load(table)
    assert hosted.table.save_text() == again.table.save_text()
    assert hosted.table.save_text().partition("\n\n")[2] == before.partition("\n\n")[2]
    assert longest.seconds < most()


async def test_dice_go_on_the_same_after_a_table_was_built_again(house: House) -> None:
    table, _ = await _with_long_table(house)
    first, second = await house.club.load(table), played("betrayal", 4, seed=74, moves=2000)
    length, rng = len(second.tape), Random(1)
    while not second.over and len(second.tape) < length + 40:
        asked = second.pending[0]
        option = rng.choice(asked.options).name
        for one in (first.table, second):
            one.choose(asked.seat, option, asked.id)
    assert any(isinstance(event, Outcome) for event in second.tape[length:])
    assert first.table.save_text() == second.save_text()


async def test_one_address_cannot_have_many_read_at_once(house: House) -> None:
    path = f"/api/tables/{(await house.open()).table}/replay"
    answers = await asyncio.gather(*(house.get(path) for _ in range(60)))
    refused = [one for one in answers if one.status_code != 200]
    assert len(refused) == 52
    for one in refused:
        assert (one.status_code, one.json()["code"]) == (429, "too-many-readings")
        assert one.json()["sentence"] == (
            "8 replays or tapes are being read for you already: wait until they are there"
        )
    assert (await house.get(path)).status_code == 200


async def test_all_together_cannot_have_too_many_read(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, limits=Limits(readings=1))) as house:
        path = f"/api/tables/{(await house.open()).table}/replay"
        answers = await asyncio.gather(*(house.get(path) for _ in range(2)))
        assert sorted(one.status_code for one in answers) == [200, 429]


async def test_a_tape_that_takes_for_ever_is_given_up() -> None:
    hasty = Readers(Limits(), budget=0.001)
    wanted = ReplayWanted(long_tape(), SPECTATOR, 0, 1, all_seeing=False)
    with pytest.raises(ServerError, match="takes too long"):
        await hasty.game(wanted, "192.0.2.1")
    assert not hasty.processes
    await hasty.close()


async def test_a_process_that_died_idle_is_replaced_and_all_end_with_the_server() -> None:
    readers = Readers(Limits())
    wanted = ReplayWanted(long_tape(), SPECTATOR, 0, 1, all_seeing=False)
    first = await readers.game(wanted, "192.0.2.1")
    (process,) = readers.processes
    process.process.kill()
    await process.process.wait()
    assert await readers.game(wanted, "192.0.2.1") == first
    (process,) = readers.processes
    await readers.close()
    assert process.process.returncode is not None
