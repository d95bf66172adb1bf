"""What the race has shown, as a table for the terminal and as Markdown for the README."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from rich.table import Table

from bench.compiled import COMPILED
from bench.contender import Contender
from bench.ours import Figures
from bench.race import Lane

Row = tuple[str, ...]
SPEED_HEAD: Row = ("game", "decisions/s", "ratio", "choices/s", "ratio", "spread", "per game")
COST_HEAD: Row = ("game", "clone", "imagine", "view", "saved", "at most", "start")
BOTS_HEAD: Row = ("game", "games/s", "compiled", "times", "decisions/s", "compiled")
SEARCH_HEAD: Row = ("game", "play-outs/s", "compiled", "times")
BUDGET: Row = ("budget", "20 µs", "150 µs", "100 µs", "", "8 kB", "")


def machine() -> str:
    """The machine in as few words as it takes to read the numbers."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return f"{cores} core{'s' if cores > 1 else ''}, {platform.python_implementation()} {platform.python_version()}"


def speed_rows(lanes: Sequence[Lane], yardstick: Contender) -> list[Row]:
    """One row per contender, the fastest first; the ratio is left out if the yardstick did not race."""
    measure = next((lane for lane in lanes if lane.contender is yardstick), None)
    return [
        (
            lane.contender.name,
            f"{lane.rate:,.0f}",
            "" if measure is None else f"{lane.rate / measure.rate:.2f}",
            f"{lane.choice_rate:,.0f}",
            "" if measure is None else f"{lane.choice_rate / measure.choice_rate:.2f}",
            f"{min(lane.rates) / lane.rate - 1:+.0%} {max(lane.rates) / lane.rate - 1:+.0%}",
            f"{lane.decisions / lane.games:,.0f}",
        )
        for lane in sorted(lanes, key=lambda lane: -lane.rate)
    ]


def in_pairs(plain: Sequence[Lane], compiled: Sequence[Lane]) -> list[tuple[Lane, Lane | None]]:
    """Every game that bots played in plain Python, with the same game where it was compiled."""
    partners = {lane.contender.name: lane for lane in compiled}
    return [(lane, partners.get(lane.contender.name + COMPILED)) for lane in plain]


def bot_rows(pairs: Sequence[tuple[Lane, Lane | None]]) -> list[Row]:
    return [
        (
            lane.contender.name,
            f"{lane.game_rate:,.1f}",
            "" if other is None else f"{other.game_rate:,.1f}",
            "" if other is None else f"{other.rate / lane.rate:.2f}",
            f"{lane.rate:,.0f}",
            "" if other is None else f"{other.rate:,.0f}",
        )
        for lane, other in pairs
    ]


def search_rows(pairs: Sequence[tuple[Lane, Lane | None]]) -> list[Row]:
    return [
        (
            lane.contender.name,
            f"{lane.rate:,.1f}",
            "" if other is None else f"{other.rate:,.1f}",
            "" if other is None else f"{other.rate / lane.rate:.2f}",
        )
        for lane, other in pairs
    ]


def too_slow(pairs: Sequence[tuple[Lane, Lane | None]], times: float) -> list[str]:
    """The games that gain less by being compiled than they should: something in them does not compile well."""
    return [
        f"{lane.contender.name} ({other.rate / lane.rate:.2f})"
        for lane, other in pairs
        if other is not None and other.rate < times * lane.rate
    ]


def cost_rows(figures: Sequence[Figures]) -> list[Row]:
    rows = [
        (
            each.title,
            f"{each.clone:.0f} µs",
            f"{each.imagine:.0f} µs",
            f"{each.view:.0f} µs",
            f"{each.saved / 1000:.1f} kB",
            f"{each.saved_most / 1000:.1f} kB",
            f"{each.start:.0f} ms",
        )
        for each in figures
    ]
    return [*rows, BUDGET] if rows else []


def rich_table(title: str, head: Row, rows: Sequence[Row]) -> Table:
    table = Table(title=title, title_justify="left")
    for column, word in enumerate(head):
        table.add_column(word, justify="left" if column == 0 else "right", no_wrap=column == 0)
    for row in rows:
        table.add_row(*row, style="bold green" if row[0].startswith("Housebound") else None)
    return table


def markdown_table(head: Row, rows: Sequence[Row]) -> str:
    rule = ["---" if column == 0 else "---:" for column in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows)) + "\n"


def markdown(
    lanes: Sequence[Lane],
    by_bots: Sequence[Row],
    by_search: Sequence[Row],
    figures: Sequence[Figures],
    yardstick: Contender,
    seconds: float,
) -> str:
    parts = []
    if lanes:
        parts += [
            _race_in_words(len(lanes[0].rates), yardstick, seconds),
            markdown_table(SPEED_HEAD, speed_rows(lanes, yardstick)),
        ]
    if by_bots:
        parts += [
            "The same games between sensible bots, in plain Python and compiled, in rotation too:\n",
            markdown_table(BOTS_HEAD, by_bots),
        ]
    if by_search:
        parts += [
            "Play-outs of the player that searches, from choices half-way through such games to their end:\n",
            markdown_table(SEARCH_HEAD, by_search),
        ]
    if figures:
        parts += [
            "Averages over every decision of random games; the file of a finished game between sensible bots, on "
            "average and the largest; and the time from `import housebound` to the first question:\n",
            markdown_table(COST_HEAD, cost_rows(figures)),
        ]
    return "\n".join(parts)


def _race_in_words(rounds: int, yardstick: Contender, seconds: float) -> str:
    return (
        f"Random play in one process, {machine()}: the median of {rounds} rounds of about {seconds:g} s each, all "
        f"contenders in rotation, setup included. A decision is whenever a player is asked, a choice when "
        f"there is more than one answer (of catanatron's decisions two in three have one); chance is neither. "
        "What is compiled is played by a process of its own, round by round as the others. "
        f"The ratio is to {yardstick.project}, the spread from the slowest round to the fastest.\n"
    )
