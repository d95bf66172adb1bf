"""Entering and being put into rooms (Movement, Barrier rooms, Coal Chute).

Every way into a room ends in `arrive`. The rooms that work on whoever enters have their own modules; they are reached
through `ON_ENTER`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.figures.belongings import (
    BOX,
    holder_of,
    holds,
    join_companions,
    lay_down,
    pile_with,
    spot_of,
)
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.house.plan import in_room, split_by_barrier
from housebound.games.betrayal.numbers import Figure, Room, Side, room_at, side_at
from housebound.games.betrayal.play.room_effects import leave_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, LEFT_ROOM, TAKEN_BACK, TURN_OVER, House
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    DROPPED,
    MOVED,
    PUT,
    SANITY,
    SIDE_TAKEN,
    TO_SIDE,
    VAULT,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

OnEnter = Callable[[House, int, bool], Script[None]]
ON_ENTER: Final[dict[int, OnEnter]] = {}
"""Room -> what happens to whoever enters: the figure, and whether it has just discovered the room."""


def step_into(g: House, figure: Figure, room: Room, side: Side) -> Script[None]:
    """BET-MOVE-2. A figure walks into a room; what the step costs has been seen to."""
    came_from = g.room[figure] * 2 + g.side[figure]
    leaving = leave_room(g, figure)
    if leaving is not NOTHING:
        return _leave_first(g, figure, room, side, came_from, leaving)
    return _set_foot(g, figure, room, side, came_from)


def _leave_first(
    g: House, figure: Figure, room: Room, side: Side, came_from: int, leaving: Script[None]
) -> Script[None]:
    yield from leaving
    if not _gone(g, figure):
        yield from _set_foot(g, figure, room, side, came_from)


def _set_foot(g: House, figure: Figure, room: Room, side: Side, came_from: int) -> Script[None]:
    g.stepped_from = came_from
    g.tell(EVERYONE, MOVED, g.word[figure], room)
    return arrive(g, figure, room, side, came_from)


def put_into(g: House, figure: Figure, room: Room, side: Side = -1) -> Script[None]:
    """BET-MOVE-16, BET-MOVE-17. An effect moves a figure into a room, which counts as entering and costs nothing.

    BET-BARRIER-10, BET-VAULT-2: in a barrier room it chooses its side, in the Vault it arrives outside the door.
    HC-20: there may be no such room any more.
    """
    here = g.room[figure] == room and in_room(g, figure)
    if here or not g.haunt.can_be_moved(g, figure):
        return
    if room < 0 or g.square[room] < 0:
        yield from g.haunt.sent_nowhere(g, figure)
        return
    if not g.haunt.can_be_put(g, figure, room):
        return
    if g.room[figure] >= 0:
        yield from leave_room(g, figure)
        if _gone(g, figure):
            return
    if side < 0:
        side = yield from choose_side(g, figure, room)
    g.tell(EVERYONE, PUT, g.word[figure], room)
    yield from arrive(g, figure, room, side, -1)


def choose_side(g: House, figure: Figure, room: Room) -> Script[int]:
    """BET-BARRIER-10. On which side of a barrier room somebody (or a marker) arrives by an effect."""
    if room < 0 or room == VAULT or not split_by_barrier(g, room):
        return 0
    seat = g.haunt.controller(g, figure)
    option: Option = yield Decision(seat, "side", _offer_sides, "BET-BARRIER-10", g.word[figure])
    return option.args[0]


def _offer_sides(_: House, __: int, ask: Ask) -> None:
    ask.options += TO_SIDE.each()


def arrive(g: House, figure: Figure, room: Room, side: Side, came_from: int, discovering: bool = False) -> Script[None]:
    """The figure is in the room now: whoever waits there joins it, and what the room and the haunt do happens."""
    g.room[figure] = room
    g.side[figure] = side
    g.came_by[figure] = came_from
    if figure == g.acting:
        g.did = (g.did | LEFT_ROOM) & ~TAKEN_BACK
    if (g.waiting and room * 2 + side in g.waiting) or (g.box_open and music_room(g) == room):
        return _be_met(g, figure, room, discovering)
    haunt = g.haunt
    entering = NOTHING if haunt.plain_entering else haunt.on_enter(g, figure, room)
    if entering is NOTHING and room not in ON_ENTER:
        return NOTHING
    return _enter(g, figure, room, discovering, entering)


def _be_met(g: House, figure: Figure, room: Room, discovering: bool) -> Script[None]:
    """Companions that wait, and an open Music Box, come before everything else."""
    if g.waiting and figure < FIRST_MONSTER:
        join_companions(g, figure)
        yield from settle_skull(g, figure, BY_CARD)  # BET-DEATH-1: what the Madman takes can kill
        if _gone(g, figure):
            return
    if g.box_open:
        yield from hear_music(g, figure)
    yield from _enter(g, figure, room, discovering, g.haunt.on_enter(g, figure, room))


def _enter(g: House, figure: Figure, room: Room, discovering: bool, entering: Script[None]) -> Script[None]:
    """What the haunt does to whoever enters, and then the text of the room."""
    yield from entering
    if g.room[figure] != room or _gone(g, figure):
        return
    effect = ON_ENTER.get(room)
    if effect is not None and not g.haunt.room_text_off(g, figure, room):
        yield from effect(g, figure, discovering)


def _gone(g: House, figure: Figure) -> bool:
    """Whether the figure has died or left on the way."""
    return g.room[figure] < 0 or (figure < FIRST_MONSTER and g.fate[figure] != IN_HOUSE)


def music_room(g: House) -> int:
    """The room in which the Music Box is; negative: it is nowhere in the house."""
    owner = holder_of(g, BOX)
    return g.room[owner] if owner >= 0 else room_at(pile_with(g, BOX))


def hear_music(g: House, figure: Figure) -> Script[None]:
    """Music Box: while it is open, whoever enters its room or begins a turn there must keep its Sanity."""
    owner = holder_of(g, BOX)
    spot = spot_of(g, owner) if owner >= 0 else pile_with(g, BOX)
    if spot < 0 or room_at(spot) != g.room[figure] or value(g, figure, SANITY) == LACKING:
        return
    if (not in_room(g, figure) and owner != figure) or not g.haunt.hears_music(g, figure):
        return
    if split_by_barrier(g, room_at(spot)) and side_at(spot) != g.side[figure]:
        return
    say_deed(g, figure, "resist_music_box")
    if (yield from trait_roll(g, figure, SANITY, needed=4)) >= 4 or _gone(g, figure):
        return
    if holds(g, figure, BOX):
        g.tell(EVERYONE, DROPPED, g.word[figure], BOX)
        lay_down(g, figure, BOX, spot_of(g, figure))
    if figure == g.acting:
        g.did |= TURN_OVER


def slide(g: House, figure: Figure, discovering: bool) -> Script[None]:
    """BET-CHUTE-1, BET-CHUTE-3, BET-CHUTE-4. Whoever enters the Coal Chute slides to the Basement Landing at once."""
    climbs = figure >= FIRST_MONSTER or g.haunt.shafts_both_ways(g, figure)
    if climbs and room_at(g.came_by[figure]) == BASEMENT_LANDING:
        return  # BET-MONSTER-11: it has just climbed up, and must leave by the door
    yield from put_into(g, figure, BASEMENT_LANDING)


ON_ENTER[COAL_CHUTE] = slide


def slide_at_end(g: House, figure: Figure) -> Script[None]:
    """BET-CHUTE-2. No turn ends with a figure in the Coal Chute."""
    if g.room[figure] != COAL_CHUTE or g.haunt.room_text_off(g, figure, COAL_CHUTE):
        return NOTHING
    return put_into(g, figure, BASEMENT_LANDING)


def take_side(g: House, figure: Figure, side: Side) -> None:
    g.side[figure] = side
    g.tell(EVERYONE, SIDE_TAKEN, g.word[figure], side)
