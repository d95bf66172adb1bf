"""Haunt 17, A Breath of Wind: its setup, and games from its start to its end. Single rules: scenarios h17_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.figures.belongings import CANDLE
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes, monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.candles import (
    ALL_CANDLES,
    CANDLE_ROOMS,
    CANDLES,
    candle_rooms,
    candles_of,
    spare_candle,
)
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.haunt import JUNK_ROOM, poltergeist
from housebound.games.betrayal.haunts.parts.objects import how_many_about
from housebound.games.betrayal.house.plan import floor_of, rooms_in_house, rooms_on
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import HEROES, MIGHT, MYSTIC_ELEVATOR, ROOMS, SANITY, SPEED, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import standing

HAUNT = 17


@pytest.mark.rule("H17-SETUP-1", "H17-SETUP-2", "H17-SETUP-3", "H17-SETUP-4", "H17-WIND-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_poltergeist_is_in_the_haunt_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == IN_HOUSE
    (figure,) = monsters(g)
    assert g.room[figure] == g.haunt_room
    assert g.track == 4
    assert [value(g, figure, trait) for trait in (MIGHT, SPEED, SANITY)] == [4, 3, 4]
    assert g.square[JUNK_ROOM] >= 0, "HC-25"
    assert g.data.floor == floor_of(g, g.haunt_room)
    assert not g.data.placed
    assert how_many_about(g, ALL_CANDLES) == 0


@pytest.mark.rule("H17-WIND-1")
def test_its_might_is_the_track_up_to_8() -> None:
    g = begin(HAUNT, 3, 0)
    for track, might in ((0, 0), (3, 3), (8, 8), (12, 8)):
        g.track = track
        assert value(g, poltergeist(g), MIGHT) == might


def small_house(seats: int, upstairs: str = "bedroom") -> House[Any]:
    """A house with nothing upstairs but the landing and this room; the haunt began there."""
    house = {"junk_room": "foyer.north", upstairs: "upper_landing.north"}
    where: dict[str, Any] = {"house": house, "monsters": {"poltergeist": "junk_room"}, "data": {"floor": 2}}
    return standing(HAUNT, seats, phase="turn", revealer=0, traitor=1, **where)


@pytest.mark.rule("H17-CANDLE-4", "H17-CANDLE-6", "H17-CANDLE-7")
def test_on_which_floor_candles_burn() -> None:
    g = small_house(4)
    upstairs = sum(1 << room for room in rooms_on(g, 2))
    assert candle_rooms(g) == upstairs, "more rooms can be discovered there"
    g.doorways = (g.doorways[0], g.doorways[1], 0)
    assert candle_rooms(g) == sum(1 << room for room in rooms_in_house(g)), "2 rooms for 3 heroes, and no more to come"
    g.data.placed = 1 << ROOMS["bedroom"]
    assert not candle_rooms(g) >> ROOMS["bedroom"] & 1


@pytest.mark.rule("H17-CANDLE-4", "H17-CANDLE-7")
def test_a_floor_that_is_large_enough_is_the_only_one() -> None:
    g = small_house(3)
    g.doorways = (g.doorways[0], g.doorways[1], 0)
    assert candle_rooms(g) == sum(1 << room for room in rooms_on(g, 2))


@pytest.mark.rule("H17-CANDLE-7")
def test_no_candle_burns_in_the_elevator() -> None:
    g = small_house(5, upstairs="mystic_elevator")
    assert candle_rooms(g) == 1 << ROOMS["upper_landing"]
    g.findable &= ~(1 << 2)
    assert candle_rooms(g) == sum(1 << room for room in rooms_in_house(g) if room != MYSTIC_ELEVATOR)


@pytest.mark.rule("H17-CANDLE-1", "H17-CANDLE-2")
def test_tokens_are_alike_and_used_again() -> None:
    g = small_house(3)
    assert spare_candle(g) == CANDLES[0]
    g.held[0] |= 1 << CANDLES[0] | 1 << CANDLES[1] | 1 << CANDLE
    assert spare_candle(g) == CANDLES[2]
    assert candles_of(g, 0) == [CANDLE, CANDLES[0]]
    g.used |= 1 << CANDLES[0]
    assert candles_of(g, 0) == [CANDLE, CANDLES[1]]
    for card in CANDLES[2:]:
        g.held[2] |= 1 << card
    assert spare_candle(g) == -1


@pytest.mark.rule("H17-KNOW-2", "H17-WIND-1")
def test_who_reads_what() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g, SPECTATOR):
        assert BETRAYAL.hidden(g, look.seat) == {}
        assert look.traits == [(4, 3, 4, -1) if look.traitor else ()]
        if look.seat in heroes_in_house(g):
            assert look.haunt.shown == {"candles_placed": [], "candles_needed": 3}
        else:
            assert look.haunt.shown == {}, "nobody has told of Candles yet"


@pytest.mark.rule("H17-KNOW-1", "H17-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "wants to kill you" in heroes
    assert "Exorcise:" in heroes
    assert not {"track", "Junk", "form", "forms", "feeds", "Might"} & set(re.findall(r"\w+", heroes))
    assert "try to exorcise it" in traitor
    assert not {"Candle", "Candles", "Knowledge", "Kitchen"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_light_candles_or_are_blown_away() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert not any(living_heroes(g) for g in games.won_by(TRAITOR))
    assert all(g.data.placed.bit_count() == 3 for g in games.won_by(HEROES))
    verbs = {"find_candle", "burn_candle", "drive_back_poltergeist", "hand_to_poltergeist", "to_room"}
    assert verbs <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 2)
    hero, *_ = heroes_in_house(g)
    for figure in range(4):
        g.held[figure] &= ~(1 << CANDLE)
    g.data.rolled = 0
    rooms = sum(1 << room for room in CANDLE_ROOMS if g.square[room] >= 0)
    search = g.haunt.goals(g, hero)[0]
    assert (search.rooms, search.verbs, search.explore) == (rooms, ("find_candle",), not rooms)
    g.held[hero] |= 1 << CANDLES[0]
    assert g.haunt.goals(g, hero)[0].rooms == candle_rooms(g)
    assert g.haunt.goals(g, g.traitor)[0].targets == (hero,), "whoever carries a light"
    g.acting = FIRST_MONSTER
    g.data.struck = 1 << hero
    assert hero not in g.haunt.goals(g, g.traitor)[0].targets
