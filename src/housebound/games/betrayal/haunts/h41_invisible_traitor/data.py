"""What haunt 41 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class UnseenData(HauntData):
    """`spot`: where the traitor is while its figure is off the board. `possible`: the spots where it may be for all
    that everybody knows, as bits. `unseen`: it acts behind the screen now.

    `clips`: its clips when they were last looked at, `quietly`: the steps made out of sight, trait by trait;
    `blessed`: the rooms whose gain everybody has seen it have. `stolen`: it has tried to steal in this turn, and goes
    no further. `struck`: the heroes it attacked in this turn, and the room where it stood; `left`: the rooms it left
    since, and where it went from there; `leaving`: the room it is just leaving, or -1.
    """

    __slots__ = (*("blessed", "clips", "leaving", "left", "possible", "quietly", "spot", "stolen", "struck", "unseen"),)

    spot: int
    possible: int
    unseen: bool
    clips: tuple[int, ...]
    quietly: tuple[int, ...]
    blessed: int
    stolen: bool
    struck: dict[int, int]
    left: dict[int, int]
    leaving: int
