"""Haunt 21, House of the Living Dead: its setup, and games from its start to its end. Single rules: scenarios h21_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h21_house_of_the_living_dead.haunt import GRAVES, LORD, ZOMBIE
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, unasked

HAUNT = 21


@pytest.mark.rule("H21-SETUP-1", "H21-SETUP-2", "H21-SETUP-3", "H21-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_dead_come_from_the_graves(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == DEAD
    assert len(monsters(g, LORD)) == 1
    graves = [room for room in GRAVES if g.square[room] >= 0]
    used = graves[:seats]
    rooms = [g.room[figure] for figure in monsters(g, ZOMBIE)]
    assert len(rooms) == seats + len(used)
    for n, grave in enumerate(used):
        assert rooms.count(grave) == len(range(n, seats, len(graves))) + 1
    assert g.track == 0


@pytest.mark.rule("H21-SETUP-1", "H21-SETUP-2", "H21-SETUP-3", "H21-SETUP-4")
def test_what_the_traitor_owned_lies_where_the_lord_stands() -> None:
    house = {"gallery": "upper_landing.north", "crypt": "basement_landing.west"}
    explorers = {"father_rhinehardt": {"room": "gallery", "cards": ["axe", "girl"]}, "zoe_ingstrom": "foyer"}
    g = setting_up(HAUNT, revealer=1, house=house, explorers=explorers, track=3)
    assert g.traitor == 0, "the oldest, except the revealer"
    unasked(g.haunt.set_up(g))
    after = BETRAYAL.position(g)
    assert after["track"] == 0
    assert after["piles"] == {"gallery": ["axe"]}
    assert after["waiting"] == {"gallery": ["girl"]}
    assert after["monsters"]["zombie_lord"]["room"] == "gallery"
    zombies = [after["monsters"][f"zombie_{n}"]["room"] for n in range(1, 6)]
    assert zombies == ["crypt", "entrance_hall", "crypt", "crypt", "entrance_hall"]


@pytest.mark.rule("H21-ZOMBIE-1", "H21-LORD-1")
def test_only_the_traitor_sees_the_numbers_of_the_dead() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(7, 3, 2, -1), (5, 2, 2, -1)} if look.traitor else {()})


@pytest.mark.rule("H21-SETUP-2", "H21-SETUP-3")
def test_the_graves_are_filled_in_their_order() -> None:
    house = {
        "chapel": "foyer.north",
        "conservatory": "upper_landing.north",
        "pentagram_chamber": "basement_landing.east",
    }
    g = setting_up(HAUNT, revealer=1, house=house, explorers={"father_rhinehardt": "foyer", "zoe_ingstrom": "foyer"})
    unasked(g.haunt.set_up(g))
    rooms = [ROOMS.words[g.room[figure]] for figure in monsters(g, ZOMBIE)]
    assert rooms == ["entrance_hall", "chapel", "conservatory"] * 2, "the Pentagram Chamber is the last of the list"


@pytest.mark.rule("H21-KNOW-1", "H21-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert {"slow", "tough", "Lord", "Axe", "Medallion", "Symbol"} <= set(re.findall(r"\w+", heroes))
    assert not {"7", "seven"} & set(re.findall(r"\w+", heroes))
    assert "The heroes will fight. Keep your Zombies away from those with the Axe" in traitor
    assert "no Zombie is left" in heroes
    assert "no Zombie is left" not in traitor


def test_the_dead_rise_and_fight_in_turns_of_their_own() -> None:
    games = sensible_games(HAUNT, range(6), seats=(4, 5, 6))
    others = [(g, seat) for g in games.ends for seat in range(g.rules.seats) if seat != g.traitor]
    assert all((g.fate[seat] == IN_HOUSE) == (g.team[seat] == HEROES) for g, seat in others)
    assert any(g.data.risen[seat] >= 0 for g, seat in others)
    assert games.won_by(TRAITOR)
