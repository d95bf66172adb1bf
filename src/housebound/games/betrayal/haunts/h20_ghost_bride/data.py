"""What haunt 20 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class BrideData(HauntData):
    """`groom`: his figure; `outsider`, `clips`: his character and his traits, if nobody plays him.

    `steps`: done by the heroes.
    """

    __slots__ = ("clips", "groom", "groom_dead", "outsider", "steps", "wedding")

    groom: int
    outsider: int
    clips: list[int]
    groom_dead: bool
    steps: int
    wedding: bool
