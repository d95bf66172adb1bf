"""Haunt 45, Tick, Tick, Tick: its setup, and games from its start to its end. Single rules: scenarios h45_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.discovering import land_in_new_room
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h45_tick_tick_tick import DYNAMITE, has_bomb
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import ENTRANCE_HALL, FOYER, HEROES, KNOWLEDGE, TRAITOR
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, unasked

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
    g = setting_up(HAUNT, **{**given, "revealer": 1, "traitor": 0, "explorers": explorers})
    unasked(g.haunt.set_up(g))
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


def test_both_sides_can_win_and_bombs_are_defused() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.chosen["defuse"]
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
