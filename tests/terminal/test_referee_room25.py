"""A physical table of Room 25, refereed from the first tile to the end of the game."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import housebound
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import speech
from housebound.terminal.plain import Lines
from housebound.terminal.referee import Referee


class Players:
    """People at the table: they pass the keyboard on when told to, and type in anything that fits."""

    def __init__(self, table: Table, printed: io.StringIO, rng: Random) -> None:
        self.table = table
        self.printed = printed
        self.rng = rng

    def readline(self) -> str:
        if self.printed.getvalue().rstrip().splitlines()[-1].startswith(("Press Enter", "Pass the keyboard")):
            return "\n"
        if self.table.needs is not None:
            word = self.rng.choice(self.table.needs.words)
            return (
                str(int(word) + 1) if self.table.needs.domain.name == "seat" else word
            ) + "\n"  # people count from 1
        decision = self.table.pending[0]
        return self.rng.choice(decision.options).name + "\n"


@pytest.mark.parametrize(("mode", "seats"), [("suspicion", 4), ("cooperation", 2), ("solo", 1)])
def test_a_whole_game_is_refereed(mode: str, seats: int) -> None:
    table = housebound.new("room25", seats, people_roll=True, mode=mode)
    printed = io.StringIO()
    players = Players(table, printed, Random(5))
    Referee(table, Lines(Console(file=printed, width=200, highlight=False), players, speech("room25")), None).run()
    assert table.over
    assert table.result is not None
    assert table.result.why in printed.getvalue()
    assert load_text(table.save_text()).result == table.result
