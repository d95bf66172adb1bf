"""To trust a game: the nine checks over many tables, and whole games written out."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.text import Text

from housebound.bots.law import LawReport, check_bots
from housebound.bots.processes import leave_stopping_to_the_first
from housebound.commands.arguments import GameName, OptionList, Seats, seats_for, settings_of
from housebound.commands.page import Grid, Page
from housebound.commands.speaking import language, say
from housebound.commands.stopping import Stopping
from housebound.commands.study import Cores, progress_bar
from housebound.kernel import registry
from housebound.kernel.check import CHECKS, Citations, Report, check_game, count_citations, together
from housebound.kernel.errors import BadSetting
from housebound.kernel.playthrough import playthrough as kernel_playthrough
from housebound.kernel.seat_view import TableView
from housebound.locales import speech
from housebound.locales.figures import percent

ENOUGH = 0.01
"""The share of refusals without a reason from which on `--citations` fails."""
_LOOK_AGAIN = 0.2  # seconds between two looks at how far the others are

T = TypeVar("T")

_tables_done: Any = None  # shared by the processes that check; set when each of them starts
_stop: Any = None  # a flag, likewise


def check(
    game: GameName,
    tables: Annotated[int, typer.Option(min=1)] = 100,
    seed: Annotated[int, typer.Option()] = 0,
    cores: Cores = None,
    citations: Annotated[bool, typer.Option("--citations")] = False,
    bots: Annotated[int, typer.Option("--bots", min=0)] = 0,
) -> None:
    """Check that a game keeps the laws: secrets stay secret, clones are exact, games end, components are conserved.

    Example: housebound check room25 --tables 1000
    """
    registry.find(game)
    if bots:
        _check_bots(game, bots, seed, cores or os.cpu_count() or 1)
        return
    with Stopping() as stopping, progress_bar() as bar:
        task = bar.add_task(game, total=tables)
        shares = list(_shares(tables, seed, cores or os.cpu_count() or 1))
        if citations:
            cited = _worked(_cite_share, game, shares, lambda n: bar.update(task, completed=n), stopping)
        else:
            checked = _worked(_check_share, game, shares, lambda n: bar.update(task, completed=n), stopping)
    if citations:
        _show_citations(cited, stopping, tables)
        return
    report = together(registry.find(game), checked, seed)
    _show(report)
    if not report.failures:
        stopping.tell("stopped-tables", report.tables, tables)
    if report.failures:
        raise typer.Exit(1)


def _check_bots(game: str, positions: int, seed: int, cores: int) -> None:
    with Stopping() as stopping, progress_bar() as bar:
        task = bar.add_task(game, total=positions)
        shares = [(count, seed + n) for n, (count, _) in enumerate(_shares(positions, 0, cores))]
        parts = _worked(_bots_share, game, shares, lambda n: bar.update(task, completed=n), stopping)
    whole = LawReport(game)
    for part in parts:
        whole.add(part)
    _show_bots(whole)
    stopping.tell("stopped-positions", whole.positions, positions)
    if whole.faults:
        raise typer.Exit(1)


def playthrough(
    game: GameName,
    *,
    seats: Seats = None,
    seed: Annotated[int, typer.Option()] = 0,
    option: OptionList = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Write a whole random game out as text: every decision, every outcome, every seat's view.

    Example: housebound playthrough room25 --seats 4 --seed 7 --output room25.txt
    """
    found = registry.find(game)
    settings = settings_of(option)
    words = speech(game, language())

    def drawn(view: TableView) -> str:
        return Text.from_markup(found.text(view.board, words)).plain

    text = kernel_playthrough(found, seats_for(found, seats, settings), settings, seed=seed, draw=drawn)
    if output is None:
        typer.echo(text, nl=False)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetting("cannot-write", path=output, why=error) from None


