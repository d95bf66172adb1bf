"""Events that leave ways in the house: Secret Passage, Secret Stairs, Mystic Slide, Revolving Wall."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards.drawing import draw, offer_yes_no
from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.event_plain import OWN, event_roll
from housebound.games.betrayal.effects.steps import GO, apply, band, best
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.damage import BY_ROOM
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.house.plan import floor_of, rooms_in_house, rooms_on
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.numbers import Card, Seat, Token, spot_at
from housebound.games.betrayal.play.discovering import land_in_new_room
from housebound.games.betrayal.play.entering import choose_side, put_into, step_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.moving import step_price
from housebound.games.betrayal.play.turn import FIRST_TOKEN_BIT, ROOM_TRIES
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    EVENT,
    FLOORS,
    SECRET_PASSAGE,
    SECRET_STAIRS,
    SLIDE,
    TRAITS,
    YES,
)
from housebound.kernel.script import Decision, Script
from housebound.kernel.sets import just

PASSAGE: Final = CARDS["secret_passage"]
STAIRS: Final = CARDS["secret_stairs"]
MYSTIC_SLIDE: Final = CARDS["mystic_slide"]


def secret_passage(g: House, seat: Seat, card: Card) -> Script[None]:
    """One end here, the other on the floor that 3 dice name; it may be used at once."""
    facts = CARD_FACTS[card]
    result = yield from event_roll(g, seat, card, facts["roll"], drew=True)
    if g.fate[seat] != IN_HOUSE:
        return
    floor = band(facts["bands"], result)[0]["floor"]
    rooms = rooms_in_house(g) if floor == "any" else rooms_on(g, FLOORS[floor])
    yield from _open_way(g, seat, SECRET_PASSAGE, [room for room in rooms if room != g.room[seat]])


OWN[PASSAGE] = secret_passage


def secret_stairs(g: House, seat: Seat, card: Card) -> Script[None]:
    """One end here, the other on another floor. Whoever follows them at once draws an event where they lead."""
    floor = floor_of(g, g.room[seat])
    rooms = [room for room in rooms_in_house(g) if floor_of(g, room) != floor]
    if (yield from _open_way(g, seat, SECRET_STAIRS, rooms)):
        yield from draw(g, seat, EVENT)


OWN[STAIRS] = secret_stairs


def _open_way(g: House, seat: Seat, token: Token, rooms: list[int]) -> Script[bool]:
    """BET-BARRIER-11. Lay both ends of a way; the explorer may go through even if its movement is over.

    The step counts as one space. True: it has gone through.
    """
    if not rooms:
        return False
    there = yield from choose_room(g, seat, seat, rooms, "other_end", "BET-CARD-5")
    side = yield from choose_side(g, seat, there)
    place_token(g, token, spot_of(g, seat), spot_at(there, side))
    if g.haunt.barred(g, seat, there) or g.haunt.may_move(g, seat):
        return False
    if (yield Decision(seat, "follow_way", offer_yes_no, "BET-CARD-5", g.word[seat])) is not YES:
        return False
    if seat == g.acting:
        g.spent += step_price(g, seat, there)
    yield from step_into(g, seat, there, side)
    return g.fate[seat] == IN_HOUSE


# -- Mystic Slide


def mystic_slide(g: House, seat: Seat, card: Card) -> Script[None]:
    """The Slide opens under the drawer or, if it is in the basement, under the next to the left that is not."""
    slider = next((one for one in to_the_left(g, seat) if floor_of(g, g.room[one]) != BASEMENT), -1)
    if slider < 0:
        return
    place_token(g, SLIDE, spot_of(g, slider))
    g.tries |= just(FIRST_TOKEN_BIT + SLIDE)  # it is there to be used on later turns
    facts = CARD_FACTS[card]
    result = yield from event_roll(g, slider, card, facts["roll"], slider == seat, needed=best(facts["bands"]))
    yield from apply(g, slider, band(facts["bands"], result), card)


OWN[MYSTIC_SLIDE] = mystic_slide


def to_the_left(g: House, seat: Seat) -> list[int]:
    """BET-GEN-11. The explorers in the house from this one on, clockwise; none that is off the board."""
    seats = g.rules.seats
    clockwise = ((seat + n) % seats for n in range(seats))
    return [one for one in clockwise if g.fate[one] == IN_HOUSE and g.room[one] >= 0]


def use_slide(g: House, seat: Seat) -> Script[None]:
    """BET-ROOM-5. A later use of the Slide: the same roll and the same table, at no cost of spaces."""
    facts = CARD_FACTS[MYSTIC_SLIDE]
    say_deed(g, seat, "take_slide")
    result = yield from trait_roll(g, seat, TRAITS[facts["room_roll"]["trait"]], needed=best(facts["bands"]))
    yield from apply(g, seat, band(facts["bands"], result), MYSTIC_SLIDE, cause=BY_ROOM)


ROOM_TRIES[SLIDE] = use_slide


def down_the_slide(g: House, seat: Seat) -> Script[None]:
    """Any room on a floor below; there is none for a Slide that has come down to the basement itself."""
    floor = floor_of(g, g.room[seat])
    rooms = [room for room in rooms_in_house(g) if floor_of(g, room) < floor]
    if rooms:
        room = yield from choose_room(g, seat, seat, rooms, "go_to", "BET-MOVE-16")
        yield from put_into(g, seat, room)


def fall_to_basement(g: House, seat: Seat) -> Script[None]:
    """BET-EXPLORE-18. A new basement room, or one in play if no tile is left."""
    if not (yield from land_in_new_room(g, seat, just(BASEMENT))):
        room = yield from choose_room(g, seat, seat, rooms_on(g, BASEMENT), "landing", "BET-EXPLORE-18")
        yield from put_into(g, seat, room)


GO["any_room_on_a_lower_floor"] = down_the_slide
GO["new_basement_room"] = fall_to_basement
