"""Haunt 10, Family Gathering: its setup, and games from its start to its end. Single rules: scenarios h10_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h10_family_gathering import MADMAN, MADMAN_CARD, ZOMBIE
from housebound.games.betrayal.state import DEAD
from housebound.games.betrayal.words import ROOMS, TRACK
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, setting_up

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


def test_everybody_is_told_that_the_track_begins_at_0() -> None:
    g = setting_up(HAUNT, revealer=2, explorers=TRIO)
    g.notices = []
    carry_out(g, g.haunt.set_up(g))
    assert [repr(notice) for notice in g.notices if notice.kind is TRACK] == ["track(number=0)"]


def test_what_the_traitor_owned_lies_where_the_madman_stands() -> None:
    explorers = {"zoe_ingstrom": {"room": "gallery", "cards": ["madman", "axe"]}}
    g = setting_up(HAUNT, house={"gallery": "upper_landing.north"}, explorers=explorers)
    next(g.haunt.set_up(g))  # the first question: a room for the second Zombie
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
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(5, 3, 5, -1), (6, 2, 2, 3)} if look.traitor else {()})
        assert look.haunt.shown == {"trapped": [], "madman_damage": 0, "pursued": {}}


def test_sensible_players_trap_zombies() -> None:
    assert max(len(g.data.trapped) for g in sensible_games(HAUNT, range(12)).ends) >= 2
