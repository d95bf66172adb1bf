"""What an editor asks of a position of Betrayal; the house itself is laid on its plan."""

from __future__ import annotations

from housebound.games.betrayal.state import FATES, PHASES
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    FIGURES,
    FIRST_EVENT,
    FIRST_OBJECT,
    FIRST_OMEN,
    ROOMS,
    TRAITS,
)
from housebound.kernel.form import Form, Rows, flag, number, one_of, seat, word, words

_ITEMS, _OMENS = CARDS.words[:FIRST_OMEN], CARDS.words[FIRST_OMEN:FIRST_EVENT]
_EVENTS = CARDS.words[FIRST_EVENT:FIRST_OBJECT]
_OPEN_PHASES = ("turn_start", "turn", "turn_end", "revealing", "preparing", "monsters")
"""Where somebody lays a house that stands before them."""
assert set(_OPEN_PHASES) <= set(PHASES)

FORM = Form(
    fields=(
        one_of("phase", "phase", _OPEN_PHASES),
        seat("active"),
        number("spent", 0, 20),
        number("omens_drawn", 0, 13),
        number("haunt", 0, 50),
        seat("revealer"),
        word("haunt_room", ROOMS),
        seat("traitor", -1),
        number("round", 0, 99),
        number("track", 0, 99),
        words("stack", ROOMS),
        words("items", CARDS, _ITEMS),
        words("omens", CARDS, _OMENS),
        words("events", CARDS, _EVENTS),
        words("item_discard", CARDS, _ITEMS),
        words("omen_discard", CARDS, _OMENS),
        words("event_discard", CARDS, _EVENTS),
        flag("vault_open"),
        word("explorers.*.room", ROOMS),
        seat("explorers.*.seat"),
        *(number(f"explorers.*.{trait}", -1, 7) for trait in TRAITS.words),
        words("explorers.*.cards", CARDS),
        one_of("explorers.*.fate", "fate", FATES[:3]),
        flag("explorers.*.skip_turn"),
        word("monsters.*.room", ROOMS),
        number("monsters.*.stunned", 0, 2),
    ),
    rows=(
        Rows("explorers", CHARACTERS.name, tuple(CHARACTERS.words), "room"),
        Rows("monsters", FIGURES.name, tuple(word for word in FIGURES.words if word not in CHARACTERS.words), "room"),
    ),
    first="BET-GEN-1",
)
