"""Whose eyes are on the screen: hand-over, secrets, saving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound import SPECTATOR
from housebound.kernel.errors import BadSetting, CannotUndo
from housebound.kernel.tape import load_text
from housebound.locales import speech
from housebound.terminal.sitting import Sitting, Stage, seating
from tests.terminal.house import pantry_sitting


def play_bots(sitting: Sitting) -> None:
    while sitting.stage is Stage.BOTS:
        sitting.let_a_bot_play()


def play_until_peek(sitting: Sitting) -> None:
    while sitting.table.pending[0].prompt != "peek":
        sitting.let_a_bot_play()


def test_one_person_is_never_asked_to_hand_over() -> None:
    sitting = pantry_sitting(humans=(1,))
    seen = set()
    while not sitting.table.over:
        seen.add(sitting.stage)
        if sitting.stage is Stage.CHOOSE:
            sitting.choose(sitting.decision.options[0] if sitting.decision else "")
        else:
            sitting.let_a_bot_play()
    assert seen == {Stage.CHOOSE, Stage.BOTS}


def test_the_keyboard_is_handed_over_whenever_somebody_else_is_asked() -> None:
    sitting = pantry_sitting(humans=(0, 2))
    assert sitting.stage is Stage.HAND_OVER
    assert sitting.eyes == SPECTATOR
    assert "secret" not in sitting.board()
    sitting.hand_over()
    assert (sitting.stage, sitting.eyes) == (Stage.CHOOSE, 0)
    assert "my secret" in sitting.board()
    sitting.choose("bid(0)")
    assert (sitting.stage, sitting.eyes) == (Stage.HAND_OVER, SPECTATOR)
    assert "secret" not in sitting.board()


def test_a_secret_is_read_before_the_keyboard_goes_on() -> None:
    sitting = pantry_sitting(humans=(0, 2))
    sitting.hand_over()
    sitting.choose("bid(0)")
    sitting.hand_over()
    sitting.choose("bid(2)")
    play_bots(sitting)
    sitting.choose("peek(1)")
    assert (sitting.stage, sitting.eyes) == (Stage.READ, 2)
    assert any("hides" in line and new for line, new in sitting.log())
    sitting.have_read()
    assert (sitting.stage, sitting.eyes) == (Stage.HAND_OVER, SPECTATOR)
    assert not any("hides" in line for line, _ in sitting.log())


def test_an_answer_can_be_changed_while_others_still_bid() -> None:
    sitting = pantry_sitting(humans=(0, 2))
    sitting.hand_over()
    sitting.choose("bid(0)")
    assert sitting.turn_to_next()
    decision = sitting.decision
    assert decision is not None
    assert decision.seat == 0
    standing = sitting.standing_answer(decision)
    assert standing is not None
    assert standing.name == "bid(0)"
    sitting.choose("bid(2)")
    assert sitting.decision is not None
    assert sitting.decision.seat == 2
    sitting.hand_over()
    sitting.choose("bid(1)")
    play_bots(sitting)
    assert "Seat 1 bids 2." in [line for line, _ in sitting.log()]


def test_nothing_is_said_of_who_decides_behind_a_screen() -> None:
    sitting = pantry_sitting(humans=(1,), game="veiled_pantry")
    sitting.choose("bid(0)")
    play_until_peek(sitting)
    shown = (sitting.sentence(), sitting.board(), sitting.log())
    assert shown[0] == "Waiting. Something is being decided out of your sight."
    with pytest.raises(CannotUndo, match="something has happened since"):
        sitting.undo()
    sitting.let_a_bot_play()
    assert (sitting.sentence(), sitting.board(), sitting.log()) == shown
    sitting.let_a_bot_play()
    assert sitting.sentence() == "Waiting for seat 1."


def test_nobody_to_turn_to_when_only_one_is_asked() -> None:
    assert not pantry_sitting(humans=(0,)).turn_to_next()


def test_at_the_end_nobody_s_secrets_stay_on_a_shared_screen() -> None:
    sitting = pantry_sitting(humans=(0, 1, 2))
    while not sitting.table.over:
        sitting.hand_over()
        assert sitting.decision is not None
        sitting.choose(sitting.decision.options[0])
    assert (sitting.stage, sitting.eyes) == (Stage.OVER, SPECTATOR)
    assert "has won" in sitting.sentence() or "have won" in sitting.sentence()


def test_undo_is_the_viewer_s_own_and_says_why_not() -> None:
    sitting = pantry_sitting(humans=(0, 1, 2))
    while sitting.sentence() != "Take a candle or wait.":
        sitting.hand_over()
        assert sitting.decision is not None
        sitting.choose(sitting.decision.options[0])
    sitting.have_read()
    sitting.hand_over()
    sitting.choose("take")
    assert sitting.table.view(0).board.candles[0] == 1
    sitting.undo()
    assert sitting.table.view(0).board.candles[0] == 0
    sitting.choose("take")
    sitting.hand_over()
    with pytest.raises(CannotUndo, match="somebody else has chosen since"):
        sitting.undo()


def test_every_choice_is_saved_with_who_sits_where_and_goes_on_the_same(tmp_path: Path) -> None:
    path = tmp_path / "evening.tape"
    sitting = pantry_sitting(humans=(0, 2), seed=5, save_as=path)
    sitting.hand_over()
    sitting.choose("bid(1)")
    text = path.read_text(encoding="utf-8")
    assert seating(text) == ((0, 2), "sensible")
    resumed = Sitting(load_text(text), (0, 2), "random", speech("pantry"))
    assert resumed.table.save_text() == sitting.table.save_text()
    assert [decision.seat for decision in resumed.for_people] == [2, 0]


def test_bots_choose_the_same_after_resuming() -> None:
    def finish(sitting: Sitting) -> str:
        while not sitting.table.over:
            sitting.let_a_bot_play()
        return sitting.table.save_text()

    whole = pantry_sitting(humans=(), seats=4, seed=9, level="random")
    for _ in range(5):
        whole.let_a_bot_play()
    resumed = Sitting(load_text(whole.save_text()), (), "random", speech("pantry"))
    assert finish(resumed) == finish(whole)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetting, match="seat 7 does not sit at this table: counted from 0, the last is 2"):
        pantry_sitting(humans=(7,))
