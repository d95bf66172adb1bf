"""One decision of a random game, looked at closely."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from housebound.kernel.check.report import Broken, Report, blame
from housebound.kernel.game import Game
from housebound.kernel.script import SPECTATOR, Decision, Option
from housebound.kernel.table import Table


class Sample:
    """A table at a decision, with a stream for whatever the checks need and room for what they count."""

    def __init__(self, table: Table, rng: Random, report: Report) -> None:
        self.table = table
        self.rng = rng
        self.report = report
        self._seen: dict[int, bytes] = {}

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def eyes(self) -> list[int]:
        """Everybody who looks on: the seats and a spectator."""
        return [*range(self.table.seats), SPECTATOR]

    def anybody(self) -> int:
        return self.rng.choice(self.eyes)

    def stream(self) -> Random:
        """A new stream of its own."""
        return Random(self.rng.getrandbits(64))

    def ran(self, check: str) -> None:
        self.report.runs[check] += 1

    def seen(self, seat: int) -> bytes:
        """What this seat sees at the true table, encoded."""
        if seat not in self._seen:
            with blame("view", f"view({seat})"):
                self._seen[seat] = msgspec.json.encode(self.table.view(seat))
        return self._seen[seat]

    def imagine(self, seat: int) -> Table:
        """A world this seat believes possible; it must be sound."""
        self.ran("world")
        with blame("world", f"imagine({seat})"):
            world = self.table.imagine(seat, self.stream())
            self.game.check(world.state)
            return world


class Chooser:
    """Plays at random: any pending decision, any of its options; now and then a seat changes its secret answer."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, table: Table) -> tuple[Decision, Option]:
        rng = self.rng
        asked = table.pending
        standing = [decision for decision in table.standing if decision.options] if table.standing else []
        if standing and rng.random() < 0.02:
            asked = standing
        if table.answered and rng.random() < 0.1:
            asked = [decision for decision, _ in table.answered]
        decision = asked[int(rng.random() * len(asked))]
        options = decision.options
        return decision, options[int(rng.random() * len(options))]

    def move(self, table: Table) -> None:
        decision, option = self.pick(table)
        table.choose(decision.seat, option, decision.id)


def encoded(table: Table, seat: int) -> bytes:
    return msgspec.json.encode(table.view(seat))


def check_asked(table: Table) -> None:
    """Somebody is asked, and everybody who is asked has something to choose, by a rule that exists."""
    if not table.pending:
        raise Broken("play", "the game is not over, but nobody is asked anything")
    for decision in table.pending:
        asked = f"seat {decision.seat}, asked for {decision.prompt},"
        with blame("play", f"{asked} is offered options"):
            options = decision.options
            decision.forget()
            again = decision.options
        if options != again:
            raise Broken("play", f"{asked} is offered {options}, and the next moment {again}")
        if not options:
            raise Broken("play", f"{asked} has nothing to choose")
        if len(set(options)) < len(options):
            raise Broken("play", f"{asked} is offered the same option twice: {options}")
        if decision.rule not in table.game.rulebook:
            raise Broken("play", f"{asked} is asked by rule {decision.rule}, which is not in the rulebook")
        if not 0 <= decision.seat < table.seats:
            raise Broken("play", f"{asked} does not sit at this table")
        if not decision.known >> decision.seat & 1:
            raise Broken("play", f"{asked} is not among those who may know of it")
