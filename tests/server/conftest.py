"""What the tests of the server share: a server in the test's own loop, on a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from housebound.server.app import Options
from housebound.server.limits import Limits
from tests.server.visitors import House, database, house_at

collect_ignore = ["site"]  # a package of its own, found as installed ones are: never imported by path


@contextlib.asynccontextmanager
async def hosting(options: Options) -> AsyncIterator[House]:
    """A server in one task from start to end: its lifespan must not be left in another than it was entered in."""
    opened: asyncio.Future[House] = asyncio.get_running_loop().create_future()
    closing = asyncio.Event()

    async def run() -> None:
        async with house_at(options) as house:
            opened.set_result(house)
            await closing.wait()

    running = asyncio.create_task(run())
    waited: list[asyncio.Future[Any]] = [running, opened]
    await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
    if not opened.done():
        await running
    try:
        yield opened.result()
    finally:
        closing.set()
        await running


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    limits = Limits(rate=1e9, spare=1e9)  # programs play faster than people; what is too fast has tests of its own
    async with hosting(Options(database(tmp_path), workers=1, budget=60.0, limits=limits)) as house:
        yield house
