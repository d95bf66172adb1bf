"""A study from its first game to its file: the same on any number of cores, stopped or not, whatever fails."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import housebound
from housebound.kernel.errors import BadSetting
from housebound.study import running
from housebound.study.files import scan
from housebound.study.plan import Study, columns_of, sweep
from housebound.study.playing import Played
from tests.study.lookers import BAD_SEED, HERE


def study_of(
    game: str = "terrorscape",
    games: int = 20,
    seed: int = 5,
    hooks: Sequence[str] = (),
    *,
    decisions: bool = False,
    tapes: bool = False,
) -> Study:
    cells = sweep(housebound.game(game), None, {}, ("random",), {"seats": ["2", "4"]})
    return Study(game, cells, games, seed, tuple(hooks), decisions, tapes)


def on(_: Played, before: bool) -> bool:
    return True


def stop_at_once(_: Played, before: bool) -> bool:
    return False


def run(study: Study, out: Path, cores: int = 1, look: running.Look = on) -> bool:
    return running.run(study, out, out.with_suffix(".tapes"), look, cores)


def test_the_same_study_gives_the_same_bytes_on_one_core_and_on_two(tmp_path: Path) -> None:
    for ending in ("parquet", "csv", "jsonl"):
        files = [tmp_path / f"{cores}.{ending}" for cores in (1, 2)]
        for cores, path in enumerate(files, 1):
            assert run(study_of(decisions=True), path, cores)
        assert files[0].read_bytes() == files[1].read_bytes()
        decided = [path.with_suffix(f".decisions.{ending}").read_bytes() for path in files]
        assert decided[0] == decided[1] != b""
    other = tmp_path / "other.parquet"
    run(study_of(seed=6), other)
    assert other.read_bytes() != (tmp_path / "1.parquet").read_bytes()


@pytest.mark.parametrize("cores", [1, 2])
def test_a_stopped_study_keeps_what_is_done_and_goes_on(tmp_path: Path, cores: int) -> None:
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    run(study_of(), whole)
    seen: list[Played] = []

    def stop(played: Played, before: bool) -> bool:
        seen.append(played)
        return len(seen) < 2

    assert not run(study_of(), stopped, cores, stop)
    assert pl.read_parquet(stopped).height == sum(len(played.rows) for played in seen) < 40
    told: list[tuple[int, bool]] = []

    def note(played: Played, before: bool) -> bool:
        told.append((played.batch, before))
        return True

    assert run(study_of(), stopped, cores, note)
    assert stopped.read_bytes() == whole.read_bytes()
    assert sorted(batch for batch, before in told if before) == sorted(played.batch for played in seen)
    assert sorted(batch for batch, _ in told) == list(range(study_of().batches))
    assert not running.journal_of(stopped).exists()


def test_a_journal_with_a_torn_end_loses_no_more_than_that(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.csv", tmp_path / "torn.csv"
    run(study_of(), whole)
    batches = iter(range(3))

    def after_three(_: Played, before: bool) -> bool:
        return next(batches) < 2

    run(study_of(), torn, look=after_three)
    journal = running.journal_of(torn)
    journal.write_bytes(journal.read_bytes()[:-7])
    there: list[int] = []

    def note(played: Played, before: bool) -> bool:
        there.extend([played.batch] * before)
        return True

    assert run(study_of(), torn, look=note)
    assert there == [0, 1]
    assert torn.read_bytes() == whole.read_bytes()


def test_another_study_is_not_mixed_in_and_a_whole_one_not_written_over(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    run(study_of(), out, look=stop_at_once)
    with pytest.raises(BadSetting, match="another study: not the same are its games, seed"):
        run(study_of(games=30, seed=6), out)
    assert run(study_of(), out)
    with pytest.raises(BadSetting, match="there already, and whole"):
        run(study_of(), out)


@pytest.mark.parametrize("cores", [1, 2])
def test_a_game_that_fails_is_recorded_with_its_tape_and_the_others_go_on(tmp_path: Path, cores: int) -> None:
    out = tmp_path / "games.parquet"
    study = study_of(hooks=[f"{HERE}:failing"])
    assert run(study, out, cores)
    rows = pl.read_parquet(out)
    assert rows.height == study.total
    bad = rows.filter(pl.col("failed").is_not_null())
    assert bad["seed"].to_list() == [BAD_SEED] * 2
    assert bad["failed"].to_list() == ["RuntimeError: the lamp went out"] * 2
    assert bad["winners"].to_list() == [None, None]
    assert rows.filter(pl.col("failed").is_null())["winners"].null_count() == 0
    for number in bad["number"]:
        table = housebound.load(running.tape_of(number, out.with_suffix(".tapes")))
        assert table.seed == BAD_SEED
        assert len([event for event in table.tape if isinstance(event, tuple)]) == 3
    assert len(list(out.with_suffix(".tapes").rglob("*.tape"))) == 2


def test_every_tape_can_be_kept_and_is_the_game_of_its_row(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    study = study_of(games=5, tapes=True)
    run(study, out)
    for line in out.read_bytes().splitlines():
        row = msgspec.json.decode(line)
        table = housebound.load(running.tape_of(row["number"], out.with_suffix(".tapes")))
        assert table.over
        assert table.result is not None
        assert (list(table.result.winners), table.result.why, table.result.rounds) == (
            row["winners"],
            row["why"],
            row["rounds"],
        )
        assert (table.seats, table.seed) == (row["seats"], row["seed"])
        assert {f"option_{name}": value for name, value in table.settings.items()}.items() <= row.items()


def test_a_row_of_every_decision_says_who_chose_what_among_how_many(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run(study_of(games=3, decisions=True, tapes=True), out)
    games, decisions = pl.read_parquet(out), pl.read_parquet(tmp_path / "games.decisions.parquet")
    counts = decisions.group_by("number").len().sort("number")["len"].to_list()
    assert counts == games["choices"].to_list()
    assert decisions["options"].min() >= 1  # type: ignore[operator]
    table = housebound.load(running.tape_of(0, out.with_suffix(".tapes")))
    chosen = [(event[0], event[2].name) for event in table.tape if isinstance(event, tuple)]
    first = decisions.filter(pl.col("number") == 0)
    assert list(zip(first["seat"], first["chosen"], strict=True)) == chosen


def test_a_hook_adds_its_columns_to_every_row(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run(study_of(hooks=[f"{HERE}:counting"]), out, cores=2)
    rows = pl.read_parquet(out)
    assert rows["turns"].to_list() == rows["choices"].to_list()
    assert set(rows["first_words"].list.len()) == {2}


def test_all_three_kinds_of_files_hold_the_same_rows(tmp_path: Path) -> None:
    columns = columns_of(housebound.game("terrorscape"))
    frames: list[pl.DataFrame] = []
    for ending in ("parquet", "csv", "jsonl"):
        out = tmp_path / f"games.{ending}"
        run(study_of(), out)
        frames.append(scan(out, columns).select(column.name for column in columns).collect())
    for frame in frames[1:]:
        assert frame.schema == frames[0].schema
        assert _plain(frame) == _plain(frames[0])
    with (tmp_path / "games.csv").open(newline="") as file:
        assert next(csv.reader(file)) == [column.name for column in columns]


def _plain(frame: pl.DataFrame) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in row.items() if value not in (None, "")} for row in frame.iter_rows(named=True)
    ]
