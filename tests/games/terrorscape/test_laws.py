"""The laws every game keeps, on tables of Terrorscape; `make check` takes a thousand of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.terrorscape.conservation import check
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.state import OVER, Mansion
from housebound.games.terrorscape.words import KILLERS, VICTIMS
from housebound.kernel.check import check_game
from housebound.kernel.check.alike import difference
from housebound.kernel.position import load_scenarios, set_up
from housebound.kernel.settings import Settings
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.games.terrorscape.tables import any_table, choose_anything, mansion_of
from tests.test_scenarios import FOLDER

LONGEST = 3000
"""Decisions; random games take some hundreds."""


@pytest.mark.parametrize("share", range(4))
def test_every_law_holds_at_random_tables(share: int) -> None:
    report = check_game(TERRORSCAPE, tables=8, seed=1000 * share)
    assert report.ok, str(report)


SECRET_RESCUE: list[tuple[int, Settings]] = [
    (seats, TERRORSCAPE.settle(seats, {"rescue_public": False, **variant}))
    for seats, variant in ((2, {}), (4, {"crossroads": True}), (3, {"plan": True}))
]


@pytest.mark.rule("TER-RESCUE-5")
@pytest.mark.parametrize("seed", [1, 501])
def test_every_law_holds_where_the_rescue_token_is_secret(seed: int) -> None:
    report = check_game(TERRORSCAPE, tables=6, seed=seed, settings=SECRET_RESCUE)
    assert report.ok, str(report)


@settings(max_examples=20)
@given(st.integers(0, 100_000))
def test_a_random_game_ends_with_a_reason(seed: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    for _ in range(LONGEST):
        if table.over:
            break
        assert all(decision.options for decision in table.pending)
        choose_anything(table, rng)
    g = mansion_of(table)
    assert table.over
    assert g.phase == OVER
    assert g.why in TERRORSCAPE.rulebook
    result = TERRORSCAPE.result(g)
    assert (result.why, result.rounds) == (g.why, g.round)
    if not g.rules.crossroads:
        assert sum(1 << seat for seat in result.winners) in (g.rules.team, g.rules.hunter)


@settings(max_examples=12)
@given(st.integers(0, 100_000), st.integers(0, 400))
def test_a_tape_plays_back_to_the_same_table(seed: int, length: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    for _ in range(length):
        if table.over:
            break
        choose_anything(table, rng)
    twin = load_text(table.save_text(), game=TERRORSCAPE)
    assert difference(table.state, twin.state) == ""
    assert twin.over == table.over
    for seat in range(table.seats):
        assert twin.view(seat) == table.view(seat)


@settings(max_examples=12)
@given(st.integers(0, 100_000), st.integers(1, 400))
def test_whatever_a_seat_imagines_looks_the_same_to_it(seed: int, length: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    for _ in range(length):
        if table.over:
            break
        choose_anything(table, rng)
    for seat in range(table.seats):
        world = table.imagine(seat, rng)
        check(mansion_of(world))
        assert world.view(seat) == table.view(seat)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("terrorscape/*.toml")), ids=lambda path: str(path.stem))
def test_nothing_is_lost_in_a_position_nor_in_what_is_imagined_there(path: Path) -> None:
    rng = Random(path.stem)
    for case in load_scenarios(path):
        table = set_up(case)
        g = table.state
        assert isinstance(g, Mansion)
        check(g)
        for seat in range(g.rules.seats):
            check(mansion_of(table.imagine(seat, rng)))


@pytest.mark.parametrize("victims", ["marco johnson sofia", "anna william marco"])
@pytest.mark.parametrize("killer", KILLERS.words)
def test_every_killer_and_every_victim_plays_to_the_end(killer: str, victims: str) -> None:
    settled = TERRORSCAPE.settle(2, {"killer": killer, "victims": victims})
    for seed in range(3):
        rng = Random(seed)
        table = Table(TERRORSCAPE, 2, settled, seed=seed)
        while not table.over:
            choose_anything(table, rng)
        g = mansion_of(table)
        assert [VICTIMS.words[victim] for victim in g.trio] == victims.split()


def test_silence_passes_declines_or_is_done_where_that_is_possible() -> None:
    quiet = {"done", "pass", "stop", "decline", "keep_none", "bare_hands"}
    seen: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        table = any_table(rng)
        while not table.over:
            for decision in table.pending:
                chosen = TERRORSCAPE.timeout(decision)
                assert chosen in decision.options
                names = {option.name for option in decision.options}
                if names & quiet:
                    assert chosen.name in quiet
                    seen.add(chosen.name)
                else:
                    assert chosen is decision.options[0]
            choose_anything(table, rng)
    assert seen == quiet
