"""The curves that `train_ppo.py` has written, as one picture: how often the agent wins, by processor time.

python examples/research/draw.py competition.csv solo.csv --out curves.svg
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import NamedTuple

from lessons import wilson

WIDE, HIGH, LEFT, TOP = 360, 240, 56, 40
MARGIN = 24
STEPS = (1, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600)
"""Seconds between two marks below a curve."""
STYLE = """text { font: 12px sans-serif; fill: #111 } .axis { stroke: #111; fill: none } .grid { stroke: #ccc }
.curve { stroke: #111; fill: none; stroke-width: 1.5 } .spread { stroke: #111; stroke-width: 1 }
.bot { stroke: #555; stroke-dasharray: 6 4 } .title { font-size: 14px; font-weight: bold }"""


class Look(NamedTuple):
    """One line of a curve's file."""

    kind: str
    answers: int
    seconds: float
    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games


def looks(path: Path) -> list[Look]:
    with path.open(newline="") as sheet:
        rows = list(csv.DictReader(sheet))
    return [
        Look(row["kind"], int(row["answers"]), float(row["seconds"]), int(row["won"]), int(row["games"]))
        for row in rows
    ]


def panel(title: str, rows: list[Look], left: int) -> list[str]:
    """One curve with its intervals, and what others win beside it."""
    learning = [row for row in rows if row.kind in ("begin", "imitate", "ppo")]
    others = [row for row in rows if row.kind in ("random", "sensible")]
    longest = max(row.seconds for row in learning) or 1.0

    def x(seconds: float) -> float:
        return round(left + WIDE * seconds / longest, 1)

    def y(share: float) -> float:
        return round(TOP + HIGH * (1 - share), 1)

    drawn = [f'<text class="title" x="{left}" y="{TOP - 16}">{title}</text>']
    for tenth in range(0, 11, 2):
        drawn.append(f'<line class="grid" x1="{left}" x2="{left + WIDE}" y1="{y(tenth / 10)}" y2="{y(tenth / 10)}"/>')
        drawn.append(f'<text x="{left - 8}" y="{y(tenth / 10) + 4}" text-anchor="end">{tenth / 10:.1f}</text>')
    for row in others:
        drawn.append(f'<line class="bot" x1="{left}" x2="{left + WIDE}" y1="{y(row.share)}" y2="{y(row.share)}"/>')
        drawn.append(f'<text x="{left + WIDE}" y="{y(row.share) - 5}" text-anchor="end">{row.kind}</text>')
    points = " ".join(f"{x(row.seconds)},{y(row.share)}" for row in learning)
    drawn.append(f'<polyline class="curve" points="{points}"/>')
    for row in learning:
        low, high = wilson(row.won, row.games)
        at = x(row.seconds)
        drawn.append(f'<line class="spread" x1="{at}" x2="{at}" y1="{y(low)}" y2="{y(high)}"/>')
        filled = "#111" if row.kind == "ppo" else "#fff"
        drawn.append(f'<circle cx="{at}" cy="{y(row.share)}" r="4" fill="{filled}" stroke="#111"/>')
    bottom = TOP + HIGH
    drawn.append(f'<path class="axis" d="M{left} {TOP} V{bottom} H{left + WIDE}"/>')
    every = next((step for step in STEPS if longest / step <= 6), STEPS[-1])
    for seconds in range(0, int(longest) + 1, every):
        drawn.append(f'<text x="{x(seconds)}" y="{bottom + 18}" text-anchor="middle">{seconds}</text>')
    return drawn


def picture(curves: list[tuple[str, list[Look]]]) -> str:
    """All curves side by side, as SVG."""
    wide = len(curves) * (WIDE + LEFT + MARGIN)
    high = TOP + HIGH + 70
    drawn = []
    for nth, (title, rows) in enumerate(curves):
        drawn += panel(title, rows, LEFT + nth * (WIDE + LEFT + MARGIN))
    said = (
        "Share of games won, with 95 % intervals, by processor seconds of learning. Hollow: by imitation; full: by PPO."
    )
    drawn.append(f'<text x="{LEFT}" y="{high - 14}">{said}</text>')
    body = "\n".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" aria-label="{said}">\n'
        f'<style>{STYLE}</style>\n<rect width="{wide}" height="{high}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curves", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=Path("curves.svg"))
    given = parser.parse_args()
    named = [(path.stem.capitalize(), looks(path)) for path in given.curves]
    given.out.write_text(picture(named), encoding="utf-8")


if __name__ == "__main__":
    main()
