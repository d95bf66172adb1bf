"""How often: who wins, by side, seat, character, and by whatever the games are compared by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from housebound.kernel.chronicle import BY_SEAT, ENDING, GROUP, Column
from housebound.kernel.counting import seat_number
from housebound.study.intervals import wilson
from housebound.study.report.figure import (
    BAND,
    INK,
    INKS,
    PERCENT,
    SHAPES,
    WIDTH,
    Figure,
    between,
    data,
    percent,
)
from housebound.study.report.reading import Reading
from housebound.study.words import Words

_MANY = 8  # sides beyond which a plot by side says nothing


class Share(NamedTuple):
    """How often something happened: of what, by whom, how many times of how many."""

    what: str
    who: str
    hits: int
    of: int

    def row(self) -> dict[str, Any]:
        found = wilson(self.hits, self.of)
        return {
            **{"what": self.what, "who": self.who, "hits": self.hits, "of": self.of},
            **{"share": found.value, "low": found.low, "high": found.high},
        }

    def cells(self, words: Words) -> list[str]:
        found = wilson(self.hits, self.of)
        return [str(self.hits), str(self.of), percent(found.value, words), between(found.low, found.high, words)]


def by_side(reading: Reading) -> Iterator[Figure]:
    """Which side wins how often."""
    shares = [Share(side, "", hits, of) for side, hits, of in side_counts(reading)]
    if not shares:
        return
    say = reading.words.say
    nobody = reading.games.select((pl.col("winners").list.len() == 0).sum()).collect().item()
    if nobody:
        shares.append(Share(say("study-nobody"), "", nobody, reading.count))
    yield Figure(
        "sides",
        say("report-sides"),
        say("report-sides-caption"),
        _head(reading, say("study-side")),
        [[share.what, *share.cells(reading.words)] for share in shares],
        dots(shares, say("report-share-of-games")),
    )


def side_counts(reading: Reading) -> list[tuple[str, int, int]]:
    """Each side in words, the games that it won, and those in which there was one."""
    there = _counted(reading.games.select(pl.col("sides").list.unique().alias("side")))
    won = _counted(reading.games.select(pl.col("sides_won").alias("side")))
    return [(reading.words.side(side), won.get(side, 0), there[side]) for side in sorted(there)]


def _counted(sides: pl.LazyFrame) -> dict[str, int]:
    counted = sides.explode("side").drop_nulls().group_by("side").len().collect()
    return dict(counted.iter_rows())


def by_group(reading: Reading) -> Iterator[Figure]:
    """Who wins, for each haunt, mode, killer, number of players, and for everything that the study varied."""
    for column in reading.used(GROUP):
        shares = group_shares(reading, column)
        if len({share.what for share in shares}) < 2:
            continue
        say = reading.words.say
        name = reading.words.column(column.name)
        yield Figure(
            f"by-{column.name}",
            say("report-by", what=name),
            say("report-by-caption"),
            [name, *_head(reading, say("study-side"))],
            [[share.what, share.who, *share.cells(reading.words)] for share in shares],
            dots(shares, say("report-share-of-games"), keep_order=column.name == "seats"),
        )


def group_shares(reading: Reading, column: Column) -> list[Share]:
    """For each value of a column the share that each side won, in the order of the values."""
    words = reading.words
    games = reading.games.filter(pl.col(column.name).is_not_null())
    of = dict(games.group_by(column.name).len().collect().iter_rows())
    won = (
        games.select(column.name, "sides_won")
        .explode("sides_won")
        .drop_nulls()
        .group_by(column.name, "sides_won")
        .len()
    )
    hits = {(value, side): n for value, side, n in won.collect().iter_rows()}
    sides = sorted(_counted(games.select(pl.col("sides").list.unique().alias("side"))))
    if not sides or len(sides) > _MANY:
        return []
    return [
        Share(words.value(column, value), words.side(side), hits.get((value, side), 0), of[value])
        for value in sorted(of)
        for side in sides
    ]


def endings(reading: Reading) -> Iterator[Figure]:
    """By which rule, or in which way, games end."""
    words = reading.words
    for column in reading.used(ENDING):
        counted = (
            reading.games.group_by(column.name)
            .len()
            .drop_nulls()
            .collect()
            .sort("len", column.name, descending=[True, False])
        )
        if not counted.height:
            continue
        rule = column.name == "why"
        shares = [
            Share(value if rule else words.value(column, value), "", n, reading.count)
            for value, n in counted.iter_rows()
        ]
        text = [words.rule(str(value)) if rule else "" for value in counted[column.name]]
        yield Figure(
            f"endings-{column.name}",
            words.say("report-endings", what=words.column(column.name)),
            words.say("report-endings-caption"),
            [
                words.column(column.name),
                *(words.say(one) for one in ("study-games", "report-of", "study-share", "study-interval")),
                *([words.say("report-rule-text")] if rule else []),
            ],
            [
                [share.what, *share.cells(reading.words), *([told] if rule else [])]
                for share, told in zip(shares, text, strict=True)
            ],
            dots(shares, words.say("report-share-of-all")),
        )


def by_seat(reading: Reading) -> Iterator[Figure]:
    """Does it matter where one sits? For each number of players by itself.

    A seat's share depends on how many there are.
    """
    words = reading.words
    counted = reading.seats.group_by("seats", "seat").agg(pl.len(), pl.col("won").sum()).collect().sort("seats", "seat")
    if counted.height > counted["seats"].n_unique():
        shares = [
            Share(str(seat_number(seat)), words.say("report-players", count=seats), won, of)
            for seats, seat, of, won in counted.iter_rows()
        ]
        yield Figure(
            "seats",
            words.say("report-seats"),
            words.say("report-seats-caption"),
            [words.say("study-seat"), *_head(reading, words.column("seats"))],
            [[share.what, share.who, *share.cells(reading.words)] for share in shares],
            dots(shares, words.say("report-share-of-games"), facets=True, keep_order=True),
        )
    for column in reading.used(BY_SEAT):
        yield from _by_figure(reading, column)


def _by_figure(reading: Reading, column: Column) -> Iterator[Figure]:
    """Who wins by what somebody plays: one word, or several of which each counts."""
    words = reading.words
    played = reading.seats.select(pl.col(column.name).str.split(" ").alias("who"), "won").explode("who")
    counted = (
        played.filter(pl.col("who") != "").group_by("who").agg(pl.len(), pl.col("won").sum()).collect().sort("who")
    )
    if not counted.height:
        return
    shares = [Share(words.value(column, who), "", won, of) for who, of, won in counted.iter_rows()]
    shares.sort(key=lambda share: -share.hits / share.of)
    yield Figure(
        f"by-{column.name}",
        words.say("report-by", what=words.column(column.name)),
        words.say("report-figures-caption"),
        _head(reading, words.column(column.name)),
        [[share.what, *share.cells(reading.words)] for share in shares],
        dots(shares, words.say("report-share-of-games")),
    )


def _head(reading: Reading, first: str) -> list[str]:
    say = reading.words.say
    return [first, say("study-wins"), say("study-games"), say("study-share"), say("study-interval")]


def dots(
    shares: Sequence[Share], title: str, *, facets: bool = False, keep_order: bool = False, whole: bool = True
) -> Any:
    """A dot for each share and a line for its interval; sides differ by shape and ink.

    Values stand in the order of their share, the highest of the first side on top, unless their own order says more.
    The axis goes from nothing to everything, or where not `whole` as far as the highest line.
    """
    who = list(dict.fromkeys(share.who for share in shares))
    order = list(dict.fromkeys(share.what for share in shares))
    if not keep_order and who != [""]:
        first = {share.what: -share.hits / max(1, share.of) for share in shares if share.who == who[0]}
        order.sort(key=lambda what: first.get(what, 0.0))
    rows = [share.row() for share in shares]
    apart = len(who) > 1 and not facets
    plot = _dots_and_lines(rows, who, order, title, apart, 1 if whole else max(row["high"] for row in rows))
    if facets and len(who) > 1:
        one = plot.properties(width=min(WIDTH, WIDTH // min(3, len(who))), height=BAND * len(order))
        return one.facet(facet=alt.Facet("who:N", sort=who, title=None), columns=3)
    band = BAND if not apart else max(BAND, 13 * len(who))
    return plot.properties(width=WIDTH, height=alt.Step(band / max(1, len(who)) if apart else band))


def _dots_and_lines(rows: list[Any], who: list[str], order: list[str], title: str, apart: bool, highest: float) -> Any:
    """`apart`: sides stand beside each other, each with its own shape and ink."""
    encoded: dict[str, Any] = {"y": alt.Y("what:N", sort=order, title=None, axis=alt.Axis(grid=True))}
    shape: dict[str, Any] = {}
    if apart:
        inks, shapes = (alt.Scale(domain=who, range=of) for of in (INKS, SHAPES))
        encoded["color"] = alt.Color("who:N", sort=who, scale=inks, title=None, legend=_legend())
        encoded["yOffset"] = alt.YOffset("who:N", sort=who)
        shape["shape"] = alt.Shape("who:N", sort=who, scale=shapes, title=None, legend=_legend())
    scale = alt.Scale(domain=[0, highest])
    base = alt.Chart(data(rows))
    lines = base.mark_rule(strokeWidth=1.6, color=INK).encode(
        x=alt.X("low:Q", scale=scale, title=title), x2="high:Q", **encoded
    )
    tips = [alt.Tooltip("what:N"), alt.Tooltip("who:N"), alt.Tooltip("share:Q", format=".1%"), "hits:Q", "of:Q"]
    points = base.mark_point(filled=True, size=62, opacity=1, color=INK).encode(
        x=alt.X("share:Q", scale=scale, title=title, axis=alt.Axis(format=PERCENT)), tooltip=tips, **encoded, **shape
    )
    return lines + points


def _legend() -> alt.Legend:
    return alt.Legend(orient="top", direction="horizontal")
