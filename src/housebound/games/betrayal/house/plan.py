"""The house: squares, tiles, doors, floors, lines of sight and distances.

(Discovering rooms, Movement, Entrance Hall, Ranged attacks: the part that is geometry.) A square is a number,
floor, row and column packed together; north is one row up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from housebound.games.betrayal.components import (
    BARRIERS,
    DOORS,
    FAR_DOORS,
    IS_OUTSIDE,
    WINDOWS,
    card_numbers,
)
from housebound.games.betrayal.numbers import Figure, Floor, Room
from housebound.games.betrayal.state import OPEN, WALL, House, changed
from housebound.games.betrayal.words import (
    BASEMENT,
    BASEMENT_LANDING,
    EAST,
    ENTRANCE_HALL,
    FOYER,
    GRAND_STAIRCASE,
    GROUND,
    LANDING,
    ROOMS,
    SECRET_PASSAGE,
    SECRET_STAIRS,
    SMOKE,
    STAIRS_FROM_BASEMENT,
    UPPER,
    UPPER_LANDING,
    VAULT,
    WALL_SWITCH,
)

STEP: Final = (-64, 1, 64, -1)
"""Direction -> from a square to the next."""
SIDES: Final = tuple((1 << direction, step, direction ^ 2, 1 << (direction ^ 2)) for direction, step in enumerate(STEP))
"""Direction as a bit, from a square to the next, and the direction back, as a number and as a bit."""
DIRECTIONS: Final = tuple(tuple(d for d in range(4) if bits >> d & 1) for bits in range(16))
"""Directions as bits -> the same one by one."""
CORNERED: Final = (-64, -63, 1, 65, 64, 63, -1, -65)
"""Wall or corner (a word of WALLS) -> from a square to the square beyond it."""
CENTRE: Final = 32 * 64 + 32
ANNEX_ROW: Final = 1 << 6
"""HC-6. The row of the squares beside the house: no floor reaches so far."""
FRONT_YARD: Final = -9
"""BET-EXPLORE-19. What lies before the front door: no room, and no place for one."""
RUIN: Final = -10
"""HC-20. What lies on the square of a collapsed room: RUIN minus its number."""
SECRET_WAYS: Final = (SECRET_PASSAGE, SECRET_STAIRS)
REVOLVING_WALLS: Final = (WALL_SWITCH,)


def square_on(floor: Floor, dx: int = 0, dy: int = 0) -> int:
    return (floor << 12) + CENTRE + dy * 64 + dx


def floor_of(g: House, room: Room) -> int:
    """BET-EXPLORE-16. The floor on which the room lies."""
    return g.square[room] >> 12


def in_house(g: House, room: Room) -> bool:
    return g.square[room] >= 0


def rooms_in_house(g: House) -> list[int]:
    return [room for room, square in enumerate(g.square) if square >= 0]


def rooms_on(g: House, floor: Floor) -> list[int]:
    return [room for room, square in enumerate(g.square) if square >> 12 == floor]


def turned(walls: int, rotation: int) -> int:
    """Walls as bits of directions, after that many quarter turns clockwise."""
    return (walls << rotation | walls >> (4 - rotation)) & 15


DOORS_TURNED: Final = tuple(turned(doors, rotation) for doors in DOORS for rotation in range(4))
FAR_DOORS_TURNED: Final = tuple(turned(doors, rotation) for doors in FAR_DOORS for rotation in range(4))
"""Room * 4 + rotation -> the directions of its doors, and of those on the far side of its barrier, as bits."""


def lay_start(g: House) -> None:
    """BET-SETUP-6, BET-SETUP-12, BET-COMP-1, BET-HALL-1, BET-HALL-3. The three starting tiles, apart from each other.

    BET-MOVE-10: the front door is no door for anybody; what lies before it is no place for a room.
    """
    hall = square_on(GROUND)
    g.at[hall + STEP[EAST]] = FRONT_YARD
    for room, square in (
        (ENTRANCE_HALL, hall),
        (FOYER, hall - 1),
        (GRAND_STAIRCASE, hall - 2),
        (UPPER_LANDING, square_on(UPPER)),
        (BASEMENT_LANDING, square_on(BASEMENT)),
    ):
        put_tile(g, room, square, 0)


def put_tile(g: House, room: Room, square: int, rotation: int) -> None:
    """Lay a tile on an empty square and join its doors with its neighbours'."""
    g.square = changed(g.square, room, square)
    if g.rotation[room] != rotation:
        g.rotation = changed(g.rotation, room, rotation)
    g.at[square] = room
    g.laid = room
    _join(g, room)


def turn_tile(g: House, room: Room, rotation: int) -> None:
    """Turn the tile that was laid last, where it lies."""
    g.rotation = changed(g.rotation, room, rotation)
    _join(g, room)


