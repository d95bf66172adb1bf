"""The end of the game: once for all, and not because somebody has left."""

from __future__ import annotations

from pathlib import Path

import pytest

import housebound
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.kernel.errors import HouseboundError
from housebound.kernel.table import Table


def last_roll(**marco: str) -> Table:
    """The killer has attacked Marco, who is about to roll the dice."""
    settings = TERRORSCAPE.settle(4, {})
    position = {
        "phase": "attack",
        "round": 4,
        "killer": {"killer": "butcher", "at": "R1"},
        "victims": {"marco": {"at": "R1", **marco}, "anna": "R1", "sofia": "R2"},
    }
    origin = TERRORSCAPE.from_position(4, settings, position)
    table = Table(TERRORSCAPE, 4, settings, people_roll=True, origin=origin)
    table.choose(1, "name(marco)")
    table.choose(1, "bare_hands")
    for _ in range(4):
        table.enter("0")
    return table


@pytest.mark.rule("TER-END-6", "TER-END-4", "TER-INFO-8")
def test_when_it_is_over_nobody_is_asked_and_everything_is_shown() -> None:
    table = last_roll(condition="wounded")
    assert table.over
    assert table.pending == []
    assert table.needs is None
    assert table.result is not None
    assert table.result.winners == (0,)
    assert [victim.at for victim in table.view(0).board.victims] == ["R1", "R1", "R2"]
    with pytest.raises(HouseboundError):
        table.choose(2, "bare_hands")


@pytest.mark.rule("TER-END-6")
def test_a_first_wound_ends_nothing() -> None:
    table = last_roll()
    assert not table.over
    assert [(decision.seat, decision.prompt) for decision in table.pending] == [(2, "defend")]


@pytest.mark.rule("TER-END-7")
def test_a_table_that_is_left_has_no_winner_and_goes_on_when_somebody_takes_over(tmp_path: Path) -> None:
    table = housebound.new("terrorscape", 3, seed=5, killer="ghost", victims="marco anna william")
    for _ in range(40):
        decision = table.pending[0]
        table.choose(decision.seat, TERRORSCAPE.timeout(decision), decision.id)
    assert table.result is None
    table.save(tmp_path / "left.tape")
    taken_over = housebound.load(tmp_path / "left.tape")
    assert taken_over.result is None
    assert taken_over.waiting == table.waiting
    while not taken_over.over:
        decision = taken_over.pending[0]
        taken_over.choose(decision.seat, TERRORSCAPE.timeout(decision), decision.id)
    assert taken_over.result is not None
    assert taken_over.result.winners
