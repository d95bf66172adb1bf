"""What haunt 17 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class PoltergeistData(HauntData):
    """Rooms with a Candle for good, the floor that counts, rolls made in this turn, heroes attacked in this one."""

    __slots__ = ("floor", "placed", "rolled", "struck")

    floor: int
    placed: int
    rolled: int
    struck: int
