"""The Table: choosing, refusing, asking several at once, telling, and people's dice."""

from __future__ import annotations

import pytest

from housebound.kernel.errors import BadTape, NotAsked, Refused, ScriptFailed, UnknownWord
from housebound.kernel.script import EVERYONE, SPECTATOR, Option, Script, all_of, any_of, only
from housebound.kernel.seat_view import Asked, Told, Waiting
from housebound.kernel.seeing import told
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.cellar import CELLAR, Cellar
from tests.kernel.scripted import (
    BLUE,
    COLOURS,
    DIE,
    GREEN,
    NOTED,
    PASS,
    RED,
    Ledger,
    Scripted,
    ask_each,
    colour,
    ledger,
)


def secret_colours(*seats: int) -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        answers: list[Option] = yield all_of([colour(seat, only(seat)) for seat in seats])
        g.log += [option.name for option in answers]

    return Scripted(unit)


def first_colour(*seats: int) -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        answer: tuple[int, Option] = yield any_of([colour(seat) for seat in seats])
        g.log.append(f"{answer[0]} {answer[1]}")
        option: Option = yield colour(0)
        g.log.append(option.name)

    return Scripted(unit)


# -- choosing


def test_a_game_runs_from_decision_to_decision_until_it_is_over() -> None:
    table = Table(Scripted(ask_each(0, 1), ask_each(1)), 2, seed=1)
    assert table.waiting == [(0, "colour")]
    assert table.result is None
    table.choose(0, RED)
    assert table.waiting == [(1, "colour")]
    table.choose(1, "take(green)")
    assert not table.over
    table.choose(1, GREEN, table.pending[0].id)
    assert table.over
    assert table.pending == []
    assert ledger(table).log == ["0 take(red)", "1 take(green)", "1 take(green)"]
    assert table.result is not None
    assert (table.result.winners, table.result.rounds) == ((0,), 3)


def test_a_unit_that_asks_nothing_is_passed_over() -> None:
    def silent(g: Ledger) -> Script[None]:
        g.log.append("silent")
        return
        yield

    table = Table(Scripted(silent, ask_each(0), silent, silent), 1, seed=1)
    assert ledger(table).log == ["silent"]
    table.choose(0, RED)
    assert ledger(table).log == ["silent", "0 take(red)", "silent", "silent"]
    assert table.over


def test_a_refusal_carries_its_rules_and_changes_nothing() -> None:
    table = Table(Scripted(ask_each(0)), 1, seed=1)
    before, decision = table.save_text(), table.pending[0]
    with pytest.raises(Refused, match="SCR-PLAY-2: Blue is not for everybody") as caught:
        table.choose(0, BLUE)
    assert [rule.id for rule in caught.value.rules] == ["SCR-PLAY-2"]
    assert caught.value.option == "take(blue)"
    with pytest.raises(Refused, match="pass is not allowed now — SCR-PLAY-1: Take a colour"):
        table.choose(0, PASS)
    with pytest.raises(UnknownWord):
        table.choose(0, "fly")
    assert table.save_text() == before
    assert table.pending == [decision]


def test_only_the_seat_that_is_asked_may_choose() -> None:
    table = Table(Scripted(ask_each(0)), 2, seed=1)
    with pytest.raises(NotAsked, match="seat 1 is not asked anything now"):
        table.choose(1, RED)
    with pytest.raises(NotAsked, match="decision 0 is not seat 1's to answer"):
        table.choose(1, RED, 0)
    assert table.tape == []


def test_a_late_or_doubled_answer_is_refused() -> None:
    table = Table(Scripted(ask_each(0, 0)), 1, seed=1)
    first = table.pending[0].id
    table.choose(0, RED, first)
    with pytest.raises(NotAsked, match=f"decision {first} is not seat 0's to answer"):
        table.choose(0, RED, first)
    assert ledger(table).log == ["0 take(red)"]


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = Table(Scripted(), 1, seed=1)
    assert table.over
    with pytest.raises(NotAsked):
        table.choose(0, RED)


def test_every_decision_has_its_own_id() -> None:
    table = Table(Scripted(ask_each(0, 0), ask_each(0)), 1, seed=1)
    ids = []
    while not table.over:
        ids.append(table.pending[0].id)
        table.choose(0, RED)
    assert ids == [0, 1, 2]


# -- all at once and in secret


