"""Translations: every fault that the tool says it finds, found in a small language; and ours are without any."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound import locales
from tools.translations import stamps
from tools.translations.__main__ import coverage
from tools.translations.faults import faults, of_text
from tools.translations.reading import messages, rules
from tools.translations.sample import drawn, texts
from tools.translations.typography import joined, set_spaces

ENGLISH = """
room-attic = Attic
notice-moved = { $figure } goes to the { $room }.
notice-damage = { $number ->
    [one] 1 point
   *[other] { $number } points
} of damage.
notice-side = { $side_word ->
    [heroes] The heroes
   *[traitor] The traitor
} won.
rule-of-three = Roll 3 dice: 5 or more is enough.
rule-of-words = Roll three dice twice.
"""
RUSSIAN = """
room-attic = Чердак
    .acc = Чердак
notice-moved = { $figure } идёт: { $room_acc }.
notice-damage = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} повреждений, { $number ->
    [1] одно
   *[other] не одно
}.
notice-side = { $side_word ->
    [heroes] Победили герои
   *[traitor] Победил предатель
}.
rule-of-three = Бросьте 3\u00a0кубика: достаточно 5.
rule-of-words = Бросьте три кубика дважды.
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "house.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def wrong(home: Path, right: str, instead: str) -> list[str]:
    path = home / "ru" / "house.ftl"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, instead, 1), encoding="utf-8")
    messages.cache_clear()
    return [fault for fault in faults("ru", home) if fault.startswith("house")]


def test_what_is_right_has_no_fault(home: Path) -> None:
    assert wrong(home, "Чердак", "Чердак") == []


@pytest.mark.parametrize(
    ("right", "instead", "fault"),
    [
        ("{ $room_acc }", "чердак", "$room is left out"),
        ("{ $room_acc }", "{ $romo_acc }", "$romo_acc is nothing that the English text is given"),
        ("    [few] { $number } очка\n", "", "the choice by $number has no [few]"),
        ("    [heroes] Победили герои\n", "", "the choice by $side_word has no [heroes]"),
        ("3\u00a0кубика", "кубики", "the number 3 of the English text is not there"),
        ("достаточно 5", "достаточно 5 или 6", "the number 6 does not stand in the English text"),
        ("идёт", 'идёт "быстро"', "straight quotes"),
        ("идёт", "идёт...", "three full stops"),
        ("идёт:", "идёт - это:", "a hyphen instead of a dash"),
        ("идёт", "идeт", "Latin and Russian letters in one word"),
        ("идёт", "идёт “быстро”", "“ is no quote of this language"),
        ("идёт", "идёт «быстро", "« is no quote of this language, or stands alone"),
        ("идёт:", "идёт – это:", "is not how this language writes it"),
        ("идёт:", "идёт — это:", "may break at"),
        ("3\u00a0кубика", "3 кубика", "may break at"),
        ("три кубика", "четыре кубика", "says 3 in words"),
        ("дважды", "", "says 2 in words"),
        ("rule-of-three", "rule-of-four", "rule-of-four does not stand in the English file"),
    ],
)
def test_faults_are_found(home: Path, right: str, instead: str, fault: str) -> None:
    assert any(fault in one for one in wrong(home, right, instead))


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("ru", "Дом — пуст", "Дом\u00a0— пуст"),
        ("ru", "при 12 очках", "при 12\u00a0очках"),
        ("pl", "idź w dół i z powrotem", "idź w\u00a0dół i\u00a0z\u00a0powrotem"),
        ("pl", "krok – i nic", "krok\u00a0– i\u00a0nic"),
        ("pl", "room = Pokój w { $place }", "room = Pokój w\u00a0{ $place }"),
        ("pl", "- **H01-A-1** — Kto idzie z nim", "- **H01-A-1** — Kto idzie z\u00a0nim"),
        ("pl", "    rules SŁOWA   szukaj w instrukcji", "    rules SŁOWA   szukaj w instrukcji"),
        ("it", "un passo – e nulla", "un passo – e nulla"),
    ],
)
def test_lines_break_where_their_language_lets_them(language: str, wrong: str, right: str) -> None:
    assert joined(wrong, language) == right
    assert joined(right, language) == right


def test_spaces_are_put_right_and_nothing_else_is_touched(home: Path) -> None:
    path = home / "ru" / "house.ftl"
    path.write_text("# Дом — это слово.\nhouse = Дом — пуст.\npage-look-up-idle = 5 домов\n", encoding="utf-8")
    assert set_spaces("ru", home) == 1
    assert path.read_text(encoding="utf-8") == (
        "# Дом — это слово.\nhouse = Дом\u00a0— пуст.\npage-look-up-idle = 5 домов\n"
    )
    assert set_spaces("ru", home) == 0


def test_rules_keep_their_numbers_and_the_rules_they_name() -> None:
    assert list(of_text("See R25-LOOK-1: 2 rooms.", "Vedi R25-LOOK-1: 2 stanze.", "it")) == []
    assert list(of_text("See R25-LOOK-1.", "Vedi R25-LOOK-2.", "it")) == ["it names other rules than the English text"]


def test_a_text_is_stale_once_its_english_has_changed(home: Path) -> None:
    messages.cache_clear()
    assert len(stamps.stale("ru", home)) == 6
    stamps.write_stamps("ru", set(), home)
    assert stamps.stale("ru", home) == []
    (home / "en" / "house.ftl").write_text(ENGLISH.replace("Attic", "Loft"), encoding="utf-8")
    messages.cache_clear()
    assert stamps.stale("ru", home) == [("house", "room-attic")]


def test_a_sample_is_drawn_by_its_seed_and_shows_both_texts(home: Path) -> None:
    messages.cache_clear()
    (key, english, russian), *others = drawn("ru", 3, seed=24, home=home)
    assert len(others) == 2
    assert list(drawn("ru", 3, seed=24, home=home)) == [(key, english, russian), *others]
    assert texts("ru", home)[key] == russian
    assert texts("en", home)[key] == english
    assert {name for seed in range(20) for (_, name), _, _ in drawn("ru", 3, seed, home)} == {
        "room-attic", "notice-moved", "notice-damage", "notice-side", "rule-of-three", "rule-of-words",
    }  # fmt: skip
    everything = {name: text for (_, name), _, text in drawn("ru", 99, seed=1, home=home)}
    assert everything["room-attic"] == "Чердак\n    .acc = Чердак"


@pytest.mark.parametrize("language", [one for one in locales.languages() if one != "en"] or ["en"])
def test_every_language_that_is_offered_is_whole_sound_and_fresh(language: str) -> None:
    messages.cache_clear()
    rules.cache_clear()
    assert [row for row in coverage(language) if row[1] != row[2]] == []
    if language != "en":
        assert list(faults(language)) == []
        assert stamps.stale(language) == []
