"""What haunt 50 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class TreasureData(HauntData):
    """H50-KNOW-1. What lies where; the faces of Clues that nobody has turned up are not decided."""

    __slots__ = ("begun", "box", "clue_rooms", "finder", "lost", "lying", "poisoned", "reserve", "unknown")

    lying: list[int]  # spots with a face-down Clue that nobody knows
    box: int  # the spot where Clue 20 lies face down again, known to all; -1 nowhere
    reserve: int  # face-down Clues that are kept for rooms still to be discovered
    lost: int  # face-down Clues that went with their rooms
    unknown: int  # the Clues that lie face down, in the reserve or lost: which is which nobody knows
    clue_rooms: int  # rooms that have had a Clue, as bits
    poisoned: int  # seats that Clue 17 has poisoned, as bits
    begun: bool  # a room of the upper floor has collapsed
    finder: int  # the seat that has found the treasure, -1
