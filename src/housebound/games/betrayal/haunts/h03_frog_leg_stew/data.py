"""What haunt 3 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class StewData(HauntData):
    """`frogs`: seats as bits; `carrier`: seat -> who carries that Frog.

    `buried`: rooms of the house with an undug Root, `kept`: rooms to come, as bits. `mortal`: the Witch can be killed,
    `slain`: she has been; `cat_came`: the Cat has been put into the house; `cast`: a spell has been cast in this turn;
    `dragon`: somebody is breathed at now.
    """

    __slots__ = ("buried", "carrier", "cast", "cat_came", "dragon", "frogs", "kept", "mortal", "slain")

    frogs: int
    carrier: list[int]
    buried: int
    kept: int
    mortal: bool
    slain: bool
    cat_came: bool
    cast: bool
    dragon: bool
