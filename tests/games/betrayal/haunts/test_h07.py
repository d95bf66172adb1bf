"""Haunt 7, Carnivorous Ivy: its setup, and games from its start to its end. Single rules: scenarios h07_*."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, pile_with, spot_of
from housebound.games.betrayal.components import ITEM_BITS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.captives import nobody_captured
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h07_carnivorous_ivy import BOOK, ROOT_ROOMS
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import CHARACTERS, HEROES, ROOMS, SANITY, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Script
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 7
MOST = {3: 6, 4: 8, 5: 10, 6: 10}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_creeper_grows_in_each_of_its_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    priest = CHARACTERS["father_rhinehardt"]
    minds = [value(g, seat, SANITY) for seat in range(seats)]
    assert g.character[g.traitor] == priest or (priest not in g.character and minds[g.traitor] == max(minds))
    assert g.fate[g.traitor] == IN_HOUSE
    there = [room for room in ROOT_ROOMS if g.square[room] >= 0]
    assert len(monsters(g)) == min(len(there), MOST[seats])
    assert g.data.kept == MOST[seats] - len(monsters(g))
    roots = g.data.home
    assert list(roots) == monsters(g)
    assert {spot >> 1 for spot in roots.values()} <= set(there)
    assert all(spot_of(g, tip) == root for tip, root in roots.items())
    assert g.data.captor == nobody_captured()
    assert holder_of(g, BOOK) != g.traitor


def answers(g: House, script: Script[None]) -> list[tuple[int, str, list[str]]]:
    """Who is asked what, and what is offered; the last option is taken."""
    asked: list[tuple[int, str, list[str]]] = []
    answer = None
    while True:
        try:
            decision: Any = script.send(answer)
        except StopIteration:
            return asked
        decision.state = g
        asked.append((decision.seat, decision.prompt, [option.name for option in decision.options]))
        answer = decision.options[-1]


def setting_up(house: dict[str, str], **given: Any) -> House:
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "traitor": 2, "house": house, **given}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


MANY = {
    "ballroom": "foyer.north",
    "gardens": "ballroom.north",
    "dining_room": "ballroom.west",
    "patio": "foyer.south",
    "tower": "upper_landing.west",
    "balcony": "upper_landing.north",
    "bedroom": "upper_landing.east",
}


def test_with_too_few_roots_the_traitor_chooses_and_on_which_side_of_a_barrier() -> None:
    g = setting_up(MANY)
    asked = answers(g, g.haunt.set_up(g))
    assert [(seat, prompt) for seat, prompt, _ in asked[:2]] == [(2, "root_room"), (2, "side")]
    assert "to_room(gardens)" in asked[0][2]
    assert g.data.kept == 0
    assert len(g.data.home) == 6
    assert ROOMS["tower"] * 2 + 1 in g.data.home.values()


def test_roots_that_are_kept_come_with_their_rooms() -> None:
    g = setting_up({})
    assert answers(g, g.haunt.set_up(g)) == []
    assert sorted(spot >> 1 for spot in g.data.home.values()) == [ROOMS["entrance_hall"], ROOMS["grand_staircase"]]
    assert g.data.kept == 4
    later = setting_up(MANY)
    g.square, g.at = later.square, later.at
    g.phase = 3
    g.acted = 0
    answers(g, g.haunt.room_added(g, ROOMS["ballroom"]))
    assert g.data.kept == 4
    answers(g, g.haunt.room_added(g, ROOMS["gardens"]))
    assert g.data.kept == 3
    tip = max(g.data.home)
    assert g.data.home[tip] == ROOMS["gardens"] * 2
    assert g.acted >> tip & 1, "it acts from the next monster turn on"


def test_the_traitor_lays_down_the_book_and_lives() -> None:
    explorers = {"father_rhinehardt": {"room": "foyer", "cards": ["book"], "knowledge": 0}}
    others = {"zoe_ingstrom": {"room": "foyer"}, "ox_bellows": {"room": "foyer"}}
    g = setting_up({}, explorers={**others, **explorers})
    assert g.character[2] == CHARACTERS["father_rhinehardt"]
    answers(g, g.haunt.set_up(g))
    assert pile_with(g, BOOK) == ROOMS["foyer"] * 2
    assert g.fate[2] == IN_HOUSE
    BETRAYAL.check(g)


def test_what_the_heroes_need_turns_up_until_the_spray_is_made() -> None:
    position = {"haunt": HAUNT, "revealer": 0, "traitor": 2, "gone": ["book"], "top_back": "", "house": {}}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), {**position, "phase": "turn_start"})
    g.chance = Chance(Random(0), [])
    made = g.copy()
    made.chance = Chance(Random(0), [])
    made.data.made = True
    answers(g, g.haunt.on_turn_start(g, 0))
    assert pile_with(g, BOOK) == ROOMS["entrance_hall"] * 2
    answers(made, made.haunt.on_turn_start(made, 0))
    assert pile_with(made, BOOK) < 0


def test_no_tip_ever_rides_the_elevator() -> None:
    g = begin(HAUNT, 4, 0)
    assert not any(g.haunt.can_ride(g, tip) for tip in monsters(g))
    assert all(g.haunt.can_ride(g, seat) for seat in range(4))
    g.room[monsters(g)[0]] = ROOMS["mystic_elevator"]
    assert not any(g.haunt.can_ride(g, seat) for seat in range(4))


def test_each_side_is_shown_its_own_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in (*range(4), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        shown = view.haunt.shown
        assert shown["creepers_sprayed"] == 0
        assert len(shown["creeper_roots"]) == len(monsters(g))
        if seat == SPECTATOR:
            assert not {"creepers_needed", "roots_kept"} & set(shown)
            continue
        traitor = seat == g.traitor
        assert ("creepers_needed" in shown) == (not traitor)
        assert ("roots_kept" in shown) == traitor
        assert view.haunt.page[2:] == ("haunt-7-traitor" if traitor else "haunt-7-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(5, 2, 3, -1)} if traitor else {()})


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden_in_its_goals(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        assert (g.why == "BET-WIN-1") == (g.data.destroyed or g.data.sprayed >= seats)


def test_sensible_heroes_brew_and_spray_and_both_sides_win() -> None:
    winners = Counter[int]()
    chosen = Counter[str]()
    for seed in range(20):
        g, acts = play(HAUNT, 4, seed, choose=sensibly)
        chosen += acts
        winners[HEROES if g.winners & g.haunt.team_seats(g, HEROES) else TRAITOR] += g.why != "BET-WIN-7"
        assert g.data.sprayed <= 4
    assert winners[HEROES] >= 2
    assert winners[TRAITOR] >= 2
    assert chosen["make_plant_spray"] >= 10
    assert chosen["spray_creeper"] >= 10


def test_a_sensible_captive_struggles() -> None:
    g = begin(HAUNT, 4, 0)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    tip = monsters(g)[0]
    g.data.captor[hero] = tip
    g.held[hero] &= ~ITEM_BITS
    assert g.haunt.goals(g, hero)[0].verbs == ("attack",)
