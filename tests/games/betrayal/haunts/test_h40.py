"""Haunt 40, Buried Alive: its setup, its secrets, games from its start to its end. Single rules: scenarios h40_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, living_heroes
from housebound.games.betrayal.haunts.h40_buried_alive import DEADLY, graves, is_known
from housebound.games.betrayal.house import floor_of, neighbours
from housebound.games.betrayal.omen_cards import SPIRIT_BOARD
from housebound.games.betrayal.state import IN_HOUSE, OVER
from housebound.games.betrayal.words import BASEMENT, HEROES, MYSTIC_ELEVATOR, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import imagined, looks
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, new_table, sensible_games

HAUNT = 40


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_grave_in_a_basement_of_five_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == IN_HOUSE
    assert (g.track, g.data.total, g.data.digs) == (0, 0, 0)
    assert len(graves(g)) >= 5
    assert MYSTIC_ELEVATOR not in graves(g)
    assert floor_of(g, g.data.burial) == BASEMENT
    assert card_numbers(g.data.possible) == sorted(graves(g))


def test_the_traitor_alone_knows_what_was_chosen() -> None:
    table = new_table(HAUNT, 4, 1)
    g = go_on(table, lambda table: table.pending[0].prompt == "burial_room", seed=1)
    (decision,) = table.pending
    assert decision.to == 1 << g.traitor
    assert [option.args[0] for option in decision.options] == graves(g)


def test_who_sees_what() -> None:
    g = begin(HAUNT, 4, 0)
    rooms = [ROOMS.words[room] for room in card_numbers(g.data.possible)]
    for look in looks(g, SPECTATOR):
        if look.traitor:
            assert look.haunt.shown == {"burial_room": ROOMS.words[g.data.burial], "buried_damage": 0}
            assert BETRAYAL.hidden(g, look.seat) == {}
            continue
        task = {} if look.seat == SPECTATOR else {"times_dug": 0, "digs_needed": 4}
        assert look.haunt.shown == {"graves_possible": rooms, **task}
        assert BETRAYAL.hidden(g, look.seat) == {"burial": g.data.burial}
    g.data.possible = 1 << g.data.burial
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(4))
    g.data.possible = sum(1 << room for room in graves(g))
    g.phase = OVER
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(4))


def test_what_each_side_takes_for_possible() -> None:
    g = begin(HAUNT, 4, 2)
    hero, *_ = heroes_in_house(g)
    ruled_out = next(room for room in graves(g) if room != g.data.burial)
    g.data.possible &= ~(1 << ruled_out)
    assert {world.data.burial for world in imagined(g, hero, 80)} == set(card_numbers(g.data.possible))
    assert {world.data.burial for world in imagined(g, g.traitor, 80)} == {g.data.burial}


def test_sensible_players_dig_in_time_or_not() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all(g.winners for g in games.ends)
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert all(g.data.digs == 4 for g in games.won_by(HEROES))
    assert all(g.data.total >= DEADLY or not living_heroes(g) for g in games.won_by(TRAITOR))
    assert {"search_for_grave", "dig_up", "ask_spirit_board"} <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 2)
    hero, *_ = heroes_in_house(g)
    here = g.room[hero] = next(room for room in graves(g) if len(neighbours(g, room)) > 0)
    g.data.searched = 0
    now, further = g.haunt.goals(g, hero)
    assert "search_for_grave" in now.verbs
    assert further.rooms == g.data.possible & ~(1 << here)
    g.data.searched = g.data.possible & ~(1 << here)
    assert g.haunt.goals(g, hero)[1].rooms == sum(1 << room for room in neighbours(g, here)), "out, and in again"
    g.data.possible = 1 << g.data.burial
    assert is_known(g)
    (dig,) = g.haunt.goals(g, hero)
    assert (dig.rooms, dig.verbs) == (1 << g.data.burial, ("dig_up",))
    (hunt,) = g.haunt.goals(g, g.traitor)
    assert hunt.cards == (SPIRIT_BOARD,)
    assert set(hunt.verbs) == {TO_ROOM(room).name for room in graves(g)}
    assert set(hunt.targets) == set(heroes_in_house(g))
