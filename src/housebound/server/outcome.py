"""How a finished game came out, for the club page: who won on which side, and what kind of game it was.

The game's own onlooker says that (`kernel.chronicle`): it watches the whole game again, in a process that reads tapes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from housebound.kernel.chance import Outcome as Rolled
from housebound.kernel.chronicle import GROUP, Cells, Column, Step
from housebound.kernel.errors import BadTape
from housebound.kernel.game import Game
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.locales.wording import message_id


class Outcome(msgspec.Struct, frozen=True):
    """What a finished game was, and who won it."""

    winners: tuple[int, ...]
    sides: tuple[str, ...]
    """Seat -> its side; none: the game has no sides."""
    kind: str
    """Which haunt, killer or mode it was."""
    rounds: int
    why: str


def outcome_of(steps: Iterator[Table]) -> Outcome:
    """Of a game, step by step from its beginning."""
    table = next(steps)
    cells = _watched(table, steps)
    if table.result is None:
        raise BadTape("this-game-is-not-over")
    game, result = table.game, table.result
    column = kind_column(game)
    word = cells.get(column.name) if column is not None else table.settings.get(_first_option(game))
    return Outcome(result.winners, game.sides(table.state), _written(word), result.rounds, result.why)


def _watched(table: Table, steps: Iterator[Table]) -> Cells:
    onlooker = table.game.onlooker(table)
    heard = len(table.state.notices or ())
    try:
        next(onlooker)
        for now in steps:
            assert now is table, "a tape is followed at one table"
            assert table.latest is not None
            notices = table.state.notices or []
            chosen = next(event for event in reversed(table.tape) if not isinstance(event, Rolled))
            onlooker.send(Step(table.latest, chosen[2], notices[heard:]))
            heard = len(notices)
    except StopIteration as done:
        cells: Cells = done.value
        return cells
    return {}


def kind_column(game: Game[Any]) -> Column | None:
    """By what games of this kind are compared first."""
    return next((column for column in game.columns if column.use == GROUP), None)


def _first_option(game: Game[Any]) -> str:
    return game.settings[0].name if game.settings else ""


def _written(word: object) -> str:
    return "" if word is None else str(word).lower() if isinstance(word, bool) else str(word)


def kind_name(game: Game[Any], word: str, language: str) -> str:
    """A kind of game in words. A haunt's title is no secret once it was played to its end."""
    if not word:
        return ""
    speaking, column = speech(game.name, language), kind_column(game)
    if column is None:
        message = message_id("value", _first_option(game), word)
    elif "*" in column.words:
        message = column.words.replace("*", word)
    else:
        message = message_id(column.words, word)
    return speaking.say(message) if speaking.knows(message) else word
