"""Haunt 23, Tentacled Horror: its setup, and games from its start to its end. Single rules: scenarios h23_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.effects.omens import CRYSTAL_BALL
from housebound.games.betrayal.figures.belongings import holder_of, spot_of
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h23_tentacled_horror.haunt import ARM_ROOMS, the_head
from housebound.games.betrayal.haunts.parts.captives import nobody_captured
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import HEROES, ROOMS
from housebound.kernel.script import SPECTATOR, Decision
from housebound.kernel.sets import has
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games, won_by
from tests.games.betrayal.haunts.positions import TRIO, carry_out, last, names, setting_up, standing

HAUNT = 23


@pytest.mark.rule("H23-SETUP-1", "H23-SETUP-2", "H23-SETUP-4", "H23-SETUP-5", "H23-KNOW-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_as_many_tentacles_as_players_come_up(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == DEAD
    assert not g.held[g.traitor]
    arms = g.data.home
    assert list(arms) == monsters(g)
    assert len(arms) == len({room_at(spot) for spot in arms.values()}) == seats
    assert {room_at(spot) for spot in arms.values()} <= set(ARM_ROOMS)
    assert all(spot_of(g, sucker) == arm for sucker, arm in arms.items())
    assert g.data.captor == nobody_captured()
    assert g.track == 1
    assert the_head(g) < 0
    assert holder_of(g, CRYSTAL_BALL) >= 0 or any(has(cards, CRYSTAL_BALL) for cards in g.piles.values())


def set_up(house: dict[str, str]) -> tuple[House[Any], list[Decision]]:
    """A table of three with these rooms that is set up, and what was asked; the last option was taken each time."""
    explorers = {
        "zoe_ingstrom": {"room": "foyer"},
        "ox_bellows": {"room": "foyer", "cards": ["crystal_ball"]},
        "jenny_leclerc": {"room": "foyer", "cards": ["axe", "dog"]},
    }
    g = setting_up(HAUNT, revealer=1, house=house, explorers=explorers)
    return g, carry_out(g, g.haunt.set_up(g), last)


MANY = {
    "gardens": "foyer.north",
    "furnace_room": "basement_landing.west",
    "chasm": "basement_landing.east",
    "underground_lake": "basement_landing.south",
}


@pytest.mark.rule("H23-SETUP-2", "H23-SETUP-4")
def test_with_too_many_rooms_the_traitor_chooses() -> None:
    g, asked = set_up(MANY)
    rooms = [f"to_room({word})" for word in ("furnace_room", "underground_lake", "gardens", "chasm")]
    assert names(asked[0]) == rooms
    assert [decision.prompt for decision in asked] == ["arm_room", "side", "arm_room", "arm_room"]
    assert {decision.seat for decision in asked} == {2}
    assert {decision.rule for decision in asked if decision.prompt == "arm_room"} == {"H23-SETUP-2"}
    assert spot_at(ROOMS["chasm"], 1) in g.data.home.values()
    assert len(g.data.home) == 3


@pytest.mark.rule("H23-SETUP-3")
def test_missing_rooms_are_fetched_as_the_traitor_likes() -> None:
    g, asked = set_up({"gardens": "foyer.north"})
    assert [len(decision.options) for decision in asked if decision.prompt == "arm_room"] == [5, 4]
    assert {decision.seat for decision in asked} == {2}
    assert {decision.rule for decision in asked if decision.prompt == "arm_room"} == {"H23-SETUP-3"}
    assert len(g.data.home) == 3
    assert spot_at(ROOMS["gardens"]) in g.data.home.values()


@pytest.mark.rule("H23-SETUP-1")
def test_what_the_dead_traitor_had_stays_in_its_room() -> None:
    g, _ = set_up(MANY)
    after = BETRAYAL.position(g)
    assert after["explorers"]["jenny_leclerc"]["fate"] == "dead"
    assert after["piles"] == {"foyer": ["axe"]}
    assert after["waiting"] == {"foyer": ["dog"]}


@pytest.mark.rule("H23-KNOW-1", "H23-KNOW-2", "H23-SUCKER-1", "H23-SETUP-6")
def test_each_side_is_shown_its_own_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g, SPECTATOR):
        assert len(look.haunt.shown["tentacle_arms"]) == 4
        hero = not look.traitor and look.seat != SPECTATOR
        assert look.haunt.shown.get("head_hits_needed") == (3 if hero else None)
        assert set(look.traits) == ({(4, 2, 7, -1)} if look.traitor else {()})


@pytest.mark.rule("H23-HEAD-1", "H23-KNOW-1")
def test_the_traitor_alone_knows_the_heads_numbers() -> None:
    g = standing(HAUNT, revealer=0, explorers=TRIO, monsters={"tentacled_head": "foyer"})
    for look in looks(g):
        assert look.traits == [(6, -1, -1, -1) if look.traitor else ()]


@pytest.mark.rule("H23-KNOW-1", "H23-KNOW-2", "H23-KNOW-3")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "Each Tentacle is an Arm" in heroes
    assert "in the room of the matching Arm when the monsters' turn begins dies" in heroes
    assert "grow stronger as time goes by" in heroes
    assert "Find the Head: holding the Crystal Ball" in heroes
    assert "Nobody knows where the creature's Head is" in heroes
    assert "Speed" not in heroes
    assert "look for the creature's Head, to kill it. Where it is, nobody knows yet" in traitor
    assert not {"Crystal", "Knowledge", "Dynamite", "three"} & set(re.findall(r"\w+", traitor))


def test_sensible_heroes_find_the_head_and_hit_it() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all((g.why == "BET-WIN-1") == won_by(g, HEROES) for g in games.ends)
    assert any(g.data.hits for g in games.ends)
    assert any(len(g.data.home) < 4 for g in games.ends), "a Tentacle was eaten"
    found = sum(the_head(g) >= 0 for g in games.ends)
    assert found >= 10
    assert games.chosen["find_head"] >= found
