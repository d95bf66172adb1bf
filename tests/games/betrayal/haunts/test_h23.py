"""Haunt 23, Tentacled Horror: its setup, and games from its start to its end. Single rules: scenarios h23_*."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, spot_of
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.captives import nobody_captured
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h23_tentacled_horror import ARM_ROOMS, the_head
from housebound.games.betrayal.omen_cards import CRYSTAL_BALL
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import HEROES, ROOMS
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Script
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 23


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_as_many_tentacles_as_players_come_up(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == DEAD
    assert not g.held[g.traitor]
    arms = g.data.home
    assert list(arms) == monsters(g)
    assert len(arms) == len({spot >> 1 for spot in arms.values()}) == seats
    assert {spot >> 1 for spot in arms.values()} <= set(ARM_ROOMS)
    assert all(spot_of(g, sucker) == arm for sucker, arm in arms.items())
    assert g.data.captor == nobody_captured()
    assert g.track == 1
    assert the_head(g) < 0
    assert holder_of(g, CRYSTAL_BALL) >= 0 or any(cards >> CRYSTAL_BALL & 1 for cards in g.piles.values())


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


def setting_up(house: dict[str, str]) -> House:
    explorers = {
        "zoe_ingstrom": {"room": "foyer"},
        "ox_bellows": {"room": "foyer", "cards": ["crystal_ball"]},
        "jenny_leclerc": {"room": "foyer", "cards": ["axe", "dog"]},
    }
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 1, "house": house, "explorers": explorers}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


MANY = {
    "gardens": "foyer.north",
    "furnace_room": "basement_landing.west",
    "chasm": "basement_landing.east",
    "underground_lake": "basement_landing.south",
}


def test_with_too_many_rooms_the_traitor_chooses() -> None:
    g = setting_up(MANY)
    asked = answers(g, g.haunt.set_up(g))
    rooms = [f"to_room({word})" for word in ("furnace_room", "underground_lake", "gardens", "chasm")]
    assert asked[0] == (2, "arm_room", rooms)
    assert [(seat, prompt) for seat, prompt, _ in asked[1:]] == [(2, "side"), (2, "arm_room"), (2, "arm_room")]
    assert ROOMS["chasm"] * 2 + 1 in g.data.home.values()
    assert len(g.data.home) == 3


def test_missing_rooms_are_fetched_as_the_traitor_likes() -> None:
    g = setting_up({"gardens": "foyer.north"})
    asked = answers(g, g.haunt.set_up(g))
    fetched = [options for seat, prompt, options in asked if prompt == "arm_room"]
    assert [len(options) for options in fetched] == [5, 4]
    assert {seat for seat, _, _ in asked} == {2}
    assert len(g.data.home) == 3
    assert ROOMS["gardens"] * 2 in g.data.home.values()


def test_what_the_dead_traitor_had_stays_in_its_room() -> None:
    g = setting_up(MANY)
    answers(g, g.haunt.set_up(g))
    after = BETRAYAL.position(g)
    assert after["explorers"]["jenny_leclerc"]["fate"] == "dead"
    assert after["piles"] == {"foyer": ["axe"]}
    assert after["waiting"] == {"foyer": ["dog"]}


def test_each_side_is_shown_its_own_numbers() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in (*range(4), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        shown = view.haunt.shown
        assert len(shown["tentacle_arms"]) == 4
        hero = seat < 4 and seat != g.traitor
        assert shown.get("head_hits_needed") == (3 if hero else None)
        assert {monster.traits for monster in view.monsters} == ({(4, 2, 7, -1)} if seat == g.traitor else {()})
        if seat < 4:
            assert view.haunt.page[2:] == ("haunt-23-heroes" if hero else "haunt-23-traitor",)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden_in_its_goals(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        assert (g.why == "BET-WIN-1") == (g.data.hits >= 3)


def test_sensible_heroes_find_the_head_and_hit_it() -> None:
    found = hits = eaten = 0
    chosen = Counter[str]()
    for seed in range(20):
        g, acts = play(HAUNT, 4, seed, choose=sensibly)
        chosen += acts
        found += the_head(g) >= 0
        hits += g.data.hits
        eaten += 4 - len(g.data.home)
        assert (g.why == "BET-WIN-1") == bool(g.winners & g.haunt.team_seats(g, HEROES))
    assert found >= 10
    assert hits
    assert eaten
    assert chosen["find_head"] >= found
