"""The `housebound` command. Exit codes: 0 all is well, 1 something was found wanting, 2 it was asked wrongly."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from housebound import __version__
from housebound.commands import (
    checking,
    club,
    guide,
    lookup,
    moments,
    play,
    puzzle,
    report,
    serve,
    simulate,
    sit,
    speaking,
    study,
    tournament,
)
from housebound.commands.helping import MISUSED, SpokenCommand, SpokenGroup
from housebound.commands.page import forget_output, open_streams
from housebound.kernel.errors import HouseboundError, ScriptFailed

FOUND = 1


class Housebound(SpokenGroup):
    """Says what is wrong with an argument or a file instead of showing a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except HouseboundError as error:
            typer.echo(f"housebound: {error.in_language(speaking.language())}", err=True)
            raise typer.Exit(MISUSED) from None
        except ScriptFailed as failed:
            typer.echo(f"housebound: {speaking.say('rule-failed', why=str(failed))}", err=True)
            typer.echo(failed.tape, err=True)
            raise typer.Exit(FOUND) from None
        except BrokenPipeError:
            forget_output()
            raise typer.Exit(0) from None
        except OSError as error:
            if error.errno is None:
                raise  # not the machine's word: a fault of ours
            said = HouseboundError("cannot-use" if error.filename else "machine-says", path=error.filename, why=error)
            typer.echo(f"housebound: {said.in_language(speaking.language())}", err=True)
            raise typer.Exit(MISUSED) from None


app = typer.Typer(
    cls=Housebound,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Example: housebound play room25",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"housebound {__version__}")
        raise typer.Exit


@app.callback()
def housebound(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """What can stand before any command."""


for _command in (
    play.play,
    guide.guide,
    play.referee,
    serve.serve,
    club.club,
    sit.sit,
    lookup.games,
    lookup.rules,
    lookup.replay,
    moments.moments,
    lookup.scenario,
    puzzle.puzzle,
    simulate.simulate,
    report.report,
    study.match,
    tournament.tournament,
    study.bot_protocol,
    checking.check,
    checking.playthrough,
    study.bench,
):
    app.command(_command.__name__.replace("_", "-"), cls=SpokenCommand)(_command)


def main() -> None:
    """The console script."""
    open_streams()
    app()
