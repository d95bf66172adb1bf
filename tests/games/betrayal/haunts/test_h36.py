"""Haunt 36, Better with Friends: setup, the boat, secrets, and games from its start to its end. Single rules: h36_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.figures.belongings import get_card, pile_with
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h36_better_with_friends.haunt import (
    ATTIC,
    DRY,
    FULL,
    JETTIES,
    PARTIAL,
    ROWBOAT,
    level_of,
)
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.play.attack import stealable
from housebound.games.betrayal.play.moving import spaces
from housebound.games.betrayal.state import DEAD, IN_HOUSE, House, changed
from housebound.games.betrayal.words import BASEMENT, CHARACTERS, GROUND, HEROES, SPEED, TRAITOR, UPPER
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games

HAUNT = 36


@pytest.mark.rule("H36-SETUP-1", "H36-SETUP-2", "H36-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_the_boat_is_in_the_attic_or_waits_for_it(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.fate[:seats] == (IN_HOUSE,) * seats
    assert g.track == 0
    assert g.data.kept != in_house(g, ATTIC)
    assert pile_with(g, ROWBOAT) == (ATTIC * 2 if in_house(g, ATTIC) else -1)
    assert (g.data.hits, g.data.hindered, g.data.stopped, g.data.used_medallion) == (0, 0, False, False)
    missy = CHARACTERS["missy_dubourde"]
    if missy in g.character[:seats]:
        assert g.character[g.traitor] == missy
    else:
        assert value(g, g.traitor, SPEED) == max(value(g, seat, SPEED) for seat in range(seats))


def without_attic() -> House[Any]:
    return next(g for seed in range(40) if not in_house(g := begin(HAUNT, 4, seed), ATTIC))


@pytest.mark.rule("H36-SETUP-2")
def test_the_boat_comes_with_the_attic() -> None:
    g = without_attic()
    list(g.haunt.room_added(g, JETTIES[0]))
    assert g.data.kept
    list(g.haunt.room_added(g, ATTIC))
    assert not g.data.kept
    assert pile_with(g, ROWBOAT) == ATTIC * 2


@pytest.mark.rule("HC-23")
def test_a_room_that_nobody_can_find_any_more_is_brought() -> None:
    g = without_attic()
    hero = heroes_in_house(g)[0]
    g.track = 0
    list(g.haunt.on_turn_start(g, hero))
    assert not in_house(g, ATTIC), "it can still be found"
    g.doorways = changed(g.doorways, UPPER, 0)
    list(g.haunt.on_turn_start(g, hero))
    assert in_house(g, ATTIC)
    assert any(in_house(g, room) for room in JETTIES)
    assert pile_with(g, ROWBOAT) == ATTIC * 2


@pytest.mark.rule("H36-WATER-2", "H36-WATER-3", "H36-WATER-4", "H36-WATER-5", "H36-WATER-6", "H36-WATER-7")
@pytest.mark.parametrize(
    ("track", "levels"),
    [
        (0, (DRY, DRY, DRY)),
        (1, (PARTIAL, DRY, DRY)),
        (2, (FULL, DRY, DRY)),
        (3, (FULL, PARTIAL, DRY)),
        (4, (FULL, FULL, DRY)),
        (5, (FULL, FULL, PARTIAL)),
        (6, (FULL, FULL, FULL)),
        (9, (FULL, FULL, FULL)),
    ],
)
def test_the_water_rises_floor_by_floor(track: int, levels: tuple[int, int, int]) -> None:
    g = begin(HAUNT, 3, 0)
    g.track = track
    assert tuple(level_of(g, floor) for floor in (BASEMENT, GROUND, UPPER)) == levels


@pytest.mark.rule("H36-FLOOD-3")
def test_a_hindered_hero_can_always_move_one_space() -> None:
    g = begin(HAUNT, 3, 0)
    seat = g.active = heroes_in_house(g)[0]
    speed = value(g, seat, SPEED)
    for hindered in (0, 2, 4, 8):
        g.data.hindered = hindered
        assert spaces(g, seat) == max(1, speed - hindered)
    other = next(s for s in range(3) if s != seat)
    assert spaces(g, other) == value(g, other, SPEED), "only in its own turn"


@pytest.mark.rule("H36-BOAT-1", "H36-BOAT-2")
def test_the_boat_is_heavy_and_not_for_the_traitor() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    g.piles = {spot: cards & ~(1 << ROWBOAT) for spot, cards in g.piles.items() if cards != 1 << ROWBOAT}
    get_card(g, hero, ROWBOAT)
    assert (g.haunt.step_cost(g, hero, 0), g.haunt.step_cost(g, g.traitor, 0)) == (2, 1)
    assert not g.haunt.dog_carries(g, ROWBOAT)
    assert stealable(g, g.traitor, hero) == []
    assert g.haunt.may_hold(g, g.traitor, ROWBOAT) == "H36-BOAT-2"
    assert g.haunt.may_hold(g, hero, ROWBOAT) == ""


@pytest.mark.rule("H36-WIN-2")
@pytest.mark.parametrize(("seats", "deaths"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_than_half_of_the_heroes_must_die(seats: int, deaths: int) -> None:
    g = begin(HAUNT, seats, 2)
    heroes = living_heroes(g)
    for n, seat in enumerate(heroes[:deaths], 1):
        assert g.haunt.winner(g) == 0
        g.fate = changed(g.fate, seat, DEAD)
        assert bool(g.haunt.winner(g)) == (n == deaths)
    assert g.haunt.winner(g) == 1 << g.traitor


@pytest.mark.rule("H36-KNOW-2")
@pytest.mark.parametrize("seats", SEATS)
def test_how_much_the_boat_stands_is_known_to_the_traitor_alone(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    g.track = 3
    g.data.hits = 2
    everybody = {"half_flooded": ["ground"], "flooded": ["basement"], "flood_stopped": False, "rowboat_hits": 2}
    for look in looks(g, SPECTATOR):
        assert look.haunt.shown == ({**everybody, "rowboat_hits_needed": 5} if look.traitor else everybody)
        assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H36-KNOW-1", "H36-KNOW-2")
def test_the_heroes_know_water_boat_and_medallion_and_not_when_or_how_much() -> None:
    heroes, _ = pages(HAUNT)
    known = ("sinks into a swamp", "wants you to drown", "partly flooded", "fully flooded", "lies in the Attic")
    assert all(words in heroes for words in (*known, "The Medallion"))
    assert not any(words in heroes for words in ("basement", "ground floor", "upper floor", "four", "fifth"))


@pytest.mark.rule("H36-KNOW-3", "H36-KNOW-4")
def test_the_traitor_knows_that_they_want_to_escape_and_not_where() -> None:
    _, traitor = pages(HAUNT)
    assert "The house sinks" in traitor
    assert "The heroes want to escape" in traitor
    assert not any(words in traitor for words in ("Balcony", "Tower", "Medallion", "at least half"))


def test_sensible_players_reach_the_boat_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert {"hack_rowboat", "stop_flood", "explore", "take"} <= set(games.chosen)
