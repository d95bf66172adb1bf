"""Undo: what a seat may take back, and why not."""

from __future__ import annotations

import pytest

from housebound.kernel.errors import CannotUndo, NotAsked
from housebound.kernel.script import EVERYONE, NOBODY, Option, Script, all_of, only
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.scripted import DIE, GREEN, RED, Ledger, Scripted, ask_each, colour, ledger


def asking_then(what: str) -> Scripted:
    """Two choices of seat 0, and something that happens between them."""

    def unit(g: Ledger) -> Script[None]:
        option: Option = yield colour(0)
        g.log.append(option.name)
        if what == "reveal":
            g.reveal(only(0))
        elif what == "roll":
            g.chance.roll(DIE, EVERYONE)
        elif what == "private roll":
            g.chance.roll(DIE, only(1))
        elif what == "hidden roll":
            g.secrets[0] = g.chance.roll(DIE, NOBODY)
        yield colour(0)
        yield colour(0)

    return Scripted(unit)


def test_a_choice_can_be_taken_back_and_made_again() -> None:
    table = Table(asking_then("nothing"), 2, seed=1)
    table.choose(0, RED)
    assert table.why_no_undo(0) == ""
    table.undo(0)
    assert ledger(table).log == []
    assert table.undone == (1, 1)
    table.choose(0, GREEN)
    assert ledger(table).log == ["take(green)"]


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    table = Table(asking_then("nothing"), 2, seed=1)
    table.choose(0, RED)
    table.choose(0, RED)
    table.undo(0)
    table.undo(0)
    assert table.tape == []
    with pytest.raises(CannotUndo, match="nothing has been chosen yet"):
        table.undo(0)


@pytest.mark.parametrize("what", ["reveal", "roll", "private roll"])
def test_what_was_revealed_or_rolled_cannot_be_undone(what: str) -> None:
    table = Table(asking_then(what), 2, seed=1)
    table.choose(0, RED)
    before = table.save_text()
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        table.undo(0)
    assert table.save_text() == before
    table.choose(0, RED)
    table.undo(0)
    assert table.save_text() == before.replace("\n\n", "\nundone: 1\n\n", 1)
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        table.undo(0)


def test_an_outcome_that_nobody_saw_is_no_obstacle_and_comes_again() -> None:
    table = Table(asking_then("hidden roll"), 2, seed=1)
    table.choose(0, RED)
    rolled = ledger(table).secrets
    table.undo(0)
    assert table.tape == []
    table.choose(0, GREEN)
    assert ledger(table).secrets == rolled


def test_nobody_undoes_across_another_seats_choice() -> None:
    table = Table(Scripted(ask_each(0, 1, 0)), 2, seed=1)
    table.choose(0, RED)
    assert table.why_no_undo(1) == "somebody else has chosen since"
    table.choose(1, RED)
    with pytest.raises(CannotUndo, match="somebody else has chosen since"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.tape == []


def secretly() -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        yield all_of([colour(seat, only(seat)) for seat in (0, 1)])
        yield colour(1)

    return Scripted(ask_each(0), unit)


def test_a_secret_answer_is_changed_and_not_undone() -> None:
    table = Table(secretly(), 2, seed=1)
    table.choose(0, RED)
    assert table.why_no_undo(0) == ""
    table.choose(0, RED)
    assert "choose again instead" in table.why_no_undo(0)
    table.choose(1, RED)
    assert table.why_no_undo(1) == "something has been revealed since"


def test_a_late_answer_does_not_fit_the_question_that_is_asked_again() -> None:
    table = Table(Scripted(ask_each(0, 0)), 1, seed=1)
    late = table.pending[0].id
    table.choose(0, RED, late)
    table.undo(0)
    assert table.pending[0].id != late
    with pytest.raises(NotAsked):
        table.choose(0, RED, late)
    again = load_text(table.save_text(), game=table.game)
    assert again.pending[0].id == table.pending[0].id
    assert again.undone == (1,)


def test_the_whole_table_may_go_back_to_any_decision() -> None:
    table = Table(asking_then("roll"), 2, seed=1)
    table.choose(0, RED)
    table.choose(0, RED)
    end = table.save_text()
    table.rewind(0)
    assert ledger(table).log == []
    table.choose(0, RED)
    table.choose(0, RED)
    assert table.save_text().replace("undone: 1\n", "") == end


def test_going_back_into_the_middle_of_a_roll_rolls_it_again_alike() -> None:
    table = Table(asking_then("roll"), 2, seed=1)
    table.choose(0, RED)
    events = table.save_text()
    table.rewind(1)
    assert table.save_text().replace("undone: 1\n", "") == events


@pytest.mark.parametrize("length", [-1, 2, 100])
def test_there_is_no_way_back_to_what_never_was(length: int) -> None:
    table = Table(asking_then("nothing"), 2, seed=1)
    table.choose(0, RED)
    with pytest.raises(CannotUndo, match="the tape has 1 events"):
        table.rewind(length)
    assert len(table.tape) == 1
    assert table.undone == (0, 0)


def test_a_twin_has_no_past() -> None:
    table = Table(asking_then("nothing"), 2, seed=1)
    table.choose(0, RED)
    twin = table.clone()
    assert twin.why_no_undo(0) == "a clone has no past"
    with pytest.raises(CannotUndo, match="a clone has no past"):
        twin.rewind(0)
    with pytest.raises(CannotUndo, match="a clone has no past"):
        twin.undo(0)


def test_a_loaded_table_may_undo_what_the_saved_one_could() -> None:
    table = Table(asking_then("roll"), 2, seed=1)
    table.choose(0, RED)
    table.choose(0, RED)
    again = load_text(table.save_text(), game=table.game)
    assert again.why_no_undo(0) == table.why_no_undo(0) == ""
    again.undo(0)
    assert again.why_no_undo(0) == "something has been revealed since"


def test_notices_are_taken_back_too() -> None:
    table = Table(Scripted(ask_each(0, 0)), 1, seed=1, listening=True)
    heard = table.notices(0)
    table.choose(0, RED)
    table.undo(0)
    assert table.notices(0) == heard
    assert table.state.notices is not None


def test_what_was_revealed_in_the_last_step_is_known() -> None:
    table = Table(asking_then("reveal"), 2, seed=1)
    table.choose(0, RED)
    assert table.revealed == only(0)
    table.choose(0, RED)
    assert table.revealed == 0
