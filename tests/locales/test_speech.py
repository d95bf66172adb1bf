"""Texts for people: fallbacks, plurals, and the words that stand for a game's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import housebound
from housebound import locales
from housebound.commands.speaking import COMMANDS
from housebound.kernel.errors import BadSetting
from housebound.kernel.notice import Notice, NoticeKind
from housebound.kernel.script import EVERYONE, Domain, Vocabulary, numbers
from housebound.locales import FluentSpeech, wording
from tests.terminal.house import install_pantry

SOURCE = Path(housebound.__file__).parent
FTL = sorted((SOURCE / "locales").glob("*/*.ftl"))

PLACE = Domain("place", ["attic", "wine_cellar"])
COUNT = numbers("count", 5)
WORDS = Vocabulary("WORDS", __name__)
GO = WORDS.verb("go_from", PLACE, PLACE, COUNT)


def a_speech(*texts: str) -> FluentSpeech:
    bundles = []
    for text in texts:
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    return FluentSpeech("en", bundles)


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    install_pantry(monkeypatch)


@pytest.mark.parametrize("path", FTL, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_sound(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


def test_a_missing_message_falls_back_to_the_next_language_and_then_to_its_id() -> None:
    speech = a_speech("first = eins", "first = one\nsecond = two")
    assert [speech.say(name) for name in ("first", "second", "third")] == ["eins", "two", "third"]


def test_a_message_with_a_missing_detail_falls_back_as_well() -> None:
    assert a_speech("hello = Hallo { $who }", "hello = Hello").say("hello") == "Hello"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetting, match=r"no language 'xx'; there are: .*en"):
        locales.speech("pantry", "xx")


def test_a_game_of_another_package_brings_its_texts_along() -> None:
    assert locales.speech("pantry").say("verb-wait") == "wait"


def test_the_frame_is_part_of_every_speech() -> None:
    assert locales.speech("pantry").say("seat", seat=3) == "Seat 3"


def test_labels_get_their_arguments_as_words_and_numbers_as_numbers() -> None:
    speech = a_speech(
        "place-attic = the attic\n"
        "place-wine-cellar = the wine cellar\n"
        "verb-go-from = { $count ->\n    [one] once\n   *[other] { $count } times\n} from { $place } to { $place2 }\n"
    )
    assert wording.label(GO(0, 1, 1), speech) == "once from the attic to the wine cellar"
    assert wording.label(GO(1, 0, 3), speech) == "3 times from the wine cellar to the attic"


def test_a_message_may_select_by_the_bare_word() -> None:
    speech = a_speech("place-attic = up\nverb-go-from = { $place_word ->\n    [attic] A\n   *[other] B\n} { $place }")
    assert wording.label(GO(0, 1, 1), speech) == "A up"


def test_without_a_message_an_option_says_its_name_and_a_word_itself() -> None:
    speech = a_speech("verb-other = x")
    assert wording.label(GO(0, 1, 2), speech) == "go_from(attic,wine_cellar,2)"
    assert wording.word(PLACE, 1, speech) == "wine_cellar"


def test_a_sentence_names_its_subject() -> None:
    game = housebound.game("pantry")
    decision = housebound.new("pantry", 2, seed=1).pending[1]
    assert wording.sentence(decision, locales.speech("pantry"), game) == "Bid in secret for seat 2."


def test_notices_are_told_with_their_details() -> None:
    kind = NoticeKind("found", place=PLACE, n=COUNT)
    speech = a_speech("place-attic = the attic\nnotice-found = { $n } in { $place }")
    assert wording.told(Notice(EVERYONE, kind, (0, 4)), speech) == "4 in the attic"
    assert wording.told(Notice(EVERYONE, kind, (0, 4)), a_speech("")) == "found(place=attic, n=4)"


def test_a_cited_rule_has_its_text() -> None:
    assert wording.cited("PAN-TAKE-1", a_speech(""), housebound.game("pantry")).startswith("PAN-TAKE-1: In turn")


def test_every_message_that_our_code_says_is_in_the_english_frame() -> None:
    said = re.compile(r"""(?:\bsay|\bask)\(\s*["']([a-z-]+)["']""")
    speech, commands = locales.speech(), locales.speech(COMMANDS)
    sources = [path for folder in ("terminal", "commands", "locales") for path in (SOURCE / folder).glob("*.py")]
    wanted = {name for path in sources for name in said.findall(path.read_text(encoding="utf-8"))}
    assert len(wanted) > 30
    assert sorted(name for name in wanted if not speech.knows(name) and not commands.knows(name)) == []


def test_a_sentence_takes_the_case_of_a_name_that_it_needs() -> None:
    polish = a_speech(
        "place-attic = Strych\n    .acc = na strych\n    .gender = m\n"
        "place-wine-cellar = Piwnica\n    .gen = z piwnicy\n"
        "verb-go-from = Idź { $place_gen } { $place2_acc }"
    )
    assert wording.label(GO(1, 0, 2), polish) == "Idź z piwnicy na strych"
    assert polish.forms("place-attic") == {"acc": "na strych", "gender": "m"}
    assert polish.forms("nowhere") == {}


def test_the_language_is_the_one_that_the_environment_wishes_if_there_is_one() -> None:
    assert locales.wished({"LANGUAGE": "xx:en", "LANG": "xx_XX.UTF-8"}) == "en"
    assert locales.wished({}) == "en"


def test_rules_are_read_in_a_language_where_it_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "pantry-rules.md").write_text("## Prendere\n- **PAN-TAKE-1** (nobody) — A turno.\n")
    monkeypatch.setattr(locales, "_HERE", tmp_path)
    game = housebound.game("pantry")
    book = locales.translated(game.rulebook, "pantry", "xx")
    assert (book["PAN-TAKE-1"].text, book["PAN-TAKE-1"].chapter, book["PAN-TAKE-1"].readers) == (
        "A turno.",
        "Prendere",
        "",
    )
    assert [rule.id for rule in book] == [rule.id for rule in game.rulebook]
    assert locales.translated(game.rulebook, "pantry", "en") is game.rulebook
