"""A monster trapped in the basement (A monster trapped in the basement)."""

from __future__ import annotations

from housebound.games.betrayal.discovering import attach
from housebound.games.betrayal.haunts.haunt import monsters
from housebound.games.betrayal.haunts.toward import only_doors, ways_of
from housebound.games.betrayal.house import doorways_for, floor_of, has_open_doorway
from housebound.games.betrayal.stack import fetch_tile
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import BASEMENT, MYSTIC_ELEVATOR, RESCUE, STAIRS_FROM_BASEMENT
from housebound.kernel.script import Ask, Script

SEARCH = RESCUE()


def offer_search(g: House, seat: int, ask: Ask) -> None:
    """BET-RESCUE-1, BET-RESCUE-2.

    The traitor may search for the Stairs from Basement while a monster has no way out.
    """
    if g.square[STAIRS_FROM_BASEMENT] >= 0 or not g.unseen >> STAIRS_FROM_BASEMENT & 1 or seat != g.traitor:
        return
    for figure in monsters(g):
        if g.square[g.room[figure]] >> 12 == BASEMENT and is_trapped(g, figure):
            if has_open_doorway(g, BASEMENT):
                ask.options.append(SEARCH)
            return


def is_trapped(g: House, figure: int) -> bool:
    """BET-RESCUE-3. Whether no room, stairs, shaft, passage or elevator that it can use leads out of the basement."""
    start = g.room[figure]
    if start < 0 or floor_of(g, start) != BASEMENT or g.haunt.can_discover(g, figure):
        return False
    reached = [start]
    for room in reached:
        for there in g.door[room * 4 : room * 4 + 4] if only_doors(g, room) else ways_of(g, figure, room):
            if there >= 0 and there not in reached:
                if g.square[there] >> 12 != BASEMENT:
                    return False
                reached.append(there)
    return MYSTIC_ELEVATOR not in reached or not g.haunt.can_ride(g, figure)


def search_stairs(g: House, seat: int) -> Script[None]:
    """BET-RESCUE-1, BET-RESCUE-4. The tile is attached to an open doorway of the basement.

    Closing the floor is allowed.
    """
    fetch_tile(g, STAIRS_FROM_BASEMENT)
    g.drawn_for |= 1 << STAIRS_FROM_BASEMENT
    places = doorways_for(g, STAIRS_FROM_BASEMENT, 1 << BASEMENT, may_close=True)
    yield from attach(g, seat, STAIRS_FROM_BASEMENT, 1 << BASEMENT, places)
    yield from g.haunt.room_added(g, STAIRS_FROM_BASEMENT)
