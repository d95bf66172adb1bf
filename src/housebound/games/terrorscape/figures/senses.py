"""What the killer asks and the team must answer: Search, Sense, and naming the afraid (Keywords of the killer).

TER-INFO-5: the answer is true, complete, and says nothing beyond the question.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.mansion import ENDS, PATHS, ZONE
from housebound.games.terrorscape.map.noise import noisy
from housebound.games.terrorscape.map.whereabouts import answered, known_at
from housebound.games.terrorscape.numbers import LocationSet, Seat, VictimSet
from housebound.games.terrorscape.state import ENCOUNTERED, ENCOUNTERING, Mansion, living, outsiders, those_at
from housebound.games.terrorscape.words import (
    ANNA,
    LOCATED,
    NAMED,
    NOBODY_NAMED,
    SEARCHED,
    SENSE_AT,
    SENSE_PAIR,
    SENSE_ZONE,
    SENSED,
    SENSED_PAIR,
    SENSED_ZONE,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import just, members_of, without

SENSE_ZONES: Final = SENSE_ZONE.each()
SENSE_PLACES: Final = SENSE_AT.each()
SENSE_PAIRS: Final = tuple(SENSE_PAIR(min(ends), max(ends)) for ends in sorted({*ENDS, *PATHS}))


def name_those(g: Mansion, victims: VictimSet) -> None:
    """The team names them, or says that there is nobody."""
    named = members_of(victims)
    for victim in g.trio:
        if victim in named:
            g.tell(EVERYONE, NAMED, victim)
    if not victims:
        g.tell(EVERYONE, NOBODY_NAMED)


def search_here(g: Mansion) -> None:
    """TER-KEYWORD-2, TER-ENCOUNTER-1. Everybody in his location is named, Anna too; with anybody: an encounter."""
    name_everybody_here(g)
    if g.found:
        g.did |= ENCOUNTERED
        g.phase = ENCOUNTERING


def name_everybody_here(g: Mansion) -> None:
    """TER-KILLER-6. The victims in his location, as for a Search."""
    g.reveal(outsiders(g))
    here = just(g.killer_at)
    g.found = those_at(g, here)
    g.tell(EVERYONE, SEARCHED, g.killer_at)
    name_those(g, g.found)
    answered(g, here, g.found)


def _sense(g: Mansion, area: LocationSet) -> None:
    """TER-KEYWORD-3, TER-VICTIM-4. Everybody there but Anna, and not where exactly."""
    g.reveal(outsiders(g))
    named = without(those_at(g, area), ANNA)
    name_those(g, named)
    answered(g, area, named, sensed=True)


def sense_zone(g: Mansion) -> Script[None]:
    """TER-KEYWORD-3, TER-KEYWORD-4. One of the three zones, wherever he is."""
    option: Option = yield Decision(g.rules.killer_seat, "sense_zone", offer_zones, "TER-KEYWORD-3")
    g.tell(EVERYONE, SENSED_ZONE, option.args[0])
    _sense(g, ZONE[option.args[0]])


def offer_zones(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += SENSE_ZONES


def sense_pair(g: Mansion) -> Script[None]:
    """Deduction: two locations adjacent to each other, one answer for both."""
    option: Option = yield Decision(g.rules.killer_seat, "sense_pair", offer_pairs, "TER-KEYWORD-3")
    a, b = option.args
    g.tell(EVERYONE, SENSED_PAIR, a, b)
    _sense(g, just(a) | just(b))


def offer_pairs(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += SENSE_PAIRS


def sense_noise(g: Mansion) -> Script[None]:
    """Keen Ear: one location that has noise."""
    option: Option = yield Decision(g.rules.killer_seat, "sense_noise", offer_noisy, "TER-ABIL-3")
    g.tell(EVERYONE, SENSED, option.args[0])
    _sense(g, just(option.args[0]))


def offer_noisy(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [SENSE_PLACES[place] for place in members_of(noisy(g))]


def locate_afraid(g: Mansion) -> None:
    """Trail of Dread: where everybody is who has a fear token. No Sense, so Anna is named too."""
    g.reveal(outsiders(g))
    afraid = [victim for victim in living(g) if g.fear[victim]]
    for victim in afraid:
        g.tell(EVERYONE, LOCATED, victim, g.at[victim])
        known_at(g, victim, g.at[victim])
    if not afraid:
        g.tell(EVERYONE, NOBODY_NAMED)
