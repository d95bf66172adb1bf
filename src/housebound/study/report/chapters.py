"""The chapters of a report: each file by itself, then files of the same game beside the first of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from housebound.study.report.comparing import compared
from housebound.study.report.figure import Figure
from housebound.study.report.holdings import holdings
from housebound.study.report.places import places
from housebound.study.report.reading import Reading
from housebound.study.report.shares import by_group, by_seat, by_side, endings
from housebound.study.report.spread import measures, survival

SECTIONS: tuple[Callable[[Reading], Iterator[Figure]], ...] = (
    by_side,
    by_group,
    endings,
    by_seat,
    measures,
    survival,
    holdings,
    places,
)


class Chapter(msgspec.Struct):
    """What is said of one file, or of two."""

    name: str
    title: str
    about: str
    figures: list[Figure]


def chapters(paths: Sequence[Path], language: str) -> Iterator[Chapter]:
    """All chapters, each made when it is asked for."""
    readings = [Reading(path, language) for path in paths]
    for reading in readings:
        words = reading.words
        title = words.say("report-chapter", game=words.name, file=reading.label)
        about = words.say("report-about", games=reading.count, failed=reading.failed, file=reading.path.name)
        yield Chapter(reading.label, title, about, [figure for section in SECTIONS for figure in section(reading)])
    for at, one in enumerate(readings):
        if any(earlier.game is one.game for earlier in readings[:at]):
            continue
        for two in (later for later in readings[at + 1 :] if later.game is one.game):
            words = one.words
            title = words.say("report-comparison", game=words.name, one=one.label, two=two.label)
            about = words.say("report-comparison-about", one=one.label, two=two.label)
            yield Chapter(f"{one.label}-{two.label}", title, about, list(compared(one, two)))
