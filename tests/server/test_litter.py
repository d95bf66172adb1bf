"""The collector looks through what is young only, and now and then through everything."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from housebound.server.litter import keep_litter_small
from tests.server.visitors import wait_until


class Ring:
    """Something that holds itself: only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


async def sweep(seldom: float) -> None:
    """Some rounds."""
    sweeping = asyncio.create_task(keep_litter_small(0.01, seldom))
    before = gc.get_stats()[2]["collections"]
    await wait_until(lambda: gc.get_stats()[2]["collections"] >= before + 5)
    sweeping.cancel()


async def test_what_lives_long_is_set_aside() -> None:
    gc.unfreeze()
    await sweep(seldom=3600.0)
    assert gc.get_freeze_count() > 0


@pytest.mark.parametrize(("seldom", "found"), [(3600.0, False), (0.0, True)])
async def test_only_once_in_a_while_everything_is_looked_through(seldom: float, found: bool) -> None:
    ring = Ring()
    given_up = weakref.ref(ring)
    gc.freeze()
    del ring
    await sweep(seldom)
    assert (given_up() is None) is found
