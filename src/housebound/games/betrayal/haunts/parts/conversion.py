"""Part: heroes that change side or form (CONVERT, HC-12).

What a haunt composes: `go_over` makes a hero one of the traitor's side; `lay_down_belongings` leaves what it carried in
its room; `raise_to_start` and `spend_points` give it the body of what it has become; `killers_win` says who shares the
win of a side that has made more of its kind. Such a haunt keeps `killers` in its data: seats that have killed a hero,
as bits.
"""

from __future__ import annotations

from typing import Final, Protocol

from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, TOP, card_numbers
from housebound.games.betrayal.figures.belongings import drop_everything, leave_behind, lose_card, spot_of
from housebound.games.betrayal.figures.damage import pick_trait
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.traits import gain, start_of
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House, changed
from housebound.games.betrayal.words import DIED, DROPPED, TRAITOR, TURNED
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import just

BELONGINGS: Final = ITEM_BITS | COMPANIONS


class HasKillers(Kept, Protocol):
    """`killers`: the seats that have killed, as bits."""

    killers: int


def go_over(g: House, seat: Seat) -> None:
    """HC-12, BET-ORDER-11, BET-TRAITOR-1. The hero is none any more: it keeps its seat, and nothing restrains it."""
    g.team = changed(g.team, seat, TRAITOR)
    g.tell(EVERYONE, TURNED, g.word[seat])
    release(g, seat)


def lay_down_belongings(g: House, seat: Seat, which: int = BELONGINGS) -> None:
    """BET-ITEM-15, BET-LOOT-2. A living explorer leaves its items and companions where it is, with what they gave.

    Also what its card forbids to drop (BET-GEN-6). A clip may be on the skull afterwards.
    """
    spot = spot_of(g, seat)
    for card in card_numbers(g.held[seat] & which):
        g.tell(EVERYONE, DROPPED, g.word[seat], card)
        lose_card(g, seat, card)
        leave_behind(g, card, spot)


def fall_dead(g: House, seat: Seat) -> None:
    """An explorer is dead without anything else that a death brings; what it had lies where it was."""
    g.tell(EVERYONE, DIED, g.word[seat])
    drop_everything(g, seat)
    be_no_more(g, seat)


def be_no_more(g: House, seat: Seat) -> None:
    """The explorer's figure leaves the house for good; whether it is dead or has become something else."""
    g.fate = changed(g.fate, seat, DEAD)
    g.room[seat] = -1


def raise_to_start(g: House, seat: Seat) -> None:
    """HC-28. Every trait below its starting value returns to it."""
    for trait in range(4):
        gain(g, seat, trait, TOP + 1, start_of(g, seat, trait))


def raise_all(g: House, seat: Seat) -> None:
    """Every trait rises by a step, as far as its track goes."""
    for trait in range(4):
        gain(g, seat, trait, 1)


def spend_points(g: House, seat: Seat, points: int, prompt: str) -> Script[None]:
    """Each point raises a trait of the owner's choice by a step; what the tracks cannot take is lost."""
    for _ in range(points):
        yield from raise_one_of(g, seat, range(4), prompt)


def raise_one_of(g: House, seat: Seat, traits: range | tuple[int, ...], prompt: str) -> Script[None]:
    """BET-TRAIT-4. One of these traits rises by a step, the owner's choice; none, if all are at the top."""
    able = [trait for trait in traits if g.clip[seat * 4 + trait] < TOP]
    if able:
        gain(g, seat, (yield from pick_trait(g, seat, able, prompt, "BET-TRAIT-4")), 1)


def note_killer(g: House[HasKillers], killer: Figure) -> None:
    """A hero has been killed by this figure: if it is an explorer, its player has a share in the win."""
    if 0 <= killer < FIRST_MONSTER:
        g.data.killers |= just(killer)


def killers_win(g: House[HasKillers]) -> int:
    """No hero is left: the first traitor wins, and of those who went over later whoever has killed a hero."""
    return int(just(g.traitor) | g.data.killers)
