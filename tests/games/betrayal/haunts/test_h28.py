"""Haunt 28, Ring of King Solomon: its setup, and games from its start to its end. Single rules: scenarios h28_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.components import EVENT_ROOMS
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h28_ring_of_king_solomon.haunt import LORD, champion, portal_rooms
from housebound.games.betrayal.house.plan import distances, in_house
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, MIGHT, PHYSICAL, ROOMS, TO_ROOM
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, give_to, last, setting_up, unasked

HAUNT = 28


@pytest.mark.rule("H28-SETUP-1", "H28-SETUP-2", "H28-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_lord_and_demons_come_through_a_portal_far_away(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor not in (-1, g.revealer)
    assert g.fate[g.traitor] == IN_HOUSE
    names = [FIGURES.words[g.word[figure]] for figure in monsters(g)]
    assert names == ["demon_lord", *(f"demon_{n + 1}" for n in range(min(seats - 1, 4)))]
    (room,) = {g.room[figure] for figure in monsters(g)}
    assert room not in g.room[:seats]
    gaps = [distances(g, g.room[seat])[room] for seat in range(seats)]
    in_events = [r for r in EVENT_ROOMS if in_house(g, r) and r not in g.room[:seats]]
    assert room in in_events or not in_events
    far = [r for r in in_events if all(not 0 <= distances(g, g.room[seat])[r] < 4 for seat in range(seats))]
    assert not far or all(gap < 0 or gap >= 4 for gap in gaps)


def portals(house: dict[str, str], explorers: dict[str, str]) -> list[str]:
    return [ROOMS.words[room] for room in portal_rooms(setting_up(HAUNT, house=house, explorers=explorers))]


BELOW = {"ox_bellows": "entrance_hall", "zoe_ingstrom": "entrance_hall", "madame_zostra": "entrance_hall"}


@pytest.mark.rule("H28-SETUP-2")
def test_the_portal_is_in_an_event_room_four_away() -> None:
    assert portals({"chapel": "upper_landing.north"}, BELOW) == ["chapel"]
    both = {"chapel": "upper_landing.north", "tower": "upper_landing.east", "patio": "foyer.north"}
    assert set(portals(both, BELOW)) == {"chapel", "tower"}, "the Patio is too near"
    row = {"chapel": "upper_landing.north", "creaky_hallway": "upper_landing.east", "tower": "creaky_hallway.east"}
    assert set(portals(row, BELOW)) == {"chapel", "tower"}, "the Tower is farther, but the Chapel far enough"


@pytest.mark.rule("H28-SETUP-2")
def test_else_in_the_farthest_event_room_that_nobody_is_in() -> None:
    near = {"patio": "foyer.north", "dusty_hallway": "patio.north", "gardens": "entrance_hall.south"}
    assert portals(near, BELOW) == ["patio"]
    occupied = {**BELOW, "zoe_ingstrom": "patio"}
    assert portals(near, occupied) == ["gardens"]


@pytest.mark.rule("H28-SETUP-2")
def test_else_in_the_farthest_room_of_all() -> None:
    assert portals({}, BELOW) == ["basement_landing"], "there is no way into the basement: infinitely far"
    below = {**BELOW, "madame_zostra": "basement_landing"}
    assert portals({}, below) == ["upper_landing"]


@pytest.mark.rule("H28-LORD-3", "H28-LORD-5", "H28-LORD-6", "H28-LORD-7")
def test_the_lord_is_stunned_by_his_first_defeat_and_destroyed_by_his_second() -> None:
    """Only a carrier of the Ring defeats him."""
    g = begin(HAUNT, 4, 0)
    (lord,) = monsters(g, LORD)
    hero, other, *_ = heroes_in_house(g)
    demon = next(figure for figure in monsters(g) if figure != lord)
    give_to(g, hero, RING)
    assert unasked(g.haunt.hurt_monster(g, lord, PHYSICAL, 1, None)) is False
    assert unasked(g.haunt.hurt_monster(g, demon, PHYSICAL, 1, Attack(hero, demon, MIGHT))) is False
    assert unasked(g.haunt.hurt_monster(g, lord, PHYSICAL, 1, Attack(other, lord, MIGHT))) is False
    assert g.data.defeats == 0
    assert unasked(g.haunt.hurt_monster(g, lord, PHYSICAL, 1, Attack(hero, lord, MIGHT))) is False
    assert monsters(g, LORD) == [lord]
    assert unasked(g.haunt.hurt_monster(g, lord, PHYSICAL, 1, Attack(lord, hero, MIGHT))) is True
    assert monsters(g, LORD) == []
    assert g.haunt.winner(g) == g.haunt.team_seats(g, HEROES)


@pytest.mark.rule("H28-DEMON-1", "H28-DEMON-2", "H28-DEMON-3", "H28-DEMON-4", "H28-LORD-1", "H28-KNOW-1", "H28-KNOW-2")
def test_what_each_side_sees() -> None:
    numbers = [(7, 2, 7, -1), (5, 3, 5, -1), (4, 4, 4, -1), (3, 5, 3, -1), (2, 6, 2, -1)]
    for look in looks(begin(HAUNT, 5, 0)):
        assert look.haunt.shown == ({"obeying": []} if look.traitor else {"obeying": [], "lord_defeats": 0})
        assert look.traits == (numbers if look.traitor else [()] * 5)


@pytest.mark.rule("H28-KNOW-1", "H28-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "A portal has opened" in heroes
    assert "they want to kill everyone" in heroes
    assert "Only the Ring helps for good" in heroes
    assert "take the Ring instead of dealing damage" not in heroes
    assert "The heroes will try to kill the Demons" in traitor
    assert not {"destroyed", "defeat", "control", "obeys"} & set(re.findall(r"\w+", traitor))


@pytest.mark.rule("H28-SETUP-2")
def test_the_traitor_chooses_the_portal_and_its_side() -> None:
    """Two rooms are far enough; the Tower has a barrier, and all come out on the same side of it."""
    house = {"chapel": "upper_landing.north", "tower": "upper_landing.east"}
    portal = TO_ROOM(ROOMS["tower"])
    g = setting_up(HAUNT, traitor=2, house=house, explorers=BELOW)
    asked = carry_out(g, g.haunt.set_up(g), lambda one: portal if portal in one.options else last(one))
    assert [(one.seat, one.prompt) for one in asked] == [(2, "portal_room"), (2, "side")]
    assert asked[0].rule == "H28-SETUP-2"
    assert {spot_of(g, figure) for figure in monsters(g)} == {spot_at(ROOMS["tower"], 1)}
    assert len(monsters(g)) == 3


@pytest.mark.rule("H28-DEMON-8")
def test_a_demon_does_nothing_with_the_ring_but_keep_it() -> None:
    g = begin(HAUNT, 4, 0)
    hero, *_ = heroes_in_house(g)
    assert g.haunt.can_handle_items(g, hero)
    for figure in monsters(g):
        assert not g.haunt.can_handle_items(g, figure)
        assert not g.haunt.uses_items(g, figure)
        assert g.haunt.may_hold(g, figure, CARDS["axe"]) == "BET-MONSTER-15"


def test_sensible_players_fight_for_the_ring_and_some_destroy_the_lord() -> None:
    games = sensible_games(HAUNT, range(60, 90), seats=(4,))
    for g in games.ends:
        assert (g.why == "BET-WIN-1") == (g.data.defeats == 2) == (not monsters(g, LORD))
    assert any(g.why == "BET-WIN-1" for g in games.ends)
    assert {"steal", "give"} <= set(games.chosen)


@pytest.mark.rule("H28-CONTROL-4", "H28-CONTROL-5")
def test_control_passes_to_a_hero_who_takes_the_ring_by_force() -> None:
    g = begin(HAUNT, 4, 0)
    demon = monsters(g)[1]
    thief, victim, *_ = heroes_in_house(g)
    give_to(g, thief, RING)
    g.data.controlled = (demon,)
    assert list(g.haunt.stolen(g, thief, victim, RING)) == []
    assert g.data.controlled == (demon,)
    assert g.haunt.controller(g, demon) == thief
    give_to(g, g.traitor, RING)
    list(g.haunt.stolen(g, g.traitor, thief, RING))
    assert g.data.controlled == ()


def test_the_best_of_the_heroes_is_to_carry_the_ring() -> None:
    g = begin(HAUNT, 4, 2)
    first, second, *others = heroes_in_house(g)
    for seat in (first, second, *others):
        g.clip[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
    g.clip[second * 4 + 2] = 7
    give_to(g, first, RING)
    assert champion(g) == second
    assert g.haunt.goals(g, first)[0].verbs == (f"give(ring,{FIGURES.words[g.word[second]]})",)
    assert g.haunt.goals(g, second)[0].rooms == just(g.room[first])
    give_to(g, second, RING)
    assert g.haunt.goals(g, second)[-1].targets == tuple(monsters(g, LORD))
