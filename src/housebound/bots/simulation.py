"""Many games at once: every core plays, and what comes back is small."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.game import Value
from housebound.kernel.table import Table

_CHUNK = 8  # games per errand of a worker: few enough that a progress bar moves


class Plan(NamedTuple):
    """What is played: one game's settings, and the bots' levels, which are dealt round the table."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    levels: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """One game in a few words."""

    winners: tuple[int, ...]
    why: str
    rounds: int
    choices: int


class Tally:
    """Games counted up."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.rounds = 0
        self.choices = 0
        self.wins = [0] * seats
        self.why: Counter[str] = Counter()
        self.nobody = 0

    def count(self, played: Played) -> None:
        self.games += 1
        self.rounds += played.rounds
        self.choices += played.choices
        self.why[played.why] += 1
        self.nobody += not played.winners
        for seat in played.winners:
            self.wins[seat] += 1


def level_at(plan: Plan, seat: int) -> str:
    """The bot that sits there."""
    return plan.levels[seat % len(plan.levels)]


def play(plan: Plan, nth: int) -> Played:
    """The nth game of a plan. It depends on the plan's seed and `nth` alone, on no other game and no core."""
    game = registry.find(plan.game)
    players = [bots.bot(game, level_at(plan, seat)) for seat in range(plan.seats)]
    table = Table(game, plan.seats, plan.settings, seed=plan.seed + nth, listening=False, searchable=False)
    streams = [Random(f"{table.seed}/{seat}") for seat in range(plan.seats)]
    choices = 0
    while not table.over:
        decision = table.pending[0]
        seat = decision.seat
        table.choose(seat, players[seat].choose(game.sight(table.state, seat), decision, streams[seat]))
        choices += 1
    result = table.result
    assert result is not None
    return Played(result.winners, result.why, result.rounds, choices)


def leave_stopping_to_the_first() -> None:
    """For the start of a process that helps: Ctrl-C reaches all of them, and only the first one acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _errand(work: tuple[Plan, int]) -> Played:
    return play(*work)


def _get_ready() -> None:
    """What a worker has loaded stays: the collector need not look through it again and again.

    A game leaves hardly any litter behind that goes in circles, so it may also come more rarely.
    """
    leave_stopping_to_the_first()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def play_many(plan: Plan, games: int, cores: int) -> Iterator[Played]:
    """All games of a plan as they are finished."""
    work = ((plan, nth) for nth in range(games))
    if cores == 1:
        yield from map(_errand, work)
        return
    with multiprocessing.Pool(cores, _get_ready) as pool:
        yield from pool.imap_unordered(_errand, work, chunksize=_CHUNK)
