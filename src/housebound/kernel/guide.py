"""Guided games: a prepared position and tape, on which every choice of one seat is asked for and explained.

A game that has one keeps it as `content/guide.toml`, written as a scenario is (see `position`)::

    seats = 4
    seat = 0                                  # whose game it is; the others' choices are prepared
    options = { mode = "suspicion" }
    given = { remaining = 4, characters = { kevin = "C3" } }
    before = ["~room trap"]                   # what happens before the first question to that seat

    [[step]]
    say = "guide-look"                        # the message that says what to do and why
    choose = ["look(C2)"]                     # what is asked for: any of these
    then = ["~room vision", "1 move(B3)"]     # lines of a tape, up to the next question to that seat

Whatever is chosen of what a step asks for, the same lines follow, so the place on the tape tells the step.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from housebound.kernel.errors import BadPosition, OffTheGuide
from housebound.kernel.expecting import who
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value
from housebound.kernel.table import Table


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of the guided seat: the message about it, the options that are asked for, and what follows."""

    say: str
    choose: tuple[str, ...]
    then: tuple[str, ...] = ()


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game, whole."""

    seats: int
    seat: int
    step: tuple[Step, ...]
    closing: str
    """The message when all is done."""
    options: dict[str, Value] = {}
    given: dict[str, Any] = {}
    before: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """The whole game as lines of a tape."""
        found = list(self.before)
        for step in self.step:
            found += [f"{self.seat} {step.choose[0]}", *step.then]
        return found

    def table(self, game: Game[Any]) -> Table:
        """The table before the first choice."""
        settings = game.settle(self.seats, self.options)
        origin = game.from_position(self.seats, settings, self.given)
        table = Table(game, self.seats, settings, people_roll=True, origin=origin)
        self.roll(table)
        return table

    # -- where it stands: the length of the tape tells

    def _next(self, table: Table) -> str:
        """The line that comes next; empty when all is done."""
        lines = self.lines()
        return lines[len(table.tape)] if len(table.tape) < len(lines) else ""

    def at(self, table: Table) -> tuple[int, bool]:
        """The number of the step that is asked for, or was last; and whether it is asked for now."""
        place = len(self.before)
        for number, step in enumerate(self.step):
            if len(table.tape) <= place:
                return (number, True) if len(table.tape) == place else (max(0, number - 1), False)
            place += 1 + len(step.then)
        return len(self.step), False

    def wanted(self, table: Table) -> tuple[str, ...]:
        """What the guided seat is asked for now, if it is its turn."""
        number, now = self.at(table)
        return self.step[number].choose if now else ()

    # -- going on

    def roll(self, table: Table) -> None:
        """Enter the outcomes that were prepared, as long as one is wanted."""
        while table.needs is not None:
            line = self._next(table)
            if not line.startswith("~"):
                raise BadPosition(
                    "the-guide-has-no-outcome-of-here-but", domain=table.needs.domain.name, line=repr(line)
                )
            table.enter(line.partition(" ")[2])

    def prepared(self, table: Table) -> tuple[Decision, str] | None:
        """The next choice, if it is one of the others: what it answers, and how."""
        line = self._next(table)
        if not line or line.startswith("~"):
            return None
        seat, nth, option = who(line)
        asked = [d for d in table.pending + table.standing if (d.seat, d.nth) == (seat, nth)]
        return (asked[0], option) if asked and seat != self.seat else None

    def check(self, table: Table, decision: Decision, option: Option | str) -> None:
        """Raise `OffTheGuide` if something else is asked for. What no rule allows is refused by its rule, as always."""
        name = option if isinstance(option, str) else option.name
        if name not in [one.name for one in decision.options]:
            return
        ours = self.prepared(table)
        if ours is not None and decision is ours[0] and name == ours[1]:
            return
        if decision.seat != self.seat or name not in self.wanted(table):
            raise OffTheGuide("the-guide-is-about-to-show-something-else")

    def check_answer(self, table: Table, seat: int, option: Option | str, number: int) -> None:
        """The same, for the answer to a decision by its number. One that is not open is nothing to the guide."""
        for decision in table.pending + [asked for asked, _ in table.answered] + table.standing:
            if (decision.seat, decision.id) == (seat, number):
                self.check(table, decision, option)


@cache
def guide_of(game: Game[Any]) -> Guide | None:
    """The guided game that a game brings along, if it has one."""
    return read_content(game, "guide", Guide)


T = TypeVar("T")


def read_content(game: Game[Any], name: str, kind: type[T]) -> T | None:
    """A content file of a game, if it has it: `content/NAME.toml` beside the module of its class."""
    package = sys.modules[type(game).__module__].__package__
    found = files(package) / "content" / f"{name}.toml" if package else None
    if found is None or not found.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(found.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPosition("guide-file-of-game", name=name, game=game.name, error=error) from None
