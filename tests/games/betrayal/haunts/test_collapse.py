"""Rooms that collapse (HC-20): what is left of the house, and of what was in the room."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import DOORS
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.parts.collapse import (
    beside_ruins,
    collapse,
    edge_rooms,
    has_begun,
    joined_to_ruin,
    near_ruin,
    remove_room,
    ruins,
)
from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import (
    STEP,
    distances,
    has_door,
    joined,
    neighbours,
    rooms_in_house,
    rooms_on,
    side_adjacent,
    stairs,
)
from housebound.games.betrayal.state import OPEN, House
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    FIGURES,
    FOYER,
    GRAND_STAIRCASE,
    GROUND,
    ROOMS,
    UPPER_LANDING,
)
from tests.games.betrayal.houses import random_house


@pytest.mark.parametrize("seed", range(20))
def test_rooms_go_one_by_one_and_the_house_stays_whole(seed: int) -> None:
    g = random_house(seed, 25)
    rng = Random(seed)
    for seat in range(g.rules.seats):
        g.room[seat] = -1
    rooms = rooms_in_house(g)
    rng.shuffle(rooms)
    for count, room in enumerate(rooms, 1):
        square = g.square[room]
        before = side_adjacent(g, room)
        doors_to = [other for other in before if room in joined(g, other)]
        remove_room(g, room)
        assert dict(ruins(g))[room] == square
        assert len(list(ruins(g))) == count
        assert g.lost >> room & 1
        assert has_begun(g, square >> 12)
        for other in before:
            assert near_ruin(g, other)
            assert room not in joined(g, other)
            assert room not in side_adjacent(g, other)
        for other in doors_to:
            assert joined_to_ruin(g, other)
        _check_doors(g)


def _check_doors(g: House[Any]) -> None:
    """Doors lead to rooms that lead back, and open doorways to empty squares."""
    for room in rooms_in_house(g):
        for direction in range(4):
            beyond = g.door[room * 4 + direction]
            if beyond >= 0:
                assert g.door[beyond * 4 + (direction ^ 2)] == room
            elif beyond == OPEN:
                assert g.square[room] + STEP[direction] not in g.at


def test_nothing_is_attached_where_a_room_has_been() -> None:
    g = random_house(3, 12)
    for room in rooms_on(g, BASEMENT)[:2]:
        remove_room(g, room)
    squares = {square for _, square in ruins(g)}
    for tile in range(len(ROOMS)):
        if g.square[tile] < 0 and DOORS[tile]:
            for at, direction in doorways_for(g, tile, 7, may_close=True):
                assert g.square[at] + STEP[direction] not in squares


def test_stairs_and_ways_into_a_collapsed_room_are_closed() -> None:
    g = random_house(1, 8)
    g.room[: g.rules.seats] = [-1] * g.rules.seats
    assert stairs(g, UPPER_LANDING) == GRAND_STAIRCASE
    remove_room(g, GRAND_STAIRCASE)
    assert stairs(g, UPPER_LANDING) == -1
    assert distances(g, FOYER)[UPPER_LANDING] == -1


def test_what_lies_in_the_room_leaves_the_game() -> None:
    position = {
        "house": {"crypt": "basement_landing.south", "larder": "basement_landing.west"},
        "piles": {"crypt": ["axe"], "larder": ["bell"]},
        "waiting": {"crypt": ["dog"]},
        "tokens": [
            {"token": "secret_passage", "room": "crypt", "to": "foyer"},
            {"token": "smoke", "room": "larder"},
        ],
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    remove_room(g, ROOMS["crypt"])
    after = BETRAYAL.position(g)
    assert after["piles"] == {"larder": ["bell"]}
    assert after["waiting"] == {}
    assert after["tokens"] == [{"token": "smoke", "room": "larder"}]
    assert g.gone == 1 << CARDS["axe"] | 1 << CARDS["dog"]


def test_monsters_go_with_the_room_unless_they_are_spared() -> None:
    position = {
        "haunt": 21,
        "traitor": 1,
        "house": {"crypt": "basement_landing.south"},
        "explorers": {"zoe_ingstrom": "foyer", "ox_bellows": {"fate": "dead", "room": ""}},
        "monsters": {
            "zombie_lord": {"room": "crypt", "cards": ["axe"]},
            "zombie_1": "crypt",
            "zombie_2": {"room": "basement_landing", "cards": ["bell"]},
        },
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.notices = []
    spared = g.word.index(FIGURES["zombie_1"])
    assert list(collapse(g, ROOMS["crypt"], spared=(spared,))) == []
    assert [FIGURES.words[g.word[figure]] for figure in monsters(g)] == ["zombie_1", "zombie_2"]
    assert g.gone == 1 << CARDS["axe"]
    assert sum(g.held) == 1 << CARDS["bell"]
    assert [repr(notice) for notice in g.notices] == ["monster_gone(figure=zombie_lord)", "room_lost(room=crypt)"]


def test_a_room_beside_the_house_can_collapse_too() -> None:
    position = {"house": {"crypt": "beside basement", "chapel": "beside ground"}}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    assert ROOMS["crypt"] in neighbours(g, ROOMS["basement_landing"])
    remove_room(g, ROOMS["crypt"])
    assert ROOMS["crypt"] not in neighbours(g, ROOMS["basement_landing"])
    assert g.annex == 1 << ROOMS["chapel"]
    remove_room(g, FOYER)
    assert neighbours(g, ROOMS["chapel"]) == []


def test_the_next_room_is_beside_a_ruin_or_any_room_of_the_floor() -> None:
    position = {
        "house": {"larder": "basement_landing.west", "wine_cellar": "basement_landing.east", "library": "foyer.north"},
        "ruins": {"crypt": "basement:0,1@0", "chasm": "basement:5,5"},
        "explorers": {"zoe_ingstrom": "library", "ox_bellows": "foyer", "jenny_leclerc": "foyer"},
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    words = ROOMS.words
    assert [words[room] for room in beside_ruins(g, BASEMENT)] == ["basement_landing"]
    remove_room(g, ROOMS["basement_landing"])
    assert [words[room] for room in beside_ruins(g, BASEMENT)] == ["larder", "wine_cellar"]
    # the ground floor is whole: an empty room with an open doorway begins
    assert not has_begun(g, GROUND)
    assert [words[room] for room in edge_rooms(g, GROUND)] == ["entrance_hall"]
    assert beside_ruins(g, GROUND) == rooms_on(g, GROUND)
    g.room[1] = ROOMS["entrance_hall"]  # and Jenny is still in the Foyer
    assert [words[room] for room in edge_rooms(g, GROUND)] == ["grand_staircase"]
    g.room[1] = ROOMS["grand_staircase"]
    g.room[2] = ROOMS["entrance_hall"]
    assert [words[room] for room in edge_rooms(g, GROUND)] == ["foyer"]


def test_a_door_to_a_ruin_needs_both_doors() -> None:
    for turns, joined_there in ((0, True), (1, False)):
        position = {"ruins": {"crypt": f"basement:0,1@{turns}"}}
        g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
        landing = ROOMS["basement_landing"]
        assert has_door(g, landing, 2)
        assert joined_to_ruin(g, landing) is joined_there
        assert BETRAYAL.position(g)["ruins"] == position["ruins"]
