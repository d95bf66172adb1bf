"""What a figure may do with its feet (Movement, Moving past opponents, Monsters), and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.components import BARRIERS
from housebound.games.betrayal.figures.belongings import LIGHTS_OUT
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.house.plan import (
    FRONT_YARD,
    OTHER_END,
    STEP,
    annex_ways,
    company,
    direction_between,
    floor_of,
    has_door,
    secret_ways,
    side_adjacent,
    side_of_door,
    split_by_barrier,
    stairs,
)
from housebound.games.betrayal.numbers import Figure, Room, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.play.barriers import cross, offer_crossing
from housebound.games.betrayal.play.discovering import discover
from housebound.games.betrayal.play.entering import step_into
from housebound.games.betrayal.play.falling import fall, jump, offer_falling
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HALTED,
    HAS_MOVED,
    OPEN,
    RETREAT,
    TAKEN_BACK,
    WALL,
    House,
)
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    CLAMBER,
    CLIMB,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CROSS,
    ENTRANCE_HALL,
    EXPLORE,
    FALL,
    FOYER,
    GALLERY,
    JUMP,
    PASSAGE,
    SPEED,
    STAIRS_FROM_BASEMENT,
    WALK,
)
from housebound.kernel.script import Ask, Option, Script
from housebound.kernel.sets import has, just

WALK_TO: Final = WALK.each()
CLIMB_TO: Final = CLIMB.each()
PASSAGE_TO: Final = PASSAGE.each()
CLAMBER_TO: Final = CLAMBER.each()
EXPLORE_TO: Final = EXPLORE.each()
STEPS: Final = frozenset({WALK, CLIMB, PASSAGE, CLAMBER, EXPLORE, CROSS, FALL, JUMP})
FREE_WAYS: Final = frozenset(
    {COLLAPSED_ROOM, GALLERY, *(room for room, facts in enumerate(BARRIERS) if facts is not None)}
)
"""The rooms in which a figure can do something with its feet that costs no space."""
LIGHTS_OUT_BIT: Final = just(LIGHTS_OUT)
CONFINED: Final = RETREAT | TAKEN_BACK
HAS_WAYS: Final = tuple(other >= 0 or room in (BASEMENT_LANDING, BALLROOM) for room, other in enumerate(OTHER_END))
"""Room -> whether it has stairs, or a shaft comes down there; the room below the Collapsed Room is one more."""


def spaces(g: House, figure: Figure) -> int:
    """BET-MOVE-1, BET-MOVE-3. How many spaces the figure can move in this turn, by its Speed of this moment."""
    if figure >= FIRST_MONSTER:
        limit = g.allowance
    else:
        limit = value(g, figure, SPEED)
        if g.held[figure] & LIGHTS_OUT_BIT:
            limit = min(limit, 1)
    return limit if g.haunt.plain_pace else g.haunt.allowance(g, figure, limit)


def slowing(g: House, figure: Figure) -> int:
    """BET-PASS-1, BET-PASS-2, BET-PASS-6, BET-PASS-7. The extra spaces for opponents in the room that is left."""
    haunt = g.haunt
    if not haunt.started or (figure >= FIRST_MONSTER and g.rules.opponent_slows == "explorers"):
        return 0
    rooms = g.room
    if haunt.places is None and rooms.count(rooms[figure]) == 1:
        return 0
    apart = haunt.places is None and split_by_barrier(g, rooms[figure])
    count = 0
    for other in company(g, figure):
        if not (apart and g.side[other] != g.side[figure]) and haunt.slows(g, other, figure):
            count += 1
    return count if g.rules.opponent_cost == "each" else min(count, 1)


def affordable(g: House, figure: Figure, cost: int) -> bool:
    """BET-MOVE-3, BET-PASS-4, BET-PASS-5. Whether the figure can pay a step; the first one it always can."""
    limit, spent = spaces(g, figure), g.spent
    if spent + cost <= limit:
        return True
    return not spent and (limit > 0 or (figure >= FIRST_MONSTER and g.rules.monster_min_move == "one"))


def offer_steps(g: House, figure: Figure, ask: Ask, alone: bool = False) -> None:
    """Every step the figure can take now: doors, stairs, passages, shafts, and doors behind which nothing lies yet.

    `alone`: nobody else is in its room, as far as the caller knows.
    """
    haunt, room = g.haunt, g.room[figure]
    places, held = haunt.places, ""
    if g.did & HALTED:
        held = g.halted_by
    elif not haunt.plain_pace:
        held = haunt.may_move(g, figure)
    if held:
        if ask.why:
            _bar(g, figure, ask, held, *((_offer_paid, _offer_free) if places is None else (places.offer_steps,)))
        return
    if places is not None:
        places.offer_steps(g, figure, ask)
        return
    slow = 0 if alone or not haunt.started else slowing(g, figure)
    if affordable(g, figure, (haunt.cheapest_step(g, figure) if haunt.dear_steps else 1) + slow):
        _offer_paid(g, figure, ask)
    elif ask.why:
        _bar(g, figure, ask, "BET-PASS-1" if slow else "BET-MOVE-3", _offer_paid)
    if room in FREE_WAYS:
        _offer_free(g, figure, ask)


def _offer_paid(g: House, figure: Figure, ask: Ask) -> None:
    """BET-PASS-8. The steps that cost spaces: through doors, and for most figures in most rooms in no other way."""
    haunt, room = g.haunt, g.room[figure]
    plain = haunt.plain_steps
    if ask.why or g.did & CONFINED or BARRIERS[room] is not None or not haunt.open_rooms:
        _offer_doors(g, figure, ask)
    else:
        discovers = figure < FIRST_MONSTER if plain else not haunt.may_discover(g, figure)
        findable = discovers and g.findable >> (g.square[room] >> 12) & 1 == 1
        doors = g.door[room * 4 : room * 4 + 4]
        ask.options += _OPEN_DOORS[findable].get(doors) or _through_open_doors(g, figure, doors, findable)
    if not plain and haunt.through_walls(g, figure):
        _offer_walls(g, figure, ask)
    if HAS_WAYS[room] or room == g.below >> 1 or g.annex or g.token_rooms >> room & 1:
        offer_ways(g, figure, ask)


def _offer_free(g: House, figure: Figure, ask: Ask) -> None:
    """BET-BARRIER-5, BET-COLLAPSE-4, BET-GALLERY-1. What a figure that may still move can do at no cost."""
    room = g.room[figure]
    if BARRIERS[room] is not None:
        offer_crossing(g, figure, ask)
    elif room in (COLLAPSED_ROOM, GALLERY):
        offer_falling(g, figure, ask)


def _bar(g: House, figure: Figure, ask: Ask, rule: str, *offers: Callable[[House, int, Ask], None]) -> None:
    """Every step that would be offered is barred by this rule, and the others by their own."""
    would_be = Ask(ask.subject, [], True, ask.barred)
    for offer in offers:
        offer(g, figure, would_be)
    for option in would_be.options:
        ask.bar(option, rule)


def _offer_doors(g: House, figure: Figure, ask: Ask) -> None:
    """BET-MOVE-7, BET-EXPLORE-1, BET-EXPLORE-15, BET-BARRIER-2. Steps through the doors of the room.

    BET-EXPLORE-11: what was taken back would be taken back again, so it is not offered twice.
    """
    room, haunt = g.room[figure], g.haunt
    apart = split_by_barrier(g, room)
    back = room_at(g.came_by[figure]) if g.did & RETREAT else -1
    for direction, beyond in enumerate(g.door[room * 4 : room * 4 + 4]):
        if beyond == WALL:
            if ask.why and not haunt.through_walls(g, figure):
                _bar_wall(g, room, direction, ask)
        elif apart and side_of_door(g, room, direction) != g.side[figure]:
            if ask.why:
                ask.bar(_door_option(beyond, direction), "BET-BARRIER-2")
        elif back >= 0 and beyond != back:
            if ask.why:
                ask.bar(_door_option(beyond, direction), "BET-BARRIER-6")
        elif beyond == OPEN:
            if why := haunt.may_discover(g, figure):
                ask.bar(EXPLORE_TO[direction], why)
            elif g.did & TAKEN_BACK:
                if ask.why:
                    ask.bar(EXPLORE_TO[direction], "BET-EXPLORE-11")
            elif has(g.findable, floor_of(g, room)):
                ask.options.append(EXPLORE_TO[direction])
            elif ask.why:
                ask.bar(EXPLORE_TO[direction], "BET-EXPLORE-15")
        else:
            _offer_step(g, figure, WALK_TO[beyond], beyond, ask)


def _offer_walls(g: House, figure: Figure, ask: Ask) -> None:
    """HC-19. Steps between side-adjacent rooms where there is no door."""
    room = g.room[figure]
    doors = g.door[room * 4 : room * 4 + 4]
    for beyond in side_adjacent(g, room):
        if beyond not in doors:
            _offer_step(g, figure, WALK_TO[beyond], beyond, ask)


_OPEN_DOORS: Final[tuple[dict[tuple[int, ...], list[Option]], ...]] = ({}, {})
"""Whether rooms can be found -> what is beyond the doors of a room -> the steps through them."""
_MOST_REMEMBERED: Final = 1 << 13


def _through_open_doors(g: House, figure: Figure, doors: tuple[int, ...], findable: bool) -> list[Option]:
    """What `_offer_doors` offers where nothing but the doors matters, and whether rooms can be found: remembered."""
    ask = Ask(figure, [])
    _offer_doors(g, figure, ask)
    remembered = _OPEN_DOORS[findable]
    if len(remembered) >= _MOST_REMEMBERED:
        remembered.clear()
    remembered[doors] = ask.options
    return ask.options


def _bar_wall(g: House, room: Room, direction: int, ask: Ask) -> None:
    """BET-MOVE-7, BET-MOVE-10, BET-EXPLORE-8. Why nobody goes that way: a wall, the front door, a false door."""
    beyond = g.at.get(g.square[room] + STEP[direction], OPEN)
    if beyond == FRONT_YARD and room == ENTRANCE_HALL:
        rule = "BET-MOVE-10"
    elif has_door(g, room, direction) or (beyond >= 0 and has_door(g, beyond, direction ^ 2)):
        rule = "BET-EXPLORE-8"
    else:
        rule = "BET-MOVE-7"
    ask.bar(WALK_TO[beyond] if beyond >= 0 else EXPLORE_TO[direction], rule)


def _door_option(beyond: int, direction: int) -> Option:
    return EXPLORE_TO[direction] if beyond == OPEN else WALK_TO[beyond]


def _offer_step(g: House, figure: Figure, option: Option, room: Room, ask: Ask) -> None:
    """A step into a room in the house, unless the haunt keeps the figure out or asks more than it has."""
    if g.haunt.open_rooms:
        ask.options.append(option)
        return
    rule = g.haunt.barred(g, figure, room)
    if rule:
        ask.bar(option, rule)
    elif g.haunt.dear_steps and not affordable(g, figure, step_price(g, figure, room)):
        ask.bar(option, "BET-MOVE-3")
    else:
        ask.options.append(option)


def offer_ways(g: House, figure: Figure, ask: Ask) -> None:
    """BET-MOVE-12, BET-MOVE-13, BET-MONSTER-10, BET-MONSTER-12.

    Stairs, secret ways and, for monsters, shafts upwards.
    """
    room = g.room[figure]
    back = g.came_by[figure] if g.did & RETREAT else -1  # BET-BARRIER-6: in no other way than it came
    up = stairs(g, room)
    if up >= 0:
        _offer_step(g, figure, CLIMB_TO[up], up, ask)
    elif room == FOYER:
        ask.bar(CLIMB_TO[STAIRS_FROM_BASEMENT], "BET-MOVE-13")
    if g.annex:
        for beside in annex_ways(g, room):
            if back >= 0 and beside != room_at(back):
                continue
            _offer_step(g, figure, CLIMB_TO[beside], beside, ask)
    if g.token_rooms >> room & 1:
        here = spot_at(room, g.side[figure])
        for ours, theirs in secret_ways(g, room):
            if ours != here and split_by_barrier(g, room):
                ask.bar(PASSAGE_TO[room_at(theirs)], "BET-BARRIER-11")
            elif back >= 0 and theirs != back:
                ask.bar(PASSAGE_TO[room_at(theirs)], "BET-BARRIER-6")
            elif not g.haunt.uses_secret_ways(g, figure):
                ask.bar(PASSAGE_TO[room_at(theirs)], "BET-MONSTER-12")
            elif PASSAGE_TO[room_at(theirs)] not in ask.options:
                _offer_step(g, figure, PASSAGE_TO[room_at(theirs)], room_at(theirs), ask)
    if g.haunt.shafts_both_ways(g, figure):
        above = shaft_above(g, room * 2 + g.side[figure])
        if above >= 0:
            _offer_step(g, figure, CLAMBER_TO[above], above, ask)


def shaft_above(g: House, spot: Spot) -> int:
    """BET-MONSTER-10. The room into which a shaft leads up from here, or -1."""
    room = spot >> 1
    if room == BASEMENT_LANDING and g.square[COAL_CHUTE] >= 0:
        return COAL_CHUTE
    if spot == g.below and g.square[COLLAPSED_ROOM] >= 0:
        return COLLAPSED_ROOM
    if room == BALLROOM and g.square[GALLERY] >= 0:
        return GALLERY
    return -1


def step_price(g: House, figure: Figure, room: Room) -> int:
    """BET-MOVE-2, BET-MOVE-14, BET-HALL-2, BET-PASS-1. What the step into this room costs now: all rooms count alike.

    BET-MOVE-11: outdoor rooms are rooms. BET-PASS-8: only such steps pay for opponents, never being moved.
    """
    return (g.haunt.step_cost(g, figure, room) if g.haunt.dear_steps else 1) + slowing(g, figure)


def take_step(g: House, figure: Figure, option: Option) -> Script[None]:
    """Carry out a step that was offered."""
    if not g.haunt.plain_thresholds and (there := _leads_to(g, option)) >= 0:
        return _try_to_step(g, figure, option, there)
    return _take_step(g, figure, option)


def _try_to_step(g: House, figure: Figure, option: Option, there: int) -> Script[None]:
    if not (yield from g.haunt.held_back(g, figure, there)):
        yield from _take_step(g, figure, option)


def _leads_to(g: House, option: Option) -> int:
    """The room into which a step leads; -1: none, or one that nobody knows yet."""
    if option.verb is JUMP:
        return BALLROOM
    if option.verb is FALL:
        return room_at(g.below)
    return option.args[0] if option.args and option.verb is not EXPLORE else -1


def _take_step(g: House, figure: Figure, option: Option) -> Script[None]:
    places = g.haunt.places
    if places is not None:
        script = places.take_step(g, figure, option)
        if script is not None:
            return script
    verb = option.verb
    if verb is not WALK:
        if verb is EXPLORE:
            price = g.haunt.cheapest_step(g, figure) if g.haunt.dear_steps else 1
            return discover(g, figure, option.args[0], price + slowing(g, figure))
        if verb in WITHOUT_COST:
            return WITHOUT_COST[verb](g, figure)
    g.did = (g.did | HAS_MOVED) & ~RETREAT
    room = option.args[0]
    g.spent += step_price(g, figure, room) if g.haunt.started else 1
    return step_into(g, figure, room, 0 if BARRIERS[room] is None else _arrival_side(g, figure, option, room))


WITHOUT_COST: Final[dict[object, Callable[[House, int], Script[None]]]] = {CROSS: cross, FALL: fall, JUMP: jump}
"""What a figure does with its feet at no cost of spaces."""


def _arrival_side(g: House, figure: Figure, option: Option, room: Room) -> int:
    """BET-BARRIER-2, BET-BARRIER-11. The side of the door or passage by which the figure comes."""
    if option.verb is PASSAGE:
        return next(side_at(theirs) for _, theirs in secret_ways(g, g.room[figure]) if room_at(theirs) == room)
    direction = direction_between(g, room, g.room[figure])
    return side_of_door(g, room, direction) if direction >= 0 else 0
