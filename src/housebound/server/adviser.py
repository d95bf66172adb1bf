"""A process that thinks for people: what a hard bot would do in a seat, and how a finished game stood at each moment.

Run as `python -m housebound.server.adviser`, asked as `pipes` says. It is handed the whole table, as bots are, and what
it says is made of nothing but what the seat can know (`bots.perspective`).
"""

from __future__ import annotations

from typing import Union

import msgspec

from housebound.bots.budget import Budget
from housebound.bots.hints import advice, course
from housebound.kernel.tape import load_text
from housebound.server.answers import answered
from housebound.server.pipes import answer_all
from housebound.server.worker import step_back


class HintWanted(msgspec.Struct, frozen=True, tag="hint"):
    """What would a hard bot do in this seat, and why?"""

    tape: str
    seat: int
    decision: int
    budget: Budget


class CourseWanted(msgspec.Struct, frozen=True, tag="course"):
    """How did the finished game on this tape stand, from beginning to end?"""

    tape: str


class OptionJudged(msgspec.Struct, frozen=True):
    """An option that was considered: how often it won in imagined worlds, give or take how much, in how many worlds."""

    option: str
    chance: float
    doubt: float
    worlds: int


class Hint(msgspec.Struct, frozen=True):
    """What a hard bot would choose, and what it thinks of everything that it considered; nothing if that is all."""

    decision: int
    choice: str
    options: tuple[OptionJudged, ...]


class Stood(msgspec.Struct, frozen=True):
    """How a game stood at a step of the all-seeing replay: each seat's chance to win."""

    step: int
    chances: tuple[float, ...]


class Course(msgspec.Struct, frozen=True):
    """How a finished game stood, from its first choice to its end, as play-outs by sensible bots judge it."""

    stood: tuple[Stood, ...]


Wanted = Union[HintWanted, CourseWanted]  # noqa: UP007 - msgspec reads it at run time


def answer(raw: bytes) -> bytes:
    wanted: Wanted = msgspec.msgpack.decode(raw, type=Wanted)
    return answered(lambda: _found(wanted))


def _found(wanted: Wanted) -> Hint | Course:
    table = load_text(wanted.tape, listening=False)
    if isinstance(wanted, CourseWanted):
        return Course(tuple(Stood(one.choices, one.chances) for one in course(table)))
    asked = next(one for one in table.pending if (one.seat, one.id) == (wanted.seat, wanted.decision))
    found = advice(table, asked, wanted.budget)
    judged = [OptionJudged(one.option.name, one.chance, one.doubt, one.worlds) for one in found.estimates]
    return Hint(wanted.decision, found.choice.name, tuple(judged))


if __name__ == "__main__":
    step_back()
    answer_all(answer)
