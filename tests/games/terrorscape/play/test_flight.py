"""The flight behind the screen."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.kernel.table import Table


def in_flight() -> Table:
    settings = TERRORSCAPE.settle(4, {})
    position = {
        "phase": "flight",
        "round": 4,
        "killer": {"killer": "butcher", "at": "R2"},
        "victims": {"marco": "R2", "anna": "R2", "sofia": "B1"},
    }
    return Table(TERRORSCAPE, 4, settings, seed=3, origin=TERRORSCAPE.from_position(4, settings, position))


@pytest.mark.rule("TER-FLIGHT-3", "TER-FLIGHT-4")
@pytest.mark.parametrize("first", ["1 stay(marco)", "1 flee(marco,G1)", "2 flee(anna,R5)", "2 stay(anna)"])
def test_the_killer_is_sent_nothing_of_it(first: str) -> None:
    table = in_flight()
    before = table.sent(0)
    assert table.view(0).waiting == ()
    seat, _, option = first.partition(" ")
    table.choose(int(seat), option)
    assert table.sent(0) == before
    assert len(table.view(3).waiting) == 1, "the team sees who is still asked"


@pytest.mark.rule("TER-FLIGHT-1", "TER-KTURN-7")
def test_when_all_have_decided_he_draws_and_the_round_is_over() -> None:
    table = in_flight()
    table.choose(2, "flee(anna,R5)")
    table.choose(1, "stay(marco)")
    told = [notice.kind.name for _, notice in table.notices(0)]
    assert told.count("card_drawn") == 3
    assert told[-1] == "round"
