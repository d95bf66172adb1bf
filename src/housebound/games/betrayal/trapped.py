"""A monster trapped in the basement (A monster trapped in the basement)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.discovering import attach
from housebound.games.betrayal.haunts.toward import beyond_doors, ways_of
from housebound.games.betrayal.house import has_open_doorway
from housebound.games.betrayal.laying import doorways_for
from housebound.games.betrayal.stack import fetch_tile
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import BASEMENT, MYSTIC_ELEVATOR, RESCUE, STAIRS_FROM_BASEMENT, TRAITOR
from housebound.kernel.script import Ask, Script

SEARCH: Final = RESCUE()


def offer_search(g: House, seat: int, ask: Ask) -> None:
    """BET-RESCUE-1, BET-RESCUE-2.

    The traitor may search for the Stairs from Basement while a monster has no way out.
    """
    if seat != g.traitor or g.square[STAIRS_FROM_BASEMENT] >= 0 or not g.unseen >> STAIRS_FROM_BASEMENT & 1:
        return
    if not has_open_doorway(g, BASEMENT):
        return
    free: set[int] = set()
    for figure, room in enumerate(g.room[FIRST_MONSTER:], FIRST_MONSTER):
        if room < 0 or g.haunt.side_of(g, figure) != TRAITOR:
            continue  # the traitor helps no monster of the heroes'
        if g.square[room] >> 12 == BASEMENT and room not in free and is_trapped(g, figure, free):
            ask.options.append(SEARCH)
            return


def is_trapped(g: House, figure: int, free: set[int]) -> bool:
    """BET-RESCUE-3. Whether no room, stairs, shaft, passage or elevator that it can use leads out of the basement.

    `free`: the rooms from which every monster finds a way out; those found here are added.
    """
    if g.haunt.can_discover(g, figure):
        return False
    more = beyond_doors(g)
    reached = [g.room[figure]]
    for room in reached:
        for there in ways_of(g, figure, room) if more >> room & 1 else g.door[room * 4 : room * 4 + 4]:
            if there >= 0 and there not in reached:
                if there in free or g.square[there] >> 12 != BASEMENT:
                    if g.haunt.plain_steps:  # doors and passages lead both ways: whoever is there can come here
                        free.update(reached)
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
