"""Haunt 26, Pay the Piper: its setup, and games from its start to its end. Single rules: scenarios h26_*."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import start_of
from housebound.games.betrayal.haunts.h26_pay_the_piper.haunt import CHAMBER, RAT_ROOMS, beside_chamber, tokens_needed
from housebound.games.betrayal.house.laying import lay_beside
from housebound.games.betrayal.house.plan import in_house, lift_tile
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import DEAD, IN_HOUSE, House
from housebound.games.betrayal.words import BASEMENT_LANDING, HEROES, ROOMS, TRAITOR
from housebound.kernel.script import Decision
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, last, setting_up

HAUNT = 26


@pytest.mark.rule("H26-SETUP-3", "H26-SETUP-4", "H26-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_rats_in_rooms_with_omen_or_event(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert in_house(g, CHAMBER)
    rats = Counter(g.room[rat] for rat in monsters(g))
    assert rats.total() == 2 * seats
    occupied = {g.room[seat] for seat in range(seats)}
    fit = {room for room in RAT_ROOMS if in_house(g, room)} - occupied
    assert set(rats) <= fit
    if rats.total() >= len(fit):
        assert set(rats) == fit, "every one of them has a Rat"
    else:
        assert set(rats.values()) == {1}, "one each"
    assert CHAMBER not in occupied


@pytest.mark.rule("H26-SETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_traitor_grows(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    for trait in range(4):
        start = start_of(g, g.traitor, trait)
        assert g.clip[g.traitor * 4 + trait] > start or start == TOP


@pytest.mark.rule("H26-SETUP-1")
def test_what_was_lost_returns_first() -> None:
    weak = {"room": "foyer", "might": 0, "sanity": 1}
    g, _ = set_up({**TRIO, "madame_zostra": weak}, SMALL_HOUSE)
    assert g.clip[8:12] == [start_of(g, 2, trait) + 1 for trait in range(4)]


@pytest.mark.rule("H26-WIN-3")
@pytest.mark.parametrize(("seats", "needed"), [(3, 5), (4, 5), (5, 4), (6, 4)])
def test_how_long_the_tune_is(seats: int, needed: int) -> None:
    assert tokens_needed(begin(HAUNT, seats, 0)) == needed


SMALL_HOUSE = {
    "pentagram_chamber": "basement_landing.west",
    "larder": "basement_landing.north",
    "catacombs": "basement_landing.east",
}


def set_up(explorers: dict[str, Any], house: dict[str, str]) -> tuple[House[Any], list[Decision]]:
    """A setup for three in which everybody takes the last option; what was asked."""
    g = setting_up(HAUNT, revealer=1, house=house, explorers=explorers)
    return g, carry_out(g, g.haunt.set_up(g), last)


@pytest.mark.rule("H26-SETUP-2")
def test_everybody_is_turned_out_of_the_chamber() -> None:
    """North of the Chamber lies the Game Room, without a door between them: it is beside it all the same."""
    house = {**SMALL_HOUSE, "creaky_hallway": "basement_landing.north", "game_room": "creaky_hallway.west"}
    del house["larder"]
    inside = {"zoe_ingstrom": "pentagram_chamber", "madame_zostra": "pentagram_chamber"}
    g, asked = set_up({**TRIO, **inside}, house)
    assert sorted(beside_chamber(g)) == sorted([BASEMENT_LANDING, ROOMS["game_room"]])
    assert [decision.seat for decision in asked if decision.prompt == "leave_chamber"] == [0, 2]
    for decision in asked:
        if decision.prompt == "leave_chamber":
            assert {option.args[0] for option in decision.options} == set(beside_chamber(g))
            assert decision.rule == "H26-SETUP-2"
    assert g.room[0] in beside_chamber(g)
    assert g.room[2] in beside_chamber(g)
    assert g.room[1] == ROOMS["foyer"]
    assert not g.data.entered


@pytest.mark.rule("H26-SETUP-2")
def test_nobody_dies_on_the_way_out() -> None:
    weak = {"room": "pentagram_chamber", "sanity": 0, "knowledge": 0}
    g, _ = set_up({**TRIO, "zoe_ingstrom": weak}, SMALL_HOUSE)
    assert g.fate[0] == IN_HOUSE
    assert g.clip[2] == 0, "it has failed to leave unharmed"


@pytest.mark.rule("H26-CHAMBER-1", "H26-RAT-3")
def test_no_effect_brings_anybody_into_the_chamber() -> None:
    g = begin(HAUNT, 4, 2)
    for figure in (*heroes_in_house(g), *monsters(g)):
        room = g.room[figure]
        assert list(put_into(g, figure, CHAMBER)) == []
        assert g.room[figure] == room
    list(put_into(g, g.traitor, CHAMBER))
    assert g.room[g.traitor] == CHAMBER


@pytest.mark.rule("H26-SETUP-3", "H26-SETUP-4")
def test_more_rats_than_rooms_come_together() -> None:
    """One room with an omen is free: all six Rats are there. A second one: each gets one, the rest as the traitor
    likes.
    """
    g, asked = set_up(TRIO, SMALL_HOUSE)
    assert {g.room[rat] for rat in monsters(g)} == {ROOMS["catacombs"]}
    assert len(monsters(g)) == 6
    assert [decision.prompt for decision in asked] == ["side"] * 6, "the side in a barrier room is the traitor's choice"
    g, asked = set_up(TRIO, {**SMALL_HOUSE, "patio": "foyer.north"})
    rooms = Counter(g.room[rat] for rat in monsters(g))
    assert rooms == {ROOMS["patio"]: 5, ROOMS["catacombs"]: 1}, "the last of the options was chosen"
    assert [decision.seat for decision in asked if decision.prompt == "rat_room"] == [2] * 4


@pytest.mark.rule("H26-SETUP-4")
def test_without_such_a_room_they_come_anywhere() -> None:
    g, _ = set_up(TRIO, {"pentagram_chamber": "basement_landing.west"})
    assert len(monsters(g)) == 6
    rooms = {g.room[rat] for rat in monsters(g)}
    assert not rooms & {ROOMS["foyer"], CHAMBER, -1}


@pytest.mark.rule("H26-SETUP-2", "H26-TRAITOR-2")
def test_a_chamber_beside_the_house_has_its_landing() -> None:
    g = begin(HAUNT, 3, 0)
    lift_tile(g, CHAMBER)
    lay_beside(g, CHAMBER, 1)
    assert beside_chamber(g) == [BASEMENT_LANDING]


@pytest.mark.rule("H26-KNOW-1", "H26-RAT-1")
def test_what_each_side_sees() -> None:
    shown = {"ritual_tokens": 0, "rats_left": 8}
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown == ({**shown, "ritual_needed": 5} if look.traitor else shown)
        assert set(look.traits) == {(2, 3, 1, -1) if look.traitor else ()}


@pytest.mark.rule("H26-KNOW-1", "H26-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "performs a ritual" in heroes
    assert "every Rat in the house has to die" in heroes
    assert "Beware of swarms" in heroes
    assert not {"five", "four", "Sanity"} & set(re.findall(r"\w+", heroes))
    assert "The heroes want to kill all Rats, which would end the ritual" in traitor
    assert not {"die", "dies", "death"} & set(re.findall(r"\w+", traitor)), "it is not told what its own death means"


def test_sensible_players_play_the_pipe_and_kill_rats() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert len(games.won_by(HEROES)) > 2
    assert len(games.won_by(TRAITOR)) > 2
    for g in games.won_by(HEROES):
        assert not monsters(g) or (g.fate[g.traitor] == DEAD and not g.data.entered)
    assert all(g.data.tokens == 5 or not heroes_in_house(g) for g in games.won_by(TRAITOR))
    assert all(chosen["play_the_pipe"] >= g.data.tokens for g, chosen in games.each)
    assert games.chosen["swarm"] > 16


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    rats = monsters(g)
    assert g.haunt.goals(g, hero)[1].targets == (*rats, g.traitor)
    assert "attack(rat_1)" in g.haunt.goals(g, hero)[0].verbs
    g.data.entered = True
    assert g.haunt.goals(g, hero)[1].targets == tuple(rats)
    g.acting = g.traitor
    assert g.haunt.goals(g, g.traitor)[0].rooms == just(CHAMBER)
    g.acting = rats[0]
    assert g.haunt.goals(g, g.traitor)[0].targets == tuple(heroes_in_house(g))
