"""Clocks: how long a seat has been asked, and when its choice is overdue.

A seat's time runs from the moment it was asked, whatever others do meanwhile: its clock shows nothing of choices that
are out of its sight. A choice that is taken back took its time: the clock goes on as if it had not been made.

That a seat's time is over is for all to see, because a bot stands in for it then. So a seat has another clock for what
not everybody may know of (`Decision.known`): neither that it was asked behind a screen nor how long it thought there
shows in when its time in the open is over.
"""

from __future__ import annotations

from housebound.kernel.script import EVERYONE, Decision
from housebound.kernel.table import Table
from housebound.server.record import ClockRecord

_Clock = tuple[int, bool]
"""A seat, and whether everybody may know that it is asked."""
_Asked = tuple[frozenset[int], float]
"""The decisions that a seat is asked, and since when its time runs."""


class Clocks:
    """The time that the seats of one table have used."""

    __slots__ = ("_asked", "_chosen", "_past", "_used")

    def __init__(self) -> None:
        self._asked: dict[_Clock, _Asked] = {}
        self._used: dict[_Clock, float] = {}
        self._chosen: dict[_Clock, int] = {}
        self._past: list[tuple[_Clock, float | None]] = []  # who chose, after how long; None: changed an answer

    def choose(self, decision: Decision, table: Table, now: float) -> None:
        """This decision was answered, and the table has moved on."""
        clock = _clock_of(decision)
        before, since = self._asked.get(clock, (frozenset(), now))
        asked = _asked_of(table).get(clock, frozenset())
        if before <= asked:  # an answer was changed: that is no choice more, and the time runs on
            self._past.append((clock, None))
        else:
            spent = max(0.0, now - since)
            self._past.append((clock, spent))
            self._count(clock, spent, 1)
            self._asked[clock] = (asked, now)
        self.look(table, now)

    def undo(self, choices: int, table: Table, now: float) -> None:
        """The last choices were taken back, and the table stands before them."""
        asked = _asked_of(table)
        kept = max(0, len(self._past) - choices)  # choices of a tape that this table began with are not in the past
        for clock, spent in reversed(self._past[kept:]):
            if spent is not None:
                _, since = self._asked.get(clock, (frozenset(), now))
                self._count(clock, -spent, -1)
                self._asked[clock] = (asked.get(clock, frozenset()), since - spent)
        del self._past[kept:]
        self.look(table, now)

    def _count(self, clock: _Clock, spent: float, choices: int) -> None:
        self._used[clock] = self._used.get(clock, 0.0) + spent
        self._chosen[clock] = self._chosen.get(clock, 0) + choices

    def look(self, table: Table, now: float) -> None:
        """Who is asked now: the clocks of new decisions start, those of seats that are not asked stop."""
        asked: dict[_Clock, _Asked] = {}
        for clock, decisions in _asked_of(table).items():
            before, since = self._asked.get(clock, (frozenset(), now))
            asked[clock] = (decisions, since if before & decisions else now)
        self._asked = asked

    def is_overdue(self, given: ClockRecord, decision: Decision, now: float) -> bool:
        """Whether the time for this decision is over; for one that is just being stored it has not begun."""
        clock = _clock_of(decision)
        asked, _ = self._asked.get(clock, (frozenset(), now))
        return decision.id in asked and now >= self._due(given, clock)

    def due(self, given: ClockRecord, seat: int) -> float:
        """When a choice of this seat is overdue; if it is not asked: how many seconds it would have."""
        used = [clock for clock in _clocks_of(seat) if clock in self._used]
        return min(self._due(given, clock) for clock in self._running(seat) or used or _clocks_of(seat))

    def due_in_the_open(self, given: ClockRecord, seat: int) -> float | None:
        """When a choice of this seat is overdue of which everybody may know that it is asked; None: there is none.

        It tells no more than that a bot stands in for the seat then, which all will see.
        """
        clock = (seat, True)
        return self._due(given, clock) if clock in self._asked else None

    def left(self, given: ClockRecord, seat: int, now: float) -> float:
        """Seconds until a choice of this seat is overdue, or would be."""
        return self.due(given, seat) - (now if self.runs(seat) else 0.0)

    def runs(self, seat: int) -> bool:
        return bool(self._running(seat))

    def _running(self, seat: int) -> list[_Clock]:
        return [clock for clock in _clocks_of(seat) if clock in self._asked]

    def _due(self, given: ClockRecord, clock: _Clock) -> float:
        since = self._asked[clock][1] if clock in self._asked else 0.0
        if not given.total:
            return since + given.each
        return since + given.total + given.each * self._chosen.get(clock, 0) - self._used.get(clock, 0.0)


def is_open(decision: Decision) -> bool:
    """Whether everybody may know that it is asked."""
    return decision.known == EVERYONE


def _clocks_of(seat: int) -> list[_Clock]:
    return [(seat, True), (seat, False)]


def _clock_of(decision: Decision) -> _Clock:
    return decision.seat, is_open(decision)


def _asked_of(table: Table) -> dict[_Clock, frozenset[int]]:
    """Clock -> the numbers of the decisions that are not answered."""
    asked: dict[_Clock, frozenset[int]] = {}
    for decision in table.pending:
        clock = _clock_of(decision)
        asked[clock] = asked.get(clock, frozenset()) | {decision.id}
    return asked
