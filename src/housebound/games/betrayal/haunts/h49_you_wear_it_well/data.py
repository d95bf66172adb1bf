"""What haunt 49 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class SoulData(HauntData):
    """What lies beside the figures: bodies and tokens."""

    __slots__ = ("blows", "body", "possessed", "spoiled", "struck", "tried")

    body: list[int]  # seat -> the spot of its unconscious body, -1 none
    possessed: list[int]  # seat -> tokens of possession by its body
    spoiled: int  # seats whose Soul was destroyed by a blow against the body, as bits: it can never be inhabited
    struck: int  # the seat whose body is being struck at this moment, -1
    blows: list[int]  # trait -> blows that Souls have dealt the Spirit with it
    tried: bool  # the Spirit has tried to possess a body in this monster turn
