"""Noise: placing it, keeping it secret until it is announced, and announcing it (Noise)."""

from __future__ import annotations

from housebound.games.terrorscape.mansion import EVERYWHERE, TRANSMITTER
from housebound.games.terrorscape.map.whereabouts import turn_passed
from housebound.games.terrorscape.numbers import Location, LocationSet
from housebound.games.terrorscape.state import Mansion, outsiders
from housebound.games.terrorscape.words import FIRECRACKER_NOISE, MADE_NOISE, NO_NOISE, NOISE_AT
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has, just, members_of


def make_noise(g: Mansion, place: Location) -> None:
    """TER-NOISE-3. A noise token, unless one lies there; the team alone knows until the announcement."""
    if not has(g.noise, place):
        g.noise |= just(place)
        g.tell(g.rules.team, MADE_NOISE, place)


def remove_noise(g: Mansion) -> None:
    """TER-CHECK-1, TER-INFO-7. The tokens go; the killer still sees where they lay in the last round."""
    g.last_heard = EVERYWHERE if g.firecracker >= 0 else g.heard
    g.noise = 0
    g.heard = 0
    g.firecracker = -1


def announce(g: Mansion) -> None:
    """TER-NOISE-1, TER-NOISE-2, TER-NOISE-4, TER-NOISE-5, TER-INFO-6. Every location with noise is told, and no more.

    TER-NOISE-6: the tokens stay for the killer's turn.
    """
    g.reveal(outsiders(g))
    if g.firecracker >= 0:
        g.tell(EVERYONE, FIRECRACKER_NOISE)
    else:
        g.heard |= g.noise
        for place in members_of(g.heard):
            g.tell(EVERYONE, NOISE_AT, place)
        if not g.heard:
            g.tell(EVERYONE, NO_NOISE)
    if has(noisy(g), TRANSMITTER):
        g.repairs_heard += 1
    turn_passed(g)


def noisy(g: Mansion) -> LocationSet:
    """TER-ITEM-13. The locations that count as having noise, as the killer knows them."""
    return EVERYWHERE if g.firecracker >= 0 else g.heard
