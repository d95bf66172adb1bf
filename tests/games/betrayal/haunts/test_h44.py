"""Haunt 44, Death Doth Find Us All: its setup, and games from its start to its end. Single rules: scenarios h44_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import AGE
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h44_death_doth_find_us_all.haunt import RITUAL
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import HEROES, KNOWLEDGE, ROOMS, SANITY, TRAITOR
from housebound.kernel.sets import has, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, table_at

HAUNT = 44


@pytest.mark.rule("H44-SETUP-1", "H44-SETUP-2", "H44-AGE-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_youngest_stays_young_and_the_others_are_a_decade_older(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    others = [seat for seat in range(seats) if seat != g.revealer]
    assert g.traitor == min(others, key=lambda seat: AGE[g.character[seat]])
    assert g.data.aged[:seats] == [int(seat != g.traitor) for seat in range(seats)]
    assert g.fate[g.traitor] == IN_HOUSE
    assert MONSTER_TURN not in g.haunt.turn_order(g)


def set_up(**explorers: Any) -> House[Any]:
    return house(table_at(setting_up(HAUNT, explorers=explorers)))


@pytest.mark.rule("H44-SETUP-2")
def test_the_first_decade_has_its_effect_on_the_bearer_of_the_medallion_too() -> None:
    rhinehardt = {"room": "foyer", "cards": ["medallion"]}
    g = set_up(father_rhinehardt=rhinehardt, darrin_williams="foyer", zoe_ingstrom="foyer")
    assert g.traitor == 2
    explorers = BETRAYAL.position(g)["explorers"]
    old, young = explorers["father_rhinehardt"], explorers["darrin_williams"]
    assert [old[trait] for trait in ("might", "speed", "sanity", "knowledge")] == [1, 1, 3, 2], "62 + 10: the 70s"
    assert [young[trait] for trait in ("might", "speed", "sanity", "knowledge")] == [2, 4, 3, 3], "20 + 10: the 30s"


@pytest.mark.rule("H44-MEDALLION-3")
def test_a_traitor_who_has_the_medallion_lays_it_down() -> None:
    g = set_up(ox_bellows="foyer", zoe_ingstrom={"room": "foyer", "cards": ["medallion"]})
    assert g.traitor == 1
    assert BETRAYAL.position(g)["piles"] == {"foyer": ["medallion"]}


@pytest.mark.rule("H44-HEROES-1")
def test_the_ritual_has_seven_rooms() -> None:
    rooms = {word for room, word in enumerate(ROOMS.words) if has(RITUAL.rooms[SANITY], room)}
    assert rooms == {"catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower"}
    assert RITUAL.rooms[SANITY] == RITUAL.rooms[KNOWLEDGE]
    assert not RITUAL.cards


@pytest.mark.rule("HC-23")
def test_a_room_of_the_ritual_that_nobody_can_discover_any_more_turns_up() -> None:
    g = begin(HAUNT, 3, 0)
    hero = next(seat for seat in range(3) if seat != g.traitor)
    g.doorways = (0, g.doorways[1], g.doorways[2])
    lost = [word for word in ("catacombs", "crypt", "pentagram_chamber") if g.square[ROOMS[word]] < 0]
    assert lost
    list(g.haunt.on_turn_start(g, g.traitor))
    assert all(g.square[ROOMS[word]] < 0 for word in lost)
    list(g.haunt.on_turn_start(g, hero))
    assert g.annex == set_of(ROOMS[word] for word in lost)


@pytest.mark.rule("H44-SETUP-3", "H44-AGE-1")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    ages = {name_of(g, seat): AGE[g.character[seat]] + 10 for seat in range(4) if seat != g.traitor}
    for look in looks(g):
        assert look.haunt.shown.get("exorcisms_needed", "") == ("" if look.traitor else 4)
        assert look.haunt.shown["ages"] == ages


@pytest.mark.rule("H44-KNOW-1", "H44-KNOW-2")
def test_the_heroes_know_the_ritual_and_the_traitor_what_a_decade_does() -> None:
    heroes, traitor = pages(HAUNT)
    assert all(words in heroes for words in ("The traitor does not age", "Crypt", "carries the Medallion"))
    assert "70s" not in heroes
    assert "a Medallion that slows their age" in traitor
    assert not [word for word in ("ritual", "Crypt", "Knowledge roll", "5 or more") if word in traitor]


def test_sensible_players_hold_rituals_and_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(24), seats=(3, 4))
    assert len(games.won_by(HEROES)) > 1
    assert len(games.won_by(TRAITOR)) > 1
    assert games.chosen["exorcise_in"] > 20
