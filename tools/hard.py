"""`python -m tools.hard GAME --side SIDE`: what a side gains if a searching player plays it, in pairs.

Every seed is played twice: with sensible players in all seats, and with the searching player in all seats of one side.
What differs is the thinking, not the luck of the deal. Games are noted in a file as they are finished, so that a long
count can be made in pieces: whoever names the same file again goes on.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Annotated, Any

import msgspec
import typer

from housebound import bots
from housebound.bots.stream import stream_for
from housebound.commands.arguments import settings_of
from housebound.kernel import registry
from housebound.kernel.game import Game
from housebound.kernel.table import Table

EVERYBODY = "everybody"
"""The side of a game without sides."""


class Pair(msgspec.Struct, frozen=True):
    """One seed: the share of the side's seats that won, with sensible players and with the searching one there."""

    key: str
    seed: int
    sensible: float
    searching: float


def side_of(table: Table, seat: int) -> str:
    sides = table.game.sides(table.state) or table.game.roles(table.state)
    return sides[seat] if sides else EVERYBODY


def play(
    game: Game[Any], seats: int, settings: Any, seed: int, hard: str, side: str, *, everywhere: bool = False
) -> tuple[float, bool]:
    """The share of this side's seats that won, and whether there was such a side at all.

    The searching player sits wherever a seat is on that side when it has to choose: before a haunt nobody is. Or it
    sits `everywhere`, on all sides.
    """
    table = Table(game, seats, settings, seed=seed, listening=False)
    sensible, searching = bots.bot(game, "sensible"), bots.bot(game, hard) if hard else None
    while not table.over:
        decision = table.pending[0]
        if len(decision.options) == 1:
            table.choose(decision.seat, decision.options[0], decision.id)
            continue
        searches = searching is not None and (everywhere or side_of(table, decision.seat) == side)
        player = searching if searching is not None and searches else sensible
        dice = stream_for(f"{seed}/{decision.seat}/{decision.id}")
        table.choose(decision.seat, bots.asked_of(player, table, decision, Random(dice.getrandbits(64))), decision.id)
    result = table.result
    assert result is not None
    mine = [seat for seat in range(seats) if side_of(table, seat) == side]
    return (sum(seat in result.winners for seat in mine) / len(mine) if mine else 0.0), bool(mine)


def read(path: Path) -> list[Pair]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Pair) for line in path.read_bytes().splitlines()]


def row(key: str, pairs: list[Pair]) -> str:
    """A line of a Markdown table: games, both shares, and the gain with its 95 % interval."""
    gains = [one.searching - one.sensible for one in pairs]
    doubt = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("nan")
    before, after = fmean(one.sensible for one in pairs), fmean(one.searching for one in pairs)
    return f"| {key} | {len(pairs)} | {before:.1%} | {after:.1%} | {100 * fmean(gains):+.1f} ± {100 * doubt:.1f} |"


def main(
    game: str,
    side: Annotated[str, typer.Option(help="Whose seats search: heroes, traitor, killer, guard, …")] = EVERYBODY,
    hard: Annotated[str, typer.Option(help="The searching player.")] = "searching:40",
    seats: Annotated[int, typer.Option()] = 0,
    games: Annotated[int, typer.Option(help="Pairs, with those in the file.")] = 20,
    seed: Annotated[int, typer.Option(help="The first pair's.")] = 1,
    minutes: Annotated[float, typer.Option(help="No pair is begun after so long.")] = 8.0,
    option: Annotated[list[str] | None, typer.Option(help="As NAME=VALUE.")] = None,
    out: Annotated[Path, typer.Option(help="Where pairs are noted.")] = Path("hard.jsonl"),
) -> None:
    """Play pairs until there are enough or the time is up, and print what they say."""
    rules = registry.find(game)
    given = settings_of(option)
    count = seats or rules.usual_seats(given)
    settings = rules.settle(count, given)
    key = " ".join([game, *(option or []), side, str(count), hard])
    done = {one.seed for one in read(out) if one.key == key}
    began = monotonic()
    for nth in range(seed, seed + games):
        if nth in done:
            continue
        if monotonic() - began > 60 * minutes:
            break
        sensible, there = play(rules, count, settings, nth, "", side)
        searching, still_there = play(rules, count, settings, nth, hard, side)
        if there and still_there:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(Pair(key, nth, sensible, searching)) + b"\n")
    pairs = [one for one in read(out) if one.key == key]
    if pairs:
        print(row(key, pairs))


if __name__ == "__main__":
    typer.run(main)
