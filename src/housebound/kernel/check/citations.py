"""Do refusals give their reason? Random games, in which whatever is barred or refused is asked for its rule.

A game says which rules are special (those of a haunt, of a power) and which name no reason at all: "the haunt is
followed". An act that belongs to something special and is refused by a rule without a reason is what people call an
illegal move with a number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from housebound.kernel.check.sample import Chooser
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option, Verb
from housebound.kernel.table import Table

_TRIES = 2
"""Acts that nobody would offer or bar, tried at each decision."""


class Citations(msgspec.Struct):
    """What was refused, and by what."""

    game: str
    tables: int = 0
    barred: int = 0
    """Special acts that an offer bars."""
    refused: int = 0
    """Special acts that it does not even name."""
    reasonless: int = 0
    """Those of both that were refused by a rule without a reason."""
    worst: Counter[str] = msgspec.field(default_factory=Counter)
    """Of those, by verb and rule."""

    @property
    def acts(self) -> int:
        return self.barred + self.refused

    @property
    def share(self) -> float:
        return self.reasonless / self.acts if self.acts else 0.0

    def add(self, other: Citations) -> None:
        self.tables += other.tables
        self.barred += other.barred
        self.refused += other.refused
        self.reasonless += other.reasonless
        self.worst.update(other.worst)


def count_citations(
    game: Game[Any],
    *,
    tables: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] | None = None,
) -> Citations:
    """Play random games of `game`, and look at every refusal of an act that belongs to something special.

    After each table `progress` is told how many there were, and `enough` is asked whether to stop there.
    """
    found = Citations(game.name)
    verbs = [verb for verb in game.vocabulary.verbs if verb.rule]
    for n in range(tables):
        rng = Random(f"citations {seed + n}")
        seats, given = game.variety(Random(f"variety {seed + n}"))
        table = Table(game, seats, given, seed=seed + n, listening=False, searchable=False)
        chooser = Chooser(Random(f"choices {seed + n}"))
        while not table.over:
            for decision in table.pending:
                _look(game, table, decision, verbs, rng, found)
            chooser.move(table)
        found.tables += 1
        if progress is not None:
            progress(n + 1)
        if enough is not None and enough():
            break
    return found


def _look(game: Game[Any], table: Table, decision: Decision, verbs: list[Verb], rng: Random, found: Citations) -> None:
    barred = decision.barred
    for option, rule in barred:
        if game.special(table.state, option.verb.rule) or game.special(table.state, rule) or rule in game.reasonless:
            found.barred += 1
            _judge(game, option, rule, found)
    known = {option for option, _ in barred}.union(decision.options)
    for option in _unknown(game, table, verbs, known, rng):
        found.refused += 1
        for rule in decision.why_not(option):
            _judge(game, option, rule, found)


def _unknown(game: Game[Any], table: Table, verbs: list[Verb], known: set[Option], rng: Random) -> Iterator[Option]:
    special = [verb for verb in verbs if game.special(table.state, verb.rule)]
    for verb in rng.sample(special, min(_TRIES, len(special))):
        option = verb.numbered(rng.randrange(verb.size))
        if option not in known:
            yield option


def _judge(game: Game[Any], option: Option, rule: str, found: Citations) -> None:
    if rule in game.reasonless:
        found.reasonless += 1
        found.worst[f"{option.verb.name} by {rule}"] += 1
