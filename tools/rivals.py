"""Sensible bots against those of another checkout: does a change make them play better, side by side and seed by seed?

    git worktree add --detach ../before 0b914a5
    python -m tools.rivals room25 ../before --games 1000 --seats 6 --option mode=suspicion

Both play by the rules of this checkout. Every seed is played with each side's bots from here and from there, so that
what differs is the play and not the deal.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

from housebound.games.room25.words import GUARD, SUSPICION, TEAM
from housebound.kernel import registry
from housebound.kernel.game import Bot
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

HERE, THERE = 0, 1
NAMES = ("here", "there")
Sides = Callable[[Any, int], str]
"""A state and a seat -> the side that plays there."""


def _sides_of_room25(g: Any, seat: int) -> str:
    if g.rules.mode == SUSPICION:
        return "Guards" if g.role[seat] == GUARD else "Prisoners"
    if g.rules.mode == TEAM:
        return "second team" if seat % 2 else "first team"
    return f"player {seat + 1}" if g.rules.long_track else "players"


def _sides_of_terrorscape(g: Any, seat: int) -> str:
    return "killer" if seat == g.rules.killer_seat else "victims"


SIDES: dict[str, Sides] = {"room25": _sides_of_room25, "terrorscape": _sides_of_terrorscape}


def names_of_sides(game: str, seats: int, settings: Mapping[str, Value]) -> list[str]:
    if game == "terrorscape":
        return ["killer", "victims"]
    match settings.get("mode", "suspicion"):
        case "suspicion":
            return ["Prisoners", "Guards"]
        case "team":
            return ["first team", "second team"]
        case "competition":
            return [f"player {seat + 1}" for seat in range(seats)]
        case _:
            return ["players"]


def load_rival(game: str, checkout: Path, folder: Path) -> Bot:
    """The sensible bot of another checkout, under a name of its own and on the rules of this one."""
    name = f"rival_{game}"
    package = folder / name
    package.mkdir()
    for module in (checkout / "src" / "housebound" / "games" / game / "bot").glob("*.py"):
        text = module.read_text(encoding="utf-8")
        (package / module.name).write_text(text.replace(f"housebound.games.{game}.bot", name), encoding="utf-8")
    sys.path.insert(0, str(folder))
    bot: Bot = importlib.import_module(f"{name}.player").Sensible()
    return bot


class Contest:
    """Games of one kind of table, played by bots from here and from there."""

    def __init__(self, game: str, seats: int, settings: Mapping[str, Value], players: tuple[Bot, Bot]) -> None:
        self.game = registry.find(game)
        self.seats = seats
        self.settings = settings
        self.players = players
        self.side_of = SIDES[game]
        self.names = names_of_sides(game, seats, settings)
        self.spent = [0.0, 0.0]
        self.decisions = [0, 0]

    def play(self, seed: int, who: tuple[int, ...]) -> dict[str, bool]:
        """One game, with `who` plays each side; side -> whether it won."""
        table = Table(self.game, self.seats, self.settings, seed=seed, listening=False, searchable=False)
        streams = [Random(f"{seed}/{seat}") for seat in range(self.seats)]
        plays = dict(zip(self.names, who, strict=True))
        while not table.over:
            decision = table.pending[0]
            seat = decision.seat
            version = plays[self.side_of(table.state, seat)]
            start = process_time()
            option = self.players[version].choose(self.game.sight(table.state, seat), decision, streams[seat])
            self.spent[version] += process_time() - start
            self.decisions[version] += 1
            table.choose(seat, option)
        assert table.result is not None
        won = {self.side_of(table.state, seat) for seat in table.result.winners}
        return {name: name in won for name in self.names}


class Rate(NamedTuple):
    """A share of games with its 95 % interval."""

    share: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"


def rate(values: list[float]) -> Rate:
    n = len(values)
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return Rate(mean, 1.96 * sqrt(variance / n))


def report(contest: Contest, games: int, first: int, console: Console) -> None:
    """Plays everything, and prints for each way to seat them how often each side won, then the gain of each side."""
    seatings = [who for who in product((HERE, THERE), repeat=len(contest.names)) if len(who) < 3 or len(set(who)) > 1]
    if len(contest.names) > 2:  # of many players one is from elsewhere than all the others
        seatings = [who for who in seatings if 1 in (who.count(HERE), who.count(THERE))]
    results: dict[tuple[int, ...], list[dict[str, bool]]] = {who: [] for who in seatings}
    for seed in range(first, first + games):
        for who in seatings:
            results[who].append(contest.play(seed, who))
    for who in seatings:
        named = ", ".join(f"{name} {NAMES[v]}" for name, v in zip(contest.names, who, strict=True))
        shares = ", ".join(f"{name} {rate([float(r[name]) for r in results[who]])}" for name in contest.names)
        console.print(f"{named}: {shares}", highlight=False)
    if len(contest.names) < 3:
        for place, name in enumerate(contest.names):
            for who in seatings:
                if who[place] == HERE:
                    other = tuple(THERE if i == place else v for i, v in enumerate(who))
                    pairs = zip(results[who], results[other], strict=True)
                    gain = rate([float(a[name]) - float(b[name]) for a, b in pairs])
                    against = ", ".join(NAMES[v] for i, v in enumerate(who) if i != place) or "nobody"
                    console.print(f"gain of {name} against {against}: {gain}", highlight=False)
    per = [1e6 * spent / max(1, count) for spent, count in zip(contest.spent, contest.decisions, strict=True)]
    console.print(f"a decision: {per[HERE]:.0f} µs here, {per[THERE]:.0f} µs there", highlight=False)


def read_options(options: list[str]) -> dict[str, Value]:
    given: dict[str, Value] = {}
    for option in options:
        name, _, value = option.partition("=")
        given[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    return given


def main(
    game: str,
    checkout: Annotated[Path, typer.Argument(help="The other checkout.")],
    games: Annotated[int, typer.Option(min=1, help="Seeds; each is played once for every seating.")] = 200,
    seats: Annotated[int, typer.Option(min=1)] = 4,
    option: Annotated[list[str] | None, typer.Option(help="A setting of the table, name=value.")] = None,
    first: Annotated[int, typer.Option(help="The first seed.")] = 0,
) -> None:
    settings = read_options(option or [])
    with TemporaryDirectory() as folder:
        players = (registry.find(game).bot("sensible"), load_rival(game, checkout, Path(folder)))
        report(Contest(game, seats, settings, players), games, first, Console())


if __name__ == "__main__":
    typer.run(main)
