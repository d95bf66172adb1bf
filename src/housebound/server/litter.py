"""Keeping the garbage collector short.

A full collection of Python looks through every object of every table: with hundreds of tables it stops everybody for a
good part of a second, again and again, and finds next to nothing. So what has lived for some seconds is set aside
(`gc.freeze`), where the collector does not look; whatever is no longer used is freed from there too, but for what
holds itself in a circle. A whole collection, once in a long while, finds that.
"""

from __future__ import annotations

import asyncio
import gc
import time

OFTEN = 2.0
"""Seconds after which what has lived so long is set aside."""
SELDOM = 3600.0
"""Seconds from one whole collection to the next."""


async def keep_litter_small(often: float = OFTEN, seldom: float = SELDOM) -> None:
    """Runs until cancelled."""
    swept = time.monotonic()
    while True:
        await asyncio.sleep(often)
        if time.monotonic() - swept >= seldom:
            gc.unfreeze()
            swept = time.monotonic()
        gc.collect()
        gc.freeze()
