"""Moves as they are stored: a choice with the outcomes it led to, line by line, and how a table repeats it.

A table that is built again is built choice by choice, so that whoever builds it can pause (`at_leisure`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from housebound.kernel import registry
from housebound.kernel.chance import Event, Outcome
from housebound.kernel.errors import BadTape, CannotUndo, NotAsked, UnknownWord
from housebound.kernel.game import Game
from housebound.kernel.script import EVERYONE, Decision
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, parse, read_event
from housebound.kernel.tape_rows import written
from housebound.server.record import Record

E = TypeVar("E")

_AT_ONCE: Final = 0.003
"""Seconds for which one table is built again before everybody else has a turn."""


class Turns:
    """Whoever does something long lets others have a turn in between."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def give(self) -> None:
        """To everybody else, if we have had ours."""
        if time.perf_counter() - self._since > _AT_ONCE:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


async def at_leisure(steps: Iterable[Table]) -> Table:
    """The table after the last of these steps; nobody waits for it who does not want it."""
    turns = Turns()
    last = None
    for table in steps:
        last = table
        await turns.give()
    assert last is not None, "a table has a beginning"
    return last


def beginning(record: Record) -> Iterator[Table]:
    """The table before its first move here, choice by choice if a tape led to that."""
    game: Any = registry.find(record.game)
    if record.beginning:
        yield from steps_of_tape(record.beginning, game)
    else:
        yield Table(game, len(record.seats), record.settings, seed=record.seed, people_roll=record.people_roll)


def steps_of_tape(text: str, game: Game[Any] | None = None) -> Iterator[Table]:
    """The table that a tape leads to, before its first choice and after each."""
    setup, *moves = _by_choice(parse(text)[1], lambda line: line.startswith("~"))
    table = load_text(text, length=len(setup), game=game)
    yield table
    for move in moves:
        first = len(table.tape) + 1
        table.follow([read_event(line, table.game, step) for step, line in enumerate(move, first)])
        yield table


def moments(table: Table, length: int, undone: Sequence[int]) -> Iterator[Table]:
    """A twin of this table before its first choice, and after each of those among its first events."""
    setup, *moves = _by_choice(table.tape[:length], lambda event: isinstance(event, Outcome))
    then = Table(
        table.game,
        table.seats,
        table.settings,
        seed=table.seed,
        people_roll=table.seed is None,
        origin=table.origin,
        undone=undone,
        tape=setup,
    )
    yield then
    for move in moves:
        then.follow(move)
        yield then


async def taken_back(table: Table, length: int) -> Table:
    """The table as it stood when its tape had this length; who saw that is asked by other numbers than before."""
    if not 0 <= length <= len(table.tape):
        raise CannotUndo("the-tape-has-events-there-is-no-event", count=len(table.tape), length=length)
    then = await at_leisure(moments(table, length, table.undone))
    again = await at_leisure(moments(table, length, table.undone_by_return_to(then)))
    again.notes = table.notes
    return again


def _by_choice(events: Sequence[E], is_outcome: Callable[[E], bool]) -> list[list[E]]:
    """Every choice with the outcomes it led to; first what happened before any."""
    moves: list[list[E]] = [[]]
    for event in events:
        if not is_outcome(event):
            moves.append([])
        moves[-1].append(event)
    return moves


def moves_in(events: Sequence[Event]) -> tuple[str, ...]:
    """Events as they are stored: each choice with the outcomes it led to; first what people entered before any."""
    moves = _by_choice(events, lambda event: isinstance(event, Outcome))
    return tuple("\n".join(map(written, move)) for move in moves if move)


def lines_since(table: Table, length: int) -> str:
    """What has happened since the tape had this length."""
    return "\n".join(written(event) for event in table.tape[length:])


def _enter(table: Table, outcomes: list[str]) -> None:
    """Where the dice are not the table's own: what came up is what is stored."""
    for line in outcomes:
        if table.needs is not None:
            table.enter(line.partition(" ")[2])


def told_of_need(table: Table) -> int:
    """Who may know that an outcome is wanted: whoever knew of the choice that led to it."""
    return EVERYONE if table.latest is None else table.latest.known


def enter_again(table: Table, text: str) -> None:
    """What people entered comes up again, line by line, or the rules have changed."""
    before = len(table.tape)
    try:
        _enter(table, text.splitlines())
    except (NotAsked, UnknownWord) as error:
        raise BadTape(error.message, before + 1, **error.details) from None
    if lines_since(table, before) != text:
        raise BadTape("entered-is-not-wanted", before + 1)


def repeat(table: Table, text: str) -> Decision:
    """Make a stored choice again; what it answered.

    It leads to the outcomes that are stored, or the rules have changed.
    """
    before = len(table.tape)
    first, _, rest = text.partition("\n")
    event = read_event(first, table.game, before + 1)
    if not isinstance(event, tuple):
        raise BadTape("is-no-choice", before + 1, first=repr(first))
    seat, nth, option = event
    asked = table.pending + [decision for decision, _ in table.answered] + table.standing
    decision = next((one for one in asked if one.seat == seat and one.nth == nth), None)
    if decision is None:
        raise BadTape("seat-is-not-asked-when-it-chooses", before + 1, seat=seat, option=option.name)
    if option not in decision.options:
        raise BadTape("is-not-allowed", before + 1, option=option.name, known=", ".join(decision.why_not(option)))
    table.choose(seat, option, decision.id)
    _enter(table, rest.splitlines())
    if lines_since(table, before) != text:
        table.forget(before)
        raise BadTape("leads-to-other-outcomes-than-were-stored-the", before + 1, option=option.name)
    return decision
