"""Beside the cardboard: whatever the page asks, finds out and counts has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.locales import languages, speech
from housebound.locales.wording import message_id

CLIENT = Path(__file__).parents[2] / "client/src"
STEPS = (
    *("cell", "revealer", "left-of-revealer", "character", "no-character", "highest", "lowest", "oldest", "youngest"),
    *("tie-revealer", "tie-left", "none", "none-at-first", "hidden", "played"),
)
"""Of what was found out; that there are no others is seen where they are found out, in `tests/games`."""


def asked() -> Iterator[str]:
    """What the page says of the fields, the steps and the counters of the game."""
    assert BETRAYAL.beside is not None
    for field in BETRAYAL.beside.asks.fields:
        yield message_id("beside", *field.key.replace(".*", "").split("."))
    yield from (message_id("beside-fact", step) for step in STEPS)
    for number in PRESENT:
        settings = {"haunt": number, "traitor": 0 if _is_known(number) else -1}
        sheet = BETRAYAL.beside.sheet(4, BETRAYAL.beside.settle(4, settings))
        yield sheet.title
        yield from (message_id("beside-side", side.name) for side in sheet.sides)
        yield from (message_id("beside-ending", ending) for ending in sheet.endings)
        for tally in (*sheet.shared, *(one for side in sheet.sides for one in side.tallies)):
            yield message_id(tally.domain, tally.word)


def _is_known(number: int) -> bool:
    haunt = PRESENT[number]
    return haunt.begins_with_traitor and haunt.traitor_rule["rule"] != "hidden"


@pytest.mark.parametrize("language", languages())
def test_every_question_step_and_counter_has_its_words(language: str) -> None:
    known = speech("betrayal-haunt", language)
    names = set(asked())
    assert {"beside-fact-cell", "beside-fact-tie-left", "beside-fact-hidden", "tally-track", "figure-mummy"} <= names
    assert sorted(name for name in names if not known.knows(name)) == []


def test_the_page_asks_for_no_text_that_is_not_there_and_none_lies_about() -> None:
    pages = [CLIENT / "pages/BesidePage.svelte", CLIENT / "pages/BesideTable.svelte", CLIENT / "meet/MyTables.svelte"]
    source = "".join(path.read_text(encoding="utf-8") for path in (*pages, *(CLIENT / "beside").glob("*.svelte")))
    frame = (Path(__file__).parents[2] / "src/housebound/locales/en/housebound-beside.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(beside-[a-z-]+) =", frame, re.M))
    parts = {f"beside-tab-{part}" for part in ("page", "setup", "counters", "table")}
    named = set(re.findall(r"\"(beside-[a-z-]+)\"", source)) | parts
    assert there - named == set()
    assert set(re.findall(r"\bt\(\"(beside-[a-z-]+)\"", source)) - there == set()
