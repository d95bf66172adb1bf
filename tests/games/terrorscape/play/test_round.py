"""The round (TER-ROUND): how long a game can last."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.kernel.table import Table


def idle(gears: int) -> Table:
    """A game in which the team does nothing but take equipment, and the killer nothing at all."""
    settled = TERRORSCAPE.settle(2, {})
    position = {"phase": "round_start", "round": 0, "victims": ["marco", "anna", "sofia"], "team": {"gears": gears}}
    table = Table(TERRORSCAPE, 2, settled, seed=3, origin=TERRORSCAPE.from_position(2, settled, position))
    while not table.over:
        decision = table.pending[0]
        names = [option.name for option in decision.options]
        wanted = [
            name for name in ("done", "keep_none", "pass", "calm(marco)", "calm(anna)", "calm(sofia)") if name in names
        ]
        table.choose(decision.seat, (wanted or names)[0])
    return table


@pytest.mark.rule("TER-ROUND-2", "TER-EQUIP-5", "TER-END-5")
def test_the_equipment_deck_ends_the_game_in_round_17() -> None:
    result = idle(gears=0).result
    assert result is not None
    assert (result.rounds, result.winners, result.why) == (17, (0,), "TER-EQUIP-5")


@pytest.mark.rule("TER-ROUND-2", "TER-RESCUE-2")
def test_the_rescue_service_comes_first() -> None:
    """The token that lies on cell 5 when round 1 begins is at the exit in round 5."""
    result = idle(gears=5).result
    assert result is not None
    assert (result.rounds, result.winners, result.why) == (5, (1,), "TER-CHECK-2")
