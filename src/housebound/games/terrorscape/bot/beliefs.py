"""What everybody's doings tell of where they are: victims behind the screen, and a killer in stealth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.terrorscape.bot.hunch import aim, draw, hunch
from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.state import Mansion, living
from housebound.kernel.sets import just, members_of

SURPRISE: Final = 0.02
"""The weight of a place at which nobody would look for her."""


NEAR_THEM: Final = (1.8, 1.4, 0.55, 0.45, 0.55, 0.55, 0.55, 0.55, 0.55, 0.55)
"""Steps to the nearest victim -> how likely a killer in stealth is there, as play of sensible killers shows it."""


def inference(sight: Sight) -> Callable[[Mansion], float] | None:
    """The killer wonders about the victims, and the team about a killer in stealth."""
    if sight.hand is not None:
        return _where_they_are(sight)
    return _near_them if sight.in_stealth else None


def _where_they_are(sight: Sight) -> Callable[[Mansion], float]:
    """Victims are where there is something to do, and where he is not."""
    victims = sight.living()
    been = [STEPS_BETWEEN[place] for place in members_of(sight.path | just(sight.killer_at))]
    far = [max(steps) for steps in zip(*been, strict=True)]
    chances = hunch({victim: sight.could_be(victim) for victim in victims}, draw(aim(sight), far), 0)

    def weigh(g: Mansion) -> float:
        weight = 1.0
        for victim in victims:
            weight *= chances[victim][g.at[victim]] + SURPRISE
        return weight

    return weigh


def _near_them(g: Mansion) -> float:
    """He goes where he takes somebody to be, and he knows his trade."""
    far = STEPS_BETWEEN[g.killer_at]
    return NEAR_THEM[min((far[g.at[victim]] for victim in living(g)), default=len(NEAR_THEM) - 1)]
