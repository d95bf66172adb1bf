"""What a seat is after, in three lines: who I am, how my side wins, and what else ends the game."""

from __future__ import annotations

import msgspec


class Goal(msgspec.Struct, frozen=True):
    """The goal card of a seat: the message of each line, and what they name.

    A game chooses it from what the seat sees, and from nothing else. A line that no text has is said by the plain one.
    """

    who: str = "goal-who"
    win: str = "goal-win"
    ends: str = "goal-ends"
    details: dict[str, str] = {}
    """What the lines name: domain -> word of it."""

    @property
    def lines(self) -> tuple[str, str, str]:
        return (self.who, self.win, self.ends)


PLAIN = Goal()
"""For a game that says nothing better."""