def lift_tile(g: House, room: Room) -> None:
    """Take a tile up from its square; doors that led to it are open doorways again (BET-ELEVATOR-3)."""
    square = g.square[room]
    del g.at[square]
    g.square = changed(g.square, room, -1)
    door, doorways = list(g.door), g.doorways[square >> 12] & ~(15 << room * 4)
    for direction, beyond in enumerate(STEP):
        neighbour = g.at.get(square + beyond, -1)
        if neighbour >= 0 and has_door(g, neighbour, direction ^ 2):
            door[neighbour * 4 + (direction ^ 2)] = OPEN
            doorways |= 1 << neighbour * 4 + (direction ^ 2)
    door[room * 4 : room * 4 + 4] = (WALL, WALL, WALL, WALL)
    g.door = tuple(door)
    g.doorways = changed(g.doorways, square >> 12, doorways)


def turn_over(g: House, room: Room) -> None:
    """HC-20. The tile stays on its square, face down: no room any more, and no place for another one."""
    square = g.square[room]
    lift_tile(g, room)
    g.at[square] = RUIN - room
    door, doorways = list(g.door), g.doorways[square >> 12]
    for direction, beyond in enumerate(STEP):
        neighbour = g.at.get(square + beyond, -1)
        if neighbour >= 0:
            door[neighbour * 4 + (direction ^ 2)] = WALL
            doorways &= ~(1 << neighbour * 4 + (direction ^ 2))
    g.door = tuple(door)
    g.doorways = changed(g.doorways, square >> 12, doorways)


def _join(g: House, room: Room) -> None:
    """BET-MOVE-7, BET-MOVE-9, BET-EXPLORE-8. What is beyond each side of a tile just laid, and of the tiles beside it.

    A room whose door meets ours, nothing, no way.
    """
    at, door, rotation, square = g.at, list(g.door), g.rotation, g.square[room]
    doors = 0 if _in_annex(square) else DOORS_TURNED[room * 4 + rotation[room]]
    doorways = g.doorways[square >> 12] & ~(15 << room * 4)
    here = room * 4
    for side, step, back, theirs in SIDES:
        ours, beyond = doors & side, WALL
        neighbour = at.get(square + step, OPEN)
        if neighbour == OPEN:
            if ours:
                beyond = OPEN
                doorways |= 1 << here
        elif neighbour >= 0 and DOORS_TURNED[neighbour * 4 + rotation[neighbour]] & theirs:
            door[neighbour * 4 + back] = room if ours else WALL
            doorways &= ~(1 << neighbour * 4 + back)
            if ours:
                beyond = neighbour
        door[here] = beyond
        here += 1
    g.door = tuple(door)
    g.doorways = changed(g.doorways, square >> 12, doorways)


def _in_annex(square: int) -> bool:
    return square & 0xFC0 == ANNEX_ROW


def has_door(g: House, room: Room, direction: int) -> bool:
    """Whether the tile has a door on that side, joined to anything or not."""
    return bool(DOORS_TURNED[room * 4 + g.rotation[room]] >> direction & 1)


def side_of_door(g: House, room: Room, direction: int) -> int:
    """BET-BARRIER-2. On which side of a barrier room this door is."""
    return FAR_DOORS_TURNED[room * 4 + g.rotation[room]] >> direction & 1


def split_by_barrier(g: House, room: Room) -> bool:
    """BET-BARRIER-1, BET-VAULT-5. Whether the two sides of this room are cut off from each other now."""
    return BARRIERS[room] is not None and not (room == VAULT and g.vault_open)


def company(g: House, figure: Figure) -> list[int]:
    """The other figures in the same space."""
    places, room = g.haunt.places, g.room[figure]
    if places is not None:
        return [o for o, where in enumerate(g.room) if where >= 0 and o != figure and places.together(g, figure, o)]
    others: list[int] = []
    at = -1
    for _ in range(g.room.count(room)):
        at = g.room.index(room, at + 1)
        if at != figure:
            others.append(at)
    return others


def together(g: House, one: Figure, other: Figure) -> bool:
    """BET-BARRIER-7. Whether two figures are in the same space."""
    places = g.haunt.places
    return g.room[one] == g.room[other] if places is None else places.together(g, one, other)


def in_room(g: House, figure: Figure) -> bool:
    """Whether the figure is really in its room, and so in reach of what lies and works there."""
    places = g.haunt.places
    return places is None or places.in_room(g, figure)


def open_doorways(g: House, floor: Floor) -> list[tuple[int, int]]:
    """The open doorways of a floor: room and direction."""
    doorways = g.doorways[floor]
    return [(n >> 2, n & 3) for n in card_numbers(doorways)] if doorways else []


