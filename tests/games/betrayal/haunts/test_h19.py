"""Haunt 19, A Friend for the Ages: its setup, and games from its start to its end. Single rules: scenarios h19_*."""

from __future__ import annotations

import re
from random import Random

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import start_of
from housebound.games.betrayal.haunts.h19_a_friend_for_the_ages.haunt import (
    AMULET,
    DESTROYED_NEEDED,
    PAINT_ROOMS,
    kept_paint,
    strokes_needed,
)
from housebound.games.betrayal.haunts.parts.paint import ALL_PAINT, PAINTS, paint_about
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.state import DEAD, IN_HOUSE, SETTING_UP
from housebound.games.betrayal.words import GALLERY, HEROES, PICK_TRAIT, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR, Decision
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, at_random, begin, house, new_table, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, first, setting_up, unasked

HAUNT = 19


@pytest.mark.rule("H19-SETUP-3", "H19-SETUP-5", "H19-SETUP-6")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_paint_in_the_listed_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert not monsters(g)
    assert in_house(g, GALLERY)
    rooms = [room for room in PAINT_ROOMS if in_house(g, room)]
    placed = min(len(rooms), seats + 1)
    assert g.data.placed == paint_about(g) == placed
    assert kept_paint(g) == seats + 1 - placed
    assert strokes_needed(g) == seats - 1
    with_paint = [spot >> 1 for spot, cards in g.piles.items() if cards & ALL_PAINT]
    assert len(with_paint) == placed, "one in each"
    assert set(with_paint) <= set(rooms)


@pytest.mark.rule("H19-SETUP-1", "H19-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_traitor_grows(seats: int) -> None:
    g = begin(HAUNT, seats, 3)
    assert g.fate[g.traitor] == IN_HOUSE
    above = [g.clip[g.traitor * 4 + trait] - start_of(g, g.traitor, trait) for trait in range(4)]
    assert min(above) >= 0
    low = [steps for trait, steps in enumerate(above) if g.clip[g.traitor * 4 + trait] < TOP]
    assert sum(above) >= seats - 1
    assert max(above) > min(low) or seats == 5


FAR_HOUSE = {
    "gallery": "upper_landing.east",
    "patio": "foyer.north",
    "abandoned_room": "foyer.south",
    "wine_cellar": "basement_landing.north",
    "storeroom": "upper_landing.north",
    "statuary_corridor": "upper_landing.south",
}


@pytest.mark.rule("H19-SETUP-4")
def test_more_rooms_than_paint_the_far_ones_get_it() -> None:
    """3 players, 4 pots, 5 rooms; everybody is on the upper floor or in the Foyer."""
    g = setting_up(HAUNT, house=FAR_HOUSE, explorers=TRIO)
    asked = carry_out(g, g.haunt.set_up(g), lambda d: d.options[1 if d.prompt == "paint_waits" else 0])
    # no way to the Wine Cellar; the upper floor is 3 away, Patio and Abandoned Room 1: one of these two is left out
    with_paint = {ROOMS.words[spot >> 1] for spot, cards in g.piles.items() if cards & ALL_PAINT}
    assert with_paint == {"wine_cellar", "storeroom", "statuary_corridor", "patio"}
    waits = [decision.seat for decision in asked if decision.prompt == "paint_waits"]
    assert waits == [2], "the first hero chooses among equals"
    assert kept_paint(g) == 0


def picks_trait(decision: Decision) -> bool:
    return first(decision).verb is PICK_TRAIT


@pytest.mark.rule("H19-SETUP-1", "H19-SETUP-2")
def test_steps_for_the_trait_that_has_grown_least() -> None:
    """Ox has Speed 2 steps below its start and Might 2 above: Speed returns, and the other three grow in turn."""
    g = setting_up(HAUNT, seats=4, house={"gallery": "upper_landing.east"})
    seat = g.traitor
    start = [start_of(g, seat, trait) for trait in range(4)]
    g.clip[seat * 4] = start[0] + 2
    g.clip[seat * 4 + 1] = start[1] - 2
    asked = carry_out(g, g.haunt.set_up(g))
    assert {decision.seat for decision in asked} == {seat}
    offered = [[option.args[0] for option in decision.options] for decision in asked if picks_trait(decision)]
    assert offered == [[1, 2, 3], [2, 3]], "the last one is forced"
    assert g.clip[seat * 4 : seat * 4 + 4] == [start[0] + 2, start[1] + 1, start[2] + 1, start[3] + 1]


@pytest.mark.rule("H19-SETUP-2")
def test_a_trait_at_the_top_is_skipped() -> None:
    g = setting_up(HAUNT, seats=6, house={"gallery": "upper_landing.east"})
    seat = g.traitor
    g.clip[seat * 4 : seat * 4 + 4] = [TOP, TOP, TOP, TOP - 2]
    unasked(g.haunt.set_up(g))
    assert g.clip[seat * 4 : seat * 4 + 4] == [TOP] * 4


@pytest.mark.rule("H19-SETUP-6")
@pytest.mark.parametrize("seed", range(6))
def test_a_missing_gallery_is_laid_by_the_heroes(seed: int) -> None:
    table = new_table(HAUNT, 4, seed)
    rng = Random(seed)
    while house(table).phase <= SETTING_UP:
        g, decision = house(table), table.pending[0]
        if g.phase == SETTING_UP and decision.prompt in ("attach", "turn_tile"):
            assert decision.seat == (g.traitor + 1) % 4
        table.choose(decision.seat, at_random(g, decision, rng), decision.id)
    assert in_house(house(table), GALLERY)


@pytest.mark.rule("HC-23")
def test_a_room_for_paint_that_cannot_be_found_any_more_is_fetched() -> None:
    g = begin(HAUNT, 4, 2)
    hero = heroes_in_house(g)[0]
    missing = [room for room in PAINT_ROOMS if not in_house(g, room)]
    assert missing
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert not any(in_house(g, room) for room in missing), "they can still be discovered"
    g.doorways = (0, 0, 0)
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert all(in_house(g, room) for room in missing)
    assert kept_paint(g) == 0


@pytest.mark.rule("H19-PAINT-3")
def test_the_dog_carries_no_paint() -> None:
    g = begin(HAUNT, 3, 0)
    assert not any(g.haunt.dog_carries(g, pot) for pot in PAINTS)
    assert g.haunt.dog_carries(g, AMULET)


@pytest.mark.rule("H19-KNOW-1", "H19-KNOW-2")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 2)
    assert kept_paint(g) == 3
    everybodys = {"strokes": 0, "destroyed_paint": 0}
    *players, spectator = looks(g, SPECTATOR)
    for look in players:
        own = {"destruction_needed": 3} if look.traitor else {"strokes_needed": 3, "kept_paint": kept_paint(g)}
        assert look.haunt.shown == {**everybodys, **own}
    assert spectator.haunt.shown == everybodys


