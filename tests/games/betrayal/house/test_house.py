"""The house: laws of doors, floors, distances and lines of sight, on houses laid out at random."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import DOORS, FLOORS_OF, LOOSE_TILES, START_ROOMS
from housebound.games.betrayal.house.laying import (
    around,
    can_lie,
    closes_floor,
    elevator_doorways,
    elevator_rotation,
    lay_beside,
    orientations,
)
from housebound.games.betrayal.house.plan import (
    STEP,
    direction_between,
    distances,
    faces_outside,
    floor_of,
    has_door,
    has_open_doorway,
    in_house,
    in_sight,
    joined,
    lift_tile,
    neighbours,
    open_doorways,
    put_tile,
    rooms_in_house,
    rooms_on,
    side_adjacent,
    stairs,
    turn_tile,
    turned,
)
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.state import OPEN, WALL, House
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    EAST,
    ENTRANCE_HALL,
    FOYER,
    GRAND_STAIRCASE,
    MYSTIC_ELEVATOR,
    ROOMS,
    SECRET_PASSAGE,
    SMOKE,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
)
from tests.games.betrayal.houses import empty_table, random_house

seeds = st.integers(0, 10_000)
sizes = st.integers(0, 42)


def false_doors(g: House[Any], room: int, square: int, rotation: int) -> int:
    """Doors that would meet a wall, or a wall that would meet a door, counted side by side."""
    count = 0
    for direction, step in enumerate(STEP):
        neighbour = g.at.get(square + step, OPEN)
        theirs = neighbour >= 0 and has_door(g, neighbour, direction ^ 2)
        count += neighbour != OPEN and bool(turned(DOORS[room], rotation) >> direction & 1) != theirs
    return count


@pytest.mark.rule("BET-SETUP-12", "BET-SETUP-6", "BET-HALL-1", "BET-HALL-3", "BET-COMP-1")
def test_the_open_doorways_of_a_fresh_house() -> None:
    g = empty_table()
    assert sorted(rooms_in_house(g)) == sorted(START_ROOMS)
    per_room = {ROOMS.words[room]: 0 for room in START_ROOMS}
    for floor in range(3):
        for room, _ in open_doorways(g, floor):
            per_room[ROOMS.words[room]] += 1
    assert per_room == {
        "entrance_hall": 2,
        "foyer": 2,
        "grand_staircase": 0,
        "upper_landing": 4,
        "basement_landing": 4,
    }
    assert joined(g, FOYER) == [ENTRANCE_HALL, GRAND_STAIRCASE]
    assert g.square[ENTRANCE_HALL] - 1 == g.square[FOYER] == g.square[GRAND_STAIRCASE] + 1


@pytest.mark.rule("BET-COMP-2", "BET-SETUP-7")
def test_the_stack_of_a_fresh_game_holds_42_tiles() -> None:
    g = empty_table()
    assert len(LOOSE_TILES) == 42
    assert g.unseen.bit_count() == 42 == sum(g.stacked)


@pytest.mark.rule("BET-MOVE-10", "BET-EXPLORE-19")
def test_nothing_is_ever_laid_before_the_front_door() -> None:
    g = empty_table()
    front = g.square[ENTRANCE_HALL] + STEP[EAST]
    assert g.door[ENTRANCE_HALL * 4 + EAST] == WALL
    ballroom = ROOMS["ballroom"]
    put_tile(g, ballroom, front + STEP[0], 0)  # north of the yard: its south door looks at it
    assert g.door[ballroom * 4 + 2] == WALL
    sides, doors, _ = around(g, front + STEP[2])
    assert (sides & 1, doors & 1) == (1, 0)  # a door that looks north there would be false


@pytest.mark.rule("BET-EXPLORE-19")
def test_the_stair_side_of_the_stairs_from_basement_is_a_wall() -> None:
    assert DOORS[STAIRS_FROM_BASEMENT] == 0b0100


@given(seeds, sizes)
def test_doors_join_both_ways_and_only_doors_that_meet(seed: int, size: int) -> None:
    g = random_house(seed, size)
    for room in rooms_in_house(g):
        for direction in range(4):
            beyond = g.door[room * 4 + direction]
            neighbour = g.at.get(g.square[room] + STEP[direction], OPEN)
            if beyond >= 0:
                assert g.door[beyond * 4 + (direction ^ 2)] == room
                assert neighbour == beyond
            elif beyond == OPEN:
                assert neighbour == OPEN
                assert has_door(g, room, direction)
            else:
                blocked = neighbour < 0 or not has_door(g, neighbour, direction ^ 2)
                assert not has_door(g, room, direction) or blocked


@given(seeds, sizes)
@pytest.mark.rule("BET-EXPLORE-9", "BET-EXPLORE-12", "BET-COMP-3")
def test_no_floor_is_closed_while_a_tile_for_it_is_left(seed: int, size: int) -> None:
    g = random_house(seed, size)
    for floor in range(3):
        assert has_open_doorway(g, floor) or not g.findable >> floor & 1
        assert all(FLOORS_OF[room] >> floor & 1 for room in rooms_on(g, floor))


@given(seeds, st.integers(0, 30), st.integers(0, 41), st.booleans())
@pytest.mark.rule("BET-EXPLORE-5", "BET-EXPLORE-7")
def test_a_legal_orientation_meets_the_door_and_has_the_fewest_false_doors(
    seed: int, size: int, nth: int, may_close: bool
) -> None:
    g = random_house(seed, size)
    tile = LOOSE_TILES[nth]
    if g.square[tile] >= 0:
        lift_tile(g, tile)
    for floor in range(3):
        for room, direction in open_doorways(g, floor):
            square = g.square[room] + STEP[direction]
            fits = [
                r
                for r in range(4)
                if turned(DOORS[tile], r) >> (direction ^ 2) & 1 and (may_close or not closes_floor(g, tile, square, r))
            ]
            legal = orientations(g, tile, square, direction ^ 2, may_close)
            assert bool(legal) == bool(fits) == can_lie(g, tile, square, direction ^ 2, may_close)
            fewest = min((false_doors(g, tile, square, r) for r in fits), default=0)
            for r in legal:
                assert r in fits
                assert false_doors(g, tile, square, r) == fewest
            looks = {turned(DOORS[tile], r) for r in fits if false_doors(g, tile, square, r) == fewest}
            assert {turned(DOORS[tile], r) for r in legal} == looks


@given(seeds, st.integers(0, 30), st.integers(0, 41))
def test_closing_a_floor_is_what_laying_the_tile_would_do(seed: int, size: int, nth: int) -> None:
    g = random_house(seed, size)
    tile = LOOSE_TILES[nth]
    if g.square[tile] >= 0:
        lift_tile(g, tile)
    for floor in range(3):
        for room, direction in open_doorways(g, floor)[:2]:
            square = g.square[room] + STEP[direction]
            for rotation in range(4):
                foretold = closes_floor(g, tile, square, rotation)
                put_tile(g, tile, square, rotation)
                assert foretold == (not has_open_doorway(g, floor))
                lift_tile(g, tile)


@given(seeds, sizes)
def test_taking_a_tile_up_and_laying_it_back_changes_nothing(seed: int, size: int) -> None:
    g = random_house(seed, size)
    before = (g.square, g.rotation, g.door, dict(g.at))
    for room in rooms_in_house(g):
        square, rotation = g.square[room], g.rotation[room]
        lift_tile(g, room)
        put_tile(g, room, square, rotation)
    assert before == (g.square, g.rotation, g.door, dict(g.at))


@given(seeds, st.integers(0, 30), st.integers(0, 41))
def test_a_tile_that_is_turned_where_it_lies_is_laid_like_one_that_was_taken_up(seed: int, size: int, nth: int) -> None:
    turned_there, laid_anew = (random_house(seed, size) for _ in range(2))
    tile = LOOSE_TILES[nth]
    for room, direction in [way for floor in range(3) for way in open_doorways(turned_there, floor)][:4]:
        if room == tile:
            continue
        for rotation in range(4):
            for g in (turned_there, laid_anew):
                if g.square[tile] >= 0:
                    lift_tile(g, tile)
                put_tile(g, tile, g.square[room] + STEP[direction], 3 - rotation)
            turn_tile(turned_there, tile, rotation)
            lift_tile(laid_anew, tile)
            put_tile(laid_anew, tile, laid_anew.square[room] + STEP[direction], rotation)
            for part in ("square", "rotation", "at", "door", "doorways", "laid"):
                assert getattr(turned_there, part) == getattr(laid_anew, part)


@given(seeds, sizes)
@pytest.mark.rule("BET-MOVE-7", "BET-MOVE-8", "BET-MOVE-12", "BET-MOVE-13")
def test_distances_are_the_fewest_steps_between_neighbours(seed: int, size: int) -> None:
    g = random_house(seed, size)
    rooms = rooms_in_house(g)
    far = distances(g, FOYER)
    for room in rooms:
        for other in neighbours(g, room):
            assert room in neighbours(g, other)
            if far[room] >= 0:
                assert 0 <= far[other] <= far[room] + 1
        if far[room] > 0:
            assert any(far[other] == far[room] - 1 for other in neighbours(g, room))
    assert far[UPPER_LANDING] == 2
    assert (stairs(g, FOYER) == STAIRS_FROM_BASEMENT) == (g.square[STAIRS_FROM_BASEMENT] >= 0)
    if g.square[STAIRS_FROM_BASEMENT] < 0:
        assert far[BASEMENT_LANDING] == -1


@given(seeds, sizes)
@pytest.mark.rule("BET-RANGED-2", "BET-RANGED-3")
def test_lines_of_sight_are_straight_rows_of_doors_and_mutual(seed: int, size: int) -> None:
    g = random_house(seed, size)
    for room in rooms_in_house(g):
        seen = in_sight(g, room)
        assert room not in seen
        for other in seen:
            assert room in in_sight(g, other)
            assert floor_of(g, room) == floor_of(g, other)
            gap = g.square[other] - g.square[room]
            assert abs(gap) < 64 or gap % 64 == 0
        assert set(joined(g, room)) <= set(seen)


@pytest.mark.rule("BET-RANGED-3")
def test_smoke_blocks_the_sight_into_out_of_and_through_its_room() -> None:
    g = empty_table()
    assert GRAND_STAIRCASE in in_sight(g, ENTRANCE_HALL)
    place_token(g, SMOKE, FOYER * 2)
    assert in_sight(g, ENTRANCE_HALL) == []
    assert in_sight(g, FOYER) == []


def test_a_secret_passage_joins_rooms_but_gives_no_line_of_sight() -> None:
    g = empty_table()
    place_token(g, SECRET_PASSAGE, ENTRANCE_HALL * 2, BASEMENT_LANDING * 2)
    assert BASEMENT_LANDING in neighbours(g, ENTRANCE_HALL)
    assert ENTRANCE_HALL in neighbours(g, BASEMENT_LANDING)
    assert BASEMENT_LANDING not in in_sight(g, ENTRANCE_HALL)


@given(seeds, sizes)
@pytest.mark.rule("BET-ELEVATOR-3", "BET-ELEVATOR-5")
def test_the_elevator_never_closes_a_floor(seed: int, size: int) -> None:
    g = random_house(seed, size)
    if g.square[MYSTIC_ELEVATOR] < 0:
        return
    before = g.door
    for floor in range(3):
        for room, direction in elevator_doorways(g, [floor])[0]:
            square, rotation = g.square[MYSTIC_ELEVATOR], g.rotation[MYSTIC_ELEVATOR]
            lift_tile(g, MYSTIC_ELEVATOR)
            there = g.square[room] + STEP[direction]
            put_tile(g, MYSTIC_ELEVATOR, there, elevator_rotation(direction))
            assert joined(g, MYSTIC_ELEVATOR) == [room]
            assert has_open_doorway(g, floor)
            lift_tile(g, MYSTIC_ELEVATOR)
            put_tile(g, MYSTIC_ELEVATOR, square, rotation)
    assert g.door == before


@pytest.mark.rule("BET-EXPLORE-8")
def test_a_window_is_false_as_soon_as_a_tile_lies_beyond_it() -> None:
    g = empty_table()
    assert faces_outside(g, GRAND_STAIRCASE)
    put_tile(g, ROOMS["chapel"], g.square[GRAND_STAIRCASE] + STEP[2], 2)
    assert not faces_outside(g, GRAND_STAIRCASE)


@pytest.mark.rule("BET-MOVE-8")
def test_rooms_touching_at_a_corner_are_not_side_by_side() -> None:
    g = empty_table()
    put_tile(g, ROOMS["chapel"], g.square[GRAND_STAIRCASE] + STEP[2], 2)
    assert side_adjacent(g, FOYER) == [ENTRANCE_HALL, GRAND_STAIRCASE]
    assert side_adjacent(g, ENTRANCE_HALL) == [FOYER]
    assert side_adjacent(g, UPPER_LANDING) == []


def test_rooms_beside_the_house_are_linked_with_the_first_room_of_their_floor() -> None:
    g = empty_table()
    for word, floors, first in (("crypt", 1, BASEMENT_LANDING), ("patio", 2, FOYER), ("vault", 5, BASEMENT_LANDING)):
        room = ROOMS[word]
        lay_beside(g, room, floors)
        assert in_house(g, room)
        assert neighbours(g, room) == [first]
        assert room in neighbours(g, first)
        assert joined(g, room) == []
        assert OPEN not in g.door[room * 4 : room * 4 + 4]
    assert len({g.square[ROOMS[word]] for word in ("crypt", "patio", "vault")}) == 3


def test_rooms_side_by_side_need_no_door_between_them() -> None:
    g: House[Any] = empty_table()
    put_tile(g, ROOMS["chapel"], g.square[GRAND_STAIRCASE] + STEP[2], 2)
    assert ROOMS["chapel"] in side_adjacent(g, GRAND_STAIRCASE)
    assert ROOMS["chapel"] not in joined(g, GRAND_STAIRCASE)
    assert direction_between(g, GRAND_STAIRCASE, ROOMS["chapel"]) == 2
