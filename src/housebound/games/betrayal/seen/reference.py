"""What lies in the box of Betrayal, for whoever looks something up: rooms, cards, explorers, the chart of haunts.

BET-SECRET-1, BET-SECRET-4: nothing of a haunt's own pages, and none of the tokens that only a haunt brings.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import (
    AGE,
    BACK,
    BIRTHDAY,
    CHARACTER_CARD,
    DOORS,
    FLOORS_OF,
    START,
    START_ROOMS,
    SYMBOL,
    TRACK,
    WINDOWS,
    symbol_of,
)
from housebound.games.betrayal.haunt.revealing import CHART
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    DIRECTIONS,
    FIRST_OBJECT,
    FLOORS,
    ROOMS,
    SYMBOLS,
    TOKENS,
    TRAITS,
)
from housebound.kernel.reference import Chart, Thing, said_of
from housebound.kernel.sets import has


def things() -> tuple[Thing, ...]:
    """Everything that has a name on the table before any haunt."""
    return (
        *(Thing("room", word, (said_of("room", word),), _room(room)) for room, word in enumerate(ROOMS.words)),
        *(
            Thing("card", CARDS.words[card], (said_of("card", CARDS.words[card]),), {"deck": _deck(card)})
            for card in range(FIRST_OBJECT)
        ),
        *(Thing("character", word, (), _character(who)) for who, word in enumerate(CHARACTERS.words)),
        *(Thing("token", word, (said_of("token", word),)) for word in TOKENS.words),
        *(Thing("trait", word, (said_of("trait", word),)) for word in TRAITS.words),
        *(Thing("symbol", word, (said_of("symbol", word),)) for word in SYMBOLS.words),
    )


def _deck(card: int) -> str:
    return SYMBOLS.words[symbol_of(card)]


def _room(room: int) -> dict[str, Any]:
    """BET-COMP-3, BET-CARD-2. Its back, its doors and windows as printed, and the card that its finder draws."""
    return {
        "floors": [word for floor, word in enumerate(FLOORS.words) if has(FLOORS_OF[room], floor)],
        "back": BACKS.words[BACK[room]],
        "doors": [word for side, word in enumerate(DIRECTIONS.words) if has(DOORS[room], side)],
        "windows": [word for side, word in enumerate(DIRECTIONS.words) if has(WINDOWS[room], side)],
        "symbol": SYMBOLS.words[SYMBOL[room]] if SYMBOL[room] >= 0 else "",
        "start": room in START_ROOMS,
    }


def _character(who: int) -> dict[str, Any]:
    """BET-TRAIT-3, BET-SETUP-4, BET-SETUP-10. The four tracks and where their clips begin, age and birthday."""
    month, day = BIRTHDAY[who]
    return {
        "tracks": {word: list(TRACK[who * 4 + trait]) for trait, word in enumerate(TRAITS.words)},
        "starts": {word: START[who * 4 + trait] for trait, word in enumerate(TRAITS.words)},
        "age": AGE[who],
        "month": month,
        "day": day,
        "card": CHARACTER_CARD[who],
    }


def chart() -> Chart:
    """BET-REVEAL-1. The room in which an omen was drawn, and the omen, give the haunt."""
    cells = {
        ROOMS.words[room]: {CARDS.words[omen]: f"haunt_{number}" for omen, number in row.items()}
        for room, row in CHART.items()
    }
    return Chart("haunts", "BET-REVEAL-1", "room", "card", "haunt", cells)
