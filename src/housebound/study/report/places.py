"""Where people die: maps of the house, the complex and the mansion, and what killed them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from housebound.kernel.chronicle import DEATH_CAUSES, DEATH_PLACES, DEATH_SPOTS, Column
from housebound.study.report.figure import INK, Figure, data, percent
from housebound.study.report.reading import Reading
from housebound.study.report.shares import Share, dots

_SQUARE = 22
_NAMED_WIDE, _NAMED_HIGH = 104, 58
"""Pixels of a square; of one that bears the name of its place."""
PAPER = "#f4f1ea"
_TOP = 25


class Spot(NamedTuple):
    """A square of a sheet, and the deaths there; what it is called, if it is always the same."""

    sheet: str
    column: int
    row: int
    deaths: int
    place: str


def places(reading: Reading) -> Iterator[Figure]:
    """The map of each sheet, the rooms in their order, and the causes."""
    spots = _spots(reading) if reading.has(DEATH_SPOTS, DEATH_PLACES) else []
    if spots:
        yield _maps(reading, spots)
    if not spots or not all(spot.place for spot in spots):  # a map whose squares have names says it all
        yield from _ranking(reading, DEATH_PLACES)
    yield from _ranking(reading, DEATH_CAUSES)


def _column(reading: Reading, name: str) -> Column:
    return next(column for column in reading.columns if column.name == name)


def _ranking(reading: Reading, name: str) -> Iterator[Figure]:
    if not reading.has(name):
        return
    words = reading.words
    column = _column(reading, name)
    counted = reading.games.select(pl.col(name).alias("at")).explode("at").drop_nulls().group_by("at").len().collect()
    counted = counted.filter(pl.col("at") != "").sort("len", "at", descending=[True, False])
    if not counted.height:
        return
    of = int(counted["len"].sum())
    shares = [Share(words.value(column, at), "", n, of) for at, n in counted.iter_rows()]
    yield Figure(
        name.replace("_", "-"),
        words.say(f"report-{name.replace('_', '-')}"),
        words.say("report-ranking-caption", shown=min(_TOP, len(shares)), count=len(shares)),
        [words.column(name), words.say("report-deaths"), words.say("study-share")],
        [[share.what, str(share.hits), percent(share.hits / share.of, words)] for share in shares],
        dots(shares[:_TOP], words.say("report-share-of-deaths"), whole=False),
    )


def _maps(reading: Reading, spots: list[Spot]) -> Figure:
    words = reading.words
    of = sum(spot.deaths for spot in spots)
    rows: list[dict[str, Any]] = [
        {
            **{"sheet": _sheet(reading, spot.sheet), "column": spot.column, "row": spot.row, "deaths": spot.deaths},
            **{"share": spot.deaths / of, "label": _label(spot.deaths / of), "place": spot.place},
            "dark": spot.deaths / of > 0.55 * max(s.deaths for s in spots) / of,
        }
        for spot in spots
    ]
    return Figure(
        "death-map",
        words.say("report-map"),
        words.say("report-map-caption", deaths=of),
        [words.say("report-sheet"), words.say("report-square"), words.say("report-deaths"), words.say("study-share")],
        [
            [
                row["sheet"],
                row["place"] or f"{row['column']}, {row['row']}",
                str(row["deaths"]),
                percent(row["share"], words),
            ]
            for row in rows
        ],
        _heat(rows, words.say("report-share-of-deaths")),
    )


def _sheet(reading: Reading, sheet: str) -> str:
    return reading.words.word(_column(reading, DEATH_SPOTS).words, sheet)


def _label(share: float) -> str:
    return f"{share * 100:.0f}" if share >= 0.01 else "·"


def _spots(reading: Reading) -> list[Spot]:
    """Squares with their deaths; a square is called by its place only where every death on it was in that place."""
    deaths = reading.games.select(pl.col(DEATH_SPOTS).alias("spot"), pl.col(DEATH_PLACES).alias("place")).explode(
        "spot", "place"
    )
    counted = (
        deaths.drop_nulls()
        .filter(pl.col("spot") != "")
        .group_by("spot")
        .agg(pl.len(), pl.col("place").first(), pl.col("place").n_unique().alias("places"))
        .collect()
        .sort("len", "spot", descending=[True, False])
    )
    column = _column(reading, DEATH_PLACES)
    found: list[Spot] = []
    for spot, n, place, kinds in counted.iter_rows():
        sheet, across, down = spot.split(" ")
        found.append(Spot(sheet, int(across), int(down), n, reading.words.value(column, place) if kinds == 1 else ""))
    return found


def _heat(rows: list[dict[str, Any]], title: str) -> Any:
    """A map for each sheet, all in one scale: squares of one size, shades of one ink."""
    sheets = list(dict.fromkeys(row["sheet"] for row in rows))
    top = max(row["share"] for row in rows)
    named = all(row["place"] for row in rows)
    legend = alt.Legend(format=".0%", orient="bottom")
    shade = alt.Color("share:Q", scale=alt.Scale(domain=[0, top], range=[PAPER, INK]), title=title, legend=legend)
    return alt.hconcat(*(_map([row for row in rows if row["sheet"] == sheet], sheet, shade, named) for sheet in sheets))


def _map(rows: list[dict[str, Any]], sheet: str, shade: alt.Color, named: bool) -> Any:
    columns = range(min(row["column"] for row in rows), max(row["column"] for row in rows) + 1)
    lines = range(min(row["row"] for row in rows), max(row["row"] for row in rows) + 1)
    wide, high = (_NAMED_WIDE, _NAMED_HIGH) if named else (_SQUARE, _SQUARE)
    base = alt.Chart(data(rows)).encode(
        x=alt.X("column:O", scale=alt.Scale(domain=list(columns)), axis=None),
        y=alt.Y("row:O", scale=alt.Scale(domain=list(lines)), axis=None),
    )
    tips = ["place:N", "deaths:Q", alt.Tooltip("share:Q", format=".1%")]
    ink = alt.condition("datum.dark", alt.value("#ffffff"), alt.value(INK))
    plot = base.mark_rect(stroke="#ffffff", strokeWidth=1.5).encode(color=shade, tooltip=tips)
    plot += base.mark_text(fontSize=14 if named else 11, dy=-8 if named else 0).encode(text="label:N", color=ink)
    if named:
        plot += base.mark_text(fontSize=10, dy=11, limit=wide - 6).encode(text="place:N", color=ink)
    return plot.properties(width=wide * len(columns), height=high * len(lines), title=sheet)
