"""Haunt 18, United We Stand: what each side is after, for the general bot."""

from __future__ import annotations

from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h18_united_we_stand.data import FireData
from housebound.games.betrayal.haunts.h18_united_we_stand.fire import LAST_ROOMS, burnable, fire_is_out, linked
from housebound.games.betrayal.haunts.h18_united_we_stand.outside import KILLS_TO_LEAVE, opens_outward
from housebound.games.betrayal.haunts.parts.front_door import GO_OUT, OPEN_DOOR, is_open
from housebound.games.betrayal.house.plan import in_house, open_doorways, rooms_in_house, side_adjacent
from housebound.games.betrayal.numbers import Room, RoomSet, Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import BASEMENT, ENTRANCE_HALL, FURNACE_ROOM, HEROES, KNOWLEDGE, TO_ROOM, TRAITOR
from housebound.kernel.sets import has, just, set_of

OVERHEAT, PULL = "overheat_furnace", "pull_back"


def all_goals(g: House[FireData], seat: Seat) -> list[Goal]:
    """Out of what may burn, then what this side is after; and which rooms to burn."""
    danger = _goal_is_not(g)
    burn = Goal(verbs=tuple(TO_ROOM(room).name for room in _goals_to_burn(g, seat)), avoid=danger)
    flee = Goal(rooms=set_of(rooms_in_house(g)) & ~danger)
    here = g.room[seat]
    goals = _goals_of_traitor(g) if g.team[seat] == TRAITOR else _goals_of_hero(g, seat)
    return [*([flee] if here >= 0 and has(danger, here) else ()), *goals, burn]


def _goals_of_traitor(g: House[FireData]) -> list[Goal]:
    """Hunt whoever is inside; with two in the belly away; drag back whoever got out."""
    windows = set_of(room for room in rooms_in_house(g) if opens_outward(g, room))
    pull = Goal(rooms=windows, verbs=(PULL,))
    inside = heroes_in_house(g)
    leave = Goal(rooms=just(ENTRANCE_HALL), verbs=(GO_OUT.name, OPEN_DOOR.name))
    hunt = Goal(targets=tuple(inside))
    if g.data.kills >= KILLS_TO_LEAVE:
        return [leave, hunt, pull]
    return [Goal(verbs=(PULL,)), hunt] if inside else [pull]


def _goals_of_hero(g: House[FireData], seat: Seat) -> list[Goal]:
    """Light the fire, open the door, and out, but not before the fire is lit."""
    door = Goal(rooms=just(ENTRANCE_HALL), verbs=(OPEN_DOOR.name,))
    if g.data.stoker >= 0:
        return [Goal(rooms=just(ENTRANCE_HALL), verbs=(GO_OUT.name, OPEN_DOOR.name))]
    if in_house(g, FURNACE_ROOM):
        light = Goal(rooms=just(FURNACE_ROOM), verbs=(OVERHEAT,))
    else:
        doorways = set_of(room for room, _ in open_doorways(g, BASEMENT))
        light = Goal(rooms=doorways, verbs=("explore",), explore=True)
    porter = min(heroes_in_house(g), key=lambda hero: (value(g, hero, KNOWLEDGE), hero), default=seat)
    return [door, light] if seat == porter and not is_open(g, HEROES) else [light]


def _goals_to_burn(g: House[FireData], seat: Seat) -> list[int]:
    """Rooms to burn, best first: enemies' rooms, then for heroes the way to the last rooms, for the traitor away.

    While heroes are inside, they keep the last rooms for them.
    """
    rooms = burnable(g)
    ours = {g.room[other] for other in range(g.rules.seats) if g.team[other] == g.team[seat]}
    theirs = {g.room[other] for other in range(g.rules.seats) if g.team[other] != g.team[seat]}
    far = _goals_ahead(g)
    forward = g.team[seat] == HEROES
    inside = bool(heroes_in_house(g))

    def cost(room: Room) -> tuple[int, int, int]:
        kept = forward and inside and room in LAST_ROOMS
        return 2 * (room in ours) + kept, -(room in theirs), far.get(room, 99) if forward else -far.get(room, 99)

    return sorted(rooms, key=cost)


def _goal_is_not(g: House[FireData]) -> RoomSet:
    """The rooms that can burn at the end of somebody's turn: no goal leads there."""
    if g.data.stoker >= 0 and not fire_is_out(g):
        return just(FURNACE_ROOM)
    return set_of(burnable(g))


def _goals_ahead(g: House[FireData]) -> dict[int, int]:
    """Room -> how many rooms must burn from there until one of the last does."""
    ring = [room for room in LAST_ROOMS if in_house(g, room)]
    far = dict.fromkeys(ring, 0)
    while ring:
        further: list[int] = []
        for room in ring:
            for other in (*side_adjacent(g, room), *(r for r in linked(g, room) if in_house(g, r))):
                if other not in far:
                    far[other] = far[room] + 1
                    further.append(other)
        ring = further
    return far
