"""Haunt 35, Small Change: the Toy Airplane. It is found, started, boarded, flown, knocked down and flown away.

Whoever is aboard stands where the plane is. On the ground it is left and boarded for 1 space; in the air only its pilot
moves it, up to 5 spaces, and the texts of rooms touch nobody aboard.
"""

from __future__ import annotations

from housebound.games.betrayal.components import BARRIERS, IS_OUTSIDE, card_numbers
from housebound.games.betrayal.figures.death import leave_house
from housebound.games.betrayal.figures.dice import throw, trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h35_small_change.data import SmallData
from housebound.games.betrayal.haunts.h35_small_change.doorways import (
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
from housebound.games.betrayal.haunts.parts.actions import no_space_left
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import faces_outside, in_house
from housebound.games.betrayal.numbers import Figure, Room, Seat, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.play.barriers import cross, offer_crossing
from housebound.games.betrayal.play.discovering import discover
from housebound.games.betrayal.play.entering import take_side
from housebound.games.betrayal.play.falling import FALLING, JUMPING
from housebound.games.betrayal.play.moving import CLAMBER_TO, affordable, offer_ways
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_MOVED,
    OUTSIDE,
    House,
    changed,
)
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
from housebound.kernel.sets import has, just, without

SEARCH = VERBS.verb("search_for_plane", rule="H35-PLANE-1")()
START = VERBS.verb("start_plane", rule="H35-PLANE-2")()
BOARD = VERBS.verb("board_plane", rule="H35-PLANE-3")()
GET_OUT = VERBS.verb("get_out_of_plane", rule="H35-PLANE-3")()
PICK_UP = VERBS.verb("pick_up_hero", FIGURES, rule="H35-PLANE-6")
FLY_AWAY = VERBS.verb("fly_away", rule="H35-PLANE-7")()
SWAT = VERBS.verb("swat_plane", rule="H35-TRAITOR-3")()
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


def is_aboard(g: House[SmallData], figure: Figure) -> bool:
    return has(g.data.aboard, figure)


def is_flying(g: House[SmallData], figure: Figure) -> bool:
    """Whether the figure is in the air."""
    return g.data.plane == FLYING and is_aboard(g, figure)


def at_plane(g: House[SmallData], figure: Figure) -> bool:
    """Whether the plane is in the figure's space."""
    return g.data.plane != UNFOUND and space_of(g, figure) == plane_space(g)


def plane_space(g: House[SmallData]) -> int:
    data: SmallData = g.data
    return space_at(g, data.plane_room, data.plane_side, data.plane_doorway)


def is_exit(g: House[SmallData], room: Room) -> bool:
    """H35-PLANE-8, HC-5. Outside rooms, and rooms with a window that is not false."""
    return IS_OUTSIDE[room] or faces_outside(g, room)


def fall_out(g: House[SmallData], seat: Seat) -> None:
    """H35-PLANE-9. No longer aboard: captured, dead, or moved away. A plane without its pilot is on the ground."""
    g.data.aboard = without(g.data.aboard, seat)
    if g.data.pilot == seat:
        ground(g)


def ground(g: House[SmallData]) -> None:
    """H35-PLANE-9. The plane is on the ground with whoever is aboard, and has no pilot, whose flight is over."""
    if g.data.pilot == g.acting:
        halt(g, "H35-PLANE-9")
    g.data.plane = GROUNDED
    g.data.pilot = -1
    g.tell(EVERYONE, PLANE_GROUNDED, g.data.plane_room)


def take_off(g: House[SmallData], seat: Seat) -> None:
    """H35-PLANE-2. The pilot's next turn has come."""
    if g.data.pilot == seat and g.data.plane == STARTED:
        g.data.plane = FLYING
        g.tell(EVERYONE, PLANE_FLIES, g.word[seat])


# -- what can be done with it


def offer_plane(g: House[SmallData], figure: Figure, ask: Ask) -> None:
    """H35-PLANE-1, H35-TRAITOR-2, H35-TRAITOR-3, H35-TRAITOR-4. What heroes, traitor and Cats do with the plane."""
    if figure >= FIRST_MONSTER:
        if g.data.plane == FLYING and at_plane(g, figure):
            ask.offer(SWAT, unless="H35-TRAITOR-4" if has(g.data.swatted, figure) else "")
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


