"""A physical table: people type in what came up and what was chosen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import housebound
from housebound.kernel.table import Table
from housebound.kernel.tape import load
from housebound.locales import speech
from housebound.terminal.plain import Lines
from housebound.terminal.referee import Referee
from tests.terminal.test_plain import CtrlC

SECRETS = ["", "owl", "", "rat"]
"""Two players type in their secrets, each behind a hand-over."""
BIDS = ["", "bid(2)", "", "bid(1)"]


def a_table(seats: int = 2) -> Table:
    return housebound.new("pantry", seats, people_roll=True)


def keep(table: Table, *typed: str, save_as: Path | None = None) -> str:
    printed = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    Referee(table, Lines(Console(file=printed, width=200, highlight=False), source, speech("pantry")), save_as).run()
    return printed.getvalue()


def test_a_whole_game_is_kept() -> None:
    table = a_table()
    candles = ["take", "wait"]
    shown = keep(table, *SECRETS, *BIDS, "1", *candles, *BIDS, "peek(1)", "take", "take")
    assert table.over
    assert "Seat 1 has won." in shown
    assert "PAN-END-1" in shown
    assert [table.view(seat).board.secret for seat in (0, 1)] == ["owl", "rat"]


def test_outcomes_are_asked_for_with_the_words_that_can_come_up() -> None:
    shown = keep(a_table(), "")
    assert "Which secret came up? One of: owl (the owl), rat (the rat), moth_king (the moth king)" in shown


def test_secrets_are_typed_on_a_page_of_their_own() -> None:
    pages = keep(a_table(), *SECRETS, *BIDS[:2]).split("\f")
    for page, seat in ((1, 0), (4, 1)):
        assert pages[page].startswith(f"Pass the keyboard to seat {seat + 1}.")
    public = "".join(page for page in pages if "Which secret" not in page and "Bid in secret" not in page)
    assert "my secret" not in public
    assert "owl" not in public


def test_what_only_some_may_know_of_is_typed_on_a_page_of_their_own() -> None:
    table = housebound.new("veiled_pantry", 2, people_roll=True)
    pages = keep(table, *SECRETS, *BIDS, "", "peek(1)", "", "peek(1)", "take").split("\f")
    assert [page.startswith("Pass the keyboard to seat 1.") for page in pages].count(True) == 4
    peeks = [page for page in pages if "Choose whom to peek at." in page]
    assert len(peeks) == 2
    assert all("my secret" in page for page in peeks)


def test_choices_made_at_once_are_behind_a_hand_over_and_open_ones_are_not() -> None:
    pages = keep(a_table(), *SECRETS, *BIDS, "1").split("\f")
    bids = [page for page in pages if "Bid in secret" in page]
    assert all("my secret" in page for page in bids)
    peek = next(page for page in pages if "Choose whom to peek at." in page)
    assert "my secret" not in peek
    assert "Seat 1 bids 2." in peek


def test_options_that_would_tell_a_secret_are_behind_a_hand_over() -> None:
    """Only owls may hoot: the list alone would tell who is one, and also who is none."""
    for game, private in (("loud_pantry", True), ("pantry", False)):
        table = housebound.new(game, 2, people_roll=True)
        pages = keep(table, *SECRETS, *BIDS, "1", "" if private else "take", "wait").split("\f")
        page = next(page for page in pages if "Seat 1: Take a candle or wait." in page)
        assert ("my secret" in page) is private
        assert ("hoot" in page) is private


def test_a_mistaken_entry_is_taken_back() -> None:
    table = a_table()
    shown = keep(table, "", "owl", "", "undo", "", "rat", "", "moth_king", *BIDS, "undo", "", "bid(2)")
    assert shown.count("Taken back.") == 2
    assert [table.view(seat).board.secret for seat in (0, 1)] == ["rat", "moth_king"]
    assert table.pending[0].seat == 0
    assert "Nothing has been entered yet." in keep(a_table(), "", "undo")


def test_what_cannot_come_up_or_is_not_allowed_is_refused_and_asked_again() -> None:
    table = a_table()
    shown = keep(table, "", "cat", "owl owl", "owl", "", "rat", *BIDS, "peek(0)", "9", "?", "rules shelf", "")
    assert "'cat' is no secret" in shown
    assert "You typed 2, but after 1 of them something else is asked. Nothing was entered." in shown
    assert "Not allowed. PAN-PEEK-1" in shown
    assert "there is no option 9" in shown
    assert "× PAN-PEEK-1: You peek at one other" in shown
    assert "Barred by it: peek at seat 1" in shown
    assert "PAN-TAKE-2 (Candles)" in shown
    assert "Type the number or the name of a choice" in shown
    assert table.pending[0].prompt == "peek"


def test_every_entry_is_saved_and_the_table_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "club.tape"
    keep(a_table(), *SECRETS, "", "bid(2)", "quit", save_as=path)
    table = load(path)
    assert table.seed is None
    assert [decision.seat for decision in table.pending] == [1]
    shown = keep(table, "", "bid(0)", "peek(1)", "quit", save_as=path)
    assert f"The table is saved in {path}." in shown
    assert table.pending[0].prompt == "candle"


def test_who_leaves_before_the_first_entry_finds_the_table_where_it_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "club.tape"
    assert f"The table is saved in {path}." in keep(a_table(), "", "quit", save_as=path)
    assert load(path).pending == a_table().pending


def test_ctrl_c_leaves_the_table_as_it_was_entered_last(tmp_path: Path) -> None:
    path, printed = tmp_path / "club.tape", io.StringIO()
    lines = Lines(Console(file=printed, width=200), CtrlC("\nowl\n"), speech("pantry"))
    with pytest.raises(KeyboardInterrupt):
        Referee(a_table(), lines, path).run()
    assert f"To go on: housebound referee --resume {path}" in printed.getvalue()
    assert [event.words for event in load(path).tape] == [("owl",)]  # type: ignore[union-attr]
