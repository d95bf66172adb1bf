"""What a seat may do at any moment, though nobody waits for it."""

from __future__ import annotations

from random import Random

import pytest

import housebound
from housebound.kernel.check.alike import difference
from housebound.kernel.errors import NotAsked
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table


def hidden_traitor() -> tuple[Table, int]:
    """A table at a hero's turn while the traitor is hidden, and the traitor's seat."""
    for seed in range(50):
        table, rng = housebound.new("betrayal", seats=4, seed=seed, haunt=34, date="10-31"), Random(seed)
        for _ in range(60):
            if table.over:
                break
            acts = [decision for decision in table.standing if decision.options]
            if acts and table.pending[0].prompt == "turn":
                return table, acts[0].seat
            decision = table.pending[0]
            options = [option for option in decision.options if option.name != "reveal"]
            table.choose(decision.seat, rng.choice(options), decision.id)
    raise AssertionError("no table came to a hidden traitor out of turn")


def test_nobody_waits_for_it_and_nobody_else_sees_it() -> None:
    table, traitor = hidden_traitor()
    assert all(decision.seat != traitor for decision in table.pending)
    for seat in (*range(4), SPECTATOR):
        view = table.view(seat)
        assert all(waiting.seat != traitor for waiting in view.waiting)
        standing = [asked for asked in view.asked if asked.standing]
        assert [asked.options for asked in standing] == ([("reveal",)] if seat == traitor else [])


def test_it_is_done_in_the_middle_of_anothers_turn_and_goes_on_the_tape() -> None:
    table, traitor = hidden_traitor()
    asked = table.pending[0]
    table.choose(traitor, "reveal")
    assert [(again.seat, again.prompt) for again in table.pending] == [(asked.seat, asked.prompt)]
    assert table.save_text() == housebound.kernel.tape.load_text(table.save_text()).save_text()
    assert table.why_no_undo(asked.seat)


def test_others_have_nothing_to_do_out_of_turn() -> None:
    table, traitor = hidden_traitor()
    asked = table.pending[0].seat
    for seat in set(range(4)) - {traitor, asked}:
        with pytest.raises(NotAsked):
            table.choose(seat, "reveal")


def test_it_does_not_stand_in_the_way_of_taking_back() -> None:
    table, _ = hidden_traitor()
    asked = table.pending[0]
    before = table.state.copy()
    step = next(option for option in asked.options if option.verb.name == "walk")
    table.choose(asked.seat, step)
    assert table.why_no_undo(asked.seat) == ""
    table.undo(asked.seat)
    assert difference(before, table.state) == ""
