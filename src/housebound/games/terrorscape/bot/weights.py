"""What the sensible players make of things: every number they were given by judgement, in one table.

Victims measure by a won game, which would be 100; the killer by a wound, which is 1. `tools/tuning.py` tries other
values in games against those that stand here.
"""

from __future__ import annotations

from typing import Final

GEAR_WORTH: Final = (5.0, 5.0, 6.0, 8.0, 22.0)
"""What the next gear is worth, by how many are placed; the fifth calls the rescue service."""


class Weights:
    """The numbers. They change while they are being tuned, and never in play."""

    __slots__ = (
        *("key", "last_key", "gears", "gears_late", "item", "healing", "later", "out", "deadly_door", "others"),
        *("killer_near", "second_at_transmitter", "second_searching", "distance", "distance_wounded"),
        *("wound", "kill", "found", "fright", "overflow", "chainsaw"),
        *("shrewdness", "lure_of_noise", "lure_of_here", "other_errands"),
        *("spent", "calm_one", "calm_two", "trap"),
        *("his_wound", "his_kill", "fear", "panic", "ghostly_fear", "card", "post", "sure", "encounter"),
        *("ghostly_encounter", "wounded_prey", "company", "comes_out_beside", "boldness"),
        *("wants_deduction", "wants_wail", "wants_saw", "wants_frenzy", "wants_nowhere_to_run", "wants_board_up"),
    )

    def __init__(self) -> None:
        # what there is to do for victims, and what it is worth a turn later
        self.key = 10.0
        self.last_key = 16.0
        self.gears = 1.0
        self.gears_late = 1.5
        self.item = 1.5
        self.healing = 13.0
        self.later = 0.62
        self.out = 60.0
        self.deadly_door = 0.3  # how likely Death Blossom must strike the exit for the team to wait
        self.others = 0.1  # how much somebody at the crossroads minds what happens to the others
        self.killer_near = 0.6
        self.second_at_transmitter = 0.3
        self.second_searching = 0.9
        self.distance = 0.4
        self.distance_wounded = 1.0
        # what the killer may cost them
        self.wound = 15.0
        self.kill = 60.0
        self.found = 0.5
        self.fright = 4.0
        self.overflow = 0.3  # how likely the Ghost Maid turns a panic into a wound when she attacks the afraid
        self.chainsaw = 0.25  # how likely the Butcher asks for no defence
        # how they think that he chooses: how far he is trusted to know where they like to be, and what draws him
        self.shrewdness = 0.5
        self.lure_of_noise = 6.0
        self.lure_of_here = 0.8
        self.other_errands = 0.3
        # items, and calm
        self.spent = 1.2
        self.calm_one = 2.0
        self.calm_two = 5.0
        self.trap = 6.0
        # the killer, tuned by play (tools/tuned/terrorscape-killer.json): harm, fear, cards, and where to be when his
        # next turn begins
        self.his_wound = 1.0
        self.his_kill = 3.1
        self.fear = 0.2
        self.panic = 0.28
        self.ghostly_fear = 1.4
        self.card = 0.13
        self.post = 0.18
        self.sure = 0.64  # how likely somebody must be in one place for him to know where she is
        self.encounter = 0.12
        self.ghostly_encounter = 0.97
        self.wounded_prey = 1.5
        self.company = 0.3  # how much less each of several found together is worth
        self.comes_out_beside = 0.5
        self.boldness = 2.65  # how much he prefers the likeliest place to come out at over the others
        # how much a card must promise
        self.wants_deduction = 0.15
        self.wants_wail = 0.2
        self.wants_saw = 0.4
        self.wants_frenzy = 0.2
        self.wants_nowhere_to_run = 2.0
        self.wants_board_up = 0.1


W: Final = Weights()
