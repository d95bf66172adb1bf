"""Check 11, `endless`: no turn can go on for ever.

Whoever comes back to the very same position by choices alone, and can do so again and again, holds up the table as
long as they like, and a program that likes it does. From a decision every short way of choices is tried; one that
ends where it began, and can be gone a dozen times over, is such a circle.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from housebound.kernel.chance import Outcome
from housebound.kernel.check.alike import difference
from housebound.kernel.check.report import Broken, blame
from housebound.kernel.check.sample import Sample
from housebound.kernel.script import Option
from housebound.kernel.table import Table

_FAR: Final = 2
"""Choices of a circle: there and back."""
_WAYS: Final = 12
_CHOICES: Final = 25
"""How many ways are gone further, and how many choices are tried at the end of each."""
_TIMES: Final = 12

Way = list[tuple[int, Option]]
T = TypeVar("T")


def check_endless(sample: Sample) -> None:
    """Nobody can go round in a circle by choices that change nothing."""
    sample.ran("endless")
    with blame("endless", "choices that lead back"):
        way = _circle(sample)
    if way is not None:
        steps = ", ".join(f"{seat} {option.name}" for seat, option in way)
        raise Broken("endless", f"a turn need not end: {steps} leads back to where it began, as often as one likes")


def _circle(sample: Sample) -> Way | None:
    start = sample.table
    ways: list[tuple[Table, Way]] = [(start, [])]
    for _ in range(_FAR):
        further: list[tuple[Table, Way]] = []
        for table, way in ways:
            for seat, option in _some(sample.rng, _choices(table), _CHOICES):
                twin = _gone(table, [(seat, option)])
                if twin is None:
                    continue
                longer = [*way, (seat, option)]
                if _asks_alike(start, twin) and not difference(start.state, twin.state) and _holds(start, longer):
                    return longer
                further.append((twin, longer))
        ways = _some(sample.rng, further, _WAYS)
    return None


def _some(rng: Random, of: list[T], most: int) -> list[T]:
    return of if len(of) <= most else rng.sample(of, most)


def _choices(table: Table) -> Way:
    return [(decision.seat, option) for decision in table.pending for option in decision.options]


def _gone(table: Table, way: Way) -> Table | None:
    """The table after these choices; None if they cannot be made, or if chance had a hand in it."""
    twin = table.clone(Random(0))
    for seat, option in way:
        asked = next((one for one in twin.pending if one.seat == seat and option in one.options), None)
        if asked is None:
            return None
        events = twin.tape[:]
        twin.choose(seat, option, asked.id)
        since = twin.tape[len(events) :] if twin.tape[: len(events)] == events else twin.tape
        if twin.over or any(isinstance(event, Outcome) for event in since):
            return None
    return twin


def _asks_alike(one: Table, other: Table) -> bool:
    return _asked(one) == _asked(other)


def _asked(table: Table) -> list[tuple[int, str, int, list[Option]]]:
    return [(asked.seat, asked.prompt, asked.subject, asked.options) for asked in table.pending]


def _holds(start: Table, way: Way) -> bool:
    """Whether it leads back time after time: no script counts the rounds."""
    end = _gone(start, way * _TIMES)
    return end is not None and _asks_alike(start, end)
