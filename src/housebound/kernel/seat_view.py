"""What a seat is sent: the view of the board, its own decisions, who else is asked, and its notices.

Nothing else about a table ever leaves a trusted process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from housebound.kernel.game import Channel, Result
from housebound.kernel.goal import Goal
from housebound.kernel.script import Decision

if TYPE_CHECKING:
    from housebound.kernel.table import Table


class Asked(msgspec.Struct, frozen=True):
    """A decision as its own seat sees it. `answer` is what it has chosen so far, where it may still change that."""

    id: int
    prompt: str
    subject: int
    rule: str
    options: tuple[str, ...]
    answer: str = ""
    standing: bool = False
    """Nobody waits for it: something that the seat may do at any moment."""


class Waiting(msgspec.Struct, frozen=True):
    """That a seat is asked, and for what: public, unless only some may know of it."""

    seat: int
    prompt: str
    subject: int
    answered: bool = False


class Told(msgspec.Struct, frozen=True):
    """A notice as it is sent: its number for this seat, its kind, its details in words."""

    n: int
    kind: str
    details: dict[str, str]


class TableView(msgspec.Struct, frozen=True):
    """Everything one seat (or a spectator) may see. Clients draw from it alone."""

    game: str
    seat: int
    board: Any
    asked: tuple[Asked, ...]
    waiting: tuple[Waiting, ...]
    talk: tuple[Channel, ...]
    over: bool
    result: Result | None
    notes: dict[str, str]
    """What stands in this seat's own notebook: place -> note."""
    goal: Goal | None = None
    """What this seat is after; nobody who only looks on is after anything."""


def table_view(table: Table, seat: int) -> TableView:
    game = table.game
    board = game.view(game.sight(table.state, seat))
    return TableView(
        game=game.name,
        seat=seat,
        board=board,
        asked=tuple(_asked(table, seat)),
        waiting=tuple(_waiting(table, seat)),
        talk=tuple(channel for channel in game.talk(table.state) if channel.hearers >> seat & 1),
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
        options=tuple(option.name for option in decision.options),
    )


def _waiting(table: Table, eye: int) -> list[Waiting]:
    asked = [(decision, False) for decision in table.pending] + [(decision, True) for decision, _ in table.answered]
    return [Waiting(d.seat, d.prompt, d.subject, answered) for d, answered in asked if d.known >> eye & 1]


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
    return msgspec.json.encode((table_view(table, seat), told(table, seat)))
