"""What the sensible player makes of things: every number it was given by judgement, in one table.

Everything is measured in actions: 1.0 is what one step costs. `tools/tuning.py` tries other values in games against
those that stand here.
"""

from __future__ import annotations

from typing import Final

from housebound.games.room25.words import (
    ACID,
    COLD,
    DARK,
    EVENT_ROOM,
    FLOODED,
    ILLUSION,
    MIRROR,
    MORTAL,
    PARANOIA,
    PRISON,
    ROTATING,
    SHREDDER,
    TIME_MACHINE,
    TRAP,
    VISION,
    VORTEX,
)

NEVER: Final = 1e6
"""The price of what must not be done if anything else is possible."""


class Weights:
    """The numbers. They change while they are being tuned, and never in play."""

    __slots__ = (
        *("life_apart", "life_together", "life_per_round", "life_on_the_way_out"),
        *("rival", "fellow_guard", "prey", "known_guard", "stranger"),
        *("warning", "unknown_step", "unknown_nuisance", "unknown_death", "warned_step", "blind_death"),
        *("blind_step", "stuck", "upset", "spared", "sooner", "bad_look"),
        *("key_turned", "found", "outside", "off_the_edge", "crowd", "far_from_sought", "likely_sought"),
        *("waiting_for_key", "gathering", "in_trap", "drowning", "nobody_beside_prison"),
        *("look", "look_for_sought", "look_on_way", "look_detour", "look_again"),
        *("meddling", "helmsman", "idle_hand", "shame", "push", "token", "waiting_inside"),
        *("guard_shows", "killed_somebody", "pushed_out_of_room_25", "pushed_into_danger", "pushed_knowingly"),
        *("steered_away", "convicting", "hostile_prisoner", "hostile_guard", "hostile_stranger"),
        *("joined_in_acid", "left_in_shredder", "pushed_to_death", "vouched"),
    )

    def __init__(self) -> None:
        # what a death costs: apart, and together (where it loses the game) by what is still to be won
        self.life_apart = 24.0
        self.life_together = 14.0
        self.life_per_round = 3.0
        self.life_on_the_way_out = 0.6
        # how much somebody else's prospects are ours
        self.rival = -0.35
        self.fellow_guard = 0.1
        self.prey = -0.6
        self.known_guard = -0.3
        self.stranger = 0.5
        # rooms that nobody knows
        self.warning = 0.8
        self.unknown_step = 1.7
        self.unknown_nuisance = 0.5
        self.unknown_death = 4.0
        self.warned_step = 8.0
        self.blind_death = 0.5
        self.blind_step = 0.3
        # actions
        self.stuck = 5.0
        self.upset = 0.4
        self.spared = 1.0
        self.sooner = 0.25
        self.bad_look = 0.12
        # where everybody should be
        self.key_turned = 6.0
        self.found = 2.0
        self.outside = 1.0
        self.off_the_edge = 0.6
        self.crowd = 2.0
        self.far_from_sought = 3.0
        self.likely_sought = 6.0
        self.waiting_for_key = 0.8
        self.gathering = 0.25
        self.in_trap = 1.5
        self.drowning = 5.0
        self.nobody_beside_prison = 1.5
        # looking
        self.look = 0.25
        self.look_for_sought = 3.0
        self.look_on_way = 0.8
        self.look_detour = 0.4
        self.look_again = 0.7
        # programs
        self.meddling = 0.2
        self.helmsman = 0.3
        self.idle_hand = 3.0
        self.shame = 3.0
        self.push = 0.3
        self.token = 0.05
        self.waiting_inside = 1.5
        # Guards
        self.guard_shows = 4.0
        # what speaks for somebody's being a Guard, and how much of it is enough
        self.killed_somebody = 3.0
        self.pushed_out_of_room_25 = 2.0
        self.pushed_into_danger = 1.0
        self.pushed_knowingly = 1.0
        self.steered_away = 0.7
        self.convicting = 2.0
        # how likely somebody would do harm, and how likely it can
        self.hostile_prisoner = 0.05
        self.hostile_guard = 0.6
        self.hostile_stranger = 0.12
        self.joined_in_acid = 0.7
        self.left_in_shredder = 0.4
        self.pushed_to_death = 0.7
        # together
        self.vouched = 0.1


W: Final = Weights()

PRICE: Final = [1.0] * 26
"""What walking into a known room costs, in actions: one for the step, more for what the room does."""
for _kind, _price in {
    **{VISION: 0.8, DARK: 1.3, COLD: 1.9, PRISON: 5.0, MIRROR: 2.5, EVENT_ROOM: 1.6, ROTATING: 1.2, VORTEX: 1.5},
    **{ILLUSION: 5.0, ACID: 1.6, FLOODED: 1.9, TRAP: 2.6, SHREDDER: 2.0, TIME_MACHINE: 5.0, PARANOIA: 6.0},
    MORTAL: NEVER,
}.items():
    PRICE[_kind] = _price

DISCOMFORT: Final = [0.0] * 26
"""What it costs to be standing in a room."""
for _kind, _price in {
    **{DARK: 0.3, COLD: 0.7, PRISON: 2.5, ROTATING: 0.2, ACID: 0.5, FLOODED: 0.6, SHREDDER: 0.6, PARANOIA: 2.0},
    TRAP: 0.6,
}.items():
    DISCOMFORT[_kind] = _price
