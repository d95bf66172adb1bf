"""The `housebound` command. Exit codes: 0 all is well, 1 something was found wanting, 2 it was asked wrongly."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from housebound import __version__
from housebound.commands import checking, guide, lookup, play, serve, sit, study
from housebound.commands.page import forget_output
from housebound.kernel.errors import HouseboundError, ScriptFailed

FOUND, MISUSED = 1, 2


class Housebound(TyperGroup):
    """Says what is wrong with an argument or a file instead of showing a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except HouseboundError as error:
            typer.echo(f"housebound: {error}", err=True)
            raise typer.Exit(MISUSED) from None
        except ScriptFailed as failed:
            typer.echo(f"housebound: a rule failed, which is a fault in the game: {failed}", err=True)
            typer.echo(f"The way back to it, as a tape:\n{failed.tape}", err=True)
            raise typer.Exit(FOUND) from None
        except BrokenPipeError:
            forget_output()
            raise typer.Exit(0) from None


app = typer.Typer(
    cls=Housebound,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Games of being locked in a house with someone who wants you dead: play, host and study them.\n\n"
    "Example: housebound play room25",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"housebound {__version__}")
        raise typer.Exit


@app.callback()
def housebound(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version, and stop.")
    ] = False,
) -> None:
    """What can stand before any command."""


app.command()(play.play)
app.command()(guide.guide)
app.command()(play.referee)
app.command()(serve.serve)
app.command()(sit.sit)
app.command()(lookup.games)
app.command()(lookup.rules)
app.command()(lookup.replay)
app.command()(lookup.scenario)
app.command()(study.simulate)
app.command()(study.match)
app.command("bot-protocol")(study.bot_protocol)
app.command()(checking.check)
app.command()(checking.playthrough)
app.command()(study.bench)


def main() -> None:
    """The console script."""
    app()
