"""Revolving Wall: a Wall Switch on a wall or in a corner, and the room beyond it."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.event_plain import OWN
from housebound.games.betrayal.effects.steps import band, best
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.house.laying import DOORS_ALIKE, closes_floor
from housebound.games.betrayal.house.plan import CORNERED, floor_of, has_door, put_tile, wall_ways
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, room_at, side_at, spot_at
from housebound.games.betrayal.play.discovering import find_tile, go_into_new_room
from housebound.games.betrayal.play.entering import choose_side, put_into
from housebound.games.betrayal.play.turn import ROOM_TRIES
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CARDS, TO_WALL, TRAITS, TURN_TILE, WALL_SWITCH, WALLS
from housebound.kernel.script import Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

REVOLVING_WALL: Final = CARDS["revolving_wall"]
NOWHERE: Final = -1


def revolving_wall(g: House, seat: Seat, card: Card) -> Script[None]:
    """The drawer chooses a wall without a door, or a corner, and goes through it.

    Where no room lies beyond, the next tile for this floor is laid there; if none is left nothing happens.
    """
    if not _walls(g, g.room[seat]):
        return  # a room beside the house has nothing on any side
    option: Option = yield Decision(seat, "wall_switch", _offer_walls, "BET-CARD-5", g.word[seat])
    square = g.square[g.room[seat]] + CORNERED[option.args[0]]
    room = g.at.get(square, NOWHERE)
    if room >= 0:
        side = yield from choose_side(g, seat, room)
        place_token(g, WALL_SWITCH, spot_of(g, seat), spot_at(room, side))
        yield from put_into(g, seat, room, side)
        return
    room = find_tile(g, just(floor_of(g, g.room[seat])), lambda t, last: bool(_free_turns(g, t, square, last)))
    if room < 0:
        return
    yield from _lay_beyond(g, seat, room, square)
    side = yield from choose_side(g, seat, room)
    place_token(g, WALL_SWITCH, spot_of(g, seat), spot_at(room, side))
    yield from go_into_new_room(g, seat, room, side)


OWN[REVOLVING_WALL] = revolving_wall


def _offer_walls(g: House, seat: Seat, ask: Ask) -> None:
    ask.options += [TO_WALL(wall) for wall in _walls(g, g.room[seat])]


def _walls(g: House, room: Room) -> list[int]:
    """Walls without a door, and corners; not towards a square on which no tile can lie (BET-EXPLORE-19, HC-20)."""
    if has(g.annex, room):
        return []
    square = g.square[room]
    return [
        wall
        for wall in range(len(WALLS))
        if (wall % 2 or not has_door(g, room, wall // 2)) and g.at.get(square + CORNERED[wall], 0) >= 0
    ]


def _free_turns(g: House, tile: int, square: int, may_close: bool) -> list[int]:
    """BET-EXPLORE-9. The tile may be turned as its player likes, but not so that the floor is closed."""
    turns = range(4) if len(DOORS_ALIKE[tile]) > 1 else range(1)
    return [turn for turn in turns if may_close or not closes_floor(g, tile, square, turn)]


def _lay_beyond(g: House, seat: Seat, tile: int, square: int) -> Script[None]:
    """BET-EXPLORE-6, BET-EXPLORE-12. The tile lies on its square while its orientation is chosen."""
    turns = _free_turns(g, tile, square, False) or _free_turns(g, tile, square, True)
    put_tile(g, tile, square, turns[0])
    if len(turns) == 1:
        return

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [TURN_TILE(turn) for turn in turns]

    option: Option = yield Decision(seat, "turn_tile", offers, "BET-EXPLORE-6", g.word[seat])
    put_tile(g, tile, square, option.args[0])


def go_through(g: House, figure: Figure) -> Script[None]:
    """BET-MONSTER-13, BET-TRAITOR-3, BET-ROOM-4. Knowledge opens the wall; traitor and monsters pass without a roll.

    BET-HIDDEN-6: a try of one's own choice makes no hidden traitor reveal itself.
    """
    if not g.haunt.ignores_hindrance(g, figure):
        facts = CARD_FACTS[REVOLVING_WALL]["room_roll"]
        say_deed(g, figure, "turn_wall")
        result = yield from trait_roll(g, figure, TRAITS[facts["trait"]], needed=best(facts["bands"]))
        if band(facts["bands"], result)[0]["op"] != "go":
            return
    _, there = next(wall_ways(g, g.room[figure]))
    if (yield from g.haunt.held_back(g, figure, room_at(there))):
        return
    yield from put_into(g, figure, room_at(there), side_at(there))


ROOM_TRIES[WALL_SWITCH] = go_through
