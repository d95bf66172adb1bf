"""How far it is in the mansion, as the sensible players reckon: for the killer, and for victims behind barricades."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from housebound.games.terrorscape.mansion import WITHIN, open_from
from housebound.games.terrorscape.numbers import Location, LocationSet, PassageSet
from housebound.games.terrorscape.words import LOCATIONS
from housebound.kernel.sets import has, members_of, set_of

EVERY_PLACE: Final = range(len(LOCATIONS))
CUT_OFF: Final = 9
"""Steps to where no open way leads: farther than anything that can be reached."""

STEPS_BETWEEN: Final = tuple(
    tuple(next(steps for steps, near in enumerate(WITHIN) if has(near[here], there)) for there in EVERY_PLACE)
    for here in EVERY_PLACE
)
"""TER-KEYWORD-5, TER-BARRICADE-5. Steps of the killer, whom no barricade stops, from one location to another."""


@lru_cache(maxsize=4096)
def walks(barricades: PassageSet) -> tuple[tuple[int, ...], ...]:
    """TER-MOVE-2. Steps of a victim from one location to another over open ways, CUT_OFF if there are none."""
    return tuple(_walk_from(here, barricades) for here in EVERY_PLACE)


def _walk_from(here: Location, barricades: PassageSet) -> tuple[int, ...]:
    steps = [CUT_OFF] * len(EVERY_PLACE)
    steps[here] = 0
    edge = [here]
    while edge:
        ahead = []
        for place in edge:
            for near in members_of(open_from(place, barricades)):
                if steps[near] == CUT_OFF and near != here:
                    steps[near] = steps[place] + 1
                    ahead.append(near)
        edge = ahead
    return tuple(steps)


@lru_cache(maxsize=16384)
def around(place: Location, barricades: PassageSet, steps: int) -> LocationSet:
    """Everywhere a victim can be after at most so many steps, as bits."""
    walk = walks(barricades)[place]
    return set_of(there for there in EVERY_PLACE if walk[there] <= steps)


@lru_cache(maxsize=16384)
def drift(could: LocationSet, barricades: PassageSet) -> LocationSet:
    """Where somebody may be after one more turn of two steps."""
    after = 0
    for place in members_of(could):
        after |= around(place, barricades, 2)
    return after
