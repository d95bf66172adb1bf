"""To play: at a keyboard, or as the referee of a physical table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from housebound import bots
from housebound.bots.agents import meant
from housebound.commands.arguments import (
    OptionList,
    SaveAs,
    Seats,
    Seed,
    save_file,
    seats_for,
    seats_listed,
    settings_of,
    tape_text,
)
from housebound.commands.extras import needing
from housebound.commands.page import Page
from housebound.commands.speaking import language
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import speech
from housebound.terminal import resuming
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.referee import Referee
from housebound.terminal.sitting import Sitting, seating

Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="GAME")]


def play(
    game: OptionalGame = None,
    *,
    seats: Seats = None,
    humans: Annotated[str | None, typer.Option()] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", "--bots"),
    ] = None,
    seed: Seed = None,
    option: OptionList = None,
    resume: Resume = None,
    save: SaveAs = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    hints: Annotated[bool, typer.Option("--hints")] = False,
    pace: Annotated[float, typer.Option(min=0.0, max=10.0)] = 0.25,
) -> None:
    """Play at this terminal, with bots in the empty seats; several people pass the keyboard round.

    Example: housebound play room25 --seats 4 --humans 1,3 --option mode=cooperation
    """
    if resume is not None:
        table, text = _resumed(resume, game, seats, seed, option)
        if table.seed is None:
            raise BadSetting("is-a-table-where-people-roll-the-dice", resume=resume)
        sat_there, level = seating(text) or ((0,), bots.usual(table.game))
        save_as = save if save is not None else resume
    else:
        table = _new_table(game, seats, seed, option)
        sat_there, level = (0,), bots.usual(table.game)
        save_as = save_file(save, table.game.name)
    people = sat_there if humans is None else seats_listed(humans, table.seats)
    sitting = Sitting(table, people, meant(bot or level), speech(table.game.name, language()), save_as, hints)
    if plain:
        PlainClient(sitting, _lines(table.game.name)).run()
    else:
        on_full_screen(sitting, pace)


def on_full_screen(sitting: Sitting, pace: float) -> None:
    """The sitting in the full-screen client, if this is a terminal and the client is installed."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetting("this-is-no-terminal-so-there-is-no", game=sitting.table.game.name)
    with needing("terminal", "needed-for-the-full-screen", way_out="or-play-in-lines"):
        from housebound.terminal.app import TableApp
    sitting.autosave()
    TableApp(sitting, pace).run()
    if sitting.save_as is not None:
        Page().print(Text(resuming.left(sitting.table, sitting.save_as, sitting.speech)), soft_wrap=True)


def _new_table(
    name: str | None, seats: int | None, seed: int | None, option: list[str] | None, people_roll: bool = False
) -> Table:
    if name is None:
        raise BadSetting("which-game-or-table")
    game = registry.find(name)
    settings = settings_of(option)
    return Table(game, seats_for(game, seats, settings), settings, seed=seed, people_roll=people_roll)


def _resumed(
    path: Path, game: str | None, seats: int | None, seed: int | None, option: list[str] | None
) -> tuple[Table, str]:
    """A saved table; its seats, dice and options are what they were."""
    for name, given in (("--seats", seats), ("--seed", seed), ("--option", option)):
        if given:
            raise BadSetting("does-not-go-with-resume-a-saved-table", name=name)
    text = tape_text(path)
    table = load_text(text)
    if game is not None and game != table.game.name:
        raise BadSetting("is-a-table-of-not-of", path=path, game=table.game.name, wanted=game)
    return table, text


def _lines(game: str) -> Lines:
    return Lines(Page(), sys.stdin, speech(game, language()))


def referee(
    game: OptionalGame = None,
    *,
    seats: Seats = None,
    option: OptionList = None,
    resume: Resume = None,
    save: SaveAs = None,
) -> None:
    """Keep the rules of a physical table: people roll, draw and choose, and type in what happens.

    Example: housebound referee room25 --seats 5
    """
    if resume is not None:
        table, _ = _resumed(resume, game, seats, None, option)
        if table.seed is not None:
            raise BadSetting("is-a-table-with-dice-of-its-own", resume=resume)
        save_as = save if save is not None else resume
    else:
        table = _new_table(game, seats, None, option, people_roll=True)
        save_as = save_file(save, table.game.name)
    Referee(table, _lines(table.game.name), save_as).run()
