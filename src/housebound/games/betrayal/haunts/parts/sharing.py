"""Part, for the general bot: who of several does what, so that they do not all run to the same door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR
from housebound.games.betrayal.house.plan import distances
from housebound.games.betrayal.numbers import Room, Seat
from housebound.games.betrayal.state import House


def shared_out(
    g: House, seats: Iterable[Seat], rooms: Sequence[Room], more: Callable[[Seat, Room], float] | None = None
) -> dict[Seat, Room]:
    """Seat -> the room that it should see to: a room for each, the shortest ways first.

    `more`: what a seat has to overcome in a room, in spaces. Whoever gets no room is left out.
    """
    ways: list[tuple[float, Seat, Room]] = []
    for seat in seats:
        if g.room[seat] < 0:
            continue
        far = distances(g, g.room[seat])
        for room in rooms:
            away = far[room] if far[room] >= 0 else INFINITELY_FAR
            ways.append((away + (more(seat, room) if more is not None else 0), seat, room))
    share: dict[Seat, Room] = {}
    for _, seat, room in sorted(ways):
        if seat not in share and room not in share.values():
            share[seat] = room
    return share
