"""The dice of the sensible player: what so many dice against so many come to."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST: Final = 8
"""BET-DICE-3. Nobody rolls more."""


def _sums(dice: int) -> list[float]:
    """Result -> how likely it is with so many dice of 0, 1 and 2."""
    likely = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(likely) + 2)
        for result, p in enumerate(likely):
            for face in range(3):
                wider[result + face] += p / 3
        likely = wider
    return likely


SUMS: Final = tuple(tuple(_sums(dice)) for dice in range(MOST + 1))


class Outcome(NamedTuple):
    """A fight before it is fought: how likely each side is to win, and the damage to expect for each."""

    win: float
    lose: float
    dealt: float
    taken: float


def _fight(mine: int, theirs: int) -> Outcome:
    win = lose = dealt = taken = 0.0
    for one, p in enumerate(SUMS[mine]):
        for other, q in enumerate(SUMS[theirs]):
            if one > other:
                win += p * q
                dealt += p * q * (one - other)
            elif one < other:
                lose += p * q
                taken += p * q * (other - one)
    return Outcome(win, lose, dealt, taken)


_FIGHTS: Final = tuple(tuple(_fight(mine, theirs) for theirs in range(MOST + 1)) for mine in range(MOST + 1))
_AT_LEAST: Final = tuple(
    tuple(sum(sums[needed:]) for needed in range(2 * MOST + 2)) for sums in (list(one) for one in SUMS)
)


def fight(mine: int, theirs: int) -> Outcome:
    """So many dice against so many."""
    return _FIGHTS[min(max(mine, 0), MOST)][min(max(theirs, 0), MOST)]


def at_least(dice: int, needed: int) -> float:
    """How likely so many dice are to show a result, or more."""
    if needed <= 0:
        return 1.0
    return _AT_LEAST[min(max(dice, 0), MOST)][needed] if needed <= 2 * MOST else 0.0
