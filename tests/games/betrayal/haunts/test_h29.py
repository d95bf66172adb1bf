"""Haunt 29, Frankenstein's Legacy: its setup, and games from its start to its end. Single rules: scenarios h29_*."""

from __future__ import annotations

import re
from random import Random

import pytest

from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h29_frankensteins_legacy.haunt import (
    ALL_TORCHES,
    FIRES,
    LABORATORIES,
    TAKE_TORCH,
    TORCHES,
    the_monster,
    torch_of,
)
from housebound.games.betrayal.house.plan import distances, floor_of, joined
from housebound.games.betrayal.state import HAS_ATTACKED, IN_HOUSE
from housebound.games.betrayal.words import ATTACH, ROOMS, UPPER
from housebound.kernel.sets import has, just, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, names, setting_up

HAUNT = 29


@pytest.mark.rule("H29-SETUP-1", "H29-SETUP-2", "H29-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_monster_wakes_in_a_laboratory(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert len(monsters(g)) == 1
    assert g.room[the_monster(g)] in LABORATORIES
    assert g.track == 0
    assert not any(cards & ALL_TORCHES for cards in (*g.held, *g.piles.values()))


def woken_in(house: dict[str, str]) -> tuple[list[str], str]:
    """Among which rooms the traitor chooses, and where the Monster wakes."""
    g = setting_up(HAUNT, house=house)
    rng = Random(0)
    asked = carry_out(g, g.haunt.set_up(g), lambda decision: rng.choice(decision.options))
    for decision in asked:
        assert decision.seat == g.traitor
        rooms = [option.args[0] for option in decision.options if option.verb is ATTACH]
        assert all(floor_of(g, room) == UPPER for room in rooms), "it comes to the upper floor"
    room = g.room[the_monster(g)]
    assert floor_of(g, room) == UPPER or house
    rules = [decision.rule for decision in asked if decision.prompt == "monsters_laboratory"]
    assert rules == (["H29-SETUP-2"] if len(house) > 1 else [] if house else ["H29-SETUP-3"])
    return names(asked[0]) if asked else [], ROOMS.words[room]


@pytest.mark.rule("H29-SETUP-2")
def test_the_traitor_chooses_between_two_laboratories() -> None:
    both = {"research_laboratory": "upper_landing.north", "operating_laboratory": "basement_landing.west"}
    asked, _ = woken_in(both)
    assert asked == ["to_room(research_laboratory)", "to_room(operating_laboratory)"]


@pytest.mark.rule("H29-SETUP-2")
def test_one_laboratory_leaves_no_choice() -> None:
    assert woken_in({"operating_laboratory": "basement_landing.west"}) == ([], "operating_laboratory")


@pytest.mark.rule("H29-SETUP-3")
def test_without_a_laboratory_one_of_them_is_brought_to_the_upper_floor() -> None:
    asked, _ = woken_in({})
    assert asked == ["to_room(research_laboratory)", "to_room(operating_laboratory)"]


@pytest.mark.rule("H29-SETUP-4")
def test_there_is_always_another_torch() -> None:
    g = begin(HAUNT, 4, 0)
    hero = heroes_in_house(g)[0]
    g.piles[0] = set_of(TORCHES[1:]) | g.piles.get(0, 0)
    list(g.haunt.perform(g, hero, TAKE_TORCH))
    assert torch_of(g, hero) == TORCHES[0]
    g.held[hero] &= ~ALL_TORCHES
    g.piles[0] |= just(TORCHES[0])
    list(g.haunt.perform(g, hero, TAKE_TORCH))
    assert torch_of(g, hero) == TORCHES[0], "one that lay about has burnt down"
    assert (g.piles[0] & ALL_TORCHES).bit_count() == len(TORCHES) - 1
    BETRAYAL.check(g)


@pytest.mark.rule("H29-KNOW-1", "H29-KNOW-2", "H29-MONSTER-1")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown == {"torch_hits": 0, **({} if look.traitor else {"torch_hits_needed": 4})}
        assert look.traits == [(8, 3, -1, -1) if look.traitor else ()]


@pytest.mark.rule("H29-KNOW-1", "H29-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "commands a Monster, very strong and very hard to stop, and it will hunt you" in heroes
    assert "It always walks toward the nearest of you" in heroes
    assert "Fire is its weakness" in heroes
    assert "Push the Monster" in heroes
    assert "2" not in heroes
    assert "The heroes will try to kill the Monster, and fire hurts it" in traitor
    assert not {"Tower", "Chasm", "push", "players", "hits"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_throw_torches_and_some_win_by_it() -> None:
    games = sensible_games(HAUNT, range(24), seats=(6,))
    assert all(g.data.slain == (g.why == "BET-WIN-1") for g in games.ends)
    assert {"BET-WIN-1", "BET-WIN-6"} <= {g.why for g in games.ends}
    assert games.chosen["throw_torch"] > 48


def test_a_sensible_hero_fetches_a_torch_throws_it_and_runs() -> None:
    g = begin(HAUNT, 4, 1)
    seat = next(hero for hero in heroes_in_house(g) if hero == g.active)
    fires = set_of(FIRES)
    assert all(not goal.rooms & ~fires for goal in g.haunt.goals(g, seat))
    monster = the_monster(g)
    g.held[seat] |= just(TORCHES[0])
    g.room[seat], g.side[seat] = joined(g, g.room[monster])[0], 0
    assert g.haunt.goals(g, seat)[0].verbs[:2] == ("push_monster", "throw_torch")
    g.did |= HAS_ATTACKED
    away = g.haunt.goals(g, seat)[1].rooms
    far = distances(g, g.room[monster])
    assert all(far[room] != 0 for room in range(len(ROOMS)) if has(away, room))
