"""Events that bring explorers into other rooms, find rooms or move them.

(Funeral, The Lost One, The Walls, The Beckoning, What the...?)
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import CARD_FACTS, START_ROOMS
from housebound.games.betrayal.effects.event_plain import OWN, comes_to_its_text, concerned, event_roll
from housebound.games.betrayal.effects.steps import GO, apply, band, best
from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import STEP, floor_of, in_house, lift_tile, open_doorways, put_tile
from housebound.games.betrayal.house.stack import fetch_tile
from housebound.games.betrayal.numbers import Card, Room, Seat
from housebound.games.betrayal.play.discovering import attach, go_into_new_room, land_in_new_room
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    ENTRANCE_HALL,
    GROUND,
    ROOM_LAID,
    ROOMS,
    UPPER,
)
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import just

LOST_ONE: Final = CARDS["the_lost_one"]
BECKONING: Final = CARDS["the_beckoning"]
WHAT_THE: Final = CARDS["what_the"]
GRAVES: Final = (ROOMS["graveyard"], ROOMS["crypt"])
PATIO: Final = ROOMS["patio"]
EVERY_FLOOR: Final = 0b111
NEW_ROOM: Final = {"new_upper_room": UPPER, "new_basement_room": BASEMENT}


def to_the_graves(g: House, seat: Seat) -> Script[None]:
    """Funeral: the Graveyard or the Crypt, whichever has been found."""
    graves = [room for room in GRAVES if in_house(g, room)]
    if graves:
        room = yield from choose_room(g, seat, seat, graves, "go_to", "BET-MOVE-16")
        yield from put_into(g, seat, room)


GO["graveyard_or_crypt_if_found"] = to_the_graves


def through_the_walls(g: House, seat: Seat) -> Script[None]:
    """The Walls: the next tile, whatever its floor; with none left nothing happens (BET-EXPLORE-18)."""
    yield from land_in_new_room(g, seat, EVERY_FLOOR)


GO["next_tile_any_floor"] = through_the_walls


def the_lost_one(g: House, seat: Seat, card: Card) -> Script[None]:
    """Knowledge roll; whoever fails is led astray by a second roll, to a new room if there is one for that floor."""
    if not (yield from comes_to_its_text(g, seat, card)):
        return
    second = CARD_FACTS[card]["second_roll"]
    result = yield from event_roll(g, seat, card, second, drew=True)
    ops = band(second["bands"], result)
    floor = NEW_ROOM.get(ops[0]["to"], -1)
    if floor < 0:
        yield from apply(g, seat, ops, card)
    elif g.fate[seat] == IN_HOUSE and not (yield from land_in_new_room(g, seat, just(floor))):
        yield from put_into(g, seat, ENTRANCE_HALL)


OWN[LOST_ONE] = the_lost_one


def the_beckoning(g: House, seat: Seat, card: Card) -> Script[None]:
    """BET-TURN-8. Everybody in the open or at a window rolls Sanity, and may jump to the Patio.

    The one who drew the card says where a Patio lies that has to be brought into the house first. BET-CARD-13: whoever
    jumps there first has found it, and draws for it in its own turn only.
    """
    facts = CARD_FACTS[card]
    for one in concerned(g, seat, card):
        if g.fate[one] != IN_HOUSE:
            continue
        result = yield from event_roll(g, one, card, facts["roll"], one == seat, needed=best(facts["bands"]))
        ops = band(facts["bands"], result)
        if ops[0]["op"] != "go" or g.fate[one] != IN_HOUSE or not g.haunt.can_be_moved(g, one):
            continue
        if not in_house(g, PATIO):
            if not open_doorways(g, GROUND) or not fetch_tile(g, PATIO):
                continue  # there is no Patio to jump to
            yield from attach(g, seat, PATIO, just(GROUND))
            yield from go_into_new_room(g, one, PATIO, 0)
            ops = ops[1:]
        yield from apply(g, one, ops, card)


OWN[BECKONING] = the_beckoning


def what_the(g: House, seat: Seat, card: Card) -> Script[None]:
    """The tile of the room, with everything on it, goes to another open doorway: of its floor, else of any other.

    Starting tiles do not move. On another floor what the tile's back says does not matter.
    """
    room = g.room[seat]
    if room in START_ROOMS:
        return
    square, rotation, floor = g.square[room], g.rotation[room], floor_of(g, room)
    lift_tile(g, room)
    places = _elsewhere(g, room, square, just(floor)) or _elsewhere(g, room, square, EVERY_FLOOR)
    if not places:
        put_tile(g, room, square, rotation)
        return
    g.annex &= ~(just(room))
    yield from attach(g, seat, room, EVERY_FLOOR, places)
    g.tell(EVERYONE, ROOM_LAID, room, floor_of(g, room))


OWN[WHAT_THE] = what_the


def _elsewhere(g: House, room: Room, square: int, floors: int) -> list[tuple[int, int]]:
    """BET-EXPLORE-7, BET-EXPLORE-9. The open doorways of these floors that do not lead to where the tile lay."""
    return [
        (at, direction)
        for at, direction in doorways_for(g, room, floors, may_close=False)
        if g.square[at] + STEP[direction] != square
    ]
