"""Sets of small numbers, each written as one number: an int with a bit for each of its members.

Seats, rooms, cards and whatever else a game counts from 0 up stand in such sets: they are copied, compared and hashed
as cheaply as any number.

    >>> doors = set_of([1, 4])
    >>> has(doors, 4), members_of(without(doors, 4))
    (True, (1,))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


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


def size_of(members: int) -> int:
    """How many are in the set."""
    return members.bit_count()


_MEMBERS: Final[dict[int, tuple[int, ...]]] = {}
_MOST_REMEMBERED: Final = 1 << 15


def members_of(members: int) -> tuple[int, ...]:
    """Who or what is in a set, in their order: remembered, because the same sets are asked for again and again."""
    known = _MEMBERS.get(members)
    if known is None:
        if len(_MEMBERS) >= _MOST_REMEMBERED:
            _MEMBERS.clear()
        known = _MEMBERS[members] = tuple([i for i in range(members.bit_length()) if members >> i & 1])
    return known
