"""Node counts: checked by hand, and against the slow way of counting."""

from __future__ import annotations

import pytest

from housebound.kernel.perft import branches, node_count
from housebound.kernel.script import Option, Script, all_of, any_of, only
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.cellar import CELLAR
from tests.kernel.scripted import COLOURS, DIE, RED, Ledger, Scripted, ask_each, colour


def test_choices_multiply_and_a_game_that_is_over_has_no_continuation() -> None:
    table = Table(Scripted(ask_each(0, 1), ask_each(0)), 2, seed=1)
    assert [node_count(table, depth) for depth in range(5)] == [1, 2, 4, 8, 0]
    table.choose(0, RED)
    assert [node_count(table, depth) for depth in range(4)] == [1, 2, 4, 0]


def test_every_outcome_counts_once_however_likely() -> None:
    def unit(g: Ledger) -> Script[None]:
        yield colour(0)
        g.chance.roll(DIE)
        g.chance.draw([5, 0, 1], COLOURS)
        g.chance.shuffle([0, 0, 1, 2], COLOURS)
        yield colour(0)

    table = Table(Scripted(unit), 1, seed=1)
    assert [node_count(table, depth) for depth in range(7)] == [1, 2, 12, 24, 288, 576, 0]


def test_without_chance_the_tables_own_dice_are_used() -> None:
    def unit(g: Ledger) -> Script[None]:
        while True:
            yield colour(0)
            if g.chance.roll(DIE) < 3:
                return

    for seed in range(6):
        table = Table(Scripted(unit), 1, seed=seed)
        true = table.save_text()
        length = 0
        while not table.over:
            table.choose(0, RED)
            length += 1
        start = load_text(true, game=table.game)
        assert node_count(start, length, chance=False) == 2**length
        assert node_count(start, length + 1, chance=False) == 0
        assert start.save_text() == true


def test_secret_answers_count_in_one_order_and_a_race_in_every_way() -> None:
    def secretly(g: Ledger) -> Script[None]:
        yield all_of([colour(seat, only(seat)) for seat in (0, 1, 2)])

    def race(g: Ledger) -> Script[None]:
        answer: tuple[int, Option] = yield any_of([colour(seat) for seat in (0, 1, 2)])
        yield colour(answer[0])

    assert [node_count(Table(Scripted(secretly), 3, seed=1), depth) for depth in range(5)] == [1, 2, 4, 8, 0]
    assert [node_count(Table(Scripted(race), 3, seed=1), depth) for depth in range(4)] == [1, 6, 12, 0]


def test_half_answered_questions_count_what_is_left() -> None:
    def secretly(g: Ledger) -> Script[None]:
        yield all_of([colour(seat, only(seat)) for seat in (0, 1, 2)])

    table = Table(Scripted(secretly), 3, seed=1)
    table.choose(1, RED)
    assert [node_count(table, depth) for depth in range(4)] == [1, 2, 4, 0]


def test_branches_add_up_to_the_count() -> None:
    table = Table(CELLAR, 2, {"quick": True}, people_roll=True)
    assert branches(table, 1) == {"~card rat": 1, "~card key": 1, "~card knife": 1, "~card ghost": 1}
    assert branches(table, 2) == {"~card rat": 4, "~card key": 4, "~card knife": 4, "~card ghost": 3}
    for depth in (3, 4, 5):
        assert sum(branches(table, depth).values()) == node_count(table, depth)
    dealt = Table(CELLAR, 2, {"quick": True}, seed=1)
    assert branches(dealt, 2, chance=False) == {"0 bid(0)": 3, "0 bid(1)": 3, "0 bid(2)": 3}
    with pytest.raises(ValueError, match="depth of at least 1"):
        branches(table, 0)


def test_counts_of_the_cellar_are_what_they_were() -> None:
    table = Table(CELLAR, 2, {"quick": True}, people_roll=True)
    assert [node_count(table, depth) for depth in range(7)] == [1, 4, 15, 45, 135, 540, 1314]


def test_people_s_dice_cannot_be_left_out() -> None:
    with pytest.raises(ValueError, match="people roll the dice"):
        node_count(Table(CELLAR, 2, people_roll=True), 2, chance=False)


def test_counting_agrees_with_loading_every_line_of_play() -> None:
    """The slow way: every continuation is a tape, and every tape is loaded from its beginning."""
    table = Table(CELLAR, 2, {"quick": True}, people_roll=True)
    tapes = [table.save_text()]
    for depth in range(1, 6):
        longer = []
        for text in tapes:
            here = load_text(text, game=CELLAR)
            if here.needs is not None:
                longer += [f"{text}~{here.needs.domain.name} {word}\n" for word in here.needs.words]
            asked = here.pending if here.waiting and here.waiting[0][1] == "swap" else here.pending[:1]
            longer += [f"{text}{d.seat} {option}\n" for d in asked for option in d.options]
        tapes = longer
        assert node_count(table, depth) == len(tapes) == len(set(tapes))