def _offer_on_ground(g: House[SmallData], seat: Seat, ask: Ask) -> None:
    """H35-PLANE-2, H35-PLANE-3. Start it, get in, get out."""
    if g.data.pilot < 0:
        offer_task(g, START, ask)
    option = GET_OUT if is_aboard(g, seat) else BOARD
    ask.offer(option, unless=no_space_left(g, seat))


def _offer_pilot(g: House[SmallData], pilot: int, ask: Ask) -> None:
    """H35-PLANE-6, H35-PLANE-7. Whoever can be picked up here; and the way out, with every living hero aboard."""
    heroes = heroes_in_house(g)
    why = no_space_left(g, pilot)
    for seat in heroes:
        if seat != pilot and not is_aboard(g, seat) and at_plane(g, seat):
            ask.offer(PICK_UP(g.word[seat]), unless="HC-15" if g.data.captor[seat] >= 0 else why)
    if g.data.plane_doorway == NO_DOORWAY and is_exit(g, g.data.plane_room):
        everybody = all(is_aboard(g, seat) for seat in heroes)
        ask.offer(FLY_AWAY, unless=why if everybody else "H35-PLANE-7")


def perform_with_plane(g: House[SmallData], figure: Figure, option: Option) -> Script[None]:
    if option.verb is PICK_UP:
        return _pick_up(g, figure, g.word.index(option.args[0]))
    return _DEEDS[option](g, figure)


def _search(g: House[SmallData], seat: Seat) -> Script[None]:
    """H35-PLANE-1. Knowledge 3 or more: the plane is in this room, on the ground."""
    if (yield from task_roll(g, seat, KNOWLEDGE, needed=SEARCH_TARGET)) < SEARCH_TARGET:
        return
    data: SmallData = g.data
    data.plane = GROUNDED
    data.plane_room, data.plane_side, data.plane_doorway = g.room[seat], g.side[seat], NO_DOORWAY
    g.tell(EVERYONE, PLANE_FOUND, g.word[seat], g.room[seat])


def _start(g: House[SmallData], seat: Seat) -> Script[None]:
    """H35-PLANE-2. Knowledge 4 or more: this hero is aboard as the pilot."""
    if (yield from task_roll(g, seat, KNOWLEDGE, needed=START_TARGET)) < START_TARGET:
        return
    g.data.plane = STARTED
    g.data.pilot = seat
    g.data.aboard |= just(seat)
    g.tell(EVERYONE, PLANE_STARTED, g.word[seat])


def _board(g: House[SmallData], seat: Seat) -> Script[None]:
    """H35-PLANE-3. 1 space."""
    g.spent += 1
    g.data.aboard |= just(seat)
    g.tell(EVERYONE, BOARDED, g.word[seat])
    return
    yield


def _get_out(g: House[SmallData], seat: Seat) -> Script[None]:
    """H35-PLANE-3. 1 space. A plane that its pilot leaves has to be started again."""
    g.spent += 1
    g.data.aboard = without(g.data.aboard, seat)
    if g.data.pilot == seat:
        g.data.pilot = -1
        g.data.plane = GROUNDED
    g.tell(EVERYONE, GOT_OUT, g.word[seat])
    return
    yield


def _pick_up(g: House[SmallData], pilot: int, seat: Seat) -> Script[None]:
    """H35-PLANE-6. 1 space; the hero aboard with the highest Speed rolls it. A pilot who dies of it picks up nobody."""
    g.spent += 1
    aboard = card_numbers(g.data.aboard)
    most = max(value(g, s, SPEED) for s in aboard)
    fastest = [s for s in aboard if value(g, s, SPEED) == most]
    roller = yield from pick_figure(g, pilot, fastest, "who_rolls", "H35-PLANE-6", seat)
    result = yield from trait_roll(g, roller, SPEED)
    if g.data.plane != FLYING:
        return
    if result >= ABOARD_FROM:
        g.data.aboard |= just(seat)
        g.tell(EVERYONE, BOARDED, g.word[seat])
    elif result <= CRASH_UP_TO:
        ground(g)


def _fly_away(g: House[SmallData], pilot: int) -> Script[None]:
    """H35-PLANE-7. Everybody aboard is out of the house together, and with that the pilot's turn is over."""
    seats = [seat for seat in card_numbers(g.data.aboard) if seat != pilot]
    for seat in seats:
        g.fate = changed(g.fate, seat, OUTSIDE)
        g.room[seat] = -1
        g.tell(EVERYONE, LEFT_HOUSE, g.word[seat])
    leave_house(g, pilot)
    return
    yield


