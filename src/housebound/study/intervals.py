"""How sure a share is: Wilson's intervals, ratios of shares, and what many comparisons at once cost."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, log, sqrt
from typing import NamedTuple

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """An estimate, and between which numbers 95 of 100 such intervals hold the truth."""

    value: float
    low: float
    high: float


def wilson(hits: int, of: int) -> Interval:
    """The share of hits with Wilson's 95 % interval: it stays between 0 and 1, and is honest for few games too.

    >>> wilson(8, 10)
    Interval(value=0.8, low=0.490..., high=0.943...)
    >>> wilson(0, 0)
    Interval(value=nan, low=0.0, high=1.0)
    """
    if not of:
        return Interval(float("nan"), 0.0, 1.0)
    share = hits / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


class Lift(NamedTuple):
    """How many times as often one share occurs as another, and how likely so much would be by chance alone."""

    ratio: Interval
    chance: float


def lift(hits: int, of: int, other_hits: int, other_of: int) -> Lift:
    """The share of hits among some, divided by that among the others; the interval on the scale of logarithms (Katz).

    A half is added to each count, so that no share is nothing.

    >>> lift(60, 100, 40, 100).ratio.value
    1.49...
    >>> lift(50, 100, 50, 100).chance
    1.0
    """
    a, n, b, m = hits + 0.5, of + 0.5, other_hits + 0.5, other_of + 0.5
    ratio = (a / n) / (b / m)
    spread = sqrt(max(1 / a - 1 / n + 1 / b - 1 / m, 1e-12))
    near = Interval(ratio, ratio * exp(-Z * spread), ratio * exp(Z * spread))
    return Lift(near, erfc(abs(log(ratio)) / spread / sqrt(2)))


def difference(hits: int, of: int, other_hits: int, other_of: int) -> Interval:
    """The first share less the second, with Newcombe's 95 % interval, which is made of Wilson's two.

    >>> difference(56, 70, 48, 80)
    Interval(value=0.2..., low=0.052..., high=0.333...)
    """
    one, two = wilson(hits, of), wilson(other_hits, other_of)
    value = one.value - two.value
    low = value - sqrt((one.value - one.low) ** 2 + (two.high - two.value) ** 2)
    high = value + sqrt((one.high - one.value) ** 2 + (two.value - two.low) ** 2)
    return Interval(value, low, high)


def corrected(chances: Sequence[float]) -> list[float]:
    """Each chance as it counts when so many things are compared at once (Benjamini and Hochberg).

    >>> corrected([0.01, 0.04, 0.5])
    [0.03, 0.06, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    found = [1.0] * len(chances)
    least = 1.0
    for place, i in enumerate(order):
        least = min(least, chances[i] * (len(chances) / (len(chances) - place)))
        found[i] = least
    return found
