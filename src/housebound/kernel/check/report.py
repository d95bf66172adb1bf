"""What `check_game` found: the numbers, and every failure with the way back to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from housebound.kernel.errors import ScriptFailed
from housebound.kernel.settings import Settings

CHECKS = ("play", "view", "varies", "forward", "lockstep", "pause", "imagine", "bot", "world", "copy", "endless")


class Failure(msgspec.Struct, frozen=True):
    """A check that a game did not pass. `tape` leads to the decision; `seed` and the settings play the table again."""

    check: str
    message: str
    tape: str
    seed: int
    seats: int
    settings: Settings

    @property
    def again(self) -> str:
        """The call that finds this failure again."""
        if not self.seats:
            return f"check_game(game, tables=…, seed={self.seed}) with as many tables"
        return f"check_game(game, tables=1, seed={self.seed}, settings=[({self.seats}, {self.settings})])"

    def __str__(self) -> str:
        steps = f"; its tape has {len(self.tape.splitlines())} lines" if self.tape else ""
        return f"{self.check}: {self.message}\n  again: {self.again}{steps}"


class Sighting(msgspec.Struct):
    """A hidden field: at how many places it was looked at, and whether imagination ever changed it."""

    seen: int = 0
    varied: bool = False


class Report(msgspec.Struct):
    """All that `check_game` saw."""

    game: str
    tables: int = 0
    decisions: int = 0
    longest_game: int = 0
    """In decisions."""
    longest_unit: int = 0
    """In events: what a clone has to play again, at worst."""
    runs: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    """How often each check was made."""
    failures: list[Failure] = msgspec.field(default_factory=list)
    sightings: dict[str, Sighting] = msgspec.field(default_factory=dict)
    """The hidden fields by name."""

    def add(self, other: Report) -> None:
        """What was seen of other tables of the same game."""
        self.tables += other.tables
        self.decisions += other.decisions
        self.longest_game = max(self.longest_game, other.longest_game)
        self.longest_unit = max(self.longest_unit, other.longest_unit)
        self.failures += other.failures
        for name, times in other.runs.items():
            self.runs[name] += times
        for name, sighting in other.sightings.items():
            own = self.sightings.setdefault(name, Sighting())
            own.seen += sighting.seen
            own.varied = own.varied or sighting.varied

    @property
    def ok(self) -> bool:
        return not self.failures

    def __str__(self) -> str:
        lines = [
            f"{self.game}: {self.tables} tables, {self.decisions} decisions, "
            f"longest game {self.longest_game} decisions, longest unit {self.longest_unit} events"
        ]
        failed = {failure.check for failure in self.failures}
        lines += [
            f"  {check:8} {'FAILED' if check in failed else 'ok':6} {n:>9} times" for check, n in self.runs.items()
        ]
        lines += [str(failure) for failure in self.failures]
        return "\n".join(lines)


class Broken(Exception):
    """A check failed: which one, and how."""

    def __init__(self, check: str, message: str, tape: str = "") -> None:
        self.check = check
        self.message = message
        self.tape = tape
        super().__init__(f"{check}: {message}")


@contextmanager
def blame(check: str, doing: str) -> Iterator[None]:
    """Whatever a game raises in here is a failure of this check."""
    try:
        yield
    except Broken:
        raise
    except ScriptFailed as error:
        raise Broken(check, f"{doing}: {error}", error.tape) from error
    except Exception as error:
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise Broken(check, f"{doing}: {said}") from error
