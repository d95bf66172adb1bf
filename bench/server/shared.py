"""`python -m bench.server.shared`: two processes on one PostgreSQL beside one, and what a restart costs people.

Every table is played at one process, as a proxy that sorts by table would have it. PostgreSQL is started for this, with
every commit on the disk (`fsync`). On a machine with two cores the load generator, PostgreSQL and two servers share
them: then the processor time of each says what bounds the sum. `--share 0.3` holds each server to that much of a
core, as if there were cores for everybody (see `bench/server/share.py`).
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from bench.report import Row, machine, markdown_table, rich_table
from bench.server.restarts import RESTART_HEAD, restart
from bench.server.servers import OURS, SHARED, Server, cpu_of, need_node, running
from bench.server.share import held_to
from tests.server.postgres import Postgres

SCALE_HEAD: Row = ("processes", "tables", "moves/s", "to one", "p99", "servers", "PostgreSQL", "load", "of the cores")


class Shared(NamedTuple):
    """One run of one or two processes: moves in a second, the slowest, and processor time for a move, in ms."""

    rate: float
    worst: float
    servers: float
    postgres: float
    load: float


def bench(
    tables: Annotated[int, typer.Option(min=2, help="Tables in all.")] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="How often one process and two run.")] = 3,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long one run takes.")] = 5.0,
    share: Annotated[
        float, typer.Option(min=0.05, max=1.0, help="Hold each server to this much of a core (root, Linux).")
    ] = 1.0,
    restarts: Annotated[bool, typer.Option(help="Also restart a process under play, on either database.")] = True,
    output: Annotated[Path | None, typer.Option(help="Also write the tables as Markdown to this file.")] = None,
) -> None:
    """Race two processes on one PostgreSQL against one, and restart a server with people at its tables.

    Example: python -m bench.server.shared --tables 200 --rounds 3
    """
    console = Console(width=None if sys.stdout.isatty() else 130)
    need_node(console)
    with tempfile.TemporaryDirectory(prefix="housebound-bench-") as name, ExitStack() as stack:
        folder = Path(name)
        postgres = Postgres(fsync="on", shared_buffers="64MB")
        stack.callback(postgres.remove)
        scale = _scale(folder, postgres, tables, rounds, seconds, share)
        seen = _restarts(folder, postgres, tables) if restarts else []
    title = f"One PostgreSQL, four clients at every table, {machine()}; medians of {rounds} rounds of {seconds:g} s"
    if share < 1:
        title += f"; each server held to {share:.0%} of a core"
    console.print(rich_table(title, SCALE_HEAD, scale))
    if seen:
        console.print(rich_table("A restart, one move a second at every table", RESTART_HEAD, seen))
    if output is not None:
        parts = [f"{title}.\n", markdown_table(SCALE_HEAD, scale)]
        if seen:
            parts += ["A restart, one move a second at every table.\n", markdown_table(RESTART_HEAD, seen)]
        output.write_text("\n".join(parts), encoding="utf-8")


# -- two processes and one


def _scale(folder: Path, postgres: Postgres, tables: int, rounds: int, seconds: float, share: float) -> list[Row]:
    runs: dict[int, list[Shared]] = {1: [], 2: []}
    with _sharing(folder, postgres, 2) as servers, ExitStack() as held:
        for server in servers if share < 1 else ():
            held.enter_context(held_to(share, server.pid))
        for server in servers:
            server.load(tables=5, seconds=1)
        for _ in range(rounds):
            for count, found in runs.items():
                found.append(_run(servers[:count], postgres, tables, seconds))
    one = median(run.rate for run in runs[1])
    return [_scale_row(count, tables, found, one) for count, found in runs.items()]


def _run(servers: Sequence[Server], postgres: Postgres, tables: int, seconds: float) -> Shared:
    """Each process has a load generator of its own."""
    each = tables // len(servers)
    before = _cpu_of_all(postgres.pid)
    with ThreadPoolExecutor(len(servers)) as pool:
        found = list(pool.map(lambda one: one.load(tables=each, seconds=seconds, warmup=seconds / 5), servers))
    behind = (_cpu_of_all(postgres.pid) - before) / sum(one["made"] for one in found)
    moves = sum(one["moves"] for one in found)
    cost = {name: sum(one[name] for one in found) / max(1, moves) * 1000 for name in ("cpu", "load")}
    rate = sum(one["moves"] / one["seconds"] for one in found)
    return Shared(rate, max(one["p99"] for one in found), cost["cpu"], behind * 1000, cost["load"])


def _scale_row(count: int, tables: int, runs: Sequence[Shared], one: float) -> Row:
    middle = Shared(*(median(column) for column in zip(*runs, strict=True)))
    busy = middle.rate * (middle.servers + middle.postgres + middle.load) / 1000
    return (
        str(count),
        str(tables),
        f"{middle.rate:,.0f}",
        f"{middle.rate / one:.2f}",
        f"{middle.worst:.0f} ms",
        *(f"{cost:.2f} ms" for cost in middle[2:]),
        f"{busy:.2f}",
    )


def _cpu_of_all(parent: int) -> float:
    """The processor time of a process and its children, those that have ended included."""
    pids = [parent, *map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split())]
    return sum(cpu_of(pid) for pid in pids)


@contextmanager
def _sharing(folder: Path, postgres: Postgres, count: int) -> Iterator[list[Server]]:
    database = asyncio.run(postgres.new_database())
    with ExitStack() as stack:
        yield [stack.enter_context(running(SHARED, folder, database)) for _ in range(count)]


def _restarts(folder: Path, postgres: Postgres, tables: int) -> list[Row]:
    rows = []
    for relieved in (False, True):
        with _sharing(folder, postgres, 2) as servers:
            rows.append(restart(SHARED, servers, tables, relieved=relieved))
        with running(OURS, folder) as server:
            rows.append(restart(OURS, [server], tables, relieved=relieved))
    return rows


if __name__ == "__main__":
    typer.run(bench)
