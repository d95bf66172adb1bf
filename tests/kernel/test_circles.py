"""Rules that go round in circles are stopped: a position that nobody could come to keeps nobody waiting for ever."""

from __future__ import annotations

import pytest

from housebound.kernel.script import Script
from housebound.kernel.units import run_units
from tests.kernel.cellar import Cellar, CellarGame


def _idle() -> Script[None]:
    return
    yield


def test_units_in_which_nobody_is_asked_come_to_an_end() -> None:
    class Circling(CellarGame):
        def next_unit(self, g: Cellar) -> Script[None]:
            return _idle()

    game = Circling()
    units = run_units(game, game.new(3, game.settle(3, {})), None, [0, 0, 0], True, False)
    with pytest.raises(RuntimeError, match="round in circles"):
        next(units)
