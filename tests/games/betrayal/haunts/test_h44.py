"""Haunt 44, Death Doth Find Us All: its setup, and games from its start to its end. Single rules: scenarios h44_*."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from housebound.games.betrayal.components import AGE
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h44_death_doth_find_us_all import RITUAL
from housebound.games.betrayal.haunts.terms import MONSTER_TURN
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import HEROES, KNOWLEDGE, ROOMS, SANITY, TRAITOR
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, play, sensibly

HAUNT = 44


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_youngest_stays_young_and_the_others_are_a_decade_older(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    others = [seat for seat in range(seats) if seat != g.revealer]
    assert g.traitor == min(others, key=lambda seat: AGE[g.character[seat]])
    assert g.data.aged[:seats] == [int(seat != g.traitor) for seat in range(seats)]
    assert MONSTER_TURN not in g.haunt.turn_order(g)


def _set_up(**given: Any) -> House:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {"phase": "setting_up", "haunt": HAUNT, **given}
    return house(Table(BETRAYAL, 3, settings, seed=1, origin=BETRAYAL.from_position(3, settings, position)))


def test_the_first_decade_has_its_effect_on_the_bearer_of_the_medallion_too() -> None:
    rhinehardt = {"room": "foyer", "cards": ["medallion"]}
    g = _set_up(explorers={"father_rhinehardt": rhinehardt, "darrin_williams": "foyer", "zoe_ingstrom": "foyer"})
    assert g.traitor == 2
    explorers = BETRAYAL.position(g)["explorers"]
    old, young = explorers["father_rhinehardt"], explorers["darrin_williams"]
    assert [old[trait] for trait in ("might", "speed", "sanity", "knowledge")] == [1, 1, 3, 2], "62 + 10: the 70s"
    assert [young[trait] for trait in ("might", "speed", "sanity", "knowledge")] == [2, 4, 3, 3], "20 + 10: the 30s"


def test_a_traitor_who_has_the_medallion_lays_it_down() -> None:
    g = _set_up(explorers={"ox_bellows": "foyer", "zoe_ingstrom": {"room": "foyer", "cards": ["medallion"]}})
    assert g.traitor == 1
    assert BETRAYAL.position(g)["piles"] == {"foyer": ["medallion"]}


def test_the_ritual_has_seven_rooms() -> None:
    rooms = {word for room, word in enumerate(ROOMS.words) if RITUAL.rooms[SANITY] >> room & 1}
    assert rooms == {"catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower"}
    assert RITUAL.rooms[SANITY] == RITUAL.rooms[KNOWLEDGE]
    assert not RITUAL.cards


def test_a_room_of_the_ritual_that_nobody_can_discover_any_more_turns_up() -> None:
    g = begin(HAUNT, 3, 0)
    hero = next(seat for seat in range(3) if seat != g.traitor)
    g.doorways = (0, g.doorways[1], g.doorways[2])
    lost = [word for word in ("catacombs", "crypt", "pentagram_chamber") if g.square[ROOMS[word]] < 0]
    assert lost
    list(g.haunt.on_turn_start(g, g.traitor))
    assert all(g.square[ROOMS[word]] < 0 for word in lost)
    list(g.haunt.on_turn_start(g, hero))
    assert all(g.annex >> ROOMS[word] & 1 for word in lost)


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-44-traitor" if traitor else "haunt-44-heroes",)
        assert view.haunt.shown["exorcisms_needed"] == ("" if traitor else 4)
        assert len(view.haunt.shown["ages"]) == 3


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_because_nobody_lives_for_ever(seats: int, book: str) -> None:
    for seed in range(3):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.winners
        assert g.why in ("BET-WIN-1", "BET-WIN-6")


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


def test_sensible_players_hold_rituals_and_both_sides_can_win() -> None:
    winners, verbs = Counter[int](), Counter[str]()
    for seed in range(24):
        g, chosen = play(HAUNT, 3 + seed % 2, seed, choose=sensibly)
        winners[TRAITOR if g.winners >> g.traitor & 1 else HEROES] += 1
        verbs += chosen
    assert min(winners[HEROES], winners[TRAITOR]) > 1
    assert verbs["exorcise_in"] > 20
