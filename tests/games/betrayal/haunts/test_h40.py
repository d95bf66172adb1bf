"""Haunt 40, Buried Alive: its setup, its secrets, games from its start to its end. Single rules: scenarios h40_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house
from housebound.games.betrayal.haunts.h40_buried_alive import DEADLY, graves, is_known
from housebound.games.betrayal.house import floor_of, neighbours
from housebound.games.betrayal.omen_cards import SPIRIT_BOARD
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OVER
from housebound.games.betrayal.words import BASEMENT, HEROES, MYSTIC_ELEVATOR, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, new_table, play, sensibly

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
    rng = Random(1)
    while not any(decision.prompt == "burial_room" for decision in table.pending):
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    (decision,) = table.pending
    assert decision.to == 1 << house(table).traitor
    assert [option.args[0] for option in decision.options] == graves(house(table))


def test_who_sees_what() -> None:
    g = begin(HAUNT, 4, 0)
    rooms = [ROOMS.words[room] for room in card_numbers(g.data.possible)]
    for seat in (*range(4), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        shown = view.haunt.shown
        if seat == g.traitor:
            assert view.haunt.page[2:] == ("haunt-40-traitor",)
            assert shown == {"burial_room": ROOMS.words[g.data.burial], "buried_damage": 0}
            assert BETRAYAL.hidden(g, seat) == {}
            continue
        task = {} if seat == SPECTATOR else {"times_dug": 0, "digs_needed": 4}
        assert shown == {"graves_possible": rooms, **task}
        assert view.haunt.page[2:] == (() if seat == SPECTATOR else ("haunt-40-heroes",))
        assert BETRAYAL.hidden(g, seat) == {"burial": g.data.burial}
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
    seen = set()
    for seed in range(80):
        world = g.copy()
        BETRAYAL.resample(world, hero, Random(seed))
        seen.add(world.data.burial)
        world = g.copy()
        BETRAYAL.resample(world, g.traitor, Random(seed))
        assert world.data.burial == g.data.burial
    assert seen == set(card_numbers(g.data.possible))


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6")


def test_sensible_players_dig_in_time_or_not() -> None:
    heroes = traitors = 0
    did = dict.fromkeys(("search_for_grave", "dig_up", "ask_spirit_board"), 0)
    for seed in range(20):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        for verb in did:
            did[verb] += chosen[verb]
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            dead = all(g.fate[seat] == DEAD for seat in range(4) if g.team[seat] == HEROES)
            assert dead or g.data.total >= DEADLY
            traitors += 1
        else:
            assert g.winners
            assert g.data.digs == 4
            heroes += 1
    assert heroes >= 3
    assert traitors >= 3
    assert all(did.values())


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


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
