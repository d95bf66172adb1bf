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
from housebound.kernel.script import SPECTATOR, Decision
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

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
        script = g.haunt.on_monster_turn_start(g)
        answer = None
        while True:
            try:
                decision = script.send(answer)
            except StopIteration:
                break
            assert isinstance(decision, Decision)
            decision.state = g
            answer = decision.options[0]
    assert len(monsters(g)) == 24


def test_whose_hobby_is_music() -> None:
    g = begin(HAUNT, 6, 0)
    lovers = {"darrin_williams", "zoe_ingstrom", "professor_longfellow"}
    assert lovers <= set(CHARACTERS.words)
    for seat in range(6):
        assert loves_music(g, seat) == (CHARACTERS.words[g.character[seat]] in lovers)


def test_who_reads_what() -> None:
    g = begin(HAUNT, 4, 0)
    hero, *_ = heroes_in_house(g)
    g.data.host = {}
    for organ in range(3):
        g.data.organ = organ
        for seat in (hero, g.traitor, SPECTATOR):
            view = BETRAYAL.view(BETRAYAL.sight(g, seat))
            assert view.haunt is not None
            assert BETRAYAL.hidden(g, seat) == {}
            shown = view.haunt.shown
            assert ("organ_started" in shown) == (seat == hero or organ >= STARTED)
            assert ("bats_driven_off" in shown) == (seat == hero or organ == PLAYED)
            assert ("bats_left" in shown) == (seat == g.traitor)
            pages = {hero: ("haunt-24-heroes",), g.traitor: ("haunt-24-traitor",), SPECTATOR: ()}
            assert view.haunt.page[2:] == pages[seat]
            assert all(bool(bat.traits) == (seat == g.traitor) for bat in view.monsters)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    g, _ = play(HAUNT, seats, 10 * seats, book)
    assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_reach_the_organ_or_are_drained() -> None:
    heroes = traitors = 0
    did = dict.fromkeys(("start_organ", "play_organ", "latch_on", "attack", "to_room"), 0)
    for seed in range(16):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        for verb in did:
            did[verb] += chosen[verb]
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            assert all(g.fate[seat] == DEAD for seat in range(4))
            traitors += 1
        elif g.winners:
            assert g.data.organ == PLAYED
            assert not g.data.host
            heroes += 1
    assert heroes >= 3
    assert traitors >= 3
    assert all(did.values())


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


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
