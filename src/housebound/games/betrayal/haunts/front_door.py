"""Part: the front door (HC-13). Opening it takes a roll; who goes out is safe and does not come back.

The parameters of a haunt: the traits that serve, the number to reach, the rule that forbids it for now. A haunt with
this part keeps `door` in its data: the sides for which the door is open, as bits.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards import draw
from housebound.games.betrayal.death import leave_house
from housebound.games.betrayal.haunts.actions import cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.moving import slowing
from housebound.games.betrayal.room_effects import leave_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_MOVED, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.words import ENTRANCE_HALL, EVENT, FIGURES, TRAITS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Script

OPEN_DOOR: Final = VERBS.verb("open_front_door", TRAITS)
GO_OUT: Final = VERBS.verb("go_out_of_house")
DOOR_OPENED: Final = NoticeKind("front_door_opened", figure=FIGURES)
OUT: Final = GO_OUT()


def is_open(g: House, side: int) -> bool:
    return bool(g.data.door >> side & 1)


def offer_opening(g: House, seat: int, traits: tuple[int, ...], ask: Ask, why: str = "") -> None:
    """HC-13. In the Entrance Hall, with one of these traits, unless it is open or the rule `why` forbids it."""
    if is_open(g, g.haunt.side_of(g, seat)):
        return
    if g.room[seat] != ENTRANCE_HALL:
        why = "BET-GEN-5"
    for trait in traits:
        offer_task(g, OPEN_DOOR(trait), ask, why)


def try_to_open(g: House, seat: int, trait: int, target: int, draws: bool = True) -> Script[None]:
    """HC-13. Success opens it for the roller's side; the roller draws an event card, and the turn is over.

    With the turn over, nobody goes out before the next player's turn. `draws`: whether the haunt has the card drawn.
    """
    if (yield from task_roll(g, seat, trait)) < target or g.fate[seat] != IN_HOUSE:
        return
    g.data.door |= 1 << g.haunt.side_of(g, seat)
    g.tell(EVERYONE, DOOR_OPENED, g.word[seat])
    if draws:
        yield from draw(g, seat, EVENT)
    g.did |= TURN_OVER


def offer_leaving(g: House, figure: int, ask: Ask, why: str = "") -> None:
    """HC-13. From the Entrance Hall out of the house, for 1 space, unless the rule `why` forbids it."""
    if g.room[figure] != ENTRANCE_HALL or not is_open(g, g.haunt.side_of(g, figure)):
        return
    offer_unless(cannot_pay_space(g, figure, slowing(g, figure)) or why, OUT, ask)


def go_out(g: House, seat: int) -> Script[None]:
    """HC-13. The explorer is out of the house for good."""
    assert seat < FIRST_MONSTER
    g.did |= HAS_MOVED
    g.spent += 1 + slowing(g, seat)
    yield from leave_room(g, seat)
    if g.fate[seat] == IN_HOUSE:
        leave_house(g, seat)
