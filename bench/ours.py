"""Our own games, raced like the peers, and what only we have to answer for: clones, imaginations, views, files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from random import Random
from statistics import fmean, median
from time import perf_counter_ns

import housebound
from bench.contender import Contender, Played, PlayGame, PlayRound, in_rounds
from housebound import bots
from housebound.bots.perspective import Perspective
from housebound.bots.searching import Searching
from housebound.kernel.playout import play_out

Value = str | int | bool


@dataclass(frozen=True)
class Entry:
    """One of our games with the seats and settings it is measured at, and who plays it."""

    game: str
    title: str
    seats: int
    settings: Mapping[str, Value]
    sensible: bool = False
    searching: bool = False

    def with_bots(self) -> Entry:
        """The same game, played by its sensible bot."""
        return replace(self, title=f"{self.title}, sensible bots", sensible=True)

    def with_search(self) -> Entry:
        """Play-outs of the player that searches, from the middle of such games: each counts as a game of one choice."""
        return replace(self, title=f"{self.title}, search", searching=True)

    def table(self, rng: Random, *, searchable: bool) -> housebound.Table:
        return housebound.Table(
            housebound.game(self.game),
            self.seats,
            self.settings,
            seed=rng.getrandbits(48),
            searchable=searchable,
            listening=False,
        )

    def game_player(self) -> PlayGame:
        housebound.game(self.game)
        if self.searching:
            return self._by_search()
        return self._by_bots() if self.sensible else self._at_random()

    def _by_bots(self) -> PlayGame:
        bot = bots.bot(housebound.game(self.game), "sensible")

        def play_game(rng: Random) -> Played:
            table = self.table(rng, searchable=False)
            decisions = choices = 0
            while not table.over:
                decision = table.pending[0]
                choices += len(decision.options) > 1
                decisions += 1
                table.choose(decision.seat, bots.answer(table, decision, bot))
            return Played(decisions, choices)

        return play_game

    def _by_search(self) -> PlayGame:
        game = housebound.game(self.game)
        player = Searching(game.bot("sensible"))
        seen = [self._in_the_middle(Random(n)) for n in range(MIDGAMES)]
        turns = cycle([(one, option) for one in seen for option in player.ranked(one, Random(0), 2)])

        def play_game(rng: Random) -> Played:
            one, option = next(turns)
            player.playout(one, option, rng.getrandbits(64))
            return Played(1, 1)

        return play_game

    def _in_the_middle(self, rng: Random) -> Perspective:
        """A choice half-way through a game between sensible bots."""
        seed = rng.getrandbits(32)
        whole = self._half_way(seed, 0)
        return Perspective(table := self._half_way(seed, len(whole.tape) // 2), table.pending[0])

    def _half_way(self, seed: int, length: int) -> housebound.Table:
        """Between sensible bots until the tape is so long and somebody has a choice; 0: to the end."""
        table = self.table(Random(seed), searchable=True)
        bot = bots.bot(table.game, "sensible")
        while not table.over and not (length and len(table.tape) >= length and len(table.pending[0].options) > 1):
            decision = table.pending[0]
            table.choose(decision.seat, bots.answer(table, decision, bot))
        return table

    def _at_random(self) -> PlayGame:
        def play_game(rng: Random) -> Played:
            return Played(*play_out(self.table(rng, searchable=False), rng))

        return play_game

    def prepare(self) -> PlayRound:
        return in_rounds(self.game_player())

    def contender(self) -> Contender:
        return Contender("Housebound", self.title, self.prepare)


ENTRIES = [
    Entry("betrayal", "Betrayal, 4 players", 4, {"date": "10-31"}),
    Entry("room25", "Room 25, 6 players", 6, {"mode": "suspicion"}),
    Entry("terrorscape", "Terrorscape, 4 players", 4, {}),
]
SENSIBLE = [entry.with_bots() for entry in ENTRIES]
SEARCHING = [entry.with_search() for entry in ENTRIES]
MIDGAMES = 8
"""Positions from which play-outs begin."""


SAVED_GAMES = 20
"""Games whose files are weighed."""


@dataclass(frozen=True)
class Figures:
    """What a searcher, a server and a disk pay: microseconds, bytes, milliseconds."""

    title: str
    clone: float
    imagine: float
    view: float
    saved: float
    saved_most: int
    start: float


def figures(entry: Entry, games: int, seed: int) -> Figures:
    """Averages over the decisions of random games; every decision asks for one clone, one imagination and one view.

    Files are weighed on games like those that people save.
    """
    rng = Random(seed)
    clone = imagine = view = decisions = 0
    for _ in range(games):
        table = entry.table(rng, searchable=True)
        while not table.over:
            decision = table.pending[0]
            seat = rng.randrange(entry.seats)
            start = perf_counter_ns()
            table.clone(rng)
            cloned = perf_counter_ns()
            table.imagine(seat, rng)
            imagined = perf_counter_ns()
            table.view(seat)
            viewed = perf_counter_ns()
            clone += cloned - start
            imagine += imagined - cloned
            view += viewed - imagined
            decisions += 1
            table.choose(decision.seat, rng.choice(decision.options))
    each = 1000 * decisions
    sizes = file_sizes(entry, min(games, SAVED_GAMES), seed)
    return Figures(entry.title, clone / each, imagine / each, view / each, fmean(sizes), max(sizes), start_up(entry))


def file_sizes(entry: Entry, games: int, seed: int) -> list[int]:
    """Bytes of finished games between sensible bots: random players often run on to a round limit, people do not."""
    rng = Random(seed)
    bot = bots.bot(housebound.game(entry.game), "sensible")
    sizes = []
    for _ in range(games):
        table = entry.table(rng, searchable=False)
        while not table.over:
            decision = table.pending[0]
            table.choose(decision.seat, bots.answer(table, decision, bot))
        sizes.append(len(table.save_text().encode()))
    return sizes


_START = """
from time import perf_counter
start = perf_counter()
import housebound
housebound.new({game!r}, {seats}, seed=1, **{settings!r})
print((perf_counter() - start) * 1000)
"""


def start_up(entry: Entry, times: int = 7) -> float:
    """Milliseconds from `import housebound` to a table with its first question, in a fresh interpreter."""
    program = _START.format(game=entry.game, seats=entry.seats, settings=entry.settings)
    runs = [
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
        for _ in range(times)
    ]
    return median(float(run.stdout) for run in runs)
