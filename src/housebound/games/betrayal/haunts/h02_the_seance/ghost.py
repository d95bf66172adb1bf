"""Haunt 2, The Séance: how the Ghost moves. It goes through walls, and through collapsed rooms too.

A collapsed room is no room any more, so that the Ghost never rests in one: a way through collapsed rooms is one step
from the last room to the next one behind them, and costs a space for each of the rooms that it leads through. If the
Ghost has not enough spaces for that, it ends its turn among the ruins, and comes back elsewhere.
"""

from __future__ import annotations

from heapq import heappop, heappush

from housebound.games.betrayal.haunts.h02_the_seance.data import SeanceData
from housebound.games.betrayal.house.plan import RUIN, STEP, in_house, rooms_in_house
from housebound.games.betrayal.numbers import Room
from housebound.games.betrayal.play.entering import step_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.moving import affordable, slowing, spaces, take_step
from housebound.games.betrayal.play.toward import steps_toward, ways_of
from housebound.games.betrayal.state import HALTED, HAS_MOVED, TURN_OVER, House
from housebound.games.betrayal.words import ENTRANCE_HALL, PUT, ROOMS, VERBS
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced, possible

DRIFT = VERBS.verb("drift_through_ruins", ROOMS, rule="H02-GHOST-3")
CHAMBER = ROOMS["pentagram_chamber"]


def beyond_ruins(g: House[SeanceData], room: Room) -> dict[int, int]:
    """H02-GHOST-3. Room -> spaces to it, for the rooms of the floor behind collapsed ones that lie around this room."""
    reached = {g.square[room]}
    ring = _ruins_beside(g, g.square[room], reached)
    rooms: dict[int, int] = {}
    cost = 1
    while ring:
        cost += 1
        further: list[int] = []
        for square in ring:
            for step in STEP:
                there = g.at.get(square + step, -1)
                if there >= 0 and there != room:
                    rooms.setdefault(there, cost)
            further += _ruins_beside(g, square, reached)
        ring = further
    return rooms


def _ruins_beside(g: House[SeanceData], square: int, reached: set[int]) -> list[int]:
    """The squares of collapsed rooms beside this one that were not reached yet."""
    found = [square + step for step in STEP if g.at.get(square + step, 0) <= RUIN and square + step not in reached]
    reached.update(found)
    return found


def far_from_ghost(g: House[SeanceData], ghost: int, goal: int) -> dict[int, int]:
    """Room -> fewest spaces from there to the goal, by all ways that the Ghost may use."""
    back: dict[int, list[tuple[int, int]]] = {}
    for room in rooms_in_house(g):
        ways = dict.fromkeys(ways_of(g, ghost, room), 1)
        for there, cost in {**beyond_ruins(g, room), **ways}.items():
            back.setdefault(there, []).append((room, cost))
    far: dict[int, int] = {}
    heap = [(0, goal)]
    while heap:
        gap, room = heappop(heap)
        if room not in far:
            far[room] = gap
            for before, cost in back.get(room, ()):
                heappush(heap, (gap + cost, before))
    return far


def ghost_steps(g: House[SeanceData], ghost: int, goal: int) -> list[Option]:
    """H02-GHOST-4, HC-3. The steps that begin a shortest way to the goal."""
    far = far_from_ghost(g, ghost, goal)
    here = far.get(g.room[ghost], 0)
    steps = steps_toward(g, ghost, [goal], far)
    if not here or g.did & HALTED or not affordable(g, ghost, 1 + slowing(g, ghost)):
        return steps
    through = beyond_ruins(g, g.room[ghost])
    return steps + [DRIFT(there) for there, cost in through.items() if far.get(there, here) + cost == here]


def drift_toward(g: House[SeanceData], ghost: int, quarry: int) -> Script[None]:
    """H02-GHOST-4, HC-3. With its whole movement toward the hero; its controller chooses among equal ways."""
    seat = g.haunt.controller(g, ghost)

    def offers(g: House[SeanceData], _: int, ask: Ask) -> None:
        ask.options += ghost_steps(g, ghost, g.room[quarry])

    while g.room[ghost] != g.room[quarry] and not g.did & TURN_OVER:
        decision = Decision(seat, "toward", offers, "BET-MONSTER-2", g.word[ghost])
        if not possible(g, decision):
            return
        option = yield from forced(g, decision)
        yield from _drift(g, ghost, option.args[0]) if option.verb is DRIFT else take_step(g, ghost, option)


def _drift(g: House[SeanceData], ghost: int, there: int) -> Script[None]:
    """H02-GHOST-3, H02-GHOST-5. Through collapsed rooms, if its spaces are enough; else it ends its turn among them."""
    cost = beyond_ruins(g, g.room[ghost])[there] + slowing(g, ghost)
    left = spaces(g, ghost) - g.spent
    g.did |= HAS_MOVED
    g.spent += cost
    if cost <= left:
        yield from step_into(g, ghost, there, 0)
    else:
        g.did |= TURN_OVER
        yield from come_back(g, ghost, g.square[g.room[ghost]])


def come_back(g: House[SeanceData], ghost: int, square: int) -> Script[None]:
    """H02-GHOST-5. The Ghost has ended a turn in a collapsed room near this square.

    It comes to the Pentagram Chamber, else to the Entrance Hall, else to the nearest room that is left.
    """
    g.room[ghost] = -1
    homes = [room for room in (CHAMBER, ENTRANCE_HALL) if in_house(g, room)][:1]
    rooms = homes or _nearest_left(g, square)
    room = yield from choose_room(g, g.traitor, ghost, rooms, "ghost_returns", "H02-GHOST-5")
    if room >= 0:
        g.room[ghost], g.side[ghost], g.came_by[ghost] = room, 0, -1
        g.tell(EVERYONE, PUT, g.word[ghost], room)


def _nearest_left(g: House[SeanceData], square: int) -> list[int]:
    """The rooms nearest to a square, by ways through walls and ruins; if there are none on its floor, all."""
    reached, ring = {square}, [square]
    while ring:
        rooms = sorted({g.at[at] for at in ring if g.at.get(at, -1) >= 0})
        if rooms:
            return rooms
        ring = [at + step for at in ring for step in STEP if at + step in g.at and at + step not in reached]
        reached.update(ring)
    return rooms_in_house(g)
