"""What a restart costs people: tables at their pace, and a process that is stopped and started, or relieved."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from typing import Any, Final

from bench.report import Row
from bench.server.servers import NODE, Kind, Server

RESTART_HEAD: Row = (
    *("restarted", "how", "tables", "stop", "start", "lost", "p50", "p99", "longest"),
    *("away", "moves", "lost moves"),
)
_BEFORE: Final = 5.0
"""Seconds of play before the restart."""
_SECONDS: Final = 25
"""Seconds of play in all."""


def restart(kind: Kind, servers: Sequence[Server], tables: int, *, relieved: bool) -> Row:
    """Restart the first of these in the middle of play. `lost`: connections that broke; `away`: for good."""
    told = json.dumps({"urls": [server.url for server in servers], "tables": tables, "seconds": _SECONDS})
    with subprocess.Popen(["node", str(NODE / "restart.mjs"), told], stdout=subprocess.PIPE, text=True) as people:
        assert people.stdout is not None
        assert people.stdout.readline() == "seated\n"
        try:
            people.wait(_BEFORE)
        except subprocess.TimeoutExpired:
            first = servers[0]
            stop, start = first.relieve() if relieved else (first.stop(), first.start_again())
        found: dict[str, Any] = json.loads(people.stdout.read())
    of = f"1 of {len(servers)}, {kind.name}" if len(servers) > 1 else f"the only one, {kind.name}"
    times = [f"{seconds:.2f} s" for seconds in (stop, start)]
    outages = [f"{found[name] / 1000:.2f} s" for name in ("p50", "p99", "longest")]
    counts = [str(found[name]) for name in ("away", "acknowledged", "forgotten")]
    how = "relieved" if relieved else "stopped, started"
    return (of, how, str(tables), *times, str(found["lost"]), *outages, *counts)
