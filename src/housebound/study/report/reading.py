"""What a report reads: one file of a study, of which only what a figure needs is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl

from housebound.kernel import registry
from housebound.kernel.chronicle import FLAG, FLOAT, GROUP, INT, INTS, TEXT, TEXTS, Column
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.study.files import scan
from housebound.study.plan import FRAME, OPTION, columns_of
from housebound.study.words import Words

_KINDS = {pl.Boolean: FLAG, pl.String: TEXT}


class Reading:
    """One file: its game, its columns, and its games, those that failed left out."""

    def __init__(self, path: Path, language: str) -> None:
        self.path = path
        self.label = path.stem
        self.game: Game[Any] = registry.find(_game_in(path))
        self.words = Words(self.game, language)
        known = columns_of(self.game)
        every = scan(path, known)
        self.columns = (*known, *_unknown(every, known))
        self.games: pl.LazyFrame = every.filter(pl.col("failed").is_null())
        counts = every.select(pl.len(), pl.col("failed").is_not_null().sum()).collect().row(0)
        self.failed: int = counts[1]
        self.count: int = counts[0] - counts[1]
        if not self.count:
            raise BadSetting("holds-no-finished-game-there-is-nothing-to", path=path)

    def used(self, use: str) -> list[Column]:
        """The columns of this use; games are also compared by every option that the study varied."""
        found = [column for column in self.columns if column.use == use]
        return found + self._varied() if use == GROUP else found

    def _varied(self) -> list[Column]:
        own = {column.name for column in self.columns}  # the haunt that was played says more than the one asked for
        options = [c for c in self.columns if c.name.startswith(OPTION) and c.name.removeprefix(OPTION) not in own]
        if not options:
            return []
        kinds = self.games.select(pl.col(column.name).n_unique() for column in options).collect().row(0, named=True)
        return [column for column in options if kinds[column.name] > 1]

    def has(self, *names: str) -> bool:
        """Whether the file has anything in these columns."""
        there = {column.name for column in self.columns}
        if not set(names) <= there:
            return False
        return all(self.games.select(pl.col(name).is_not_null().any() for name in names).collect().row(0))

    @property
    def seats(self) -> pl.LazyFrame:
        """A row for each seat of each game: who sat there, on which side, whether it won."""
        by_seat = [column.name for column in self.columns if column.use in ("by_seat", "had")]
        lists = ["sides", "roles", *by_seat]
        filled = [
            pl.when(pl.col(name).list.len() == pl.col("seats"))
            .then(pl.col(name))
            .otherwise(pl.lit("").repeat_by(pl.col("seats")))
            .alias(name)
            for name in lists
        ]
        return (
            self.games.select("number", "rounds", "seats", "winners", *lists)
            .with_columns(*filled, seat=pl.int_ranges(0, pl.col("seats")))
            .explode("seat", *lists)
            .with_columns(won=pl.col("winners").list.contains(pl.col("seat")))
            .drop("winners")
        )


def _game_in(path: Path) -> str:
    """Which game a file is about."""
    try:
        first = scan(path, FRAME).select("game").head(1).collect()
    except pl.exceptions.PolarsError as error:
        raise BadSetting("is-no-study", path=path, error=error) from None
    if not first.height or first.item() is None:
        raise BadSetting("is-no-study-it-has-no-column-game", path=path)
    return str(first.item())


def _unknown(frame: pl.LazyFrame, known: tuple[Column, ...]) -> list[Column]:
    """Columns that hooks have added: numbers are shown as they are spread."""
    names = {column.name for column in known}
    return [
        Column(name, _kind(kind), "measure" if kind.is_numeric() else "")
        for name, kind in frame.collect_schema().items()
        if name not in names
    ]


def _kind(kind: pl.DataType) -> str:
    if isinstance(kind, pl.List):
        return INTS if kind.inner.is_numeric() else TEXTS
    return INT if kind.is_integer() else FLOAT if kind.is_numeric() else _KINDS.get(type(kind), TEXT)