def has_open_doorway(g: House, floor: Floor) -> bool:
    return g.doorways[floor] != 0


def faces_outside(g: House, room: Room) -> bool:
    """BET-EXPLORE-8, HC-5. Whether the room has a window that is not false."""
    windows = turned(WINDOWS[room], g.rotation[room])
    square = g.square[room]
    return any(windows >> direction & 1 and g.at.get(square + STEP[direction], -1) < 0 for direction in range(4))


def has_window(room: Room) -> bool:
    return WINDOWS[room] != 0


def is_outside(room: Room) -> bool:
    return IS_OUTSIDE[room]


def side_adjacent(g: House, room: Room) -> list[int]:
    """BET-MOVE-8, HC-4. The rooms whose squares share a side with this one, door or not."""
    at, square = g.at, g.square[room]
    return [other for step in STEP if (other := at.get(square + step, -1)) >= 0]


def joined(g: House, room: Room) -> list[int]:
    """HC-4, BET-MOVE-18. The rooms joined to this one by doors that meet."""
    return [other for other in g.door[room * 4 : room * 4 + 4] if other >= 0]


def stairs(g: House, room: Room) -> int:
    """BET-MOVE-12, BET-MOVE-13. The room at the other end of this room's stairs, or -1."""
    other = OTHER_END[room]
    return other if other >= 0 and g.square[other] >= 0 else -1


_STAIRS: Final = {GRAND_STAIRCASE: UPPER_LANDING, STAIRS_FROM_BASEMENT: FOYER}
OTHER_END: Final = tuple(
    {**_STAIRS, **{up: down for down, up in _STAIRS.items()}}.get(room, -1) for room in range(len(ROOMS))
)
"""Room -> the room to which its stairs lead when both are in the house, or -1."""


def annex_ways(g: House, room: Room) -> list[int]:
    """HC-6. The rooms beside the house are linked, like stairs, with the starting room of their floor."""
    if g.annex >> room & 1:
        start = LANDING[floor_of(g, room)]
        return [start] if in_house(g, start) else []
    if room in LANDING:
        return [r for r in range(len(ROOMS)) if g.annex >> r & 1 and floor_of(g, r) == floor_of(g, room)]
    return []


def secret_ways(g: House, room: Room) -> Iterator[tuple[int, int]]:
    """The spots joined to this room by a Secret Passage or Secret Stairs: our end and theirs."""
    return _linked(g, room, SECRET_WAYS)


def wall_ways(g: House, room: Room) -> Iterator[tuple[int, int]]:
    """The spots joined to this room by a Wall Switch: our end and theirs."""
    return _linked(g, room, REVOLVING_WALLS)


def _linked(g: House, room: Room, tokens: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    if not g.token_rooms >> room & 1:
        return
    for token, here, there in g.tokens:
        if token in tokens:
            if here >> 1 == room:
                yield here, there
            elif there >> 1 == room:
                yield there, here


def neighbours(g: House, room: Room) -> list[int]:
    """HC-3. The rooms one space away: by doors that meet, stairs, Secret Stairs and Secret Passages."""
    rooms = joined(g, room)
    up = stairs(g, room)
    if up >= 0:
        rooms.append(up)
    if g.annex:
        rooms += annex_ways(g, room)
    rooms += [there >> 1 for _, there in secret_ways(g, room)]
    return rooms


def distances(g: House, start: int) -> list[int]:
    """HC-3, BET-REVEAL-3. Fewest spaces from a room to every room; -1 where there is no way."""
    far = [-1] * len(ROOMS)
    far[start] = 0
    ring = [start]
    while ring:
        further: list[int] = []
        for room in ring:
            for other in neighbours(g, room):
                if far[other] < 0:
                    far[other] = far[room] + 1
                    further.append(other)
        ring = further
    return far


def in_sight(g: House, room: Room) -> list[int]:
    """BET-RANGED-2, BET-RANGED-3. The other rooms in line of sight: straight rows of doors that meet.

    Smoke blocks the sight into, out of and through its room; a closed Vault hides nobody in front of its door.
    """
    if smoky(g, room):
        return []
    seen: list[int] = []
    for direction in range(4):
        other = g.door[room * 4 + direction]
        while other >= 0 and not smoky(g, other):
            seen.append(other)
            other = g.door[other * 4 + direction]
    return seen


def smoky(g: House, room: Room) -> bool:
    if not g.token_rooms >> room & 1:
        return False
    return any(token == SMOKE and spot >> 1 == room for token, spot, _ in g.tokens)


def direction_between(g: House, room: Room, other: int) -> int:
    """The side of `room` on which its neighbour `other` lies; -1 if it is no neighbour."""
    gap = g.square[other] - g.square[room]
    return STEP.index(gap) if gap in STEP else -1
