"""One game of a study: bots play it, onlookers watch, and what comes back is a row."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.chance import Outcome
from housebound.kernel.chronicle import Cell as Value
from housebound.kernel.chronicle import Cells, Onlooker, Step
from housebound.kernel.errors import ScriptFailed
from housebound.kernel.game import Game
from housebound.kernel.table import Table
from housebound.study import hooks
from housebound.study.plan import Cell, Study, columns_of, level_at


class Played(msgspec.Struct, array_like=True):
    """A batch of games: rows in the order of the study's columns, rows of decisions, and tapes by the game's number."""

    batch: int
    rows: list[list[Any]]
    decisions: list[list[Any]] = []
    tapes: dict[int, str] = {}


def play_batch(study: Study, batch: int) -> Played:
    """The games of one batch."""
    played = Played(batch, [])
    for number in study.batch(batch):
        _play(study, number, played)
    return played


def _play(study: Study, number: int, played: Played) -> None:
    game = registry.find(study.game)
    cell = study.cell_of(number)
    searchable = any(bots.searches(level) for level in cell.levels)
    table = Table(game, cell.seats, cell.settings, seed=study.seed_of(number), searchable=searchable)
    decisions: list[list[Any]] = []
    tape = ""
    cells: Cells
    try:
        cells = _watched(study, table, number, cell, decisions)
        failed = None
    except Exception as error:  # whatever it is: it is recorded, and the other games go on
        cells, failed = {}, f"{type(error).__name__}: {error}"
        tape = error.tape if isinstance(error, ScriptFailed) else table.save_text()
    if failed is not None or study.tapes:
        played.tapes[number] = tape or table.save_text()
    played.decisions += decisions
    known = {**_frame(study, table, number, cell), **cells, "failed": failed}
    played.rows.append([known.get(column.name) for column in columns_of(game, study.hooks)])


def _frame(study: Study, table: Table, number: int, cell: Cell) -> dict[str, Value]:
    """What is kept of every game."""
    game, result = table.game, table.result
    known: dict[str, Value] = {
        "number": number,
        "game": game.name,
        "version": game.version,
        "seed": study.seed_of(number),
        "seats": table.seats,
        "bots": [level_at(cell, seat) for seat in range(table.seats)],
        "choices": sum(not isinstance(event, Outcome) for event in table.tape),
        **{f"option_{name}": value for name, value in table.settings.items()},
    }
    if result is not None:
        sides = game.sides(table.state)
        known |= {
            "roles": list(game.roles(table.state)),
            "sides": list(sides),
            "winners": list(result.winners),
            "sides_won": sorted({sides[seat] for seat in result.winners}) if sides else [],
            "why": result.why,
            "rounds": result.rounds,
        }
    return known


def _watched(study: Study, table: Table, number: int, cell: Cell, decisions: list[list[Any]]) -> Cells:
    """Play a game to its end, and give what its onlookers saw."""
    game: Game[Any] = table.game
    watching = [game.onlooker(table), *(hooks.find(name).watch(table) for name in study.hooks)]
    for onlooker in watching:
        next(onlooker)
    players = [bots.bot(game, level_at(cell, seat)) for seat in range(table.seats)]
    streams = [Random(f"{table.seed}/{seat}") for seat in range(table.seats)]
    cells: dict[str, Value] = {}
    heard = len(table.state.notices or ())
    while not table.over:
        decision = table.pending[0]
        seat = decision.seat
        option = bots.asked_of(players[seat], table, decision, streams[seat])
        offered = len(decision.options) if study.decisions else 0
        table.choose(seat, option)
        if study.decisions:
            decisions.append([number, len(decisions), seat, decision.prompt, decision.rule, offered, option.name])
        notices = table.state.notices or []
        step = Step(decision, option, notices[heard:])
        heard = len(notices)
        for onlooker in watching:
            _show(onlooker, step, cells)
    return cells


def _show(onlooker: Onlooker, step: Step, cells: dict[str, Value]) -> None:
    """Let one onlooker see a step; at the end of the game it gives its cells."""
    try:
        onlooker.send(step)
    except StopIteration as done:
        cells.update(done.value)
