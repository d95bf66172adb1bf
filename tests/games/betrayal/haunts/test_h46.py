"""Haunt 46, The Feast: setup, sides, and games from its start to its end. Single rules: scenarios h46_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h46_the_feast.haunt import ATTIC, DINING_ROOM
from housebound.games.betrayal.haunts.h46_the_feast.victims import FREAK, VICTIM
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import CARDS, CHARACTERS, HEROES, PHYSICAL, SPEED, TRAITOR, WEST
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, last, setting_up

HAUNT = 46


@pytest.mark.rule("H46-SETUP-1", "H46-SETUP-2", "H46-SETUP-3", "H46-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_freaks_at_table_and_victims_upstairs(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    freaks, victims = monsters(g, FREAK), monsters(g, VICTIM)
    assert [g.room[figure] for figure in freaks] == [DINING_ROOM] * (seats - 1)
    assert len(victims) == seats - 1
    assert len(set(g.data.facing.values())) == 1, "all look the same way"
    assert sorted(g.data.facing) == victims
    assert g.square[ATTIC] >= 0
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.data.door == g.data.eaten == g.data.escaped == 0
    assert g.data.led == -1


@pytest.mark.rule("H46-SETUP-2", "H46-SETUP-3", "H46-SETUP-4")
def test_each_side_fetches_its_room_and_the_first_hero_says_where_victims_look() -> None:
    g = setting_up(HAUNT, revealer=0, traitor=1, explorers=TRIO)
    asked = carry_out(g, g.haunt.set_up(g), last)
    assert [(decision.seat, decision.prompt) for decision in asked][-1] == (2, "facing")
    assert {decision.seat for decision in asked[:-1]} == {1, 2}, (
        "the Dining Room is the traitor's, the Attic the heroes'"
    )
    assert asked[-1].rule == "H46-SETUP-4"
    assert [g.room[figure] for figure in monsters(g, VICTIM)] == [ATTIC] * 2
    assert set(g.data.facing.values()) == {WEST}
    BETRAYAL.check(g)


@pytest.mark.rule("H46-SETUP-2", "H46-SETUP-3")
def test_rooms_that_are_there_are_not_fetched() -> None:
    house = {"dining_room": "foyer.north", "attic": "upper_landing.north"}
    g = setting_up(HAUNT, revealer=0, traitor=1, explorers=TRIO, house=house)
    assert [decision.prompt for decision in carry_out(g, g.haunt.set_up(g))] == ["facing"]


def test_the_traitor_is_madame_zostra_or_the_slowest() -> None:
    for seed in range(8):
        g = begin(HAUNT, 6, seed)
        zostra = CHARACTERS["madame_zostra"]
        if zostra in g.character:
            assert g.character[g.traitor] == zostra
        else:
            assert value(g, g.traitor, SPEED) == min(value(g, seat, SPEED) for seat in range(6))


@pytest.mark.rule("H46-VICTIM-1", "H46-VICTIM-2", "H46-VICTIM-3", "H46-VICTIM-7")
def test_victims_are_on_the_heroes_side_and_slow_nobody() -> None:
    g = begin(HAUNT, 4, 0)
    freak, victim = monsters(g, FREAK)[0], monsters(g, VICTIM)[0]
    hero = next(seat for seat in range(4) if seat != g.traitor)
    haunt = g.haunt
    assert haunt.side_of(g, victim) == HEROES
    assert haunt.side_of(g, freak) == TRAITOR
    assert haunt.opponents(g, freak, victim)
    assert not haunt.opponents(g, hero, victim)
    assert not haunt.slows(g, victim, freak)
    assert not haunt.slows(g, freak, victim)
    assert not haunt.slows(g, g.traitor, victim)
    assert haunt.slows(g, freak, hero)
    assert haunt.slows(g, hero, freak)
    assert haunt.controller(g, freak) == g.traitor
    assert haunt.controller(g, victim) == (g.traitor + 1) % 4
    assert not haunt.acts_in_monster_turn(g, victim)
    assert not haunt.can_ride(g, victim)
    assert haunt.can_ride(g, freak)
    assert not haunt.heeds(g, victim, CARDS["spirit_board"])
    assert haunt.heeds(g, freak, CARDS["spirit_board"])


@pytest.mark.rule("H46-FREAK-2", "H46-VICTIM-2")
def test_what_would_stun_kills() -> None:
    g = begin(HAUNT, 4, 0)
    freak, victim = monsters(g, FREAK)[0], monsters(g, VICTIM)[0]
    for figure in (freak, victim):
        assert not list(g.haunt.hurt_monster(g, figure, PHYSICAL, 4, None))
    assert g.kind[freak] == g.kind[victim] == -1
    assert len(g.data.corpses) == 1
    BETRAYAL.check(g)


@pytest.mark.rule("H46-FREAK-1", "H46-VICTIM-1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_side_knows_its_own(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    freaks, victims = (4, 2, 4, -1), (3, 2, 3, -1)
    for look in looks(g, SPECTATOR):
        traits = set(look.traits)
        assert traits == ({()} if look.seat == SPECTATOR else {freaks, ()} if look.traitor else {victims, ()})
        assert look.haunt.shown["victims_eaten"] == 0
        assert len(look.haunt.shown["victims_facing"]) == seats - 1
        assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H46-KNOW-1", "H46-KNOW-2")
def test_only_the_heroes_know_how_victims_move_and_the_door_opens() -> None:
    heroes, traitor = pages(HAUNT)
    assert all(
        words in heroes for words in ("grow stronger with every Victim", "goes 2 rooms", "front door", "lead it")
    )
    assert "the heroes will try to save them" in traitor
    assert not [words for words in ("front door", "2 spaces", "turns left", "Knowledge") if words in traitor]


@pytest.mark.rule("H46-FEAST-2")
def test_a_freak_that_has_eaten_has_more_of_everything_it_has() -> None:
    g = begin(HAUNT, 3, 0)
    freak, other = monsters(g, FREAK)
    g.data.grown[freak] = 2
    assert [value(g, freak, trait) for trait in range(4)] == [6, 4, 6, -1]
    assert [value(g, other, trait) for trait in range(4)] == [4, 2, 4, -1]


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert {"escort", "lead_out", "feast_on_victim", "feast_on_hero", "open_front_door"} <= set(games.chosen)
