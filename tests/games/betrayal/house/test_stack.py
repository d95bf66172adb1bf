"""The stack of room tiles: what is passed over, what is found, what somebody has looked at."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import BACK, BACK_FLOORS, FLOORS_OF, LOOSE_TILES
from housebound.games.betrayal.house.stack import (
    WIDEST_FIRST,
    draw_tile,
    fetch_tile,
    first_in_stack,
    look_at_top,
    put_under_stack,
    reorder_top,
    set_aside,
    take_top,
)
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import BACKS, BASEMENT, GROUND, ROOMS, UPPER
from tests.games.betrayal.houses import empty_table

seeds = st.integers(0, 10_000)
mismatches = st.sampled_from(["bottom", "discard"])
KITCHEN, ATTIC, CRYPT, LARDER, PATIO = (ROOMS[w] for w in ("kitchen", "attic", "crypt", "larder", "patio"))


def on_top(g: House[Any], *tiles: int) -> None:
    """These tiles are on top in this order, and nobody knows it."""
    g.top_tiles = tuple((tile, 0) for tile in tiles)
    g.top_back = BACK[tiles[0]]


def counts_agree(g: House[Any]) -> None:
    assert g.unseen.bit_count() == sum(g.stacked) + sum(g.discarded)
    for back in range(len(BACKS)):
        tiles = sum(1 for room in LOOSE_TILES if g.unseen >> room & 1 and BACK[room] == back)
        assert tiles == g.stacked[back] + g.discarded[back]
    assert (g.top_back < 0) == (sum(g.stacked) == 0)
    floors = 0
    for room in LOOSE_TILES:
        if g.unseen >> room & 1:
            floors |= FLOORS_OF[room]
    assert g.findable == floors


@given(seeds, mismatches, st.lists(st.integers(0, 2), min_size=1, max_size=60))
@pytest.mark.rule("BET-EXPLORE-2", "BET-EXPLORE-13", "BET-EXPLORE-14", "BET-EXPLORE-18")
def test_a_tile_for_the_floor_is_found_as_long_as_one_is_left(seed: int, mismatch: str, floors: list[int]) -> None:
    g = empty_table(seed=seed, tile_mismatch=mismatch)
    left = set(LOOSE_TILES)
    for floor in floors:
        tile = draw_tile(g, 1 << floor)
        fitting = {room for room in left if FLOORS_OF[room] >> floor & 1}
        assert (tile >= 0) == bool(fitting)
        if tile >= 0:
            assert tile in fitting
            left.remove(tile)
        counts_agree(g)
        if mismatch == "bottom":
            assert sum(g.discarded) == 0


@pytest.mark.rule("BET-EXPLORE-3", "BET-EXPLORE-4")
def test_passed_over_tiles_go_under_the_stack_in_their_order() -> None:
    g = empty_table(tile_mismatch="bottom")
    on_top(g, CRYPT, LARDER, ATTIC)
    assert draw_tile(g, 1 << UPPER) == ATTIC
    assert [tile for tile, _ in g.under] == [CRYPT, LARDER]
    assert sum(g.stacked) == 41


@pytest.mark.rule("BET-EXPLORE-3")
def test_passed_over_tiles_go_to_the_discard_pile() -> None:
    g = empty_table(tile_mismatch="discard")
    on_top(g, CRYPT, LARDER, ATTIC)
    assert draw_tile(g, 1 << UPPER) == ATTIC
    assert sum(g.stacked) == 39
    assert sum(g.discarded) == 2
    assert {tile for tile, _ in g.known_discard} == {CRYPT, LARDER}


@pytest.mark.rule("BET-EXPLORE-4")
def test_under_the_stack_tiles_come_up_in_the_order_in_which_they_went_there() -> None:
    g = empty_table(tile_mismatch="bottom")
    on_top(g, CRYPT, LARDER, ATTIC)
    draw_tile(g, 1 << UPPER)
    while len(g.under) < sum(g.stacked) - 1:
        take_top(g)
    take_top(g)
    assert [take_top(g), take_top(g)] == [CRYPT, LARDER]
    assert g.top_back == -1


@pytest.mark.rule("BET-EXPLORE-14")
def test_the_discard_pile_becomes_the_new_stack() -> None:
    g = empty_table(tile_mismatch="discard")
    ground = sum(1 for room in LOOSE_TILES if FLOORS_OF[room] >> GROUND & 1)
    for _ in range(ground):
        assert draw_tile(g, 1 << GROUND) >= 0
    assert draw_tile(g, 1 << GROUND) == -1
    rest = 42 - ground
    assert sum(g.stacked) + sum(g.discarded) == rest
    for _ in range(rest):
        assert draw_tile(g, 7) >= 0
        counts_agree(g)
    assert g.findable == 0


@pytest.mark.rule("BET-EXPLORE-10")
@pytest.mark.parametrize("mismatch", ["bottom", "discard"])
def test_a_tile_that_cannot_be_laid_goes_where_unsuitable_tiles_go(mismatch: str) -> None:
    g = empty_table(tile_mismatch=mismatch)
    on_top(g, KITCHEN)
    tile = draw_tile(g, 1 << GROUND)
    set_aside(g, tile)
    counts_agree(g)
    known = [t for t, _ in (g.under if mismatch == "bottom" else g.known_discard)]
    assert known == [KITCHEN]


@pytest.mark.rule("BET-EXPLORE-10", "BET-EXPLORE-14")
@pytest.mark.parametrize("mismatch", ["bottom", "discard"])
def test_a_tile_set_aside_from_an_empty_stack_can_be_found_again(mismatch: str) -> None:
    g = empty_table(tile_mismatch=mismatch)
    on_top(g, KITCHEN)
    tile = take_top(g)
    while g.findable:
        draw_tile(g, g.findable)
    set_aside(g, tile)
    counts_agree(g)
    assert sum(g.stacked) == (mismatch == "bottom")
    assert draw_tile(g, 1 << UPPER) == -1
    assert draw_tile(g, 1 << GROUND) == KITCHEN
    assert g.findable == 0


@given(seeds, st.sets(st.sampled_from(LOOSE_TILES), max_size=6), st.lists(st.integers(0, 2), max_size=8))
def test_the_first_of_some_tiles_is_taken_out_of_the_stack(seed: int, wanted: set[int], floors: list[int]) -> None:
    g = empty_table(seed=seed)
    drawn = {draw_tile(g, 1 << floor) for floor in floors}
    discarded = sum(g.discarded)
    tile = first_in_stack(g, sum(1 << room for room in wanted))
    counts_agree(g)
    if tile >= 0:
        assert tile in wanted - drawn
        assert not g.unseen >> tile & 1
    elif not discarded:
        assert wanted <= drawn


def test_a_tile_that_lies_on_top_comes_first() -> None:
    g = empty_table()
    on_top(g, KITCHEN, ATTIC, CRYPT)
    assert first_in_stack(g, 1 << CRYPT | 1 << ATTIC | 1 << PATIO) == ATTIC


@pytest.mark.rule("BET-REPICK-5")
def test_a_tile_put_under_the_stack_is_its_last() -> None:
    g = empty_table()
    on_top(g, KITCHEN)
    tile = take_top(g)
    put_under_stack(g, tile)
    counts_agree(g)
    taken = [take_top(g) for _ in range(42)]
    assert taken[-1] == KITCHEN
    assert sorted(taken) == sorted(LOOSE_TILES)


@given(seeds, st.integers(1, 3), mismatches)
@pytest.mark.rule("BET-SECRET-7")
def test_looking_changes_nothing_but_what_is_known(seed: int, count: int, mismatch: str) -> None:
    g = empty_table(seed=seed, tile_mismatch=mismatch)
    back = g.top_back
    looked = look_at_top(g, 1 << 2, count)
    assert len(looked) == count
    assert g.top_back == back == BACK[looked[0]]
    assert g.unseen.bit_count() == 42
    assert [take_top(g) for _ in looked] == looked
    counts_agree(g)


def test_whoever_looked_may_put_them_back_in_another_order() -> None:
    g = empty_table()
    looked = look_at_top(g, 1 << 1, 3)
    reorder_top(g, looked[::-1], 1)
    assert g.top_back == BACK[looked[2]]
    assert [take_top(g) for _ in range(3)] == looked[::-1]


@given(seeds, st.integers(0, 41), st.lists(st.integers(0, 2), max_size=12), mismatches)
@pytest.mark.rule("BET-RESCUE-4")
def test_a_named_tile_is_found_in_stack_or_discard_pile(seed: int, nth: int, floors: list[int], mismatch: str) -> None:
    g = empty_table(seed=seed, tile_mismatch=mismatch)
    drawn = {draw_tile(g, 1 << floor) for floor in floors}
    tile = LOOSE_TILES[nth]
    assert fetch_tile(g, tile) == (tile not in drawn)
    assert not g.unseen >> tile & 1
    counts_agree(g)


def test_a_tile_that_somebody_saw_discarded_never_comes_off_the_stack() -> None:
    """What a player has seen stays true: the Crypt lies in the discard pile until that is shuffled."""
    for seed in range(40):
        g = empty_table(seed=seed)
        on_top(g, CRYPT)
        look_at_top(g, 1, 1)
        draw_tile(g, 1 << UPPER)
        while g.top_back >= 0:
            assert take_top(g) != CRYPT


def test_every_tile_of_a_back_is_equally_likely() -> None:
    found: dict[int, int] = {}
    for seed in range(600):
        g = empty_table(seed=seed)
        tile = draw_tile(g, 1 << BASEMENT)
        found[tile] = found.get(tile, 0) + 1
    assert len(found) == sum(1 for room in LOOSE_TILES if FLOORS_OF[room] & 1)
    assert max(found.values()) < 4 * min(found.values()) + 20


def test_the_floors_that_can_be_found_are_read_from_the_widest_backs_first() -> None:
    """Nearly always the first back says that every floor can be found: most of the others are never asked."""
    floors = [BACK_FLOORS[back].bit_count() for back in WIDEST_FIRST]
    assert floors == sorted(floors, reverse=True)
    assert sorted(WIDEST_FIRST) == list(range(len(BACKS)))


def test_the_backs_are_as_printed() -> None:
    assert BACK_FLOORS[BACK[KITCHEN]] == 0b011
    assert BACK_FLOORS[BACK[PATIO]] == 0b010
