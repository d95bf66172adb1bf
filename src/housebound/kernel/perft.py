"""Node counts: how many distinct continuations a position has to a given depth. An exact oracle of the rules.

A rule that changes changes the counts; two programs that agree on them agree on the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial

from housebound.kernel.chance import NeedOutcome
from housebound.kernel.script import AnyOf, Decision, Option
from housebound.kernel.table import Table
from housebound.kernel.tape_rows import written


def node_count(table: Table, depth: int, *, chance: bool = True) -> int:
    """The number of distinct ways in which `depth` more events can happen at this table.

    An event is a choice or a chance outcome, however likely; a game that ends earlier counts for nothing.
    Without `chance` only choices count, and outcomes are the ones that the table's own dice would bring.
    Secret answers that are given at once are counted in one order only.
    """
    if chance:
        return _count(table.clone(people_roll=True), depth)
    stream = table.state.chance.stream()
    if stream is None:
        raise ValueError("people roll the dice at this table, so outcomes must be counted")
    return _count(table.clone(stream), depth)


def branches(table: Table, depth: int, *, chance: bool = True) -> dict[str, int]:
    """The node count of each first event by itself, written as on a tape: to find where two counts part."""
    if depth < 1:
        raise ValueError("a first event needs a depth of at least 1")
    start = table.clone(people_roll=True) if chance else table.clone(table.state.chance.stream())
    return {name: _count(child, depth - 1) for name, child in _children(start)}


def _count(world: Table, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        if world.needs is not None:
            return _ways(world.needs)
        return sum(len(decision.options) for decision in _open(world))
    return sum(_count(child, depth - 1) for _, child in _children(world))


def _children(world: Table) -> Iterator[tuple[str, Table]]:
    if world.needs is not None:
        for outcome in outcomes(world.needs):
            child = world.clone(people_roll=True)
            child.enter(outcome)
            yield f"~{world.needs.domain.name} {outcome}", child
    for decision in _open(world):
        for option in decision.options:
            yield written((decision.seat, decision.nth, option)), _chosen(world, decision, option)


def _chosen(world: Table, decision: Decision, option: Option) -> Table:
    stream = world.state.chance.stream()
    child = world.clone(stream, people_roll=stream is None)
    child.choose(decision.seat, option, decision.id)
    return child


def _open(world: Table) -> list[Decision]:
    """The decisions that may be answered next; of an `all_of` the first, because their order makes no difference."""
    return world.pending if isinstance(world._question, AnyOf) else world.pending[:1]


def outcomes(need: NeedOutcome) -> list[str]:
    if need.count == 1:
        return list(need.words)
    return [" ".join(order) for order in sorted(set(permutations(need.words)))]


def _ways(need: NeedOutcome) -> int:
    if need.count == 1:
        return len(need.possible)
    ways = factorial(need.count)
    for same in Counter(need.possible).values():
        ways //= factorial(same)
    return ways
