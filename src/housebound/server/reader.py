"""A process in which tapes are read: it makes replays, and says what is wrong with a tape that somebody brings.

Run as `python -m housebound.server.reader`, asked as `pipes` says.
"""

from __future__ import annotations

from typing import Union

import msgspec

from housebound.kernel.errors import BadTape, HouseboundError
from housebound.kernel.game import Value
from housebound.kernel.script import SPECTATOR
from housebound.kernel.streams import Seed
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, parse
from housebound.server.errors import FAULT, fault, said
from housebound.server.logs import whereabouts
from housebound.server.moves import steps_of_tape
from housebound.server.pipes import answer_all
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


class TableOnTape(msgspec.Struct, frozen=True):
    """The table that a tape leads to."""

    game: str
    version: str
    seats: int
    settings: dict[str, Value]
    seed: Seed | None
    is_over: bool


class Read(msgspec.Struct, frozen=True, tag="read"):
    """What was wanted: a `Replay`, a `Story` or a `TableOnTape`, as JSON."""

    body: bytes


class Unread(msgspec.Struct, frozen=True, tag="unread"):
    """What is wrong. `fault`: where it failed, if that is our fault, for the log."""

    code: str
    sentence: str
    status: int
    fault: str = ""


Wanted = Union[ReplayWanted, StoryWanted, TapeBrought]  # noqa: UP007 - msgspec reads it at run time
Answer = Union[Read, Unread]  # noqa: UP007


def answer(raw: bytes) -> bytes:
    wanted: Wanted = msgspec.msgpack.decode(raw, type=Wanted)
    read: Answer
    try:
        read = Read(msgspec.json.encode(_found(wanted)))
    except HouseboundError as error:
        refused = said(error)
        read = Unread(refused.said.code, refused.said.sentence, refused.status)
    except Exception as error:
        read = Unread(fault().said.code, fault().said.sentence, FAULT, whereabouts(error))
    return msgspec.msgpack.encode(read)


def _found(wanted: Wanted) -> msgspec.Struct:
    match wanted:
        case ReplayWanted(tape, seat, first, count, all_seeing):
            return replay_of(steps_of_tape(tape), seat, first, count, all_seeing=all_seeing)
        case StoryWanted(tape, seconds):
            return story_of(steps_of_tape(tape), seconds)
        case TapeBrought(tape):
            return _table_on(tape)


def _table_on(tape: str) -> TableOnTape:
    table = table_of(tape)
    game = table.game
    return TableOnTape(game.name, game.version, table.seats, table.settings, table.seed, table.over)


def table_of(tape: str) -> Table:
    """The table that a tape leads to. Whatever is wrong with a tape is its fault, not ours.

    A position that somebody made up may never come to a question: rules can go round in circles on it.
    """
    if "position" in parse(tape)[0]:
        raise BadTape("header position: a server takes games from their beginning only; play this one in a terminal")
    try:
        table = load_text(tape)
        for eye in (*range(table.seats), SPECTATOR):
            table.view(eye)
    except HouseboundError:
        raise
    except Exception as error:
        raise BadTape(f"no table can stand like this ({type(error).__name__})") from error
    if table.seed is None and not table.over:
        raise BadTape("people rolled the dice of this game, and it is not over: go on with it where they roll")
    if isinstance(table.seed, int) and not 0 <= table.seed < 1 << 63:
        raise BadTape("header seed: write a whole number from 0 to 9223372036854775807")
    if not all(0 <= times < 1_000_000 for times in table.undone):
        raise BadTape("header undone: nobody has taken back so many choices")
    return table


if __name__ == "__main__":
    answer_all(answer)
