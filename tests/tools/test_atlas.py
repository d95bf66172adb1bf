"""The atlas: one command plays its studies and writes its page; played again, nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.study import running
from tools import atlas

ONE = atlas.Planned("room25-competition", "room25", {"mode": "competition"}, {"seats": "2"}, 0.04)


def test_every_study_can_be_played_and_they_share_all_games() -> None:
    assert sum(planned.part for planned in atlas.STUDIES) == pytest.approx(1.0)
    assert len({planned.name for planned in atlas.STUDIES}) == len(atlas.STUDIES)
    for planned in atlas.STUDIES:
        study = atlas.study_of(planned, 1_000_000)
        assert study.total == pytest.approx(1_000_000 * planned.part, rel=0.02)
    named = {planned.name for planned in atlas.STUDIES}
    assert {chapter for question in atlas.QUESTIONS for chapter, _ in question.figures} <= named


def test_one_command_makes_the_page_and_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atlas, "STUDIES", (ONE,))
    atlas.main(100, tmp_path, 1)
    page = tmp_path / "index.md"
    assert "How hard is each mode of Room 25?" in page.read_text(encoding="utf-8")
    assert "*room25-competition.*" in page.read_text(encoding="utf-8")
    assert (tmp_path / "report.html").stat().st_size > 10_000
    page.write_text(
        page.read_text(encoding="utf-8").replace("is still to be written", "was the cold"), encoding="utf-8"
    )

    def played_again(*given: object) -> None:
        raise AssertionError("a study that is there was played again")

    monkeypatch.setattr(running, "run", played_again)
    atlas.main(100, tmp_path, 1)
    assert "What surprised us was the cold." in page.read_text(encoding="utf-8")
