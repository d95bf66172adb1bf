"""Preparing the haunt: reading, planning, and what is done right now (Preparing the haunt)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import FLOORS_OF, LOOSE_TILES, card_numbers
from housebound.games.betrayal.house.laying import doorways_for, lay_beside
from housebound.games.betrayal.house.plan import distances, floor_of, in_house, open_doorways
from housebound.games.betrayal.house.stack import fetch_tile, first_in_stack
from housebound.games.betrayal.numbers import Floor, Room, Seat
from housebound.games.betrayal.play.discovering import attach
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import READY, ROOM_LAID, ROOMS
from housebound.kernel.script import EVERYONE, Ask, Decision, Script, all_of
from housebound.kernel.sets import has, just, set_of

FARTHEST: Final = len(ROOMS) + 1
"""A distance that no room has: as far as possible."""


def get_ready(g: House) -> Script[None]:
    """BET-PREP-1, BET-PREP-2, BET-PREP-3, BET-PREP-4, BET-PREP-5. Both sides read.

    The heroes confer until all are ready.

    Here only somebody's word is waited for: what each side may read is in its view, who may confer is a talk channel.
    """
    seats = range(g.rules.seats)
    yield all_of([Decision(seat, "ready", _offer_ready, "BET-PREP-5", g.word[seat]) for seat in seats])


def _offer_ready(_: House, __: int, ask: Ask) -> None:
    ask.options.append(READY)


def fetch_room(
    g: House, seat: Seat, room: Room, floors: int = 0, far_from: int = -1, at_least: int = FARTHEST
) -> Script[bool]:
    """HC-6. A room is brought into the house: its tile is taken from stack or discard pile and attached by this seat.

    BET-CARD-10: nobody draws for it. `far_from`: as far as possible from this room, or so far, if `at_least` says how
    far that is. False: it is in the house already, or gone.
    """
    if in_house(g, room) or has(g.lost, room) or not fetch_tile(g, room):
        return False
    yield from _bring_in(g, seat, room, (floors or FLOORS_OF[room]) & FLOORS_OF[room], far_from, at_least)
    return True


def fetch_next_room(g: House, seat: Seat, floor: Floor) -> Script[int]:
    """HC-6. The next tile that may lie on this floor is brought in, stack before discard pile; -1: there is none."""
    wanted = set_of(tile for tile in LOOSE_TILES if has(FLOORS_OF[tile], floor))
    room = first_in_stack(g, wanted)
    discarded = card_numbers(g.unseen & wanted)
    if room < 0 and discarded:
        room = discarded[0] if len(discarded) == 1 else g.chance.pick(discarded, ROOMS)
        fetch_tile(g, room)
    if room >= 0:
        yield from _bring_in(g, seat, room, just(floor))
    return room


def _bring_in(
    g: House, seat: Seat, room: Room, wanted: int, far_from: int = -1, at_least: int = FARTHEST
) -> Script[None]:
    """HC-6, HC-8, BET-CARD-10. A tile that has been taken up is laid by this seat, or beside the house."""
    if any(open_doorways(g, floor) for floor in range(3) if has(wanted, floor)):
        doorways = _far_doorways(g, room, wanted, far_from, at_least) if far_from >= 0 else None
        yield from attach(g, seat, room, wanted, doorways)
    else:
        lay_beside(g, room, wanted)
    g.tell(EVERYONE, ROOM_LAID, room, floor_of(g, room))
    g.drawn_for |= just(room)
    yield from g.haunt.room_added(g, room)


def _far_doorways(g: House, room: Room, floors: int, start: int, at_least: int) -> list[tuple[int, int]]:
    """HC-3, HC-6. Of the doorways to which the tile can be attached those where it is so far from a room.

    If it cannot be so far, the farthest; no way is farthest.
    """
    places = doorways_for(g, room, floors, may_close=False) or doorways_for(g, room, floors, may_close=True)
    far = [gap if gap >= 0 else len(ROOMS) for gap in distances(g, start)]
    enough = min(max(far[at] for at, _ in places), at_least - 1)
    return [(at, direction) for at, direction in places if far[at] >= enough]


def chosen_by_hand(g: House) -> Script[None]:
    """HC-25. A haunt chosen instead of rolled: the rooms that it presupposes are in the house."""
    for word in g.haunt.needs_rooms:
        yield from fetch_room(g, g.haunt.lays_needed_rooms(g), ROOMS[word])
