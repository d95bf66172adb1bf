"""How far Room 25 is from where it can be pushed out of the Complex."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.numbers import Space, coordinates
from housebound.games.room25.words import ADJACENT, CENTRAL_LINES, column, row


def _shifts_to_edge(space: Space) -> int:
    """How many shifts bring a room to a space from which the next shift pushes it out along its line."""
    y, x = coordinates(space)
    along_column = min(y, 4 - y) if x != 2 else 9
    along_row = min(x, 4 - x) if y != 2 else 9
    return min(along_column, along_row)


def _edge_table() -> tuple[int, ...]:
    """With one turn allowed: out of a central line first, along the other one."""
    best = [_shifts_to_edge(space) for space in range(25)]
    for space in range(25):
        for to in ADJACENT[space]:
            line = row(space) if row(to) == row(space) else column(space)
            if line not in CENTRAL_LINES:
                best[space] = min(best[space], _shifts_to_edge(to) + 1)
    return tuple(best)


SHIFTS_TO_EDGE: Final = _edge_table()
"""How many shifts Room 25 needs, from each space, until the next one can push it out (R25-ESCAPE-2)."""