@pytest.mark.rule("H19-KNOW-1", "H19-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "guard it at any price" in heroes
    assert "Knowledge 4+" in heroes
    assert not {"destroy", "destroyed", "three"} & set(re.findall(r"\w+", heroes))
    assert "paint another face over yours" in traitor
    assert "There is Paint in the house" in traitor
    assert not {"strokes", "stroke", "Knowledge", "Attic"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_paint_and_destroy() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert len(games.won_by(HEROES)) > 2
    assert len(games.won_by(TRAITOR)) > 2
    for g in games.won_by(HEROES):
        assert g.data.painted == 3 or g.fate[g.traitor] == DEAD
        assert g.winners == g.haunt.team_seats(g, HEROES)
    for g in games.won_by(TRAITOR):
        assert g.data.destroyed == DESTROYED_NEEDED or not heroes_in_house(g)
    for g, chosen in games.each:
        assert chosen["destroy_paint"] == g.data.destroyed
        assert chosen["repaint"] >= g.data.painted


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    assert g.haunt.goals(g, hero)[-1].cards == PAINTS
    assert g.traitor in g.haunt.goals(g, hero)[0].spare
    assert g.haunt.goals(g, g.traitor)[0].cards == PAINTS
    spot = next(spot for spot, cards in g.piles.items() if cards & 1 << PAINTS[0])
    g.piles[spot] &= ~(1 << PAINTS[0])
    g.held[hero] |= 1 << PAINTS[0]
    assert g.haunt.goals(g, hero)[0].rooms == 1 << GALLERY
    assert hero in g.haunt.goals(g, g.traitor)[0].targets
    g.held[hero] ^= 1 << PAINTS[0]
    g.held[g.traitor] |= 1 << PAINTS[0]
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("destroy_paint",)
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
    g.held[g.traitor] ^= 1 << PAINTS[0]
    g.held[hero] |= 1 << AMULET
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
