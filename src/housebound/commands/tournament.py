"""Tournaments: which bot is better, on every side and in every seat."""

from __future__ import annotations

import os
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from housebound.bots import tournament as playing
from housebound.bots.agents import meant
from housebound.bots.match import sit_down
from housebound.commands.arguments import OptionList, Seats, Seed, save_file, seats_for, settings_of
from housebound.commands.extras import needing
from housebound.commands.page import Grid, Page
from housebound.commands.speaking import language, say, tell
from housebound.commands.stopping import Stopping
from housebound.commands.study import Cluster, Cores, progress_bar
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.locales.figures import number, percent


def tournament(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    *,
    bots_named: Annotated[str, typer.Option("--bots", metavar="BOT,…")] = "random,beginner,sensible",
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    cores: Cores = None,
    cluster: Cluster = None,
    limit: Annotated[float, typer.Option(min=0.01)] = 10.0,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
) -> None:
    """Let bots play every other bot on every side and in every seat, on the same dice; show who is better.

    Example: housebound tournament terrorscape --bots random,sensible,searching:100 --games 40
    """
    with needing("tournament", "needed-for-ratings"):
        from housebound.bots.ratings import ratings  # noqa: F401 - said before hours of games, not after them
    if cluster is not None:
        with needing("cluster", "needed-for-a-cluster"):
            import ray  # noqa: F401
    if resume is not None:
        book = playing.Book(resume)
        plan, played = book.read()
    else:
        plan, played = _plan(game, bots_named, games, seats, seed, option, limit), []
        resume = save_file(save, f"{plan.game}-tournament", "jsonl")
        book = playing.Book(resume)
        book.begin(plan)
    standing = playing.Standing(plan)
    for one in played:
        standing.count(one)
    done = {one.nth for one in played}
    left = [nth for nth in range(plan.total) if nth not in done]
    with Stopping() as stopping, progress_bar() as bar:
        task = bar.add_task(plan.game, total=plan.total, completed=len(done))
        here = min(cores or os.cpu_count() or 1, len(left) or 1)
        for one in playing.play_all(plan, left, here, tell, cluster):
            book.write(one)
            standing.count(one)
            bar.advance(task)
            if stopping.asked:
                break
    _show(standing)
    if len(standing.games) < plan.total:
        _say(say("tournament-go-on", command=f"housebound tournament --resume {resume}"))
    stopping.tell("stopped-games", len(standing.games), plan.total)


def _say(text: str) -> None:
    typer.echo(text, err=True)


def _plan(
    name: str | None,
    named: str,
    games: int,
    seats: int | None,
    seed: int | None,
    option: list[str] | None,
    limit: float,
) -> playing.Plan:
    if name is None:
        raise BadSetting("which-game-or-tournament")
    game = registry.find(name)
    settings = settings_of(option)
    count = seats_for(game, seats, settings)
    names = tuple(meant(word.strip()) for word in named.split(","))
    if len(set(names)) < max(2, len(names)):
        raise BadSetting("a-tournament-is-between-two-different-bots-at")
    for one in names:
        sit_down(game, one, limit, tell).close()
    first = SystemRandom().getrandbits(40) if seed is None else seed
    return playing.Plan(game.name, count, settings, names, games, first, limit)


def _show(standing: playing.Standing) -> None:
    if not standing.games:
        return
    page, plan = Page(), standing.plan
    page.print(_cross(standing))
    page.print(_sides(standing))
    from housebound.bots.ratings import ratings

    grid = Grid(say("study-bot"), say("club-rating"), "±", title=say("tournament-ratings"))
    for one in ratings(standing, say("tournament-house")):
        grid.add_row(one.name, number(one.skill, language(), 1), number(2 * one.doubt, language(), 1))
    page.print(grid)
    for lost in dict.fromkeys(why for game in standing.games for why in game.lost):
        _say(say("tournament-lost", why=lost))
    done = {"games": len(standing.games), "of": plan.total, "seats": plan.seats}
    page.print(say("tournament-done", seed=str(plan.seed), **done))


def _share(tally: playing.Tally) -> str:
    low, high = tally.interval
    spoken = language()
    return say(
        "share-between", share=percent(tally.share, spoken, 1), low=percent(low, spoken), high=percent(high, spoken)
    )


def _cross(standing: playing.Standing) -> Grid:
    """Rows against columns: how often a seat of the row's bot won."""
    names = standing.plan.names
    title = say("tournament-cross", game=standing.plan.game)
    grid = Grid(say("tournament-wins-of"), *(say("tournament-with", bot=name) for name in names), title=title)
    for who, name in enumerate(names):
        cells = [standing.cross.get((who, other)) for other in range(len(names))]
        grid.add_row(name, *(_share(cell) if cell is not None else "" for cell in cells))
    return grid


def _sides(standing: playing.Standing) -> Grid:
    names = standing.plan.names
    grid = Grid(
        *(say(one) for one in ("study-side", "study-bot", "tournament-beside", "study-games", "club-won")),
        title=say("tournament-sides"),
    )
    for (side, who, other), tally in sorted(standing.by_side.items()):
        grid.add_row(side, names[who], names[other], str(tally.games), _share(tally))
    return grid
