"""`python -m bench.server`: our server beside boardgame.io's, in one run.

Every table has four clients and one move under way at any time; the clock runs from a seat's sending to the last
seat's update. Both are asked by the same load generator, which is a process of its own and written in Node, because
four clients a table are more work than a server.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench.report import Row, machine, markdown_table, rich_table
from bench.server.figures import LOAD_HEAD, PACED_HEAD, REST_HEAD, Lane, Rest, load_rows, paced_rows, rest_rows
from bench.server.restarts import RESTART_HEAD, restart
from bench.server.servers import FILES, MEMORY, OURS, Kind, Server, need_node, running

KINDS = (OURS, MEMORY, FILES)
PACED = ((OURS, "hidden_hands"), (OURS, "betrayal"), (MEMORY, "hidden_hands"))
RACES = (
    *((OURS, "hidden_hands"), (OURS, "room25"), (OURS, "betrayal")),
    *((MEMORY, "hidden_hands"), (FILES, "hidden_hands")),
)


def bench(
    tables: Annotated[str, typer.Option(help="How many tables at a time.")] = "1,10,200",
    rounds: Annotated[int, typer.Option(min=1, help="How often each server runs with each number of tables.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long one run takes.")] = 5.0,
    idle: Annotated[int, typer.Option(min=0, help="Idle tables over which memory is averaged.")] = 500,
    club: Annotated[int, typer.Option(min=0, help="Tables at which people make one move a second each.")] = 600,
    restarts: Annotated[int, typer.Option(min=0, help="Tables at which people play while a server restarts.")] = 200,
    output: Annotated[Path | None, typer.Option(help="Also write the tables as Markdown to this file.")] = None,
) -> None:
    """Race our server against boardgame.io's with many tables and four clients at each.

    Example: python -m bench.server --tables 10 --rounds 3
    """
    console = Console(width=None if sys.stdout.isatty() else 110)
    need_node(console)
    counts = [int(word) for word in tables.split(",")]
    with tempfile.TemporaryDirectory(prefix="housebound-bench-") as name:
        folder = Path(name)
        rests = [_rest(kind, folder, idle, rounds) for kind in KINDS] if idle else []
        lanes = _race(console, folder, counts, rounds, seconds)
        evening = _evening(folder, club, rounds, seconds) if club else []
        restarted = _restarted(folder, restarts) if restarts else []
    title = f"Four clients at every table, {machine()}; medians of {rounds} rounds of {seconds:g} s"
    pages = [(title, LOAD_HEAD, load_rows(lanes))]
    if evening:
        pages.append(("One move a second at every table, as people make them", PACED_HEAD, paced_rows(evening)))
    if rests:
        pages.append(("At rest", REST_HEAD, rest_rows(rests)))
    if restarted:
        pages.append(("A restart, one move a second at every table", RESTART_HEAD, restarted))
    for page in pages:
        console.print(rich_table(*page))
    if output is not None:
        parts = [part for name, head, rows in pages for part in (f"{name}.\n", markdown_table(head, rows))]
        output.write_text("\n".join(parts), encoding="utf-8")
        console.print(f"Written to {output}.")


def _restarted(folder: Path, tables: int) -> list[Row]:
    """A server is stopped and started with people at its tables, and one is relieved."""
    rows = []
    for relieved in (False, True):
        with running(OURS, folder) as server:
            rows.append(restart(OURS, [server], tables, relieved=relieved))
    return rows


def _evening(folder: Path, tables: int, rounds: int, seconds: float) -> list[Lane]:
    """A club of many tables at the pace of people: what counts is how long the slowest wait."""
    lanes = [Lane(kind, game, tables) for kind, game in PACED]
    for lane in lanes:
        with running(lane.kind, folder) as server:
            server.load(game=lane.game, tables=5, seconds=1)  # whatever the first tables bring with them
            lane.empty = server.memory
            for _ in range(rounds):
                _run(server, lane, seconds, every=1000)
            lane.memory = server.memory
    return lanes


def _rest(kind: Kind, folder: Path, idle: int, starts: int) -> Rest:
    """How long it takes to start, and what a table costs that nobody plays at."""
    times = []
    for _ in range(starts):
        with running(kind, folder) as server:
            times.append(server.started_in)
    with running(kind, folder) as server:
        server.load(tables=20, idle=True)  # whatever the first tables bring with them
        before = server.memory
        server.load(tables=idle, idle=True)
        return Rest(kind, times, before, (server.memory - before) / idle)


def _race(console: Console, folder: Path, counts: list[int], rounds: int, seconds: float) -> list[Lane]:
    """Every server at every number of tables in turn, so that a busy moment of the machine hits everybody."""
    lanes = [Lane(kind, game, count) for count in counts for kind, game in RACES]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with ExitStack() as stack, Progress(*columns, console=console, transient=True) as progress:
        servers = {kind: stack.enter_context(running(kind, folder)) for kind in KINDS}
        task = progress.add_task("warming up", total=rounds * len(lanes))
        for kind, game in RACES:
            servers[kind].load(game=game, tables=5, seconds=seconds)  # compilers that learn by doing have learnt
        for number in range(rounds):
            for lane in lanes:
                progress.update(task, description=f"round {number + 1}: {lane.kind.name}, {lane.tables} tables")
                _run(servers[lane.kind], lane, seconds)
                progress.advance(task)
    return lanes


def _run(server: Server, lane: Lane, seconds: float, every: int = 0) -> None:
    try:
        found = server.load(game=lane.game, tables=lane.tables, seconds=seconds, warmup=seconds / 5, every=every)
    except RuntimeError:
        if not server.has_crashed:
            raise
        lane.crashes += 1
        server.start_again()
        return
    lane.add(found)


if __name__ == "__main__":
    typer.run(bench)
