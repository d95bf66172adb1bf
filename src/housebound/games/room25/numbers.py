"""What the numbers of the state say. A set of them is read and changed with the words of `kernel.sets`."""

from __future__ import annotations

Seat = int
"""A place at the table."""
Character = int
Tile = int
"""A tile of the Complex by the space on which it was laid, or -1: none."""
Space = int
"""A space of the grid, row by row: A1 is 0, E5 is 24."""
Room = int
"""A kind of room, or UNDECIDED."""
Colour = int
Line = int
"""A row, 0 to 4, or a column, 5 to 9."""
Way = int
Axis = int
Robot = int
Token = int
Plan = int
"""What lies in a slot: a token, one of Kevin's two powers, or NONE."""
Role = int
Event = int
"""An Event card, by its kind."""
SeatSet = int
"""A set of seats, or an audience: EVERYONE has every bit, a spectator's too."""
CharacterSet = int
TokenSet = int


def coordinates(space: Space) -> tuple[int, int]:
    """How many rows down and how many columns to the right a space lies."""
    return divmod(space, 5)
