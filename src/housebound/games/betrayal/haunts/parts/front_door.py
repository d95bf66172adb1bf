"""Part: the front door (HC-13). Opening it takes a roll; who goes out is safe and does not come back.

The parameters of a haunt: the traits that serve, the number to reach, the rule that forbids it for now. A haunt with
this part keeps `door` in its data: the sides for which the door is open, as bits.
"""

from __future__ import annotations

from typing import Final, Protocol

from housebound.games.betrayal.cards.drawing import draw
from housebound.games.betrayal.figures.death import leave_house
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.numbers import Figure, Seat, Side, Trait
from housebound.games.betrayal.play.moving import slowing
from housebound.games.betrayal.play.room_effects import leave_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_MOVED, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.words import ENTRANCE_HALL, EVENT, FIGURES, TRAITS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Script
from housebound.kernel.sets import has, just

OPEN_DOOR: Final = VERBS.verb("open_front_door", TRAITS, rule="HC-13")
GO_OUT: Final = VERBS.verb("go_out_of_house", rule="HC-13")
DOOR_OPENED: Final = NoticeKind("front_door_opened", figure=FIGURES)
OUT: Final = GO_OUT()


class HasDoor(Kept, Protocol):
    """`door`: the sides for which the front door is open, as bits."""

    door: int


def is_open(g: House[HasDoor], side: Side) -> bool:
    return bool(has(g.data.door, side))


def offer_opening(g: House[HasDoor], seat: Seat, traits: tuple[int, ...], ask: Ask, why: str = "") -> None:
    """HC-13. In the Entrance Hall, with one of these traits, unless it is open or the rule `why` forbids it."""
    if is_open(g, g.haunt.side_of(g, seat)):
        return
    if g.room[seat] != ENTRANCE_HALL:
        why = "HC-13"
    for trait in traits:
        offer_task(g, OPEN_DOOR(trait), ask, why)


def try_to_open(g: House[HasDoor], seat: Seat, trait: Trait, target: Figure, draws: bool = True) -> Script[None]:
    """HC-13. Success opens it for the roller's side; the roller draws an event card, and the turn is over.

    With the turn over, nobody goes out before the next player's turn. `draws`: whether the haunt has the card drawn.
    """
    if (yield from task_roll(g, seat, trait, needed=target)) < target or g.fate[seat] != IN_HOUSE:
        return
    g.data.door |= just(g.haunt.side_of(g, seat))
    g.tell(EVERYONE, DOOR_OPENED, g.word[seat])
    if draws:
        yield from draw(g, seat, EVENT)
    g.did |= TURN_OVER


def offer_leaving(g: House[HasDoor], figure: Figure, ask: Ask, why: str = "") -> None:
    """HC-13. From the Entrance Hall out of the house, for 1 space, unless the rule `why` forbids it."""
    if g.room[figure] != ENTRANCE_HALL or not is_open(g, g.haunt.side_of(g, figure)):
        return
    ask.offer(OUT, unless=cannot_pay_space(g, figure, slowing(g, figure)) or why)


def go_out(g: House, seat: Seat) -> Script[None]:
    """HC-13. The explorer is out of the house for good."""
    assert seat < FIRST_MONSTER
    g.did |= HAS_MOVED
    g.spent += 1 + slowing(g, seat)
    yield from leave_room(g, seat)
    if g.fate[seat] == IN_HOUSE:
        leave_house(g, seat)
