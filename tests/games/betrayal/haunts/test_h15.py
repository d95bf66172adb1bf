"""Haunt 15, Here There Be Dragons: its setup, and games from its start to its end. Single rules: scenarios h15_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.figures.damage import BY_CARD, BY_ROOM
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h15_here_there_be_dragons.haunt import (
    ANTIQUE_ARMOR,
    HIDING_PLACES,
    SHIELD,
    SPEAR,
)
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.state import IN_HOUSE, TURN, TURN_END
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, FURNACE_ROOM, MENTAL, PHYSICAL, ROOMS
from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.kernel.sets import has, just, without
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, give_to, names, setting_up, unasked

HAUNT = 15


@pytest.mark.rule("H15-SETUP-1", "H15-SETUP-2", "H15-SETUP-3", "H15-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_dragon_is_in_the_hall_and_the_arms_in_their_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor not in (-1, g.revealer)
    assert g.fate[g.traitor] == IN_HOUSE
    assert [g.room[figure] for figure in monsters(g)] == [ENTRANCE_HALL]
    assert g.track == 0
    assert not g.data.breathed
    assert holder_of(g, SPEAR) >= 0
    for card, places in HIDING_PLACES.items():
        there = [room for room in places if g.square[room] >= 0]
        assert has(g.data.kept, card) == (not there)
        assert not there or room_at(pile_with(g, card)) in there


@pytest.mark.rule("H15-SETUP-3")
def test_of_two_rooms_the_traitor_chooses_one_and_the_side_of_a_barrier() -> None:
    g = setting_up(HAUNT, house={"chasm": "basement_landing.east", "crypt": "basement_landing.south"})
    g.notices = []
    room, side = carry_out(g, g.haunt.set_up(g))
    assert "arms_in(card=shield, room=chasm)" in map(repr, g.notices)
    assert room.seat == side.seat == g.traitor
    assert names(room) == ["to_room(chasm)", "to_room(crypt)"]
    assert names(side) == ["to_side(0)", "to_side(1)"]
    assert pile_with(g, SHIELD) == spot_at(ROOMS["chasm"])


@pytest.mark.rule("H15-SETUP-3")
def test_what_has_no_room_comes_with_the_first_that_enters_the_house() -> None:
    g = setting_up(HAUNT)
    unasked(g.haunt.set_up(g))
    assert pile_with(g, SHIELD) < 0
    crypt = setting_up(HAUNT, house={"crypt": "basement_landing.south"})
    g.square, g.at = crypt.square, crypt.at
    unasked(g.haunt.room_added(g, ROOMS["library"]))
    assert pile_with(g, SHIELD) < 0
    unasked(g.haunt.room_added(g, ROOMS["crypt"]))
    assert pile_with(g, SHIELD) == spot_at(ROOMS["crypt"])
    unasked(g.haunt.room_added(g, ROOMS["chasm"]))
    assert pile_with(g, SHIELD) == spot_at(ROOMS["crypt"])


@pytest.mark.rule("H15-SHIELD-1", "H15-ARMOR-2")
def test_the_burning_man_is_fire_and_other_cards_are_not() -> None:
    g = begin(HAUNT, 3, 0)
    hero = next(seat for seat in range(3) if seat != g.traitor)
    for card in HIDING_PLACES:
        g.held[hero] |= just(card)
    g.data.wearer = hero
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 1), "the Antique Armor"
    assert g.haunt.filter_damage(g, hero, MENTAL, 6, BY_CARD) == (MENTAL, 6)
    g.resolving = (CARDS["burning_man"],)
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 0), "the Shield"
    g.held[hero] = without(g.held[hero], SHIELD)
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 6)


@pytest.mark.rule("H15-SHIELD-1", "H15-ARMOR-2")
@pytest.mark.parametrize(
    ("room", "phase", "left"),
    [(FURNACE_ROOM, TURN_END, 6), (FURNACE_ROOM, TURN, 1), (ENTRANCE_HALL, TURN_END, 1), (ENTRANCE_HALL, TURN, 1)],
)
def test_heat_is_what_the_furnace_room_does_at_the_end_of_a_turn(room: int, phase: int, left: int) -> None:
    g = begin(HAUNT, 3, 0)
    hero = next(seat for seat in range(3) if seat != g.traitor)
    give_to(g, hero, ANTIQUE_ARMOR)
    g.data.wearer, g.room[hero], g.phase = hero, room, phase
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_ROOM) == (PHYSICAL, left)


@pytest.mark.rule("H15-SETUP-4")
def test_that_the_dragon_lives_after_a_defeat_tells_everybody_something() -> None:
    g = begin(HAUNT, 3, 0)
    g.chance.revealed = 0
    assert unasked(g.haunt.hurt_monster(g, monsters(g)[0], PHYSICAL, 3, None))
    assert g.chance.revealed == EVERYONE


@pytest.mark.rule("H15-KNOW-1", "H15-KNOW-2")
def test_each_side_knows_of_the_other_and_not_its_secrets() -> None:
    heroes, traitor = pages(HAUNT)
    assert "It breathes fire, and it bites" in heroes
    assert "somewhere in the basement" in heroes
    for item in ("The Spear:", "The Shield:", "The Antique Armor:"):
        assert item in heroes
        assert item not in traitor
    hidden = ("Chasm", "Crypt", "Catacombs", "Lake", "Toughness", "number of players", "track")
    assert not [word for word in hidden if word in heroes]
    assert "The heroes want to slay the Dragon" in traitor


@pytest.mark.rule("H15-ARMOR-3")
def test_the_armor_is_not_worn_together_with_the_antique_armor() -> None:
    g = begin(HAUNT, 4, 0)
    g.data.wearer = 1
    for seat in range(4):
        assert g.haunt.card_off(g, seat, CARDS["armor"]) == (seat == 1)
        assert not g.haunt.card_off(g, seat, CARDS["axe"])


@pytest.mark.rule("H15-SETUP-4", "H15-KNOW-1", "H15-DRAGON-1")
def test_only_the_traitor_sees_the_track() -> None:
    g = begin(HAUNT, 4, 0)
    g.track = 2
    for look in looks(g, SPECTATOR):
        assert look.haunt.track == (2 if look.traitor else -1)
        assert look.haunt.shown == ({"dragon_damage": 2} if look.traitor else {})
        assert BETRAYAL.hidden(g, look.seat) == ({} if look.traitor else {"damage of the Dragon": 2})
        assert look.traits == [(8, 3, 6, -1) if look.traitor else ()]


@pytest.mark.rule("H15-KNOW-1")
def test_a_hero_takes_any_damage_for_possible_that_the_dragon_survives() -> None:
    g = begin(HAUNT, 4, 0)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    assert {world.track for world in imagined(g, hero, 60)} == {0, 1, 2, 3}
    assert {world.track for world in imagined(g, g.traitor, 60)} == {0}


def test_sensible_players_use_the_arms_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert all((g.why == "BET-WIN-1") == (not monsters(g)) for g in games.ends)
    assert {"BET-WIN-1", "BET-WIN-6"} <= {g.why for g in games.ends}
    assert games.chosen["put_on_antique_armor"]
    assert games.chosen["breathe_fire"] > 16
