"""What the numbers of the state say, and how sets are written as numbers.

A set of seats, victims, locations, passages or abilities is an int with a bit for each of its members. Whoever reads or
changes a set does it with the words of this module; raw bits stand only here, in the state and in the map, where they
are the fastest way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Seat = int
Victim = int
"""A victim by her character, 0 to 4, or -1: nobody."""
Condition = int
Location = int
"""A location of the map, or -1: nowhere."""
Zone = int
Passage = int
"""A passage between two locations, or -1: a path, which cannot be barricaded."""
Item = int
"""An item card, by its kind."""
Killer = int
Card = int
"""A killer card, by its kind, or -1: none."""
CardType = int
Plan = int
Ability = int
SeatSet = int
"""A set of seats, or an audience."""
VictimSet = int
LocationSet = int
PassageSet = int
AbilitySet = int
Deeds = int
"""What the killer has done in this turn: see the state."""


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


@lru_cache(maxsize=1 << 15)
def members_of(members: int) -> tuple[int, ...]:
    """Who or what is in a set, in their order."""
    return tuple(i for i in range(members.bit_length()) if members >> i & 1)
