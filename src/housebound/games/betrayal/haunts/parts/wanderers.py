"""Part: figures that wander by a pattern (WANDERER). Each has a facing, and turns as its haunt's pattern says.

The parameter of a pattern is an order of turns, as quarter turns clockwise seen from the facing: the first of them that
leads through a door to a room in the house is taken. Doorways without a room behind them are walls. After a step the
facing is its direction (`house.direction_between`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import DIRECTIONS, VERBS
from housebound.kernel.script import Ask, Decision, Option, Script

FACE: Final = VERBS.verb("face", DIRECTIONS, rule="HC-27")
STRAIGHT: Final = 0
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3
"""Turns, as quarter turns clockwise from the facing."""
NO_EXIT: Final = -1


def exit_by(g: House, room: Room, facing: int, turns: Iterable[int]) -> int:
    """The room behind the first of these turns that is an exit; NO_EXIT if none is."""
    return next((there for turn in turns if (there := beyond(g, room, facing, turn)) != NO_EXIT), NO_EXIT)


def beyond(g: House, room: Room, facing: int, turn: int) -> int:
    """The room behind the door on that side, seen from the facing."""
    return max(g.door[room * 4 + (facing + turn) % 4], NO_EXIT)


def choose_facing(g: House, seat: Seat, figure: Figure, rule: str) -> Script[int]:
    """A seat turns the figure where it likes."""
    option: Option = yield Decision(seat, "facing", _offer_directions, rule, g.word[figure])
    return option.args[0]


def _offer_directions(_: House, __: int, ask: Ask) -> None:
    ask.options += FACE.each()
