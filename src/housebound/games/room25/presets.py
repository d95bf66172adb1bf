"""The options of a table: what a host can choose, and what goes with what."""

from __future__ import annotations

from housebound.games.room25.complex.composition import FILE_ENDING
from housebound.games.room25.components import COMPLEXES
from housebound.games.room25.words import MODES
from housebound.kernel.settings import SEAT_COUNT, Goes, Preset, Setting, Value

PLAYERS = {
    "suspicion": (4, 5, 6, 7, 8),
    "team": (4, 6, 8),
    "competition": (2, 3, 4),
    "cooperation": (2, 3, 4, 5, 6),
    "solo": (1,),
}
"""R25-MODE-1, R25-MODE-5. The player counts of each mode."""


def _in(*modes: str) -> Goes:
    return Goes("mode", modes)


def _detail(name: str, default: Value, values: tuple[Value, ...], rule: str, explanation: str) -> Setting:
    """Where the printed rules are silent or say two things."""
    return Setting(name, default, values, rule, explanation, chapter="details")


_YES_NO = (True, False)
SETTINGS = (
    Setting(
        *("mode", "suspicion", MODES, "R25-MODE-1", "who plays against whom"),
        goes=tuple(Goes(SEAT_COUNT, counts, value=mode) for mode, counts in PLAYERS.items()),
    ),
    Setting(
        *("level", "normal", ("normal", "insane"), "R25-COOP-5", "difficulty of Cooperation and Solo"),
        goes=(_in("cooperation", "solo"),),
    ),
    Setting(
        *("guards", 0, (0, 1, 2), "R25-ROLE-2", "Guards among 5 players: 1 or 2; 0 is the usual number"),
        chapter="roles",
        goes=(_in("suspicion"), Goes(SEAT_COUNT, (5,)), Goes("role_deal", ("fixed",), value=1)),
    ),
    Setting(
        *("complex", "table", (), "R25-BUILD-2", "table, a ready-made one, or a TOML file of your own"),
        chapter="rooms",
        goes=tuple(Goes("mode", tuple(facts["modes"]), value=name) for name, facts in COMPLEXES.items()),
        offered=("table", *COMPLEXES),
        file_ending=FILE_ENDING,
    ),
    Setting(*("powers", True, _YES_NO, "R25-MODE-3", "super-powers of the characters"), chapter="season-2"),
    Setting(
        *("adrenaline", True, _YES_NO, "R25-MODE-3", "one third action per character and game"),
        chapter="season-2",
        goes=(Goes("level", ("normal",)),),
    ),
    Setting(*("reminders", True, _YES_NO, "R25-REMIND-4", "reminder tokens; experts play without"), chapter="details"),
    Setting(
        *("insane_cards", False, _YES_NO, "R25-EVENTROOM-3", "Insane cards also outside the Insane level"),
        chapter="season-2",
        goes=(Goes("level", ("normal",)),),
    ),
    Setting(
        *("solo_programming", "none", ("none", "full"), "R25-SOLO-3", "whether Solo has a programming phase"),
        chapter="details",
        goes=(_in("solo"),),
    ),
    Setting(
        *("role_deal", "fixed", ("fixed", "extra_tile"), "R25-ROLE-3"),
        "extra_tile leaves the number of Guards in doubt",
        chapter="roles",
        goes=(_in("suspicion"),),
    ),
    Setting(
        *("team_talk", "open", ("open", "private", "none"), "R25-TALK-4", "how team-mates may talk"),
        chapter="roles",
        goes=(_in("team"),),
    ),
    Setting(
        *("key_room_zone", "exit", ("exit", "anywhere"), "R25-ZONE-4", "where the Key Room may lie"),
        chapter="rooms",
        goes=(_in("cooperation", "solo"),),
    ),
    _detail("robot_in_rotating", "bound", ("bound", "free"), "R25-ROBOT-13", "whether corridors bind robots"),
    _detail(
        *("robot_placement", "own_robot", ("own_robot", "none_in_house"), "R25-ROBOTROOM-1"), "when a robot is placed"
    ),
    _detail("dead_marker", "stay", ("stay", "removed"), "R25-REGEN-4", "what becomes of markers of the eliminated"),
    _detail("flood_check", "round_end", ("round_end", "second_action"), "R25-FLOOD-2", "when the flooded drown"),
    _detail("card_token_before_programming", True, _YES_NO, "R25-HOUSE-4", "Control tokens of early cards"),
    _detail("bomb_memory", "round", ("round", "game"), "R25-BOMB-2", "how long a Time Bomb is remembered"),
)
HOST_PRESETS = (
    Preset("beginner", {"complex": "base_beginner", "powers": False, "adrenaline": False}, 4),
    Preset("suspicion", {}, 5),
    Preset("cooperation", {"mode": "cooperation"}, 4),
    Preset("insane", {"mode": "cooperation", "level": "insane"}, 4),
    Preset("competition", {"mode": "competition"}, 4),
    Preset("team", {"mode": "team"}, 4),
    Preset("solo", {"mode": "solo"}, 1),
)
"""What a host chooses first: a game without the parts of Season 2, or one mode with all of them."""
