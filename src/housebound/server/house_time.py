"""The time of the house: it runs while somebody serves, and stands still otherwise.

Clocks and empty chairs are counted in it, so nobody loses time or a seat because the server was down, the database did
not answer, the machine slept or its clock was set. It is stored every few seconds; whoever serves next goes on from
there, and processes that share a database agree on the latest. After it has stood still it does so for a while longer:
people need a moment to come back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

UNSEEN: Final = 15.0
"""Seconds that it runs on without being stored. Then something is wrong: it goes back to when it was, and stays."""


class HouseTime:
    """Seconds that the house has been open."""

    def __init__(
        self,
        grace: float,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._grace = grace
        self._steady = steady
        self._wall = wall
        self._seconds = 0.0  # as of `_confirmed`
        self._confirmed = steady()
        self._asleep = wall() - self._confirmed  # more of it: the machine slept, or its clock was set
        self._still_until = 0.0
        self.stops = 0
        """How often it stood still though the house was open."""

    def begin(self, seconds: float, *, after_outage: bool) -> None:
        """As it is stored when a process starts."""
        self._seconds = seconds
        self._confirmed = self._steady()
        self._asleep = self._wall() - self._confirmed
        self._still_until = self._confirmed + (self._grace if after_outage else 0.0)

    @property
    def now(self) -> float:
        steady = self._steady()
        runs = self._still_until <= steady < self._confirmed + UNSEEN
        return self._seconds + (steady - max(self._confirmed, self._still_until) if runs else 0.0)

    @property
    def runs(self) -> bool:
        return self._still_until <= self._steady() < self._confirmed + UNSEEN

    def confirm(self, stored: float) -> None:
        """It was stored just now. Another process may have come further: then so have we."""
        steady = self._steady()
        asleep = self._wall() - steady
        self._seconds = max(self.now, stored)
        if steady - self._confirmed >= UNSEEN or asleep - self._asleep >= UNSEEN:
            self._still_until = steady + self._grace
            self.stops += 1
        self._confirmed, self._asleep = steady, asleep

    def reach(self, seconds: float) -> None:
        """Somebody else has seen this time: it is not earlier here."""
        self._seconds += max(0.0, seconds - self.now)
