"""A study on a local Ray cluster of two workers, one of which is killed in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from housebound.kernel.errors import BadSetting
from housebound.study import running
from housebound.study.workers import playing
from tests.study.lookers import HERE, MARK
from tests.study.test_running import on, study_of

ROOT = Path(__file__).parents[2]


def test_a_killed_worker_costs_nothing_but_time_and_hooks_work_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setenv(MARK, str(mark))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(ROOT)
    study = study_of(hooks=[f"{HERE}:deadly", f"{HERE}:counting"])
    there = tmp_path / "there.parquet"
    assert running.run(study, there, tmp_path, on, 2, "ray")
    assert mark.exists(), "one worker was killed"
    here = tmp_path / "here.parquet"
    assert running.run(study, here, tmp_path, on, 1)
    assert there.read_bytes() == here.read_bytes()
    rows = pl.read_parquet(there)
    assert rows["survived"].all()
    assert rows["turns"].to_list() == rows["choices"].to_list()


def test_a_cluster_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetting, match="write ray, or ray=ADDRESS"):
        playing(study_of(), range(1), 1, "slurm")
