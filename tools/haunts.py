"""Who wins which haunt: games of four sensible bots, begun at each haunt, into docs/haunts.md (`make haunts`).

`python -m tools.haunts --heroes OLD --games 40` plays heroes with the bots of the checkout OLD against the traitors of
this one, and says how many they won; nothing is written then.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.locales import speech
from tools.haunt_games import NOBODY, Elsewhere, Here, Mind, play

DOCS = Path(__file__).parents[1] / "docs" / "haunts.md"
ONE_SIDED = frozenset({31, 50})
"""Haunts in which everybody plays for itself, or all together against the house."""
FAIR = 15
"""A haunt is won by both sides if each wins so many of 100."""
HEAD = """# The haunts, and who wins them

Games of four sensible bots, begun at the haunt in a house that bots have explored (`--option haunt=N`): how many the
heroes won, how many the traitor (or, where there is none, whoever stands against them), how many nobody won before
the round limit (BET-WIN-7), and the median of rounds. Made by `make haunts`. Bots are not people: they never
talk, and a haunt that asks for a plan shared by all is harder for them than for you. In 31 and 50 there are no two
sides: whoever wins there, alone or with others, stands under heroes.

"""


class Tally(NamedTuple):
    """All games of one haunt."""

    number: int
    sides: Counter[str]
    rounds: float


def tally(number: int, games: int, heroes: Path | None, traitor: Path | None) -> Tally:
    """So many games of a haunt; a side with a checkout is played by the bots there."""
    here, away = Here(), {path: Elsewhere(path) for path in {heroes, traitor} if path is not None}
    minds: tuple[Mind, Mind] = (away[heroes] if heroes else here, away[traitor] if traitor else here)
    endings = [play(number, seed, minds) for seed in range(games)]
    for mind in away.values():
        mind.close()
    return Tally(number, Counter(ending.side for ending in endings), median(ending.rounds for ending in endings))


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in hundredths."""
    z = 1.96
    share, wide = won / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / wide
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / wide
    return 100 * (middle - half), 100 * (middle + half)


def summary(tallies: list[Tally]) -> str:
    """All two-sided haunts together, and in how many each side has its share."""
    two = [one for one in tallies if one.number not in ONE_SIDED]
    won, games = sum(one.sides["heroes"] for one in two), sum(one.sides.total() for one in two)
    low, high = interval(won, games)
    fair = sum(min(one.sides["heroes"], one.sides["traitor"]) * 100 >= FAIR * one.sides.total() for one in two)
    return (
        f"In the {len(two)} haunts with two sides the heroes won {100 * won / games:.1f} % of {games} games "
        f"(95 %: {low:.1f} to {high:.1f}); in {fair} of them each side won at least {FAIR} of 100."
    )


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
    heroes: Annotated[Path | None, typer.Option(help="A checkout whose bots play the heroes.")] = None,
    traitor: Annotated[Path | None, typer.Option(help="A checkout whose bots play the traitor's side.")] = None,
    haunt: Annotated[list[int] | None, typer.Option(help="Only this haunt; may be given again.")] = None,
) -> None:
    numbers = haunt or sorted(PRESENT)
    times = len(numbers)
    with ProcessPoolExecutor(cores) as pool:
        tallies = list(pool.map(tally, numbers, [games] * times, [heroes] * times, [traitor] * times))
    page = table_of(tallies, games)
    if heroes or traitor or haunt:
        print(page + "\n" + summary(tallies))
        return
    DOCS.write_text(HEAD + page + "\n" + summary(tallies) + "\n", encoding="utf-8")
    Console().print(f"Written to {DOCS.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    typer.run(main)
