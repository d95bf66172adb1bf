"""The odds of a fight, as both sides reckon them (Encounter)."""

from __future__ import annotations

from functools import cache
from typing import Final

from housebound.games.terrorscape.play.encounter import DICE_ROLLED
from housebound.games.terrorscape.words import DIE_FACES, DIE_WEIGHTS

FACES: Final = sum(DIE_WEIGHTS)


@cache
def _totals(dice: int) -> dict[int, float]:
    """Sum of so many dice -> how likely it is."""
    if not dice:
        return {0: 1.0}
    totals: dict[int, float] = {}
    for before, chance in _totals(dice - 1).items():
        for face, weight in zip(DIE_FACES, DIE_WEIGHTS, strict=True):
            totals[before + face] = totals.get(before + face, 0.0) + chance * weight / FACES
    return totals


@cache
def repels(fear: int, needed: int) -> float:
    """TER-ATTACK-6, TER-ATTACK-8. How likely the dice of a defender with so much fear make up what is needed."""
    dice = max(0, DICE_ROLLED - fear)
    return sum(chance for total, chance in _totals(dice).items() if total >= needed)


@cache
def fails(fear: int, strength: int) -> float:
    """How likely the killer wounds somebody of whom he does not know what she carries."""
    return 1 - 0.6 * repels(fear, strength) - 0.25 * repels(fear, strength - 1) - 0.15 * repels(fear, strength - 3)
