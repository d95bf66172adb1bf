"""Haunt 35, Small Change: the Toy Airplane. It is found, started, boarded, flown, knocked down and flown away.

Whoever is aboard stands where the plane is. On the ground it is left and boarded for 1 space; in the air only its pilot
moves it, up to 5 spaces, and the texts of rooms touch nobody aboard.
"""

from __future__ import annotations

from housebound.games.betrayal.barriers import cross, offer_crossing
from housebound.games.betrayal.components import BARRIERS, IS_OUTSIDE, card_numbers
from housebound.games.betrayal.death import leave_house
from housebound.games.betrayal.dice import throw, trait_roll
from housebound.games.betrayal.discovering import discover
from housebound.games.betrayal.entering import take_side
from housebound.games.betrayal.falling import FALLING, JUMPING
from housebound.games.betrayal.haunts.actions import no_space_left, offer_unless
from housebound.games.betrayal.haunts.figures import heroes_in_house
from housebound.games.betrayal.haunts.h35_doorways import (
    NO_DOORWAY,
    arrival_side,
    beyond_doorway,
    doorway_of,
    enter_doorway,
    offer_exits,
    space_at,
    space_of,
    stand_in,
)
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.picks import pick_figure
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.house import faces_outside, in_house
from housebound.games.betrayal.moving import CLAMBER_TO, affordable, offer_ways
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HALTED,
    HAS_MOVED,
    IN_HOUSE,
    OUTSIDE,
    House,
    changed,
)
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import (
    BALLROOM,
    CLIMB,
    COLLAPSED_ROOM,
    CROSS,
    EXPLORE,
    FALL,
    FIGURES,
    GALLERY,
    JUMP,
    KNOWLEDGE,
    LEFT_HOUSE,
    PASSAGE,
    ROOMS,
    SPEED,
    TRAITOR,
    VERBS,
    WALK,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script

SEARCH = VERBS.verb("search_for_plane")()
START = VERBS.verb("start_plane")()
BOARD = VERBS.verb("board_plane")()
GET_OUT = VERBS.verb("get_out_of_plane")()
PICK_UP = VERBS.verb("pick_up_hero", FIGURES)
FLY_AWAY = VERBS.verb("fly_away")()
SWAT = VERBS.verb("swat_plane")()
PLANE_FOUND = NoticeKind("plane_found", figure=FIGURES, room=ROOMS)
PLANE_STARTED = NoticeKind("plane_started", figure=FIGURES)
PLANE_FLIES = NoticeKind("plane_flies", figure=FIGURES)
PLANE_MOVED = NoticeKind("plane_moved", figure=FIGURES, room=ROOMS)
PLANE_GROUNDED = NoticeKind("plane_grounded", room=ROOMS)
BOARDED = NoticeKind("boarded_plane", figure=FIGURES)
GOT_OUT = NoticeKind("got_out_of_plane", figure=FIGURES)

UNFOUND, GROUNDED, STARTED, FLYING = range(4)
PLANE_STATES = ("unfound", "grounded", "started", "flying")
SEARCH_ROOMS = tuple(ROOMS[word] for word in ("bedroom", "master_bedroom", "storeroom", "attic", "game_room"))
CHASM = ROOMS["chasm"]
SEARCH_TARGET, START_TARGET, SWAT_TARGET, CAT_TARGET = 3, 4, 5, 7
ABOARD_FROM, CRASH_UP_TO = 4, 1
"""The roll for picking somebody up: from 4 aboard, up to 1 the plane is on the ground."""
PLANE_SPACES = 5


class SmallData(HauntData):
    __slots__ = (
        *("captor", "doorway", "eaten", "gliding", "swatted"),
        *("aboard", "pilot", "plane", "plane_doorway", "plane_room", "plane_side"),
    )

    doorway: list[int]  # figure -> the side of its room in whose doorway it stands, NO_DOORWAY if it is in the room
    captor: list[int]  # seat -> the Cat that holds it, FREE
    eaten: int  # heroes killed by Cats
    swatted: int  # Cats that have struck at the plane in this monster turn, as bits
    plane: int  # UNFOUND, GROUNDED, STARTED or FLYING
    plane_room: int
    plane_side: int
    plane_doorway: int
    aboard: int  # seats, as bits
    pilot: int  # the seat that has started the plane, -1 nobody
    gliding: bool  # the pilot moves with the plane at this moment


# -- where it is, and who is aboard


def is_aboard(g: House, figure: int) -> bool:
    return figure < FIRST_MONSTER and bool(g.data.aboard >> figure & 1)


def is_flying(g: House, figure: int) -> bool:
    """Whether the figure is in the air."""
    return g.data.plane == FLYING and is_aboard(g, figure)


def at_plane(g: House, figure: int) -> bool:
    """Whether the plane is in the figure's space."""
    return g.data.plane != UNFOUND and space_of(g, figure) == plane_space(g)


def plane_space(g: House) -> int:
    data: SmallData = g.data
    return space_at(g, data.plane_room, data.plane_side, data.plane_doorway)


def is_exit(g: House, room: int) -> bool:
    """HC-5. Outside rooms, and rooms with a window that is not false."""
    return IS_OUTSIDE[room] or faces_outside(g, room)


def fall_out(g: House, seat: int) -> None:
    """The explorer is no longer aboard: captured, dead, or moved away. A plane without its pilot is on the ground."""
    if is_aboard(g, seat):
        g.data.aboard &= ~(1 << seat)
        if g.data.pilot == seat:
            ground(g)


def ground(g: House) -> None:
    """The plane is on the ground with whoever is aboard, and nobody is its pilot. A pilot's turn of flying is over."""
    if g.data.pilot == g.acting:
        g.did |= HALTED
    g.data.plane = GROUNDED
    g.data.pilot = -1
    g.tell(EVERYONE, PLANE_GROUNDED, g.data.plane_room)


def take_off(g: House, seat: int) -> None:
    """The pilot's next turn has come."""
    if g.data.pilot == seat and g.data.plane == STARTED:
        g.data.plane = FLYING
        g.tell(EVERYONE, PLANE_FLIES, g.word[seat])


# -- what can be done with it


def offer_plane(g: House, figure: int, ask: Ask) -> None:
    """The actions of heroes, of the traitor and of Cats with the plane."""
    if figure >= FIRST_MONSTER:
        if g.data.plane == FLYING and at_plane(g, figure):
            offer_unless("HC-9" if g.data.swatted >> figure & 1 else "", SWAT, ask)
    elif g.team[figure] == TRAITOR:
        if g.data.plane == FLYING and at_plane(g, figure):
            offer_task(g, SWAT, ask)
    elif g.data.plane == UNFOUND:
        if g.room[figure] in SEARCH_ROOMS and g.data.doorway[figure] == NO_DOORWAY:
            offer_task(g, SEARCH, ask)
    elif g.data.plane == FLYING:
        if g.data.pilot == figure:
            _offer_pilot(g, figure, ask)
    elif at_plane(g, figure):
        _offer_on_ground(g, figure, ask)


def _offer_on_ground(g: House, seat: int, ask: Ask) -> None:
    if g.data.pilot < 0:
        offer_task(g, START, ask)
    option = GET_OUT if is_aboard(g, seat) else BOARD
    offer_unless(no_space_left(g, seat), option, ask)


def _offer_pilot(g: House, pilot: int, ask: Ask) -> None:
    heroes = heroes_in_house(g)
    why = no_space_left(g, pilot)
    for seat in heroes:
        if seat != pilot and not is_aboard(g, seat) and at_plane(g, seat):
            offer_unless("HC-15" if g.data.captor[seat] >= 0 else why, PICK_UP(g.word[seat]), ask)
    if g.data.plane_doorway == NO_DOORWAY and is_exit(g, g.data.plane_room):
        everybody = all(is_aboard(g, seat) for seat in heroes)
        offer_unless(why if everybody else "HC-9", FLY_AWAY, ask)


def perform_with_plane(g: House, figure: int, option: Option) -> Script[None]:
    if option.verb is PICK_UP:
        return _pick_up(g, figure, g.word.index(option.args[0]))
    return _DEEDS[option](g, figure)


def _search(g: House, seat: int) -> Script[None]:
    """Knowledge 3 or more: the plane is in this room, on the ground."""
    if (yield from task_roll(g, seat, KNOWLEDGE)) < SEARCH_TARGET or g.fate[seat] != IN_HOUSE:
        return
    data: SmallData = g.data
    data.plane = GROUNDED
    data.plane_room, data.plane_side, data.plane_doorway = g.room[seat], g.side[seat], NO_DOORWAY
    g.tell(EVERYONE, PLANE_FOUND, g.word[seat], g.room[seat])


def _start(g: House, seat: int) -> Script[None]:
    """Knowledge 4 or more: this hero is aboard as the pilot."""
    if (yield from task_roll(g, seat, KNOWLEDGE)) < START_TARGET or g.fate[seat] != IN_HOUSE:
        return
    g.data.plane = STARTED
    g.data.pilot = seat
    g.data.aboard |= 1 << seat
    g.tell(EVERYONE, PLANE_STARTED, g.word[seat])


def _board(g: House, seat: int) -> Script[None]:
    g.spent += 1
    g.data.aboard |= 1 << seat
    g.tell(EVERYONE, BOARDED, g.word[seat])
    return
    yield


def _get_out(g: House, seat: int) -> Script[None]:
    """1 space. A plane that its pilot leaves has to be started again."""
    g.spent += 1
    g.data.aboard &= ~(1 << seat)
    if g.data.pilot == seat:
        g.data.pilot = -1
        g.data.plane = GROUNDED
    g.tell(EVERYONE, GOT_OUT, g.word[seat])
    return
    yield


def _pick_up(g: House, pilot: int, seat: int) -> Script[None]:
    """1 space; the hero aboard with the highest Speed rolls it."""
    g.spent += 1
    aboard = [s for s in card_numbers(g.data.aboard) if g.fate[s] == IN_HOUSE]
    most = max(value(g, s, SPEED) for s in aboard)
    fastest = [s for s in aboard if value(g, s, SPEED) == most]
    roller = yield from pick_figure(g, pilot, fastest, "who_rolls", "HC-27", seat)
    result = yield from trait_roll(g, roller, SPEED)
    if g.data.plane != FLYING:
        return
    if result >= ABOARD_FROM:
        g.data.aboard |= 1 << seat
        g.tell(EVERYONE, BOARDED, g.word[seat])
    elif result <= CRASH_UP_TO:
        ground(g)


def _fly_away(g: House, pilot: int) -> Script[None]:
    """1 space: everybody aboard is out of the house together."""
    g.spent += 1
    seats = [seat for seat in card_numbers(g.data.aboard) if seat != pilot]
    for seat in seats:
        g.fate = changed(g.fate, seat, OUTSIDE)
        g.room[seat] = -1
        g.tell(EVERYONE, LEFT_HOUSE, g.word[seat])
    leave_house(g, pilot)
    return
    yield


def _swat(g: House, figure: int) -> Script[None]:
    """The traitor's Speed 5 or more, a Cat's Speed 7 or more: the plane is on the ground.

    That Cat may attack whoever is aboard then.
    """
    if figure >= FIRST_MONSTER:
        g.data.swatted |= 1 << figure
        down = throw(g, figure, value(g, figure, SPEED)) >= CAT_TARGET
    else:
        down = (yield from task_roll(g, figure, SPEED)) >= SWAT_TARGET
    if down and g.data.plane == FLYING:
        ground(g)


_DEEDS = {SEARCH: _search, START: _start, BOARD: _board, GET_OUT: _get_out, FLY_AWAY: _fly_away, SWAT: _swat}


# -- flying


def offer_flight(g: House, pilot: int, ask: Ask) -> None:
    """Where the plane can go: doorways and rooms, stairs and passages, and the holes of two rooms, up and down."""
    room = g.room[pilot]
    if not affordable(g, pilot, 1):
        offer_exits(g, pilot, "BET-MOVE-3", ask)
    else:
        offer_exits(g, pilot, "", ask)
        if g.data.doorway[pilot] == NO_DOORWAY:
            offer_ways(g, pilot, ask)
            _offer_holes(g, room, room * 2 + g.side[pilot], ask)
    if g.data.doorway[pilot] == NO_DOORWAY and BARRIERS[room] is not None:
        offer_crossing(g, pilot, ask)


def _offer_holes(g: House, room: int, spot: int, ask: Ask) -> None:
    if room == COLLAPSED_ROOM and g.below >= 0:
        ask.options.append(FALLING)
    elif room == GALLERY and in_house(g, BALLROOM):
        ask.options.append(JUMPING)
    if spot == g.below and in_house(g, COLLAPSED_ROOM):
        ask.options.append(CLAMBER_TO[COLLAPSED_ROOM])
    if room == BALLROOM and in_house(g, GALLERY):
        ask.options.append(CLAMBER_TO[GALLERY])


def fly(g: House, pilot: int, option: Option) -> Script[None]:
    """The plane goes one space, with everybody aboard."""
    g.did |= HAS_MOVED
    verb = option.verb
    if verb is CROSS:
        yield from _fly_across(g, pilot)
    elif verb is EXPLORE and g.data.doorway[pilot] != NO_DOORWAY:
        yield from discover(g, pilot, g.data.doorway[pilot], 1)
    else:
        g.spent += 1
        _go(g, pilot, option)
    if g.data.pilot == pilot:
        carry_along(g, pilot)


def _go(g: House, pilot: int, option: Option) -> None:
    room, doorway = g.room[pilot], g.data.doorway[pilot]
    if option.verb is WALK and doorway != NO_DOORWAY:
        to, side, _ = beyond_doorway(g, room, doorway, option.args[0])
        stand_in(g, pilot, to, side, NO_DOORWAY)
    elif option.verb is WALK or option.verb is EXPLORE:
        enter_doorway(g, pilot, room, doorway_of(g, room, option))
    elif option.verb is FALL:
        stand_in(g, pilot, g.below >> 1, g.below & 1, NO_DOORWAY)
    elif option.verb is JUMP:
        stand_in(g, pilot, BALLROOM, 0, NO_DOORWAY)
    else:
        side = arrival_side(g, pilot, option) if option.verb in (PASSAGE, CLIMB) else 0
        stand_in(g, pilot, option.args[0], side, NO_DOORWAY)


def _fly_across(g: House, pilot: int) -> Script[None]:
    """The Chasm needs no roll; the other barriers are what they are for anybody."""
    if g.room[pilot] != CHASM:
        yield from cross(g, pilot)
        return
    g.tries |= 1 << CHASM
    take_side(g, pilot, 1 - g.side[pilot])


def carry_along(g: House, pilot: int) -> None:
    """Plane and passengers are where the pilot is."""
    data: SmallData = g.data
    data.plane_room, data.plane_side, data.plane_doorway = g.room[pilot], g.side[pilot], data.doorway[pilot]
    for seat in card_numbers(data.aboard):
        stand_in(g, seat, data.plane_room, data.plane_side, data.plane_doorway)
        g.came_by[seat] = -1
    if data.plane_doorway == NO_DOORWAY:
        g.tell(EVERYONE, PLANE_MOVED, g.word[pilot], data.plane_room)
