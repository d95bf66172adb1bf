"""Part: rooms far from somebody (HC-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.betrayal.house.plan import distances, neighbours
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.play.moving import spaces
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import ROOMS, TO_ROOM
from housebound.kernel.sets import has, set_of

INFINITELY_FAR: Final = len(ROOMS)


def gaps(g: House, rooms: Iterable[int]) -> list[int]:
    """Room -> fewest spaces to the nearest of these rooms; INFINITELY_FAR where no way leads."""
    gap = [INFINITELY_FAR] * len(ROOMS)
    for start in set(rooms):
        gap = [min(near, far) if far >= 0 else near for near, far in zip(gap, distances(g, start), strict=True)]
    return gap


def at_least(gap: list[int], wanted: int, among: list[int]) -> list[int]:
    """Those of these rooms that are so far away; if none is, the farthest."""
    enough = min(wanted, max((gap[room] for room in among), default=0))
    return [room for room in among if gap[room] >= enough]


def within(g: House, start: int, reach: int, shunned: int = 0) -> list[int]:
    """The rooms so many spaces away, the start among them, by ways that lead through none of the shunned (bits)."""
    reached, ring = {start}, [start]
    for _ in range(reach):
        ring = [
            there
            for there in {there for room in ring for there in neighbours(g, room)}
            if there not in reached and not has(shunned, there)
        ]
        reached.update(ring)
    return sorted(reached)


def refuge(g: House, start: int, reach: int, dangers: Iterable[int], closed: int = 0) -> int:
    """For whoever flees: of the rooms so many spaces away those farthest from the rooms of danger, as bits.

    `closed`: rooms through which no way leads, as bits.
    """
    return set_of(at_least(gaps(g, dangers), INFINITELY_FAR, within(g, start, reach, closed)))


def nearest_first(g: House, rooms: Iterable[int], to: Iterable[int]) -> tuple[str, ...]:
    """For the general bot: the names of the choices of these rooms, those nearest to the others before the rest."""
    gap = gaps(g, to)
    return tuple(TO_ROOM(room).name for room in sorted(rooms, key=lambda room: (gap[room], room)))


def farthest_first(g: House, rooms: Iterable[int], to: Iterable[int]) -> tuple[str, ...]:
    gap = gaps(g, to)
    return tuple(TO_ROOM(room).name for room in sorted(rooms, key=lambda room: (-gap[room], room)))


def spaces_left(g: House, seat: Seat) -> int:
    """How far the explorer may still go in its turn; 0 if it is not acting."""
    return max(spaces(g, seat) - g.spent, 0) if g.acting == seat else 0
