"""A stand: where every room and everybody would be after an answer, and what it would have cost to come there.

The next step is thought through, and no further: no events, no answers of others. What is unknown keeps its chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from housebound.games.room25.complex.plan import pushed_out
from housebound.games.room25.numbers import Character, Line, Space, Way
from housebound.games.room25.prospects.ground import Ground
from housebound.games.room25.words import (
    ACID,
    CENTRE,
    FLOODED,
    KEY,
    LEFT,
    MORTAL,
    ON_LINE,
    SHREDDER,
    TIME_MACHINE,
    TRAP,
    TUNNEL,
    UNDECIDED,
    UP,
    VORTEX,
)

NOT_THERE: Final = -1


class Stand:
    """What an answer would make of a ground."""

    __slots__ = (
        *("dead", "drowning", "escaped", "found", "ground", "key", "lay", "looked", "risk", "stands", "trapped"),
        "wasted",
    )

    ground: Ground
    lay: list[Space]
    """Space -> the room that lies there, named by where it lay in the view."""
    stands: list[Space]
    """Character -> the room that it stands in, by the same names; -1: in none."""
    dead: list[float]
    trapped: list[bool]
    drowning: list[int]
    key: bool
    escaped: bool
    looked: Space
    found: float
    """How likely a sought room was come upon."""
    risk: float
    """How likely what was looked at forbids what was to come after."""
    wasted: int
    """Tokens that could do nothing."""

    def copy(self) -> Stand:
        new = Stand.__new__(Stand)
        new.ground = self.ground
        new.lay = self.lay
        new.stands = self.stands.copy()
        new.dead = self.dead.copy()
        new.trapped = self.trapped.copy()
        new.drowning = self.drowning.copy()
        new.key = self.key
        new.escaped = self.escaped
        new.looked = self.looked
        new.found = self.found
        new.risk = self.risk
        new.wasted = self.wasted
        return new

    def space(self, c: Character) -> Space:
        """Where a character stands on the grid."""
        return self.lay.index(self.stands[c])


def present(ground: Ground) -> Stand:
    """As it is now."""
    stand = Stand.__new__(Stand)
    stand.ground = ground
    stand.lay = list(range(25))
    stand.stands = ground.stands.copy()
    stand.dead = [0.0] * len(ground.stands)
    stand.trapped = ground.trapped.copy()
    stand.drowning = ground.drowning.copy()
    stand.key = not ground.needs_key
    stand.escaped = False
    stand.looked = NOT_THERE
    stand.found = 0.0
    stand.risk = 0.0
    stand.wasted = 0
    return stand


# -- people


def kill(stand: Stand, c: Character, chance: float = 1.0) -> None:
    stand.dead[c] = 1.0 - (1.0 - stand.dead[c]) * (1.0 - chance)
    if chance >= 1.0:
        stand.stands[c] = NOT_THERE


def enter(stand: Stand, group: Sequence[Character], room: Space) -> None:
    """Into a room, whose effect is known, or feared by its chances."""
    ground = stand.ground
    _leave(stand, group)
    before = [c for c, place in enumerate(stand.stands) if place == room and c not in group]
    for c in group:
        stand.stands[c] = room
    kind = ground.kind[room]
    if kind == UNDECIDED:
        stand.found += ground.sought[room]
        if room == stand.looked:
            stand.risk = max(stand.risk, ground.death[room])
            return
        for c in group:
            kill(stand, c, min(0.99, ground.death[room]))
    elif ground.death[room] >= 1.0 or kind in (MORTAL, TIME_MACHINE):
        for c in group:
            if ground.death[room] >= 1.0:
                kill(stand, c)
    elif kind == VORTEX:
        for c in group:
            stand.stands[c] = stand.lay[CENTRE]
    elif kind == TUNNEL:
        ends = [end for end in range(25) if ground.kind[end] == TUNNEL and ground.up[end] and end != room]
        for c in group:
            stand.stands[c] = ends[0] if ends else room
    elif kind == TRAP:
        for c in group:
            stand.trapped[c] = True
    elif kind == FLOODED:
        for c in group:
            stand.drowning[c] = 2
    elif kind == ACID:
        if before:
            kill(stand, before[0])
        for c in group[1:]:
            kill(stand, c)
    elif kind == KEY:
        stand.key = True


def _leave(stand: Stand, group: Sequence[Character]) -> None:
    """Out of a room; whoever stays in a Shredder is done for."""
    room = stand.stands[group[0]]
    if room >= 0 and stand.ground.kind[room] == SHREDDER:
        for other, place in enumerate(stand.stands):
            if place == room and other not in group:
                kill(stand, other)
    for c in group:
        stand.trapped[c] = False
        stand.drowning[c] = 0


# -- rooms


def shift(stand: Stand, c: Character, line: Line, way: Way) -> None:
    """R25-CONTROL-1. With Acceleration twice; out of the Complex if Room 25 is pushed out as the mode wants it."""
    for _ in range(2 if c in stand.ground.fast else 1):
        stand.escaped = stand.escaped or _escapes(stand, c, line, way)
        lay = stand.lay.copy()
        spaces = ON_LINE[line]
        rooms = [lay[space] for space in spaces]
        rooms = rooms[1:] + rooms[:1] if way in (LEFT, UP) else rooms[-1:] + rooms[:-1]
        for space, room in zip(spaces, rooms, strict=True):
            lay[space] = room
        stand.lay = lay


def swap(stand: Stand, one: Space, two: Space) -> None:
    lay = stand.lay.copy()
    lay[one], lay[two] = lay[two], lay[one]
    stand.lay = lay


def _escapes(stand: Stand, c: Character, line: Line, way: Way) -> bool:
    room = stand.ground.exit
    if room < 0 or stand.stands[c] != room or stand.lay[pushed_out(line, way)] != room:
        return False
    return can_leave(stand)


def can_leave(stand: Stand) -> bool:
    """R25-ESCAPE-1. Whether everybody who has to be is in Room 25, as far as it is open who has to."""
    ground = stand.ground
    room = ground.exit
    if room < 0 or not stand.key or not ground.ours:
        return False
    places = [stand.stands[c] for c in ground.ours]
    living = [place for place in places if place >= 0]
    if not living or (len(living) < len(places) and not ground.may_leave_some):
        return False
    return all(place == room for place in living)
