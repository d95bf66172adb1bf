"""Haunt 7, Carnivorous Ivy: its setup, and games from its start to its end. Single rules: scenarios h07_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.components import ITEM_BITS
from housebound.games.betrayal.figures.belongings import holder_of, pile_with, spot_of
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h07_carnivorous_ivy.haunt import BOOK, ROOT_ROOMS, STOVES
from housebound.games.betrayal.haunts.parts.captives import nobody_captured
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.state import IN_HOUSE, TURN
from housebound.games.betrayal.words import CHARACTERS, HEROES, ROOMS, SANITY, TRAITOR
from housebound.kernel.script import SPECTATOR
from housebound.kernel.sets import has
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, close_all_doors, last, names, setting_up, standing

HAUNT = 7
MOST = {3: 6, 4: 8, 5: 10, 6: 10}


@pytest.mark.rule("H07-SETUP-1", "H07-SETUP-2", "H07-SETUP-3", "H07-SETUP-4", "H07-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_creeper_grows_in_each_of_its_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    priest = CHARACTERS["father_rhinehardt"]
    minds = [value(g, seat, SANITY) for seat in range(seats)]
    assert g.character[g.traitor] == priest or (priest not in g.character and minds[g.traitor] == max(minds))
    assert g.fate[g.traitor] == IN_HOUSE
    there = [room for room in ROOT_ROOMS if g.square[room] >= 0]
    assert len(monsters(g)) == min(len(there), MOST[seats])
    assert g.data.kept == MOST[seats] - len(monsters(g))
    roots = g.data.home
    assert list(roots) == monsters(g)
    assert {room_at(spot) for spot in roots.values()} <= set(there)
    assert all(spot_of(g, tip) == root for tip, root in roots.items())
    assert g.data.captor == nobody_captured()
    assert holder_of(g, BOOK) != g.traitor
    assert (g.data.made, g.data.sprayed) == (False, 0)


MANY = {
    "ballroom": "foyer.north",
    "gardens": "ballroom.north",
    "dining_room": "ballroom.west",
    "patio": "foyer.south",
    "tower": "upper_landing.west",
    "balcony": "upper_landing.north",
    "bedroom": "upper_landing.east",
}


@pytest.mark.rule("H07-SETUP-3")
def test_with_too_few_roots_the_traitor_chooses_and_on_which_side_of_a_barrier() -> None:
    g = setting_up(HAUNT, traitor=2, house=MANY)
    asked = carry_out(g, g.haunt.set_up(g), last)
    assert [(decision.seat, decision.prompt) for decision in asked[:2]] == [(2, "root_room"), (2, "side")]
    assert "to_room(gardens)" in names(asked[0])
    assert g.data.kept == 0
    assert len(g.data.home) == 6
    assert spot_at(ROOMS["tower"], 1) in g.data.home.values()


@pytest.mark.rule("H07-SETUP-3", "H07-SETUP-4")
def test_roots_that_are_kept_come_with_their_rooms() -> None:
    g = setting_up(HAUNT, traitor=2)
    assert carry_out(g, g.haunt.set_up(g)) == []
    assert sorted(room_at(spot) for spot in g.data.home.values()) == [ROOMS["entrance_hall"], ROOMS["grand_staircase"]]
    assert g.data.kept == 4
    later = setting_up(HAUNT, traitor=2, house=MANY)
    g.square, g.at = later.square, later.at
    g.phase = TURN
    g.acted = 0
    carry_out(g, g.haunt.room_added(g, ROOMS["ballroom"]), last)
    assert g.data.kept == 4
    carry_out(g, g.haunt.room_added(g, ROOMS["gardens"]), last)
    assert g.data.kept == 3
    tip = max(g.data.home)
    assert g.data.home[tip] == spot_at(ROOMS["gardens"])
    assert has(g.acted, tip), "it acts from the next monster turn on"


@pytest.mark.rule("H07-SETUP-1")
def test_the_traitor_lays_down_the_book_and_lives() -> None:
    priest = {"room": "foyer", "cards": ["book"], "knowledge": 0}
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "father_rhinehardt": priest}
    g = setting_up(HAUNT, traitor=2, explorers=explorers)
    assert g.character[2] == CHARACTERS["father_rhinehardt"]
    carry_out(g, g.haunt.set_up(g), last)
    assert pile_with(g, BOOK) == spot_at(ROOMS["foyer"])
    assert g.fate[2] == IN_HOUSE
    BETRAYAL.check(g)


@pytest.mark.rule("HC-23")
def test_what_the_heroes_need_turns_up_until_the_spray_is_made() -> None:
    g, made = (standing(HAUNT, phase="turn_start", traitor=2, gone=["book"], top_back="") for _ in range(2))
    made.data.made = True
    carry_out(g, g.haunt.on_turn_start(g, 0), last)
    assert pile_with(g, BOOK) == spot_at(ROOMS["entrance_hall"])
    carry_out(made, made.haunt.on_turn_start(made, 0), last)
    assert pile_with(made, BOOK) < 0


@pytest.mark.rule("HC-23")
def test_a_stove_is_brought_if_nobody_can_find_one_any_more() -> None:
    g = standing(HAUNT, traitor=2)
    close_all_doors(g)
    carry_out(g, g.haunt.on_turn_start(g, 2))
    assert not any(in_house(g, room) for room in STOVES)
    carry_out(g, g.haunt.on_turn_start(g, 0))
    assert sum(in_house(g, room) for room in STOVES) == 1


@pytest.mark.rule("H07-TIP-7")
def test_no_tip_ever_rides_the_elevator() -> None:
    g = begin(HAUNT, 4, 0)
    assert not any(g.haunt.can_ride(g, tip) for tip in monsters(g))
    assert all(g.haunt.can_ride(g, seat) for seat in range(4))
    g.room[monsters(g)[0]] = ROOMS["mystic_elevator"]
    assert not any(g.haunt.can_ride(g, seat) for seat in range(4))


@pytest.mark.rule("H07-TIP-1", "H07-KNOW-2")
def test_each_side_is_shown_its_own_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g, SPECTATOR):
        shown = look.haunt.shown
        assert len(shown["creeper_roots"]) == len(monsters(g))
        hero = not look.traitor and look.seat != SPECTATOR
        assert (shown.get("creepers_sprayed"), shown.get("creepers_needed")) == ((0, 4) if hero else (None, None))
        assert ("roots_kept" in shown) == look.traitor
        assert set(look.traits) == ({(5, 2, 3, -1)} if look.traitor else {()})


@pytest.mark.rule("H07-KNOW-2")
def test_dead_creepers_are_seen_by_all() -> None:
    g = begin(HAUNT, 4, 0)
    g.data.sprayed = 1
    assert [look.haunt.shown["creepers_sprayed"] for look in looks(g, SPECTATOR)] == [1] * 5


@pytest.mark.rule("H07-KNOW-1", "H07-KNOW-2")
def test_the_heroes_have_the_recipe_and_the_traitor_its_cure() -> None:
    heroes, traitor = pages(HAUNT)
    assert "The plants feed on dead bodies" in heroes
    assert "Make the Plant Spray: in the Research Laboratory or the Kitchen, carrying the Book" in heroes
    assert not {"Chasm", "Furnace", "destroyed"} & set(re.findall(r"\w+", heroes))
    assert "a special item that can kill the vines" in traitor
    assert not {"Spray", "Laboratory", "Kitchen", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_heroes_brew_and_spray_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all(g.data.sprayed <= 4 for g in games.ends)
    assert len(games.won_by(HEROES)) >= 2
    assert len(games.won_by(TRAITOR)) >= 2
    assert games.chosen["make_plant_spray"] >= 10
    assert games.chosen["spray_creeper"] >= 10


def test_a_sensible_captive_struggles() -> None:
    g = begin(HAUNT, 4, 0)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    tip = monsters(g)[0]
    g.data.captor[hero] = tip
    g.held[hero] &= ~ITEM_BITS
    assert g.haunt.goals(g, hero)[0].verbs == ("attack",)
