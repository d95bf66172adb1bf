"""Signs of life for whoever runs a server: whether a process is ready, and figures in Prometheus' text format."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, get
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency

import housebound
from housebound.kernel import registry
from housebound.server.api_requests import address_of
from housebound.server.attendants import Attendants
from housebound.server.club import Club
from housebound.server.errors import ServerError

_BEAT: Final = 0.5
_REMEMBERED: Final = 120
"""Beats that are remembered: a minute."""
_STARTED: Final = time.time()


class Pulse:
    """How late the event loop is: whoever waits for an answer waits at least as long."""

    def __init__(self) -> None:
        self._late: deque[float] = deque(maxlen=_REMEMBERED)

    async def feel(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(_BEAT)
            self._late.append(time.monotonic() - began - _BEAT)

    @property
    def latest(self) -> float:
        """The longest delay of the last minute, in seconds."""
        return max(self._late, default=0.0)


class Figure(NamedTuple):
    """One figure with what it is. What ends with `_total` only grows."""

    name: str
    value: float
    text: str
    labels: str = ""

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it.

        >>> print(*Figure("rats_total", 3, "Rats seen.").lines(), sep="\\n")
        # HELP rats_total Rats seen.
        # TYPE rats_total counter
        rats_total 3
        """
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} {'counter' if self.name.endswith('_total') else 'gauge'}"
        yield f"{self.name}{self.labels} {self.value:.15g}"


@get("/ready", include_in_schema=False)
async def ready(club: NamedDependency[Club]) -> dict[str, str]:
    """Whether this process should be sent visitors: its games are loaded, and its database answers."""
    if registry.find.cache_info().currsize < len(registry.names()):
        raise ServerError("not-ready", "this process is still loading its games: come back in a moment", 503)
    await club.store.check_up()
    return {"status": "ready", "version": housebound.__version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: AppState, request: Request[Any, Any, Any]) -> str:
    """Figures in Prometheus' text format, for whoever runs this server."""
    if address_of(request) not in state["metrics_for"]:
        raise ServerError("not-for-you", "the metrics are for whoever runs this server: ask from its own machine", 403)
    shown = [*_of_the_house(state["club"], state["attendants"], state["pulse"]), *_of_the_process()]
    return "".join(f"{line}\n" for figure in shown for line in figure.lines())


def _of_the_house(club: Club, attendants: Attendants, pulse: Pulse) -> Iterator[Figure]:
    watchers = sum(len(hosted.watchers) for hosted in club.tables.values())
    version = f'{{version="{housebound.__version__}"}}'
    yield Figure("housebound_info", 1, "The version that runs.", version)
    yield Figure("housebound_tables_in_memory", len(club.tables), "Tables that this process has in memory.")
    yield Figure("housebound_connections", watchers, "Live connections to this process.")
    yield Figure("housebound_moves_total", club.moves, "Moves that this process has stored.")
    yield Figure("housebound_store_failures_total", club.store.trouble.failures, "Times the database failed.")
    yield Figure("housebound_bot_failures_total", attendants.thinkers.failures, "Bots that crashed or took too long.")
    yield Figure("housebound_loop_delay_seconds", pulse.latest, "Longest delay of the event loop within a minute.")


def _of_the_process() -> Iterator[Figure]:
    """Under the names that every program uses; what this system does not tell is left out."""
    yield Figure("process_cpu_seconds_total", time.process_time(), "Processor time used.")
    yield Figure("process_start_time_seconds", _STARTED, "When this process began, since 1970.")
    proc = Path("/proc/self")
    if sys.platform != "win32" and proc.is_dir():
        import resource

        pages = int((proc / "statm").read_text().split()[1])
        yield Figure("process_resident_memory_bytes", pages * resource.getpagesize(), "Memory it holds.")
        yield Figure("process_open_fds", len(list((proc / "fd").iterdir())), "Files it has open.")
        yield Figure("process_max_fds", resource.getrlimit(resource.RLIMIT_NOFILE)[0], "Files it may have open.")
