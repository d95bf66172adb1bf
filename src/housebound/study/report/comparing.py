"""Two studies side by side: did it change who wins, and how long it takes?"""

from __future__ import annotations

from collections.abc import Iterator
from math import erfc, sqrt
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from housebound.kernel.chronicle import GROUP
from housebound.locales.figures import number, signed
from housebound.study.intervals import Interval, Z, corrected, difference
from housebound.study.report.figure import BAND, INK, WIDTH, Figure, between, data, percent
from housebound.study.report.holdings import SURE
from housebound.study.report.reading import Reading
from housebound.study.report.shares import Share, group_shares, side_counts

_MOST = 30


class Change(NamedTuple):
    """A share in both files, and what became of it."""

    what: str
    one: Share
    two: Share
    change: Interval
    chance: float


def compared(one: Reading, two: Reading) -> Iterator[Figure]:
    """Sides, then everything that games of both files are compared by, then lengths."""
    sides = _changes(
        [Share(side, "", hits, of) for side, hits, of in side_counts(one)],
        [Share(side, "", hits, of) for side, hits, of in side_counts(two)],
    )
    if sides:
        yield _figure(one, two, "compared-sides", one.words.say("report-sides"), sides)
    for column in one.used(GROUP):
        if column.name in {other.name for other in two.used(GROUP)}:
            changes = _changes(group_shares(one, column), group_shares(two, column))
            if len({change.one.what for change in changes}) > 1:
                title = one.words.say("report-by", what=one.words.column(column.name))
                yield _figure(one, two, f"compared-{column.name}", title, changes)
    yield _lengths(one, two)


def _changes(one: list[Share], two: list[Share]) -> list[Change]:
    """What both files have, with the chance of each change if there were none, all comparisons counted."""
    theirs = {(share.what, share.who): share for share in two}
    pairs = [(share, theirs[share.what, share.who]) for share in one if (share.what, share.who) in theirs]
    chances = corrected([_chance(a, b) for a, b in pairs])
    return [
        Change(f"{a.what}: {a.who}" if a.who else a.what, a, b, difference(b.hits, b.of, a.hits, a.of), chance)
        for (a, b), chance in zip(pairs, chances, strict=True)
    ]


def _chance(one: Share, two: Share) -> float:
    """How likely two shares would differ so much if they were the same (the test of two proportions)."""
    pooled = (one.hits + two.hits) / (one.of + two.of)
    spread = sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / two.of))
    return erfc(abs(one.hits / one.of - two.hits / two.of) / spread / sqrt(2)) if spread else 1.0


def _figure(one: Reading, two: Reading, name: str, title: str, changes: list[Change]) -> Figure:
    say = one.words.say
    changes = sorted(changes, key=lambda change: change.change.value)
    shown = changes if len(changes) <= _MOST else changes[: _MOST // 2] + changes[-_MOST // 2 :]
    return Figure(
        name,
        say("report-compared", what=title),
        say("report-compared-caption", one=one.label, two=two.label, count=len(changes)),
        [title, one.label, two.label, say("report-change"), say("study-interval"), say("report-sure")],
        [
            [
                change.what,
                percent(change.one.hits / change.one.of, one.words),
                percent(change.two.hits / change.two.of, one.words),
                signed(change.change.value * 100, one.words.language, 1),
                between(change.change.low, change.change.high, one.words),
                say("report-yes" if change.chance < SURE else "report-no"),
            ]
            for change in changes
        ],
        _plot(one, shown),
    )


def _plot(one: Reading, shown: list[Change]) -> Any:
    say = one.words.say
    yes, no = say("report-beyond-chance"), say("report-maybe-chance")
    rows = [
        {
            **{
                "what": change.what,
                "change": change.change.value,
                "low": change.change.low,
                "high": change.change.high,
            },
            "sure": yes if change.chance < SURE else no,
        }
        for change in shown
    ]
    y = alt.Y("what:N", sort=[change.what for change in shown], title=None, axis=alt.Axis(grid=True))
    title = say("report-change-axis")
    legend = alt.Legend(orient="top", direction="horizontal")
    fill = alt.Fill("sure:N", scale=alt.Scale(domain=[yes, no], range=[INK, "#ffffff"]), title=None, legend=legend)
    base = alt.Chart(data(rows))
    lines = base.mark_rule(color=INK, strokeWidth=1.4).encode(y=y, x=alt.X("low:Q", title=title), x2="high:Q")
    points = base.mark_point(size=64, stroke=INK, opacity=1).encode(
        y=y, x=alt.X("change:Q", title=title, axis=alt.Axis(format="+.0%")), fill=fill
    )
    zero = alt.Chart(data([{"at": 0}])).mark_rule(color=INK, strokeDash=[4, 3]).encode(x="at:Q")
    return (zero + lines + points).properties(width=WIDTH, height=BAND * len(shown))


def _lengths(one: Reading, two: Reading) -> Figure:
    say, spoken = one.words.say, one.words.language
    rows = []
    for name in ("rounds", "choices"):
        (n, mean, spread), (m, other, other_spread) = (_mean(reading, name) for reading in (one, two))
        reach = Z * sqrt(spread**2 / n + other_spread**2 / m)
        change = other - mean
        rows.append(
            [
                one.words.column(name),
                number(mean, spoken, 2),
                number(other, spoken, 2),
                signed(change, spoken, 2),
                f"{signed(change - reach, spoken, 2)} – {signed(change + reach, spoken, 2)}",
            ]
        )
    return Figure(
        "compared-length",
        say("report-compared-length"),
        say("report-compared-length-caption"),
        [say("report-mean"), one.label, two.label, say("report-change"), say("study-interval")],
        rows,
    )


def _mean(reading: Reading, name: str) -> tuple[int, float, float]:
    found = (
        reading.games.select(pl.len(), pl.col(name).mean().alias("mean"), pl.col(name).std().alias("spread"))
        .collect()
        .row(0)
    )
    return found[0], found[1], found[2] or 0.0
