"""Haunt 6, The Floating Eye: its setup, and games from its start to its end. Single rules: scenarios h06_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h06_the_floating_eye import free_heroes, ship_room
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OUTSIDE
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import HEROES, SANITY, TO_SIDE, TRAITOR
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

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
    table = {"phase": "setting_up", "haunt": HAUNT, "house": house, "explorers": explorers, "worn": True}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), {**table, "box_open": True, **given})
    setup, asked = g.haunt.set_up(g), []
    try:
        decision: Any = next(setup)
        asked.append(f"{decision.seat} {decision.prompt}")
        setup.send(TO_SIDE(1))
    except StopIteration:
        pass
    BETRAYAL.check(g)
    return BETRAYAL.position(g), asked


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
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-6-traitor" if traitor else "haunt-6-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(6, 4, 6, -1)} if traitor else {()})
        assert view.haunt.shown["ship_damage_needed"] == ("" if traitor else 4)


@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_is_hidden_in_its_goals(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        if g.winners >> g.traitor & 1:
            assert not free_heroes(g)
        for seat in range(seats):
            assert g.fate[seat] in (IN_HOUSE, DEAD) or g.data.boarded >> seat & 1


def test_sensible_heroes_are_taken_and_freed_and_some_save_themselves() -> None:
    winners, boarded, freed = set(), 0, 0
    for seed in range(16):
        g, _ = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        winners |= {HEROES if g.winners & g.haunt.team_seats(g, HEROES) else TRAITOR}
        boarded += g.data.boarded.bit_count() > 1
        freed += bool(g.data.immune)
    assert winners == {HEROES, TRAITOR}
    assert boarded
    assert freed
