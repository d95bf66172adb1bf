"""Haunt 7, Carnivorous Ivy: its setup, and games from its start to its end. Single rules: scenarios h07_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, pile_with, spot_of
from housebound.games.betrayal.components import ITEM_BITS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.captives import nobody_captured
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h07_carnivorous_ivy import BOOK, ROOT_ROOMS
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import CHARACTERS, HEROES, ROOMS, SANITY, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, last, names, setting_up, standing

HAUNT = 7
MOST = {3: 6, 4: 8, 5: 10, 6: 10}


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
    assert {spot >> 1 for spot in roots.values()} <= set(there)
    assert all(spot_of(g, tip) == root for tip, root in roots.items())
    assert g.data.captor == nobody_captured()
    assert holder_of(g, BOOK) != g.traitor


MANY = {
    "ballroom": "foyer.north",
    "gardens": "ballroom.north",
    "dining_room": "ballroom.west",
    "patio": "foyer.south",
    "tower": "upper_landing.west",
    "balcony": "upper_landing.north",
    "bedroom": "upper_landing.east",
}


def test_with_too_few_roots_the_traitor_chooses_and_on_which_side_of_a_barrier() -> None:
    g = setting_up(HAUNT, traitor=2, house=MANY)
    asked = carry_out(g, g.haunt.set_up(g), last)
    assert [(decision.seat, decision.prompt) for decision in asked[:2]] == [(2, "root_room"), (2, "side")]
    assert "to_room(gardens)" in names(asked[0])
    assert g.data.kept == 0
    assert len(g.data.home) == 6
    assert ROOMS["tower"] * 2 + 1 in g.data.home.values()


def test_roots_that_are_kept_come_with_their_rooms() -> None:
    g = setting_up(HAUNT, traitor=2)
    assert carry_out(g, g.haunt.set_up(g)) == []
    assert sorted(spot >> 1 for spot in g.data.home.values()) == [ROOMS["entrance_hall"], ROOMS["grand_staircase"]]
    assert g.data.kept == 4
    later = setting_up(HAUNT, traitor=2, house=MANY)
    g.square, g.at = later.square, later.at
    g.phase = 3
    g.acted = 0
    carry_out(g, g.haunt.room_added(g, ROOMS["ballroom"]), last)
    assert g.data.kept == 4
    carry_out(g, g.haunt.room_added(g, ROOMS["gardens"]), last)
    assert g.data.kept == 3
    tip = max(g.data.home)
    assert g.data.home[tip] == ROOMS["gardens"] * 2
    assert g.acted >> tip & 1, "it acts from the next monster turn on"


def test_the_traitor_lays_down_the_book_and_lives() -> None:
    priest = {"room": "foyer", "cards": ["book"], "knowledge": 0}
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "father_rhinehardt": priest}
    g = setting_up(HAUNT, traitor=2, explorers=explorers)
    assert g.character[2] == CHARACTERS["father_rhinehardt"]
    carry_out(g, g.haunt.set_up(g), last)
    assert pile_with(g, BOOK) == ROOMS["foyer"] * 2
    assert g.fate[2] == IN_HOUSE
    BETRAYAL.check(g)


def test_what_the_heroes_need_turns_up_until_the_spray_is_made() -> None:
    g, made = (standing(HAUNT, phase="turn_start", traitor=2, gone=["book"], top_back="") for _ in range(2))
    made.data.made = True
    carry_out(g, g.haunt.on_turn_start(g, 0), last)
    assert pile_with(g, BOOK) == ROOMS["entrance_hall"] * 2
    carry_out(made, made.haunt.on_turn_start(made, 0), last)
    assert pile_with(made, BOOK) < 0


def test_no_tip_ever_rides_the_elevator() -> None:
    g = begin(HAUNT, 4, 0)
    assert not any(g.haunt.can_ride(g, tip) for tip in monsters(g))
    assert all(g.haunt.can_ride(g, seat) for seat in range(4))
    g.room[monsters(g)[0]] = ROOMS["mystic_elevator"]
    assert not any(g.haunt.can_ride(g, seat) for seat in range(4))


def test_each_side_is_shown_its_own_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g, SPECTATOR):
        shown = look.haunt.shown
        assert shown["creepers_sprayed"] == 0
        assert len(shown["creeper_roots"]) == len(monsters(g))
        assert ("creepers_needed" in shown) == (not look.traitor and look.seat != SPECTATOR)
        assert ("roots_kept" in shown) == look.traitor
        assert set(look.traits) == ({(5, 2, 3, -1)} if look.traitor else {()})


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