def test_the_script_gets_all_answers_in_the_order_asked() -> None:
    table = Table(secret_colours(2, 0, 1), 3, seed=1)
    assert table.waiting == [(2, "colour"), (0, "colour"), (1, "colour")]
    table.choose(0, GREEN)
    table.choose(1, RED)
    assert table.waiting == [(2, "colour")]
    assert ledger(table).log == []
    table.choose(2, RED)
    assert ledger(table).log == ["take(red)", "take(green)", "take(red)"]


def test_an_answer_can_be_changed_until_the_last_is_given() -> None:
    table = Table(secret_colours(0, 1), 2, seed=1)
    table.choose(0, RED)
    table.choose(0, GREEN)
    mine = table.answered[0][0].id
    table.choose(0, RED, mine)
    table.choose(0, GREEN, mine)
    assert [(decision.seat, answer) for decision, answer in table.answered] == [(0, GREEN)]
    assert table.waiting == [(1, "colour")]
    table.choose(1, RED)
    assert ledger(table).log == ["take(green)", "take(red)"]
    with pytest.raises(NotAsked):
        table.choose(0, RED, mine)


def test_a_changed_answer_must_be_legal_too() -> None:
    table = Table(secret_colours(0, 1), 2, seed=1)
    table.choose(0, RED)
    with pytest.raises(Refused):
        table.choose(0, BLUE)
    assert table.answered[0][1] is RED


def test_a_seat_with_two_decisions_answers_them_one_after_the_other() -> None:
    table = Table(secret_colours(0, 0, 1), 2, seed=1)
    first, second, _ = table.pending
    assert (first.nth, second.nth) == (0, 1)
    table.choose(0, RED)
    table.choose(0, GREEN)
    assert [(decision.nth, answer) for decision, answer in table.answered] == [(0, RED), (1, GREEN)]
    table.choose(0, RED, second.id)
    table.choose(1, GREEN)
    assert ledger(table).log == ["take(red)", "take(red)", "take(green)"]


def test_others_see_only_that_a_seat_has_answered() -> None:
    table = Table(secret_colours(0, 1), 2, seed=1)
    table.choose(0, GREEN)
    mine, theirs, nobodys = table.view(0), table.view(1), table.view(SPECTATOR)
    assert mine.asked == (Asked(0, "colour", -1, "SCR-PLAY-1", ("take(red)", "take(green)"), "take(green)"),)
    assert theirs.asked == (Asked(0, "colour", -1, "SCR-PLAY-1", ("take(red)", "take(green)")),)
    assert nobodys.asked == ()
    waiting = (Waiting(1, "colour", -1), Waiting(0, "colour", -1, answered=True))
    assert mine.waiting == theirs.waiting == nobodys.waiting == waiting
    assert b"take(green)" not in table.sent(SPECTATOR)


def test_another_answer_of_one_seat_changes_no_byte_for_the_others() -> None:
    table = Table(secret_colours(0, 1), 2, seed=1)
    table.choose(0, GREEN)
    before = table.sent(1), table.sent(SPECTATOR)
    table.choose(0, RED)
    assert (table.sent(1), table.sent(SPECTATOR)) == before


# -- whoever comes first


def test_the_first_answer_counts_and_the_others_are_withdrawn() -> None:
    table = Table(first_colour(0, 1, 2), 3, seed=1)
    assert table.waiting == [(0, "colour"), (1, "colour"), (2, "colour")]
    withdrawn = table.pending[2].id
    table.choose(1, GREEN)
    assert ledger(table).log == ["1 take(green)"]
    assert table.waiting == [(0, "colour")]
    with pytest.raises(NotAsked, match="withdrawn"):
        table.choose(2, RED, withdrawn)
    with pytest.raises(NotAsked):
        table.choose(2, RED)


def test_nothing_is_half_answered_where_the_first_counts() -> None:
    table = Table(first_colour(0, 1), 2, seed=1)
    assert table.answered == []


# -- notices


def noisy() -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        g.tell(EVERYONE, NOTED, 0)
        g.tell(only(1), NOTED, 1)
        g.tell(only(0) | only(1), NOTED, 2)
        yield colour(0)
        g.tell(EVERYONE, NOTED, 1)

    return Scripted(unit)


