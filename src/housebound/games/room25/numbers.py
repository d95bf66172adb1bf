"""What the numbers of the state say, and how sets are written as numbers.

A set of seats, characters or tokens is an int with a bit for each of its members. Whoever reads or changes a set does
it with the words of this module.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Seat = int
"""A place at the table."""
Character = int
Tile = int
"""A tile of the Complex by the space on which it was laid, or -1: none."""
Space = int
"""A space of the grid, row by row: A1 is 0, E5 is 24."""
Room = int
"""A kind of room, or UNDECIDED."""
Colour = int
Line = int
"""A row, 0 to 4, or a column, 5 to 9."""
Way = int
Axis = int
Robot = int
Token = int
Plan = int
"""What lies in a slot: a token, one of Kevin's two powers, or NONE."""
Role = int
Event = int
"""An Event card, by its kind."""
SeatSet = int
"""A set of seats, or an audience: EVERYONE has every bit, a spectator's too."""
CharacterSet = int
TokenSet = int


def has(members: int, member: int) -> bool:
    """Whether the set has this member."""
    return members >> member & 1 == 1


def just(member: int) -> int:
    """The set of this one."""
    return 1 << member


def set_of(members: Iterable[int]) -> int:
    """The set of these."""
    found = 0
    for member in members:
        found |= 1 << member
    return found


def first(count: int) -> int:
    """The set of the first so many."""
    return (1 << count) - 1


def without(members: int, member: int) -> int:
    """The set less this one."""
    return members & ~(1 << member)


def less(members: int, others: int) -> int:
    """The set less all of these."""
    return members & ~others


@lru_cache(maxsize=1 << 10)
def members_of(members: int) -> tuple[int, ...]:
    """Who is in a set, in their order."""
    return tuple(i for i in range(members.bit_length()) if members >> i & 1)


def coordinates(space: Space) -> tuple[int, int]:
    """How many rows down and how many columns to the right a space lies."""
    return divmod(space, 5)
