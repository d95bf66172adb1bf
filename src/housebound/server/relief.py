"""One process takes another's place: it loads everything first, and only then tells the other to stop.

Whoever plays waits for a database to be opened, and not for a program to be loaded.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Final, TypeVar

from housebound.server.errors import ServerError
from housebound.server.running import AT_MOST

T = TypeVar("T")

_LOOK_AGAIN: Final = 0.02
"""Seconds between two looks whether the place is free."""


def tell_to_stop(process: int) -> None:
    """The process whose place we take. What it has acknowledged is stored."""
    try:
        os.kill(process, signal.SIGTERM)
    except ProcessLookupError:
        raise ServerError("bad-setting", "there-is-no-process-to-relieve-start-without", process=process) from None
    except PermissionError:
        raise ServerError("bad-setting", "process-is-not-ours-to-relieve-it-is", process=process) from None


def once_free(take: Callable[[], T], taken: type[Exception], patience: float = AT_MOST + 1.0) -> T:
    """Take what the other process lets go of, as soon as it does; raises `taken` if it does not in time."""
    give_up = time.monotonic() + patience
    while True:
        try:
            return take()
        except taken:
            if time.monotonic() >= give_up:
                raise
            time.sleep(_LOOK_AGAIN)
