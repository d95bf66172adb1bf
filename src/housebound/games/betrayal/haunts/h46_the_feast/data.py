"""What haunt 46 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class FeastData(HauntData):
    """`facing`: of each Victim; `corpses`: spots of Victims killed and not eaten; `bodies`: seat -> spot, of heroes.

    `grown`: Freak -> bodies it has eaten; `rolled`: Speed -> the movement roll of this monster turn; `led`: the Victim
    that is being escorted, or -1; `door`: see `front_door`.
    """

    __slots__ = ("bodies", "corpses", "door", "eaten", "escaped", "facing", "grown", "led", "rolled")

    facing: dict[int, int]
    corpses: list[int]
    bodies: dict[int, int]
    eaten: int
    escaped: int
    grown: dict[int, int]
    rolled: dict[int, int]
    led: int
    door: int