def test_notices_are_numbered_for_each_seat_alone() -> None:
    table = Table(noisy(), 2, seed=1)
    assert [(n, notice.args) for n, notice in table.notices(0)] == [(0, (0,)), (1, (2,))]
    assert [(n, notice.args) for n, notice in table.notices(1)] == [(0, (0,)), (1, (1,)), (2, (2,))]
    assert [(n, notice.args) for n, notice in table.notices(SPECTATOR)] == [(0, (0,))]
    table.choose(0, RED)
    assert [(n, notice.args) for n, notice in table.notices(0, since=2)] == [(2, (1,))]
    assert told(table, 0, 1) == [Told(1, "noted", {"colour": "blue"}), Told(2, "noted", {"colour": "green"})]
    assert repr(table.notices(0)[0][1]) == "noted(colour=red)"
    assert repr(NOTED) == "<NoticeKind noted>"


def test_a_table_that_nobody_listens_to_keeps_no_notices() -> None:
    table = Table(noisy(), 2, seed=1, listening=False)
    table.choose(0, RED)
    assert table.state.notices is None
    assert table.notices(0) == []


def test_notices_are_the_same_after_loading() -> None:
    game = noisy()
    table = Table(game, 2, seed=1)
    table.choose(0, RED)
    again = load_text(table.save_text(), game=game)
    assert [again.sent(seat) for seat in (0, 1, SPECTATOR)] == [table.sent(seat) for seat in (0, 1, SPECTATOR)]


# -- views


def test_a_view_has_the_board_the_talk_and_the_end() -> None:
    table = Table(CELLAR, 2, {"quick": True}, seed=3)
    view = table.view(0)
    assert (view.game, view.seat, view.over, view.result) == ("cellar", 0, False, None)
    assert [(channel.name, channel.speakers) for channel in view.talk] == [("table", 0)]
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[-1])
    assert table.view(1).result == table.result
    assert table.view(1).over


# -- scripts that fail


def failing(when: str) -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        option: Option = yield colour(0)
        g.log.append(option.name)
        g.tell(EVERYONE, NOTED, 0)
        g.chance.roll(DIE)
        if option.words[0] == when:
            raise KeyError("lost")
        yield colour(1)

    return Scripted(ask_each(1), unit)


def test_a_script_that_raises_leaves_the_table_as_it_was() -> None:
    game = failing("green")
    table = Table(game, 2, seed=1)
    table.choose(1, RED)
    before, sent, asked = table.save_text(), table.sent(0), table.pending[0].id
    with pytest.raises(ScriptFailed, match=r"KeyError after take\(green\): 'lost'") as caught:
        table.choose(0, GREEN, asked)
    assert (table.save_text(), table.sent(0), table.pending[0].id) == (before, sent, asked)
    assert ledger(table).log == ["1 take(red)"]
    assert caught.value.tape.splitlines()[-1].startswith("0 take(green) ~die ")
    table.choose(0, RED, asked)
    assert table.waiting == [(1, "colour")]


def test_a_twin_is_told_what_its_script_raised() -> None:
    table = Table(failing("red"), 2, seed=1)
    table.choose(1, RED)
    with pytest.raises(KeyError, match="lost"):
        table.clone().choose(0, RED)


# -- people's dice


def dicey() -> Scripted:
    def unit(g: Ledger) -> Script[None]:
        g.log.append(f"rolled {g.chance.roll(DIE)}")
        option: Option = yield colour(0)
        g.log.append(f"picked {g.chance.pick([1, 4], DIE, only(0))} after {option}")
        g.log.append(f"order {g.chance.shuffle([0, 1, 1], COLOURS)}")
        yield colour(1)

    return Scripted(unit)


def test_people_say_what_came_up() -> None:
    table = Table(dicey(), 2, people_roll=True)
    assert table.seed is None
    assert table.pending == []
    assert table.needs is not None
    assert table.needs.words == ("0", "1", "2", "3", "4", "5")
    table.enter("3")
    assert table.needs is None
    table.choose(0, RED)
    assert table.needs is not None
    assert (table.needs.words, table.needs.to) == (("1", "4"), 1)
    table.enter("4")
    table.enter("green red green")
    assert ledger(table).log == ["rolled 3", "picked 4 after take(red)", "order [1, 0, 1]"]
    assert table.waiting == [(1, "colour")]


def test_nobody_can_choose_before_the_dice_are_known() -> None:
    table = Table(dicey(), 2, people_roll=True)
    with pytest.raises(NotAsked):
        table.choose(0, RED)


