"""Haunt 6, The Floating Eye: its setup, and games from its start to its end. Single rules: scenarios h06_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h06_the_floating_eye.haunt import SHIP_IN, free_heroes, ship_room
from housebound.games.betrayal.numbers import side_at
from housebound.games.betrayal.state import OUTSIDE
from housebound.games.betrayal.words import HEROES, SANITY, TO_SIDE, TRAITOR
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, setting_up, standing

HAUNT = 6


@pytest.mark.rule("H06-SETUP-1", "H06-SETUP-2", "H06-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_weakest_mind_is_aboard_and_the_aliens_come_out(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    minds = [value(g, seat, SANITY) for seat in range(seats)]
    assert minds[g.traitor] == min(minds)
    assert g.fate[g.traitor] == OUTSIDE
    assert not g.held[g.traitor]
    assert ship_room(g) == g.haunt_room
    aliens = monsters(g)
    assert len(aliens) == (1 if seats <= 4 else 2)
    assert {g.room[alien] for alien in aliens} == {g.haunt_room}
    assert free_heroes(g) == [seat for seat in range(seats) if seat != g.traitor]
    assert g.data.tokens == 0
    assert g.data.boarded == just(g.traitor)


def set_up(**given: Any) -> tuple[dict[str, Any], list[str]]:
    """A table of 3 with the haunt room behind a barrier, and the traitor in seat 2; the ship is put on side 1."""
    house = {"catacombs": "basement_landing.north", "vault": "basement_landing.west"}
    explorers = {
        "zoe_ingstrom": {"room": "foyer", "sanity": 7},
        "ox_bellows": {"room": "foyer", "sanity": 7},
        "jenny_leclerc": {"room": "foyer", "sanity": 0, "cards": ["axe", "mask", "music_box", "dog", "webs"]},
    }
    g = setting_up(HAUNT, house=house, explorers=explorers, worn=True, box_open=True, **given)
    g.notices = []
    asked = carry_out(g, g.haunt.set_up(g), lambda _: TO_SIDE(1))
    assert g.notices[0].kind is SHIP_IN
    BETRAYAL.check(g)
    return BETRAYAL.position(g), [f"{decision.seat} {decision.prompt}" for decision in asked]


@pytest.mark.rule("H06-SETUP-2", "H06-MIND-3")
def test_whoever_goes_aboard_leaves_nothing_behind() -> None:
    after, _ = set_up(haunt_room="foyer")
    assert after["explorers"]["jenny_leclerc"]["fate"] == "outside"
    assert after["gone"] == ["axe", "music_box", "dog", "mask", "webs"]
    assert not after["worn"]
    assert not after["box_open"]
    assert after["piles"] == {}


@pytest.mark.rule("H06-SETUP-1", "HC-8")
def test_the_traitor_chooses_the_side_of_a_barrier_for_ship_and_aliens() -> None:
    after, asked = set_up(haunt_room="catacombs")
    assert asked == ["2 side"]
    assert after["monsters"]["alien_1"]["side"] == 1
    assert side_at(after["data"]["ship"]) == 1
    after, asked = set_up(haunt_room="vault")
    assert asked == []
    assert after["monsters"]["alien_1"]["side"] == 1, "HC-8: in the Vault it lies inside"


@pytest.mark.rule("H06-MIND-2")
def test_the_dead_are_controlled_no_more() -> None:
    given: dict[str, Any] = {
        "monsters": {"alien_1": "foyer"},
        "data": {"controlled": "seats:0,1", "boarded": "seats:2"},
    }
    g = standing(HAUNT, revealer=0, traitor=2, explorers=TRIO, **given)
    g.haunt.on_death(g, 1, BY_HAUNT, -1)
    assert g.data.controlled == just(0)


@pytest.mark.rule("H06-ALIEN-1", "H06-KNOW-2")
def test_only_the_traitor_knows_the_numbers_of_the_aliens() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(6, 4, 6, -1)} if look.traitor else {()})
        secret = {} if look.traitor else {"ship_damage": 0, "ship_damage_needed": 4}
        about_ship = {name: said for name, said in look.haunt.shown.items() if "ship_" in name}
        assert about_ship == secret, "nor that the ship can be damaged"


@pytest.mark.rule("H06-KNOW-1", "H06-KNOW-2")
def test_only_the_heroes_know_that_the_spaceship_can_be_disabled() -> None:
    heroes, traitor = pages(HAUNT)
    assert "bend the minds of all heroes in its room at once" in heroes
    assert "Free a hero" in heroes
    assert "Damage the Spaceship" in heroes
    assert "The heroes do not want to come along, and they can free each other" in traitor
    assert "token" not in traitor
    assert "Damage the" not in traitor


@pytest.mark.rule("H06-SETUP-4")
def test_sensible_heroes_are_taken_and_freed_and_some_save_themselves() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert any(g.data.boarded.bit_count() > 1 for g in games.ends)
    assert any(g.data.immune for g in games.ends)
    assert all(ship_room(g) == g.haunt_room for g in games.ends), "nobody moves it"
