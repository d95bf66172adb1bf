"""Haunt 38, Hellbeasts: its setup, and games from its start to its end. Single rules: scenarios h38_*."""

from __future__ import annotations

from collections import Counter

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, play, sensibly

HAUNT = 38


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_first_firebats_come_out_of_the_haunt_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.data.roost >> 1 == g.haunt_room
    assert [g.room[bat] for bat in monsters(g)] == [g.haunt_room] * {3: 2, 4: 2, 5: 3, 6: 3}[seats]


def test_in_a_barrier_room_the_traitor_chooses_the_side_of_the_roost() -> None:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "traitor": 1,
        "house": {"chasm": "basement_landing.east"},
        "haunt_room": "chasm",
    }
    table = Table(BETRAYAL, 3, settings, seed=1, origin=BETRAYAL.from_position(3, settings, position))
    assert (table.pending[0].seat, table.pending[0].prompt) == (1, "side")
    table.choose(1, table.pending[0].options[1])
    g = house(table)
    assert g.data.roost == ROOMS["chasm"] * 2 + 1
    assert [g.side[bat] for bat in monsters(g)] == [1, 1]


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-38-traitor" if traitor else "haunt-38-heroes",)
        assert view.haunt.shown["exorcisms_needed"] == ("" if traitor else 4)
        assert {monster.traits for monster in view.monsters} == {(-1, 3, -1, -1) if traitor else ()}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    g, _ = play(HAUNT, seats, 10 * seats, book)
    assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


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
    winners, verbs = Counter[int](), Counter[str]()
    for seed in range(20):
        g, chosen = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        winners[TRAITOR if g.winners >> g.traitor & 1 else HEROES] += 1
        verbs += chosen
    assert min(winners[HEROES], winners[TRAITOR]) > 1
    assert min(verbs["exorcise_in"], verbs["exorcise_with"]) > 3
