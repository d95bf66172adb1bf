"""Part: Paint (HC-14). Pots of it stand in the house; whoever finds one may take it, at any moment and without limit.

A haunt with Paint says who may hold it (`one_each`: nobody carries two) and what is done with it. Picking it up is an
ordinary picking up, and open also when BET-ITEM-4 or BET-ITEM-9 would close it.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards.handling import act_is_open
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import from_pile, get_card, put_in_pile, spot_of
from housebound.games.betrayal.haunts.parts.objects import how_many_about
from housebound.games.betrayal.numbers import Card, Figure, Room
from housebound.games.betrayal.state import HAS_TAKEN, House
from housebound.games.betrayal.words import CARDS, ROOMS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask
from housebound.kernel.sets import has, set_of

PICK_UP_PAINT: Final = VERBS.verb("pick_up_paint", CARDS, rule="HC-14")
PAINT_IN: Final = NoticeKind("paint_in", card=CARDS, room=ROOMS)

PAINTS: Final = tuple(card for card, word in enumerate(CARDS.words) if word.startswith("paint_"))
ALL_PAINT: Final = set_of(PAINTS)


def place_paint(g: House, card: Card, room: Room) -> None:
    """A pot of Paint stands in a room from now on."""
    put_in_pile(g, card, room * 2)
    g.tell(EVERYONE, PAINT_IN, card, room)


def offer_paint(g: House, figure: Figure, ask: Ask) -> None:
    """The Paint that stands here and is not offered like other items: their picking up is closed in this turn."""
    for card in card_numbers(g.piles.get(spot_of(g, figure), 0) & ALL_PAINT):
        if act_is_open(g, HAS_TAKEN) or has(g.used, card):
            ask.offer(PICK_UP_PAINT(card), unless=g.haunt.may_hold(g, figure, card))


def pick_up_paint(g: House, figure: Figure, card: Card) -> None:
    from_pile(g, card, spot_of(g, figure))
    get_card(g, figure, card)


def paint_about(g: House) -> int:
    """How many pots are in the house: in hands and in piles."""
    return how_many_about(g, ALL_PAINT)
