"""Haunt 18, United We Stand: setup, the traitor's numbers, and games from its start to its end. Single rules: h18_*."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.figures.damage import BY_CARD, BY_HAUNT
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes
from housebound.games.betrayal.figures.traits import gain, lower, value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h18_united_we_stand.fire import burnable
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.play.moving import spaces
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OUTSIDE, House, changed
from housebound.games.betrayal.words import (
    CARDS,
    FURNACE_ROOM,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    STAIRS_FROM_BASEMENT,
    TRAITOR,
)
from housebound.kernel.script import SPECTATOR, Decision, Ended, Option
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, play, sensible_games, sensibly

HAUNT = 18


@pytest.mark.rule("H18-SETUP-1", "H18-SETUP-2", "H18-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_revealer_is_changed_and_the_stairs_are_there(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[:seats] == (IN_HOUSE,) * seats
    assert in_house(g, STAIRS_FROM_BASEMENT)
    assert (value(g, g.traitor, MIGHT), value(g, g.traitor, SPEED)) == (5, seats + 1)
    clips = g.clip[g.traitor * 4 : g.traitor * 4 + 4]
    view = BETRAYAL.view(BETRAYAL.sight(g, SPECTATOR))
    shown = view.explorers[g.traitor]
    assert shown.clips == tuple(clips), "the clips stay where they are"
    assert shown.values[:2] == (5, seats + 1)
    assert shown.values[2:] == tuple(shown.tracks[n][clips[n]] for n in (SANITY, KNOWLEDGE))


@pytest.mark.rule("H18-BODY-6")
@pytest.mark.parametrize(("kills", "might", "speed"), [(0, 5, 6), (1, 6, 5), (4, 9, 2), (5, 10, 1), (6, 11, 1)])
def test_each_hero_absorbed_makes_it_stronger_and_slower(kills: int, might: int, speed: int) -> None:
    g = begin(HAUNT, 5, 0)
    g.data.kills = kills
    assert (value(g, g.traitor, MIGHT), value(g, g.traitor, SPEED)) == (might, speed)
    hero = heroes_in_house(g)[0]
    assert value(g, hero, MIGHT) == begin_value(g, hero, MIGHT), "nobody else changes"


def begin_value(g: House[Any], seat: int, trait: int) -> int:
    return BETRAYAL.view(BETRAYAL.sight(g, seat)).explorers[seat].tracks[trait][g.clip[seat * 4 + trait]]


@pytest.mark.rule("H18-SETUP-1", "H18-SETUP-2")
def test_plain_numbers_are_moved_by_nothing() -> None:
    g = begin(HAUNT, 4, 0)
    for trait, moves in ((MIGHT, False), (SPEED, False), (SANITY, True), (KNOWLEDGE, True)):
        g.clip[g.traitor * 4 + trait] = 2
        assert bool(gain(g, g.traitor, trait, 1)) == moves
        assert bool(lower(g, g.traitor, trait, 1, BY_CARD)) == moves
    hero = heroes_in_house(g)[0]
    g.clip[hero * 4] = 2
    assert gain(g, hero, MIGHT, 1) == 1


@pytest.mark.rule("H18-BODY-2")
def test_physical_damage_passes_the_traitor_by() -> None:
    g = begin(HAUNT, 4, 0)
    hero = heroes_in_house(g)[0]
    assert g.haunt.filter_damage(g, g.traitor, PHYSICAL, 4, BY_HAUNT) == (PHYSICAL, 0)
    assert g.haunt.filter_damage(g, g.traitor, MENTAL, 4, BY_HAUNT) == (MENTAL, 4)
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 4, BY_HAUNT) == (PHYSICAL, 4)
    assert g.haunt.takes_split(g, g.traitor, PHYSICAL, 3, BY_HAUNT, -1) == (3, 0)
    assert g.haunt.takes_split(g, g.traitor, MENTAL, 3, BY_HAUNT, -1) is None
    assert g.haunt.takes_split(g, hero, PHYSICAL, 3, BY_HAUNT, -1) is None


@pytest.mark.rule("H18-BODY-1")
def test_its_spaces_are_what_it_rolled() -> None:
    g = begin(HAUNT, 4, 0)
    g.data.spaces = 7
    hero = heroes_in_house(g)[0]
    assert spaces(g, g.traitor) == 7
    assert spaces(g, hero) == value(g, hero, SPEED)
    g.held[g.traitor] |= 1 << CARDS["lights_out"]
    assert spaces(g, g.traitor) == 1


@pytest.mark.rule("HC-23")
def test_a_furnace_room_that_nobody_can_find_any_more_is_brought() -> None:
    for seed in range(20):
        g = begin(HAUNT, 4, seed)
        if in_house(g, FURNACE_ROOM):
            continue
        hero = heroes_in_house(g)[0]
        assert list(g.haunt.on_turn_start(g, hero)) == [], "it can still be found"
        g.doorways = changed(g.doorways, 0, 0)
        list(g.haunt.on_turn_start(g, hero))
        assert in_house(g, FURNACE_ROOM)
        return
    raise AssertionError("the Furnace Room is always there")


@pytest.mark.rule("H18-WIN-4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_traitor_wins_when_at_most_one_hero_is_alive(seats: int) -> None:
    g = begin(HAUNT, seats, 2)
    heroes = living_heroes(g)
    for seat in heroes[:-2]:
        g.fate = changed(g.fate, seat, DEAD)
    assert g.haunt.winner(g) == 0
    g.fate = changed(g.fate, heroes[0], OUTSIDE)
    assert g.haunt.winner(g) == 0 or seats > 3, "out of the house is alive"
    g.fate = changed(g.fate, heroes[-2], DEAD)
    g.fate = changed(g.fate, heroes[0], DEAD)
    with pytest.raises(Ended):
        check_win(g)
    assert g.winners == 1 << g.traitor


@pytest.mark.rule("H18-WIN-3")
def test_it_wins_outside_after_two_kills() -> None:
    g = begin(HAUNT, 6, 1)
    g.data.kills = 2
    g.fate = changed(g.fate, g.traitor, OUTSIDE)
    assert g.haunt.winner(g) == 1 << g.traitor


@pytest.mark.parametrize("seats", SEATS)
def test_everything_but_the_pages_is_open(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    g.data.stoker = heroes_in_house(g)[0]
    g.data.door = 1
    for look in looks(g, SPECTATOR):
        shown = look.haunt.shown
        assert (shown["traitor_might"], shown["traitor_speed"], shown["heroes_absorbed"]) == (5, seats + 1, 0)
        assert shown["front_door_open"] is True
        assert shown["front_door_open_to_traitor"] is False
        assert shown["furnace_overheated_by"] == look.view.explorers[g.data.stoker].character
        assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H18-KNOW-1", "H18-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "wants to kill you" in heroes
    assert "burning down the house" in heroes
    assert "overheat" in heroes
    assert not {"pull", "pulled", "absorbed", "Absorbing"} & set(re.findall(r"\w+", heroes))
    assert "destroy you with fire and to leave by the front door" in traitor
    assert "can be pulled back" in traitor
    assert not {"Furnace", "furnace", "overheat", "burned"} & set(re.findall(r"\w+", traitor))


@pytest.mark.rule("H18-KNOW-2")
def test_how_the_fire_goes_on_is_no_secret_once_the_furnace_room_has_burned() -> None:
    g = begin(HAUNT, 4, 0)
    fire = [rule.id for rule in g.haunt.rulebook if rule.id.startswith("H18-FIRE-")]
    assert len(fire) == 7
    assert not any(g.haunt.may_read(g, g.traitor, rule) for rule in fire)
    g.lost |= 1 << FURNACE_ROOM
    assert all(g.haunt.may_read(g, g.traitor, rule) for rule in fire)
    assert not g.haunt.may_read(g, g.traitor, "H18-DOOR-1")
    assert g.haunt.may_read(g, g.traitor, "H18-PULL-1")


def test_sensible_players_burn_the_house_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert all(g.why != "BET-WIN-7" for g in games.ends)
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert {"overheat_furnace", "open_front_door", "go_out_of_house", "pull_back"} <= set(games.chosen)


def test_sensible_players_burn_others_rather_than_themselves() -> None:
    own, enemies = 0, 0

    def choose(g: House[Any], decision: Decision, rng: Random) -> Option:
        nonlocal own, enemies
        option = sensibly(g, decision, rng)
        if decision.prompt == "burn":
            assert set(decision.options) == {o for o in decision.options if o.args[0] in burnable(g)}
            assert option.args[0] in rooms_in_house(g)
            own += option.args[0] == g.room[decision.seat] and len(decision.options) > 1
            foes = {g.room[s] for s in range(g.rules.seats) if g.team[s] != g.team[decision.seat] and g.room[s] >= 0}
            enemies += option.args[0] in foes
        return option

    for seed in range(12):
        play(HAUNT, 4, seed, choose=choose)
    assert own == 0
    assert enemies > 0
