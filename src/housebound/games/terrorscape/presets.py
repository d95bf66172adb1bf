"""The options of a table: what a host can choose, and what goes with what."""

from __future__ import annotations

from housebound.games.terrorscape.components import DIFFICULTIES
from housebound.games.terrorscape.words import KILLERS
from housebound.kernel.settings import SEAT_COUNT, Goes, Preset, Setting, Value

CHOSEN = "chosen"


def _detail(name: str, default: Value, values: tuple[Value, ...], rule: str, explanation: str) -> Setting:
    """Where printings differ."""
    return Setting(name, default, values, rule, explanation, chapter="details")


SETTINGS = (
    Setting(
        *("killer_seat", 0, (0, 1, 2, 3), "TER-TEAM-2", "the seat that plays the killer; the others are the team"),
        chapter="casting",
        goes=(Goes(SEAT_COUNT, (3, 4), value=2), Goes(SEAT_COUNT, (4,), value=3)),
        domain="seat",
    ),
    Setting(
        *("killer", CHOSEN, (CHOSEN, *KILLERS.words), "TER-TEAM-7", "a killer by name, or chosen by its player"),
        chapter="casting",
        domain="killer",
    ),
    Setting(
        *("victims", CHOSEN, (), "TER-TEAM-3", "three victims by name in seating order, or chosen by the team"),
        chapter="casting",
    ),
    Setting(
        *("crossroads", False, (True, False), "TER-CROSS-1", "every victim for herself; four players"),
        chapter="variants",
        goes=(Goes(SEAT_COUNT, (4,), value=True), Goes("plan", (False,), value=True)),
    ),
    Setting(
        *("plan", False, (True, False), "TER-PLAN-1", "two plan cards for the team"),
        chapter="variants",
        goes=(Goes("crossroads", (False,), value=True),),
    ),
    Setting(
        *("abilities", "off", tuple(DIFFICULTIES), "TER-ABIL-1", "ability cards, by difficulty"), chapter="variants"
    ),
    _detail("unblock_noise", False, (True, False), "TER-UNBLOCK-3", "removing a barricade makes noise"),
    _detail("johnson_slots", "6", ("6", "unlimited"), "TER-ITEM-1", "slots of Johnson's inventory"),
    _detail("rescue_public", True, (True, False), "TER-RESCUE-5", "whether the killer sees the rescue token"),
    _detail("ghost_strength", 3, (2, 3), "TER-KILLER-2", "strength of the Ghost Maid"),
    _detail("death_blossom", "kill", ("kill", "wound"), "TER-KILLER-3", "what Death Blossom does"),
)
HOST_PRESETS = (
    Preset("beginner", {}, 4),
    Preset("plan", {"plan": True}, 4),
    Preset("abilities", {"plan": True, "abilities": "normal"}, 4),
    Preset("crossroads", {"crossroads": True}, 4),
    Preset("revised", {"unblock_noise": True, "johnson_slots": "unlimited", "ghost_strength": 2}, 4),
)
"""What a host chooses first: the printed game, and one variant of it after the other."""
