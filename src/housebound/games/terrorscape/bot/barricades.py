"""Where a barricade hurts the victims most, as the sensible killer sees it (Barricades)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.terrorscape.bot.hunt import Hunt
from housebound.games.terrorscape.bot.ways import CUT_OFF, walks
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, SEARCHABLE, TRANSMITTER
from housebound.games.terrorscape.numbers import Location, Passage, PassageSet
from housebound.games.terrorscape.play.victims_turn import KEYS_TO_ESCAPE
from housebound.games.terrorscape.seen.sight import Sight
from housebound.kernel.sets import just, members_of, without

LONGEST_DETOUR: Final = 4
FEWER_WAYS: Final = 0.12
"""What it is worth that one location fewer is within two steps of somebody."""


def goals(sight: Sight) -> list[tuple[Location, float]]:
    """Where the victims must get to, and how badly."""
    if sight.rescue >= 0:
        return []
    keys = sight.roof_keys
    wanted = [(MAIN_ENTRANCE, 3.0 if keys >= KEYS_TO_ESCAPE else 0.3 * keys), (TRANSMITTER, 0.4)]
    if keys < KEYS_TO_ESCAPE:
        wanted += [(place, 0.4) for place in members_of(SEARCHABLE)]
    return wanted


def trouble(hunt: Hunt, barricades: PassageSet) -> float:
    """How much these barricades are in the victims' way."""
    walk = walks(barricades)
    wanted = goals(hunt.sight)
    total = 0.0
    for place, mass in enumerate(hunt.soon(hunt.here)):
        if mass < 0.02:
            continue
        ways = walk[place]
        detours = sum(weight * min(LONGEST_DETOUR, ways[goal]) for goal, weight in wanted)
        near = sum(1 for steps in ways if steps <= 2)
        lost = sum(1 for steps in ways if steps == CUT_OFF)
        total += mass * (detours - FEWER_WAYS * near + 0.1 * lost)
    return total


def worth_of_closing(hunt: Hunt, passages: Iterable[Passage]) -> float:
    """What it would bring to close all these passages."""
    closed = hunt.sight.barricades
    for passage in passages:
        closed |= just(passage)
    return trouble(hunt, closed) - trouble(hunt, hunt.sight.barricades)


def worth_of_opening(hunt: Hunt, passage: Passage) -> float:
    """What it would cost to take this barricade away."""
    barricades = hunt.sight.barricades
    return trouble(hunt, barricades) - trouble(hunt, without(barricades, passage))
