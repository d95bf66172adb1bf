"""Fetching rooms and cards, windows and outside rooms: what all haunts share about the house (HC-5, HC-6, HC-7).

And the stack when it is searched for the first of several tiles: what is passed over keeps its order.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import BACK, FLOORS_OF, LOOSE_TILES, OMEN_ROOMS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import (
    faces_outside,
    floor_of,
    has_window,
    in_house,
    is_outside,
    neighbours,
    open_doorways,
)
from housebound.games.betrayal.house.stack import draw_tile, first_in_stack, look_at_top, put_under_stack, take_top
from housebound.games.betrayal.play.preparing import fetch_next_room, fetch_room
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import BASEMENT, ROOMS, UPPER
from housebound.kernel.script import NOTHING, Decision, Option, Script
from tests.games.betrayal.houses import empty_table, random_house

seeds = st.integers(0, 10_000)
mismatches = st.sampled_from(["bottom", "discard"])
LARDER, PATIO, ATTIC, KITCHEN, CRYPT = (ROOMS[word] for word in ("larder", "patio", "attic", "kitchen", "crypt"))


def on_top(g: House[Any], *tiles: int) -> None:
    g.top_tiles = tuple((tile, 0) for tile in tiles)
    g.top_back = BACK[tiles[0]]


def counts_agree(g: House[Any]) -> None:
    """What the stack counts is what lies in it."""
    assert g.unseen.bit_count() == sum(g.stacked) + sum(g.discarded)
    assert (g.top_back < 0) == (sum(g.stacked) == 0)
    for back, n in enumerate(g.stacked):
        assert n + g.discarded[back] == sum(g.unseen >> tile & 1 for tile in LOOSE_TILES if BACK[tile] == back)
    tiles = [tile for tile, _ in (*g.top_tiles, *g.under, *g.known_discard) if tile >= 0]
    assert len(tiles) == len(set(tiles))
    assert all(g.unseen >> tile & 1 for tile in tiles)


class Noting(Haunt):
    """Notes which rooms enter the house."""

    number = 45
    entered: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.entered = []

    def room_added(self, g: House[Any], room: int) -> Script[None]:
        self.entered.append(room)
        return NOTHING


def asked(g: House[Any], script: Script[object], answer: str = "") -> tuple[list[tuple[int, str, list[str]]], object]:
    """Run a script; who was asked what with which options, and what the script returned.

    The answer is the option of that name, or the last one offered.
    """
    questions: list[tuple[int, str, list[str]]] = []
    option: Option | None = None
    while True:
        try:
            question = script.send(option)
        except StopIteration as stop:
            return questions, stop.value
        assert isinstance(question, Decision)
        question.state = g
        names = [o.name for o in question.options]
        questions.append((question.seat, question.prompt, names))
        option = question.options[names.index(answer)] if answer in names else question.options[-1]
        counts_agree(g)


# -- HC-6


@pytest.mark.rule("HC-6", "HC-8", "BET-CARD-10")
def test_a_room_is_fetched_by_the_one_who_is_named() -> None:
    """Its tile is attached where its back allows: the Kitchen on the ground floor or in the basement."""
    g = empty_table(seed=3)
    g.haunt = noting = Noting()
    on_top(g, LARDER, KITCHEN)
    questions, found = asked(g, fetch_room(g, 2, KITCHEN), "attach(basement_landing,east)")
    assert found is True
    seat, prompt, places = questions[0]
    assert (seat, prompt) == (2, "attach")
    assert len(places) == 8
    assert not any("upper_landing" in place for place in places)
    assert floor_of(g, KITCHEN) == BASEMENT
    assert noting.entered == [KITCHEN]
    assert g.drawn_for >> KITCHEN & 1, "nobody draws for it"
    assert g.top_tiles == (), "the stack is shuffled"
    assert g.omens_drawn == 0


@pytest.mark.rule("HC-6")
def test_a_room_is_fetched_from_the_discard_pile_too() -> None:
    g = empty_table()
    on_top(g, CRYPT, ATTIC)
    assert draw_tile(g, 1 << UPPER) == ATTIC
    assert [tile for tile, _ in g.known_discard] == [CRYPT]
    _, found = asked(g, fetch_room(g, 0, CRYPT))
    assert found is True
    assert g.known_discard == ()
    assert sum(g.discarded) == 0


@pytest.mark.rule("HC-6")
def test_a_room_in_the_house_or_out_of_the_game_is_not_fetched() -> None:
    g = empty_table()
    asked(g, fetch_room(g, 0, KITCHEN))
    assert asked(g, fetch_room(g, 0, KITCHEN)) == ([], False)
    take_out = first_in_stack(g, 1 << CRYPT)
    g.lost |= 1 << take_out
    assert asked(g, fetch_room(g, 0, CRYPT)) == ([], False)


@given(seeds, st.integers(0, 41), st.integers(0, 35))
@pytest.mark.rule("HC-6", "BET-EXPLORE-9")
def test_a_fetched_room_leaves_its_floor_open_if_it_can(seed: int, nth: int, tiles: int) -> None:
    g = random_house(seed, tiles)
    room = LOOSE_TILES[nth]
    if in_house(g, room):
        return
    floors = FLOORS_OF[room]
    has_place = any(open_doorways(g, floor) for floor in range(3) if floors >> floor & 1)
    can_stay_open = bool(doorways_for(g, room, floors, may_close=False))
    _, found = asked(g, fetch_room(g, 0, room))
    assert found is True
    assert floors >> floor_of(g, room) & 1
    assert bool(g.annex >> room & 1) == (not has_place)
    if can_stay_open:
        assert open_doorways(g, floor_of(g, room))


@pytest.mark.rule("HC-6")
def test_a_room_without_a_place_lies_beside_the_house_and_is_linked_with_the_landing() -> None:
    """The upper floor is closed on purpose: the Attic is reached from the Upper Landing like by stairs."""
    g = empty_table()
    for direction in range(4):
        g.door = changed(g.door, ROOMS["upper_landing"] * 4 + direction, -1)
    g.doorways = changed(g.doorways, UPPER, 0)
    questions, found = asked(g, fetch_room(g, 0, ATTIC))
    assert (questions, found) == ([], True)
    assert g.annex >> ATTIC & 1
    assert floor_of(g, ATTIC) == UPPER
    assert ATTIC in neighbours(g, ROOMS["upper_landing"])
    assert neighbours(g, ATTIC) == [ROOMS["upper_landing"]]


@pytest.mark.rule("HC-6")
def test_the_next_tile_for_a_floor_is_the_first_from_the_top_and_the_others_stay() -> None:
    g = empty_table()
    on_top(g, PATIO, ATTIC, LARDER, CRYPT)
    questions, found = asked(g, fetch_next_room(g, 1, BASEMENT))
    assert found == LARDER
    assert {seat for seat, _, _ in questions} == {1}
    assert [tile for tile, _ in g.top_tiles] == [PATIO, ATTIC, CRYPT]
    assert g.top_back == BACK[PATIO]


# -- the first of several in the stack


@given(seeds, mismatches, st.lists(st.integers(0, 2), max_size=20), st.sets(st.sampled_from(LOOSE_TILES), min_size=1))
@pytest.mark.rule("BET-REPICK-3", "BET-REPICK-5", "HC-6")
def test_what_is_passed_over_keeps_its_order(seed: int, mismatch: str, floors: list[int], wanted: set[int]) -> None:
    """Whatever was drawn before: no other tile moves, the top is what it was, and nothing wanted lay above it."""
    g = empty_table(seed=seed, tile_mismatch=mismatch)
    for floor in floors:
        draw_tile(g, 1 << floor)
    known = look_at_top(g, 1, 2)
    bits = sum(1 << tile for tile in wanted)
    before, under, back, discarded = g.unseen, list(g.under), g.top_back, g.discarded
    tile = first_in_stack(g, bits)
    counts_agree(g)
    assert g.discarded == discarded
    if tile < 0:
        assert g.unseen == before
        assert (g.unseen & bits).bit_count() <= sum(discarded), "all that are left lie in the discard pile"
        return
    assert tile in wanted
    assert g.unseen == before & ~(1 << tile)
    rest = [other for other in known if other != tile]
    assert [other for other, _ in g.top_tiles][: len(rest)] == rest
    if known and known[0] != tile:
        assert g.top_back == back
    assert [entry for entry in under if entry[0] != tile and entry[0] >= 0] == [
        entry for entry in g.under if entry[0] >= 0 and entry in under
    ]


@pytest.mark.rule("BET-REPICK-3")
def test_each_wanted_tile_is_equally_likely_to_be_the_first() -> None:
    found: dict[int, int] = {}
    wanted = sum(1 << room for room in OMEN_ROOMS)
    for seed in range(900):
        g = empty_table(seed=seed)
        tile = first_in_stack(g, wanted)
        found[tile] = found.get(tile, 0) + 1
    assert set(found) == set(OMEN_ROOMS)
    assert max(found.values()) < 110
    assert min(found.values()) > 40


@pytest.mark.rule("BET-REPICK-5", "BET-SECRET-7")
def test_the_passed_over_come_up_in_the_order_in_which_they_lay() -> None:
    for seed in range(30):
        g = empty_table(seed=seed)
        first_in_stack(g, 1 << CRYPT)
        above = [tile for tile, _ in g.top_tiles]
        assert all(known == 0 for _, known in g.top_tiles), "nobody has seen them"
        assert [take_top(g) for _ in above] == above


@pytest.mark.rule("BET-REPICK-5")
def test_a_tile_put_under_the_stack_does_not_change_the_top() -> None:
    for seed in range(30):
        g = empty_table(seed=seed)
        tile = first_in_stack(g, 1 << CRYPT)
        back, top = g.top_back, g.top_tiles
        put_under_stack(g, tile)
        assert (g.top_back, g.top_tiles) == (back, top)
        while sum(g.stacked) > 1:
            assert take_top(g) != CRYPT
        assert take_top(g) == CRYPT


@pytest.mark.rule("BET-REPICK-5")
def test_a_tile_put_under_an_empty_stack_is_its_top() -> None:
    g = empty_table()
    while sum(g.stacked):
        take_top(g)
    assert g.findable == 0
    put_under_stack(g, CRYPT)
    assert (g.top_back, g.findable) == (BACK[CRYPT], FLOORS_OF[CRYPT])
    assert first_in_stack(g, 1 << CRYPT) == CRYPT
    assert (g.top_back, g.findable) == (-1, 0)


# -- HC-5


@pytest.mark.rule("HC-5")
def test_rooms_with_windows_and_rooms_outside() -> None:
    windows = {ROOMS.words[room] for room in range(len(ROOMS)) if has_window(room)}
    assert windows == {"bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom"}
    outside = {ROOMS.words[room] for room in range(len(ROOMS)) if is_outside(room)}
    assert outside == {"balcony", "gardens", "graveyard", "patio", "tower"}


@pytest.mark.rule("HC-5", "BET-EXPLORE-8")
def test_a_window_is_false_as_soon_as_a_tile_lies_against_it() -> None:
    """The window of the Grand Staircase looks south."""
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    free = BETRAYAL.from_position(3, settings, {})
    assert faces_outside(free, ROOMS["grand_staircase"])
    house = {"patio": "foyer.south", "gardens": "patio.west@1"}
    covered = BETRAYAL.from_position(3, settings, {"house": house})
    assert not faces_outside(covered, ROOMS["grand_staircase"])
