"""Who behaves like a Guard: what everybody has done to whom, as it was seen by all (Suspicion)."""

from __future__ import annotations

from housebound.games.room25.bot.edges import SHIFTS_TO_EDGE
from housebound.games.room25.bot.weights import W
from housebound.games.room25.components import COLOUR
from housebound.games.room25.numbers import Seat
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.words import GUARD, RED, ROOM_25, SUSPICION
from housebound.kernel.sets import has


def blame(sight: Sight) -> list[float]:
    """Seat -> how much speaks for its being a Guard. Harm to those who turned out to be Guards speaks for nothing."""
    seats = sight.rules.seats
    guilt = [0.0] * seats
    for by, whom in sight.killings:
        if sight.role(whom) != GUARD:
            guilt[by] += W.killed_somebody
    for by, whom, out_of, into in sight.pushes:
        if sight.role(whom) == GUARD:
            continue
        if sight.kind(out_of) == ROOM_25:
            guilt[by] += W.pushed_out_of_room_25
        kind = sight.kind(into)
        if kind >= 0 and COLOUR[kind] == RED:
            guilt[by] += W.pushed_into_danger
            if has(sight.seen_by(into), by):
                guilt[by] += W.pushed_knowingly
    for by, before, after in sight.steerings:
        away = SHIFTS_TO_EDGE[after] - SHIFTS_TO_EDGE[before]
        if away > 0:
            guilt[by] += W.steered_away
    return guilt


def suspects(sight: Sight) -> frozenset[Seat]:
    """The seats that this one takes for Guards though they have not shown it: never more than there can be."""
    if sight.rules.mode != SUSPICION or not (sight.killings or sight.pushes or sight.steerings):
        return frozenset()
    guilt = blame(sight)
    open_guards = sum(1 for seat in range(sight.rules.seats) if sight.role(seat) == GUARD)
    hidden = most_guards(sight) - open_guards
    doubted = [seat for seat in range(sight.rules.seats) if sight.role(seat) == -1 and guilt[seat] >= W.convicting]
    doubted.sort(key=lambda seat: (-guilt[seat], seat))
    return frozenset(doubted[:hidden])


def most_guards(sight: Sight) -> int:
    """R25-ROLE-2, R25-ROLE-3. How many Guards there can be at this table."""
    return sight.rules.guards


def is_suspected(sight: Sight, seat: Seat) -> bool:
    """Whether the others must take this seat for a Guard by what it has done."""
    return blame(sight)[seat] >= W.convicting
