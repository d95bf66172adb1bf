"""What everybody's doings tell of a hidden traitor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import House
from housebound.kernel.sets import has

TRAITORS_TOKEN: Final = 1
"""BET-HIDDEN-3. The number of the traitor's role token."""
AMONG_FRIENDS: Final = 0.1
"""How likely a hero attacks somebody who may be a friend, against how likely a hidden traitor does."""


def inference(sight: Sight) -> Callable[[House], float] | None:
    """A world in which whoever has attacked another explorer is the traitor is the more likely one.

    The traitor knows who it is.
    """
    assailants = sight.assailants
    if not assailants or (sight.seat < sight.rules.seats and sight.role(sight.seat) == TRAITORS_TOKEN):
        return None

    def weigh(g: House) -> float:
        weight = 1.0
        for seat in range(g.rules.seats):
            if has(assailants, seat) and g.role[seat] != TRAITORS_TOKEN:
                weight *= AMONG_FRIENDS
        return weight

    return weigh
