"""The rulebook: reading it, and finding a rule in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.kernel.rulebook import Rule, Rulebook

TEXT = """# The house

Some words before.

## Looking around
- **X-LOOK-1** — See a room next to yours.
  - Variant: see two.
  Not through walls.
- **X-LOOK-2** — Tell nobody, or X-LOOK-1 was for nothing.
- a line that is no rule

## The end
- **X25-END-10** — Leave the house.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.parse(TEXT)


def test_rules_are_read_with_chapter_and_notes(book: Rulebook) -> None:
    assert list(book) == [
        Rule("X-LOOK-1", "See a room next to yours.", "Looking around", ("Variant: see two.", "Not through walls.")),
        Rule("X-LOOK-2", "Tell nobody, or X-LOOK-1 was for nothing.", "Looking around"),
        Rule("X25-END-10", "Leave the house.", "The end"),
    ]
    assert len(book) == 3


def test_rules_are_found_by_id(book: Rulebook) -> None:
    assert book["X25-END-10"].text == "Leave the house."
    assert "X-LOOK-2" in book
    assert "X-LOOK-3" not in book
    with pytest.raises(KeyError):
        book["X-LOOK-3"]


def test_an_id_stands_for_one_rule() -> None:
    with pytest.raises(ValueError, match="a rule id stands twice"):
        Rulebook.parse("- **X-A-1** — One.\n- **X-A-1** — Two.\n")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("room", ["X-LOOK-1"]),
        ("ROOM see", ["X-LOOK-1"]),
        ("walls", ["X-LOOK-1"]),
        ("around", ["X-LOOK-1", "X-LOOK-2"]),
        ("x-look-1", ["X-LOOK-1", "X-LOOK-2"]),
        ("X-LOOK-2", ["X-LOOK-2"]),
        (" x25-end-10 ", ["X25-END-10"]),
        ("room house", []),
        ("", ["X-LOOK-1", "X-LOOK-2", "X25-END-10"]),
    ],
)
def test_rules_are_searched_by_all_words(book: Rulebook, words: str, found: list[str]) -> None:
    assert [rule.id for rule in book.search(words)] == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("баррикада", ["X-A-2", "X-A-1"]),
        ("шестеренка", ["X-A-3"]),
        ("barykada", ["X-A-4"]),
        ("pokoj", ["X-A-4"]),
        ("дом", ["X-A-3"]),
        ("комната", []),
    ],
)
def test_a_word_is_found_in_its_other_forms_and_without_its_accents(words: str, found: list[str]) -> None:
    book = Rulebook.parse(
        "- **X-A-1** — Убийца кладёт баррикаду.\n- **X-A-2** — Баррикада лежит.\n"
        "- **X-A-3** — Шестерёнки чинят дом; команда спасена.\n- **X-A-4** — Zdejmij barykadę: pokój wolny.\n"
    )
    assert [rule.id for rule in book.search(words)] == found


def test_the_rule_of_that_very_id_comes_first() -> None:
    book = Rulebook.parse("- **X-A-1** — As in X-A-2.\n- **X-A-2** — So.\n")
    assert [rule.id for rule in book.search("x-a-2")] == ["X-A-2", "X-A-1"]


def test_a_rulebook_is_loaded_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.md"
    path.write_text("## A\n- **X-A-1** — Schließ die Tür.\n", encoding="utf-8")
    assert Rulebook.load(path)["X-A-1"].text == "Schließ die Tür."
