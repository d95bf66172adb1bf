"""The map of the mansion: who is adjacent to what, how far it is, and what a barricade blocks (TER-MAP).

TER-MAP-2, TER-MAP-10: locations are known by zone and number; rules name flags of the map, never fixed codes. Sets of
locations and of passages are bits of an int.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from housebound.games.terrorscape.content_files import content
from housebound.games.terrorscape.numbers import Location, LocationSet, Passage, PassageSet
from housebound.games.terrorscape.words import LOCATIONS, ZONES
from housebound.kernel.sets import first, members_of, set_of

_map: Final = content("map")
MAIN_ENTRANCE: Final = LOCATIONS[_map["main_entrance"]]
SECRET_EXIT: Final = LOCATIONS[_map["secret_exit"]]
TRANSMITTER: Final = LOCATIONS[_map["transmitter"]]
SEARCHABLE: Final = set_of(LOCATIONS[word] for word in _map["search"])
"""TER-MAP-6, TER-MAP-7. The flags that rules speak of."""
VICTIMS_START: Final = LOCATIONS[_map["victims_start"]]
KILLER_START: Final = LOCATIONS[_map["killer_start"]]
EVERYWHERE: Final = first(len(LOCATIONS))
ZONE: Final = tuple(
    set_of(i for i, word in enumerate(LOCATIONS.words) if word[0] == zone[0].upper()) for zone in ZONES.words
)
"""TER-MAP-1. Zone -> its five locations."""
SYMBOL: Final = {facts["symbol"]: LOCATIONS[word] for word, facts in _map["location"].items() if "symbol" in facts}
"""TER-PLAN-7. The step symbols of plans -> where they are."""

ENDS: Final = tuple((LOCATIONS[a], LOCATIONS[b]) for a, b in _map["passages"])
"""TER-MAP-4. Passage -> the two locations that it joins; only a passage can be barricaded."""
PATHS: Final = tuple((LOCATIONS[a], LOCATIONS[b]) for a, b in _map["paths"])
"""TER-MAP-5."""
SECRET_ENDS: Final = tuple((LOCATIONS[a], LOCATIONS[b]) for a, b in _map["secret_passages"])
"""TER-MAP-8."""


def _steps() -> tuple[tuple[tuple[Location, Passage], ...], ...]:
    """Location -> each adjacent location with the passage that leads there, -1 for a path (TER-MAP-3)."""
    steps: list[list[tuple[Location, Passage]]] = [[] for _ in LOCATIONS.words]
    for passage, (a, b) in [*enumerate(ENDS), *((-1, path) for path in PATHS)]:
        steps[a].append((b, passage))
        steps[b].append((a, passage))
    return tuple(tuple(sorted(ways)) for ways in steps)


STEPS: Final = _steps()
ADJACENT: Final = tuple(set_of(there for there, _ in ways) for ways in STEPS)
"""TER-MAP-3, TER-BARRICADE-6. Location -> the adjacent ones, whatever is barricaded."""
PASSAGES_OF: Final = tuple(
    tuple(passage for _, passage in sorted(ways, key=lambda way: way[1]) if passage >= 0) for ways in STEPS
)
"""Location -> its passages."""
PASSAGES_AT: Final = tuple(set_of(passages) for passages in PASSAGES_OF)
"""The same as sets."""
PASSAGE_BETWEEN: Final = {ends: passage for passage, (a, b) in enumerate(ENDS) for ends in ((a, b), (b, a))}
BARRICADE_LIMIT: Final = 7
"""TER-COMP-2."""
OTHER_END: Final = {a: b for one, other in SECRET_ENDS for a, b in ((one, other), (other, one))}
"""TER-VICTIM-3. One end of a secret passage -> the other."""


def spread(places: LocationSet) -> LocationSet:
    """These locations and everything adjacent to them."""
    more = places
    for place, adjacent in enumerate(ADJACENT):
        if places >> place & 1:
            more |= adjacent
    return more


def _within() -> tuple[tuple[LocationSet, ...], ...]:
    """Steps -> location -> what is at most that far over passages and paths (TER-KEYWORD-5)."""
    reach = [tuple(1 << place for place in range(len(LOCATIONS)))]
    for _ in range(len(LOCATIONS)):
        reach.append(tuple(spread(near) for near in reach[-1]))
    return tuple(reach)


WITHIN: Final = _within()


@lru_cache(maxsize=4096)
def open_ways(barricades: PassageSet) -> tuple[LocationSet, ...]:
    """TER-MOVE-2. Location -> where one step of a victim can lead from there."""
    return tuple(
        set_of(there for there, passage in steps if passage < 0 or not barricades >> passage & 1) for steps in STEPS
    )


def open_from(place: Location, barricades: PassageSet) -> LocationSet:
    """TER-MOVE-2. Where one step of a victim can lead."""
    return open_ways(barricades)[place]


@lru_cache(maxsize=16384)
def reach(place: Location, barricades: PassageSet, most: int) -> tuple[Location, ...]:
    """TER-MOVE-1, TER-MOVE-4. Where one to `most` steps of a victim can end: she may come back to where she began."""
    ways = open_ways(barricades)
    now, found = 1 << place, 0
    for _ in range(most):
        ahead = 0
        for here in members_of(now):
            ahead |= ways[here]
        now = ahead
        found |= now
    return members_of(found)


@lru_cache(maxsize=1 << 15)
def reach_of(mask: LocationSet, barricades: PassageSet, most: int) -> LocationSet:
    """Where victims who may be anywhere in this set may be after up to `most` steps."""
    ways = open_ways(barricades)
    found = mask
    for _ in range(most):
        ahead = found
        for here in members_of(found):
            ahead |= ways[here]
        found = ahead
    return found


@lru_cache(maxsize=64)
def stealthy_reach(place: Location, most: int) -> tuple[Location, ...]:
    """TER-STEALTH-1, TER-STEALTH-2. Where up to `most` steps unseen can end, barricades or not."""
    return members_of(WITHIN[most][place])
