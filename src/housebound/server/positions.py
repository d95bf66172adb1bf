"""Positions that visitors bring: what each seat would see, what cannot be, and the table that begins there.

All this is done in a process of its own (`reader`): a position that somebody made up may lead the rules in circles.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from housebound.kernel import registry
from housebound.kernel.errors import BadPosition, HouseboundError
from housebound.kernel.game import Game
from housebound.kernel.seat_view import TableView
from housebound.kernel.settings import Value
from housebound.kernel.streams import Seed
from housebound.kernel.table import Table
from housebound.puzzles.making import NoPuzzle, puzzle_of, written
from housebound.server.errors import ServerError

_MOST_TROUBLES: Final = 8
_TRIALS: Final = 3
_FAR: Final = 150
"""Choices of a trial: further on nobody can tell any more what the position was."""


class Trouble(msgspec.Struct, frozen=True):
    """Something that cannot be: the key where it stands, with those above it, and why. No key: it is the whole."""

    place: str
    sentence: str


class PositionSeen(msgspec.Struct, frozen=True):
    """A position that was brought: as each seat sees it, seat by seat, or what cannot be."""

    game: str
    seats: int
    options: dict[str, Any]
    given: dict[str, Any]
    """As it was brought."""
    views: tuple[TableView, ...] = ()
    troubles: tuple[Trouble, ...] = ()


class PuzzleMade(msgspec.Struct, frozen=True):
    """A position as a puzzle, proved."""

    text: str
    """Its file, as `housebound puzzle` takes it."""
    within: int
    """A win can be forced within so many choices, and not in fewer."""
    keys: int
    """How many of the first choices keep it."""


class BeginningTape(msgspec.Struct, frozen=True):
    """The tape of a table that begins from a position, before its first choice."""

    tape: str


def position_seen(
    name: str, seats: int, options: Mapping[str, Value], given: dict[str, Any], language: str
) -> PositionSeen:
    seen = PositionSeen(name, seats, dict(options), given)
    game = registry.find(name)
    game.refuse_files(options)
    try:
        game.settle(seats, options)
        table = _table(game, seats, options, given, 0)
        return msgspec.structs.replace(seen, views=tuple(table.view(seat) for seat in range(seats)))
    except HouseboundError:
        return msgspec.structs.replace(seen, troubles=tuple(_troubles(game, seats, options, given, language)))


def tape_from(
    name: str,
    seats: int,
    options: Mapping[str, Value],
    given: dict[str, Any],
    seed: Seed,
    *,
    people_roll: bool = False,
) -> BeginningTape:
    """The table that begins there, tried out: it comes to its first question, and in some random games to many more."""
    game = registry.find(name)
    game.refuse_files(options)
    table = _table(game, seats, options, given, None if people_roll else seed)
    if table.over:
        raise BadPosition("position-is-over")
    for trial in range(_TRIALS):
        _play_on(_table(game, seats, options, given, trial), Random(trial))
    return BeginningTape(table.save_text())


def puzzle_made(name: str, seats: int, options: Mapping[str, Value], given: dict[str, Any], seat: int) -> PuzzleMade:
    """The puzzle of a position that can be; a `ServerError` says why there is none."""
    game = registry.find(name)
    game.refuse_files(options)
    if _table(game, seats, options, given, None).over:
        raise BadPosition("position-is-over")
    try:
        puzzle = puzzle_of(name, seats, options, given, seat)
    except NoPuzzle as error:
        raise ServerError("makes-no-puzzle", error.message, 409, (), "", **error.details) from None
    return PuzzleMade(written(puzzle), puzzle.within, len(puzzle.keys))


def _table(
    game: Game[Any], seats: int, options: Mapping[str, Value], given: Mapping[str, Any], seed: Seed | None
) -> Table:
    """Whatever is wrong with a position is its fault, not ours. No seed: people roll."""
    settings = game.settle(seats, options)
    origin = game.from_position(seats, settings, copy.deepcopy(dict(given)))
    if (wrong := game.laid_wrong(origin)) is not None:
        raise wrong
    try:
        game.check(origin)
    except AssertionError as error:
        raise BadPosition("position-pieces", why=str(error)) from None
    try:
        table = Table(game, seats, settings, seed=seed, people_roll=seed is None, origin=origin)
        for seat in range(seats):
            table.view(seat)
    except HouseboundError:
        raise
    except Exception as error:
        raise BadPosition("no-table-can-stand-like-this", name=type(error).__name__) from error
    return table


def _play_on(table: Table, rng: Random) -> None:
    try:
        for _ in range(_FAR):
            if table.over:
                return
            asked = table.pending[0]
            table.choose(asked.seat, rng.choice(asked.options), asked.id)
    except Exception as error:
        raise BadPosition("position-leads-nowhere", name=type(error).__name__) from error


def _troubles(
    game: Game[Any], seats: int, options: Mapping[str, Value], given: Mapping[str, Any], language: str
) -> list[Trouble]:
    """What is wrong, one thing after the other: what was found is left out, and the rest is looked at again."""
    left, found = copy.deepcopy(dict(given)), list[Trouble]()
    while len(found) < _MOST_TROUBLES:
        try:
            _table(game, seats, options, left, 0)
        except HouseboundError as error:
            place = getattr(error, "place", "")
            found.append(Trouble(place, _sentence(error, language)))
            if not _leave_out(left, place):
                return found
        else:
            return found
    return found


def _sentence(error: HouseboundError, language: str) -> str:
    """What is wrong, without saying again that it is about a position."""
    bare = error.details["error"] if error.message == "position-plain" else error
    return bare.in_language(language) if isinstance(bare, HouseboundError) else str(bare)


def _leave_out(position: dict[str, Any], place: str) -> bool:
    """Whether there was something to leave out."""
    *above, key = place.split(".")
    inside: Any = position
    for step in above:
        if not isinstance(inside, dict) or not isinstance(inside.get(step), dict):
            return isinstance(inside, dict) and inside.pop(step, None) is not None  # a bare word stands there
        inside = inside[step]
    return inside.pop(key, None) is not None
