"""Notes: a seat's own, at places of the board, and nobody else's business."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import housebound
from housebound.kernel.check.alike import difference
from housebound.kernel.check.sample import Chooser
from housebound.kernel.errors import BadNote, BadTape, UnknownWord
from housebound.kernel.script import SPECTATOR, Domain
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.cellar import CELLAR as CELLAR_WITHOUT_PLACES
from tests.kernel.cellar import Cellar, CellarGame

PLACES = Domain("place", ["stairs", "shelf", "coal_hole"])


class PlacedGame(CellarGame):
    """A cellar with places for notes, where the first two seats share a book."""

    places = PLACES

    def notebook(self, g: Cellar, seat: int) -> int:
        return 0 if seat < 2 else seat


GAME = PlacedGame()


def a_table() -> Table:
    return Table(GAME, 4, seed=3)


def noted() -> Table:
    table = a_table()
    table.note(0, "shelf", "a rat, I think")
    table.note(3, "stairs", "loose: #3 — «ächz» {so}: hm")
    return table


def test_a_note_is_written_changed_and_wiped() -> None:
    table = noted()
    assert table.view(3).notes == {"stairs": "loose: #3 — «ächz» {so}: hm"}
    table.note(3, "coal_hole", "dark")
    table.note(3, "stairs", "  firm ")
    assert table.view(3).notes == {"stairs": "firm", "coal_hole": "dark"}
    table.note(3, "stairs", "")
    table.note(3, "shelf", " ")
    assert table.view(3).notes == {"coal_hole": "dark"}
    assert table.notes == {0: {"shelf": "a rat, I think"}, 3: {"coal_hole": "dark"}}


def test_notes_stand_in_the_order_of_their_places() -> None:
    table = a_table()
    for place in ("coal_hole", "stairs", "shelf"):
        table.note(2, place, "x")
    assert list(table.view(2).notes) == ["stairs", "shelf", "coal_hole"]


def test_a_team_shares_a_book() -> None:
    table = noted()
    table.note(1, "stairs", "wait here")
    assert table.view(0).notes == table.view(1).notes == {"stairs": "wait here", "shelf": "a rat, I think"}


def test_a_note_changes_no_byte_that_anybody_else_is_sent() -> None:
    table = a_table()
    for writer, readers in ((0, {0, 1}), (2, {2}), (3, {3})):
        before = {eye: table.sent(eye) for eye in (0, 1, 2, 3, SPECTATOR)}
        table.note(writer, "coal_hole", "mine")
        assert {eye for eye, sent in before.items() if table.sent(eye) != sent} == readers
    assert table.view(SPECTATOR).notes == {}


def test_what_is_shown_of_a_book_is_a_copy() -> None:
    table = noted()
    table.view(0).notes["shelf"] = "something else"
    assert table.view(0).notes == {"shelf": "a rat, I think"}


@pytest.mark.parametrize(
    ("seat", "place", "text", "error", "says"),
    [
        (0, "attic", "x", UnknownWord, "'attic' is no place; known: stairs, shelf, coal_hole"),
        (0, "attic", "", UnknownWord, "'attic' is no place"),
        (0, "shelf", "x" * 61, BadNote, "at most 60 characters, not 61"),
        (0, "shelf", "one\ntwo", BadNote, "one line"),
        (0, "shelf", "one\u2028two", BadNote, "one line"),
        (0, "shelf", "\x1b[31mred", BadNote, "one line"),
        (4, "shelf", "x", BadNote, "seat 4 does not sit at this table"),
        (SPECTATOR, "shelf", "x", BadNote, "does not sit at this table"),
        (-1, "shelf", "x", BadNote, "seat -1 does not sit at this table"),
    ],
)
def test_a_note_that_cannot_be_written_says_why_and_changes_nothing(
    seat: int, place: str, text: str, error: type[Exception], says: str
) -> None:
    table = noted()
    before = table.save_text()
    with pytest.raises(error, match=says):
        table.note(seat, place, text)
    assert table.save_text() == before


def test_a_game_without_places_has_no_notes() -> None:
    table = Table(CELLAR_WITHOUT_PLACES, 2, seed=1)
    with pytest.raises(BadNote, match="cellar has no places for notes"):
        table.note(0, "shelf", "x")
    assert table.view(0).notes == {}


def test_a_book_can_be_full() -> None:
    class Wide(PlacedGame):
        places = Domain("place", [f"p{n}" for n in range(70)])

    table = Table(Wide(), 2, seed=1)
    for n in range(60):
        table.note(0, f"p{n}", "x" * 60)
    with pytest.raises(BadNote, match="60 notes are in it"):
        table.note(0, "p60", "one more")
    table.note(0, "p7", "another text")
    table.note(0, "p8", "")
    table.note(0, "p60", "one more")
    assert len(table.view(0).notes) == 60
    again = load_text(table.save_text(), game=table.game)
    assert again.view(0).notes == table.view(0).notes


# -- apart from play


def test_notes_have_no_part_in_play_undo_or_dice() -> None:
    plain, table = a_table(), a_table()
    chooser, other = Chooser(Random(5)), Chooser(Random(5))
    while not table.over:
        table.note(len(table.tape) % 4, "shelf", f"at {len(table.tape)}")
        chooser.move(table)
        other.move(plain)
        assert [table.why_no_undo(seat) for seat in range(4)] == [plain.why_no_undo(seat) for seat in range(4)]
    assert [line for line in table.save_text().splitlines() if not line.startswith("notes: ")] == (
        plain.save_text().splitlines()
    )
    assert difference(table.state, plain.state) == ""


def test_notes_are_not_taken_back() -> None:
    table = noted()
    table.choose(0, "bid(0)")
    table.note(2, "shelf", "later")
    table.rewind(0)
    assert table.view(2).notes == {"shelf": "later"}


def test_a_clone_has_no_notes_and_an_imagination_only_its_own_seats() -> None:
    table = noted()
    assert table.clone().notes == {}
    assert table.imagine(1).notes == {0: {"shelf": "a rat, I think"}}
    assert table.imagine(2).notes == {2: {}}
    assert table.imagine(SPECTATOR).notes == {}
    for eye in (0, 1, 2, 3, SPECTATOR):
        assert msgspec.json.encode(table.imagine(eye).view(eye)) == msgspec.json.encode(table.view(eye))
    table.imagine(3).note(3, "stairs", "only a thought")
    assert table.view(3).notes["stairs"].startswith("loose")


# -- saving


def test_notes_are_saved_and_loaded(tmp_path: Path) -> None:
    table = noted()
    text = table.save_text()
    line = 'notes: {"0": {"shelf": "a rat, I think"}, "3": {"stairs": "loose: #3 — «ächz» {so}: hm"}}'
    assert line in text.splitlines()
    again = load_text(text, game=GAME)
    assert again.notes == table.notes
    assert again.save_text() == text
    for eye in (0, 1, 2, 3, SPECTATOR):
        assert again.sent(eye) == table.sent(eye)
    table.save(tmp_path / "x.tape")
    assert load_text((tmp_path / "x.tape").read_text(encoding="utf-8"), game=GAME).notes == table.notes


def test_books_with_nothing_in_them_are_not_saved() -> None:
    table = noted()
    table.note(0, "shelf", "")
    table.note(3, "stairs", "")
    assert "notes" not in table.save_text()


@pytest.mark.parametrize(
    ("notes", "says"),
    [
        ("nonsense", "not seat by seat"),
        ("[1, 2]", "not seat by seat"),
        ('{"0": "shelf"}', "not seat by seat"),
        ('{"0": {"shelf": 7}}', "not seat by seat"),
        ('{"zero": {"shelf": "x"}}', "not seat by seat"),
        ('{"4": {"shelf": "x"}}', "there is no seat 4"),
        ('{"0": {"attic": "x"}}', "'attic' is no place"),
        ('{"0": {"shelf": "a\\nb"}}', "one line"),
    ],
)
def test_a_tape_with_bad_notes_is_refused(notes: str, says: str) -> None:
    text = a_table().save_text().replace("\n\n", f"\nnotes: {notes}\n\n", 1)
    with pytest.raises(BadTape, match=f"header notes: .*{says}"):
        load_text(text, game=GAME)


@pytest.mark.parametrize(("name", "place"), [("room25", "C3"), ("betrayal", "junk_room")])
def test_our_games_have_places(name: str, place: str) -> None:
    table = housebound.new(name, 4, seed=1)
    table.note(1, place, "maybe a trap")
    assert table.view(1).notes == {place: "maybe a trap"}
