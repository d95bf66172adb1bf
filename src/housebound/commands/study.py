"""To study: many games, matches between programs, and the speed of it all."""

from __future__ import annotations

import os
import sys
from random import SystemRandom
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from housebound import bots
from housebound.bots import external, measure, simulation
from housebound.bots.match import GuestPlayer, HousePlayer, Match, Player, play_out
from housebound.commands.arguments import GameName, OptionList, Seats, Seed, seats_for, settings_of
from housebound.commands.page import Page
from housebound.commands.stopping import Stopping
from housebound.kernel import registry
from housebound.kernel.counting import seat_meant, seat_number
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.table import Table

Cores = Annotated[int | None, typer.Option(min=1, help="How many processes play.", show_default="all cores")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games.")]


def progress_bar() -> Progress:
    """A bar on the error stream, so that what is printed can be kept."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def simulate(
    game: GameName,
    *,
    games: Games = 100,
    bots_named: Annotated[
        str | None, typer.Option("--bots", metavar="LEVEL,…", help="Bots by level, dealt round the table.")
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    cores: Cores = None,
) -> None:
    """Let bots play many games on all cores, and show who won and why.

    The same seed gives the same games on any number of cores. Ctrl-C stops it and shows what was played so far.

    Example: housebound simulate room25 --games 1000 --bots sensible,random --option mode=cooperation
    """
    found = registry.find(game)
    plan = _plan(found, bots_named, seats, seed, option)
    tally = simulation.Tally(plan.seats)
    start = perf_counter()
    with Stopping() as stopping, progress_bar() as bar:
        task = bar.add_task(game, total=games)
        for played in simulation.play_many(plan, games, min(cores or os.cpu_count() or 1, games)):
            tally.count(played)
            bar.advance(task)
            if stopping.asked:
                break
    _show_tally(found, plan, tally, perf_counter() - start)
    stopping.tell(tally.games, games, "games")


def _plan(
    game: Game[Any], levels: str | None, seats: int | None, seed: int | None, option: list[str] | None
) -> simulation.Plan:
    named = tuple(level.strip() for level in (levels or bots.usual(game)).split(","))
    for level in named:
        bots.bot(game, level)
    settings = settings_of(option)
    count = seats_for(game, seats, settings)
    if len(named) > count:
        raise BadSetting(f"{len(named)} bots are named, but there are only {count} seats")
    return simulation.Plan(game.name, count, settings, named, SystemRandom().getrandbits(40) if seed is None else seed)


def _show_tally(game: Game[Any], plan: simulation.Plan, tally: simulation.Tally, seconds: float) -> None:
    console = Page()
    if not tally.games:
        return  # stopped before the first one was over
    seats = Grid("seat", "bot", "wins", "share", title=f"{game.name}: {tally.games} games, seed {plan.seed}")
    for seat, wins in enumerate(tally.wins):
        seats.add_row(str(seat_number(seat)), simulation.level_at(plan, seat), str(wins), f"{wins / tally.games:.1%}")
    seats.add_row("", "nobody", str(tally.nobody), f"{tally.nobody / tally.games:.1%}")
    console.print(seats)
    reasons = Grid("ended by", "games", "share", "rule")
    for rule, times in tally.why.most_common():
        text = game.rulebook[rule].text if rule in game.rulebook else ""
        reasons.add_row(rule, str(times), f"{times / tally.games:.1%}", text)
    console.print(reasons)
    console.print(
        f"mean length {tally.rounds / tally.games:.1f} rounds, {tally.choices / tally.games:.0f} choices; "
        f"{tally.games / seconds:.1f} games/s"
    )


def _say(text: str) -> None:
    typer.echo(text, err=True)


def match(
    game: GameName,
    *,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="A bot's level, or a program to start; repeat it.")
    ] = None,
    games: Games = 10,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds a program may take for an answer.")] = 10.0,
) -> None:
    """Let programs play against each other; external ones speak the line protocol (docs/protocol.md).

    A program that crashes, talks nonsense or takes too long loses its seat to random play; then the exit code is 1.

    Example: housebound match room25 --bot "python3 docs/example_bot.py" --bot random --games 10
    """
    found = registry.find(game)
    settings = settings_of(option)
    count = seats_for(found, seats, settings)
    names = bot or [bots.usual(found)]
    if len(names) > count:
        raise BadSetting(f"{len(names)} bots are named, but there are only {count} seats")
    first = SystemRandom().getrandbits(40) if seed is None else seed
    playing = Match(found, names, count, settings, limit=limit, said=_say)
    played = 0
    try:
        with Stopping() as stopping, progress_bar() as bar:
            for nth in bar.track(range(games), description=game):
                playing.play(nth, first + nth)
                played += 1
                if stopping.asked:
                    break
    finally:
        playing.close()
    grid = Grid("player", "games", "wins", "share", "seat lost", title=f"{game}: {played} games, seed {first}")
    for score in playing.scores:
        grid.add_row(score.name, str(score.games), str(score.wins), f"{score.wins / score.games:.1%}", score.lost)
    Page().print(grid)
    stopping.tell(played, games, "games")
    if any(score.lost for score in playing.scores):
        raise typer.Exit(1)


def bot_protocol(
    game: GameName,
    *,
    seat: Annotated[int, typer.Option(help="The seat that standard input plays, counted from 1.")] = 1,
    seats: Seats = None,
    bot: Annotated[str | None, typer.Option(help="What plays the other seats.")] = None,
    seed: Seed = None,
    option: OptionList = None,
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds that standard input may take for an answer.")] = 600.0,
) -> None:
    """Play one seat in JSON lines on standard input and output; docs/protocol.md describes every message.

    For a program that starts Housebound; the other way round is `housebound match`. Ends with exit code 1 if the
    seat was lost.

    Example: echo '{"type": "ready"}' | housebound bot-protocol room25 --seat 1
    """
    found = registry.find(game)
    settings = settings_of(option)
    table = Table(found, seats_for(found, seats, settings), settings, seed=seed)
    own = seat_meant(seat, table.seats)
    other = HousePlayer(bots.bot(found, bot or bots.usual(found)))
    guest = GuestPlayer("standard input", external.own_pipe(), limit, _say)
    players: list[Player] = [guest if n == own else other for n in range(table.seats)]
    try:
        play_out(table, players)
    finally:
        guest.close()
    if guest.lost:
        raise typer.Exit(1)


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="Only these games.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600.0, help="How long each game is played.")] = 2.0,
    seats: Seats = None,
    option: OptionList = None,
) -> None:
    """Measure random play, clone, imagine, view and the size of a saved game, in one process.

    Example: housebound bench room25 --seats 6 --seconds 5
    """
    grid = Grid("game", "seats", "decisions/s", "games/s", "clone µs", "imagine µs", "view µs", "tape bytes")
    for column in grid.columns[1:]:
        column.justify = "right"
    settings = settings_of(option)
    names = games or registry.names()
    with Stopping() as stopping:
        for name in names:
            game = registry.find(name)
            speed = measure.measure(game, seats_for(game, seats, settings), settings, seconds)
            figures = (speed.decisions, speed.games, speed.clone, speed.imagine, speed.view, speed.tape)
            grid.add_row(name, str(speed.seats), *(f"{figure:,.0f}" for figure in figures))
            if stopping.asked:
                break
    Page(width=None if sys.stdout.isatty() else 100).print(grid)
    stopping.tell(grid.row_count, len(names), "games")
