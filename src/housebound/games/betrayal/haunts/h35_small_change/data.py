"""What haunt 35 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class SmallData(HauntData):
    __slots__ = (
        *("captor", "doorway", "eaten", "gliding", "swatted"),
        *("aboard", "pilot", "plane", "plane_doorway", "plane_room", "plane_side"),
    )

    doorway: list[int]  # figure -> the side of its room in whose doorway it stands, NO_DOORWAY if it is in the room
    captor: list[int]  # seat -> the Cat that holds it, FREE
    eaten: int  # heroes killed by Cats
    swatted: int  # Cats that have struck at the plane in this monster turn, as bits
    plane: int  # UNFOUND, GROUNDED, STARTED or FLYING
    plane_room: int
    plane_side: int
    plane_doorway: int
    aboard: int  # seats, as bits
    pilot: int  # the seat that has started the plane, -1 nobody
    gliding: bool  # the pilot moves with the plane at this moment
