"""What haunt 18 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class FireData(HauntData):
    __slots__ = ("ablaze", "door", "kills", "spaces", "stoker", "turn_ends")

    kills: int  # heroes that the traitor has killed
    spaces: int  # the traitor's movement in this turn
    stoker: int  # the seat that overheated the furnace, NOBODY not yet
    turn_ends: int  # ends of that seat's turns until the Furnace Room burns
    door: int  # see `front_door`
    ablaze: bool  # a room is burning right now: all who are in it die before anybody has won
