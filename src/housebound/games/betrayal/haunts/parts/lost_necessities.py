"""Part: lost necessities (HC-23).

A card or a room that the heroes cannot do without is put where they can get it, once it cannot come up any more. The
parameters of a haunt: the cards, whether its heroes are given a card from the discard pile too, the rooms.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import FLOORS_OF, symbol_of
from housebound.games.betrayal.figures.belongings import put_in_pile, spot_of
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.house.decks import fetch_card, in_deck
from housebound.games.betrayal.house.laying import may_be_drawn, open_floors
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Seat, room_at
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, HEROES, OMEN, ROOMS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import has, just

TURNED_UP: Final = NoticeKind("turned_up", card=CARDS, room=ROOMS)


def turn_up_cards(g: House, seat: Seat, cards: tuple[int, ...], discards_given: bool = False) -> None:
    """HC-23. At the start of a hero's turn: each of these cards that is out of reach lies in the Entrance Hall now.

    `discards_given`: a hero who discovers a room with the card's symbol gets it from the discard pile too.
    """
    if g.haunt.true_side(g, seat) != HEROES or g.fate[seat] != IN_HOUSE:
        return
    for card in cards:
        if is_out_of_reach(g, card, discards_given):
            g.gone &= ~(just(card))
            fetch_card(g, card)
            spot = _meeting_place(g, seat)
            put_in_pile(g, card, spot)
            g.tell(EVERYONE, TURNED_UP, card, room_at(spot))


def is_out_of_reach(g: House, card: Card, discards_given: bool = False) -> bool:
    """HC-23. Out of the game, or in a stack from which nobody can draw it for a room any more.

    BET-CARD-11: a discarded omen never comes back by itself, other cards do.
    """
    symbol = symbol_of(card)
    if has(g.gone, card):
        return True
    if has(g.discard[symbol], card):
        comes_back = symbol != OMEN or discards_given
        return not (comes_back and may_be_drawn(g, symbol))
    return in_deck(g, card) and not may_be_drawn(g, symbol)


def _meeting_place(g: House, seat: Seat) -> int:
    """The spot of the Entrance Hall; if that is gone, the revealer's, else that of the hero whose turn it is."""
    if in_house(g, ENTRANCE_HALL):
        return ENTRANCE_HALL * 2
    return spot_of(g, g.revealer if g.fate[g.revealer] == IN_HOUSE else seat)


def turn_up_rooms(g: House, rooms: tuple[int, ...]) -> Script[None]:
    """HC-23, HC-6. Each of these rooms that cannot be discovered any more is fetched by the first hero in the order."""
    for room in rooms:
        if not in_house(g, room) and not FLOORS_OF[room] & open_floors(g):
            yield from fetch_room(g, first_hero(g), room)


def turn_up_one_of(g: House, rooms: tuple[int, ...], by: int = -1) -> Script[None]:
    """HC-23. The same where any of these rooms serves: one is fetched if none is there and none can be discovered.

    `by`: the seat that fetches it, where nobody may know who the heroes are.
    """
    floors = open_floors(g)
    if any(in_house(g, room) or FLOORS_OF[room] & floors for room in rooms):
        return
    for room in rooms:
        if (yield from fetch_room(g, first_hero(g) if by < 0 else by, room)):
            return


def first_hero(g: House) -> int:
    """HC-1. The first hero in turn order that is in the house: to the traitor's left, or to the revealer's."""
    last = g.traitor if g.haunt.has_open_traitor(g) else g.revealer
    order = clockwise(g, last + 1)
    heroes = heroes_in_house(g)
    return next((seat for seat in order if seat in heroes), order[0])
