"""A monster trapped in the basement (A monster trapped in the basement)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import has_open_doorway
from housebound.games.betrayal.house.stack import fetch_tile
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.play.discovering import attach
from housebound.games.betrayal.play.toward import beyond_doors, ways_of
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import (
    BASEMENT,
    END_TURN,
    MYSTIC_ELEVATOR,
    RESCUE,
    ROOM_LAID,
    STAIRS_FROM_BASEMENT,
    TRAITOR,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

SEARCH: Final = RESCUE()
END: Final = END_TURN()


def offer_search(g: House, seat: Seat, ask: Ask) -> None:
    """BET-RESCUE-1, BET-RESCUE-2. In its own turn the traitor may search for the Stairs from Basement."""
    if may_search(g, seat):
        ask.options.append(SEARCH)


def search_in_absence(g: House, seat: Seat) -> Script[None]:
    """BET-RESCUE-1, HC-11. The traitor's turn takes place though its explorer is gone: it may still search."""
    option: Option = yield Decision(seat, "turn", _offer_absent, "BET-RESCUE-1", g.word[seat])
    if option is SEARCH:
        yield from search_stairs(g, seat)


def _offer_absent(_: House, __: int, ask: Ask) -> None:
    ask.options += (SEARCH, END)


def may_search(g: House, seat: Seat) -> bool:
    """BET-RESCUE-1, BET-RESCUE-2. Whether a monster of the traitor's has no way out, and the stairs can be laid."""
    if seat != g.traitor or g.square[STAIRS_FROM_BASEMENT] >= 0 or not has(g.unseen, STAIRS_FROM_BASEMENT):
        return False
    if not has_open_doorway(g, BASEMENT):
        return False
    free: set[int] = set()
    for figure, room in enumerate(g.room[FIRST_MONSTER:], FIRST_MONSTER):
        if room < 0 or g.haunt.side_of(g, figure) != TRAITOR:
            continue  # the traitor helps no monster of the heroes'
        if g.square[room] >> 12 == BASEMENT and room not in free and is_trapped(g, figure, free):
            return True
    return False


def is_trapped(g: House, figure: Figure, free: set[int]) -> bool:
    """BET-RESCUE-3. Whether no room, stairs, shaft, passage or elevator that it can use leads out of the basement.

    `free`: the rooms from which every monster finds a way out; those found here are added.
    """
    if not g.haunt.may_discover(g, figure):
        return False
    more = beyond_doors(g)
    reached = [g.room[figure]]
    for room in reached:
        for there in ways_of(g, figure, room) if has(more, room) else g.door[room * 4 : room * 4 + 4]:
            if there >= 0 and there not in reached:
                if there in free or g.square[there] >> 12 != BASEMENT:
                    if g.haunt.plain_steps:  # doors and passages lead both ways: whoever is there can come here
                        free.update(reached)
                    return False
                reached.append(there)
    return MYSTIC_ELEVATOR not in reached or not g.haunt.can_ride(g, figure)


def search_stairs(g: House, seat: Seat) -> Script[None]:
    """BET-RESCUE-1, BET-RESCUE-4. The tile is attached to an open doorway of the basement.

    Closing the floor is allowed.
    """
    fetch_tile(g, STAIRS_FROM_BASEMENT)
    g.drawn_for |= just(STAIRS_FROM_BASEMENT)
    places = doorways_for(g, STAIRS_FROM_BASEMENT, just(BASEMENT), may_close=True)
    yield from attach(g, seat, STAIRS_FROM_BASEMENT, just(BASEMENT), places)
    g.tell(EVERYONE, ROOM_LAID, STAIRS_FROM_BASEMENT, BASEMENT)
    yield from g.haunt.room_added(g, STAIRS_FROM_BASEMENT)
