"""To study: matches between programs, and the speed of it all."""

from __future__ import annotations

import sys
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from housebound import bots
from housebound.bots import external, measure
from housebound.bots.match import GuestPlayer, HousePlayer, Match, Player, play_out
from housebound.commands.arguments import GameName, OptionList, Seats, Seed, seats_for, settings_of
from housebound.commands.page import Grid, Page
from housebound.commands.speaking import language, say, tell
from housebound.commands.stopping import Stopping
from housebound.kernel import registry
from housebound.kernel.counting import seat_meant
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table
from housebound.locales.figures import number, percent

Cores = Annotated[int | None, typer.Option(min=1, show_default="default-all-cores")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ray[=ADDRESS]")]
Games = Annotated[int, typer.Option("--games", min=1)]


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        return Text(
            say("rate", rate=number(task.speed, language(), 1)) if task.speed else "", style="progress.data.speed"
        )


def progress_bar(*, rate: bool = False) -> Progress:
    """A bar on the error stream, so that what is printed can be kept."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *([Rate()] if rate else []),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def match(
    game: GameName,
    *,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT")] = None,
    games: Games = 10,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    limit: Annotated[float, typer.Option(min=0.01)] = 10.0,
) -> None:
    """Let programs play against each other; external ones speak the line protocol (docs/protocol.md).

    Example: housebound match room25 --bot "python3 docs/example_bot.py" --bot random --games 10
    """
    found = registry.find(game)
    settings = settings_of(option)
    count = seats_for(found, seats, settings)
    names = bot or [bots.usual(found)]
    if len(names) > count:
        raise BadSetting("bots-are-named-but-there-are-only-seats", count=len(names), seats=count)
    first = SystemRandom().getrandbits(40) if seed is None else seed
    playing = Match(found, names, count, settings, limit=limit, said=tell)
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
    heads = (say(one) for one in ("match-player", "study-games", "study-wins", "study-share", "match-lost"))
    grid = Grid(*heads, title=say("match-title", game=game, games=played, seed=str(first)))
    for score in playing.scores:
        share = percent(score.wins / score.games, language(), 1)
        lost = score.lost.in_language(language()) if score.lost else ""
        grid.add_row(score.name, str(score.games), str(score.wins), share, lost)
    Page().print(grid)
    stopping.tell("stopped-games", played, games)
    if any(score.lost for score in playing.scores):
        raise typer.Exit(1)


def bot_protocol(
    game: GameName,
    *,
    seat: Annotated[int, typer.Option()] = 1,
    seats: Seats = None,
    bot: Annotated[str | None, typer.Option()] = None,
    seed: Seed = None,
    option: OptionList = None,
    limit: Annotated[float, typer.Option(min=0.01)] = 600.0,
) -> None:
    """Play one seat in JSON lines on standard input and output; docs/protocol.md describes every message.

    Example: echo '{"type": "ready"}' | housebound bot-protocol room25 --seat 1
    """
    found = registry.find(game)
    settings = settings_of(option)
    table = Table(found, seats_for(found, seats, settings), settings, seed=seed)
    own = seat_meant(seat, table.seats)
    other = HousePlayer(bots.bot(found, bot or bots.usual(found)))
    guest = GuestPlayer(say("match-standard-input"), external.own_pipe(), limit, tell)
    players: list[Player] = [guest if n == own else other for n in range(table.seats)]
    try:
        play_out(table, players)
    finally:
        guest.close()
    if guest.lost:
        raise typer.Exit(1)


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600.0)] = 2.0,
    seats: Seats = None,
    option: OptionList = None,
) -> None:
    """Measure random play, clone, imagine, view, the size of a saved game and search, in one process.

    Example: housebound bench room25 --seats 6 --seconds 5
    """
    heads = ("game", "seats", "decisions", "games", "clone", "imagine", "view", "tape", "search")
    grid = Grid(*(say(f"bench-{one}") for one in heads))
    for column in grid.columns[1:]:
        column.justify = "right"
    settings = settings_of(option)
    names = games or registry.names()
    with Stopping() as stopping:
        for name in names:
            game = registry.find(name)
            count = seats_for(game, seats, settings)
            speed = measure.measure(game, count, settings, seconds, is_stopped=lambda: stopping.asked)
            figures = (speed.decisions, speed.games, speed.clone, speed.imagine, speed.view, speed.tape, speed.playouts)
            grid.add_row(name, str(speed.seats), *(number(figure, language()) for figure in figures))
            if stopping.asked:
                break
    Page(width=None if sys.stdout.isatty() else 110).print(grid)
    stopping.tell("stopped-games", grid.row_count, len(names))
