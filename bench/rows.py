"""A million rows of a study: how large their file is, and how long their report takes.

`python -m bench.rows`: every cell of a row is drawn anew from what real games of sensible bots had there, lists seat
by seat and death by death, so that nothing can be packed better than in a file of a million games: rather worse.
Numbers of games and seeds count on, as in a study. Only who won, with which side, stays together.
"""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Annotated, Any

import typer
from rich.console import Console

from housebound.kernel import registry
from housebound.kernel.chronicle import (
    BY_SEAT,
    DEATH_CAUSES,
    DEATH_PLACES,
    DEATH_ROUNDS,
    DEATH_SEATS,
    DEATH_SPOTS,
    HAD,
    INTS,
    TEXTS,
)
from housebound.locales import speech
from housebound.study.files import write
from housebound.study.plan import Study, columns_of, sweep
from housebound.study.playing import play_batch

ROWS = 1_000_000


def real_rows(study: Study) -> list[list[Any]]:
    """The rows of real games."""
    return [row for batch in range(study.batches) for row in play_batch(study, batch).rows]


def drawn(study: Study, rows: list[list[Any]], count: int) -> Iterator[list[Any]]:
    """So many rows, cell by cell from different games."""
    columns = columns_of(registry.find(study.game))
    at = {column.name: i for i, column in enumerate(columns)}
    deaths = [at[name] for name in (DEATH_SEATS, DEATH_ROUNDS, DEATH_PLACES, DEATH_SPOTS, DEATH_CAUSES) if name in at]
    by_seat = [at[column.name] for column in columns if column.use in (BY_SEAT, HAD) or column.name == "held"]
    alone = [i for i, column in enumerate(columns) if column.kind not in (INTS, TEXTS) and column.name != "seats"]
    fallen = [[row[i][n] for i in deaths] for row in rows for n in range(len(row[deaths[0]]))]
    rng = Random(1)
    for number in range(count):
        row = rng.choice(rows).copy()
        for i in alone:
            row[i] = rng.choice(rows)[i]
        for i in by_seat:
            row[i] = [rng.choice(rng.choice(rows)[i]) for _ in row[i]]
        told = [rng.choice(fallen) for _ in row[deaths[0]]]
        for n, i in enumerate(deaths):
            row[i] = [one[n] for one in told]
        row[at["number"]], row[at["seed"]] = number, study.seed + number
        yield row


def main(
    game: str = "betrayal",
    real: Annotated[int, typer.Option(min=8, help="Real games to draw from.")] = 600,
    rows: Annotated[int, typer.Option(min=1, help="Rows of the file.")] = ROWS,
) -> None:
    from housebound.study.report.chapters import chapters
    from housebound.study.report.page import page

    study = Study(game, sweep(registry.find(game), None, {}, ("sensible",), {"seats": ["3", "4"]}), real // 2, 1)
    columns = columns_of(registry.find(game))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        write(path, columns, drawn(study, real_rows(study), rows))
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        start, spent = perf_counter(), process_time()
        html = page("A million", list(chapters([path], "en")), speech())
        taken, spent = perf_counter() - start, process_time() - spent
        Console().print(
            f"{game}: {rows:,} rows, {len(columns)} columns: {path.stat().st_size / 1e6:.0f} MB, written with {most} MB"
            f" of memory; their report ({len(html) / 1e6:.1f} MB): {taken:.1f} s, {spent:.1f} s of processor time"
        )


if __name__ == "__main__":
    typer.run(main)