def _swat(g: House[SmallData], figure: Figure) -> Script[None]:
    """H35-TRAITOR-3, H35-TRAITOR-4. The traitor's Speed 5 or more, a Cat's 7 or more: the plane is on the ground.

    That Cat may attack whoever is aboard then.
    """
    if figure >= FIRST_MONSTER:
        g.data.swatted |= just(figure)
        down = throw(g, figure, value(g, figure, SPEED), SPEED) >= CAT_TARGET
    else:
        down = (yield from task_roll(g, figure, SPEED, needed=SWAT_TARGET)) >= SWAT_TARGET
    if down:
        ground(g)


_DEEDS = {SEARCH: _search, START: _start, BOARD: _board, GET_OUT: _get_out, FLY_AWAY: _fly_away, SWAT: _swat}


# -- flying


def offer_flight(g: House[SmallData], pilot: int, ask: Ask) -> None:
    """H35-PLANE-4, H35-PLANE-12. Doorways and rooms, stairs and passages, and the holes of two rooms, up and down."""
    room = g.room[pilot]
    if not affordable(g, pilot, 1):
        offer_exits(g, pilot, "BET-MOVE-3", ask)
    else:
        offer_exits(g, pilot, "", ask)
        if g.data.doorway[pilot] == NO_DOORWAY:
            offer_ways(g, pilot, ask)
            _offer_holes(g, room, spot_at(room, g.side[pilot]), ask)
    if g.data.doorway[pilot] == NO_DOORWAY and BARRIERS[room] is not None:
        offer_crossing(g, pilot, ask)


def _offer_holes(g: House[SmallData], room: Room, spot: Spot, ask: Ask) -> None:
    """H35-PLANE-12. Collapsed Room and Gallery, down and up."""
    if room == COLLAPSED_ROOM and g.below >= 0:
        ask.options.append(FALLING)
    elif room == GALLERY and in_house(g, BALLROOM):
        ask.options.append(JUMPING)
    if spot == g.below and in_house(g, COLLAPSED_ROOM):
        ask.options.append(CLAMBER_TO[COLLAPSED_ROOM])
    if room == BALLROOM and in_house(g, GALLERY):
        ask.options.append(CLAMBER_TO[GALLERY])


def fly(g: House[SmallData], pilot: int, option: Option) -> Script[None]:
    """H35-PLANE-4. The plane goes one space, with everybody aboard."""
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


def _go(g: House[SmallData], pilot: int, option: Option) -> None:
    room, doorway = g.room[pilot], g.data.doorway[pilot]
    if option.verb is WALK and doorway != NO_DOORWAY:
        to, side, _ = beyond_doorway(g, room, doorway, option.args[0])
        stand_in(g, pilot, to, side, NO_DOORWAY)
    elif option.verb is WALK or option.verb is EXPLORE:
        enter_doorway(g, pilot, room, doorway_of(g, room, option))
    elif option.verb is FALL:
        stand_in(g, pilot, room_at(g.below), side_at(g.below), NO_DOORWAY)
    elif option.verb is JUMP:
        stand_in(g, pilot, BALLROOM, 0, NO_DOORWAY)
    else:
        side = arrival_side(g, pilot, option) if option.verb in (PASSAGE, CLIMB) else 0
        stand_in(g, pilot, option.args[0], side, NO_DOORWAY)


def _fly_across(g: House[SmallData], pilot: int) -> Script[None]:
    """H35-PLANE-12. The Chasm needs no roll; the other barriers are what they are for anybody."""
    if g.room[pilot] != CHASM:
        yield from cross(g, pilot)
        return
    g.tries |= just(CHASM)
    take_side(g, pilot, 1 - g.side[pilot])


def carry_along(g: House[SmallData], pilot: int) -> None:
    """H35-PLANE-4, H35-PLANE-5. Plane and passengers are where the pilot is."""
    data: SmallData = g.data
    data.plane_room, data.plane_side, data.plane_doorway = g.room[pilot], g.side[pilot], data.doorway[pilot]
    for seat in card_numbers(data.aboard):
        stand_in(g, seat, data.plane_room, data.plane_side, data.plane_doorway)
        g.came_by[seat] = -1
    if data.plane_doorway == NO_DOORWAY:
        g.tell(EVERYONE, PLANE_MOVED, g.word[pilot], data.plane_room)
