"""Where people say what came up: the table goes on as if the tape had said it, and what is offered tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import housebound
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("room25", 4, {"mode": "suspicion"}),
    ("room25", 3, {"mode": "competition"}),
    ("terrorscape", 4, {}),
    ("betrayal", 3, {}),
]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_what_is_entered_leads_where_its_tape_leads(game: str, seats: int, settings: dict[str, Any]) -> None:
    table = Table(housebound.game(game), seats, settings, people_roll=True)
    rng = Random(2)
    for n in range(200):
        if table.over:
            break
        if table.needs is None:
            asked = rng.choice(table.pending)
            table.choose(asked.seat, rng.choice(asked.options), asked.id)
            continue
        table.enter(rng.choice(table.needs.words))
        if n % 5:
            continue
        again = load_text(table.save_text())
        for eye in (*range(seats), SPECTATOR):
            assert again.sent(eye) == table.sent(eye)
        assert [again.why_no_undo(seat) for seat in range(seats)] == [table.why_no_undo(s) for s in range(seats)]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_what_is_offered_is_the_same_in_every_world_that_a_seat_thinks_possible(
    game: str, seats: int, settings: dict[str, Any]
) -> None:
    """Whoever looks at a room is not told by the list that somebody else has seen the exit already."""
    rng = Random(7)
    compared = 0
    for _ in range(4):
        table = Table(housebound.game(game), seats, settings, people_roll=True)
        while not table.over:
            before = table.clone(people_roll=True) if len(table.pending) == 1 else None
            if table.needs is not None:
                table.enter(rng.choice(table.needs.words))
                continue
            asked = rng.choice(table.pending)
            option = rng.choice(asked.options)
            table.choose(asked.seat, option, asked.id)
            if before is not None and table.needs is not None:
                compared += sum(
                    _offers_agree(table, before, asked.seat, option.name, seat, rng) for seat in range(seats)
                )
    assert compared > 20


def _offers_agree(table: Table, before: Table, chooser: int, option: str, seat: int, rng: Random) -> int:
    """Compare a table with what a seat may imagine of it; 0 if it would see the difference, or sees no outcome."""
    need = table.needs
    assert need is not None
    if not need.to >> seat & 1:
        return 0
    offered = set(table.game.may_come_up(table.state, need, seat))
    assert offered.issuperset(need.possible)
    other = before.imagine(seat, Random(rng.random())).clone(people_roll=True)
    if option not in [one.name for one in other.pending[0].options]:
        return 0
    other.choose(chooser, option)
    want = other.needs
    if want is None or (want.domain, want.to) != (need.domain, need.to) or other.view(seat) != table.view(seat):
        return 0
    assert set(other.game.may_come_up(other.state, want, seat)) == offered
    return 1
