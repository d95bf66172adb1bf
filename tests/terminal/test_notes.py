"""Notes of one's own, at the keyboard: written, seen beside the board, wiped, and never on another's screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

import housebound
from housebound.kernel.errors import BadNote, UnknownWord
from housebound.kernel.game import Game
from housebound.kernel.tape import load
from housebound.locales import speech
from housebound.terminal.app import TableApp
from housebound.terminal.screens import HandOver, NoteLine
from housebound.terminal.sitting import Sitting
from tests.terminal.house import pantry_sitting
from tests.terminal.test_app import SMALL, assert_fits, press, screen_text, seated, text_of
from tests.terminal.test_plain import FORM_FEED, converse


@pytest.mark.parametrize(
    ("line", "place", "text"),
    [
        ("shelf three left", "the shelf", "three left"),
        ("The Shelf: three left", "the shelf", "three left"),
        ("the back door", "the back door", ""),
        ("back_door   creaks ", "the back door", "creaks"),
        ("back door creaks", "back", "door creaks"),
        ("back [red]!", "back", "[red]!"),
    ],
)
def test_a_place_is_named_by_its_word_or_as_people_say_it(line: str, place: str, text: str) -> None:
    sitting = pantry_sitting()
    sitting.note("the back door: old")
    sitting.note(line)
    assert dict(sitting.notes()).get(place, "") == text


@pytest.mark.parametrize("line", ["attic spooky", "shelfish", ""])
def test_an_unknown_place_is_refused(line: str) -> None:
    with pytest.raises(UnknownWord, match="is no corner; known: shelf, back_door, back"):
        pantry_sitting().note(line)


def test_a_note_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "x.tape"
    pantry_sitting(humans=(1,), save_as=path).note("shelf mine")
    assert load(path).view(1).notes == {"shelf": "mine"}


def test_on_a_shared_keyboard_everybody_has_a_book_of_their_own() -> None:
    sitting = pantry_sitting(humans=(0, 2))
    with pytest.raises(BadNote, match="nobody is at the keyboard"):
        sitting.note("shelf whose?")
    sitting.hand_over()
    sitting.note("shelf of seat 1")
    assert sitting.notes() == [("the shelf", "of seat 1")]
    sitting.choose("bid(0)")
    assert sitting.notes() == []
    sitting.hand_over()
    assert sitting.notes() == []


# -- in lines


def test_in_lines_notes_are_written_listed_below_the_board_and_wiped() -> None:
    sitting = pantry_sitting(humans=(0,))
    shown = converse(sitting, "note back_door [b]creaks[/b]", "board", "note back_door", "board", "note", "quit")
    assert shown.count("✎ the back door: [b]creaks[/b]\n") == 2
    assert sitting.notes() == []


def test_in_lines_a_bad_note_is_explained() -> None:
    shown = converse(pantry_sitting(humans=(0,)), "note attic x", f"note shelf {'x' * 61}", "help")
    assert "'attic' is no corner" in shown
    assert "a note has at most 60 characters, not 61" in shown
    assert "note PLACE …  write a note" in shown


def test_in_lines_nobody_reads_another_s_notes() -> None:
    pages = converse(pantry_sitting(humans=(0, 2)), "", "note shelf mine", "1", "", "board", "quit").split(FORM_FEED)
    assert [page.count("✎ the shelf: mine") for page in pages] == [0, 0, 1, 0, 0]


# -- on the full screen


def text_in(app: TableApp) -> str:
    return text_of(app, "#notes-text")


@pytest.mark.parametrize("size", [SMALL, (160, 50)])
async def test_on_the_screen_a_note_is_typed_seen_beside_the_board_and_wiped(size: tuple[int, int]) -> None:
    async with seated(pantry_sitting(humans=(0,)), size) as (app, pilot):
        assert "+ Note" in screen_text(app)
        assert app.query_one("#notes").region.area == 0
        await press(pilot, "plus")
        assert isinstance(app.screen, NoteLine)
        assert "only you will see it" in screen_text(app)
        await press(pilot, *"shelf [b]3", "enter")
        assert text_in(app) == "✎ the shelf: [b]3"
        assert "✎ the shelf: [b]3" in screen_text(app)
        assert len(app.sitting.table.answered) == 0
        notes, log, board = (app.query_one(name).region for name in ("#notes", "#log", "#board"))
        assert (notes.y, notes.x, notes.width) == (log.bottom, log.x, log.width)
        assert notes.x >= board.right
        await press(pilot, "plus", *"shelf", "enter")
        assert app.query_one("#notes").region.area == 0
        assert_fits(app, size)


async def test_on_the_screen_a_note_can_be_left_and_a_bad_one_is_explained() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "plus", *"shelf x", "escape")
        assert not isinstance(app.screen, NoteLine)
        await press(pilot, "plus", "enter")
        assert text_in(app) == ""
        await press(pilot, "plus", *"attic", "enter")
        assert [note.message for note in app._notifications] == ["'attic' is no corner; known: shelf, back_door, back"]


async def test_many_notes_leave_the_log_its_room() -> None:
    sitting = Sitting(housebound.new("room25", 4, seed=1), (0,), "sensible", speech("room25"))
    for row in "12345":
        for column in "ABCDE":
            sitting.note(f"{column}{row} maybe a trap, maybe not")
    async with seated(sitting) as (app, _):
        notes, log = (app.query_one(name).region for name in ("#notes", "#log"))
        assert notes.height + log.height == app.query_one("#side").size.height
        assert 0 < notes.height <= log.height
        assert "✎ A1: maybe a trap" in screen_text(app)


async def test_on_the_screen_nobody_reads_another_s_notes() -> None:
    async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
        await press(pilot, "plus")
        assert isinstance(app.screen, HandOver)
        await press(pilot, "enter", "plus", *"shelf mine", "enter")
        assert "mine" in screen_text(app)
        await press(pilot, "1")
        assert isinstance(app.screen, HandOver)
        assert "mine" not in str(app.screen_stack[0].query_one("#notes-text", Static).content)
        await press(pilot, "enter")
        assert "mine" not in screen_text(app)


async def test_a_game_without_places_has_no_key_for_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = pantry_sitting(humans=(0,))
    monkeypatch.setattr(type(sitting.table.game), "places", Game.places)
    async with seated(sitting) as (app, pilot):
        assert "Note" not in screen_text(app)
        await press(pilot, "plus")
        assert not isinstance(app.screen, NoteLine)
    assert "pantry has no places for notes" in converse(sitting, "note shelf x")


async def test_a_watcher_has_no_notebook() -> None:
    async with seated(pantry_sitting(humans=())) as (app, pilot):
        await press(pilot, "enter", "plus")
        assert not isinstance(app.screen, NoteLine)