def _worked(
    work: Callable[[str, int, int], T],
    game: str,
    shares: list[tuple[int, int]],
    progress: Callable[[int], None],
    stopping: Stopping,
) -> list[T]:
    """What each share of the tables gave, worked on by as many processes as there are shares."""
    done = multiprocessing.Value("q", 0)
    if len(shares) == 1:
        _share(done, stopping.flag)
        return [work(game, *shares[0])]
    with multiprocessing.Pool(len(shares), _start, (done, stopping.flag)) as pool:
        parts = [pool.apply_async(work, (game, count, first)) for count, first in shares]
        for part in parts:
            _wait(part, lambda: progress(done.value))
        return [part.get() for part in parts]


def _shares(tables: int, seed: int, cores: int) -> Iterator[tuple[int, int]]:
    """How many tables each process checks, and the seed of its first: together the same tables as one would check."""
    cores = min(cores, tables)
    for core in range(cores):
        begin, end = tables * core // cores, tables * (core + 1) // cores
        yield end - begin, seed + begin


def _start(done: Any, stop: Any) -> None:
    leave_stopping_to_the_first()
    _share(done, stop)


def _share(done: Any, stop: Any) -> None:
    global _tables_done, _stop
    _tables_done, _stop = done, stop


def _check_share(game: str, tables: int, seed: int) -> Report:
    found, enough = registry.find(game), _stop.is_set
    return check_game(found, tables=tables, seed=seed, progress=_count, enough=enough, judging=False)


def _cite_share(game: str, tables: int, seed: int) -> Citations:
    return count_citations(registry.find(game), tables=tables, seed=seed, progress=_count, enough=_stop.is_set)


def _bots_share(game: str, positions: int, seed: int) -> LawReport:
    return check_bots(registry.find(game), positions, seed, progress=_count, enough=_stop.is_set)


def _count(_: int) -> None:
    with _tables_done.get_lock():
        _tables_done.value += 1


def _wait(part: AsyncResult[T], look: Callable[[], None]) -> None:
    while not part.ready():
        part.wait(_LOOK_AGAIN)
        look()


def _show(report: Report) -> None:
    console = Page()
    failed = {failure.check for failure in report.failures}
    title = say("check-title", game=report.game, tables=report.tables, decisions=report.decisions)
    grid = Grid(say("check-check"), say("check-times"), "", title=title)
    for name in CHECKS:
        grid.add_row(name, str(report.runs[name]), _failed() if name in failed else say("check-ok"))
    console.print(grid)
    console.print(say("check-longest", game=report.longest_game, unit=report.longest_unit))
    for failure in report.failures:
        console.print(Text(str(failure)), soft_wrap=True)


def _failed() -> Text:
    return Text(say("check-failed"), style="bold red")


def _show_bots(report: LawReport) -> None:
    console = Page()
    title = say("check-bots-title", game=report.game, positions=report.positions)
    grid = Grid(say("study-bot"), say("check-asked"), "", title=title)
    failed = {fault.level for fault in report.faults}
    for level, times in report.asked.items():
        grid.add_row(level, str(times), _failed() if level in failed else say("check-same-choice"))
    console.print(grid)
    for fault in report.faults:
        console.print(Text(f"{fault}\n{fault.tape}"), soft_wrap=True)


def _show_citations(parts: list[Citations], stopping: Stopping, tables: int) -> None:
    """The figure, and what is refused without a reason; more than 1 in 100 is a failure."""
    whole = parts[0]
    for part in parts[1:]:
        whole.add(part)
    console = Page()
    share = percent(whole.share, language(), 2)
    counted = {"tables": whole.tables, "barred": whole.barred, "refused": whole.refused, "bare": whole.reasonless}
    console.print(say("check-citations", game=whole.game, share=share, **counted))
    for act, times in whole.worst.most_common(20):
        console.print(f"  {times:>7} {act}", highlight=False)
    stopping.tell("stopped-tables", whole.tables, tables)
    if whole.share >= ENOUGH:
        raise typer.Exit(1)
