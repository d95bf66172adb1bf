"""What lies in the box of Room 25, for whoever looks something up: rooms, characters, tokens, Event cards, states."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.components import CARD, CARDS, COLOUR, COPIES, DUO, SET_ASIDE, Card
from housebound.games.room25.words import CHARACTERS, COLOURS, NONE, PLANS, ROLES, ROOMS
from housebound.kernel.reference import Reference, Thing, said_of

STATES: Final = (
    *("trapped", "drowning", "paranoid", "invisible", "free", "one_action", "resting", "fast", "empty_rooms"),
)
"""What can be the matter with a character, as the board shows it."""


def reference() -> Reference:
    """Everything that has a name on the table."""
    things = (
        *(Thing("room", word, (said_of("room", word),), _room(kind)) for kind, word in enumerate(ROOMS.words)),
        *(
            Thing("character", word, (f"power-{word}", said_of("power", word)), {"duo": CHARACTERS.words[DUO[who]]})
            for who, word in enumerate(CHARACTERS.words)
        ),
        *(Thing("plan", word, (said_of("plan", word),)) for word in PLANS.words[:NONE]),
        Thing("plan", "adrenaline", (said_of("plan", "adrenaline"),), name="names-adrenaline"),
        *(
            Thing("card", word, (f"card-text-{_family(word)}".replace("_", "-"),), _card(card))
            for word, card in zip(CARDS.words, CARD, strict=True)
        ),
        *(Thing("role", word, (said_of("role", word),)) for word in ROLES.words),
        *(Thing("colour", word, (said_of("colour", word),)) for word in COLOURS.words),
        *(
            Thing("state", word, (said_of("state", word),), name=f"state-name-{word}".replace("_", "-"))
            for word in STATES
        ),
    )
    return Reference(things)


def _room(kind: int) -> dict[str, str | int | bool]:
    """R25-COMP-1, R25-ZONE-4."""
    return {"colour": COLOURS.words[COLOUR[kind]], "copies": COPIES[kind], "exit_zone": SET_ASIDE[kind]}


def _card(card: Card) -> dict[str, str | int | bool]:
    return {"copies": card.copies, "insane": card.insane}


def _family(word: str) -> str:
    """Event cards of one family share a text."""
    for family in ("penalty", "unfit_rooms"):
        if word.startswith(f"{family}_"):
            return family
    if word.startswith("move_"):
        kind = word.rpartition("_")[2]
        return f"move_{kind}" if kind in ("double", "another") else "move"
    return word
