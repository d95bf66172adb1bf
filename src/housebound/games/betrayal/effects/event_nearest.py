"""The explorer nearest to the one who drew an event card.

Nearest is counted in spaces, by the ways that the drawer could use now: a barrier or a Revolving Wall that demands a
roll is no such way, a fall costs no space.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from housebound.games.betrayal.effects.steps import OTHERS, clockwise
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.house.plan import (
    annex_ways,
    in_house,
    secret_ways,
    side_of_door,
    split_by_barrier,
    stairs,
    wall_ways,
)
from housebound.games.betrayal.numbers import Seat, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.play.barriers import crosses_freely
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    GALLERY,
    PICK_FIGURE,
)
from housebound.kernel.script import Ask, Decision, Script, forced

NO_WAY: Final = 1 << 20
"""BET-REVEAL-3 counts so too: no way is infinitely far."""


def nearest_explorer(g: House, seat: Seat) -> Script[list[int]]:
    """The other explorer with the fewest spaces between; among equals the drawer chooses. Nobody, if it is alone."""
    far = spaces_from(g, seat)
    others = {one: far.get(_spot(g, spot_of(g, one)), NO_WAY) for one in clockwise(g) if one != seat}
    if not others:
        return []
    fewest = min(others.values())

    def offers(g: House, _: int, ask: Ask) -> None:
        ask.options += [PICK_FIGURE(g.word[one]) for one, spaces in others.items() if spaces == fewest]

    option = yield from forced(g, Decision(seat, "nearest", offers, "BET-CARD-5", g.word[seat]))
    return [g.word.index(option.args[0])]


OTHERS["nearest_explorer"] = nearest_explorer


def spaces_from(g: House, seat: Seat, starts: Sequence[int] = ()) -> dict[int, int]:
    """Spot -> fewest spaces from where the explorer stands; spots it cannot reach are missing.

    `starts`: the spots where it may be, if that is not known.
    """
    line = [_spot(g, start) for start in starts or (spot_of(g, seat),)]
    far = dict.fromkeys(line, 0)
    for spot in line:  # grows while we go; a spot to which a shorter way is found stands in it again
        for there, cost in _exits(g, seat, spot):
            if far[spot] + cost < far.get(there, NO_WAY) and not g.haunt.barred(g, seat, room_at(there)):
                far[there] = far[spot] + cost
                line.append(there)
    return far


def _spot(g: House, spot: Spot) -> int:
    """A spot as it counts for ways: only a barrier that stands makes two sides."""
    return spot if split_by_barrier(g, room_at(spot)) else spot & ~1


def _exits(g: House, seat: Seat, spot: Spot) -> Iterator[tuple[int, int]]:
    """The spots to which the explorer could go from a spot, and the spaces it costs."""
    room, side = room_at(spot), side_at(spot)
    if room == COAL_CHUTE:
        yield BASEMENT_LANDING * 2, 0  # nobody stays in it
        return
    apart = split_by_barrier(g, room)
    for direction in range(4):
        beyond = g.door[room * 4 + direction]
        if beyond >= 0 and (not apart or side_of_door(g, room, direction) == side):
            yield _spot(g, spot_at(beyond, side_of_door(g, beyond, direction ^ 2))), 1
    up = stairs(g, room)
    for there in (*((up,) if up >= 0 else ()), *annex_ways(g, room)):
        yield there * 2, 1
    for ours, theirs in secret_ways(g, room):
        if not apart or ours == spot:
            yield _spot(g, theirs), 1
    if room == COLLAPSED_ROOM and g.below >= 0:
        yield _spot(g, g.below), 0
    if room == GALLERY and in_house(g, BALLROOM):
        yield BALLROOM * 2, 0
    if apart and crosses_freely(g, seat, room):
        yield spot ^ 1, 0
    if g.haunt.ignores_hindrance(g, seat):
        for ours, theirs in wall_ways(g, room):
            if not apart or ours == spot:
                yield _spot(g, theirs), 0
