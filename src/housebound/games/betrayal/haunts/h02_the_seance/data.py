"""What haunt 2 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class SeanceData(HauntData):
    __slots__ = ("buried", "called", "destroyed", "falling", "found", "fresh", "last", "owner", "taken")

    called: int  # successes of the heroes
    taken: int  # tokens of the traitor, as bits of traits
    owner: int  # who commands the Ghost: HEROES, TRAITOR or NOBODY yet
    last: int  # the hero who made the last success
    fresh: bool  # that hero's turn has not ended since
    found: bool  # the Corpse is in play
    falling: bool  # rooms collapse
    buried: bool
    destroyed: bool
