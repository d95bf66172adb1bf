"""Moves as they are stored: a choice with the outcomes it led to, line by line, and how a table repeats it."""

from __future__ import annotations

from typing import Any

from housebound.kernel import registry
from housebound.kernel.errors import BadTape
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, read_event, written
from housebound.server.record import Record


def beginning(record: Record, *, listening: bool = True) -> Table:
    """The table before its first move here."""
    game: Any = registry.find(record.game)
    if record.beginning:
        return load_text(record.beginning, game=game, listening=listening)
    return Table(game, len(record.seats), record.settings, seed=record.seed, listening=listening)


def lines_since(table: Table, length: int) -> str:
    """What has happened since the tape had this length."""
    return "\n".join(written(event) for event in table.tape[length:])


def _enter(table: Table, outcomes: list[str]) -> None:
    """Where the dice are not the table's own: what came up is what is stored."""
    for line in outcomes:
        if table.needs is not None:
            table.enter(line.partition(" ")[2])


def repeat(table: Table, text: str) -> Decision:
    """Make a stored choice again; what it answered.

    It leads to the outcomes that are stored, or the rules have changed.
    """
    before = len(table.tape)
    first, _, rest = text.partition("\n")
    event = read_event(first, table.game, before + 1)
    if not isinstance(event, tuple):
        raise BadTape(f"{first!r} is no choice", before + 1)
    seat, nth, option = event
    asked = table.pending + [decision for decision, _ in table.answered] + table.standing
    decision = next((one for one in asked if one.seat == seat and one.nth == nth), None)
    if decision is None:
        raise BadTape(f"seat {seat} is not asked when it chooses {option.name}", before + 1)
    if option not in decision.options:
        raise BadTape(f"{option.name} is not allowed: {', '.join(decision.why_not(option))}", before + 1)
    table.choose(seat, option, decision.id)
    _enter(table, rest.splitlines())
    if lines_since(table, before) != text:
        table.forget(before)
        raise BadTape(f"{option.name} leads to other outcomes than were stored: the rules have changed", before + 1)
    return decision
