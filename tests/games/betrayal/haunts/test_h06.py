"""Haunt 6, The Floating Eye: its setup, and games from its start to its end. Single rules: scenarios h06_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h06_the_floating_eye import free_heroes, ship_room
from housebound.games.betrayal.state import OUTSIDE
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import HEROES, SANITY, TO_SIDE, TRAITOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, setting_up

HAUNT = 6


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
    assert g.data.boarded == 1 << g.traitor


def set_up(**given: Any) -> tuple[dict[str, Any], list[str]]:
    """A table of 3 with the haunt room behind a barrier, and the traitor in seat 2; the ship is put on side 1."""
    house = {"catacombs": "basement_landing.north", "vault": "basement_landing.west"}
    explorers = {
        "zoe_ingstrom": {"room": "foyer", "sanity": 7},
        "ox_bellows": {"room": "foyer", "sanity": 7},
        "jenny_leclerc": {"room": "foyer", "sanity": 0, "cards": ["axe", "mask", "music_box", "dog", "webs"]},
    }
    g = setting_up(HAUNT, house=house, explorers=explorers, worn=True, box_open=True, **given)
    asked = carry_out(g, g.haunt.set_up(g), lambda _: TO_SIDE(1))
    BETRAYAL.check(g)
    return BETRAYAL.position(g), [f"{decision.seat} {decision.prompt}" for decision in asked]


def test_whoever_goes_aboard_leaves_nothing_behind() -> None:
    after, _ = set_up(haunt_room="foyer")
    assert after["explorers"]["jenny_leclerc"]["fate"] == "outside"
    assert after["gone"] == ["axe", "music_box", "dog", "mask", "webs"]
    assert not after["worn"]
    assert not after["box_open"]
    assert after["piles"] == {}


def test_the_traitor_chooses_the_side_of_a_barrier_for_ship_and_aliens() -> None:
    after, asked = set_up(haunt_room="catacombs")
    assert asked == ["2 side"]
    assert after["monsters"]["alien_1"]["side"] == 1
    assert after["data"]["ship"] % 2 == 1
    after, asked = set_up(haunt_room="vault")
    assert asked == []
    assert after["monsters"]["alien_1"]["side"] == 1, "HC-8: in the Vault it lies inside"


def test_only_the_traitor_knows_the_numbers_of_the_aliens() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(6, 4, 6, -1)} if look.traitor else {()})
        assert look.haunt.shown["ship_damage_needed"] == ("" if look.traitor else 4)


def test_sensible_heroes_are_taken_and_freed_and_some_save_themselves() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert any(g.data.boarded.bit_count() > 1 for g in games.ends)
    assert any(g.data.immune for g in games.ends)
