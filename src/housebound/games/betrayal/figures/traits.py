"""Traits: values, tracks and clips (Traits)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import START, TOP, VALUES
from housebound.games.betrayal.numbers import Figure, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import GAINED, LOST
from housebound.kernel.script import EVERYONE

LACKING: Final = -1
"""BET-TRAIT-8. The value of a trait that a monster does not have."""


def value(g: House, figure: Figure, trait: Trait) -> int:
    """BET-TRAIT-1, BET-TRAIT-7, BET-TRAIT-8. The number under the clip now, or a monster's number.

    LACKING if it has no such trait.
    """
    if figure < FIRST_MONSTER:
        number = VALUES[g.character[figure] * 4 + trait][g.clip[figure * 4 + trait]]
        return number if g.haunt.plain_traits else g.haunt.explorers_trait(g, figure, trait, number)
    return g.haunt.trait_of(g, figure, trait)


def set_to_start(g: House, seat: Seat) -> None:
    """BET-SETUP-4. The clips mark the starting values."""
    character = g.character[seat]
    g.clip[seat * 4 : seat * 4 + 4] = START[character * 4 : character * 4 + 4]


def start_of(g: House, seat: Seat, trait: Trait) -> int:
    """The place of the starting value on the track."""
    return START[g.character[seat] * 4 + trait]


def gain(g: House, seat: Seat, trait: Trait, steps: int, up_to: int = TOP) -> int:
    """BET-TRAIT-3, BET-TRAIT-4. Move the clip up; steps beyond the top are lost. Returns the steps really gained."""
    at = seat * 4 + trait
    gained = min(steps, up_to - g.clip[at])
    if gained <= 0 or g.haunt.frozen(g, seat, trait):
        return 0
    g.clip[at] += gained
    g.tell(EVERYONE, GAINED, g.word[seat], trait, gained)
    return gained


def lower(g: House, seat: Seat, trait: Trait, steps: int, cause: int) -> int:
    """BET-TRAIT-5, BET-TRAIT-6, BET-TRAIT-9. Move the clip down, before the haunt never below the lowest value.

    Returns the steps really lost. Whoever calls this sees to it that a clip on the skull has its consequence.
    """
    at = seat * 4 + trait
    lost = min(steps, g.clip[at] - g.haunt.lowest(g, seat, trait, cause))
    if lost <= 0 or g.haunt.frozen(g, seat, trait):
        return 0
    g.clip[at] -= lost
    g.tell(EVERYONE, LOST, g.word[seat], trait, lost)
    return lost


def on_skull(g: House, seat: Seat) -> bool:
    """BET-DEATH-1. Whether any trait is on the skull."""
    return -1 in g.clip[seat * 4 : seat * 4 + 4]
