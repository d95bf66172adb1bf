"""Part: rooms collapse, burn or leave the house (HC-20).

The parameters of a haunt: which rooms may go (`beside_ruins`, or a list of its own), what saves an explorer that is
inside (`escape`, for example `jump_out`), and which monsters are not harmed (`spared`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator

from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.roster import monsters, remove_monster
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.house.plan import (
    RUIN,
    STEP,
    direction_between,
    has_door,
    rooms_on,
    side_of_door,
    split_by_barrier,
    turn_over,
)
from housebound.games.betrayal.house.tokens import drop_tokens_of
from housebound.games.betrayal.numbers import Figure, Floor, Room, Seat, Trait, spot_at
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, OPEN, House
from housebound.games.betrayal.words import ROOM_LOST, SPEED
from housebound.kernel.script import EVERYONE, NOTHING, Script
from housebound.kernel.sets import just

Escape = Callable[[House, int, int], Script[None]]
"""What an explorer (a seat) in a collapsing room may try: whoever is still in it afterwards dies."""


# -- the house with holes in it


def ruins(g: House) -> Iterator[tuple[int, int]]:
    """The collapsed rooms that still lie on the table: room and square."""
    return ((RUIN - there, square) for square, there in g.at.items() if there <= RUIN)


def has_begun(g: House, floor: Floor) -> bool:
    """Whether a room of this floor has collapsed."""
    return any(square >> 12 == floor for _, square in ruins(g))


def near_ruin(g: House, room: Room) -> bool:
    """HC-4. Whether a collapsed room shares a side with this one, door or not."""
    return any(g.at.get(g.square[room] + step, 0) <= RUIN for step in STEP)


def joined_to_ruin(g: House, room: Room) -> bool:
    """HC-4. Whether a door of the room leads to a collapsed room whose own door is there."""
    for direction, step in enumerate(STEP):
        ruin = RUIN - g.at.get(g.square[room] + step, 0)
        if ruin >= 0 and has_door(g, room, direction) and has_door(g, ruin, direction ^ 2):
            return True
    return False


def beside_ruins(g: House, floor: Floor) -> list[int]:
    """HC-20. The rooms of a floor side-adjacent to a collapsed one; if there is none, every room left of the floor."""
    rooms = rooms_on(g, floor)
    return [room for room in rooms if near_ruin(g, room)] or rooms


def next_floor(g: House, order: Iterable[int]) -> int:
    """The first of these floors that has a room left; -1: none has."""
    return next((floor for floor in order if rooms_on(g, floor)), -1)


def occupied(g: House, room: Room) -> bool:
    """HC-2. Whether an explorer is in the room."""
    return any(g.room[seat] == room and g.fate[seat] == IN_HOUSE for seat in range(g.rules.seats))


def edge_rooms(g: House, floor: Floor) -> list[int]:
    """Where a floor that is whole begins to go.

    An unoccupied room with an open doorway; if there is none, any unoccupied room; if none, any room.
    """
    rooms = rooms_on(g, floor)
    empty = [room for room in rooms if not occupied(g, room)]
    return [room for room in empty if OPEN in g.door[room * 4 : room * 4 + 4]] or empty or rooms


# -- a room goes


def collapse(g: House, room: Room, escape: Escape | None = None, spared: Container[int] = ()) -> Script[None]:
    """HC-20. A room collapses. Whoever is in it dies, unless `escape` saves an explorer or a monster is `spared`.

    The explorers in turn order (BET-TURN-8). The dead leave their belongings in the room, and they go with it.
    """
    for seat in clockwise(g, max(g.active, 0)):
        if _inside(g, seat, room) and escape is not None:
            yield from escape(g, seat, room)
        if _inside(g, seat, room):
            yield from die(g, seat, BY_HAUNT)
    for figure in monsters(g):
        if g.room[figure] == room and figure not in spared:
            g.gone |= g.held[figure]
            g.held[figure] = 0
            remove_monster(g, figure)
    remove_room(g, room)


def _inside(g: House, seat: Seat, room: Room) -> bool:
    return g.room[seat] == room and g.fate[seat] == IN_HOUSE


def remove_room(g: House, room: Room) -> None:
    """HC-20. The tile is turned over: no doors, no links, nothing in it any more. Nobody may be in it."""
    g.tell(EVERYONE, ROOM_LOST, room)
    turn_over(g, room)
    g.lost |= just(room)
    g.annex &= ~(just(room))
    drop_tokens_of(g, room)
    for spots in (g.piles, g.waiting):
        for spot in (room * 2, spot_at(room, 1)):
            g.gone |= spots.pop(spot, 0)


def perish_in_ruins(g: House, figure: Figure) -> Script[None]:
    """HC-20. For `sent_nowhere`, where the haunt says that whoever an effect sends into a collapsed room dies."""
    return die(g, figure, BY_HAUNT) if figure < FIRST_MONSTER and g.fate[figure] == IN_HOUSE else NOTHING


def ways_out(g: House, seat: Seat, room: Room) -> list[int]:
    """HC-4, BET-BARRIER-2. The rooms joined by a door to the room, on the explorer's side of it."""
    apart = split_by_barrier(g, room)
    return [
        g.door[room * 4 + direction]
        for direction in range(4)
        if g.door[room * 4 + direction] >= 0
        and not (apart and side_of_door(g, room, direction) != g.side[seat])
        and not g.haunt.barred(g, seat, g.door[room * 4 + direction])
    ]


def jump_out(g: House, seat: Seat, room: Room, trait: Trait = SPEED, target: Figure = 4) -> Script[None]:
    """A trait roll to jump into a room joined by a door; it stays if the roll fails or there is no such room."""
    if not ways_out(g, seat, room):
        return
    say_deed(g, seat, "escape_collapse")
    result = yield from trait_roll(g, seat, trait, needed=target, openly=False)
    if result < target or g.fate[seat] != IN_HOUSE:
        return
    there = yield from choose_room(g, seat, seat, ways_out(g, seat, room), "jump_out", "HC-20")
    towards = direction_between(g, there, room)
    yield from put_into(g, seat, there, side_of_door(g, there, towards) if towards >= 0 else -1)


def choose_collapse(g: House, seat: Seat, rooms: list[int]) -> Script[int]:
    """HC-20. A seat chooses which of these rooms goes next; -1: there is none."""
    return choose_room(g, seat, seat, rooms, "collapse", "HC-20")
