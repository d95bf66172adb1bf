"""Rows as files: Parquet, CSV and JSON lines, by their ending. Rows are written as they come, never all at once."""

from __future__ import annotations

import csv
import errno
import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from housebound.kernel.chronicle import FLAG, FLOAT, INT, INTS, TEXT, TEXTS, Column
from housebound.kernel.errors import BadSetting

if TYPE_CHECKING:
    import polars as pl

PARQUET, CSV, LINES = ".parquet", ".csv", ".jsonl"
BAR = "|"
"""Between the entries of a list in a CSV file: no word of any game has one."""
_FRAME = 8192  # rows that stand in memory at once
_ROW_GROUP = 65_536  # rows of a Parquet file that are read together
_HEAVY = 12  # of zstd's levels: a file is written once and kept

Rows = Iterable[Sequence[Any]]


def ending_of(path: Path) -> str:
    """The ending of a file that a study can be written to."""
    if path.suffix not in (PARQUET, CSV, LINES):
        raise BadSetting("a-study-is-written-to-a-file-that", path=path, one=PARQUET, two=CSV, three=LINES)
    return path.suffix


def beside(path: Path, what: str) -> Path:
    """Another file of the same study: `games.decisions.parquet` beside `games.parquet`."""
    return path.with_suffix(f".{what}{path.suffix}")


def write(path: Path, columns: Sequence[Column], rows: Rows) -> None:
    """All rows into a file, whole or not at all."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        {PARQUET: _write_parquet, CSV: _write_csv, LINES: _write_lines}[ending_of(path)](unfinished, columns, rows)
        os.replace(unfinished, path)
    except OSError as error:
        raise BadSetting("cannot-write", path=path, why=error) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _write_csv(path: Path, columns: Sequence[Column], rows: Rows) -> None:
    lists = [i for i, column in enumerate(columns) if column.kind in (INTS, TEXTS)]
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow([column.name for column in columns])
        for row in rows:
            cells = list(row)
            for i in lists:
                if cells[i] is not None:
                    cells[i] = BAR.join(map(str, cells[i]))
            out.writerow(cells)


def _write_lines(path: Path, columns: Sequence[Column], rows: Rows) -> None:
    names = [column.name for column in columns]
    with path.open("wb") as file:
        for row in rows:
            file.write(msgspec.json.encode(dict(zip(names, row, strict=True))) + b"\n")


def schema_of(columns: Iterable[Column]) -> dict[str, pl.DataType]:
    """The columns as Polars has them."""
    import polars as pl

    kinds: dict[str, pl.DataType] = {
        INT: pl.Int64(),
        FLOAT: pl.Float64(),
        TEXT: pl.String(),
        FLAG: pl.Boolean(),
        INTS: pl.List(pl.Int64()),
        TEXTS: pl.List(pl.String()),
    }
    return {column.name: kinds[column.kind] for column in columns}


def _write_parquet(path: Path, columns: Sequence[Column], rows: Rows) -> None:
    """A stream of frames goes straight into the file: a study of any size takes the memory of a few thousand games."""
    from polars.io.plugins import register_io_source

    schema = schema_of(columns)
    left = iter(rows)

    def source(
        with_columns: list[str] | None, predicate: pl.Expr | None, n_rows: int | None, batch_size: int | None
    ) -> Iterator[pl.DataFrame]:
        import polars as pl

        while some := list(islice(left, _FRAME)):
            yield pl.DataFrame(some, schema=schema, orient="row")

    frames = register_io_source(source, schema=dict(schema))
    frames.sink_parquet(path, compression_level=_HEAVY, row_group_size=_ROW_GROUP, maintain_order=True)


def scan(path: Path, columns: Sequence[Column]) -> pl.LazyFrame:
    """The rows of a file, of which only what is asked for is read. Columns that it does not have are empty."""
    import polars as pl

    schema = schema_of(columns)
    if path.is_dir():
        raise BadSetting("cannot-read", path=path, why=os.strerror(errno.EISDIR))
    if not path.is_file():
        raise BadSetting("there-is-no-file", path=path)
    ending = ending_of(path)
    if ending == PARQUET:
        frame = pl.scan_parquet(path)
    elif ending == LINES:
        frame = pl.scan_ndjson(path, schema_overrides=schema, infer_schema_length=None)
    else:
        frame = _split_lists(pl.scan_csv(path, infer_schema=False), columns)
    there = frame.collect_schema().names()
    return frame.with_columns(
        pl.lit(None, dtype=kind).alias(name) for name, kind in schema.items() if name not in there
    )


def _split_lists(frame: pl.LazyFrame, columns: Sequence[Column]) -> pl.LazyFrame:
    """CSV has text alone: what the columns mean is known from the game that was played."""

    there = set(frame.collect_schema().names())
    return frame.with_columns(_read(column).alias(column.name) for column in columns if column.name in there)


def _read(column: Column) -> pl.Expr:
    """What a text of CSV means; what is empty there is a list of nothing."""
    import polars as pl

    text = pl.col(column.name)
    if column.kind == TEXT:
        return text
    if column.kind == FLAG:
        return text.str.to_lowercase() == "true"
    if column.kind not in (INTS, TEXTS):
        return text.cast(schema_of([column])[column.name])
    nothing = pl.lit([], dtype=pl.List(pl.String()))
    listed = pl.when(text.fill_null("") == "").then(nothing).otherwise(text.str.split(BAR))
    return listed.cast(pl.List(pl.Int64())) if column.kind == INTS else listed
