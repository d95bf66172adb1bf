"""Haunt 21, House of the Living Dead: its setup, and games from its start to its end. Single rules: scenarios h21_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import living_heroes, monsters
from housebound.games.betrayal.haunts.h21_house_of_the_living_dead import GRAVES, LORD, ZOMBIE
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import HEROES, TRAITOR
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

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
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "revealer": 1,
        "house": {"gallery": "upper_landing.north", "crypt": "basement_landing.west"},
        "explorers": {"father_rhinehardt": {"room": "gallery", "cards": ["axe", "girl"]}, "zoe_ingstrom": "foyer"},
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    assert g.traitor == 0, "the oldest, except the revealer"
    assert list(g.haunt.set_up(g)) == []
    after = BETRAYAL.position(g)
    assert after["piles"] == {"gallery": ["axe"]}
    assert after["waiting"] == {"gallery": ["girl"]}
    assert after["monsters"]["zombie_lord"]["room"] == "gallery"
    zombies = [after["monsters"][f"zombie_{n}"]["room"] for n in range(1, 6)]
    assert zombies == ["crypt", "entrance_hall", "crypt", "crypt", "entrance_hall"]


def test_only_the_traitor_sees_the_numbers_of_the_dead() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-21-traitor" if traitor else "haunt-21-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(7, 3, 2, -1), (5, 2, 2, -1)} if traitor else {()})


def test_nothing_is_hidden_in_its_goals() -> None:
    assert goals_of_a_game(HAUNT, 4, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed, book)
        assert not g.winners or g.winners >> g.traitor & 1 or living_heroes(g)


def test_the_dead_rise_and_fight_in_turns_of_their_own() -> None:
    rose = won = 0
    for seed in range(6):
        g, _ = play(HAUNT, 4 + seed % 3, seed, choose=sensibly)
        for seat in range(g.rules.seats):
            if seat != g.traitor:
                assert (g.fate[seat] == IN_HOUSE) == (g.team[seat] == HEROES)
                rose += g.data.risen[seat] >= 0
        won += bool(g.winners & g.haunt.team_seats(g, TRAITOR))
    assert rose
    assert won
