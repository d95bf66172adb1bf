"""To play many games: a tally on the screen, and a file for a study."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import Progress

from housebound import bots
from housebound.bots.agents import meant
from housebound.commands.arguments import GameName, OptionList, Seats, Seed, settings_of
from housebound.commands.extras import needing
from housebound.commands.speaking import language
from housebound.commands.stopping import Stopping
from housebound.commands.study import Cluster, Cores, Games, progress_bar
from housebound.commands.tallies import show_tally
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import Value
from housebound.study import running
from housebound.study.files import PARQUET, ending_of
from housebound.study.plan import Cell, Study, columns_of, sweep, values_listed
from housebound.study.playing import Played
from housebound.study.tally import Tally
from housebound.study.words import Words
from housebound.study.workers import playing

_SHOWN = 3  # failures that are told one by one

Bots = Annotated[str | None, typer.Option("--bots", metavar="LEVEL,…")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE"),
]
Vary = Annotated[
    list[str] | None,
    typer.Option("--vary", metavar="NAME=VALUES"),
]
Hooks = Annotated[
    list[str] | None,
    typer.Option("--hook", metavar="NAME"),
]
TapeFolder = Annotated[Path | None, typer.Option("--tapes", metavar="DIR")]


def simulate(
    game: GameName,
    *,
    games: Games = 100,
    bots_named: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    vary: Vary = None,
    out: Out = None,
    decisions: Annotated[bool, typer.Option("--decisions")] = False,
    tapes: TapeFolder = None,
    hook: Hooks = None,
    cores: Cores = None,
    cluster: Cluster = None,
) -> None:
    """Let bots play many games on all cores, and show who won and why; with --out, keep a row of each for study.

    Example: housebound simulate betrayal --games 1000 --vary haunt=1..50 --out haunts.parquet
    """
    found = registry.find(game)
    before = None if out is None else running.begun(out)
    study = Study(
        found.name,
        _cells(found, bots_named, seats, option, vary, before),
        games,
        seed if seed is not None else before.seed if before is not None else SystemRandom().getrandbits(40),
        tuple(hook or ()),
        decisions,
        tapes is not None,
    )
    _check(study, out, cluster)
    tally = Tally(columns_of(found, study.hooks))
    start = perf_counter()
    with Stopping() as stopping, progress_bar(rate=True) as bar:
        watching = _Watching(bar, study, tally, stopping)
        if out is None:
            _play_only(study, tapes, watching, cores, cluster)
        else:
            running.run(study, out, tapes or _failures(out), watching.look, cores, cluster)
    words = Words(found, language())
    show_tally(words, study, tally, (watching.here, perf_counter() - start))
    _tell_failures(words, watching, tapes if out is None else tapes or _failures(out))
    stopping.tell("stopped-games", tally.games + tally.failed, study.total)
    if tally.failed:
        raise typer.Exit(1)


def _cells(
    game: Game[Any],
    levels: str | None,
    seats: int | None,
    option: list[str] | None,
    vary: list[str] | None,
    before: Study | None,
) -> tuple[Cell, ...]:
    named = tuple(meant(level.strip()) for level in (levels or bots.usual(game)).split(","))
    settings = settings_of(option)
    varied = {name: values_listed(str(values)) for name, values in settings_of(vary, "--vary").items()}
    for name in varied:
        if name in settings:
            raise BadSetting("is-given-by-option-and-by-vary", name=name)
    for setting in game.settings:
        if setting.fleeting and setting.name not in settings and setting.name not in varied:
            settings[setting.name] = _as_it_was(game, setting.name, before)
    return sweep(game, seats, settings, named, varied)


def _as_it_was(game: Game[Any], name: str, before: Study | None) -> Value:
    """What a setting that passes, as today's date does, was when the study began; if it begins now, what it is now."""
    if before is not None and name in before.cells[0].settings:
        return before.cells[0].settings[name]
    return game.settle(game.usual_seats({}), {})[name]


def _check(study: Study, out: Path | None, cluster: str | None) -> None:
    """What can be said before the first game is played."""
    if out is None:
        if study.decisions:
            raise BadSetting("decisions-needs-out-it-says-where-the-rows")
    elif ending_of(out) == PARQUET:
        with needing("study", "needed-for-parquet", way_out="or-write-csv"):
            import polars  # noqa: F401
    if cluster is not None:
        with needing("cluster", "needed-for-a-cluster"):
            import ray  # noqa: F401


def _failures(out: Path) -> Path:
    """Where the tapes of games that failed go if nobody says where tapes go."""
    return out.with_name(out.name + ".failed")


class _Watching:
    """Counts the games as they come, and moves the bar."""

    def __init__(self, bar: Progress, study: Study, tally: Tally, stopping: Stopping) -> None:
        self._bar = bar
        self._task = bar.add_task(study.game, total=study.total)
        self._tally = tally
        self._stopping = stopping
        self.here = 0
        """Games that were played now, and not before."""
        self.failed: list[tuple[int, str, str]] = []
        """Of the first games that failed: their numbers, what failed, and their tapes."""

    def look(self, played: Played, before: bool) -> bool:
        """One more batch; whether to go on."""
        for row in played.rows:
            self._tally.count(row)
            if (why := self._tally.failure(row)) and len(self.failed) < _SHOWN:
                number = row[0]
                self.failed.append((number, why, played.tapes.get(number, "")))
        self.here += 0 if before else len(played.rows)
        self._bar.update(self._task, advance=len(played.rows))
        return not self._stopping.asked


def _play_only(study: Study, tapes: Path | None, watching: _Watching, cores: int | None, cluster: str | None) -> None:
    for played in playing(study, range(study.batches), cores, cluster):
        if tapes is not None:
            running.keep_tapes(played, tapes)
        if not watching.look(played, False):
            return


def _tell_failures(words: Words, watching: _Watching, folder: Path | None) -> None:
    """What failed, and the way back to it: a file, or the tape itself where nobody keeps it."""
    for number, why, tape in watching.failed:
        typer.echo(words.say("study-failed", number=str(number), why=why), err=True)
        typer.echo(tape if folder is None else str(running.tape_of(number, folder)), err=True)
