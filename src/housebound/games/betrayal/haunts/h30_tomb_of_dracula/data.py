"""What haunt 30 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class TombData(HauntData):
    """The sun, how much it has taken from the monsters, and the rooms closed to whoever acts now."""

    __slots__ = ("killers", "sun", "turned_away", "weak")

    sun: bool
    weak: int  # points lost by each trait of Dracula and the Bride
    killers: int  # seats whose Vampire has killed or turned a hero, as bits
    turned_away: int  # holy rooms that the acting Vampire has failed to enter in this turn, as bits
