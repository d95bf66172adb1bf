"""Clocks: how long a seat has been asked, and when its choice is overdue.

A seat's time runs from the moment it was asked, whatever others do meanwhile: its clock shows nothing of choices that
are out of its sight. A choice that is taken back took its time: the clock goes on as if it had not been made.
"""

from __future__ import annotations

from housebound.kernel.table import Table
from housebound.server.record import ClockRecord

_Asked = tuple[frozenset[int], float]
"""The decisions that a seat is asked, and since when its time runs."""


class Clocks:
    """The time that the seats of one table have used."""

    __slots__ = ("_asked", "_chosen", "_past", "_used")

    def __init__(self) -> None:
        self._asked: dict[int, _Asked] = {}
        self._used: dict[int, float] = {}
        self._chosen: dict[int, int] = {}
        self._past: list[tuple[int, float | None]] = []  # who chose, after how long; None: changed an answer

    def choose(self, seat: int, table: Table, now: float) -> None:
        """The seat has chosen, and the table has moved on."""
        before, since = self._asked.get(seat, (frozenset(), now))
        asked = _asked_of(table).get(seat, frozenset())
        if before <= asked:  # an answer was changed: that is no choice more, and the time runs on
            self._past.append((seat, None))
        else:
            spent = max(0.0, now - since)
            self._past.append((seat, spent))
            self._count(seat, spent, 1)
            self._asked[seat] = (asked, now)
        self.look(table, now)

    def undo(self, choices: int, table: Table, now: float) -> None:
        """The last choices were taken back, and the table stands before them."""
        asked = _asked_of(table)
        kept = max(0, len(self._past) - choices)  # choices of a tape that this table began with are not in the past
        for seat, spent in reversed(self._past[kept:]):
            if spent is not None:
                _, since = self._asked.get(seat, (frozenset(), now))
                self._count(seat, -spent, -1)
                self._asked[seat] = (asked.get(seat, frozenset()), since - spent)
        del self._past[kept:]
        self.look(table, now)

    def _count(self, seat: int, spent: float, choices: int) -> None:
        self._used[seat] = self._used.get(seat, 0.0) + spent
        self._chosen[seat] = self._chosen.get(seat, 0) + choices

    def look(self, table: Table, now: float) -> None:
        """Who is asked now: the clocks of new decisions start, those of seats that are not asked stop."""
        asked: dict[int, _Asked] = {}
        for seat, decisions in _asked_of(table).items():
            before, since = self._asked.get(seat, (frozenset(), now))
            asked[seat] = (decisions, since if before & decisions else now)
        self._asked = asked

    def due(self, clock: ClockRecord, seat: int) -> float:
        """When a choice of this seat is overdue; if it is not asked: how many seconds it would have."""
        since = self._asked[seat][1] if seat in self._asked else 0.0
        if not clock.total:
            return since + clock.each
        return since + clock.total + clock.each * self._chosen.get(seat, 0) - self._used.get(seat, 0.0)

    def left(self, clock: ClockRecord, seat: int, now: float) -> float:
        """Seconds until a choice of this seat is overdue, or would be."""
        return self.due(clock, seat) - (now if seat in self._asked else 0.0)

    def runs(self, seat: int) -> bool:
        return seat in self._asked


def _asked_of(table: Table) -> dict[int, frozenset[int]]:
    """Seat -> the numbers of the decisions that it has not answered."""
    asked: dict[int, frozenset[int]] = {}
    for decision in table.pending:
        asked[decision.seat] = asked.get(decision.seat, frozenset()) | {decision.id}
    return asked
