"""Haunt 18, United We Stand: where the fire can go. From a burned room over every side of it, and up and down."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.haunts.collapse import near_ruin, ruins
from housebound.games.betrayal.house import ANNEX_ROW, floor_of, in_house, rooms_in_house, side_adjacent
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    FOYER,
    FURNACE_ROOM,
    GRAND_STAIRCASE,
    LANDING,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
)

LAST_ROOMS = (FOYER, ENTRANCE_HALL, GRAND_STAIRCASE)
LINKS = (
    (STAIRS_FROM_BASEMENT, FOYER),
    (COAL_CHUTE, BASEMENT_LANDING),
    (GRAND_STAIRCASE, UPPER_LANDING),
)
"""Where the fire climbs from floor to floor, besides the Collapsed Room and the room below it."""


def fire_is_out(g: House) -> bool:
    """Whether the Furnace Room has burned."""
    return bool(g.lost >> FURNACE_ROOM & 1)


def linked(g: House, room: int) -> list[int]:
    """The rooms, burned or not, between which and this one the fire climbs or falls."""
    pairs = [*LINKS, (COLLAPSED_ROOM, g.below >> 1)] if g.below >= 0 else list(LINKS)
    rooms = [one if other == room else other for one, other in pairs if room in (one, other)]
    if g.annex >> room & 1:
        rooms.append(LANDING[floor_of(g, room)])
    elif room in LANDING:
        rooms += [r for r in card_numbers(g.annex) if LANDING[floor_of(g, r)] == room]
        rooms += [r for r, square in ruins(g) if square & 0xFC0 == ANNEX_ROW and LANDING[square >> 12] == room]
    return rooms


def burnable(g: House) -> list[int]:
    """HC-4. The rooms that may burn next: side-adjacent to a burned one, or linked with one."""
    return [r for r in rooms_in_house(g) if near_ruin(g, r) or any(g.lost >> other & 1 for other in linked(g, r))]


def spreading(g: House) -> dict[int, int]:
    """Room -> how many rooms must burn from there until one of the last does."""
    ring = [room for room in LAST_ROOMS if in_house(g, room)]
    far = dict.fromkeys(ring, 0)
    while ring:
        further: list[int] = []
        for room in ring:
            for other in (*side_adjacent(g, room), *(r for r in linked(g, room) if in_house(g, r))):
                if other not in far:
                    far[other] = far[room] + 1
                    further.append(other)
        ring = further
    return far
