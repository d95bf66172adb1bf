"""The guesses of the sensible player in one place: what a fight, a friend and a wound are worth to it."""

from __future__ import annotations

from typing import Final

UNKNOWN_DICE: Final = 5
"""What a monster is taken to roll while its numbers are the other side's secret."""
UNKNOWN_SPEED: Final = 3
"""And how far it goes."""

TARGET_WORTH: Final = 1.0
"""A win over somebody whom a goal names; every other worth is measured by it."""
EXPLORER_WORTH: Final = 0.5
"""A win over an opponent whom no goal names."""
MONSTER_WORTH: Final = 0.35
"""A monster that is stunned for a turn."""
KILL_WORTH: Final = 0.6
"""What is added if the blow is likely to kill."""
HERO_FEAR: Final = 1.5
"""What all of its health is worth to a hero; a blow costs its share of it."""
TRAITOR_FEAR: Final = 1.0
STUN_COST: Final = 0.05
"""What a monster risks: it lies stunned for a turn."""
BLOOD_COST: Final = 0.12
"""A step of Speed for the Blood Dagger."""
DAGGER_COST: Final = 0.15
"""What the Sacrificial Dagger may do to its owner."""
DEAR: Final = 1.5
"""The dice of such a weapon that its price takes away again, where nothing strikes back."""

DANGER: Final = 0.12
"""The share of its health that a hero may expect to lose in a room before it keeps away from there."""
RETREAT_GAIN: Final = 0.08
"""How much less of its health must be at stake elsewhere before it goes there."""
RISK: Final = 1.0
"""The share of its health that a hero puts at stake on a way that it cannot finish in this turn."""
FRAIL: Final = 3
"""With so few steps left somebody is nearly dead."""
WEAK_PREY: Final = 1.0
"""How many spaces of way it is worth that a victim has one step of health less."""
