"""Haunt 18, United We Stand: where the fire can go. From a burned room over every side of it, and up and down."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.haunts.h18_united_we_stand.data import FireData
from housebound.games.betrayal.haunts.parts.collapse import near_ruin, ruins
from housebound.games.betrayal.house.plan import ANNEX_ROW, floor_of, rooms_in_house
from housebound.games.betrayal.numbers import Room, room_at
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
from housebound.kernel.sets import has

LAST_ROOMS = (FOYER, ENTRANCE_HALL, GRAND_STAIRCASE)  # H18-FIRE-5
LINKS = (
    (STAIRS_FROM_BASEMENT, FOYER),
    (COAL_CHUTE, BASEMENT_LANDING),
    (GRAND_STAIRCASE, UPPER_LANDING),
)
"""H18-FIRE-4. Where the fire climbs from floor to floor, besides the Collapsed Room and the room below it."""


def fire_is_out(g: House[FireData]) -> bool:
    """Whether the Furnace Room has burned."""
    return has(g.lost, FURNACE_ROOM)


def linked(g: House[FireData], room: Room) -> list[int]:
    """H18-FIRE-4. The rooms, burned or not, between which and this one the fire climbs or falls."""
    pairs = [*LINKS, (COLLAPSED_ROOM, room_at(g.below))] if g.below >= 0 else list(LINKS)
    rooms = [one if other == room else other for one, other in pairs if room in (one, other)]
    if has(g.annex, room):
        rooms.append(LANDING[floor_of(g, room)])
    elif room in LANDING:
        rooms += [r for r in card_numbers(g.annex) if LANDING[floor_of(g, r)] == room]
        rooms += [r for r, square in ruins(g) if square & 0xFC0 == ANNEX_ROW and LANDING[square >> 12] == room]
    return rooms


def burnable(g: House[FireData]) -> list[int]:
    """H18-FIRE-4, HC-4. The rooms that may burn next: side-adjacent to a burned one, or linked with one."""
    return [r for r in rooms_in_house(g) if near_ruin(g, r) or any(has(g.lost, other) for other in linked(g, r))]
