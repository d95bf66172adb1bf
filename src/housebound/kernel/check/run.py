"""Random games over all options and seat counts, each looked at closely at some of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from housebound.kernel.check.alike import difference
from housebound.kernel.check.endless import check_endless
from housebound.kernel.check.forward import check_forward
from housebound.kernel.check.lockstep import check_lockstep
from housebound.kernel.check.play import check_clone, check_copy, check_refusals, check_tape
from housebound.kernel.check.report import Broken, Failure, Report, blame
from housebound.kernel.check.sample import Chooser, Sample, check_asked
from housebound.kernel.check.secrets import (
    check_bots,
    check_imagining,
    check_not_over,
    check_views,
    check_world,
    judge_hidden,
)
from housebound.kernel.game import Game
from housebound.kernel.settings import Settings
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text


def check_game(
    game: Game[Any],
    *,
    tables: int = 100,
    seed: int = 0,
    settings: Sequence[tuple[int, Settings]] | None = None,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] | None = None,
    samples: int = 6,
    horizon: int = 8,
    longest: int = 50_000,
    sightings: int = 15,
    patience: int = 10,
    judging: bool = True,
) -> Report:
    """Play random games of `game` and check all that every game must keep to.

    `settings` are pairs of a seat count and a game's own settings, taken in turn; without them the game picks
    (`Game.variety`). `progress` is called after each table with the number of tables so far, `enough` to ask whether
    to stop there. At `samples`
    decisions of each table everything is checked, the forward law over `horizon` decisions; a game longer than
    `longest` decisions does not end; a hidden field is judged once it was looked at `sightings` times; after
    `patience` failures there is no point in going on. Without `judging` nothing is said of hidden fields yet: of
    tables that were checked apart they are judged `together`.
    """
    report = Report(game.name)
    for n in range(tables):
        table_seed = seed + n
        seats, given = settings[n % len(settings)] if settings else game.variety(Random(f"variety {table_seed}"))
        sitting = _Sitting(game, seats, given, table_seed, report=report, horizon=horizon, longest=longest)
        try:
            sitting.play(samples)
        except Broken as broken:
            tape = broken.tape or sitting.tape
            report.failures.append(Failure(broken.check, broken.message, tape, table_seed, seats, dict(given)))
        report.tables += 1
        if progress is not None:
            progress(n + 1)
        if len(report.failures) >= patience or (enough is not None and enough()):
            break
    if judging:
        _judge(report, game, seed, sightings)
    return report


def together(game: Game[Any], parts: Sequence[Report], seed: int, sightings: int = 15) -> Report:
    """What was seen of tables that were checked apart, from this first seed on: as if all had been checked in a row."""
    whole = Report(game.name)
    for part in parts:
        whole.add(part)
    _judge(whole, game, seed, sightings)
    return whole


def _judge(report: Report, game: Game[Any], seed: int, sightings: int) -> None:
    """Whether each hidden field varied that was looked at often enough."""
    for message in judge_hidden(report.sightings, game.cannot_vary, sightings):
        report.failures.append(Failure("varies", message, "", seed, 0, {}))


class _Sitting:
    """One table, played twice: quickly, to know its length, and again with the checks."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Settings,
        seed: int,
        *,
        report: Report,
        horizon: int,
        longest: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.report = report
        self.horizon = horizon
        self.longest = longest
        self.table: Table | None = None

    @property
    def tape(self) -> str:
        return self.table.save_text() if self.table is not None else ""

    def play(self, samples: int) -> None:
        length = self._play_quickly()
        quick = self.tape
        self._play_back(quick)
        rng = Random(f"samples {self.seed}")
        chosen = set(rng.sample(range(length), min(samples, length)))
        chooser = Chooser(Random(f"choices {self.seed}"))
        table = self._sit_down(searchable=True)
        for n in range(length):
            if table.over:
                break
            assert table.began is not None
            self.report.longest_unit = max(self.report.longest_unit, len(table.tape) - table.began.at)
            if n in chosen:
                self._check_closely(Sample(table, rng, self.report))
            with blame("play", "choose"):
                chooser.move(table)
        if self.tape != quick:
            raise Broken("play", "the same seed and the same choices led elsewhere")
        self._check_end(Sample(table, rng, self.report))

    def _sit_down(self, searchable: bool) -> Table:
        with blame("play", "a new table"):
            self.table = table = Table(
                self.game,
                self.seats,
                self.settings,
                seed=self.seed,
                listening=searchable,
                searchable=searchable,
            )
        return table

    def _play_quickly(self) -> int:
        """Play a whole game at random, every decision of which must be sound; its length in decisions."""
        table = self._sit_down(searchable=False)
        chooser = Chooser(Random(f"choices {self.seed}"))
        for length in range(self.longest):
            if table.over:
                with blame("play", "check at the end"):
                    self.game.check(table.state)
                self.report.longest_game = max(self.report.longest_game, length)
                return length
            self._check_here(table)
            with blame("play", "choose"):
                chooser.move(table)
        raise Broken("play", f"the game does not end within {self.longest} decisions")

    def _play_back(self, tape: str) -> None:
        """The same choices and outcomes make the same game."""
        assert self.table is not None
        with blame("play", "the same choices and outcomes once more"):
            again = load_text(tape, game=self.game, listening=False, searchable=False)
            if found := difference(self.table.state, again.state):
                raise Broken("play", f"the same choices and outcomes led elsewhere, chance is not all: {found}")

    def _check_here(self, table: Table) -> None:
        self.report.decisions += 1
        self.report.runs["play"] += 1
        check_asked(table)
        with blame("play", "check"):
            self.game.check(table.state)

    def _check_closely(self, sample: Sample) -> None:
        """What everything else rests on comes first: a broken copy breaks every clone."""
        dice = sample.table.state.chance.stream()
        check_copy(sample)
        check_refusals(sample)
        check_clone(sample)
        check_tape(sample)
        check_not_over(sample)
        check_views(sample)
        check_forward(sample, self.horizon)
        check_lockstep(sample)
        check_imagining(sample)
        check_bots(sample)
        check_world(sample, self.longest)
        check_endless(sample)
        now = sample.table.state.chance.stream()
        if dice is not None and now is not None and dice.getstate() != now.getstate():
            raise Broken("play", "a clone, an imagined world or a bot moved the table's own dice")

    def _check_end(self, sample: Sample) -> None:
        with blame("play", "result"):
            assert sample.table.result is not None
        check_copy(sample)
        check_clone(sample)
        check_tape(sample)
        check_views(sample)
