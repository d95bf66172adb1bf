"""Haunt 45, Tick, Tick, Tick: its setup, and games from its start to its end. Single rules: scenarios h45_*."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from housebound.games.betrayal.discovering import land_in_new_room
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h45_tick_tick_tick import BIG_BOMB_TIME, DYNAMITE, has_bomb
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import ENTRANCE_HALL, FOYER, HEROES, KNOWLEDGE
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 45


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bomb_for_every_hero_and_the_dynamite_for_the_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    others = [seat for seat in range(seats) if seat != g.revealer]
    assert value(g, g.traitor, KNOWLEDGE) == max(value(g, seat, KNOWLEDGE) for seat in others)
    assert g.held[g.traitor] >> DYNAMITE & 1
    assert [seat for seat in range(seats) if has_bomb(g, seat)] == [s for s in range(seats) if s != g.traitor]
    assert g.track == 0


@pytest.mark.parametrize(
    "given",
    [
        {"explorers": {"zoe_ingstrom": {"cards": ["dynamite"]}}},
        {"explorers": {"father_rhinehardt": {"cards": ["dynamite"]}}},
        {"piles": {"foyer": ["dynamite"]}},
        {"item_discard": ["dynamite"]},
        {},
    ],
    ids=["a hero's", "the traitor's own", "in a pile", "discarded", "in the deck"],
)
def test_the_dynamite_comes_from_wherever_it_is(given: dict[str, Any]) -> None:
    explorers = {"father_rhinehardt": {}, "zoe_ingstrom": {}, "ox_bellows": {}, **given.get("explorers", {})}
    position = {**given, "phase": "setting_up", "haunt": HAUNT, "revealer": 1, "traitor": 0, "explorers": explorers}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = begin(HAUNT, 3, 0).chance
    assert list(g.haunt.set_up(g)) == []
    assert g.held[0] == 1 << DYNAMITE
    assert not g.piles
    BETRAYAL.check(g)


def test_no_effect_moves_the_traitor() -> None:
    g = begin(HAUNT, 4, 0)
    room, tiles = g.room[g.traitor], sum(g.stacked)
    assert list(put_into(g, g.traitor, FOYER if room != FOYER else ENTRANCE_HALL)) == []
    assert list(land_in_new_room(g, g.traitor, 7)) == []
    assert g.room[g.traitor] == room
    assert sum(g.stacked) == tiles
    hero = next(seat for seat in range(4) if seat != g.traitor)
    assert g.haunt.can_be_moved(g, hero)


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        assert view.haunt.page[2:] == ("haunt-45-traitor" if seat == g.traitor else "haunt-45-heroes",)


def test_nothing_is_hidden_in_its_goals() -> None:
    assert goals_of_a_game(HAUNT, 4, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_before_the_big_bomb_or_with_it(seats: int, book: str) -> None:
    for seed in range(4):
        g, _ = play(HAUNT, seats, seed, book)
        assert g.winners
        assert g.track <= BIG_BOMB_TIME


def test_both_sides_can_win_and_bombs_are_defused() -> None:
    winners, chosen = Counter[int](), Counter[str]()
    for seed in range(16):
        g, verbs = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        chosen += verbs
        winners[g.haunt.true_side(g, g.winners.bit_length() - 1)] += 1
    assert chosen["defuse"]
    assert winners[HEROES]
    assert winners[1 - HEROES]
