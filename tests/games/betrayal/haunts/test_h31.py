"""Haunt 31, Airborne: its setup, and games from start to end. Single rules: scenarios h31_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import OMEN_ROOMS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h31_airborne.haunt import ALL_PARACHUTES, EXITS, rooms_run_short
from housebound.games.betrayal.haunts.parts.collapse import remove_room
from housebound.games.betrayal.house.plan import floor_of, rooms_on
from housebound.games.betrayal.state import IN_HOUSE, OPEN, OUTSIDE, WALL, House, changed
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import BASEMENT, CARDS, GROUND, MYSTIC_ELEVATOR, ROOMS, UPPER
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.played import begin, house, sensible_games
from tests.games.betrayal.haunts.positions import names, setting_up, standing, table_at

HAUNT = 31
CLOSED_GROUND = {
    "graveyard": "foyer.north",
    "conservatory": "foyer.south",
    "chapel": "entrance_hall.north",
    "coal_chute": "entrance_hall.south",
}
"""No doorway of the ground floor is open any more."""


def at_setup(house: dict[str, str], explorers: dict[str, Any], **given: Any) -> House[Any]:
    """A table whose haunt is about to be laid out; revealer is seat 1."""
    return setting_up(HAUNT, revealer=1, house=house, explorers=explorers, **given)


def lay_out(g: House[Any], *choices: str) -> list[list[str]]:
    """Carry out the setup with these choices; what was offered each time."""
    table = table_at(g)
    offered = []
    for choice in choices:
        decision = table.pending[0]
        assert decision.seat == 1
        offered.append(names(decision))
        table.choose(1, choice)
    g.copy_from(house(table))
    return offered


@pytest.mark.rule("H31-SETUP-1", "H31-SETUP-3", "H31-SETUP-4", "H31-KNOW-1")
@pytest.mark.parametrize(("seats", "parachutes"), [(3, 1), (4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("seed", range(3))
def test_half_as_many_parachutes_as_players_and_no_basement(seats: int, parachutes: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.data.supply.bit_count() == parachutes
    assert g.data.supply & ALL_PARACHUTES == g.data.supply
    assert g.traitor == -1
    assert not rooms_on(g, BASEMENT)
    assert all(g.fate[seat] == IN_HOUSE and g.room[seat] >= 0 for seat in range(seats))
    order = g.haunt.turn_order(g)
    assert order[0] == (g.revealer + 1) % seats == g.active
    assert MONSTER_TURN not in order
    assert sorted(order) == list(range(seats))


@pytest.mark.rule("H31-JUMP-1")
def test_ways_out_are_five_rooms() -> None:
    names = {"entrance_hall", "balcony", "tower", "coal_chute", "collapsed_room"}
    assert {ROOMS.words[room] for room in EXITS} == names


@pytest.mark.rule("H31-SETUP-2", "H31-SETUP-3")
def test_whoever_is_in_the_basement_rides_up_in_the_elevator_without_a_roll() -> None:
    house = {"dusty_hallway": "foyer.north", "pentagram_chamber": "basement_landing.west"}
    house["mystic_elevator"] = "basement_landing.north"
    explorers = {"zoe_ingstrom": "pentagram_chamber", "ox_bellows": "mystic_elevator", "madame_zostra": "foyer"}
    house["collapsed_room"] = "entrance_hall.north"
    things = {"piles": {"pentagram_chamber": ["axe"]}, "waiting": {"basement_landing": ["dog"]}}
    g = at_setup(house, explorers, **things, below="pentagram_chamber")
    offered = lay_out(g, "attach(dusty_hallway,north)")
    assert "attach(entrance_hall,south)" in offered[0]
    assert not [name for name in offered[0] if "upper_landing" in name]
    assert [g.room[seat] for seat in range(3)] == [MYSTIC_ELEVATOR, MYSTIC_ELEVATOR, ROOMS["foyer"]]
    assert floor_of(g, MYSTIC_ELEVATOR) == GROUND
    assert not g.piles
    assert not g.waiting
    assert g.gone >> CARDS["axe"] & 1
    assert g.gone >> CARDS["dog"] & 1
    assert g.below == -1, "no hole leads anywhere any more"


@pytest.mark.rule("H31-SETUP-2")
def test_an_elevator_on_the_ground_floor_stays_where_it_is() -> None:
    g = at_setup({"mystic_elevator": "foyer.north"}, {"zoe_ingstrom": "basement_landing"})
    square = g.square[MYSTIC_ELEVATOR]
    lay_out(g)
    assert g.room[0] == MYSTIC_ELEVATOR
    assert g.square[MYSTIC_ELEVATOR] == square


@pytest.mark.rule("H31-SETUP-2")
def test_a_missing_elevator_is_fetched_to_the_ground_floor() -> None:
    g = at_setup({"dusty_hallway": "foyer.north"}, {"zoe_ingstrom": "basement_landing"})
    offered = lay_out(g, "attach(foyer,south)")
    assert not [name for name in offered[0] if "landing" in name]
    assert g.room[0] == MYSTIC_ELEVATOR
    assert floor_of(g, MYSTIC_ELEVATOR) == GROUND


@pytest.mark.rule("H31-SETUP-2")
def test_without_an_open_doorway_below_it_goes_to_the_upper_floor() -> None:
    for elevator in ({}, {"mystic_elevator": "basement_landing.north"}):
        g = at_setup(CLOSED_GROUND | elevator, {"zoe_ingstrom": "basement_landing"})
        lay_out(g, "attach(upper_landing,north)")
        assert floor_of(g, MYSTIC_ELEVATOR) == UPPER
        assert g.room[0] == MYSTIC_ELEVATOR


@pytest.mark.rule("H31-SETUP-2")
def test_an_elevator_that_is_upstairs_comes_down_and_if_it_cannot_it_stays_there() -> None:
    g = at_setup({"mystic_elevator": "upper_landing.north"}, {"zoe_ingstrom": "basement_landing"})
    lay_out(g, "attach(foyer,south)")
    assert floor_of(g, MYSTIC_ELEVATOR) == GROUND
    g = at_setup(CLOSED_GROUND | {"mystic_elevator": "upper_landing.north"}, {"zoe_ingstrom": "basement_landing"})
    square = g.square[MYSTIC_ELEVATOR]
    lay_out(g)
    assert g.square[MYSTIC_ELEVATOR] == square
    assert g.room[0] == MYSTIC_ELEVATOR


@pytest.mark.rule("H31-SETUP-2")
def test_with_no_doorway_anywhere_the_elevator_stands_beside_the_foyer() -> None:
    g = at_setup(CLOSED_GROUND | {"mystic_elevator": "basement_landing.north"}, {"zoe_ingstrom": "basement_landing"})
    upper = [at for at in range(ROOMS["upper_landing"] * 4, ROOMS["upper_landing"] * 4 + 4) if g.door[at] == OPEN]
    for at in upper:
        g.door = changed(g.door, at, WALL)
    g.doorways = changed(g.doorways, UPPER, 0)
    lay_out(g)
    assert g.annex == 1 << MYSTIC_ELEVATOR
    assert g.room[0] == MYSTIC_ELEVATOR


@pytest.mark.rule("H31-SETUP-2", "H31-SETUP-3")
def test_nobody_below_and_nothing_is_moved() -> None:
    g = at_setup({"kitchen": "basement_landing.north"}, {"zoe_ingstrom": "foyer"})
    lay_out(g)
    assert g.square[MYSTIC_ELEVATOR] < 0
    assert g.lost >> ROOMS["kitchen"] & 1


@pytest.mark.rule("H31-SEARCH-4")
def test_rooms_give_again_when_too_few_are_left() -> None:
    g = begin(HAUNT, 6, 1)
    assert not rooms_run_short(g)
    g.data.given = sum(1 << room for room, square in enumerate(g.square) if square >= 0)
    assert rooms_run_short(g) == (g.unseen == 0)
    g.unseen = 0
    assert rooms_run_short(g)
    g.data.supply = 0
    assert not rooms_run_short(g)


@pytest.mark.rule("H31-SEARCH-4")
def test_rooms_that_can_still_give_a_parachute_are_counted_one_by_one() -> None:
    """Of the omen rooms in the house those that gave none, and those that can still be discovered."""
    rooms = {"gallery": "upper_landing.north", "balcony": "upper_landing.east", "dining_room": "foyer.north"}
    gone = [ROOMS.words[room] for room in OMEN_ROOMS if ROOMS.words[room] not in {*rooms, "master_bedroom"}]
    g = standing(HAUNT, 6, revealer=1, house=rooms, lost=gone)
    for room in rooms_on(g, BASEMENT):
        remove_room(g, room)
    assert g.data.supply.bit_count() == 3
    g.data.given = 1 << ROOMS["dining_room"]
    assert not rooms_run_short(g), "two in the house, and the Master Bedroom is still to come"
    g.data.given |= 1 << ROOMS["balcony"]
    assert rooms_run_short(g)
    g.data.given = 1 << ROOMS["dining_room"]
    g.doorways = changed(g.doorways, UPPER, 0)
    assert rooms_run_short(g), "no way leads to the Master Bedroom, which is no room of the ground floor"
    g.data.given = 0
    assert not rooms_run_short(g), "three rooms for three Parachutes"


@pytest.mark.rule("H31-KNOW-1")
def test_everything_is_open_to_all() -> None:
    g = begin(HAUNT, 4, 0)
    assert g.haunt.open_to_all
    for seat in (*range(4), SPECTATOR):
        assert BETRAYAL.sight(g, seat).reads(0)
        assert g.haunt.shown(g, seat) == g.haunt.shown(g, 0)
        assert not [name for name in BETRAYAL.hidden(g, seat) if "parachute" in name.lower()]


def test_sensible_players_find_snatch_and_jump() -> None:
    games = sensible_games(HAUNT, range(16))
    for g in games.ends:
        out = sum(1 << seat for seat in range(g.rules.seats) if g.fate[seat] == OUTSIDE)
        assert g.winners == (out if g.why == "BET-WIN-1" else 0)
    assert {"seek_parachute", "snatch_parachute", "leap"} <= set(games.chosen)
    assert {1, 2, 3} <= {g.fate.count(OUTSIDE) for g in games.ends}


@pytest.mark.rule("H31-SETUP-4")
def test_the_first_question_of_the_haunt_goes_to_the_revealers_left() -> None:
    g = at_setup({}, {"zoe_ingstrom": "foyer"})
    decision = table_at(g).pending[0]
    assert (decision.seat, decision.prompt) == (2, "turn")
