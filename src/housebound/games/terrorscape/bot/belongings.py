"""What item cards are worth to whom, and what the sensible victims do with them (Items; Exchange)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.numbers import Item, Victim
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    ADRENALINE,
    AMMO,
    AMULET,
    BUILDING_PLAN,
    CAMERA,
    FERTILISER,
    FIRECRACKER,
    FIRST_AID_KIT,
    FLASHLIGHT,
    GHOST,
    HATCHET,
    HERBS,
    JOHNSON,
    KEY,
    LONG_SWORD,
    MARCO,
    REVOLVER,
    SEDATIVE,
    SHORT_SWORD,
    SOPHIA,
    SWAP,
    TAKE,
    TOOLBOX,
    TRAP,
    WHISKY,
    WOUNDED,
)
from housebound.kernel.script import Option

PLAIN: Final = {
    TOOLBOX: 4.0,
    WHISKY: 2.0,
    HATCHET: 2.0,
    HERBS: 4.0,
    FERTILISER: 3.0,
    REVOLVER: 2.0,
    AMMO: 1.5,
    ADRENALINE: 2.5,
    SEDATIVE: 2.0,
    FIRECRACKER: 1.0,
    AMULET: 1.5,
    SHORT_SWORD: 3.0,
    LONG_SWORD: 5.0,
    BUILDING_PLAN: 1.5,
    FLASHLIGHT: 0.5,
    TRAP: 1.0,
    FIRST_AID_KIT: 0.2,
    CAMERA: 0.2,
}

"""What a card is worth to anybody."""
BETTER: Final = 1.0
"""How much more a card must be worth to somebody else to change hands."""


def worth_of_item(sight: Sight, victim: Victim, item: Item) -> float:
    """What this card is worth in this victim's inventory, besides what she has there."""
    held = sight.held(victim) or ()
    worth = PLAIN[item]
    if item == TOOLBOX:
        if sight.rescue >= 0:
            return 0.1
        return worth + 3.0 if victim == JOHNSON else worth
    if item == REVOLVER:
        return 5.0 if AMMO in held else worth
    if item == AMMO:
        return 5.0 if REVOLVER in held else worth
    if item == FIRST_AID_KIT:
        return 6.0 if victim == MARCO else worth
    if item == CAMERA:
        return 2.0 if victim == SOPHIA else worth
    if item == FLASHLIGHT:
        return 4.0 if victim == SOPHIA else worth
    if item == HERBS:
        return worth + 3.0 if any(sight.condition(other) == WOUNDED for other in sight.living()) else worth
    if item == SEDATIVE:
        return worth + (2.0 if sight.killer == GHOST else 0.0) + sight.fear(victim)
    if item == AMULET:
        return 3.0 if sight.killer == GHOST else worth
    if item == BUILDING_PLAN:
        return worth + 0.6 * sight.roof_keys
    if item in (FERTILISER, SHORT_SWORD, LONG_SWORD, HATCHET) and sight.killer == GHOST:
        return worth * 0.6
    return worth


def wants_exchange(sight: Sight, option: Option) -> bool:
    """Whether a gift or a swap puts cards where they are worth more. At the crossroads only the dead give."""
    if option.verb is TAKE or sight.rules.crossroads:
        return option.verb is TAKE
    victim, item, other = option.args[:3]
    lost, won = worth_of_item(sight, victim, item), worth_of_item(sight, other, item)
    if option.verb is SWAP:
        back = option.args[3]
        lost += worth_of_item(sight, other, back)
        won += worth_of_item(sight, victim, back)
    return won - lost > BETTER


def worth_drawn(sight: Sight, victim: Victim, item: Item) -> float:
    """What it is worth to keep a card just drawn."""
    return 20.0 if item == KEY else worth_of_item(sight, victim, item)
