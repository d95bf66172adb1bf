"""The rescue service: a whole countdown, round by round."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import MARCO, REPAIR
from housebound.kernel.table import Table


@pytest.mark.rule("TER-RESCUE-1", "TER-RESCUE-2", "TER-END-3")
def test_placed_in_round_8_it_wins_in_the_check_of_round_13() -> None:
    """Worked example 10. Everybody else does as little as possible."""
    settings = TERRORSCAPE.settle(2, {"killer": "butcher"})
    position = {"round": 8, "team": {"gears": 4}, "victims": {"marco": "B1", "anna": "R2", "sofia": "R2"}}
    table = Table(TERRORSCAPE, 2, settings, seed=1, origin=TERRORSCAPE.from_position(2, settings, position))
    table.choose(1, REPAIR(MARCO))
    cells: dict[int, int] = {}
    while not table.over:
        g = table.state
        assert isinstance(g, Mansion)
        cells[g.round] = g.rescue
        decision = table.pending[0]
        table.choose(decision.seat, TERRORSCAPE.timeout(decision), decision.id)
    assert cells == {8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert table.result is not None
    assert (table.result.winners, table.result.why, table.result.rounds) == ((1,), "TER-CHECK-2", 13)


@pytest.mark.rule("TER-NOISE-1", "TER-INFO-7")
@pytest.mark.parametrize(
    ("house", "heard"),
    [({}, 2), ({"noise": ["R1", "B2"]}, 2), ({"noise": ["B1"]}, 3), ({"firecracker": "G5"}, 3)],
)
def test_the_killer_can_count_the_rounds_in_which_somebody_may_have_repaired(house: dict[str, Any], heard: int) -> None:
    settings = TERRORSCAPE.settle(2, {"killer": "butcher"})
    position = {"phase": "announcing", "round": 8, "team": {"gears": 1, "repairs_heard": 2}, "house": house}
    table = Table(TERRORSCAPE, 2, settings, seed=1, origin=TERRORSCAPE.from_position(2, settings, position))
    assert isinstance(table.state, Mansion)
    assert table.state.repairs_heard == heard
