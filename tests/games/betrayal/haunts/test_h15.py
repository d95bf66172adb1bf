"""Haunt 15, Here There Be Dragons: its setup, and games from its start to its end. Single rules: scenarios h15_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, pile_with
from housebound.games.betrayal.damage import BY_CARD
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h15_here_there_be_dragons import HIDING_PLACES, SHIELD, SPEAR
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, MENTAL, PHYSICAL, ROOMS
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Decision, Script
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 15


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_dragon_is_in_the_hall_and_the_arms_in_their_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor not in (-1, g.revealer)
    assert g.fate[g.traitor] == IN_HOUSE
    assert [g.room[figure] for figure in monsters(g)] == [ENTRANCE_HALL]
    assert g.track == 0
    assert holder_of(g, SPEAR) >= 0
    for card, places in HIDING_PLACES.items():
        there = [room for room in places if g.square[room] >= 0]
        assert bool(g.data.kept >> card & 1) == (not there)
        assert not there or pile_with(g, card) >> 1 in there


def answers(g: House, script: Script[None]) -> list[list[str]]:
    """What is asked and offered; the first option is taken."""
    asked: list[list[str]] = []
    answer = None
    while True:
        try:
            decision = script.send(answer)
        except StopIteration:
            return asked
        assert isinstance(decision, Decision)
        assert decision.seat == g.traitor
        decision.state = g
        asked.append([option.name for option in decision.options])
        answer = decision.options[0]


def setting_up(house: dict[str, str]) -> House:
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "house": house}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


def test_of_two_rooms_the_traitor_chooses_one_and_the_side_of_a_barrier() -> None:
    g = setting_up({"chasm": "basement_landing.east", "crypt": "basement_landing.south"})
    assert answers(g, g.haunt.set_up(g)) == [["to_room(chasm)", "to_room(crypt)"], ["to_side(0)", "to_side(1)"]]
    assert pile_with(g, SHIELD) == ROOMS["chasm"] * 2


def test_what_has_no_room_comes_with_the_first_that_enters_the_house() -> None:
    g = setting_up({})
    assert answers(g, g.haunt.set_up(g)) == []
    assert pile_with(g, SHIELD) < 0
    crypt, chasm = setting_up({"crypt": "basement_landing.south"}), ROOMS["chasm"]
    g.square, g.at = crypt.square, crypt.at
    assert answers(g, g.haunt.room_added(g, ROOMS["library"])) == []
    assert pile_with(g, SHIELD) < 0
    assert answers(g, g.haunt.room_added(g, ROOMS["crypt"])) == []
    assert pile_with(g, SHIELD) == ROOMS["crypt"] * 2
    assert answers(g, g.haunt.room_added(g, chasm)) == []
    assert pile_with(g, SHIELD) == ROOMS["crypt"] * 2


def test_the_burning_man_is_fire_and_other_cards_are_not() -> None:
    g = begin(HAUNT, 3, 0)
    hero = next(seat for seat in range(3) if seat != g.traitor)
    for card in HIDING_PLACES:
        g.held[hero] |= 1 << card
    g.data.wearer = hero
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 1), "the Antique Armor"
    assert g.haunt.filter_damage(g, hero, MENTAL, 6, BY_CARD) == (MENTAL, 6)
    g.resolving = (CARDS["burning_man"],)
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 0), "the Shield"
    g.held[hero] &= ~(1 << SHIELD)
    assert g.haunt.filter_damage(g, hero, PHYSICAL, 6, BY_CARD) == (PHYSICAL, 6)


def test_only_the_traitor_sees_the_track() -> None:
    g = begin(HAUNT, 4, 0)
    g.track = 2
    for seat in (*range(4), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.track == (2 if traitor else -1)
        assert view.haunt.shown == ({"dragon_damage": 2} if traitor else {})
        assert BETRAYAL.hidden(g, seat) == ({} if traitor else {"damage of the Dragon": 2})
        assert [monster.traits for monster in view.monsters] == [(8, 3, 6, -1) if traitor else ()]
        if seat < 4:
            assert view.haunt.page[2:] == ("haunt-15-traitor" if traitor else "haunt-15-heroes",)


def test_a_hero_takes_any_damage_for_possible_that_the_dragon_survives() -> None:
    g = begin(HAUNT, 4, 0)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    seen = set()
    for seed in range(60):
        world = g.copy()
        BETRAYAL.resample(world, hero, Random(seed))
        seen.add(world.track)
        BETRAYAL.resample(world, g.traitor, Random(seed))
    assert seen == {0, 1, 2, 3}
    world = g.copy()
    BETRAYAL.resample(world, g.traitor, Random(1))
    assert world.track == 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_use_the_arms_and_both_sides_win() -> None:
    ends = set()
    worn = breathed = 0
    for seed in range(16):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        assert (g.why == "BET-WIN-1") == (not monsters(g))
        worn += chosen["put_on_antique_armor"]
        breathed += chosen["breathe_fire"]
        ends.add(g.why)
    assert {"BET-WIN-1", "BET-WIN-6"} <= ends
    assert worn
    assert breathed > 16


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
