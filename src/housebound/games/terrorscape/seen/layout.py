"""How a view of Terrorscape becomes numbers."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.state import PHASES
from housebound.games.terrorscape.words import (
    ABILITIES,
    CARDS,
    CONDITIONS,
    ITEMS,
    KILLERS,
    LOCATIONS,
    PASSAGES,
    PLANS,
    SEATS,
    VICTIMS,
)
from housebound.kernel.layout import Counts, Flag, Group, Hashed, Layout, Many, Number, One, Place, Rows

_SEATS: Final = len(SEATS)

LAYOUT: Final = Layout(
    version=1,
    fields={
        "phase": One(PHASES),
        "round": Number(20),
        "seat": Place(_SEATS),
        "side": One(("team", "killer")),
        "victims": Rows(
            "victim",
            VICTIMS.words,
            {
                "seat": Place(_SEATS),
                "condition": One(CONDITIONS.words),
                "fear": Number(5),
                "could_be": Many(LOCATIONS.words),
                "at": One(LOCATIONS.words),
                "items": Many(ITEMS.words),
                "own_keys": Number(5),
                "ability": One(ABILITIES.words),
                "ability_spent": Flag(),
                "abilities_dealt": Many(ABILITIES.words),
                "has_acted": Flag(),
                "may_flee": Flag(),
            },
        ),
        "killer": Group(
            {
                "killer": One(KILLERS.words),
                "level": Number(4),
                "strength": Number(10),
                "at": One(LOCATIONS.words),
                "last_known": One(LOCATIONS.words),
                "in_stealth": Flag(),
                "stealth_card": One(CARDS.words),
                "shown": Many(CARDS.words),
                "abilities": Many(ABILITIES.words),
                "abilities_spent": Many(ABILITIES.words),
                "locked": Flag(),
                "paying": One(CARDS.words),
                "hand": Many(CARDS.words),
                "deck": Number(20),
                "pile": Many(CARDS.words),
                "abilities_dealt": Many(ABILITIES.words),
                "could_be": Many(LOCATIONS.words),
            }
        ),
        "keys": Number(5),
        "rescue": Number(5),
        "noise": Many(LOCATIONS.words),
        "announced": Many(LOCATIONS.words),
        "last_noise": Many(LOCATIONS.words),
        "firecracker": One(LOCATIONS.words),
        "barricades": Many(PASSAGES.words),
        "first_player": One(VICTIMS.words),
        "encounter": Group(
            {
                "found": Many(VICTIMS.words),
                "attacked": Many(VICTIMS.words),
                "defender": One(VICTIMS.words),
                "defence": Many(ITEMS.words),
            }
        ),
        "team": Group(
            {
                "acting": One(VICTIMS.words),
                "gears": Number(5),
                "trap": One(LOCATIONS.words),
                "search_left": Number(45),
                "equipment_left": Number(20),
                "discard": Counts(ITEMS.words, 4),
                "looked": Many(ITEMS.words),
                "looker": One(VICTIMS.words),
                "repaired": Flag(),
                "exchanging": Hashed(16),
                "naming": Many(VICTIMS.words),
                "plans": Many(PLANS.words),
                "marked": One(PLANS.words),
                "steps_done": Number(4),
                "plan_ready": Flag(),
                "plan_spent": Flag(),
                "buzzer": One(LOCATIONS.words),
            }
        ),
        "crossroads": Flag(),
    },
    omitted={"victims.victim": "it is the row", "victims.colour": "each victim has her own"},
)
