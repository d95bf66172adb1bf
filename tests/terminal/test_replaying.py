"""A tape played back shows each seat what it saw and nothing else."""

from __future__ import annotations

from random import Random

import pytest

import housebound
from housebound import SPECTATOR
from housebound.kernel.chance import Outcome
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.terminal.replaying import news, seen_steps, steps, told_of_choice


def played(seed: int = 3) -> Table:
    table = housebound.new("pantry", 3, seed=seed)
    rng = Random(seed)
    while not table.over:
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def test_there_is_one_step_for_each_choice_and_the_last_is_the_end() -> None:
    table = played()
    shown = list(steps(table.save_text()))
    assert len(shown) == 1 + sum(not isinstance(event, Outcome) for event in table.tape)
    assert shown[0].choice is None
    assert shown[-1].table.result == table.result
    assert [step.choice[2] for step in shown[1:] if step.choice] == [
        event[2] for event in table.tape if not isinstance(event, Outcome)
    ]


@pytest.mark.parametrize("eyes", [0, 1, 2, SPECTATOR])
def test_all_news_of_all_steps_are_what_the_seat_was_told(eyes: int) -> None:
    table = played()
    heard = 0
    told: list[str] = []
    for step in steps(table.save_text()):
        told += news(step, eyes, heard, speech("pantry"))
        heard = len(step.table.notices(eyes))
    assert len(told) == len(table.notices(eyes))


def test_a_choice_made_at_once_with_others_is_shown_to_its_own_seat_only() -> None:
    table = housebound.new("pantry", 3, seed=1)
    table.choose(1, "bid(2)")
    step = list(steps(table.save_text()))[-1]
    assert told_of_choice(step, 1, speech("pantry")) == "Seat 2: bid 2 candles"
    for other in (0, 2, SPECTATOR):
        assert told_of_choice(step, other, speech("pantry")) == "Seat 2 has chosen."


def test_an_open_choice_is_shown_to_all() -> None:
    table = housebound.new("pantry", 2, seed=1)
    for option in ("bid(2)", "bid(0)", "peek(1)"):
        table.choose(table.pending[0].seat, option)
    step = list(steps(table.save_text()))[-1]
    assert told_of_choice(step, SPECTATOR, speech("pantry")) == "Seat 1: peek at seat 2"


def test_what_was_decided_behind_a_screen_is_no_step_for_the_others() -> None:
    table = housebound.new("veiled_pantry", 2, seed=1)
    for option in ("bid(2)", "bid(0)", "peek(1)", "peek(1)", "take"):
        table.choose(table.pending[0].seat, option)
    played = list(steps(table.save_text()))
    assert told_of_choice(played[3], 0, speech("pantry")) == "Seat 1: peek at seat 2"
    assert told_of_choice(played[3], 1, speech("pantry")) == ""
    assert seen_steps(played, [0]) == seen_steps(played, [0, 1]) == played
    for eyes in (1, SPECTATOR):
        assert seen_steps(played, [eyes]) == [*played[:3], *played[4:]]  # that the last peek ends it can be seen


def test_a_table_with_nothing_chosen_yet_has_one_step() -> None:
    assert len(list(steps(housebound.new("pantry", 2, seed=1).save_text()))) == 1
