"""To sit down at a table of a server: with a program that speaks the line protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from housebound.bots.external import Conversation, LostSeat, Program
from housebound.commands.extras import needing
from housebound.commands.speaking import language, say
from housebound.locales import wording


def sit(
    link: Annotated[str, typer.Argument()],
    *,
    bot: Annotated[str, typer.Option(metavar="PROGRAM")],
    limit: Annotated[float, typer.Option(min=0.01)] = 10.0,
    patience: Annotated[float, typer.Option(min=0.0)] = 60.0,
) -> None:
    """Let a program play a seat of a running server; it speaks the line protocol (docs/protocol.md).

    Example: housebound sit https://club.example/#/t/TABLE/TOKEN --bot "python3 docs/example_bot.py"
    """
    with needing("server", "needed-for-sitting"):
        from housebound.bots.remote import RemoteSeat, SeatLink  # WebSockets are not needed for anything else here

    address = SeatLink.read(link)
    player = Conversation(Program(bot), limit)
    seat = RemoteSeat(
        address,
        player,
        patience,
        claimed=lambda own: typer.echo(say("sit-come-back", link=str(own)), err=True),
        away=lambda: typer.echo(say("sit-waits", server=address.server, seconds=f"{patience:g}"), err=True),
    )
    try:
        result = seat.play()
    except LostSeat as lost:
        player.lose(str(lost))
        seat.hand_over()
        typer.echo(say("sit-lost", bot=bot, why=lost.in_language(language())), err=True)
        raise typer.Exit(1) from None
    except BaseException:
        player.close()
        raise
    player.close()
    winners = wording.seats(result["winners"]) or say("study-nobody")
    typer.echo(say("sit-over", winners=winners, why=str(result["why"])))
