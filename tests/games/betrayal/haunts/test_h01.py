"""Haunt 1, The Mummy Walks: its setup, and games from its start to its end. Single rules: scenarios h01_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.figures.belongings import holder_of
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h01_the_mummy_walks.haunt import GIRL, girl_spot
from housebound.games.betrayal.house.plan import distances, floor_of, rooms_on
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import setting_up

HAUNT = 1


@pytest.mark.rule("H01-SETUP-1", "H01-SETUP-2", "H01-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_mummy_and_sarcophagus_in_the_haunt_room_the_girl_far_away(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    (mummy,) = monsters(g)
    assert g.room[mummy] == g.haunt_room == g.data.sarcophagus
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert holder_of(g, GIRL) < 0
    room = girl_spot(g) >> 1
    assert floor_of(g, room) == floor_of(g, g.haunt_room)
    far = distances(g, g.haunt_room)
    gaps = [far[other] if far[other] >= 0 else len(ROOMS) for other in rooms_on(g, floor_of(g, room))]
    assert (far[room] if far[room] >= 0 else len(ROOMS)) >= min(5, max(gaps))


@pytest.mark.rule("H01-SETUP-3")
@pytest.mark.parametrize(("sanity", "left"), [(2, 1), (0, 0)])
def test_losing_the_girl_costs_her_holder_what_she_gave_but_kills_nobody(sanity: int, left: int) -> None:
    explorers = {"zoe_ingstrom": {"room": "abandoned_room", "cards": ["girl"], "sanity": sanity}}
    house = {"abandoned_room": "foyer.north"}
    g = setting_up(HAUNT, haunt_room="abandoned_room", house=house, explorers=explorers)
    next(g.haunt.set_up(g))  # the first question: a room for the Girl
    after = BETRAYAL.position(g)
    assert after["explorers"]["zoe_ingstrom"]["sanity"] == left
    assert after["explorers"]["zoe_ingstrom"]["knowledge"] == 1
    assert after["gone"] == ["girl"]


@pytest.mark.rule("H01-SETUP-3")
def test_a_girl_whom_nobody_has_is_taken_from_the_stack() -> None:
    g = setting_up(HAUNT, explorers={"zoe_ingstrom": "foyer"})
    next(g.haunt.set_up(g))
    assert g.gone == 1 << GIRL
    BETRAYAL.check(g)


@pytest.mark.rule("H01-MUMMY-1", "H01-SETUP-2", "H01-SETUP-5")
def test_everybody_sees_the_tokens_and_the_traitor_the_mummys_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g):
        assert look.haunt.shown == {"sarcophagus": ROOMS.words[g.haunt_room], "mummy_steps": 0}
        assert (look.traits[0] == (8, 3, 5, -1)) == look.traitor


@pytest.mark.rule("H01-KNOW-1", "H01-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "marry the Girl" in heroes
    assert "Holy Symbol" not in heroes
    assert "banish the Mummy" in traitor
    assert not {"Book", "Library", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"learn_mummy_name", "read_mummy_spell", "banish_mummy", "hand_to_mummy"} <= set(games.chosen)
