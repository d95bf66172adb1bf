"""`python -m tools.tables`: counts the tables of docs/bots.md as long as it may, and goes on another night.

    git worktree add --detach ../before 0b914a5
    nice python -m tools.tables --before ../before --hours 8 --out tables.jsonl

Every row is a side: hard players there against sensible ones (the first table), or the sensible players of this
checkout against those of another one (the last); between them stand the haunts that are uneven between sensible
players, with hard ones on both sides. Each seed is played twice, so that what differs is the thinking and
not the deal. Rows take turns, a pair each, so that all of them are worth about as much whenever it is stopped; what is
noted in the file is not played again. Without `--before` the last table is not counted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Annotated, NamedTuple, Protocol

import msgspec
import typer

from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.kernel import registry
from housebound.kernel.settings import Value
from tools import hard
from tools.haunt_games import SEATS, Elsewhere, Here, Mind
from tools.haunt_games import play as play_haunt
from tools.haunts import ONE_SIDED
from tools.rivals import HERE, THERE, Contest, load_rival

HAUNTS = tuple(number for number in sorted(PRESENT) if number not in ONE_SIDED)
"""The haunts with two sides: each seed plays the next one."""
UNEVEN = (21, 23, 27, 28, 32)
"""Those in which sensible heroes win fewer than 15 of 100 games against sensible traitors (docs/haunts.md)."""
Settings = Mapping[str, Value]


class Noted(msgspec.Struct, frozen=True):
    """One seed of a row: the share of the side's seats that won, without and with what the row is about."""

    row: str
    seed: int
    without: float
    with_it: float


class Row(Protocol):
    """One line of a table."""

    table: str
    name: str

    def pair(self, seed: int) -> tuple[float, float] | None:
        """Without and with what the row is about; None: this seed has no such side."""


class Table(NamedTuple):
    """Where a line of the plan is played: a game, its seats and settings, and the side that is counted."""

    name: str
    game: str
    side: str
    seats: int
    settings: Settings


PLAN = (
    Table("Room 25, Cooperation, 4 players", "room25", "everybody", 4, {"mode": "cooperation"}),
    Table("Room 25, Solo", "room25", "everybody", 1, {"mode": "solo"}),
    Table("Room 25, Suspicion, 6 players, Prisoners", "room25", "prisoner", 6, {"mode": "suspicion"}),
    Table("Room 25, Suspicion, 6 players, Guards", "room25", "guard", 6, {"mode": "suspicion"}),
    Table("Room 25, Team, 4 players, first team", "room25", "team_1", 4, {"mode": "team"}),
    Table("Room 25, Competition, 2 players, first player", "room25", "player_1", 2, {"mode": "competition"}),
    *(
        Table(f"Terrorscape, {words}, {side_words}", "terrorscape", side, 4, {"killer": killer})
        for killer, words in (("butcher", "Butcher"), ("ghost", "Ghost Maid"), ("maniac", "Maniac"))
        for side, side_words in (("killer", "killer"), ("team", "victims"))
    ),
    Table("Betrayal, all haunts, heroes", "betrayal", "heroes", 4, {}),
    Table("Betrayal, all haunts, traitor", "betrayal", "traitor", 4, {}),
)
_SIDES_OF_RIVALS = {
    "everybody": "players",
    "prisoner": "Prisoners",
    "guard": "Guards",
    "team_1": "first team",
    "player_1": "player 1",
    "killer": "killer",
    "team": "victims",
}
"""What `tools.rivals` calls them."""


class Searched:
    """Hard players on one side, sensible ones everywhere else."""

    table = "hard against sensible"

    def __init__(self, plan: Table, player: str) -> None:
        self._plan = plan
        self._player = player
        self.name = f"{plan.name} ({player})"

    def pair(self, seed: int) -> tuple[float, float] | None:
        plan, rules = self._plan, registry.find(self._plan.game)
        given = {**plan.settings, "haunt": HAUNTS[seed % len(HAUNTS)]} if plan.game == "betrayal" else plan.settings
        settings = rules.settle(plan.seats, given)
        without, there = hard.play(rules, plan.seats, settings, seed, "", plan.side)
        with_it, still_there = hard.play(rules, plan.seats, settings, seed, self._player, plan.side)
        return (without, with_it) if there and still_there else None


class BothHard:
    """One haunt, hard players on both sides, and sensible ones on both: how many the heroes win."""

    table = "heroes' wins, sensible and hard on both sides"

    def __init__(self, number: int, player: str) -> None:
        self._number = number
        self._player = player
        self.name = f"haunt {number} ({player})"

    def pair(self, seed: int) -> tuple[float, float] | None:
        rules = registry.find("betrayal")
        settings = rules.settle(SEATS, {"haunt": self._number})
        without, there = hard.play(rules, SEATS, settings, seed, "", "heroes")
        with_it, still_there = hard.play(rules, SEATS, settings, seed, self._player, "heroes", everywhere=True)
        return (without, with_it) if there and still_there else None


