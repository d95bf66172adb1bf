"""After a game: the moments that decided it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from housebound.bots.hints import PLAYOUTS, POINTS, Moment
from housebound.bots.hints import moments as find_moments
from housebound.commands.arguments import tape_text
from housebound.commands.page import Page
from housebound.commands.speaking import language
from housebound.commands.stopping import Stopping
from housebound.commands.study import progress_bar
from housebound.kernel.chance import Event, Outcome
from housebound.kernel.counting import seat_meant, seat_number
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import FluentSpeech, speech, wording


def moments(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    seat: Annotated[int, typer.Option()] = 1,
    most: Annotated[int, typer.Option(min=1)] = 5,
    playouts: Annotated[int, typer.Option(min=1)] = PLAYOUTS,
    points: Annotated[int, typer.Option(min=2)] = POINTS,
) -> None:
    """Show the moments in which a seat's chance to win moved most, as play-outs by sensible bots judge them.

    Example: housebound moments evening.tape --seat 2
    """
    table = load_text(tape_text(file), listening=False)
    looked = (0, 0)

    def look(done: int, of: int) -> bool:
        nonlocal looked
        looked = (done, of)
        bar.update(task, completed=done, total=of)
        return not stopping.asked

    with Stopping() as stopping, progress_bar() as bar:
        task = bar.add_task(table.game.name, total=None)
        found = find_moments(table, seat_meant(seat, table.seats), most, playouts, points, look)
    if not stopping.asked or any(moment.swing for moment in found):
        _show(found, table)
    stopping.tell("stopped-moments", *looked)


def _show(found: list[Moment], table: Table) -> None:
    words, page = speech(table.game.name, language()), Page()
    if not any(moment.swing for moment in found):
        page.print(Text(words.say("moment-none")))
        return
    for moment in found:
        page.print(Text(_headline(moment, words), style="bold"))
        for event in moment.events:
            page.print(Text(f"  {_told(event, words)}"), soft_wrap=True)


def _headline(moment: Moment, words: FluentSpeech) -> str:
    before, after = round(100 * moment.before), round(100 * moment.after)
    return words.say("moment-line", step=moment.begin, before=before, after=after)


def _told(event: Event, words: FluentSpeech) -> str:
    if isinstance(event, Outcome):
        return words.say("moment-chance", words=f"{event.domain.name} {' '.join(event.words)}")
    seat, _, option = event
    return words.say("moment-chose", seat=seat_number(seat), option=wording.label(option, words))
