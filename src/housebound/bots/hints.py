"""Hints: what the player that searches would do and how sure it is, and after a game the moments that decided it.

While a game goes on, an estimate is made of what the seat can know, and of nothing else. Once it is over nothing is
hidden any more, and the moments are judged by what was true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from housebound import bots
from housebound.bots.budget import Budget
from housebound.bots.perspective import Perspective
from housebound.bots.searching import Searching, Weighed, best_of, play_on, won
from housebound.kernel.chance import Event, Outcome
from housebound.kernel.errors import CannotUndo
from housebound.kernel.game import Bot
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table

AT_LEISURE: Final = Budget(milliseconds=3000)
"""Whoever asks for a hint waits a little longer than for a bot's move."""
CONSIDERED: Final = 6
"""Options that a hint weighs: nobody reads more."""
WORLDS: Final = 6
"""Worlds in which each of them is tried, also where that takes longer: with fewer a hint says nothing."""
PLAYOUTS: Final = 12
"""For the estimate of one moment."""
POINTS: Final = 40
"""Moments of a game that are looked at, spread evenly over it."""
LOOKED_AT_AGAIN: Final = 6
"""Swings that seem the largest."""
LONGER: Final = 3
"""So many times more play-outs for what is looked at again."""


class Estimate(NamedTuple):
    """One option: how often it won in imagined worlds, the standard error of that, and in how many worlds."""

    option: Option
    chance: float
    doubt: float
    worlds: int


class Advice(NamedTuple):
    """What the searching player would do, and what it thinks of everything that it considered, the best first."""

    choice: Option
    estimates: list[Estimate]


def advice(table: Table, decision: Decision, budget: Budget = AT_LEISURE) -> Advice:
    """For whoever sits in the seat that has to decide. Options that were soon dropped have been tried less often."""
    player = Searching(_policy(table), budget, most=CONSIDERED, worlds=WORLDS)
    rng = Random(f"advice/{decision.seat}/{decision.id}")  # not the table's seed: that is as secret as the dice
    if len(decision.options) == 1:
        return Advice(decision.options[0], [])
    arms = player.weigh(Perspective(table, decision), rng)
    estimates = [Estimate(arm.option, arm.chance, arm.doubt, len(arm.ends)) for arm in best_of_each(arms)]
    estimates.sort(key=lambda one: (-one.worlds, -one.chance))
    return Advice(best_of(arms, player.sure).option, estimates)


def best_of_each(arms: list[Weighed]) -> list[Weighed]:
    """Each option once: by itself, or as the first step of the turn that made most of it."""
    best: dict[Option, Weighed] = {}
    for arm in arms:
        known = best.get(arm.option)
        if known is None or (len(arm.ends), arm.chance) > (len(known.ends), known.chance):
            best[arm.option] = arm
    return list(best.values())


class Prospect(NamedTuple):
    """How a finished game stood when its tape had this length, after so many choices: each seat's chance to win."""

    at: int
    choices: int
    chances: tuple[float, ...]


class Moment(NamedTuple):
    """Where a seat's prospects moved: the tape's events from `begin` to `end`, the chance to win before and after."""

    begin: int
    end: int
    before: float
    after: float
    events: list[Event]

    @property
    def swing(self) -> float:
        return self.after - self.before


Look = Callable[[int, int], bool]
"""Told after each look how many were done, of how many; whether to go on."""


def moments(
    table: Table,
    seat: int,
    most: int = 5,
    playouts: int = PLAYOUTS,
    points: int = POINTS,
    look: Look = lambda *_: True,
) -> list[Moment]:
    """The moments of a finished game in which this seat's chance to win moved most, in the order of the game.

    Stopped by `look`, of the part of it that was looked at.
    """
    stood = course(table, playouts, points, look)
    found = [
        Moment(one.at, other.at, one.chances[seat], other.chances[seat], table.tape[one.at : other.at])
        for one, other in pairwise(stood)
    ]
    largest = sorted(found, key=lambda moment: -abs(moment.swing))[:most]
    return sorted(largest, key=lambda moment: moment.begin)


def course(
    table: Table, playouts: int = PLAYOUTS, points: int = POINTS, look: Look = lambda *_: True
) -> list[Prospect]:
    """How a finished game stood from beginning to end, for every seat, at so many moments spread evenly over it.

    Where the prospects seem to have moved most they are looked at again, longer: a large swing is often mere luck of
    the few play-outs that showed it.
    """
    if not table.over:
        raise CannotUndo("the-game-is-not-over-what-decided-it")
    policy, places = _policy(table), _places(table.tape, points)
    standing = [_Standing(then, choices) for then, choices in _stops(table, places)]
    looks = len(standing) + 2 * LOOKED_AT_AGAIN
    for done, one in enumerate(standing, 1):
        one.look(policy, playouts)
        if not look(done, looks):
            return _prospects(places, standing[:done])
    swings = sorted(pairwise(standing), key=lambda pair: -_swing(*pair))[:LOOKED_AT_AGAIN]
    again = {id(one): one for pair in swings for one in pair}
    for done, one in enumerate(again.values(), len(standing) + 1):
        one.look(policy, playouts * LONGER)
        if not look(done, looks):
            break
    seats, ends = range(table.seats), table.result
    assert ends is not None
    last = Prospect(len(table.tape), _choices(table.tape), tuple(float(seat in ends.winners) for seat in seats))
    return [*_prospects(places, standing), last]


def _prospects(places: list[int], standing: list[_Standing]) -> list[Prospect]:
    """Those that were looked at."""
    return [Prospect(at, one.choices, one.chances) for at, one in zip(places, standing, strict=False)]


class _Standing:
    """A moment of a game, and how often who won from there."""

    def __init__(self, table: Table, choices: int) -> None:
        self._table = table
        self._wins = [0.0] * table.seats
        self._played = 0
        self.choices = choices

    def look(self, policy: Bot, playouts: int) -> None:
        """Play on so often: the same dice for every moment."""
        for n in range(self._played, self._played + playouts):
            world = play_on(self._table.clone(Random(n)), policy, Random(n))
            for seat in range(world.seats):
                self._wins[seat] += won(world, seat)
        self._played += playouts

    @property
    def chances(self) -> tuple[float, ...]:
        return tuple(wins / self._played for wins in self._wins)


def _swing(one: _Standing, other: _Standing) -> float:
    """How far the prospects of whoever felt it most have moved."""
    return max(abs(after - before) for before, after in zip(one.chances, other.chances, strict=True))


def _stops(table: Table, places: list[int]) -> Iterator[tuple[Table, int]]:
    """Twins of the table as it stood at these places of its tape, each with how many choices had been made."""
    tape = table.tape
    again = Table(
        *(table.game, table.seats, table.settings),
        seed=0,
        origin=table.origin,
        tape=tape[: places[0]],
        listening=False,
    )
    for begin, end in zip(places, [*places[1:], len(tape)], strict=True):
        yield again.clone(Random(0)), _choices(tape[:begin])
        again.follow(tape[begin:end])


def _choices(events: list[Event]) -> int:
    return sum(not isinstance(event, Outcome) for event in events)


def _places(tape: list[Event], points: int) -> list[int]:
    """Where choices stand on the tape: all of them, or so many, spread evenly."""
    choices = [n for n, event in enumerate(tape) if not isinstance(event, Outcome)]
    if len(choices) <= points:
        return choices
    return [choices[n * len(choices) // points] for n in range(points)]


def _policy(table: Table) -> Bot:
    game = table.game
    return game.bot(bots.SENSIBLE) if bots.SENSIBLE in game.bots else bots.RandomBot()
