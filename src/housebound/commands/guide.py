"""To learn a game by playing it: the guided first game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from housebound.commands.arguments import Language
from housebound.commands.page import Page
from housebound.commands.play import on_full_screen
from housebound.kernel import registry
from housebound.locales import speech
from housebound.terminal.guiding import guided_sitting
from housebound.terminal.plain import Lines, PlainClient

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: betrayal, room25, terrorscape.")]


def guide(
    game: GameName,
    *,
    language: Language = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Lines instead of the full screen; works everywhere.")] = False,
    pace: Annotated[float, typer.Option(min=0.0, max=10.0, help="Seconds that the others take for a choice.")] = 0.6,
) -> None:
    """Play a guided first game, in about five minutes: the guide says what to do, and why.

    Example: housebound guide betrayal
    """
    words = speech(game, language)
    sitting = guided_sitting(registry.find(game), words)
    if plain:
        PlainClient(sitting, Lines(Page(), sys.stdin, words)).run()
    else:
        on_full_screen(sitting, pace)
