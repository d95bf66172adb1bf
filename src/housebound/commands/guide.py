"""To learn a game by playing it: the guided first game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from housebound.commands.page import Page
from housebound.commands.play import on_full_screen
from housebound.commands.speaking import language
from housebound.kernel import registry
from housebound.locales import speech
from housebound.terminal.guiding import guided_sitting
from housebound.terminal.plain import Lines, PlainClient

GameName = Annotated[str, typer.Argument(metavar="GAME")]


def guide(
    game: GameName,
    *,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    pace: Annotated[float, typer.Option(min=0.0, max=10.0)] = 0.6,
) -> None:
    """Play a guided first game, in about five minutes: the guide says what to do, and why.

    Example: housebound guide betrayal
    """
    words = speech(game, language())
    sitting = guided_sitting(registry.find(game), words)
    if plain:
        PlainClient(sitting, Lines(Page(), sys.stdin, words)).run()
    else:
        on_full_screen(sitting, pace)
