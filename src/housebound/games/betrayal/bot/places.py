"""Which room, and whom: the sensible player's answers where a place or a figure is to be named."""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.bot.fights import are_enemies, health
from housebound.games.betrayal.bot.ways import destinations, spots_of
from housebound.games.betrayal.numbers import Figure, Room, Seat, spot_at
from housebound.games.betrayal.seen.routes import FAR
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import MIGHT, PICK_FIGURE, TRAITOR
from housebound.kernel.script import Decision, Option


def first(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The options are equally good, or come in the order of their worth."""
    return decision.options[0]


def _room_named(option: Option) -> Room:
    """The room that an option names first; -1 if it names none."""
    for domain, arg in zip(option.verb.domains, option.args, strict=True):
        if domain.name == "room":
            return int(arg)
    return -1


def _gap(sight: Sight, rooms: list[Room], option: Option) -> int:
    """How far the option's room is from the nearest of these."""
    room = _room_named(option)
    if room < 0 or sight.square[room] < 0:
        return FAR
    far = sight.distances(room)
    return min((far[other] for other in rooms if far[other] >= 0), default=FAR)


def _foes(sight: Sight, seat: Seat) -> list[Room]:
    """Where the explorers of the other side are."""
    return [
        sight.room[other]
        for other in range(sight.rules.seats)
        if other != seat
        and sight.fate[other] == IN_HOUSE
        and sight.room[other] >= 0
        and sight.side_of(other) != sight.side_of(seat)
    ]


def _here(sight: Sight, seat: Seat) -> list[Room]:
    return [sight.room[seat]] if sight.room[seat] >= 0 else []


def near_prey(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Where the other side is."""
    foes = _foes(sight, decision.seat)
    return min(decision.options, key=lambda option: _gap(sight, foes, option))


def far_from_prey(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Where the other side is not."""
    foes = _foes(sight, decision.seat)
    return max(decision.options, key=lambda option: _gap(sight, foes, option))


def near_me(sight: Sight, decision: Decision, rng: Random) -> Option:
    mine = _here(sight, decision.seat)
    return min(decision.options, key=lambda option: _gap(sight, mine, option))


def far_from_me(sight: Sight, decision: Decision, rng: Random) -> Option:
    mine = _here(sight, decision.seat)
    return max(decision.options, key=lambda option: _gap(sight, mine, option))


def attach(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A room that is fetched: near whoever plays for the heroes, far from them if the traitor lays it."""
    seat = decision.seat
    if sight.haunt_begun and sight.side_of(seat) == TRAITOR:
        return far_from_prey(sight, decision, rng)
    return near_me(sight, decision, rng)


def on_my_way(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The room from which the way to the goal is shortest; before the haunt, to the unknown."""
    seat = decision.seat
    if sight.room[seat] < 0:
        return rng.choice(decision.options)
    wanted = destinations(sight, seat, sight.goals() if sight.haunt_begun else [])
    far = sight.far_to(seat, spots_of(wanted[0][0]) if wanted and wanted[0][0] else sight.doorway_spots())

    def way(option: Option) -> int:
        room = _room_named(option)
        return min(far.get(spot_at(room, side), FAR) for side in (0, 1)) if room >= 0 else FAR

    return min(decision.options, key=way)


def not_mine(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A room falls in: not mine, nor a friend's; the enemy's rather than an empty one."""
    seat = decision.seat

    def harm(option: Option) -> int:
        room = _room_named(option)
        who = [s for s in range(sight.rules.seats) if sight.fate[s] == IN_HOUSE and sight.room[s] == room]
        return sum(3 if s == seat else -1 if are_enemies(sight, seat, s) else 2 for s in who)

    least = min(harm(option) for option in decision.options)
    return rng.choice([option for option in decision.options if harm(option) == least])


def _seat_named(sight: Sight, option: Option) -> Figure:
    return sight.word.index(option.args[0]) if option.verb is PICK_FIGURE else -1


def weakest(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Whoever has least left, of those who are near."""
    figure = sight.acting if sight.acting >= 0 else decision.seat
    here = sight.room[figure] if sight.room[figure] >= 0 else sight.room[decision.seat]
    far = sight.distances(here) if here >= 0 else []

    def effort(option: Option) -> float:
        other = _seat_named(sight, option)
        if other < 0 or other >= sight.rules.seats:
            return FAR
        away = far[sight.room[other]] if far and sight.room[other] >= 0 else 0
        return health(sight, other) + sight.value(other, MIGHT) + (away if away >= 0 else FAR)

    return min(decision.options, key=effort)


def strongest(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Whoever has most left."""

    def strength(option: Option) -> int:
        other = _seat_named(sight, option)
        return health(sight, other) + sight.value(other, MIGHT) if 0 <= other < sight.rules.seats else -1

    return max(decision.options, key=strength)


def dog_to(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The Dog comes back to its owner."""
    mine = sight.word[decision.seat]
    return next((option for option in decision.options if option.args and option.args[0] == mine), decision.options[0])
