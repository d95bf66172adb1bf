"""Haunt 29, Frankenstein's Legacy: its setup, and games from its start to its end. Single rules: scenarios h29_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h29_frankensteins_legacy import (
    ALL_TORCHES,
    FIRES,
    LABORATORIES,
    TAKE_TORCH,
    TORCHES,
    the_monster,
    torch_of,
)
from housebound.games.betrayal.house import distances, floor_of, joined
from housebound.games.betrayal.state import HAS_ATTACKED, IN_HOUSE
from housebound.games.betrayal.words import ATTACH, ROOMS, UPPER
from housebound.kernel.chance import Chance
from housebound.kernel.script import Decision
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 29


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


def setting_up(house: dict[str, str]) -> tuple[list[str], list[str]]:
    """What the traitor is asked first, with its options, and where the rooms are in the end."""
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "house": house}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    setup = g.haunt.set_up(g)
    asked: list[str] = []
    answer = None
    rng = Random(0)
    while True:
        try:
            decision = setup.send(answer)
        except StopIteration:
            break
        assert isinstance(decision, Decision)
        decision.state = g
        assert decision.seat == g.traitor
        asked = asked or [option.name for option in decision.options]
        rooms = [option.args[0] for option in decision.options if option.verb is ATTACH]
        assert all(floor_of(g, room) == UPPER for room in rooms), "it comes to the upper floor"
        answer = rng.choice(decision.options)
    room = g.room[the_monster(g)]
    assert floor_of(g, room) == UPPER or house
    return asked, [ROOMS.words[room]]


def test_the_traitor_chooses_between_two_laboratories() -> None:
    both = {"research_laboratory": "upper_landing.north", "operating_laboratory": "basement_landing.west"}
    asked, _ = setting_up(both)
    assert asked == ["to_room(research_laboratory)", "to_room(operating_laboratory)"]


def test_one_laboratory_leaves_no_choice() -> None:
    assert setting_up({"operating_laboratory": "basement_landing.west"}) == ([], ["operating_laboratory"])


def test_without_a_laboratory_one_of_them_is_brought_to_the_upper_floor() -> None:
    asked, _ = setting_up({})
    assert asked == ["to_room(research_laboratory)", "to_room(operating_laboratory)"]


def test_there_is_always_another_torch() -> None:
    g = begin(HAUNT, 4, 0)
    hero = heroes_in_house(g)[0]
    g.piles[0] = sum(1 << card for card in TORCHES[1:]) | g.piles.get(0, 0)
    list(g.haunt.perform(g, hero, TAKE_TORCH))
    assert torch_of(g, hero) == TORCHES[0]
    g.held[hero] &= ~ALL_TORCHES
    g.piles[0] |= 1 << TORCHES[0]
    list(g.haunt.perform(g, hero, TAKE_TORCH))
    assert torch_of(g, hero) == TORCHES[0], "one that lay about has burnt down"
    assert (g.piles[0] & ALL_TORCHES).bit_count() == len(TORCHES) - 1
    BETRAYAL.check(g)


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-29-traitor" if traitor else "haunt-29-heroes",)
        assert view.haunt.shown == ({"torch_hits": 0} if traitor else {"torch_hits": 0, "torch_hits_needed": 4})
        assert [monster.traits for monster in view.monsters] == [(8, 3, -1, -1) if traitor else ()]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_throw_torches_and_some_win_by_it() -> None:
    ends = set()
    thrown = 0
    for seed in range(24):
        g, chosen = play(HAUNT, 6, seed, choose=sensibly)
        assert g.data.slain == (g.why == "BET-WIN-1")
        thrown += chosen["throw_torch"]
        ends.add(g.why)
    assert {"BET-WIN-1", "BET-WIN-6"} <= ends
    assert thrown > 48


def test_a_sensible_hero_fetches_a_torch_throws_it_and_runs() -> None:
    g = begin(HAUNT, 4, 1)
    seat = next(hero for hero in heroes_in_house(g) if hero == g.active)
    fires = sum(1 << room for room in FIRES)
    assert all(not goal.rooms & ~fires for goal in g.haunt.goals(g, seat))
    monster = the_monster(g)
    g.held[seat] |= 1 << TORCHES[0]
    g.room[seat], g.side[seat] = joined(g, g.room[monster])[0], 0
    assert g.haunt.goals(g, seat)[0].verbs[:2] == ("push_monster", "throw_torch")
    g.did |= HAS_ATTACKED
    away = g.haunt.goals(g, seat)[1].rooms
    far = distances(g, g.room[monster])
    assert all(far[room] != 0 for room in range(len(ROOMS)) if away >> room & 1)


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
