"""What haunt 32 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class LostData(HauntData):
    __slots__ = ("clues", "home", "robbed", "spoilt")

    clues: int  # the rooms whose clue has been found, as bits
    spoilt: int  # the rooms with a token of the traitor, as bits
    robbed: bool  # the Vault was open before and is empty
    home: bool  # the organ has been played well enough
