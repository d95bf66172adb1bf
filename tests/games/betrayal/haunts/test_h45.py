"""Haunt 45, Tick, Tick, Tick: its setup, and games from its start to its end. Single rules: scenarios h45_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h45_tick_tick_tick.haunt import BOMBS, DYNAMITE, has_bomb
from housebound.games.betrayal.play.discovering import land_in_new_room
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import ENTRANCE_HALL, FOYER, HEROES, KNOWLEDGE, TRAITOR
from housebound.kernel.sets import has, just
from tests.games.betrayal.haunts.looks import pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, setting_up, unasked

HAUNT = 45


@pytest.mark.rule("H45-SETUP-1", "H45-SETUP-2", "H45-SETUP-3", "H45-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bomb_for_every_hero_and_the_dynamite_for_the_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    others = [seat for seat in range(seats) if seat != g.revealer]
    assert value(g, g.traitor, KNOWLEDGE) == max(value(g, seat, KNOWLEDGE) for seat in others)
    assert g.fate[g.traitor] == IN_HOUSE
    assert has(g.held[g.traitor], DYNAMITE)
    assert [seat for seat in range(seats) if has_bomb(g, seat)] == [s for s in range(seats) if s != g.traitor]
    assert g.track == 0


@pytest.mark.rule("H45-SETUP-2")
@pytest.mark.parametrize(
    "given",
    [
        {"explorers": {"father_rhinehardt": {"cards": ["dynamite"]}}},
        {"explorers": {"zoe_ingstrom": {"cards": ["dynamite"]}}},
        {"piles": {"entrance_hall": ["dynamite"]}},
        {"item_discard": ["dynamite"]},
        {},
    ],
    ids=["a hero's", "the traitor's own", "in a pile", "discarded", "in the deck"],
)
def test_the_dynamite_comes_from_wherever_it_is(given: dict[str, Any]) -> None:
    explorers = {"father_rhinehardt": {}, "zoe_ingstrom": {}, "ox_bellows": {}, **given.get("explorers", {})}
    g = setting_up(HAUNT, **{**given, "revealer": 2, "traitor": 1, "explorers": explorers})
    unasked(g.haunt.set_up(g))
    assert g.held[1] == just(DYNAMITE)
    assert [g.held[seat] for seat in (0, 2)] == [just(bomb) for bomb in BOMBS[:2]]
    assert not g.piles
    BETRAYAL.check(g)


@pytest.mark.rule("H45-SETUP-3")
def test_the_track_begins_anew() -> None:
    g = setting_up(HAUNT, track=5, traitor=0, explorers=TRIO)
    unasked(g.haunt.set_up(g))
    assert g.track == 0


@pytest.mark.rule("H45-TRAITOR-1")
def test_no_effect_moves_the_traitor() -> None:
    g = begin(HAUNT, 4, 0)
    room, tiles = g.room[g.traitor], sum(g.stacked)
    assert list(put_into(g, g.traitor, FOYER if room != FOYER else ENTRANCE_HALL)) == []
    assert list(land_in_new_room(g, g.traitor, 7)) == []
    assert g.room[g.traitor] == room
    assert sum(g.stacked) == tiles
    hero = next(seat for seat in range(4) if seat != g.traitor)
    assert g.haunt.can_be_moved(g, hero)


@pytest.mark.rule("H45-KNOW-1", "H45-KNOW-2")
def test_neither_side_reads_the_numbers_of_the_other() -> None:
    heroes, traitor = pages(HAUNT)
    assert all(words in heroes for words in ("has a trigger", "go off with time", "building a Big Bomb", "Knowledge 7"))
    assert not {"12", "8", "dice"} & set(re.findall(r"\w+", heroes))
    assert "get rid of their bombs" in traitor
    assert not {"Knowledge", "7", "5", "Madman"} & set(re.findall(r"\w+", traitor))


def test_both_sides_can_win_and_bombs_are_defused() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.chosen["defuse"]
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
