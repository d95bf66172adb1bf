"""The line-based client, driven as a person at a pipe would."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from housebound.locales import speech
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.sitting import Sitting
from tests.terminal.house import pantry_sitting

FORM_FEED = "\f"
"""What clears the screen where there is no terminal."""


def converse(sitting: Sitting, *typed: str) -> str:
    """Everything printed while these lines were typed."""
    printed = io.StringIO()
    console = Console(file=printed, width=200, highlight=False)
    lines = Lines(console, io.StringIO("".join(f"{line}\n" for line in typed)), speech("pantry"))
    PlainClient(sitting, lines).run()
    return printed.getvalue()


def test_a_whole_game_by_numbers() -> None:
    sitting = pantry_sitting(humans=(0,))
    shown = converse(sitting, *["1"] * 20)
    assert sitting.table.over
    assert "   1 bid 0 candles\n   2 bid one candle\n" in shown
    assert "PAN-END-1: After two rounds whoever holds most candles wins" in shown


def test_an_option_can_be_typed_by_name_and_a_refusal_cites_its_rule() -> None:
    sitting = pantry_sitting(humans=(0,))
    shown = converse(sitting, "bid(2)", "peek(0)", "peek(2)")
    assert "Not allowed. PAN-PEEK-1: You peek at one other player's secret, never at your own." in shown
    assert "Seat 3 hides" in shown


def test_barred_options_are_listed_with_their_rules() -> None:
    shown = converse(pantry_sitting(humans=(0,)), "bid(2)", "?")
    assert "× PAN-PEEK-1: You peek at one other" in shown
    assert "\nBarred by it: peek at seat 1\n" in shown
    assert "Nothing that people would try is barred here." in converse(pantry_sitting(humans=(0,)), "?")


def test_what_cannot_be_meant_is_explained_and_nothing_happens() -> None:
    sitting = pantry_sitting(humans=(0,))
    shown = converse(sitting, "9", "0", "dance", "", "bid(7)")
    assert shown.count("there is no option") == 2
    assert "'dance' is no verb; known: bid, peek, take, wait" in shown
    assert "'7' is no bid" in shown
    assert "rules WORDS   search the rulebook" in shown
    assert len(sitting.table.answered) == 0


def test_the_rulebook_the_log_and_the_board_are_a_word_away() -> None:
    shown = converse(pantry_sitting(humans=(0,)), "bid(2)", "rules candle shelf", "rules nonsense", "log", "board")
    assert "One rule:\nPAN-TAKE-2 (Candles): A candle can only be taken" in shown
    assert "No rule has all of these words." in shown
    assert shown.count("· Seat 1 bids 2.") == 2
    assert shown.count("round 1") == 3


def test_undo_says_why_not_and_works_when_it_may() -> None:
    sitting = pantry_sitting(humans=(0, 1, 2))
    bids = ["", "1", "", "1", "", "1"]
    shown = converse(sitting, *bids, "", "undo", "1", "take", "undo", "quit")
    assert "No undo: somebody else has chosen since." in shown
    assert sitting.table.view(0).board.candles[0] == 1


def test_the_screen_is_cleared_before_and_after_a_hand_over() -> None:
    shown = converse(pantry_sitting(humans=(0, 2)), "", "1", "", "quit")
    before, *pages = shown.split(FORM_FEED)
    assert before == ""
    assert pages[0].startswith("Pass the keyboard to seat 1.")
    assert "my secret" in pages[1]
    assert pages[2].startswith("Pass the keyboard to seat 3.")
    assert "secret" not in pages[0] + pages[2]
    assert "my secret" in pages[3]


def test_a_secret_just_learnt_is_read_before_the_next_hand_over() -> None:
    shown = converse(pantry_sitting(humans=(0, 2)), "", "bid(0)", "", "bid(2)", "peek(1)", "", "quit")
    peeked = next(page for page in shown.split(FORM_FEED) if "hides" in page)
    assert "Only seat 3 may know this. Press Enter when you have read it." in peeked


def test_another_open_decision_can_be_turned_to() -> None:
    sitting = pantry_sitting(humans=(0, 2))
    shown = converse(sitting, "", "1", "", "next", "", "3", "quit")
    assert "*  1 bid 0 candles" in shown
    assert [answer.name for _, answer in sitting.table.answered] == ["bid(2)"]
    assert "Nobody else at this keyboard is asked now." in converse(pantry_sitting(humans=(0,)), "next")


def test_leaving_and_the_end_of_input_save_the_table(tmp_path: Path) -> None:
    for typed in (("1", "quit"), ("1",)):
        path = tmp_path / f"{len(typed)}.tape"
        shown = converse(pantry_sitting(humans=(0,), save_as=path), *typed)
        assert f"The table is saved in {path}." in shown
        assert "0 bid(0)" in path.read_text(encoding="utf-8")


def test_saving_elsewhere_and_failing_to(tmp_path: Path) -> None:
    there, nowhere = tmp_path / "there.tape", tmp_path / "no" / "folder.tape"
    shown = converse(pantry_sitting(humans=(0,)), "save", f"save {there}", f"save {nowhere}")
    assert "Say where: save FILE" in shown
    assert there.read_text(encoding="utf-8").startswith("housebound tape 1")
    assert f"could not be saved in {nowhere}" in shown


class CtrlC:
    """Somebody who types these lines, and then Ctrl-C."""

    def __init__(self, typed: str) -> None:
        self._typed = io.StringIO(typed)

    def readline(self) -> str:
        line = self._typed.readline()
        if not line:
            raise KeyboardInterrupt
        return line


@pytest.mark.parametrize("typed", ["", "1\n"])
def test_ctrl_c_saves_too_and_the_way_back_can_be_copied_from_a_narrow_terminal(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "an_evening_with_friends_and_bots.tape"
    printed = io.StringIO()
    console = Console(file=printed, width=30, highlight=False, force_terminal=True, no_color=True)
    with pytest.raises(KeyboardInterrupt):
        PlainClient(pantry_sitting(humans=(0,), save_as=path), Lines(console, CtrlC(typed), speech("pantry"))).run()
    assert f"housebound play --resume {path}\n" in printed.getvalue()
    assert ("0 bid(0)" in path.read_text(encoding="utf-8")) is bool(typed)
