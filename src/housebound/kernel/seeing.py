"""What a seat is sent is made here, of a table: all that it may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from housebound.kernel.script import Decision
from housebound.kernel.seat_view import Asked, Glimpse, TableView, Told, Waiting

if TYPE_CHECKING:
    from housebound.kernel.table import Table


def glimpse(table: Table, seat: int) -> Glimpse:
    """These parts exactly as `table_view` has them."""
    game = table.game
    return Glimpse(game.view(game.sight(table.state, seat)), tuple(_asked(table, seat)), tuple(_waiting(table, seat)))


def table_view(table: Table, seat: int) -> TableView:
    """What `Table.view` gives: all that this seat may see, and nothing else."""
    game = table.game
    board = game.view(game.sight(table.state, seat))
    return TableView(
        game=game.name,
        seat=seat,
        board=board,
        asked=tuple(_asked(table, seat)),
        waiting=tuple(_waiting(table, seat)),
        talk=tuple([channel for channel in game.talk(table.state) if channel.hearers >> seat & 1]),
        over=table.over,
        result=table.result,
        notes=_notes(table, seat),
        goal=game.goal(board) if 0 <= seat < table.seats else None,
    )


def _asked(table: Table, seat: int) -> list[Asked]:
    mine = [_seen(decision) for decision in table.pending if decision.seat == seat]
    for decision, answer in table.answered:
        if decision.seat == seat:
            mine.append(msgspec.structs.replace(_seen(decision), answer=answer.name))
    if len(mine) > 1:
        mine.sort(key=lambda asked: asked.id)
    for decision in table.standing:
        if decision.seat == seat and decision.options:
            mine.append(msgspec.structs.replace(_seen(decision), standing=True))
    return mine


def _seen(decision: Decision) -> Asked:
    return Asked(
        id=decision.id,
        prompt=decision.prompt,
        subject=decision.subject,
        rule=decision.cited,
        options=tuple([option.name for option in decision.options]),
    )


def _waiting(table: Table, eye: int) -> list[Waiting]:
    asked = [Waiting(d.seat, d.prompt, d.subject) for d in table.pending if d.known >> eye & 1]
    if table.answered:
        asked += [Waiting(d.seat, d.prompt, d.subject, True) for d, _ in table.answered if d.known >> eye & 1]
    return asked


def _notes(table: Table, seat: int) -> dict[str, str]:
    if not table.notes or seat >= table.seats:
        return {}
    return table.notes.get(table.game.notebook(table.state, seat), {}).copy()


def told(table: Table, seat: int, since: int = 0) -> list[Told]:
    """The notices of a seat, as they are sent."""
    return [Told(n, notice.kind.name, notice.words()) for n, notice in table.notices(seat, since)]


def told_after(table: Table, seat: int, place: int, n: int) -> list[Told]:
    """A seat's notices from `place` on among all of the table's, numbered from `n` on: what is new is cheap to find."""
    news = [notice for notice in (table.state.notices or [])[place:] if notice.to >> seat & 1]
    return [Told(n + i, notice.kind.name, notice.words()) for i, notice in enumerate(news)]


def sent_to(table: Table, seat: int) -> bytes:
    """The same, and what the seat was told, as the bytes that `check_game` compares."""
    return msgspec.json.encode((table_view(table, seat), told(table, seat)))
