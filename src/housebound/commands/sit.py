"""To sit down at a table of a server: with a program that speaks the line protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from housebound.bots.external import Conversation, LostSeat, Program
from housebound.commands.extras import needing
from housebound.locales import wording


def sit(
    link: Annotated[str, typer.Argument(help="The link of the seat, as its host hands it out, or its own.")],
    *,
    bot: Annotated[str, typer.Option(metavar="PROGRAM", help="The program that plays, with its arguments.")],
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds the program may take for an answer.")] = 10.0,
    patience: Annotated[float, typer.Option(min=0.0, help="Seconds to wait for a server that does not answer.")] = 60.0,
) -> None:
    """Let a program play a seat of a running server; it speaks the line protocol (docs/protocol.md).

    An invitation works once: it is exchanged for the seat's own link, which is shown. If the program crashes, talks
    nonsense or takes too long, the game's usual bot takes over its seat; then the exit code is 1.

    Example: housebound sit https://club.example/#/t/TABLE/TOKEN --bot "python3 docs/example_bot.py"
    """
    with needing("server", "sitting down at a server's table"):
        from housebound.bots.remote import RemoteSeat, SeatLink  # WebSockets are not needed for anything else here

    address = SeatLink.read(link)
    player = Conversation(Program(bot), limit)
    seat = RemoteSeat(address, player, patience, lambda own: typer.echo(f"To come back to this seat: {own}", err=True))
    try:
        result = seat.play()
    except LostSeat as lost:
        player.lose(str(lost))
        seat.hand_over()
        typer.echo(f"{bot} loses its seat: {lost}. The game's usual bot goes on in its place.", err=True)
        raise typer.Exit(1) from None
    except BaseException:
        player.close()
        raise
    player.close()
    winners = wording.seats(result["winners"]) or "nobody"
    typer.echo(f"The game is over. Seats that won: {winners} ({result['why']}).")
