"""How far it is: the cost of the best way from every space to where somebody wants to be."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from housebound.games.room25.numbers import Character, Space, coordinates
from housebound.games.room25.prospects.ground import CLOSED, Ground
from housebound.games.room25.words import (
    ADJACENT,
    CENTRAL_LINES,
    CENTRE,
    PRISON,
    THROUGH,
    TUNNEL,
    UNDECIDED,
    VORTEX,
    column,
    row,
)

FARTHEST: Final = 14.0
"""The distance of what no way leads to."""
_OUT_OF_PRISON: Final = 3.0
_UNKNOWN: Final = 3.0
"""What reaching an unknown room still leaves to be done, less the likelier it is what is sought."""
_SOUGHT: Final = 6.0
_SOMEBODY_NEARER: Final = 1.5

Lay = tuple[Space, ...]
"""Space -> the room that lies there, named by where it lay in the view."""


def _shifts(space: Space) -> int:
    y, x = coordinates(space)
    return min(min(y, 4 - y) if x != 2 else 9, min(x, 4 - x) if y != 2 else 9)


def _edges() -> tuple[int, ...]:
    """R25-ESCAPE-2. How many shifts a room needs until the next one can push it out; with one turn on the way."""
    fewest = [_shifts(space) for space in range(25)]
    for space in range(25):
        for to in ADJACENT[space]:
            line = row(space) if row(to) == row(space) else column(space)
            if line not in CENTRAL_LINES:
                fewest[space] = min(fewest[space], _shifts(to) + 1)
    return tuple(fewest)


TO_EDGE: Final = _edges()


class Ways:
    """Distances on one ground, for every lay of its rooms that somebody thinks of."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._known: dict[tuple[Lay, int], list[float]] = {}
        self._seeker = -1
        if ground.key >= 0 and ground.ours:
            to_key = self.to(tuple(range(25)), ground.key)
            living = [c for c in ground.ours if ground.stands[c] >= 0]
            self._seeker = min(living, key=lambda c: to_key[ground.stands[c]], default=-1)

    def of(self, lay: Lay, c: Character, subject: Character) -> list[float]:
        """From every space to what a character has to do next; everybody but the subject shares one map of unknowns."""
        ground = self._ground
        if ground.key >= 0 and c == self._seeker:
            return self.to(lay, ground.key)
        if ground.exit >= 0 and (not ground.needs_key or ground.key >= 0):
            return self.to(lay, ground.exit)
        return self._to_unknown(lay, c if c == subject else -1)

    def to(self, lay: Lay, room: Space) -> list[float]:
        """From every space to where this room lies."""
        key = (lay, room)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._spread(lay, [(lay.index(room), 0.0)])
        return known

    def _to_unknown(self, lay: Lay, c: Character) -> list[float]:
        key = (lay, -2 - c)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._spread(lay, self._goals(lay, c))
        return known

    def _goals(self, lay: Lay, c: Character) -> list[tuple[Space, float]]:
        """Unknown rooms; those that another of ours is nearer to are left to that one."""
        ground = self._ground
        friends = [coordinates(ground.stands[o]) for o in ground.ours if o != c and ground.stands[o] >= 0]
        at = coordinates(ground.stands[c]) if c >= 0 and ground.stands[c] >= 0 else None
        goals = []
        for space, room in enumerate(lay):
            if ground.kind[room] != UNDECIDED:
                continue
            left = max(0.0, _UNKNOWN - _SOUGHT * ground.sought[room])
            if at is not None:
                y, x = coordinates(space)
                mine = abs(y - at[0]) + abs(x - at[1])
                if any(abs(y - b) + abs(x - a) < mine for b, a in friends):
                    left += _SOMEBODY_NEARER
            goals.append((space, left))
        return goals

    def _spread(self, lay: Lay, goals: Iterable[tuple[Space, float]]) -> list[float]:
        ground = self._ground
        cost, kinds = ground.cost, ground.kind
        people = ground.stands
        far = [FARTHEST] * 25
        heap: list[tuple[float, Space]] = []
        for space, left in goals:
            far[space] = left
            heap.append((left, space))
        heap.sort()
        tunnels = [space for space in range(25) if kinds[lay[space]] == TUNNEL and ground.up[lay[space]]]
        vortices = [space for space in range(25) if kinds[lay[space]] == VORTEX]
        while heap:
            left, space = heappop(heap)
            if left > far[space]:
                continue
            for door in _doors(space, tunnels, vortices):
                step = left + cost[lay[door]]
                if step >= CLOSED:
                    continue
                for origin in ADJACENT[door]:
                    if step >= far[origin]:
                        continue
                    room = lay[origin]
                    total = step
                    if kinds[room] == PRISON and door != CENTRE and lay[door] not in people:
                        total += _OUT_OF_PRISON
                    axis = ground.corridor[room]
                    if axis >= 0 and room in people and door not in THROUGH[axis][origin]:
                        continue
                    if total < far[origin]:
                        far[origin] = total
                        heappush(heap, (total, origin))
        return far


def _doors(space: Space, tunnels: list[Space], vortices: list[Space]) -> list[Space]:
    """Where to step in so as to come to a space: there, or at the other end of a Tunnel or a Vortex."""
    if space == CENTRE:
        return [space, *vortices]
    if len(tunnels) > 1 and space in tunnels:
        return [other for other in tunnels if other != space]
    return [] if space in vortices else [space]
