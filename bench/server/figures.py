"""What the runs have shown, and how it is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.report import Row
from bench.server.servers import MEMORY, Kind

LOAD_HEAD: Row = ("server", "game", "tables", "moves/s", "ratio", "p50", "p99", "CPU a move", "lost")
REST_HEAD: Row = ("server", "start", "memory", "an idle table")


@dataclass
class Lane:
    """A server with a game and so many tables, and what its rounds have shown so far."""

    kind: Kind
    game: str
    tables: int
    rates: list[float] = field(default_factory=list)
    middles: list[float] = field(default_factory=list)
    worsts: list[float] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)
    lost: int = 0
    """Moves that were never told to everybody."""

    def add(self, found: dict[str, float], cpu: float) -> None:
        """One round: what the load generator found, and the processor time of the server."""
        self.rates.append(found["moves"] / found["seconds"])
        self.middles.append(found["p50"])
        self.worsts.append(found["p99"])
        self.costs.append(cpu / max(1, found["made"]))
        self.lost += int(found["lost"])

    @property
    def rate(self) -> float:
        return median(self.rates)


@dataclass
class Rest:
    """A server that nobody plays at."""

    kind: Kind
    starts: list[float]
    memory: int
    per_table: float


def load_rows(lanes: Sequence[Lane]) -> list[Row]:
    """The ratio is to boardgame.io as it comes, with everything in memory, at as many tables."""
    measure = {lane.tables: lane.rate for lane in lanes if lane.kind is MEMORY}
    return [
        (
            lane.kind.name,
            lane.game,
            str(lane.tables),
            f"{lane.rate:,.0f}",
            f"{lane.rate / measure[lane.tables]:.2f}",
            f"{median(lane.middles):.1f} ms",
            f"{median(lane.worsts):.1f} ms",
            f"{median(lane.costs) * 1000:.2f} ms",
            str(lane.lost),
        )
        for lane in lanes
    ]


def rest_rows(rests: Sequence[Rest]) -> list[Row]:
    return [
        (
            rest.kind.name,
            f"{median(rest.starts):.2f} s",
            f"{rest.memory / 1e6:.0f} MB",
            f"{rest.per_table / 1e3:.0f} kB",
        )
        for rest in rests
    ]
