"""Haunt 24, Fly Away Home: its setup, and games from its start to its end. Single rules: scenarios h24_*."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h24_fly_away_home.haunt import (
    ORGAN_ROOM,
    PLAYED,
    ROOSTS,
    STARTED,
    entry_rooms,
    loves_music,
)
from housebound.games.betrayal.house.plan import faces_outside, in_house, rooms_in_house
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House
from housebound.games.betrayal.words import CHARACTERS, FIGURES, HEROES, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Decision
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, last, names, setting_up, unasked

HAUNT = 24


@pytest.mark.rule("H24-SETUP-1", "H24-SETUP-2", "H24-SETUP-4", "H24-BAT-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_the_traitor_is_dead_and_the_first_bats_wake(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.fate[g.traitor] == DEAD
    assert not g.held[g.traitor]
    assert in_house(g, ORGAN_ROOM)
    rooms = [g.room[bat] for bat in monsters(g)]
    for pair in ROOSTS:
        inside = [room for room in pair if in_house(g, room)]
        assert sorted(rooms.count(room) for room in inside) in ([], [3], [0, 3])
    assert all(room in (*ROOSTS[0], *ROOSTS[1]) for room in rooms)
    assert all([value(g, bat, trait) for trait in range(4)] == [2, 5, 1, -1] for bat in monsters(g))


EXPLORERS = {
    "zoe_ingstrom": "foyer",
    "ox_bellows": "foyer",
    "madame_zostra": {"room": "foyer", "cards": ["axe", "dog"]},
}


def set_up(house: dict[str, str]) -> tuple[House[Any], list[Decision]]:
    """A table of three with these rooms that is set up, and what was asked; the last option was taken each time."""
    g = setting_up(HAUNT, revealer=0, traitor=2, house=house, explorers=EXPLORERS)
    return g, carry_out(g, g.haunt.set_up(g), last)


@pytest.mark.rule("H24-SETUP-1")
def test_what_the_dead_traitor_had_stays_in_its_room() -> None:
    g, _ = set_up({"organ_room": "foyer.north"})
    after = BETRAYAL.position(g)
    assert after["explorers"]["madame_zostra"]["fate"] == "dead"
    assert (after["piles"], after["waiting"]) == ({"foyer": ["axe"]}, {"foyer": ["dog"]})


@pytest.mark.rule("H24-SETUP-2", "H24-SETUP-3")
def test_the_traitor_chooses_between_the_rooms_of_a_pair_and_each_bats_side() -> None:
    house = {"chasm": "basement_landing.north", "catacombs": "basement_landing.south", "organ_room": "foyer.north"}
    g, asked = set_up(house)
    assert names(asked[0]) == ["to_room(chasm)", "to_room(catacombs)"]
    assert [(one.seat, one.prompt) for one in asked] == [(2, "roost")] + [(2, "side")] * 3
    assert asked[0].rule == "H24-SETUP-2"
    assert [spot_of(g, bat) for bat in monsters(g)] == [spot_at(ROOMS["catacombs"], 1)] * 3


@pytest.mark.rule("H24-SETUP-2")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    g, asked = set_up({"attic": "upper_landing.north", "organ_room": "foyer.north"})
    assert not asked
    assert [g.room[bat] for bat in monsters(g)] == [ROOMS["attic"]] * 3


@pytest.mark.rule("H24-SETUP-4")
def test_the_first_hero_lays_the_organ_room() -> None:
    g, asked = set_up({})
    assert in_house(g, ORGAN_ROOM)
    assert {one.seat for one in asked} == {0}


@pytest.mark.rule("H24-BAT-6")
def test_by_which_rooms_they_come() -> None:
    g = begin(HAUNT, 6, 0)
    always = {*("balcony", "gardens", "graveyard", "patio", "tower"), *("chasm", "conservatory", "entrance_hall")}
    windows = {"bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom"}
    for room in rooms_in_house(g):
        word = ROOMS.words[room]
        assert (room in entry_rooms(g)) == (word in always or (word in windows and faces_outside(g, room)))


@pytest.mark.rule("H24-BAT-5")
def test_no_more_than_24_are_in_the_house() -> None:
    g = begin(HAUNT, 4, 1)
    while len(monsters(g)) < 23:
        add_monster(g, 0, ROOMS["entrance_hall"])
    for seed in range(4):
        g.chance = Chance(Random(seed), [])
        carry_out(g, g.haunt.on_monster_turn_start(g))
    assert len(monsters(g)) == 24


@pytest.mark.rule("H24-BAT-8")
def test_only_bats_that_came_in_this_turn_have_used_a_space() -> None:
    g = begin(HAUNT, 4, 1)
    old = monsters(g) or [add_monster(g, 0, ROOMS["entrance_hall"])]
    g.data.new = list(old)
    carry_out(g, g.haunt.on_monster_turn_start(g))
    new = [bat for bat in monsters(g) if bat not in old]
    assert new
    for bats, spent in ((old, 0), (new, 1)):
        for bat in bats:
            assert unasked(g.haunt.before_monster(g, bat)) is False
            assert g.spent == spent


@pytest.mark.rule("H24-HEROES-2")
def test_whose_hobby_is_music() -> None:
    g = begin(HAUNT, 6, 0)
    lovers = {"darrin_williams", "zoe_ingstrom", "professor_longfellow"}
    assert lovers <= set(CHARACTERS.words)
    for seat in range(6):
        assert loves_music(g, seat) == (CHARACTERS.words[g.character[seat]] in lovers)


@pytest.mark.rule("H24-KNOW-1", "H24-KNOW-2", "H24-BAT-1")
def test_who_reads_what() -> None:
    g = begin(HAUNT, 4, 0)
    g.data.host = {}
    for organ in range(3):
        g.data.organ = organ
        for look in looks(g, SPECTATOR):
            assert BETRAYAL.hidden(g, look.seat) == {}
            hero, shown = look.seat in heroes_in_house(g), look.haunt.shown
            assert shown.get("organ_started") == (organ >= STARTED if hero or organ >= STARTED else None)
            assert shown.get("bats_driven_off") == (organ == PLAYED if hero or organ == PLAYED else None)
            assert shown.get("bats_left") == (24 - len(monsters(g)) if look.traitor else None)
            assert all(bool(bat.traits) == look.traitor for bat in look.view.monsters)


@pytest.mark.rule("H24-KNOW-1", "H24-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "Bloodsucking Bats want to kill you all" in heroes
    assert "is dead already" in heroes
    assert "Start the organ" in heroes
    assert not {"24", "window", "die"} & set(re.findall(r"\w+", heroes))
    assert "look for a way to drive you away" in traitor
    assert not {"organ", "Organ", "play", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_reach_the_organ_or_are_drained() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert all(g.data.organ == PLAYED and not g.data.host for g in games.won_by(HEROES))
    assert all(g.fate[:4] == (DEAD,) * 4 for g in games.won_by(TRAITOR))
    assert {"start_organ", "play_organ", "latch_on", "attack", "to_room"} <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 0)
    hero, other, *_ = heroes_in_house(g)
    bats = [add_monster(g, 0, g.room[hero], g.side[hero]) for _ in range(3)]
    g.room[other], g.side[other] = g.room[hero], g.side[hero]
    g.data.host = {bats[2]: hero, bats[1]: other}
    organ, swat = g.haunt.goals(g, hero)
    assert (organ.rooms, organ.verbs) == (just(ORGAN_ROOM), ("start_organ", "play_organ"))
    mine, others, flies = (f"attack({FIGURES.words[g.word[bats[n]]]})" for n in (2, 1, 0))
    assert swat.verbs.index(mine) < swat.verbs.index(others) < swat.verbs.index(flies)
    g.data.organ = PLAYED
    assert g.haunt.goals(g, hero)[1].rooms == just(g.room[other])
    (hunt,) = g.haunt.goals(g, g.traitor)
    assert hunt.verbs[0] == "latch_on"
    assert all(g.team[seat] == HEROES for seat in hunt.targets)
    assert all(seat < FIRST_MONSTER for seat in hunt.targets)
