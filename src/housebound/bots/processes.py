"""Processes that help another one: many games or many thoughts at once, on all cores."""

from __future__ import annotations

import gc
import signal


def leave_stopping_to_the_first() -> None:
    """For the start of a process that helps: Ctrl-C reaches all of them, and only the first one acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def get_ready() -> None:
    """What a worker has loaded stays: the collector need not look through it again and again.

    A game leaves hardly any litter behind that goes in circles, so it may also come more rarely.
    """
    leave_stopping_to_the_first()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
