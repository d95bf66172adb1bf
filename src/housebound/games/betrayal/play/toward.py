"""Part: moving toward something by a shortest way (HC-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.betrayal.house.plan import annex_ways, joined, secret_ways, side_adjacent, stairs
from housebound.games.betrayal.numbers import Figure, Room, room_at, spot_at
from housebound.games.betrayal.play.barriers import crosses_freely
from housebound.games.betrayal.play.moving import HAS_WAYS, offer_steps, shaft_above, take_step
from housebound.games.betrayal.state import FIRST_MONSTER, TURN_OVER, House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    COUNT,
    CROSS,
    GALLERY,
)
from housebound.kernel.script import Ask, Decision, Option, Script, forced, possible
from housebound.kernel.sets import has, just, members_of, set_of


def ways_of(g: House, figure: Figure, room: Room) -> list[int]:
    """The rooms that this figure could step, fall or slide into from a room, barriers and opponents left aside."""
    if not beyond_doors(g) >> room & 1:
        return joined(g, room)
    haunt = g.haunt
    rooms = side_adjacent(g, room) if haunt.through_walls(g, figure) else joined(g, room)
    up = stairs(g, room)
    if up >= 0:
        rooms.append(up)
    if g.annex:
        rooms += annex_ways(g, room)
    if g.token_rooms >> room & 1 and haunt.uses_secret_ways(g, figure):
        rooms += [room_at(there) for _, there in secret_ways(g, room)]
    if room == COAL_CHUTE:
        rooms.append(BASEMENT_LANDING)
    elif room == COLLAPSED_ROOM and g.below >= 0:
        rooms.append(room_at(g.below))
    elif room == GALLERY and g.square[BALLROOM] >= 0:
        rooms.append(BALLROOM)
    if (HAS_WAYS[room] or room == room_at(g.below)) and haunt.shafts_both_ways(g, figure):
        rooms += [above for side in (0, 1) if (above := shaft_above(g, spot_at(room, side))) >= 0]
    return [
        there for there in rooms if g.square[there] >= 0 and (haunt.plain_steps or not haunt.barred(g, figure, there))
    ]


STAIRS_AND_SHAFTS: Final = set_of(
    room for room, ways in enumerate(HAS_WAYS) if ways or room in (COAL_CHUTE, COLLAPSED_ROOM, GALLERY)
)
"""The rooms out of which stairs or a shaft lead, as bits."""
ANY_ROOM: Final = -1


def beyond_doors(g: House) -> int:
    """The rooms, as bits, whose doors are not the only ways out of them, or not open to everybody."""
    if g.annex or not g.haunt.plain_steps:
        return ANY_ROOM
    return STAIRS_AND_SHAFTS | g.token_rooms | (just(room_at(g.below)) if g.below >= 0 else 0)


def far_for(g: House, figure: Figure, goals: Iterable[int], start: Room = -1) -> dict[int, int]:
    """Room -> fewest spaces from there to the nearest of the goals, by ways that this figure may use itself.

    `start`: the room from which somebody goes, so that what is further away than that is not wanted.
    """
    back: dict[int, list[int]] = {}
    more, square, door = beyond_doors(g), g.square, g.door
    for room in members_of(more) if more != ANY_ROOM else range(len(square)):
        if square[room] >= 0:
            for there in ways_of(g, figure, room):
                back.setdefault(there, []).append(room)
    far = dict.fromkeys(goals, 0)
    ring = list(far)
    spaces = 0
    while ring and start not in far:
        spaces += 1
        further: list[int] = []
        for room in ring:
            others: Iterable[int] = () if more == ANY_ROOM else door[room * 4 : room * 4 + 4]  # doors lead both ways
            if room in back:
                others = (*others, *back[room])
            for other in others:
                if other >= 0 and other not in far:
                    far[other] = spaces
                    further.append(other)
        ring = further
    return far


def steps_toward(g: House, figure: Figure, goals: Iterable[int], far: dict[int, int] | None = None) -> list[Option]:
    """The steps open to the figure now that bring it nearer to a goal; none if it is there, stuck or has no way.

    `far`: how far every room is from the goals, if the haunt knows more ways than `far_for`.
    """
    if far is None:
        far = far_for(g, figure, goals, g.room[figure])
    here = far.get(g.room[figure])
    if not here:
        return []
    ask = Ask(figure, [])
    offer_steps(g, figure, ask)
    nearer = [
        o for o in ask.options if o.args and o.verb.domains[0].name == "room" and far.get(o.args[0], 99) < here
    ] + [o for o in ask.options if not o.args and _falls_nearer(g, figure, o, far, here)]
    if not nearer and figure < FIRST_MONSTER and crosses_freely(g, figure, g.room[figure]):
        return [o for o in ask.options if o.verb is CROSS]  # the way on may be behind the barrier
    return nearer


def _falls_nearer(g: House, figure: Figure, option: Option, far: dict[int, int], here: int) -> bool:
    room = g.room[figure]
    if option.verb.name == "fall" and g.below >= 0:
        return far.get(room_at(g.below), 99) < here
    if option.verb.name == "jump":
        return far.get(BALLROOM, 99) < here
    # the other side of a barrier is no nearer by distance, but the way on may be behind it
    return option.verb.name == "cross" and figure >= FIRST_MONSTER and not has(g.tries, room)


def move_toward(g: House, figure: Figure, goals: list[int], by_chance: bool = False) -> Script[None]:
    """HC-3. With its whole movement, at each step by a shortest way, and stopping at a goal.

    Its controller breaks ties, or chance does, if nobody has a choice.
    """
    seat = g.haunt.controller(g, figure)
    while g.room[figure] not in goals and g.room[figure] >= 0 and not g.stunned[figure]:

        def offers(g: House, _: int, ask: Ask) -> None:
            ask.options += steps_toward(g, figure, goals)

        decision = Decision(seat, "toward", offers, "BET-MONSTER-2", g.word[figure])
        if g.did & TURN_OVER or not possible(g, decision):
            return
        if by_chance:
            ways = decision.options
            option = ways[g.chance.pick(range(len(ways)), COUNT)] if len(ways) > 1 else ways[0]
        else:
            option = yield from forced(g, decision)
        yield from take_step(g, figure, option)
