"""Haunt 21, House of the Living Dead: its setup, and games from its start to its end. Single rules: scenarios h21_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h21_house_of_the_living_dead import GRAVES, LORD, ZOMBIE
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import HEROES, TRAITOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, unasked

HAUNT = 21


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


def test_what_the_traitor_owned_lies_where_the_lord_stands() -> None:
    house = {"gallery": "upper_landing.north", "crypt": "basement_landing.west"}
    explorers = {"father_rhinehardt": {"room": "gallery", "cards": ["axe", "girl"]}, "zoe_ingstrom": "foyer"}
    g = setting_up(HAUNT, revealer=1, house=house, explorers=explorers)
    assert g.traitor == 0, "the oldest, except the revealer"
    unasked(g.haunt.set_up(g))
    after = BETRAYAL.position(g)
    assert after["piles"] == {"gallery": ["axe"]}
    assert after["waiting"] == {"gallery": ["girl"]}
    assert after["monsters"]["zombie_lord"]["room"] == "gallery"
    zombies = [after["monsters"][f"zombie_{n}"]["room"] for n in range(1, 6)]
    assert zombies == ["crypt", "entrance_hall", "crypt", "crypt", "entrance_hall"]


def test_only_the_traitor_sees_the_numbers_of_the_dead() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(7, 3, 2, -1), (5, 2, 2, -1)} if look.traitor else {()})


def test_the_dead_rise_and_fight_in_turns_of_their_own() -> None:
    games = sensible_games(HAUNT, range(6), seats=(4, 5, 6))
    others = [(g, seat) for g in games.ends for seat in range(g.rules.seats) if seat != g.traitor]
    assert all((g.fate[seat] == IN_HOUSE) == (g.team[seat] == HEROES) for g, seat in others)
    assert any(g.data.risen[seat] >= 0 for g, seat in others)
    assert games.won_by(TRAITOR)
