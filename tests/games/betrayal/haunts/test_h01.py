"""Haunt 1, The Mummy Walks: its setup, and games from its start to its end. Single rules: scenarios h01_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h01_the_mummy_walks import GIRL, girl_spot
from housebound.games.betrayal.house import distances, floor_of, rooms_on
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 1


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


@pytest.mark.parametrize(("sanity", "left"), [(2, 1), (0, 0)])
def test_losing_the_girl_costs_her_holder_what_she_gave_but_kills_nobody(sanity: int, left: int) -> None:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "haunt_room": "abandoned_room",
        "house": {"abandoned_room": "foyer.north"},
        "explorers": {"zoe_ingstrom": {"room": "abandoned_room", "cards": ["girl"], "sanity": sanity}},
    }
    g = BETRAYAL.from_position(3, settings, position)
    next(g.haunt.set_up(g))  # the first question: a room for the Girl
    after = BETRAYAL.position(g)
    assert after["explorers"]["zoe_ingstrom"]["sanity"] == left
    assert after["explorers"]["zoe_ingstrom"]["knowledge"] == 1
    assert after["gone"] == ["girl"]


def test_a_girl_whom_nobody_has_is_taken_from_the_stack() -> None:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {"phase": "setting_up", "haunt": HAUNT, "explorers": {"zoe_ingstrom": "foyer"}}
    g = BETRAYAL.from_position(3, settings, position)
    g.chance = Chance(Random(0), [])
    next(g.haunt.set_up(g))
    assert g.gone == 1 << GIRL
    BETRAYAL.check(g)


def test_each_side_reads_its_own_page_and_sees_the_tokens() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        side = "traitor" if seat == g.traitor else "heroes"
        assert view.haunt.page == ("haunt-1-title", "haunt-1-story", f"haunt-1-{side}")
        assert view.haunt.shown == {"sarcophagus": ROOMS.words[g.haunt_room], "mummy_steps": 0}
        assert (view.monsters[0].traits == (8, 3, 5, -1)) == (seat == g.traitor)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    winners = set()
    used: set[str] = set()
    for seed in range(24):
        g, chosen = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        used |= set(chosen)
        winners |= {g.team[seat] for seat in range(g.rules.seats) if g.winners >> seat & 1}
    assert winners == {HEROES, TRAITOR}
    assert {"learn_mummy_name", "read_mummy_spell", "banish_mummy", "hand_to_mummy"} <= used


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
