"""Games counted up as they come: by seat, role, side, whatever the game is compared by, and by how they ended."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from housebound.kernel.chronicle import GROUP, Column

NOBODY = ""
"""The side that won where nobody did."""


class Tally:
    """What can be counted without keeping the games."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self._at = {column.name: i for i, column in enumerate(columns)}
        self._groups = [column.name for column in columns if column.use == GROUP]
        self.games = 0
        self.failed = 0
        self.rounds = 0
        self.choices = 0
        self.nobody = 0
        self.why: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        """Seat -> games in which somebody sat there."""
        self.wins: Counter[int] = Counter()
        self.bots: dict[int, set[str]] = defaultdict(set)
        self.roles: Counter[str] = Counter()
        """Role -> how often somebody had it."""
        self.roles_won: Counter[str] = Counter()
        self.sides: Counter[str] = Counter()
        """Side -> games in which there was one."""
        self.sides_won: Counter[str] = Counter()
        self.groups: dict[str, dict[Any, Counter[str]]] = {name: defaultdict(Counter) for name in self._groups}
        """Column -> value -> side that won -> games."""
        self.group_games: dict[str, Counter[Any]] = {name: Counter() for name in self._groups}

    def failure(self, row: Sequence[Any]) -> str:
        """Why a game failed, if it did."""
        return row[self._at["failed"]] or ""

    def count(self, row: Sequence[Any]) -> None:
        """One more game."""
        at = self._at
        if self.failure(row):
            self.failed += 1
            return
        self.games += 1
        self.rounds += row[at["rounds"]]
        self.choices += row[at["choices"]]
        self.why[row[at["why"]]] += 1
        winners = row[at["winners"]]
        self.nobody += not winners
        self._count_seats(row, winners)
        won = row[at["sides_won"]] or [NOBODY]
        self.sides.update(set(row[at["sides"]]))
        self.sides_won.update(side for side in won if side)
        for name in self._groups:
            value = row[at[name]]
            self.group_games[name][value] += 1
            self.groups[name][value].update(won)

    def _count_seats(self, row: Sequence[Any], winners: Sequence[int]) -> None:
        at = self._at
        for seat, bot in enumerate(row[at["bots"]]):
            self.seats[seat] += 1
            self.bots[seat].add(bot)
        self.wins.update(winners)
        for seat, role in enumerate(row[at["roles"]]):
            self.roles[role] += 1
            self.roles_won[role] += seat in winners
