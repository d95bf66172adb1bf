"""Haunt 10, Family Gathering: its setup, and games from its start to its end. Single rules: scenarios h10_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h10_family_gathering import MADMAN, MADMAN_CARD, ZOMBIE
from housebound.games.betrayal.state import DEAD
from housebound.games.betrayal.words import ROOMS
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 10


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_madman_takes_the_traitors_place_and_the_family_comes(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == DEAD
    assert g.gone >> MADMAN_CARD & 1
    assert len(monsters(g, MADMAN)) == 1
    rooms = [g.room[figure] for figure in monsters(g, ZOMBIE)]
    assert len(rooms) == seats
    assert len(set(rooms)) == seats
    omens = [room for room in OMEN_ROOMS if g.square[room] >= 0]
    assert len(set(rooms) & set(omens)) == min(seats, len(omens))
    assert all(room in omens or room not in EVENT_ROOMS for room in rooms)
    assert g.track == 0


def test_what_the_traitor_owned_lies_where_the_madman_stands() -> None:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "house": {"gallery": "upper_landing.north"},
        "explorers": {"zoe_ingstrom": {"room": "gallery", "cards": ["madman", "axe"]}},
    }
    g = BETRAYAL.from_position(3, settings, position)
    setup = g.haunt.set_up(g)
    next(setup)  # the first question: a room for the second Zombie
    after = BETRAYAL.position(g)
    assert after["piles"] == {"gallery": ["axe"]}
    assert after["gone"] == ["madman"]
    assert after["monsters"]["madman"]["room"] == "gallery"
    assert after["monsters"]["zombie_1"]["room"] == "gallery"


def test_no_card_moves_a_trapped_zombie() -> None:
    g = begin(HAUNT, 3, 0)
    first, second, _ = monsters(g, ZOMBIE)
    g.data.trapped = [first]
    g.data.used = 1 << ROOMS["attic"]
    for zombie in (first, second):
        g.room[zombie] = ROOMS["grand_staircase"]
        list(put_into(g, zombie, ROOMS["foyer"]))
    assert ROOMS.words[g.room[first]] == "grand_staircase"
    assert ROOMS.words[g.room[second]] == "foyer"


def test_the_heroes_do_not_see_the_numbers_of_the_monsters() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-10-traitor" if traitor else "haunt-10-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(5, 3, 5, -1), (6, 2, 2, 3)} if traitor else {()})
        assert view.haunt.shown == {"trapped": [], "madman_damage": 0, "pursued": {}}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_trap_zombies() -> None:
    trapped = [len(play(HAUNT, 3 + seed % 4, seed, choose=sensibly)[0].data.trapped) for seed in range(12)]
    assert max(trapped) >= 2


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
