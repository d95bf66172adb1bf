"""What lies in the box of Terrorscape, to be looked up: places, items, killers and their cards, plans."""

from __future__ import annotations

from typing import Any, Final

from housebound.games.terrorscape.components import (
    COPIES,
    DEFENCE,
    HAS_NOISE,
    KILLER_ABILITIES,
    KILLER_CARDS,
    SLOTS,
    STARTING_ITEMS,
    STAYS,
    STRENGTH_AT,
)
from housebound.games.terrorscape.words import ABILITIES, CARDS, CONDITIONS, ITEMS, KILLERS, LOCATIONS, PLANS, VICTIMS
from housebound.kernel.reference import Reference, Thing, said_of

TOKENS: Final = ("fear", "key", "gear", "strength", "stealth", "rescue")


def reference() -> Reference:
    """Everything that has a name on the table."""
    things = (
        *(Thing("location", word, (said_of("location", word),), {"zone": word[0]}) for word in LOCATIONS.words),
        *(Thing("item", word, (said_of("item", word),), _item(item)) for item, word in enumerate(ITEMS.words)),
        *(Thing("victim", word, (said_of("victim", word),), _victim(who)) for who, word in enumerate(VICTIMS.words)),
        *(Thing("killer", word, _levels(word), _killer(which)) for which, word in enumerate(KILLERS.words)),
        *(Thing("card", word, (said_of("card", word),), _card(card)) for card, word in enumerate(CARDS.words)),
        *(Thing("plan", word, (said_of("plan", word),)) for word in PLANS.words),
        *(
            Thing("ability", word, (said_of("ability", word),), {"killer": ability in KILLER_ABILITIES})
            for ability, word in enumerate(ABILITIES.words)
        ),
        *(Thing("condition", word, (said_of("condition", word),)) for word in CONDITIONS.words),
        *(Thing("token", word, (said_of("token", word),)) for word in TOKENS),
    )
    return Reference(things)


def _item(item: int) -> dict[str, Any]:
    """TER-ITEM-3, TER-ITEM-9, TER-ITEM-11, TER-ITEM-21."""
    return {"copies": COPIES[item], "noise": HAS_NOISE[item], "stays": STAYS[item], "defence": DEFENCE[item]}


def _victim(who: int) -> dict[str, Any]:
    """TER-ITEM-1, TER-SETUP-9."""
    return {"slots": SLOTS[who], "start": [ITEMS.words[item] for item in STARTING_ITEMS[who]]}


def _killer(which: int) -> dict[str, Any]:
    return {"strength": list(STRENGTH_AT[which])}


def _levels(killer: str) -> tuple[str, ...]:
    """TER-KILLER-1, TER-KILLER-2, TER-KILLER-3. What a killer is, and what he gains level by level."""
    return (said_of("killer", killer), *(f"killer-{killer}-level-{level}" for level in range(2, 6)))


def _card(card: int) -> dict[str, Any]:
    """TER-KCARD-1. Whose it is, and how many he has."""
    return {
        "killers": [word for which, word in enumerate(KILLERS.words) if card in KILLER_CARDS[which]],
        "copies": sum(cards[card].copies for cards in KILLER_CARDS if card in cards),
    }
