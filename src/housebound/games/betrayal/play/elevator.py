"""The Mystic Elevator (Mystic Elevator)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.damage import BY_ROOM, damage_dice
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.house.laying import elevator_doorways, elevator_rotation
from housebound.games.betrayal.house.plan import STEP, floor_of, lift_tile, put_tile
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.play.entering import ON_ENTER
from housebound.games.betrayal.play.room_effects import DAMAGE, touches
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_RIDDEN, IN_HOUSE, LEFT_ROOM, House
from housebound.games.betrayal.words import (
    ATTACH,
    BASEMENT,
    ELEVATOR_MOVED,
    GROUND,
    MYSTIC_ELEVATOR,
    PHYSICAL,
    PURPOSES,
    STAY,
    TRAITOR,
    UPPER,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script

FLOOR_FOR: Final = (BASEMENT, BASEMENT, GROUND, UPPER)
"""BET-ELEVATOR-2. Result -> floor; 4 is any floor the roller likes."""
DICE_OF_RIDE: Final = 2
FOR_RIDE: Final = PURPOSES["elevator"]


def enter_elevator(g: House, figure: Figure, discovering: bool) -> Script[None]:
    """BET-ELEVATOR-1, BET-ELEVATOR-7, BET-ELEVATOR-11, BET-ELEVATOR-12.

    It moves as soon as somebody enters, once a turn.
    """
    if not g.haunt.can_ride(g, figure):
        return
    if figure >= FIRST_MONSTER or g.team[figure] == TRAITOR:
        if not g.side_rode:
            yield from _ride_at_will(g, figure)
    elif not (figure == g.acting and g.did & HAS_RIDDEN):
        if figure == g.acting:
            g.did |= HAS_RIDDEN
        yield from _ride_by_dice(g, figure)


ON_ENTER[MYSTIC_ELEVATOR] = enter_elevator


def _ride_by_dice(g: House, seat: Seat) -> Script[None]:
    """BET-ELEVATOR-2, BET-ELEVATOR-10, BET-ELEVATOR-15. Two dice name the floor; a 0 hurts everybody inside.

    BET-ELEVATOR-9: nothing here ends the movement of whoever rides.
    """
    result = yield from fixed_roll(g, seat, DICE_OF_RIDE, FOR_RIDE)
    floors = range(3) if result >= 4 else (FLOOR_FOR[result],)
    places = elevator_doorways(g, floors)
    # BET-ELEVATOR-6: on its own floor it may stay, unless the variant moves it; another floor's doorway it must take.
    # BET-ELEVATOR-4, BET-ELEVATOR-5: a floor that has no place for it, and that a 4 lets one name, leaves it here
    named = floor_of(g, MYSTIC_ELEVATOR) in floors
    may_stay = named and g.rules.elevator_same_floor == "may"
    why_not = "" if may_stay or not all(places) else "BET-ELEVATOR-6" if named else "BET-ELEVATOR-2"
    yield from _attach(g, seat, seat, [place for on_floor in places for place in on_floor], why_not)
    if result == 0:
        yield from _drop_hurts(g)


def _drop_hurts(g: House) -> Script[None]:
    """BET-ELEVATOR-10, BET-TURN-8. Everybody in the elevator takes a die of damage, from the active player on."""
    seats = g.rules.seats
    for seat in ((g.active + n) % seats for n in range(seats)):
        if g.room[seat] == MYSTIC_ELEVATOR and g.fate[seat] == IN_HOUSE and (yield from touches(g, seat, DAMAGE)):
            yield from damage_dice(g, seat, PHYSICAL, 1, BY_ROOM)


def _ride_at_will(g: House, figure: Figure) -> Script[None]:
    """BET-ELEVATOR-11, BET-TRAITOR-4. The traitor and monsters take it where they like, or leave it."""
    places = [place for on_floor in elevator_doorways(g, range(3)) for place in on_floor]
    if (yield from _attach(g, g.haunt.controller(g, figure), figure, places)):
        g.side_rode = True


def _attach(g: House, seat: Seat, figure: Figure, places: list[tuple[int, int]], why_not: str = "") -> Script[bool]:
    """BET-ELEVATOR-3, BET-ELEVATOR-8. Join its one door to an open doorway; everything on the tile comes along.

    `why_not`: the rule by which it may not stay where it is; empty: it may.
    """
    if not places:
        return False

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.offer(STAY, unless=why_not)
        ask.options += [ATTACH(room, direction) for room, direction in places]

    option: Option = yield Decision(seat, "elevator", offers, "BET-ELEVATOR-3", g.word[figure])
    if option is STAY:
        return False
    room, direction = option.args
    lift_tile(g, MYSTIC_ELEVATOR)
    put_tile(g, MYSTIC_ELEVATOR, g.square[room] + STEP[direction], elevator_rotation(direction))
    g.tell(EVERYONE, ELEVATOR_MOVED, floor_of(g, MYSTIC_ELEVATOR))
    yield from g.haunt.elevator_moved(g)
    return True


def elevator_at_end(g: House, seat: Seat) -> Script[None]:
    """BET-ELEVATOR-13, BET-ELEVATOR-16. The roll at the end of a turn, by variant elevator_end_roll."""
    if g.room[seat] != MYSTIC_ELEVATOR or g.team[seat] == TRAITOR or not g.haunt.can_ride(g, seat):
        return
    if g.haunt.room_text_off(g, seat, MYSTIC_ELEVATOR):
        return
    ends_there = g.rules.elevator_end_roll == "ends_there"
    stayed = g.rules.elevator_end_roll == "stayed" and not g.did & LEFT_ROOM
    if ends_there or stayed:
        yield from _ride_by_dice(g, seat)
