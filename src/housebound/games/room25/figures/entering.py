"""Entering and leaving rooms, and which rooms are closed to whom (Entering rooms, Closed rooms).

Whoever comes into a room together is a `group`: one character, or a carrier first and those it carries. The
carrier's player makes every choice, once for all (R25-ENTER-4, R25-MAX-2).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from housebound.games.room25.complex.plan import occupants, occupied, reveal
from housebound.games.room25.figures.elimination import eliminate, reveal_outsiders
from housebound.games.room25.numbers import Character, Room, Space, Tile
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    CENTRE,
    CLOSED,
    EMMETT,
    PRISON,
    ROTATING,
    SHREDDER,
    THROUGH,
    TRANSPORTED,
)
from housebound.kernel.script import EVERYONE, NOTHING, Script

Effect = Callable[[House, Sequence[Character], Tile, Space], "Script[None] | None"]
"""What a room does to a group: state, group, tile, the space they came from (-1: not from an adjacent room)."""

EFFECTS: Final[dict[Room, Effect]] = {}
"""Kind of room -> its effect; rooms without one, like the Empty Room (R25-EMPTY-1), are not listed.

Filled by the modules of the room colours.
"""


def effect_of(kind: Room) -> Callable[[Effect], Effect]:
    """Marks a function as what happens to those who enter this kind of room."""

    def register(effect: Effect) -> Effect:
        EFFECTS[kind] = effect
        return effect

    return register


# -- closed rooms


def why_closed(g: House, c: Character, tile: Tile) -> str:
    """The rule that keeps a character out of a tile, empty if none does: R25-BAR-1, R25-BAR-3, R25-BAR-9.

    Only Emmett passes a Locking token (R25-BAR-4, R25-EMMETT-9), whatever he plays (R25-POWER-5); nobody passes
    No-Entry.
    """
    if g.no_entry[tile]:
        return "R25-BAR-1"
    if g.locked[tile] and not (c == EMMETT and g.rules.powers):
        return "R25-BAR-3"
    return ""


def close(g: House, tile: Tile) -> None:
    """R25-BAR-2, R25-COMP-5. A No-Entry token is put on the tile."""
    if not g.no_entry[tile]:
        g.no_entry[tile] = True
        g.tell(EVERYONE, CLOSED, g.where[tile])


def all_ways_open(g: House, tile: Tile) -> bool:
    """Whether nothing at all stops anybody from leaving this tile: no room is closed, and this one does not bind."""
    return g.kind[tile] not in _BINDING and not any(g.no_entry) and not any(g.locked)


_BINDING: Final = (ROTATING, PRISON)


def why_not_go(g: House, c: Character, space: Space, to: Space, by_corridor: bool) -> str:
    """The rule that keeps a character in `space` from going, or being taken, to the adjacent space `to`.

    Whoever is inside a closed room may leave it (R25-BAR-5). A corridor binds Move, Push and a robot's push,
    but no super-power (R25-ROTATE-2); a Prison Cell binds all of them (R25-PRISON-1, R25-PRISON-2, R25-MOVE-3)
    to rooms where somebody is, seen or not (R25-PRISON-3).
    """
    tile = g.at[to]
    if (g.no_entry[tile] or g.locked[tile]) and (closed := why_closed(g, c, tile)):
        return closed
    here = g.at[space]
    kind = g.kind[here]
    if kind == ROTATING and by_corridor and to not in THROUGH[g.corridor[here]][space]:
        return "R25-ROTATE-2"
    if kind == PRISON and to != CENTRE and not occupied(g, tile):
        return "R25-PRISON-1"
    return ""


# -- leaving and entering


def leave(g: House, group: Sequence[Character]) -> None:
    """R25-SHRED-1, R25-SHRED-3, R25-SHRED-4. Leaving a Shredder together kills whoever stays, and closes it."""
    for tile in {g.tile[c] for c in group}:
        if g.kind[tile] == SHREDDER:
            close(g, tile)
            eliminate(g, [c for c in occupants(g, tile) if c not in group])


def put(g: House, c: Character, tile: Tile) -> None:
    """Put a figure on a tile; the order of arrival is kept (R25-ACID-2).

    The deadlines of the room where it was are over for it: R25-TRAP-3, R25-FLOOD-3.
    """
    g.clock += 1
    g.arrival[c] = g.clock
    g.tile[c] = tile
    g.trap[c] = False
    g.flood[c] = 0


def transport(g: House, group: Sequence[Character], tile: Tile) -> None:
    """The group comes to a tile where nothing is set off: the Central Room, or a Tunnel's other end (R25-ENTER-6)."""
    leave(g, group)
    for c in group:
        put(g, c, tile)
        g.tell(EVERYONE, TRANSPORTED, c, g.where[tile])
    reveal_outsiders(g)


def go(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-MOVE-1, R25-MOVE-2. The group leaves where it is and enters a room."""
    leave(g, group)
    return enter(g, group, tile, origin)


def enter(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-ENTER-1, R25-ENTER-2, R25-ENTER-3. Reveal, put the figures in, apply the effect: every time, to everybody."""
    reveal(g, tile)
    for c in group:
        put(g, c, tile)
    reveal_outsiders(g)
    effect = EFFECTS.get(g.kind[tile])
    return (effect(g, group, tile, origin) if effect is not None else None) or NOTHING