@pytest.mark.parametrize(
    ("outcome", "error"),
    [("6", UnknownWord), ("", NotAsked), ("1 2", NotAsked), ("two", UnknownWord)],
)
def test_an_impossible_outcome_is_refused_and_changes_nothing(outcome: str, error: type[Exception]) -> None:
    table = Table(dicey(), 2, people_roll=True)
    with pytest.raises(error):
        table.enter(outcome)
    assert table.tape == []
    assert table.needs is not None


@pytest.mark.parametrize("outcome", ["red", "red red green", "red green", "red green green green"])
def test_an_order_must_be_of_all_that_is_there(outcome: str) -> None:
    table = Table(dicey(), 2, people_roll=True)
    table.enter("0")
    table.choose(0, RED)
    with pytest.raises(NotAsked, match="only 1, 4 can come up here"):
        table.enter("2")
    table.enter("1")
    with pytest.raises(NotAsked, match="only red, green, green can come up here"):
        table.enter(outcome)
    assert len(table.tape) == 3


def test_no_outcome_is_taken_that_nobody_needs() -> None:
    table = Table(dicey(), 2, seed=1)
    with pytest.raises(NotAsked, match="no outcome is needed now"):
        table.enter("1")


def test_a_physical_table_is_saved_and_loaded_while_it_waits_for_dice() -> None:
    game = dicey()
    table = Table(game, 2, people_roll=True)
    table.enter("3")
    table.choose(0, RED)
    text = table.save_text()
    assert "seed: people" in text
    again = load_text(text, game=game)
    assert again.needs is not None
    assert again.needs.words == ("1", "4")
    assert again.save_text() == text


def test_an_outcome_that_makes_a_script_raise_leaves_the_table_as_it_was() -> None:
    def unit(g: Ledger) -> Script[None]:
        if g.chance.roll(DIE) == 5:
            raise KeyError("lost")
        yield colour(0)

    table = Table(Scripted(unit), 1, people_roll=True)
    with pytest.raises(ScriptFailed, match="KeyError after die 5: 'lost'") as caught:
        table.enter("5")
    assert caught.value.tape.splitlines()[-1] == "~die 5"
    assert table.tape == []
    table.enter("4")
    assert table.waiting == [(0, "colour")]


def test_a_twin_of_a_physical_table_rolls_for_itself_unless_it_is_told_not_to() -> None:
    table = Table(dicey(), 2, people_roll=True)
    table.enter("3")
    table.choose(0, RED)
    assert table.clone().waiting == [(1, "colour")]
    twin = table.clone(people_roll=True)
    assert twin.needs is not None
    twin.enter("1")
    twin.enter("red green green")
    assert twin.waiting == [(1, "colour")]
    assert len(table.tape) == 2


def test_a_twin_goes_past_the_end_of_a_unit_while_the_table_waits_for_dice() -> None:
    def roll(g: Ledger) -> Script[None]:
        g.log.append(f"rolled {g.chance.roll(DIE)}")
        return
        yield

    table = Table(Scripted(roll, ask_each(0)), 1, people_roll=True)
    twin = table.clone()
    assert twin.waiting == [(0, "colour")]
    told = table.clone(people_roll=True)
    told.enter("2")
    assert told.waiting == [(0, "colour")]
    assert ledger(told).log == ["rolled 2"]


# -- dice


def test_the_same_seed_brings_the_same_dice() -> None:
    states = []
    for _ in range(2):
        table = Table(CELLAR, 4, seed=11)
        assert isinstance(table.state, Cellar)
        states.append(table.state.cards)
    assert states[0] == states[1]
    assert Table(CELLAR, 4).seed != Table(CELLAR, 4).seed


def test_a_tape_with_choices_that_nobody_asked_for_is_refused() -> None:
    game = Scripted(ask_each(0))
    text = Table(game, 2, seed=1).save_text()
    with pytest.raises(BadTape, match=r"step 1: seat 1 is not asked when it chooses take\(red\)"):
        load_text(text + "1 take(red)\n", game=game)
    with pytest.raises(BadTape, match="step 2: seat 0 is not asked"):
        load_text(text + "0 take(red)\n0 take(red)\n", game=game)
    with pytest.raises(BadTape, match=r"step 1: take\(blue\) is not allowed: SCR-PLAY-2"):
        load_text(text + "0 take(blue)\n", game=game)
    with pytest.raises(BadTape, match="step 1: an outcome of die is on the tape, but none is wanted"):
        load_text(text + "~die 3\n", game=game)
