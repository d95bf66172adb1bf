"""Tournaments: every bot against every other, in every seat, on the same dice; who is better, and how surely.

A pairing is two bots. For each seed it is played in every seating: one bot alone in a seat among others of the other
kind, for every seat and both ways round, so that no side and no seat favours anybody. Each bot is also paired with its
own kind: how a table of them fares, alone against the house or one side against the other. A game counts for each seat
by itself, under the side that the seat was on when it ended.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from housebound import bots
from housebound.bots.cluster import address_in, on_ray
from housebound.bots.match import GuestPlayer, Player, Said, play_out, sit_down
from housebound.bots.processes import leave_stopping_to_the_first
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

_95: Final = 1.96


class Plan(msgspec.Struct, frozen=True):
    """What is played; the first line of a tournament's file."""

    game: str
    seats: int
    settings: dict[str, Value]
    names: tuple[str, ...]
    games: int
    """Of each pairing."""
    seed: int
    limit: float = 10.0

    @property
    def pairings(self) -> list[tuple[int, int]]:
        return list(combinations_with_replacement(range(len(self.names)), 2))

    @property
    def total(self) -> int:
        return len(self.pairings) * self.games

    def seating(self, nth: int) -> tuple[int, tuple[int, ...]]:
        """The seed of the nth game, and which bot sits where."""
        pairing, of_pairing = divmod(nth, self.games)
        one, other = self.pairings[pairing]
        if one == other:
            return self.seed + of_pairing, (one,) * self.seats
        round_, place = divmod(of_pairing, 2 * self.seats)
        seat, turned = divmod(place, 2)
        alone, rest = (other, one) if turned else (one, other)
        return self.seed + round_, tuple(alone if n == seat else rest for n in range(self.seats))


class Finished(msgspec.Struct, frozen=True):
    """One game: a line of the file."""

    nth: int
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    why: str
    rounds: int
    lost: tuple[str, ...] = ()
    """Programs that lost their seat, with the reason."""


class Tally:
    """Wins of so many games. Seats of one game are not so many games: they count by the share of them that won."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def count(self, share: float) -> None:
        self.games += 1
        self.wins += share

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, 95 times of 100 (Wilson's interval, which is honest for few games too)."""
        n = self.games
        if not n:
            return 0.0, 1.0
        share, z2 = self.share, _95**2
        middle = (share + z2 / (2 * n)) / (1 + z2 / n)
        reach = _95 * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)


class Standing:
    """What all games so far say."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games: list[Finished] = []
        self.cross: dict[tuple[int, int], Tally] = {}
        """A bot and the one it was paired with -> how it fared."""
        self.by_side: dict[tuple[str, int, int], Tally] = {}
        """Side, bot, the one it was paired with -> how it fared on that side."""

    def count(self, game: Finished) -> None:
        self.games.append(game)
        one, other = self.plan.pairings[game.nth // self.plan.games]
        _, sitting = self.plan.seating(game.nth)
        for who, against in dict.fromkeys(((one, other), (other, one))):
            mine = [seat for seat, sitter in enumerate(sitting) if sitter == who]
            self.cross.setdefault((who, against), Tally()).count(_share(game, mine))
            for side in dict.fromkeys(game.sides[seat] for seat in mine):
                on_it = [seat for seat in mine if game.sides[seat] == side]
                self.by_side.setdefault((side, who, against), Tally()).count(_share(game, on_it))


def _share(game: Finished, seats: list[int]) -> float:
    return sum(seat in game.winners for seat in seats) / len(seats)


def play(plan: Plan, nth: int, players: Mapping[int, list[Player]]) -> Finished:
    """The nth game. It depends on the plan and `nth` alone, on no other game and no core."""
    game = registry.find(plan.game)
    seed, sitting = plan.seating(nth)
    table = Table(game, plan.seats, plan.settings, seed=seed)
    free = {who: iter(ready) for who, ready in players.items()}
    seated = [next(free[who]) for who in sitting]
    play_out(table, seated)
    result = table.result
    assert result is not None
    sides = tuple(side_of(table, seat) for seat in range(plan.seats))
    lost = tuple(f"{one.name}: {one.lost}" for one in seated if isinstance(one, GuestPlayer) and one.lost)
    return Finished(nth, result.winners, sides, result.why, result.rounds, lost)


def side_of(table: Table, seat: int) -> str:
    """The side of a seat, as its goal card names it."""
    game = table.game
    return game.goal(game.view(game.sight(table.state, seat))).who.removeprefix("goal-")


def sat_down(plan: Plan, game: Game[Any], said: Said) -> dict[int, list[Player]]:
    """As many of each bot as can ever sit at one table. Whoever calls this closes them."""
    players: dict[int, list[Player]] = {}
    try:
        for who, name in enumerate(plan.names):
            players[who] = [sit_down(game, name, plan.limit, said) for _ in range(plan.seats)]
    except BaseException:
        close(players)
        raise
    return players


def close(players: Mapping[int, Iterable[Player]]) -> None:
    for ready in players.values():
        for player in ready:
            player.close()


def has_guests(game: Game[Any], names: Iterable[str]) -> bool:
    """Whether programs from outside take part: they are started once, in this process."""
    known = (*bots.levels(game), *bots.ALSO_CALLED)
    return any(name.partition(":")[0] not in known for name in names)


def play_all(plan: Plan, left: list[int], cores: int, said: Said, cluster: str | None = None) -> Iterator[Finished]:
    """The games that are still to be played, as they are finished: on these cores, or on a Ray cluster."""
    game = registry.find(plan.game)
    if cluster is not None:
        if has_guests(game, plan.names):
            raise BadSetting("cluster-programs-of-your-own-play-on-this")
        yield from on_ray(_played, plan, left, cores, address_in(cluster))
        return
    if cores == 1 or has_guests(game, plan.names):
        players = sat_down(plan, game, said)
        try:
            yield from (play(plan, nth, players) for nth in left)
        finally:
            close(players)
        return
    with multiprocessing.Pool(cores, leave_stopping_to_the_first) as pool:
        yield from pool.imap_unordered(_errand, ((plan, nth) for nth in left))


def _errand(work: tuple[Plan, int]) -> Finished:
    return _played(*work)


def _played(plan: Plan, nth: int) -> Finished:
    return play(plan, nth, sat_down(plan, registry.find(plan.game), print))


class Book:
    """A tournament on disk: its plan, and a line for every game, so that it can be gone on with."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def begin(self, plan: Plan) -> None:
        if self._path.exists():
            raise BadSetting("is-already-there-go-on-with-resume-or", path=self._path)
        self._path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def write(self, game: Finished) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def read(self) -> tuple[Plan, list[Finished]]:
        """What was played; a last line that an interruption cut short is no game, and is dropped from the file."""
        try:
            first, *lines = self._path.read_bytes().split(b"\n")
            plan = msgspec.json.decode(first, type=Plan)
            if lines and lines[-1]:
                self._path.write_bytes(b"\n".join([first, *lines[:-1], b""]))
            games = [msgspec.json.decode(line, type=Finished) for line in lines[:-1]]
        except OSError as error:
            raise BadSetting("cannot-read", path=self._path, why=error) from None
        except msgspec.DecodeError as error:
            raise BadSetting("is-no-tournament", path=self._path, error=error) from None
        return plan, games
