"""The Dynamite: thrown into a room, in place of an attack."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.belongings import discard_held, note_use
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage_points
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.house.plan import in_room, side_of_door, split_by_barrier
from housebound.games.betrayal.numbers import Figure, Room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, MIGHT, PHYSICAL, SPEED, USED
from housebound.kernel.script import EVERYONE, Script

DYNAMITE: Final = CARDS["dynamite"]
TARGET: Final = 5
POINTS: Final = 4


def rooms_in_reach(g: House, figure: Figure) -> list[int]:
    """BET-MOVE-18, BET-BARRIER-2. The rooms into which the figure can throw: through doors, or as the haunt says."""
    room = g.room[figure]
    bound = split_by_barrier(g, room)
    beside = [
        beyond
        for direction, beyond in enumerate(g.door[room * 4 : room * 4 + 4])
        if beyond >= 0 and not (bound and side_of_door(g, room, direction) != g.side[figure])
    ]
    places = g.haunt.places
    return [*beside, *g.haunt.more_targets(g, figure)] if places is None else places.throw_rooms(g, figure, beside)


def throw_dynamite(g: House, figure: Figure, room: Room) -> Script[None]:
    """BET-TURN-8. Everybody in the room makes a Speed roll of 5 or more, or takes 4 points of physical damage."""
    note_use(g, DYNAMITE)
    g.tell(EVERYONE, USED, g.word[figure], DYNAMITE)
    discard_held(g, figure, DYNAMITE)
    seats = g.rules.seats
    explorers = [(g.active + n) % seats for n in range(seats)]
    for victim in (*explorers, *range(FIRST_MONSTER, len(g.room))):
        if g.room[victim] != room or not in_room(g, victim) or not _is_hit(g, figure, victim):
            continue
        say_deed(g, victim, "dodge_dynamite")
        if (yield from trait_roll(g, victim, SPEED, needed=TARGET)) < TARGET:
            thrown = Attack(figure, victim, SPEED, DYNAMITE, ranged=True)
            yield from damage_points(g, victim, PHYSICAL, POINTS, BY_ATTACK, thrown)
    yield from g.haunt.dynamite_thrown(g, figure, room)


def _is_hit(g: House, thrower: Figure, victim: Figure) -> bool:
    """Explorers, and monsters with Might and Speed that the haunt does not exempt (HC-18)."""
    if victim < FIRST_MONSTER and g.fate[victim] != IN_HOUSE:
        return False
    if value(g, victim, SPEED) == LACKING or value(g, victim, MIGHT) == LACKING:
        return False
    return g.haunt.dynamite_hits(g, thrower, victim)
