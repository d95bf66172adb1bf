"""How numbers are spread: how long games are, when the haunt begins, and how long people live."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, sqrt
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from housebound.kernel.chronicle import DEATH_ROUNDS, DEATH_SEATS, MEASURE, Column
from housebound.locales.figures import number
from housebound.study.intervals import Z
from housebound.study.report.figure import DASHES, INK, INKS, PALE, PERCENT, WIDTH, Figure, data, percent
from housebound.study.report.reading import Reading

_BINS = 40
BAR_FILL = "#b9c2ca"


def measures(reading: Reading) -> Iterator[Figure]:
    """A histogram of every number that people want to see spread."""
    for column in reading.used(MEASURE):
        counted = reading.games.group_by(column.name).len().drop_nulls().collect().sort(column.name)
        if counted.height > 1:
            yield _histogram(reading, column, counted)


def _histogram(reading: Reading, column: Column, counted: pl.DataFrame) -> Figure:
    words = reading.words
    values, times = counted[column.name], counted["len"]
    games = int(times.sum())
    low, high = float(values.min()), float(values.max())  # type: ignore[arg-type]
    wide = max(1, ceil((high - low + 1) / _BINS))
    bins: dict[float, int] = {}
    for value, n in zip(values, times, strict=True):
        start = low + (float(value) - low) // wide * wide
        bins[start] = bins.get(start, 0) + n
    rows = [
        {"start": start, "from": start - 0.5, "to": start + wide - 0.5, "share": n / games, "games": n}
        for start, n in sorted(bins.items())
    ]
    mean = float((values * times).sum()) / games
    median = _median(list(zip(values, times, strict=True)), games)
    name = words.column(column.name)
    return Figure(
        f"spread-{column.name}",
        words.say("report-spread", what=name),
        words.say(
            "report-spread-caption",
            mean=number(mean, words.language, 1),
            median=f"{median:g}",
            low=f"{low:g}",
            high=f"{high:g}",
        ),
        [name, words.say("study-games"), words.say("study-share")],
        [[_span(row["start"], wide), str(row["games"]), percent(row["share"], words)] for row in rows],
        _bars(rows, name, words.say("report-share-of-all"), median),
    )


def _span(start: float, wide: int) -> str:
    return f"{start:g}" if wide == 1 else f"{start:g} – {start + wide - 1:g}"


def _median(counted: list[tuple[Any, int]], games: int) -> float:
    seen = 0
    for value, n in counted:
        seen += n
        if 2 * seen >= games:
            return float(value)
    return float("nan")


def _bars(rows: list[dict[str, Any]], name: str, share: str, median: float) -> Any:
    x = alt.X("from:Q", title=name, scale=alt.Scale(nice=False, zero=False), axis=alt.Axis(tickMinStep=1, grid=False))
    bars = (
        alt.Chart(data(rows))
        .mark_bar(color=BAR_FILL, stroke=INK, strokeWidth=0.6)
        .encode(
            x=x,
            x2="to:Q",
            y2=alt.datum(0),
            y=alt.Y("share:Q", title=share, axis=alt.Axis(format=PERCENT)),
            tooltip=["start:Q", "games:Q"],
        )
    )
    line = alt.Chart(data([{"at": median}])).mark_rule(color=INK, strokeDash=[4, 3], strokeWidth=1.5).encode(x="at:Q")
    return (bars + line).properties(width=WIDTH, height=190)


# -- survival


class Moment(NamedTuple):
    """The share still alive after a round, with its interval."""

    side: str
    round: int
    alive: float
    low: float
    high: float
    at_risk: int


def survival(reading: Reading) -> Iterator[Figure]:
    """How many are still alive after each round, by side (Kaplan and Meier.

    A game that is over says nothing of later).
    """
    if not reading.has(DEATH_SEATS, DEATH_ROUNDS):
        return
    moments = _moments(reading)
    if not moments:
        return
    words = reading.words
    rows = [{**moment._asdict(), "side": words.side(moment.side)} for moment in moments]
    yield Figure(
        "survival",
        words.say("report-survival"),
        words.say("report-survival-caption"),
        [words.say("study-side"), words.column("rounds"), words.say("report-alive"), words.say("report-watched")],
        [[words.side(m.side), str(m.round), percent(m.alive, words), str(m.at_risk)] for m in moments],
        _steps(rows, words.column("rounds"), words.say("report-alive")),
    )


def _moments(reading: Reading) -> list[Moment]:
    deaths = (
        reading.games.select("number", pl.col(DEATH_SEATS).alias("seat"), pl.col(DEATH_ROUNDS).alias("died"))
        .explode("seat", "died")
        .drop_nulls()
        .group_by("number", "seat")
        .agg(pl.col("died").min())
    )
    lives = (
        reading.seats.select("number", "seat", "sides", "rounds")
        .join(deaths, on=["number", "seat"], how="left")
        .with_columns(until=pl.coalesce("died", "rounds"))
        .group_by("sides", "until")
        .agg(pl.len().alias("left"), pl.col("died").is_not_null().sum().alias("dead"))
        .collect()
    )
    found: list[Moment] = []
    for side in sorted(lives["sides"].unique()):
        mine = lives.filter(pl.col("sides") == side).sort("until")
        if mine["dead"].sum():  # a side that nothing can kill has no curve
            found += _kaplan_meier(side, list(mine.select("until", "left", "dead").iter_rows()))
    return found


def _kaplan_meier(side: str, lives: list[tuple[int, int, int]]) -> list[Moment]:
    """The curve of one side, with Greenwood's intervals; rounds that fewer than one in two hundred see are left out."""
    at_risk = total = sum(left for _, left, _ in lives)
    alive, variance = 1.0, 0.0
    found = [Moment(side, 0, 1.0, 1.0, 1.0, total)]
    for until, left, dead in lives:
        if at_risk * 200 < total:
            break
        if dead < at_risk:
            variance += dead / (at_risk * (at_risk - dead))
        alive *= 1 - dead / at_risk
        reach = Z * alive * sqrt(variance)
        found.append(Moment(side, until, alive, max(0.0, alive - reach), min(1.0, alive + reach), at_risk))
        at_risk -= left
    return found


def _steps(rows: list[dict[str, Any]], x_title: str, y_title: str) -> Any:
    sides = list(dict.fromkeys(row["side"] for row in rows))
    x = alt.X("round:Q", title=x_title, axis=alt.Axis(tickMinStep=1, grid=False))
    scale = alt.Scale(domain=[0, 1])
    colour = alt.Color("side:N", sort=sides, scale=alt.Scale(domain=sides, range=INKS), title=None)
    legend = alt.Legend(orient="top", direction="horizontal", symbolSize=400)
    dash = alt.StrokeDash("side:N", sort=sides, scale=alt.Scale(domain=sides, range=DASHES), title=None, legend=legend)
    base = alt.Chart(data(rows))
    band = base.mark_area(interpolate="step-after", opacity=0.55, color=PALE).encode(
        x=x, y=alt.Y("low:Q", scale=scale, title=y_title), y2="high:Q", detail="side:N"
    )
    line = base.mark_line(interpolate="step-after", strokeWidth=2).encode(
        x=x,
        y=alt.Y("alive:Q", scale=scale, title=y_title, axis=alt.Axis(format=PERCENT)),
        color=colour,
        strokeDash=dash,
        tooltip=["side:N", "round:Q", alt.Tooltip("alive:Q", format=".1%")],
    )
    return (band + line).properties(width=WIDTH, height=240)
