"""What winners had: for everything that somebody can have, how much oftener one wins with it than without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from housebound.kernel.chronicle import HAD, Column
from housebound.locales.figures import number
from housebound.study.intervals import Lift, corrected, lift
from housebound.study.report.figure import BAND, INK, WIDTH, Figure, data
from housebound.study.report.reading import Reading

SURE = 0.05
_FEW = 20  # seats with it, below which nothing is said
_MOST = 30  # lines of one plot
_TICKS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20)


class Held(NamedTuple):
    """One thing in the hands of one side.

    How often, how much it lifts, and the chance of that with all comparisons counted.
    """

    what: str
    side: str
    times: int
    lift: Lift
    chance: float


def holdings(reading: Reading) -> Iterator[Figure]:
    """A plot for each side: who has what is itself a matter of sides, so each is compared with its own."""
    words = reading.words
    for column in reading.used(HAD):
        held = _held(reading, column)
        for side in sorted({one.side for one in held}):
            mine = [one for one in held if one.side == side]
            mine.sort(key=lambda one: -one.lift.ratio.value)
            shown = mine if len(mine) <= _MOST else _most_telling(mine)
            of = words.side(side) if side else words.say("report-everybody")
            yield Figure(
                f"had-{column.name}-{side or 'all'}",
                words.say("report-had", side=of),
                words.say("report-had-caption", count=len(held)),
                [
                    words.say(one)
                    for one in ("report-thing", "report-times", "report-lift", "study-interval", "report-sure")
                ],
                [_cells(reading, one) for one in mine],
                _plot(reading, shown),
            )


def _held(reading: Reading, column: Column) -> list[Held]:
    seats = reading.seats.select("sides", "won", pl.col(column.name).str.split(" ").alias("what"))
    of = {
        side: (n, won)
        for side, n, won in seats.group_by("sides").agg(pl.len(), pl.col("won").sum()).collect().iter_rows()
    }
    counted = (
        seats.explode("what")
        .filter(pl.col("what") != "")
        .group_by("sides", "what")
        .agg(pl.len(), pl.col("won").sum())
        .collect()
        .sort("sides", "what")
    )
    lifts = []
    for side, what, times, won in counted.iter_rows():
        all_of, all_won = of[side]
        if times >= _FEW and all_of - times >= _FEW and 0 < all_won < all_of:
            lifts.append((side, what, times, lift(won, times, all_won - won, all_of - times)))
    chances = corrected([one[3].chance for one in lifts])
    return [
        Held(reading.words.value(column, what), side, times, found, chance)
        for (side, what, times, found), chance in zip(lifts, chances, strict=True)
    ]


def _most_telling(mine: list[Held]) -> list[Held]:
    """The things that lift or lower most, half of each."""
    half = _MOST // 2
    return mine[:half] + mine[-half:]


def _cells(reading: Reading, one: Held) -> list[str]:
    ratio = one.lift.ratio
    sure = reading.words.say("report-yes" if one.chance < SURE else "report-no")
    value, low, high = (number(part, reading.words.language, 2) for part in (ratio.value, ratio.low, ratio.high))
    return [one.what, str(one.times), value, f"{low} – {high}", sure]


def _plot(reading: Reading, shown: list[Held]) -> Any:
    words = reading.words
    yes, no = words.say("report-beyond-chance"), words.say("report-maybe-chance")
    rows = [
        {
            **{"what": one.what, "ratio": one.lift.ratio.value, "low": one.lift.ratio.low, "high": one.lift.ratio.high},
            **{"times": one.times, "sure": yes if one.chance < SURE else no},
        }
        for one in shown
    ]
    y = alt.Y("what:N", sort=[one.what for one in shown], title=None, axis=alt.Axis(grid=True))
    title = words.say("report-lift-axis")
    low, high = min(one.lift.ratio.low for one in shown), max(one.lift.ratio.high for one in shown)
    scale = alt.Scale(type="log", nice=False, domain=[low * 0.97, high * 1.03])
    ticks = [tick for tick in _TICKS if low <= tick <= high]
    x = alt.X("ratio:Q", scale=scale, title=title, axis=alt.Axis(format="~g", values=ticks))
    legend = alt.Legend(orient="top", direction="horizontal")
    fill = alt.Fill("sure:N", scale=alt.Scale(domain=[yes, no], range=[INK, "#ffffff"]), title=None, legend=legend)
    base = alt.Chart(data(rows))
    lines = base.mark_rule(color=INK, strokeWidth=1.4).encode(
        y=y, x=alt.X("low:Q", scale=scale, title=title), x2="high:Q"
    )
    points = base.mark_point(size=64, stroke=INK, opacity=1).encode(
        y=y, x=x, fill=fill, tooltip=["what:N", alt.Tooltip("ratio:Q", format=".2f"), "times:Q"]
    )
    one = alt.Chart(data([{"at": 1}])).mark_rule(color=INK, strokeDash=[4, 3]).encode(x=alt.X("at:Q", scale=scale))
    return (one + lines + points).properties(width=WIDTH, height=BAND * len(shown))
