"""Finished tables go when they are older than whoever runs the server wants to keep. By itself a server keeps all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from housebound.server.club import Club
from housebound.server.trouble import Unavailable

log = logging.getLogger("housebound.server")

DAY: Final = 86400.0
_AGAIN: Final = 3600.0
"""Seconds between two rounds."""
_AT_ONCE: Final = 200
"""Tables that are deleted in one transaction: nobody is to wait for long."""


async def tidy_up(club: Club, days: float) -> None:
    """Again and again delete the tables at which nothing has happened for so many days after the end of their game."""
    while True:
        with contextlib.suppress(Unavailable):  # the log has it
            if count := await _tidy_up_once(club, time.time() - days * DAY):
                log.info("%d finished tables were deleted", count)
        await asyncio.sleep(_AGAIN)


async def _tidy_up_once(club: Club, before: float) -> int:
    count = 0
    while old := await club.store.finished(before, _AT_ONCE):
        await club.store.remove(old)
        for table in old:
            club.tables.pop(table, None)
        count += len(old)
        await asyncio.sleep(0.0)
    return count
