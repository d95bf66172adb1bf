"""Yellow rooms: obstacles.

Dark, Cold and Prison bind those inside, in `actions`, `programming` and `entering`; Jamming works in `talk`.
"""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.room25.effects.cards import draw_in_event_room
from housebound.games.room25.figures.entering import effect_of, transport
from housebound.games.room25.figures.robots import turn_corridor
from housebound.games.room25.numbers import Character, Space, Tile
from housebound.games.room25.state import OUT, House
from housebound.games.room25.words import (
    ACTIONS_CANCELLED,
    ADRENALINE_LOST,
    CENTRE,
    EVENT_ROOM,
    MIRROR,
    NONE,
    ROTATING,
    VORTEX,
)
from housebound.kernel.script import EVERYONE, Script


@effect_of(VORTEX)
def vortex_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-VORTEX-1. Back to the Central Room."""
    transport(g, group, g.at[CENTRE])


@effect_of(MIRROR)
def mirror_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-MIRROR-1, R25-MIRROR-2, R25-MIRROR-4. The Adrenaline token is lost, what is still programmed is cancelled.

    R25-MIRROR-3: actions that were not programmed stay, under Paranoia and for an open Guard.
    """
    for c in group:
        if g.adrenaline[c] != OUT:
            g.adrenaline[c] = OUT
            g.tell(EVERYONE, ADRENALINE_LOST, c)
        if g.first[c] != NONE or g.second[c] != NONE:
            g.first[c] = g.second[c] = NONE
            g.single[c] = False
            g.tell(EVERYONE, ACTIONS_CANCELLED, c)


@effect_of(EVENT_ROOM)
def event_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-EVENTROOM-1, R25-EVENTROOM-2. Draw a card and resolve it on whoever came in."""
    yield from draw_in_event_room(g, group)


@effect_of(ROTATING)
def rotating_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-ROTATE-1. The corridor turns towards the room of origin; it is entered from all sides (R25-ROTATE-5)."""
    yield from turn_corridor(g, tile, origin, g.owner[group[0]])
