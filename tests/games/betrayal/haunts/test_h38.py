"""Haunt 38, Hellbeasts: its setup, and games from its start to its end. Single rules: scenarios h38_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, table_at

HAUNT = 38


@pytest.mark.rule("H38-SETUP-1", "H38-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_first_firebats_come_out_of_the_haunt_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.data.roost >> 1 == g.haunt_room
    assert [g.room[bat] for bat in monsters(g)] == [g.haunt_room] * {3: 2, 4: 2, 5: 3, 6: 3}[seats]


@pytest.mark.rule("H38-SETUP-2")
def test_in_a_barrier_room_the_traitor_chooses_the_side_of_the_roost() -> None:
    table = table_at(setting_up(HAUNT, traitor=1, house={"chasm": "basement_landing.east"}, haunt_room="chasm"))
    assert (table.pending[0].seat, table.pending[0].prompt) == (1, "side")
    table.choose(1, table.pending[0].options[1])
    g = house(table)
    assert g.data.roost == ROOMS["chasm"] * 2 + 1
    assert [g.side[bat] for bat in monsters(g)] == [1, 1]


@pytest.mark.rule("H38-FIREBATS-1", "H38-SETUP-3")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown.get("exorcisms_needed", "") == ("" if look.traitor else 4)
        assert set(look.traits) == {(-1, 3, -1, -1) if look.traitor else ()}


@pytest.mark.rule("H38-KNOW-1", "H38-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "They cannot attack" in heroes
    assert "whoever shares a room with them takes physical damage" in heroes
    assert "in the Chapel, the Crypt or the Pentagram Chamber" in heroes
    assert not [word for word in ("3 dice", "roost", "new Firebats", "one die", "Speed") if word in heroes]
    assert "will look for a way to stop the swarm" in traitor
    assert not [word for word in ("xorcis", "Chapel", "Library", "Ring", "Book", "Sanity") if word in traitor]


def test_sensible_heroes_leave_a_room_that_burns() -> None:
    g = begin(HAUNT, 4, 0)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    g.room[hero] = g.haunt_room
    flight, *_ = g.haunt.goals(g, hero)
    assert flight.rooms
    assert not flight.rooms >> g.haunt_room & 1
    g.room[hero] = ROOMS["upper_landing"] if g.haunt_room != ROOMS["upper_landing"] else ROOMS["foyer"]
    exorcism, wary = g.haunt.goals(g, hero)
    assert "exorcise_in" in exorcism.verbs
    assert wary.avoid == 1 << g.haunt_room
    (hunt,) = g.haunt.goals(g, g.traitor)
    assert sorted(hunt.targets) == [seat for seat in range(4) if seat != g.traitor]


def test_sensible_players_exorcise_and_burn_and_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(20))
    assert len(games.won_by(HEROES)) > 1
    assert len(games.won_by(TRAITOR)) > 1
    assert min(games.chosen["exorcise_in"], games.chosen["exorcise_with"]) > 3