class Rivals:
    """The sensible players of this checkout on one side, those of another one everywhere else; Room 25, Terrorscape."""

    table = "sensible against what it was"

    def __init__(self, plan: Table, before: Path, folder: Path) -> None:
        folder.mkdir()
        self.name = plan.name
        self._side = _SIDES_OF_RIVALS[plan.side]
        players = (registry.find(plan.game).bot("sensible"), load_rival(plan.game, before, folder))
        self._contest = Contest(plan.game, plan.seats, plan.settings, players)

    def pair(self, seed: int) -> tuple[float, float] | None:
        names, side = self._contest.names, self._side
        before = self._contest.play(seed, tuple(THERE for _ in names))
        now = self._contest.play(seed, tuple(HERE if name == side else THERE for name in names))
        return float(before[side]), float(now[side])


class HauntRivals:
    """The same in Betrayal, haunt after haunt: what its players are after a haunt says, so others think elsewhere."""

    table = Rivals.table

    def __init__(self, plan: Table, before: Elsewhere) -> None:
        self.name = plan.name
        self._side = plan.side
        self._before: Mind = before

    def pair(self, seed: int) -> tuple[float, float] | None:
        old, here, number = self._before, Here(), HAUNTS[seed % len(HAUNTS)]
        minds: tuple[Mind, Mind] = (here, old) if self._side == "heroes" else (old, here)
        ends = play_haunt(number, seed, (old, old)), play_haunt(number, seed, minds)
        return float(ends[0].side == self._side), float(ends[1].side == self._side)


def rows_of(player: str, before: Path | None, elsewhere: Elsewhere | None, folder: Path) -> list[Row]:
    """All rows; those against another checkout if there is one."""
    rows: list[Row] = [Searched(plan, player) for plan in PLAN]
    rows += [BothHard(number, player) for number in UNEVEN]
    for nth, plan in enumerate(PLAN):
        if plan.game == "betrayal" and elsewhere is not None:
            rows.append(HauntRivals(plan, elsewhere))
        elif before is not None:
            rows.append(Rivals(plan, before, folder / str(nth)))
    return rows


def read(path: Path) -> list[Noted]:
    """What was noted; a line that was cut off when the machine went down is left out."""
    noted = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            noted.append(msgspec.json.decode(line, type=Noted))
        except msgspec.DecodeError:
            continue
    return noted


def mend(path: Path) -> None:
    """What was cut off is a line of its own, so that the next one can be read."""
    if path.exists() and not path.read_bytes().endswith(b"\n"):
        with path.open("ab") as file:
            file.write(b"\n")


def rounds(rows: Sequence[Row], noted: Sequence[Noted], games: int) -> Iterator[tuple[Row, int]]:
    """The rows in turn, each with a seed that it has not played, until all have so many."""
    done = {(one.row, one.seed) for one in noted}
    for seed in count(1):
        if seed > games:
            return
        yield from ((row, seed) for row in rows if (key_of(row), seed) not in done)


def key_of(row: Row) -> str:
    return f"{row.table}: {row.name}"


def page_of(noted: Sequence[Noted]) -> str:
    """The tables in Markdown: games, both shares, and the gain in points with its 95 % interval."""
    by_row: dict[str, list[Noted]] = defaultdict(list)
    for one in noted:
        by_row[one.row].append(one)
    lines: list[str] = []
    for table in (Searched.table, BothHard.table, Rivals.table):
        lines += [f"\n{table}\n", "| side | games | without | with | gain |", "|---|---:|---:|---:|---:|"]
        lines += [_line(key.removeprefix(f"{table}: "), of) for key, of in by_row.items() if key.startswith(table)]
    return "\n".join(lines) + "\n"


def _line(name: str, noted: list[Noted]) -> str:
    gains = [one.with_it - one.without for one in noted]
    doubt = f"{196 * stdev(gains) / sqrt(len(gains)):.1f}" if len(gains) > 1 else "?"
    without, with_it = (100 * fmean(share) for share in zip(*((n.without, n.with_it) for n in noted), strict=True))
    return f"| {name} | {len(noted)} | {without:.1f} % | {with_it:.1f} % | {100 * fmean(gains):+.1f} ± {doubt} |"


def main(
    before: Annotated[Path | None, typer.Option(help="A checkout with the sensible players of before.")] = None,
    hours: Annotated[float, typer.Option(help="No pair is begun after so long.")] = 8.0,
    games: Annotated[int, typer.Option(help="Pairs of each row, with those in the file.")] = 400,
    player: Annotated[str, typer.Option(help="The hard player.")] = "searching:40",
    row: Annotated[list[str] | None, typer.Option(help="Only rows with these words; may be given again.")] = None,
    out: Annotated[Path, typer.Option(help="Where pairs are noted.")] = Path("tables.jsonl"),
) -> None:
    """Play pairs until there are enough or the time is up, and print the tables."""
    mend(out)
    began, elsewhere = monotonic(), Elsewhere(before) if before is not None else None
    with TemporaryDirectory() as folder:
        rows = rows_of(player, before, elsewhere, Path(folder))
        wanted = [one for one in rows if row is None or any(words in key_of(one) for words in row)]
        if not wanted:
            raise typer.BadParameter("no row has these words; the rows: " + "; ".join(key_of(one) for one in rows))
        for one, seed in rounds(wanted, read(out), games):
            if monotonic() - began > 3600 * hours:
                break
            pair = one.pair(seed)
            if pair is not None:
                with out.open("ab") as file:
                    file.write(msgspec.json.encode(Noted(key_of(one), seed, *pair)) + b"\n")
    if elsewhere is not None:
        elsewhere.close()
    print(page_of(read(out)))


if __name__ == "__main__":
    typer.run(main)
