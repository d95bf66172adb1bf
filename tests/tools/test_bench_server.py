"""The bench of the server: its card game is a fair one, and its tables say what was measured."""

from __future__ import annotations

from random import Random

import pytest

from bench.server.figures import LOAD_HEAD, PACED_HEAD, REST_HEAD, Lane, Rest, load_rows, paced_rows, rest_rows
from bench.server.hidden_hands import GAME, HAND, Hands
from bench.server.servers import FILES, MEMORY, OURS
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table


def test_hidden_hands_keeps_its_cards_and_its_secrets() -> None:
    table = Table(GAME, 4, {}, seed=3)
    rng = Random(4)
    for _ in range(200):
        assert isinstance(table.state, Hands)
        GAME.check(table.state)
        for eye in [*range(4), SPECTATOR]:
            assert table.imagine(eye, rng).view(eye) == table.view(eye)
        before = [table.sent(seat) for seat in range(4)]
        (decision,) = table.pending
        assert len(decision.options) == HAND
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
        assert all(table.sent(seat) != before[seat] for seat in range(4)), "the clock waits for every seat's update"
    assert not table.over


def test_a_hand_is_its_own_seats_alone() -> None:
    table = Table(GAME, 4, {}, seed=3)
    hands = [table.view(seat).board.hand for seat in range(4)]
    assert len({card for hand in hands for card in hand}) == 4 * HAND
    assert table.view(SPECTATOR).board.hand == ()


def test_figures_are_medians_and_ratios_are_to_the_others_at_as_many_tables() -> None:
    lanes = [Lane(kind, "hidden_hands", tables) for tables in (1, 10) for kind in (OURS, MEMORY, FILES)]
    rates: tuple[list[int], ...] = ([50, 300, 40], [100] * 3, [25] * 3, [900] * 3, [300] * 3, [])
    for lane, found in zip(lanes, rates, strict=True):
        for moves in found:
            counts = {"moves": moves * 2, "seconds": 2, "lost": 1, "cpu": moves * 2e-3}
            lane.add({**counts, "p50": 1.0, "p99": moves})
    lanes[-1].crashes = 3
    rows = load_rows(lanes)
    assert all(len(row) == len(LOAD_HEAD) for row in rows)
    assert [row[3:6] for row in rows[:4]] == [
        ("50", "0.50", "2.00"),
        ("100", "1.00", "4.00"),
        ("25", "0.25", "1.00"),
        ("900", "3.00", ""),
    ]
    assert rows[0][6:] == ("1.0 ms", "50.0 ms", "1.00 ms", "3", "0")
    assert rows[-1][3:] == ("0", "0.00", "", "", "", "", "0", "3")


def test_at_the_pace_of_people_waiting_and_memory_are_told() -> None:
    lane = Lane(OURS, "betrayal", 600, memory=250_000_000)
    for worst in (40.0, 30.0, 90.0):
        lane.add({"moves": 3000, "seconds": 5, "p50": 2.0, "p99": worst, "lost": 0, "cpu": 3.0})
    (row,) = paced_rows([lane])
    assert len(row) == len(PACED_HEAD)
    assert row[1:] == ("betrayal", "600", "600", "2.0 ms", "40.0 ms", "1.00 ms", "250 MB", "139 kB", "0")


@pytest.mark.parametrize("kind", [OURS, MEMORY, FILES])
def test_rest_is_told_in_seconds_and_bytes(kind: object) -> None:
    assert isinstance(kind, type(OURS))
    (row,) = rest_rows([Rest(kind, [2.0, 1.0, 9.0], 101_000_000, 20_400)])
    assert row == (kind.name, "2.00 s", "101 MB", "20 kB")
    assert len(row) == len(REST_HEAD)
