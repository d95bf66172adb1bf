"""What a puzzle asks for, and whether a table has come to it."""

from __future__ import annotations

from typing import Final

import msgspec

from housebound.kernel.table import Table

WIN: Final = "win"
SURVIVE: Final = "survive"
QUESTIONS: Final = (WIN, SURVIVE)
NOBODY: Final = -1


class Aim(msgspec.Struct, frozen=True):
    """The seat has won; or somebody has lived to see the end of a round, and the seat has not lost meanwhile."""

    seat: int
    who: int = NOBODY
    """Of the game's subjects: who is to survive."""
    round: int = 0
    """The round that is to be survived."""

    def reached(self, table: Table) -> bool | None:
        """Whether it came to that; None: it is not decided yet."""
        if self.who != NOBODY:
            if self.who in table.game.fallen(table.state):
                return False
            if table.game.rounds(table.state) > self.round:
                return True
        result = table.result
        return None if result is None else self.seat in result.winners
