"""How far it is, for whoever plans a way: every way a figure can go, each with a price in spaces or patience.

For bots only: no rule asks this. All of it is public (BET-SECRET-6).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from housebound.games.betrayal.components import BARRIERS, CARD_FACTS
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.house.plan import (
    annex_ways,
    open_doorways,
    secret_ways,
    side_adjacent,
    side_of_door,
    split_by_barrier,
    stairs,
    wall_ways,
)
from housebound.games.betrayal.numbers import Figure, Room, Spot, Trait, room_at, side_at, spot_at
from housebound.games.betrayal.play.barriers import crosses_freely
from housebound.games.betrayal.play.moving import shaft_above
from housebound.games.betrayal.play.toward import ANY_ROOM, beyond_doors
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    GALLERY,
    LANDING,
    MYSTIC_ELEVATOR,
    TRAITS,
)
from housebound.kernel.sets import has, just, set_of

FAR: Final = 999
RIDE: Final = 5
"""What the elevator is reckoned at: nobody knows where it goes."""
FALL: Final = 2
"""A hole costs no space, but it hurts."""
WALL_ROLL: Final = CARD_FACTS[CARDS["revolving_wall"]]["room_roll"]
OPENED_WITH: Final[tuple[int, int]] = (TRAITS[WALL_ROLL["trait"]], WALL_ROLL["bands"][0]["min"])
"""A Revolving Wall: by which trait, and the result it takes."""


def ways_from(g: House, figure: Figure, spot: Spot) -> list[tuple[int, int]]:
    """The spots that the figure can come to next, each with its price."""
    room, side = room_at(spot), side_at(spot)
    apart = split_by_barrier(g, room)
    doors = g.door[room * 4 : room * 4 + 4]
    ways = [
        (spot_at(beyond, side_of_door(g, beyond, direction ^ 2)), 1)
        for direction, beyond in enumerate(doors)
        if beyond >= 0 and not (apart and side_of_door(g, room, direction) != side)
    ]
    if g.haunt.through_walls(g, figure):
        ways += [(beyond * 2, 1) for beyond in side_adjacent(g, room) if beyond not in doors]
    up = stairs(g, room)
    if up >= 0:
        ways.append((up * 2, 1))
    if g.annex:
        ways += [(beside * 2, 1) for beside in annex_ways(g, room)]
    if g.haunt.uses_secret_ways(g, figure):
        ways += [(there, 1) for here, there in secret_ways(g, room) if here == spot or not apart]
    ways += _special_ways(g, figure, spot)
    return [(there, price) for there, price in ways if not g.haunt.barred(g, figure, room_at(there))]


def _special_ways(g: House, figure: Figure, spot: Spot) -> list[tuple[int, int]]:
    room = room_at(spot)
    ways: list[tuple[int, int]] = []
    if split_by_barrier(g, room):
        ways.append((spot ^ 1, _price_of_crossing(g, figure, room)))
    ways += [(there, _price_of_wall(g, figure)) for there in beyond_walls(g, spot)]
    if room == COAL_CHUTE:
        ways.append((BASEMENT_LANDING * 2, 0))
    elif room == COLLAPSED_ROOM:
        ways.append((g.below if g.below >= 0 else BASEMENT_LANDING * 2, FALL))
    elif room == GALLERY and g.square[BALLROOM] >= 0:
        ways.append((BALLROOM * 2, FALL))
    elif room == MYSTIC_ELEVATOR and g.haunt.can_ride(g, figure):
        ways += [(landing * 2, RIDE) for landing in LANDING if g.square[landing] >= 0]
    if g.haunt.shafts_both_ways(g, figure):
        above = shaft_above(g, spot)
        if above >= 0:
            ways.append((above * 2, 1))
    return ways


def _price_of_crossing(g: House, figure: Figure, room: Room) -> int:
    """A few turns of trying, if the dice are against us."""
    facts = BARRIERS[room]
    if facts is None or crosses_freely(g, figure, room):
        return 1
    return _price_of_roll(g, figure, *facts)


def _price_of_wall(g: House, figure: Figure) -> int:
    return 1 if g.haunt.ignores_hindrance(g, figure) else _price_of_roll(g, figure, *OPENED_WITH)


def _price_of_roll(g: House, figure: Figure, trait: Trait, target: Figure) -> int:
    short = target - value(g, figure, trait)
    return 2 if short <= 0 else 3 + 4 * short


def beyond_walls(g: House, spot: Spot) -> list[int]:
    """The spots at the other ends of Wall Switches here."""
    apart = split_by_barrier(g, room_at(spot))
    return [there for here, there in wall_ways(g, room_at(spot)) if here == spot or not apart]


def far_to(g: House, figure: Figure, goals: set[int], avoid: int = 0) -> dict[int, int]:
    """Spot -> the price of the cheapest way from there to one of the goals (spots); where there is none, nothing.

    `avoid`: rooms (bits) through which no way is planned; a goal may be in one, and a way may begin there.
    """
    here, more = g.room[figure], _more_than_doors(g)
    closed = avoid & ~just(here) if here >= 0 else avoid
    back = _ways_back(g, figure, more, closed)
    far: dict[int, int] = {}
    heap = [(0, spot) for spot in goals]
    doors, square = g.door, g.square
    while heap:
        price, spot = heappop(heap)
        if spot in far:
            continue
        far[spot] = price
        room = room_at(spot)
        if square[room] >= 0:
            for direction in range(4):
                beside = doors[room * 4 + direction]
                if beside < 0 or (more | closed) >> beside & 1 or beside * 2 in far:
                    continue
                if side_of_door(g, room, direction) == side_at(spot):
                    heappush(heap, (price + 1, beside * 2))
        for before, dearer in back.get(spot, ()):
            if before not in far:
                heappush(heap, (price + dearer, before))
    return far


def _more_than_doors(g: House) -> int:
    """The rooms, as bits, out of which other ways lead than their doors, or not every door from every side."""
    more = beyond_doors(g)
    return more if more == ANY_ROOM else more | BARRIERS_AND_ELEVATOR


BARRIERS_AND_ELEVATOR: Final = set_of(room for room, facts in enumerate(BARRIERS) if facts is not None) | just(
    MYSTIC_ELEVATOR
)


def _ways_back(g: House, figure: Figure, rooms: int, closed: int) -> dict[int, list[tuple[int, int]]]:
    """Spot -> from where one comes to it, each with the price, for the ways out of these rooms (bits) that are open."""
    back: dict[int, list[tuple[int, int]]] = {}
    for room, square in enumerate(g.square):
        if square >= 0 and rooms >> room & 1 and not closed >> room & 1:
            for spot in (room * 2, spot_at(room, 1))[: 2 if split_by_barrier(g, room) else 1]:
                for there, price in ways_from(g, figure, spot):
                    back.setdefault(there, []).append((spot, price))
    return back


def doorway_spots(g: House) -> set[int]:
    """The spots from which an open doorway leads to a room that can still be found."""
    return {
        spot_at(room, side_of_door(g, room, direction))
        for floor in range(3)
        if has(g.findable, floor)
        for room, direction in open_doorways(g, floor)
    }
