"""Haunt 24, Fly Away Home: its setup, and games from its start to its end. Single rules: scenarios h24_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.h24_fly_away_home import (
    ENTRIES,
    ORGAN_ROOM,
    PLAYED,
    ROOSTS,
    STARTED,
    loves_music,
)
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import CHARACTERS, FIGURES, HEROES, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, unasked

HAUNT = 24


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_the_traitor_is_dead_and_the_first_bats_wake(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.fate[g.traitor] == DEAD
    assert not g.held[g.traitor]
    assert g.square[ORGAN_ROOM] >= 0
    rooms = [g.room[bat] for bat in monsters(g)]
    for pair in ROOSTS:
        inside = [room for room in pair if g.square[room] >= 0]
        assert sorted(rooms.count(room) for room in inside) in ([], [3], [0, 3])
    assert all(room in (*ROOSTS[0], *ROOSTS[1]) for room in rooms)
    assert all([value(g, bat, trait) for trait in range(4)] == [2, 5, 1, -1] for bat in monsters(g))


def test_by_which_rooms_they_come() -> None:
    assert {ROOMS.words[room] for room in ENTRIES} == {
        *("balcony", "gardens", "graveyard", "patio", "tower"),
        *("bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom"),
        *("chasm", "conservatory", "entrance_hall"),
    }


def test_no_more_than_24_are_in_the_house() -> None:
    g = begin(HAUNT, 4, 1)
    while len(monsters(g)) < 23:
        add_monster(g, 0, ROOMS["entrance_hall"])
    for seed in range(4):
        g.chance = Chance(Random(seed), [])
        carry_out(g, g.haunt.on_monster_turn_start(g))
    assert len(monsters(g)) == 24


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


def test_whose_hobby_is_music() -> None:
    g = begin(HAUNT, 6, 0)
    lovers = {"darrin_williams", "zoe_ingstrom", "professor_longfellow"}
    assert lovers <= set(CHARACTERS.words)
    for seat in range(6):
        assert loves_music(g, seat) == (CHARACTERS.words[g.character[seat]] in lovers)


def test_who_reads_what() -> None:
    g = begin(HAUNT, 4, 0)
    g.data.host = {}
    for organ in range(3):
        g.data.organ = organ
        for look in looks(g, SPECTATOR):
            assert BETRAYAL.hidden(g, look.seat) == {}
            hero, shown = look.seat in heroes_in_house(g), look.haunt.shown
            assert ("organ_started" in shown) == (hero or organ >= STARTED)
            assert ("bats_driven_off" in shown) == (hero or organ == PLAYED)
            assert ("bats_left" in shown) == look.traitor
            assert all(bool(bat.traits) == look.traitor for bat in look.view.monsters)


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
    assert (organ.rooms, organ.verbs) == (1 << ORGAN_ROOM, ("start_organ", "play_organ"))
    mine, others, flies = (f"attack({FIGURES.words[g.word[bats[n]]]})" for n in (2, 1, 0))
    assert swat.verbs.index(mine) < swat.verbs.index(others) < swat.verbs.index(flies)
    g.data.organ = PLAYED
    assert g.haunt.goals(g, hero)[1].rooms == 1 << g.room[other]
    (hunt,) = g.haunt.goals(g, g.traitor)
    assert hunt.verbs[0] == "latch_on"
    assert all(g.team[seat] == HEROES for seat in hunt.targets)
    assert all(seat < FIRST_MONSTER for seat in hunt.targets)
