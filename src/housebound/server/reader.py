"""A process in which tapes are read: it makes replays, and says what is wrong with a tape that somebody brings.

Run as `python -m housebound.server.reader`, asked as `pipes` says.
"""

from __future__ import annotations

from typing import Any, Union

import msgspec

from housebound.kernel.errors import BadTape, HouseboundError
from housebound.kernel.script import SPECTATOR
from housebound.kernel.settings import Value
from housebound.kernel.streams import Seed
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, parse
from housebound.locales import ENGLISH
from housebound.puzzles import named as load_named
from housebound.puzzles.judging import judged
from housebound.server.answers import answered
from housebound.server.moves import steps_of_tape
from housebound.server.outcome import outcome_of
from housebound.server.pipes import answer_all
from housebound.server.positions import position_seen, puzzle_made, tape_from
from housebound.server.replay import replay_of, story_of


class ReplayWanted(msgspec.Struct, frozen=True, tag="replay"):
    """Some steps of the game on this tape, as a seat saw it."""

    tape: str
    seat: int
    first: int
    count: int
    all_seeing: bool


class StoryWanted(msgspec.Struct, frozen=True, tag="story"):
    """Everything that anybody was told in the finished game on this tape."""

    tape: str
    seconds: float


class TapeBrought(msgspec.Struct, frozen=True, tag="tape"):
    """A tape from outside: what table does it lead to?"""

    tape: str


class OutcomeWanted(msgspec.Struct, frozen=True, tag="outcome"):
    """How the finished game on this tape came out, for the club page."""

    tape: str


class PositionBrought(msgspec.Struct, frozen=True, tag="position"):
    """A position from outside: what does each seat see, or what cannot be? With a seed: the table that begins there."""

    game: str
    seats: int
    settings: dict[str, Value]
    position: dict[str, Any]
    seed: Seed | None = None
    language: str = ENGLISH
    """Of whoever reads what is wrong with it."""
    people_roll: bool = False
    """Whether the real box lies on the table that begins there: then the seed is for trying it out alone."""


class PuzzleOfPosition(msgspec.Struct, frozen=True, tag="puzzle"):
    """A position from outside: in how few choices can this seat force a win from it?"""

    game: str
    seats: int
    settings: dict[str, Value]
    position: dict[str, Any]
    seat: int


class JudgementWanted(msgspec.Struct, frozen=True, tag="judgement"):
    """How a puzzle of ours stands on this tape, which begins with its position."""

    tape: str
    puzzle: str


class TableOnTape(msgspec.Struct, frozen=True):
    """The table that a tape leads to."""

    game: str
    version: str
    seats: int
    settings: dict[str, Value]
    seed: Seed | None
    is_over: bool


Wanted = Union[  # noqa: UP007 - msgspec reads it at run time
    ReplayWanted, StoryWanted, TapeBrought, OutcomeWanted, PositionBrought, PuzzleOfPosition, JudgementWanted
]


def answer(raw: bytes) -> bytes:
    wanted: Wanted = msgspec.msgpack.decode(raw, type=Wanted)
    return answered(lambda: _found(wanted))


def _found(wanted: Wanted) -> msgspec.Struct:
    match wanted:
        case ReplayWanted(tape, seat, first, count, all_seeing):
            return replay_of(steps_of_tape(tape), seat, first, count, all_seeing=all_seeing)
        case StoryWanted(tape, seconds):
            return story_of(steps_of_tape(tape), seconds)
        case TapeBrought(tape):
            return _table_on(tape)
        case OutcomeWanted(tape):
            return outcome_of(steps_of_tape(tape))
        case PositionBrought(game, seats, settings, position, seed, language, people_roll):
            if seed is None:
                return position_seen(game, seats, settings, position, language)
            return tape_from(game, seats, settings, position, seed, people_roll=people_roll)
        case PuzzleOfPosition(game, seats, settings, position, seat):
            return puzzle_made(game, seats, settings, position, seat)
        case JudgementWanted(tape, puzzle):
            return judged(load_named(puzzle), steps_of_tape(tape))


def _table_on(tape: str) -> TableOnTape:
    table = table_of(tape)
    game = table.game
    return TableOnTape(game.name, game.version, table.seats, table.settings, table.seed, table.over)


def table_of(tape: str) -> Table:
    """The table that a tape leads to. Whatever is wrong with a tape is its fault, not ours.

    A position that somebody made up may never come to a question: rules can go round in circles on it.
    """
    if "position" in parse(tape)[0]:
        raise BadTape("header-position-a-server-takes-games-from")
    try:
        table = load_text(tape)
        for eye in (*range(table.seats), SPECTATOR):
            table.view(eye)
    except HouseboundError:
        raise
    except Exception as error:
        raise BadTape("no-table-can-stand-like-this", name=type(error).__name__) from error
    if isinstance(table.seed, int) and not 0 <= table.seed < 1 << 63:
        raise BadTape("header-seed-write-a-whole-number-from-to")
    if not all(0 <= times < 1_000_000 for times in table.undone):
        raise BadTape("header-undone-nobody-has-taken-back-so-many")
    return table


if __name__ == "__main__":
    answer_all(answer)
