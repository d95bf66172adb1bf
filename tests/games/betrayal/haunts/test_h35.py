"""Haunt 35, Small Change: setup, doorways, what each side is told, and whole games. Single rules: scenarios h35_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h35_small_change.doorways import (
    room_space,
    space_at,
    space_of,
    spaces_in_sight,
    step_toward,
)
from housebound.games.betrayal.haunts.h35_small_change.toy_airplane import is_exit
from housebound.games.betrayal.house.plan import company, lift_tile, put_tile, together
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import ENTRANCE_HALL, HEROES, KNOWLEDGE, MYSTIC_ELEVATOR, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.played import house as house_of
from tests.games.betrayal.haunts.positions import names, standing, table_at

HAUNT = 35
EAST, SOUTH, WEST = 1, 2, 3
HOUSE = {"dusty_hallway": "foyer.north", "creaky_hallway": "dusty_hallway.north", "patio": "foyer.south"}


def position(explorers: dict[str, Any], house: dict[str, str] = HOUSE, **given: Any) -> House[Any]:
    return standing(HAUNT, seats=4, revealer=1, traitor=2, house=house, explorers=explorers, **given)


def doorways(*sides: int) -> dict[str, list[int]]:
    """Data: who stands in which doorway."""
    return {"doorway": [*sides, *([-1] * (8 - len(sides)))]}


@pytest.mark.rule("H35-SETUP-2", "H35-SETUP-3", "H35-CAT-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_one_cat_in_the_hall_and_from_five_players_on_one_in_the_haunt_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    rooms = [g.room[cat] for cat in monsters(g)]
    assert rooms == [ENTRANCE_HALL, *([g.haunt_room] if seats >= 5 else [])]
    assert [value(g, monsters(g)[0], trait) for trait in range(4)] == [7, 6, 5, 5]
    assert g.data.plane == 0
    assert g.data.doorway == [-1] * 8


def test_the_traitor_is_whoever_knows_most() -> None:
    explorers = dict.fromkeys(["zoe_ingstrom", "ox_bellows", "brandon_jaspers", "vivian_lopez"], "foyer")
    assert standing(HAUNT, seats=4, revealer=1, explorers=explorers).traitor == 3


# -- places


@pytest.mark.rule("H35-DOOR-1", "H35-DOOR-3")
def test_a_doorway_is_one_space_from_both_of_its_rooms() -> None:
    g = position(
        {"zoe_ingstrom": "foyer", "ox_bellows": "dusty_hallway", "brandon_jaspers": "foyer"}, data=doorways(0, 2)
    )
    assert space_of(g, 0) == space_of(g, 1)
    assert company(g, 0) == [1]
    assert company(g, 3) == []
    assert together(g, 0, 1)
    assert not together(g, 0, 3)


@pytest.mark.rule("H35-DOOR-1")
@pytest.mark.parametrize(("room", "side", "beyond", "back"), [("foyer", EAST, "entrance_hall", WEST)])
def test_east_and_west_name_the_same_doorway(room: str, side: int, beyond: str, back: int) -> None:
    g = position({"zoe_ingstrom": room, "ox_bellows": beyond}, data=doorways(side, back))
    assert together(g, 0, 1)


@pytest.mark.rule("H35-DOOR-1")
def test_whoever_stands_in_the_elevators_doorway_stays_when_it_goes() -> None:
    house = {**HOUSE, "mystic_elevator": "entrance_hall.south"}
    g = position({"zoe_ingstrom": "entrance_hall", "ox_bellows": "entrance_hall"}, house, data=doorways(SOUTH))
    square = g.square[MYSTIC_ELEVATOR]
    assert g.haunt.shown(g, 0)["doorways"] == {"zoe_ingstrom": ["entrance_hall", "mystic_elevator"]}
    lift_tile(g, MYSTIC_ELEVATOR)
    put_tile(g, MYSTIC_ELEVATOR, g.square[ROOMS["creaky_hallway"]] - 64, 2)
    assert g.square[MYSTIC_ELEVATOR] != square
    assert g.haunt.shown(g, 0)["doorways"] == {"zoe_ingstrom": ["entrance_hall"]}
    assert {"walk(entrance_hall)", "explore(south)"} <= set(names(table_at(g).pending[0]))


@pytest.mark.rule("H35-DOOR-1")
def test_the_elevators_doorway_is_a_space_also_where_the_room_beyond_is_gone() -> None:
    house = {**HOUSE, "mystic_elevator": "entrance_hall.south"}
    g = position({"zoe_ingstrom": "mystic_elevator", "ox_bellows": "foyer"}, house)
    lift_tile(g, ROOMS["entrance_hall"])
    table = table_at(g)
    table.choose(0, "explore(north)")
    after = house_of(table)
    assert (after.room[0], after.data.doorway[0]) == (MYSTIC_ELEVATOR, 0)
    assert {"walk(mystic_elevator)", "explore(north)"} <= set(names(table.pending[0]))


@pytest.mark.rule("H35-DOOR-3")
def test_an_effect_moves_somebody_out_of_a_doorway() -> None:
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": ["webs"]}, "ox_bellows": "dusty_hallway"}
    g = position(explorers, data=doorways(0))
    assert list(put_into(g, 0, ROOMS["foyer"])) == []
    assert g.data.doorway[0] == -1
    assert g.room[0] == ROOMS["foyer"]


@pytest.mark.rule("H35-PLANE-3", "H35-PLANE-9")
def test_an_effect_moves_somebody_out_of_a_plane_on_the_ground() -> None:
    data = {"plane": 2, "plane_room": "room:patio", "pilot": 0, "aboard": "seats:0,1"}
    g = position({"zoe_ingstrom": "patio", "ox_bellows": "patio"}, data=data)
    assert list(put_into(g, 1, ROOMS["foyer"])) == []
    assert (g.data.aboard, g.data.pilot, g.data.plane) == (1, 0, 2)
    assert list(put_into(g, 0, ROOMS["foyer"])) == []
    assert (g.data.aboard, g.data.pilot, g.data.plane) == (0, -1, 1), "and the pilot is none any more"


@pytest.mark.rule("H35-DOOR-1")
def test_sight_runs_along_rooms_and_doorways() -> None:
    g = position({"zoe_ingstrom": "foyer", "ox_bellows": "creaky_hallway"}, data=doorways(-1, SOUTH))
    assert space_of(g, 1) in spaces_in_sight(g, 0)
    assert room_space(g, ROOMS["creaky_hallway"]) in spaces_in_sight(g, 0)
    assert room_space(g, ROOMS["patio"]) in spaces_in_sight(g, 1)
    smoke = position(
        {"zoe_ingstrom": "foyer", "ox_bellows": "creaky_hallway"},
        tokens=[{"token": "smoke", "room": "dusty_hallway"}],
        data=doorways(-1, SOUTH),
    )
    assert space_of(smoke, 1) not in spaces_in_sight(smoke, 0)


def spaces(g: House[Any], rooms: str, doorways: str) -> set[int]:
    """These rooms, and doorways by a room and a side of it: `foyer.2`."""
    found = {room_space(g, ROOMS[word]) for word in rooms.split()}
    for word in doorways.split():
        room, side = word.split(".")
        found.add(space_at(g, ROOMS[room], 0, int(side)))
    return found


@pytest.mark.rule("H35-DOOR-1")
def test_sight_is_every_space_of_the_lines_and_no_other() -> None:
    """The Foyer has doors on all sides: Dusty and Creaky Hallway, Entrance Hall, Patio, Grand Staircase."""
    g = position({"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "brandon_jaspers": "foyer"}, data=doorways(-1, 0, -1))
    north = "dusty_hallway creaky_hallway", "dusty_hallway.0 creaky_hallway.0"
    south = "patio", "patio.2"
    sides = "entrance_hall grand_staircase", "foyer.1 foyer.3"
    both = f"{north[0]} {south[0]}", f"{north[1]} {south[1]} foyer.2"
    assert spaces_in_sight(g, 0) == spaces(g, f"{both[0]} {sides[0]}", f"{both[1]} {sides[1]} foyer.0")
    assert spaces_in_sight(g, 1) == spaces(g, f"{both[0]} foyer", both[1])
    g.data.doorway[2] = EAST
    assert spaces_in_sight(g, 2) == spaces(g, "entrance_hall foyer grand_staircase", "foyer.3")
    g.data.doorway[2] = WEST
    assert spaces_in_sight(g, 2) == spaces(g, "entrance_hall foyer grand_staircase", "foyer.1")


@pytest.mark.rule("H35-DOOR-1")
def test_sight_passes_both_sides_of_a_barrier_but_not_into_the_vault() -> None:
    house = {"chasm": "basement_landing.east", "vault": "upper_landing.north"}
    g = position({"zoe_ingstrom": "basement_landing", "ox_bellows": "upper_landing"}, house)
    assert {space_at(g, ROOMS["chasm"], side, -1) for side in (0, 1)} <= spaces_in_sight(g, 0)
    assert space_at(g, ROOMS["vault"], 0, -1) in spaces_in_sight(g, 1)
    assert space_at(g, ROOMS["vault"], 1, -1) not in spaces_in_sight(g, 1)


def test_nobody_discovers_a_room_where_no_tile_is_left() -> None:
    g = position({"zoe_ingstrom": "creaky_hallway"}, data=doorways(0))
    g.findable = 0
    barred = {option.name: rule for option, rule in table_at(g).pending[0].barred}
    assert barred["explore(north)"] == "BET-EXPLORE-15"


def test_the_shortest_way_counts_doorways() -> None:
    g = position({"zoe_ingstrom": "foyer", "ox_bellows": "creaky_hallway"}, data=doorways(0, SOUTH))
    assert step_toward(g, 0, {space_of(g, 1)}) == ("walk(dusty_hallway)",)
    assert step_toward(g, 0, {room_space(g, ROOMS["upper_landing"])}) == ("walk(foyer)",)
    assert step_toward(g, 0, {space_of(g, 0)}) == ()
    g.data.doorway[0] = -1
    assert step_toward(g, 0, {space_of(g, 1)}) == ("walk(dusty_hallway)",)
    g.data.doorway[3], g.room[3] = 0, ROOMS["foyer"]
    assert step_toward(g, 0, {space_of(g, 1)}, shunned={space_of(g, 3)}) == ()
    assert step_toward(g, 0, {room_space(g, ROOMS["basement_landing"])}) == ()


@pytest.mark.rule("H35-PLANE-8")
def test_ways_out_are_the_open_air_and_clear_windows() -> None:
    house = {**HOUSE, "dining_room": "creaky_hallway.west@0", "tower": "upper_landing.east"}
    g = position({}, house)
    exits = {ROOMS.words[room] for room, square in enumerate(g.square) if square >= 0 and is_exit(g, room)}
    assert {"patio", "tower", "grand_staircase", "dining_room"} <= exits
    assert not exits & {"foyer", "entrance_hall", "dusty_hallway", "upper_landing"}
    # a tile in front of the window makes it a false one; an outside room is an exit, closed in or not
    for way in (1, -1, 64, -64):
        g.at.setdefault(g.square[ROOMS["grand_staircase"]] + way, ROOMS["crypt"])
        g.at.setdefault(g.square[ROOMS["patio"]] + way, ROOMS["crypt"])
    assert not is_exit(g, ROOMS["grand_staircase"])
    assert is_exit(g, ROOMS["patio"])


# -- what each side is told


@pytest.mark.rule("H35-KNOW-1", "H35-KNOW-2", "H35-KNOW-3", "H35-KNOW-4", "H35-CAT-1")
def test_what_each_side_is_told_in_its_page_alone() -> None:
    g = begin(HAUNT, 5, 1)
    for seat in range(5):
        assert (BETRAYAL.sight(g, seat).value(monsters(g)[0], KNOWLEDGE) == 5) == (seat == g.traitor)
    heroes, traitor = pages(HAUNT)
    for secret in ("Storeroom", "Knowledge 3+", "Knowledge 4+", "at least half"):
        assert secret in heroes
        assert secret not in traitor
    assert "let in Cats" in heroes
    assert "leave the house in a Toy Airplane" in traitor
    for secret in ("more than half", "Speed 5+", "Speed 7+", "Might 7"):
        assert secret in traitor
        assert secret not in heroes


def test_doorways_captives_and_the_plane_stand_on_the_table() -> None:
    data = {**doorways(0, -1), "captor": [-1, 6, -1, -1, -1, -1], "plane": 1, "plane_room": "room:patio"}
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "patio"}
    g = position(explorers, data=data, monsters={"cat_1": "patio"})
    for seat in (*range(4), SPECTATOR):
        shown = g.haunt.shown(g, seat)
        assert shown["doorways"] == {"zoe_ingstrom": ["foyer", "dusty_hallway"]}
        assert shown["captives"] == {"ox_bellows": "cat_1"}
        assert (shown["plane"], shown["plane_room"]) == ("grounded", "patio")


@pytest.mark.rule("H35-WIN-1", "H35-WIN-2", "H35-WIN-3")
@pytest.mark.parametrize(
    ("seats", "out", "eaten", "winner"),
    [
        *[(3, 1, 0, HEROES), (4, 1, 0, None), (4, 2, 0, HEROES), (6, 2, 0, None), (6, 3, 0, HEROES)],
        *[(3, 0, 1, None), (3, 0, 2, TRAITOR), (4, 0, 1, None), (4, 0, 2, TRAITOR)],
        *[(6, 0, 2, None), (6, 0, 3, TRAITOR)],
    ],
)
def test_half_of_the_heroes(seats: int, out: int, eaten: int, winner: int | None) -> None:
    g = begin(HAUNT, seats, 0)
    heroes = [seat for seat in range(seats) if seat != g.traitor]
    for seat in heroes[:out]:
        g.fate = changed(g.fate, seat, 2)
    for seat in heroes[out : out + eaten]:
        g.fate = changed(g.fate, seat, 1)
    g.data.eaten = eaten
    wanted = 0 if winner is None else g.haunt.team_seats(g, winner)
    assert g.haunt.winner(g) == wanted


# -- whole games


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    plane = {"search_for_plane", "start_plane", "board_plane", "pick_up_hero", "fly_away", "swat_plane"}
    assert plane <= set(games.chosen)
