"""Discovering rooms: which tile, where and how it is laid (Discovering rooms)."""

from __future__ import annotations

from collections.abc import Callable

from housebound.games.betrayal.cards.drawing import draw_for_symbol
from housebound.games.betrayal.components import DOORS, FLOORS_OF, START_ROOMS, SYMBOL
from housebound.games.betrayal.house.laying import can_lie, doorways_for, open_floors, orientations
from housebound.games.betrayal.house.plan import (
    STEP,
    floor_of,
    joined,
    lift_tile,
    open_doorways,
    put_tile,
    rooms_on,
    side_of_door,
    turn_tile,
    turned,
)
from housebound.games.betrayal.house.stack import draw_tile, set_aside
from housebound.games.betrayal.numbers import Figure, Floor, Room, Seat, Side, spot_at
from housebound.games.betrayal.play.entering import arrive, choose_side
from housebound.games.betrayal.play.room_effects import leave_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_MOVED, IN_HOUSE, OPEN, RETREAT, TAKEN_BACK, House
from housebound.games.betrayal.words import ATTACH, DISCOVERED, RELAY, ROOM_LAID, STAY, TURN_TILE
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

Fits = Callable[[int, bool], bool]
Landing = Callable[[House, int], Script[None]]


def discover(g: House, figure: Figure, direction: int, cost: int) -> Script[None]:
    """BET-EXPLORE-1, BET-EXPLORE-5, BET-EXPLORE-17. Through a door behind which nothing lies into a new room.

    BET-EXPLORE-11: where no tile can be laid the step is taken back and nothing is spent.
    """
    room = g.room[figure]
    floor = floor_of(g, room)
    square = g.square[room] + STEP[direction]
    tile = find_tile(g, just(floor), lambda t, last: can_lie(g, t, square, direction ^ 2, may_close=last))
    if tile < 0:
        tile = yield from _rearrange(g, figure, room, direction)
        if tile < 0:
            g.did |= TAKEN_BACK
            return
    g.spent += cost
    g.did = (g.did | HAS_MOVED) & ~RETREAT
    yield from _lay(g, figure, tile, square, direction ^ 2)
    if g.haunt.barred(g, figure, tile) or (yield from g.haunt.held_back(g, figure, tile)):
        # it stays on the threshold of a room that its haunt keeps it out of
        yield from _joins_house(g, figure, tile)
        return
    came_from = spot_at(g.room[figure], g.side[figure])
    yield from leave_room(g, figure)
    if g.room[figure] < 0 or (figure < FIRST_MONSTER and g.fate[figure] != IN_HOUSE):
        yield from _joins_house(g, figure, tile)
        return
    g.stepped_from = came_from
    yield from found(g, figure, tile, side_of_door(g, tile, direction ^ 2), came_from, by_effect=False)


def find_tile(g: House, floors: int, fits: Fits) -> int:
    """BET-EXPLORE-2, BET-EXPLORE-10, BET-EXPLORE-12. The next tile for these floors that can be laid; -1: none.

    `fits` is asked with the tile and whether it is the last one available, which may close its floor.
    """
    rejected: list[int] = []
    while True:
        tile = draw_tile(g, floors)
        if tile < 0 or fits(tile, not rejected and not g.findable & floors & FLOORS_OF[tile]):
            break
        rejected.append(tile)
    for unfit in rejected:
        set_aside(g, unfit)
    return tile


def _lay(g: House, figure: Figure, tile: int, square: int, towards: int) -> Script[None]:
    """BET-EXPLORE-6. The player who discovers the room chooses its orientation among the legal ones."""
    floor_bit = just(square >> 12)
    may_close = not g.findable & floor_bit
    turns = orientations(g, tile, square, towards, may_close) or orientations(g, tile, square, towards, True)
    # the tile lies on its square while its orientation is chosen: it is in a place at every pause
    put_tile(g, tile, square, turns[0])
    if len(turns) > 1:

        def offers(_: House, __: int, ask: Ask) -> None:
            ask.options += [TURN_TILE(n) for n in turns]

        seat = g.haunt.controller(g, figure)
        option: Option = yield Decision(seat, "turn_tile", offers, "BET-EXPLORE-6", g.word[figure])
        if option.args[0] != turns[0]:
            turn_tile(g, tile, option.args[0])


def found(
    g: House, figure: Figure, tile: int, side: Side, came_from: int, by_effect: bool, landing: Landing | None = None
) -> Script[None]:
    """The figure enters the room it has discovered; its symbol comes before its text (BET-CARD-2, BET-CARD-8).

    `landing`: what the effect that brought it there still does to it before it draws.
    """
    yield from _joins_house(g, figure, tile)
    yield from arrive(g, figure, tile, side, came_from, discovering=True)
    if landing is not None:
        yield from landing(g, figure)
    if figure >= FIRST_MONSTER:
        g.drawn_for |= just(tile)  # BET-MONSTER-17
    elif g.room[figure] == tile and g.fate[figure] == IN_HOUSE:
        dealt_with = yield from g.haunt.discovered(g, figure, tile)
        if not dealt_with and SYMBOL[tile] >= 0:
            yield from draw_for_symbol(g, figure, tile, by_effect)
    yield from g.haunt.room_explored(g, figure, tile)


def _joins_house(g: House, figure: Figure, tile: int) -> Script[None]:
    """HC-8. A tile has been laid, whether or not its discoverer lives to enter it."""
    g.tell(EVERYONE, DISCOVERED, g.word[figure], tile, floor_of(g, tile))
    yield from g.haunt.room_added(g, tile)


