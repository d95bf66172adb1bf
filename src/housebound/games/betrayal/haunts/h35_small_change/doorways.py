"""Haunt 35, Small Change: doorways are spaces of their own, in which a figure can stand.

A figure in a doorway is in neither room. Its `room` is the one from which it stepped into the doorway, and `doorway` in
the haunt's data names the side of that room; from the other room the same doorway has another name, so places are
compared by `space_of`. Only for the Mystic Elevator the other room's name is kept, because the elevator can go away.
"""

from __future__ import annotations

from collections.abc import Set

from housebound.games.betrayal.components import BARRIERS
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.haunts.h35_small_change.data import SmallData
from housebound.games.betrayal.house.plan import (
    STEP,
    annex_ways,
    direction_between,
    floor_of,
    secret_ways,
    side_of_door,
    smoky,
    split_by_barrier,
    stairs,
)
from housebound.games.betrayal.numbers import Figure, Room, Seat, Side, room_at, side_at, spot_at
from housebound.games.betrayal.play.barriers import offer_crossing
from housebound.games.betrayal.play.discovering import discover
from housebound.games.betrayal.play.entering import arrive, step_into
from housebound.games.betrayal.play.falling import offer_falling
from housebound.games.betrayal.play.moving import (
    CLIMB_TO,
    EXPLORE_TO,
    PASSAGE_TO,
    WALK_TO,
    affordable,
    offer_ways,
    slowing,
)
from housebound.games.betrayal.play.room_effects import leave_room
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_MOVED,
    LEFT_ROOM,
    OPEN,
    RETREAT,
    TAKEN_BACK,
    TURN_OVER,
    WALL,
    House,
)
from housebound.games.betrayal.words import (
    CLIMB,
    COLLAPSED_ROOM,
    DIRECTIONS,
    EAST,
    EXPLORE,
    FIGURES,
    GALLERY,
    MIGHT,
    MOVED,
    MYSTIC_ELEVATOR,
    NORTH,
    PASSAGE,
    ROOMS,
    SECRET_STAIRS,
    SOUTH,
    VAULT,
    WALK,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has

IN_DOORWAY = NoticeKind("in_doorway", figure=FIGURES, room=ROOMS, direction=DIRECTIONS)
NO_DOORWAY = -1
STAIRS_TARGET = 3
"""H35-SMALL-3. The Might roll with which somebody small gets up or down stairs."""


# -- places


def space_at(g: House[SmallData], room: Room, side: Side, doorway: int) -> int:
    """H35-DOOR-1, H35-DOOR-3. A number for a space: a side of a room, or a doorway, the same from both of its rooms."""
    if doorway == NO_DOORWAY:
        return ~spot_at(room, side if split_by_barrier(g, room) else 0)
    square = g.square[room]
    if doorway == NORTH:
        return (square + STEP[NORTH]) * 4 + SOUTH
    return square * 4 + doorway if doorway in (EAST, SOUTH) else (square - 1) * 4 + EAST


def space_of(g: House[SmallData], figure: Figure) -> int:
    return space_at(g, g.room[figure], g.side[figure], g.data.doorway[figure])


def room_space(g: House[SmallData], room: Room) -> int:
    """The space of a room; of a barrier room the side of its first door."""
    return space_at(g, room, 0, NO_DOORWAY)


def rooms_beside(g: House[SmallData], figure: Figure) -> list[int]:
    """The rooms of the doorway in which the figure stands, the one it came from first; an open one has only that."""
    room, doorway = g.room[figure], g.data.doorway[figure]
    beyond = g.door[room * 4 + doorway]
    return [room, beyond] if beyond >= 0 else [room]


def stand_in(g: House[SmallData], figure: Figure, room: Room, side: Side, doorway: int) -> None:
    """Put a figure into a space, without anything that a room does to whoever enters."""
    g.room[figure] = room
    g.side[figure] = side
    g.data.doorway[figure] = doorway


# -- what can be done


def offer_doorways(g: House[SmallData], figure: Figure, ask: Ask) -> None:
    """H35-DOOR-1. Steps on foot: from a room into a doorway, from a doorway into a room; other ways as usual."""
    slow = slowing(g, figure)
    able = affordable(g, figure, 1 + slow)
    why = "" if able else "BET-PASS-1" if slow else "BET-MOVE-3"
    offer_exits(g, figure, why, ask)
    if g.data.doorway[figure] != NO_DOORWAY:
        return
    if able:
        offer_ways(g, figure, ask)
    room = g.room[figure]
    if BARRIERS[room] is not None:
        offer_crossing(g, figure, ask)
    elif room in (COLLAPSED_ROOM, GALLERY):
        offer_falling(g, figure, ask)


def offer_exits(g: House[SmallData], figure: Figure, why: str, ask: Ask) -> None:
    """Out of a room into its doorways, or out of a doorway into its rooms; `why` bars them all."""
    if g.data.doorway[figure] == NO_DOORWAY:
        _offer_thresholds(g, figure, why, ask)
    else:
        _offer_rooms(g, figure, why, ask)


def _offer_thresholds(g: House[SmallData], figure: Figure, why: str, ask: Ask) -> None:
    """H35-DOOR-1, H35-DOOR-2, BET-BARRIER-2, BET-BARRIER-6. Into the doorways of the room, open ones too."""
    room = g.room[figure]
    apart = split_by_barrier(g, room)
    back = room_at(g.came_by[figure]) if g.did & RETREAT else -1
    for direction in range(4):
        beyond = g.door[room * 4 + direction]
        if beyond == WALL:
            continue
        rule = why
        if apart and side_of_door(g, room, direction) != g.side[figure]:
            rule = "BET-BARRIER-2"
        elif back >= 0 and beyond != back:
            rule = "BET-BARRIER-6"
        ask.offer(EXPLORE_TO[direction] if beyond == OPEN else WALK_TO[beyond], unless=rule)


def _offer_rooms(g: House[SmallData], figure: Figure, why: str, ask: Ask) -> None:
    """H35-DOOR-1, H35-DOOR-2, H35-CAT-6. Back, on into the next room, or into one that is still to be discovered."""
    room, doorway = g.room[figure], g.data.doorway[figure]
    for beside in rooms_beside(g, figure):
        ask.offer(WALK_TO[beside], unless=why)
    if g.door[room * 4 + doorway] == OPEN:
        if figure >= FIRST_MONSTER:
            why = why or "BET-MONSTER-14"
        elif not has(g.findable, floor_of(g, room)):
            why = why or "BET-EXPLORE-15"
        elif g.did & TAKEN_BACK:
            why = why or "BET-EXPLORE-11"
        ask.offer(EXPLORE_TO[doorway], unless=why)


# -- doing it


def take_small_step(g: House[SmallData], figure: Figure, option: Option) -> Script[None] | None:
    """A step that is different because doorways are spaces, or because its taker is small; None: any other."""
    if option.verb is WALK or option.verb is EXPLORE:
        if g.data.doorway[figure] == NO_DOORWAY:
            return _into_doorway(g, figure, option)
        return _out_of_doorway(g, figure, option)
    if figure < FIRST_MONSTER and needs_climbing(g, figure, option):  # H35-CAT-6: not for Cats
        return _climb(g, figure, option)
    return None


def doorway_of(g: House[SmallData], room: Room, option: Option) -> int:
    """The side of the room through which a step leads."""
    return option.args[0] if option.verb is EXPLORE else direction_between(g, room, option.args[0])


def _into_doorway(g: House[SmallData], figure: Figure, option: Option) -> Script[None]:
    """H35-DOOR-1, H35-DOOR-2. 1 space: the figure leaves its room and stands in the doorway."""
    room = g.room[figure]
    _pay(g, figure)
    doorway = doorway_of(g, room, option)
    yield from leave_room(g, figure)
    if g.room[figure] < 0:
        return  # that was its death
    g.stepped_from = spot_at(room, g.side[figure])
    if figure == g.acting:
        g.did |= LEFT_ROOM
    enter_doorway(g, figure, room, doorway)


def enter_doorway(g: House[SmallData], figure: Figure, room: Room, doorway: int) -> None:
    beyond = g.door[room * 4 + doorway]
    if room == MYSTIC_ELEVATOR and beyond >= 0:
        room, doorway = beyond, doorway ^ 2
    stand_in(g, figure, room, side_of_door(g, room, doorway), doorway)
    g.tell(EVERYONE, IN_DOORWAY, g.word[figure], room, doorway)


def _out_of_doorway(g: House[SmallData], figure: Figure, option: Option) -> Script[None]:
    """H35-DOOR-1, H35-DOOR-2. 1 space: into one of the two rooms, or the one that is not there yet."""
    room, doorway = g.room[figure], g.data.doorway[figure]
    if option.verb is EXPLORE:
        yield from discover(g, figure, doorway, 1 + slowing(g, figure))
        return
    _pay(g, figure)
    to, side, came_from = beyond_doorway(g, room, doorway, option.args[0])
    g.data.doorway[figure] = NO_DOORWAY
    g.tell(EVERYONE, MOVED, g.word[figure], to)
    yield from arrive(g, figure, to, side, came_from)


def beyond_doorway(g: House[SmallData], room: Room, doorway: int, to: int) -> tuple[int, int, int]:
    """The room entered, the side of it, and the spot on the other side of the doorway (-1: nothing is there)."""
    beyond = g.door[room * 4 + doorway]
    if to == room:
        other = spot_at(beyond, side_of_door(g, beyond, doorway ^ 2)) if beyond >= 0 else -1
        return room, side_of_door(g, room, doorway), other
    return to, side_of_door(g, to, doorway ^ 2), spot_at(room, side_of_door(g, room, doorway))


def _pay(g: House[SmallData], figure: Figure) -> None:
    g.spent += 1 + slowing(g, figure)
    g.did = (g.did | HAS_MOVED) & ~RETREAT


def needs_climbing(g: House[SmallData], figure: Figure, option: Option) -> bool:
    """H35-SMALL-3. Stairs, a room linked like stairs, Secret Stairs; not a Secret Passage."""
    if option.verb is CLIMB:
        return True
    return option.verb is PASSAGE and way_of(g, g.room[figure], option.args[0]) == SECRET_STAIRS


def way_of(g: House[SmallData], room: Room, to: int) -> int:
    """Which kind of secret way leads from one room to the other."""
    return next(token for token, here, there in g.tokens if {room_at(here), room_at(there)} == {room, to})


def _climb(g: House[SmallData], seat: Seat, option: Option) -> Script[None]:
    """H35-SMALL-3. Might 3 or more; on a failure the explorer stays where it is, and its turn ends."""
    _pay(g, seat)
    say_deed(g, seat, "climb_stairs")
    if (yield from trait_roll(g, seat, MIGHT, needed=STAIRS_TARGET, openly=False)) >= STAIRS_TARGET:
        yield from step_into(g, seat, option.args[0], arrival_side(g, seat, option))
    else:
        g.did |= TURN_OVER


def arrival_side(g: House[SmallData], figure: Figure, option: Option) -> int:
    """BET-BARRIER-11. The side on which Secret Stairs or a Secret Passage arrive."""
    if option.verb is not PASSAGE:
        return 0
    return next(side_at(theirs) for _, theirs in secret_ways(g, g.room[figure]) if room_at(theirs) == option.args[0])


# -- what can be seen


def spaces_in_sight(g: House[SmallData], figure: Figure) -> set[int]:
    """BET-RANGED-2, BET-RANGED-3. The other spaces on the straight lines of doors through the figure's own."""
    room, doorway = g.room[figure], g.data.doorway[figure]
    seen: set[int] = set()
    if doorway != NO_DOORWAY:
        seen |= _line(g, g.door[room * 4 + doorway], doorway)
        return seen | _line(g, room, doorway ^ 2)
    if not smoky(g, room):
        for direction in range(4):
            if g.door[room * 4 + direction] != WALL:
                seen.add(space_at(g, room, 0, direction))
                seen |= _line(g, g.door[room * 4 + direction], direction)
    if split_by_barrier(g, room) and g.rules.barrier_contact == "ranged_only":
        seen.add(space_at(g, room, 1 - g.side[figure], NO_DOORWAY))
    return seen


def _line(g: House[SmallData], room: Room, direction: int) -> set[int]:
    """The spaces of a line that enters this room in this direction."""
    seen: set[int] = set()
    while room >= 0 and not smoky(g, room):
        seen.add(space_at(g, room, 0, NO_DOORWAY))
        if room != VAULT:
            seen.add(space_at(g, room, 1, NO_DOORWAY))
        if g.door[room * 4 + direction] != WALL:
            seen.add(space_at(g, room, 0, direction))
        room = g.door[room * 4 + direction]
    return seen


# -- the shortest way


def step_toward(
    g: House[SmallData], figure: Figure, goals: Set[int], shunned: Set[int] = frozenset()
) -> tuple[str, ...]:
    """The names of the steps that begin a shortest way to any of these spaces; none if it is there or has no way.

    Barriers and rolls are left aside (HC-3).
    """
    start = space_of(g, figure) if g.room[figure] >= 0 else 0
    if g.room[figure] < 0 or start in goals:
        return ()
    first: dict[int, set[str]] = {}
    ring: dict[int, tuple[int, int]] = {}
    for name, place in _steps_from(g, (g.room[figure], g.data.doorway[figure])):
        space = _space(g, place)
        if space not in shunned or space in goals:
            first.setdefault(space, set()).add(name)
            ring[space] = place
    seen = {start, *ring}
    while ring:
        found = goals & ring.keys()
        if found:
            return tuple(sorted(set().union(*(first[space] for space in found))))
        further: dict[int, tuple[int, int]] = {}
        for space, place in ring.items():
            for _, there in _steps_from(g, place):
                beyond = _space(g, there)
                if beyond not in seen:
                    further[beyond] = there
                    first.setdefault(beyond, set()).update(first[space])
        seen.update(further)
        ring = further
    return ()


def _space(g: House[SmallData], place: tuple[int, int]) -> int:
    return space_at(g, place[0], 0, place[1])


def _steps_from(g: House[SmallData], place: tuple[int, int]) -> list[tuple[str, tuple[int, int]]]:
    """The places one space away, a place being a room and a doorway of it, with the names of the steps there."""
    room, doorway = place
    if doorway != NO_DOORWAY:
        beyond = g.door[room * 4 + doorway]
        return [(WALK_TO[r].name, (r, NO_DOORWAY)) for r in (room, beyond) if r >= 0]
    steps = [
        ((EXPLORE_TO[direction] if beyond == OPEN else WALK_TO[beyond]).name, (room, direction))
        for direction, beyond in enumerate(g.door[room * 4 : room * 4 + 4])
        if beyond != WALL
    ]
    up = stairs(g, room)
    links = ([up] if up >= 0 else []) + annex_ways(g, room)
    steps += [(CLIMB_TO[there].name, (there, NO_DOORWAY)) for there in links]
    return steps + [
        (PASSAGE_TO[room_at(there)].name, (room_at(there), NO_DOORWAY)) for _, there in secret_ways(g, room)
    ]
