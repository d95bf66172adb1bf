"""How fast a game is: what `housebound bench` shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from housebound.bots.budget import Budget
from housebound.bots.perspective import Perspective
from housebound.bots.searching import Searching
from housebound.kernel.game import Game
from housebound.kernel.playout import play_out
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

_MIDGAMES = 40  # tables stopped somewhere in the middle, on which single operations are timed


class Speed(NamedTuple):
    """Figures of one game: decisions and games per second, single operations in microseconds, a tape in bytes."""

    game: str
    seats: int
    decisions: float
    games: float
    clone: float
    imagine: float
    view: float
    tape: float
    playouts: float
    """Of the player that searches, a second."""


def measure(
    game: Game[Any],
    seats: int,
    settings: Mapping[str, Value],
    seconds: float,
    seed: int = 1,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Speed:
    """Random play for this many seconds, then clone, imagine and view on tables in mid-game."""
    decisions, games, spent = _play(game, seats, settings, seconds, seed, is_stopped)
    tables = [_midgame(game, seats, settings, seed + n) for n in range(_MIDGAMES)]
    rng = Random(seed)
    return Speed(
        game.name,
        seats,
        decisions / spent,
        games / spent,
        _microseconds(tables, lambda table: table.clone(rng)),
        _microseconds(tables, lambda table: table.imagine(table.pending[0].seat, rng)),
        _microseconds(tables, lambda table: table.view(table.pending[0].seat)),
        median(_tape_size(game, seats, settings, seed + n) for n in range(5)),
        _playouts(game, tables[: _MIDGAMES // 4], rng),
    )


def _playouts(game: Game[Any], tables: list[Table], rng: Random) -> float:
    """How many play-outs a second the searching player makes, from tables in mid-game."""
    player = Searching(game.bot("sensible") if "sensible" in game.bots else None, Budget(playouts=1))
    start, made = perf_counter(), 0
    for table in tables:
        seen = Perspective(table, table.pending[0])
        for option in seen.decision.options[:2]:
            player.playout(seen, option, rng.getrandbits(64))
            made += 1
    return made / (perf_counter() - start)


def _play(
    game: Game[Any],
    seats: int,
    settings: Mapping[str, Value],
    seconds: float,
    seed: int,
    is_stopped: Callable[[], bool],
) -> tuple[int, int, float]:
    rng = Random(seed)
    decisions = games = 0
    start = perf_counter()
    while not games or (perf_counter() - start < seconds and not is_stopped()):
        table = Table(game, seats, settings, seed=seed + games, listening=False, searchable=False)
        decisions += play_out(table, rng)[0]
        games += 1
    return decisions, games, perf_counter() - start


def _midgame(game: Game[Any], seats: int, settings: Mapping[str, Value], seed: int) -> Table:
    whole = Table(game, seats, settings, seed=seed, listening=False, searchable=False)
    length, _ = play_out(whole, Random(seed))
    table = Table(game, seats, settings, seed=seed, listening=False)
    play_out(table, Random(seed), most=Random(-seed).randrange(length))
    return table


def _tape_size(game: Game[Any], seats: int, settings: Mapping[str, Value], seed: int) -> int:
    table = Table(game, seats, settings, seed=seed, listening=False, searchable=False)
    play_out(table, Random(seed))
    return len(table.save_text().encode())


def _microseconds(tables: list[Table], work: Callable[[Table], object]) -> float:
    """The median over the tables of the best of a few runs: other programs only ever make a run slower."""
    best = []
    for table in tables:
        runs = []
        for _ in range(5):
            start = perf_counter()
            work(table)
            runs.append(perf_counter() - start)
        best.append(min(runs))
    return median(best) * 1e6
