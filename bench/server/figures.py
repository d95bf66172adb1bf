"""What the runs have shown, and how it is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.report import Row
from bench.server.servers import FILES, MEMORY, Kind

LOAD_HEAD: Row = (
    *("server", "game", "tables", "moves/s", "to memory", "to files"),
    *("p50", "p99", "CPU a move", "lost", "crashes"),
)
PACED_HEAD: Row = ("server", "game", "tables", "moves/s", "p50", "p99", "CPU a move", "memory", "a table", "lost")
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
    crashes: int = 0
    """Rounds in which the server went down; they count for nothing else."""

    memory: int = 0
    """Bytes that the server holds after its last round."""
    empty: int = 0
    """Bytes that it held before its first."""

    def add(self, found: dict[str, float]) -> None:
        """One round: what the load generator found."""
        self.rates.append(found["moves"] / found["seconds"])
        self.middles.append(found["p50"])
        self.worsts.append(found["p99"])
        self.costs.append(found["cpu"] / max(1, found["moves"]))
        self.lost += int(found["lost"])

    @property
    def per_table(self) -> float:
        """Bytes that a table costs that was played at; every round opens its own."""
        return (self.memory - self.empty) / self.tables / max(1, len(self.rates))

    @property
    def rate(self) -> float:
        return median(self.rates) if self.rates else 0.0


@dataclass
class Rest:
    """A server that nobody plays at."""

    kind: Kind
    starts: list[float]
    memory: int
    per_table: float


def load_rows(lanes: Sequence[Lane]) -> list[Row]:
    """Ratios are to boardgame.io at as many tables: in memory, as it comes; with moves kept in files, as ours are."""
    rates = {(lane.kind, lane.tables): lane.rate for lane in lanes if not lane.kind.is_ours}
    return [
        (
            lane.kind.name,
            lane.game,
            str(lane.tables),
            f"{lane.rate:,.0f}",
            _times(lane.rate, rates.get((MEMORY, lane.tables), 0.0)),
            _times(lane.rate, rates.get((FILES, lane.tables), 0.0)),
            _milliseconds(lane.middles),
            _milliseconds(lane.worsts),
            _milliseconds([cost * 1000 for cost in lane.costs], digits=2),
            str(lane.lost),
            str(lane.crashes),
        )
        for lane in lanes
    ]


def paced_rows(lanes: Sequence[Lane]) -> list[Row]:
    """How many moves there are is the people's doing; how long they take is the server's."""
    return [
        (
            lane.kind.name,
            lane.game,
            str(lane.tables),
            f"{lane.rate:,.0f}",
            _milliseconds(lane.middles),
            _milliseconds(lane.worsts),
            _milliseconds([cost * 1000 for cost in lane.costs], digits=2),
            f"{lane.memory / 1e6:.0f} MB",
            f"{lane.per_table / 1e3:.0f} kB",
            str(lane.lost),
        )
        for lane in lanes
    ]


def _times(rate: float, other: float) -> str:
    return f"{rate / other:.2f}" if other else ""


def _milliseconds(found: Sequence[float], digits: int = 1) -> str:
    return f"{median(found):.{digits}f} ms" if found else ""


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
