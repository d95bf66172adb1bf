"""What haunt 34 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class CollarData(HauntData):
    """Where Keys lie, who wears which collar, and what the active explorer has done for a Key in this turn."""

    __slots__ = ("collar", "keys", "took", "tried")

    keys: int  # rooms with a Key that is still to be won there
    collar: list[int]  # seat -> number of its collar, 0 unlocked
    tried: bool  # a roll for a Key has been made in this turn
    took: bool  # a Key has been taken in this turn