def land_in_new_room(
    g: House,
    seat: Seat,
    floors: int,
    mark: Callable[[House, int], None] | None = None,
    landing: Landing | None = None,
) -> Script[bool]:
    """BET-EXPLORE-18. An effect makes a player draw a tile for a floor, attach it and go there. False: no tile is left.

    BET-COLLAPSE-9: a room found by falling is found so. `mark` notes the spot before anybody enters.
    """
    if not g.haunt.can_be_moved(g, seat):
        return True
    floors &= open_floors(g)
    if not floors:
        return False  # HC-20: nothing is left there to which a tile could be attached
    tile = find_tile(g, floors, lambda t, last: bool(doorways_for(g, t, floors & FLOORS_OF[t], last)))
    if tile < 0:
        return False
    yield from attach(g, seat, tile, floors, _doorways(g, tile, floors))
    side = yield from choose_side(g, seat, tile)
    if mark is not None:
        mark(g, spot_at(tile, side))
    yield from go_into_new_room(g, seat, tile, side, landing)
    return True


def go_into_new_room(g: House, seat: Seat, tile: int, side: Side, landing: Landing | None = None) -> Script[None]:
    """BET-CARD-9. An effect puts an explorer into a tile just laid, which it has discovered if it gets there."""
    comes = g.haunt.can_be_moved(g, seat)
    if comes and g.room[seat] >= 0:
        yield from leave_room(g, seat)
        comes = g.fate[seat] == IN_HOUSE
    if comes:
        yield from found(g, seat, tile, side, -1, by_effect=True, landing=landing)
    else:
        yield from _joins_house(g, seat, tile)


def _doorways(g: House, tile: int, floors: int) -> list[tuple[int, int]]:
    """BET-EXPLORE-9, BET-EXPLORE-12. Where a tile just drawn can be attached: the last one of a floor may close it."""
    return [
        place
        for floor in range(3)
        if floors & FLOORS_OF[tile] & just(floor)
        for place in doorways_for(g, tile, just(floor), may_close=not has(g.findable, floor))
    ]


def attach(g: House, seat: Seat, tile: int, floors: int, doorways: list[tuple[int, int]] | None = None) -> Script[None]:
    """BET-EXPLORE-18. A seat chooses the open doorway to which a tile is attached, and how it is turned."""
    places = doorways if doorways is not None else doorways_for(g, tile, floors, may_close=False)
    if not places:
        places = doorways_for(g, tile, floors, may_close=True)

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [ATTACH(room, direction) for room, direction in places]

    # until its place is chosen the tile lies at the first one: it is somewhere at every pause
    room, direction = places[0]
    square = g.square[room] + STEP[direction]
    turns = orientations(g, tile, square, direction ^ 2, may_close=True)
    if len(places) > 1:
        put_tile(g, tile, square, turns[0])
        option: Option = yield Decision(seat, "attach", offers, "BET-EXPLORE-18", g.word[seat])
        lift_tile(g, tile)
        room, direction = option.args
    yield from _lay(g, seat, tile, g.square[room] + STEP[direction], direction ^ 2)


def _rearrange(g: House, figure: Figure, room: Room, direction: int) -> Script[int]:
    """BET-EXPLORE-11. Every tile left would close the floor: one tile of it is laid anew, and the search goes on.

    Returns the tile found then, or -1: the step is taken back.
    """
    floor = floor_of(g, room)
    ways = _relays(g, floor, room, direction)
    if not ways:
        return -1

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options.append(STAY)
        ask.options += [RELAY(*way) for way in ways]

    option: Option = yield Decision(g.active, "relay", offers, "BET-EXPLORE-11", g.word[figure])
    if option is STAY:
        return -1
    tile, beside, towards, rotation = option.args
    lift_tile(g, tile)
    put_tile(g, tile, g.square[beside] + STEP[towards], rotation)
    g.tell(EVERYONE, ROOM_LAID, tile, floor)
    square = g.square[room] + STEP[direction]
    return find_tile(g, just(floor), lambda t, last: can_lie(g, t, square, direction ^ 2, may_close=last))


def _relays(g: House, floor: Floor, room: Room, direction: int) -> list[tuple[int, int, int, int]]:
    """BET-EXPLORE-11. Single tiles that can be turned or laid elsewhere so that the floor gets another open doorway."""
    ways: list[tuple[int, int, int, int]] = []
    for tile in rooms_on(g, floor):
        if tile in START_ROOMS or tile == room:
            continue
        square, rotation = g.square[tile], g.rotation[tile]
        lift_tile(g, tile)
        for beside, towards in open_doorways(g, floor):
            if (beside, towards) == (room, direction):
                continue
            there = g.square[beside] + STEP[towards]
            for turn in range(4):
                if not has(turned(DOORS[tile], turn), towards ^ 2) or (there, turn) == (square, rotation):
                    continue
                put_tile(g, tile, there, turn)
                if len(open_doorways(g, floor)) > 1 and g.door[room * 4 + direction] == OPEN and _connected(g, floor):
                    ways.append((tile, beside, towards, turn))
                lift_tile(g, tile)
        put_tile(g, tile, square, rotation)
    return ways


def _connected(g: House, floor: Floor) -> bool:
    """Whether every room of the floor hangs together by doors."""
    rooms = rooms_on(g, floor)
    reached, ring = {rooms[0]}, [rooms[0]]
    while ring:
        ring = [other for room in ring for other in joined(g, room) if other not in reached]
        reached.update(ring)
    return len(reached) == len(rooms)
