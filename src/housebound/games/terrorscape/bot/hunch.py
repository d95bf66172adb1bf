"""Where the victims are likely to be, as a killer thinks who keeps good notes and knows what victims want.

It is made of public facts only, so that the team can ask itself the same question: how much does he guess?
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from housebound.games.terrorscape.bot.ways import EVERY_PLACE, STEPS_BETWEEN, around
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, SEARCHABLE, SECRET_EXIT, TRANSMITTER
from housebound.games.terrorscape.numbers import Location, LocationSet, PassageSet, Victim
from housebound.games.terrorscape.play.victims_turn import KEYS_TO_ESCAPE
from housebound.games.terrorscape.seen.sight import Sight
from housebound.kernel.sets import has, just, members_of

GATHERING: Final = 0
LEAVING: Final = 1
HIDING: Final = 2
HIDING_WITH_KEYS: Final = 3
"""What the team is at: looking for Keys, on its way out, or waiting for the rescue service."""
AT_WORK: Final = (1.0, 1.0, 3.0, 6.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0)
"""By the killer's distance: how much more likely somebody is where there is something to do than anywhere else."""
STAYING_AT_WORK: Final = (0.55, 0.75, 0.7, 0.9, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95)
STAYING: Final = (0.5, 0.3, 0.15, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1)
"""By the killer's distance: how likely somebody goes nowhere, where there is something to do and elsewhere."""
WORKPLACES: Final = SEARCHABLE | just(TRANSMITTER)
HEARD: Final = 0.93
"""How likely somebody is where noise was heard; else it was a bottle, a camera, or she has gone on since."""


def aim(sight: Sight) -> int:
    """What the team is at, as far as the roof shows it."""
    if sight.rescue >= 0:
        return HIDING_WITH_KEYS if sight.roof_keys >= KEYS_TO_ESCAPE else HIDING
    return LEAVING if sight.roof_keys >= KEYS_TO_ESCAPE else GATHERING


def draw(aimed: int, far: Sequence[int]) -> list[float]:
    """Location -> how likely victims are there, 1 for a place like any other, by its distance from the killer."""
    weights = [1.0 for _ in EVERY_PLACE]
    if aimed in (LEAVING, HIDING_WITH_KEYS):
        weights[MAIN_ENTRANCE] = 5.0 if aimed == LEAVING else 3.0
        weights[SECRET_EXIT] = 1.5
        return weights
    weights[MAIN_ENTRANCE] = 0.6
    for place in members_of(WORKPLACES):
        weights[place] = AT_WORK[far[place]] if aimed == GATHERING else 1.5
    return weights


DRAWS: Final = tuple(tuple(tuple(draw(aimed, far)) for far in STEPS_BETWEEN) for aimed in range(4))
"""Aim -> location of the killer -> location -> how likely victims are there."""


def hunch(could: Mapping[Victim, LocationSet], drawn: Sequence[float], noise: LocationSet) -> dict[Victim, list[float]]:
    """Victim -> location -> how likely she is there, by where she may be, what draws her, and what was heard."""
    chances = {victim: _alone(mask, drawn) for victim, mask in could.items()}
    for place in members_of(noise):
        _heard(chances, place)
    return chances


def _alone(could: LocationSet, drawn: Sequence[float]) -> list[float]:
    weights = [drawn[place] if has(could, place) else 0.0 for place in EVERY_PLACE]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def _heard(chances: dict[Victim, list[float]], place: Location) -> None:
    """Somebody was heard here: whoever may be here is more likely to be, the others know nothing new."""
    expected = sum(chance[place] for chance in chances.values())
    if not 0.0 < expected < HEARD:
        return
    for victim, chance in chances.items():
        here = chance[place]
        if here <= 0.0 or here >= HEARD:
            continue
        likely = min(HEARD, here * HEARD / expected)
        rest = (1.0 - likely) / (1.0 - here)
        chances[victim] = [p * rest for p in chance]
        chances[victim][place] = likely


# -- a turn later


@lru_cache(maxsize=4096)
def flow(aimed: int, killer: Location, barricades: PassageSet) -> tuple[tuple[float, ...], ...]:
    """Location now -> location after their next turn -> how likely, if that is where they see the killer."""
    return tuple(_flow_from(aimed, killer, barricades, place) for place in EVERY_PLACE)


def _flow_from(aimed: int, killer: Location, barricades: PassageSet, place: Location) -> tuple[float, ...]:
    drawn = DRAWS[aimed][killer]
    at_work = aimed in (GATHERING, HIDING) and has(WORKPLACES, place)
    stays = (STAYING_AT_WORK if at_work else STAYING)[STEPS_BETWEEN[killer][place]]
    near = around(place, barricades, 2)
    total = sum(drawn[there] for there in members_of(near))
    after = [(1.0 - stays) * drawn[there] / total if has(near, there) else 0.0 for there in EVERY_PLACE]
    after[place] += stays
    return tuple(after)


def after_their_turn(mass: Sequence[float], aimed: int, killer: Location, barricades: PassageSet) -> list[float]:
    """Where those who are now spread out like this are likely to be when they have had a turn."""
    after = [0.0 for _ in EVERY_PLACE]
    for amount, ways in zip(mass, flow(aimed, killer, barricades), strict=True):
        if amount > 0.02:
            for place in EVERY_PLACE:
                after[place] += amount * ways[place]
    return after


NEARNESS: Final = (0.9, 1.0, 0.7, 0.35, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0)
"""By steps: how good it is for the killer to begin his turn that far from somebody."""


@lru_cache(maxsize=512)
def closeness(aimed: int, barricades: PassageSet) -> tuple[tuple[float, ...], ...]:
    """Where the killer ends his turn -> where somebody is now -> how near he is likely to be to her at his next."""
    return tuple(
        tuple(
            sum(chance * NEARNESS[steps] for chance, steps in zip(ways, STEPS_BETWEEN[killer], strict=True))
            for ways in flow(aimed, killer, barricades)
        )
        for killer in EVERY_PLACE
    )
