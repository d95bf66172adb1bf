"""The command behind `make bench`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench import compiled, ours, report
from bench.contender import Contender
from bench.contenders import (
    COMPILED,
    OURS,
    PEERS,
    SEARCHING,
    SEARCHING_COMPILED,
    SENSIBLE,
    SENSIBLE_COMPILED,
    YARDSTICK,
)
from bench.race import Lane, line_up, race

SEED = 25
GAIN = 2.0
"""How many times as fast as plain Python the compiled program plays with bots, at least."""


def bench(
    only: Annotated[
        list[str] | None, typer.Option(help="Race only those whose name has this word; may be given again.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often each contender runs.")] = 15,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long one run takes, about.")] = 0.7,
    games: Annotated[int, typer.Option(min=0, help="Games over which clones, views and files are averaged.")] = 50,
    output: Annotated[Path | None, typer.Option(help="Also write the tables as Markdown to this file.")] = None,
) -> None:
    """Race our games against their peers: decisions per second of random play in one process.

    Then our games with sensible bots, plain and compiled; the exit code is 1 if compiling gains too little. And how
    many play-outs a second the player that searches makes.

    Example: python -m bench --only catanatron --only "room 25" --rounds 5
    """
    console = Console(width=max(120, Console().width))
    contenders = chosen(only or [])
    try:
        lanes = line_up([one for one in contenders if one in [*PEERS, *OURS, *COMPILED]])
        with_bots = line_up([one for one in contenders if one in SENSIBLE])
        compiled_bots = line_up([one for one in contenders if one in SENSIBLE_COMPILED])
        searching = line_up([one for one in contenders if one in SEARCHING])
        compiled_search = line_up([one for one in contenders if one in SEARCHING_COMPILED])
    except ImportError as error:
        console.print(f"[red]{error}[/]. `make bench` installs all peers; `--only` races without some.")
        raise typer.Exit(2) from None
    _run(console, lanes, rounds, seconds)
    _run(console, [*with_bots, *compiled_bots], rounds, seconds)
    _run(console, [*searching, *compiled_search], rounds, seconds)
    pairs = report.in_pairs(with_bots, compiled_bots)
    by_bots = report.bot_rows(pairs)
    by_search = report.search_rows(report.in_pairs(searching, compiled_search))
    figures = _figures(contenders, games) if games else []
    _show(console, lanes, by_bots, by_search, figures)
    if output is not None:
        output.write_text(report.markdown(lanes, by_bots, by_search, figures, YARDSTICK, seconds), encoding="utf-8")
        console.print(f"Written to {output}.")
    if slow := report.too_slow(pairs, GAIN):
        console.print(
            f"[red]Compiled, these should be {GAIN:g} times as fast as plain, and are not: {'; '.join(slow)}.[/]"
        )
        raise typer.Exit(1)


def _show(
    console: Console,
    lanes: Sequence[Lane],
    by_bots: Sequence[report.Row],
    by_search: Sequence[report.Row],
    figures: Sequence[ours.Figures],
) -> None:
    title = f"Random play, {report.machine()}; ratio to {YARDSTICK.project}"
    console.print(report.rich_table(title, report.SPEED_HEAD, report.speed_rows(lanes, YARDSTICK)))
    if by_bots:
        console.print(report.rich_table("Sensible bots, plain and compiled", report.BOTS_HEAD, by_bots))
    if by_search:
        console.print(report.rich_table("Search, plain and compiled", report.SEARCH_HEAD, by_search))
    if figures:
        console.print(report.rich_table("Tools of the trade", report.COST_HEAD, report.cost_rows(figures)))
    if not COMPILED:
        console.print("The games raced in plain Python alone; `make compiled` compiles them.")


def chosen(words: Sequence[str]) -> list[Contender]:
    everybody = [*PEERS, *OURS, *COMPILED, *SENSIBLE, *SENSIBLE_COMPILED, *SEARCHING, *SEARCHING_COMPILED]
    if not words:
        return everybody
    found = [one for one in everybody if any(word.lower() in one.name.lower() for word in words)]
    if not found:
        raise typer.BadParameter(f"nobody is called that; there are: {', '.join(one.name for one in everybody)}")
    return found


def _figures(contenders: Sequence[Contender], games: int) -> list[ours.Figures]:
    """What only our games have to answer for, of those that raced."""
    plain = [
        ours.figures(entry, games, SEED) for entry, one in zip(ours.ENTRIES, OURS, strict=True) if one in contenders
    ]
    pairs = zip(ours.ENTRIES, COMPILED, strict=False)  # none, if they were not compiled
    return plain + [compiled.figures_of(entry, games, SEED) for entry, one in pairs if one in contenders]


def _run(console: Console, lanes: Sequence[Lane], rounds: int, seconds: float) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("racing", total=rounds * len(lanes))
        for number, lane in race(lanes, rounds, seconds, SEED):
            progress.update(task, advance=1, description=f"round {number + 1} of {rounds}: {lane.contender.name}")


if __name__ == "__main__":
    typer.run(bench)
