"""Who wins which haunt: games of four sensible bots, begun at each haunt, into docs/haunts.md (`make haunts`)."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from housebound import bots
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seat_view import told
from housebound.kernel.table import Table
from housebound.locales import speech

DOCS = Path(__file__).parents[1] / "docs" / "haunts.md"
SEATS = 4
NOBODY = "nobody"
ROUND_LIMIT = "BET-WIN-7"
HEAD = """# The haunts, and who wins them

Games of four sensible bots, begun at the haunt in a house that bots have explored (`--option haunt=N`): how many the
heroes won, how many the traitor (or, where there is none, whoever stands against them), how many nobody won before
the round limit (BET-WIN-7), and the median of rounds. Made by `make haunts`. Bots are not people: they never
talk, and a haunt that asks for a plan shared by all is harder for them than for you. In 31 and 50 there are no two
sides: whoever wins there, alone or with others, stands under heroes.

"""


class Ending(NamedTuple):
    side: str
    rounds: int


class Tally(NamedTuple):
    """All games of one haunt."""

    number: int
    sides: Counter[str]
    rounds: float


def play(number: int, seed: int) -> Ending:
    """One game from the haunt's beginning to its end."""
    table = Table(BETRAYAL, SEATS, {"haunt": number}, seed=seed, searchable=False)
    player = bots.bot(BETRAYAL, "sensible")
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    assert table.result is not None
    won = [one.details["team"] for one in told(table, SPECTATOR) if one.kind == "won"]
    lost = table.result.why == ROUND_LIMIT or not table.result.winners
    return Ending(NOBODY if lost else won[-1] if won else "heroes", table.result.rounds)


def tally(number: int, games: int) -> Tally:
    endings = [play(number, seed) for seed in range(games)]
    return Tally(number, Counter(ending.side for ending in endings), median(ending.rounds for ending in endings))


def table_of(tallies: list[Tally], games: int) -> str:
    words = speech("betrayal")
    lines = [f"{games} games of each.\n", "| haunt | heroes | traitor | nobody | rounds |", "|---|---:|---:|---:|---:|"]
    for one in tallies:
        title = words.say(f"haunt-{one.number}-title")
        sides = (one.sides["heroes"], one.sides["traitor"], one.sides[NOBODY])
        lines.append(f"| {one.number} {title} | {sides[0]} | {sides[1]} | {sides[2]} | {one.rounds:g} |")
    return "\n".join(lines) + "\n"


def main(
    games: Annotated[int, typer.Option(min=1, help="Games of each haunt.")] = 100,
    cores: Annotated[int, typer.Option(min=1, help="How many at a time.")] = 2,
) -> None:
    numbers = sorted(PRESENT)
    with ProcessPoolExecutor(cores) as pool:
        tallies = list(pool.map(tally, numbers, [games] * len(numbers)))
    DOCS.write_text(HEAD + table_of(tallies, games), encoding="utf-8")
    Console().print(f"Written to {DOCS.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    typer.run(main)
