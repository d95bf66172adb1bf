"""A study from its first game to its file: play what is missing, keep it, and write it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.study.files import beside, write
from housebound.study.journal import ENDING, Journal, study_in
from housebound.study.plan import DECISIONS, Study, columns_of, missing_batches
from housebound.study.playing import Played
from housebound.study.workers import playing

Look = Callable[[Played, bool], bool]
"""Sees every batch, and whether it was played before this call; says whether the study should go on."""


def journal_of(out: Path) -> Path:
    """Where a study is kept until it is whole."""
    return out.with_name(out.name + ENDING)


def begun(out: Path) -> Study | None:
    """The study that was begun for this file and is not whole yet."""
    return study_in(journal_of(out))


def run(study: Study, out: Path, tapes: Path, look: Look, cores: int | None = None, cluster: str | None = None) -> bool:
    """Play what is missing and write the file; whether the study is whole.

    Stopped or not, what was played is in the file; a study that is not whole keeps its journal, and the next call
    goes on.
    """
    if out.exists() and not journal_of(out).exists():
        raise BadSetting("is-there-already-and-whole-choose-another-out", out=out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with Journal(journal_of(out), study) as journal:
        try:
            _go_on(journal, tapes, look, playing(study, missing_batches(study, journal.done), cores, cluster))
        finally:
            if journal.done:
                _write(journal, out)
        whole = len(journal.done) == study.batches
    if whole:
        journal_of(out).unlink()
    return whole


def _go_on(journal: Journal, tapes: Path, look: Look, batches: Iterator[Played]) -> None:
    for played in journal:
        look(played, True)
    for played in batches:
        keep_tapes(played, tapes)
        journal.add(played)
        if not look(played, False):
            return


def keep_tapes(played: Played, folder: Path) -> None:
    """A file for each tape; a thousand to a folder, because a million in one is nobody's friend."""
    for number, text in played.tapes.items():
        path = tape_of(number, folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def tape_of(number: int, folder: Path) -> Path:
    """Where the tape of a game is kept."""
    return folder / f"{number // 1000:06d}" / f"{number:09d}.tape"


def _write(journal: Journal, out: Path) -> None:
    study = journal.study
    rows: Iterator[list[Any]] = (row for played in journal for row in played.rows)
    write(out, columns_of(registry.find(study.game), study.hooks), rows)
    if study.decisions:
        write(beside(out, "decisions"), DECISIONS, (row for played in journal for row in played.decisions))
