"""Where each victim may be, by what the killer has been told (TER-INFO-5, TER-INFO-7).

These sets hold public facts only: what a killer with good notes could work out. They start imagination and help a
killer who thinks; no rule reads them. They take the usual ways into account (a Move of two steps, a sprint, a secret
passage); when an answer contradicts them, because somebody took an unusual way, the answer alone counts.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.mansion import EVERYWHERE, OTHER_END, open_from, reach_of
from housebound.games.terrorscape.numbers import Location, LocationSet, Victim, VictimSet
from housebound.games.terrorscape.state import Mansion, living
from housebound.games.terrorscape.words import ANNA, SOPHIA, WILLIAM
from housebound.kernel.sets import has, just, less, members_of

USUAL_STEPS: Final = 2
SPRINT_STEPS: Final = 3
"""TER-MOVE-1, TER-VICTIM-5. Main actions that move."""


def known_at(g: Mansion, victim: Victim, place: Location) -> None:
    """The killer was told exactly where she is."""
    g.could[victim] = just(place)


def answered(g: Mansion, area: LocationSet, named: VictimSet, *, sensed: bool = False) -> None:
    """The team named every victim in an area; a Sense leaves out Anna (TER-KEYWORD-3)."""
    elsewhere = less(EVERYWHERE, area)
    inside = members_of(named)
    for victim in living(g):
        if sensed and victim == ANNA:
            continue
        fact = area if victim in inside else elsewhere
        g.could[victim] = g.could[victim] & fact or fact


def turn_passed(g: Mansion) -> None:
    """The victims have had their turn, behind the screen."""
    for victim in living(g):
        g.could[victim] = after_turn(g, victim)


def after_turn(g: Mansion, victim: Victim) -> LocationSet:
    """Where a victim may be after a turn; William may have sprinted to where noise is (TER-VICTIM-5)."""
    before = g.could[victim]
    after = reach_of(before, g.barricades, USUAL_STEPS)
    if victim == WILLIAM:
        after |= reach_of(before, g.barricades, SPRINT_STEPS) & (EVERYWHERE if g.firecracker >= 0 else g.heard)
    elif victim == SOPHIA:
        for place in members_of(before):
            if place in OTHER_END:
                after |= just(OTHER_END[place])
    return after


def fled(g: Mansion, victims: VictimSet) -> None:
    """TER-FLIGHT-3. They may have gone one step, or stayed."""
    for victim in living(g):
        if has(victims, victim):
            here = just(g.killer_at)
            g.could[victim] = here | open_from(g.killer_at, g.barricades)
