"""Haunt 32, Lost: the house is torn apart, and what is left of it is put together again.

What is left are the starting tiles, the rooms with an explorer in them, and the Organ Room. Until the traitor has found
it a new place, a room that stays lies beside the house.
"""

from __future__ import annotations

from housebound.games.betrayal.components import FLOORS_OF, START_ROOMS
from housebound.games.betrayal.haunts.h32_lost.data import LostData
from housebound.games.betrayal.house.laying import doorways_for, lay_beside
from housebound.games.betrayal.house.plan import floor_of, in_house, lift_tile, rooms_in_house
from housebound.games.betrayal.house.stack import fetch_tile, shuffle_in
from housebound.games.betrayal.house.tokens import drop_tokens_of
from housebound.games.betrayal.numbers import Room, room_at, spot_at
from housebound.games.betrayal.play.discovering import attach
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    ROOM_LAID,
    UPPER_LANDING,
    VAULT,
)
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import just, set_of, without

STARTS = (BASEMENT_LANDING, ENTRANCE_HALL, UPPER_LANDING)
"""Floor -> the starting tile on which things are put."""


def take_apart(g: House[LostData]) -> list[int]:
    """H32-SETUP-2, H32-SETUP-4. Empty rooms but the starting tiles go back into the stack, with the discard pile.

    Returns the occupied rooms, clockwise from the traitor's seat by the explorers in them; they lie beside the house.
    """
    seats = g.rules.seats
    order = [g.room[(g.traitor + n) % seats] for n in range(seats)]
    occupied = [room for room in dict.fromkeys(order) if room not in START_ROOMS]
    loose = {room: floor_of(g, room) for room in rooms_in_house(g) if room not in START_ROOMS}
    for room in loose:
        lift_tile(g, room)
        g.annex = without(g.annex, room)
    removed = [room for room in loose if room not in occupied]
    for room in removed:
        _clear_out(g, room, STARTS[loose[room]])
    for room in occupied:
        lay_beside(g, room, just(loose[room]))
    g.came_by = [-1] * len(g.came_by)
    gone = set_of(removed)
    g.drawn_for &= ~gone
    shuffle_in(g, gone)
    return occupied


def _clear_out(g: House[LostData], room: Room, start: int) -> None:
    """H32-SETUP-7, H32-SETUP-8. What lies or waits in a removed room is on the starting tile of its floor.

    Its tokens leave the game, and what was done there is forgotten.
    """
    for spots in (g.piles, g.waiting):
        for side in (0, 1):
            cards = spots.pop(spot_at(room, side), 0)
            if cards:
                spots[spot_at(start)] = spots.get(spot_at(start), 0) | cards
    drop_tokens_of(g, room)
    if room_at(g.below) == room:
        g.below = -1
    if room == COLLAPSED_ROOM:
        g.collapsed_met = False  # undiscovered again
    if room == VAULT:
        g.vault_open = False


def bring_in(g: House[LostData], room: Room) -> Script[None]:
    """H32-SETUP-3. A room that was taken out, or never found, is attached to a starting tile by the traitor."""
    if in_house(g, room) or not fetch_tile(g, room):
        return
    places = _at_starts(g, room, FLOORS_OF[room])
    if places:
        yield from attach(g, g.traitor, room, FLOORS_OF[room], places)
        g.tell(EVERYONE, ROOM_LAID, room, floor_of(g, room))
    else:
        lay_beside(g, room, FLOORS_OF[room])
    g.drawn_for |= just(room)


def join_to_start(g: House[LostData], room: Room) -> Script[None]:
    """H32-SETUP-5. A room beside the house is joined to the starting tile of its floor, or to a room joined already.

    Where there is no doorway at all, it stays beside the house (HC-6).
    """
    floor = just(floor_of(g, room))
    places = _at_starts(g, room, floor) or doorways_for(g, room, floor, may_close=False)
    places = places or doorways_for(g, room, floor, may_close=True)
    if places:
        lift_tile(g, room)
        g.annex = without(g.annex, room)
        yield from attach(g, g.traitor, room, floor, places)
        g.tell(EVERYONE, ROOM_LAID, room, floor_of(g, room))


def _at_starts(g: House[LostData], room: Room, floors: int) -> list[tuple[int, int]]:
    """H32-SETUP-3, H32-SETUP-5. The doorways of starting tiles where the room fits.

    BET-EXPLORE-9: best without closing a floor.
    """
    for may_close in (False, True):
        places = [(at, way) for at, way in doorways_for(g, room, floors, may_close) if at in START_ROOMS]
        if places:
            return places
    return []
