"""Haunt 28, Ring of King Solomon: its setup, and games from its start to its end. Single rules: scenarios h28_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.attack import RING
from housebound.games.betrayal.components import EVENT_ROOMS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h28_ring_of_king_solomon import LORD, champion, portal_rooms
from housebound.games.betrayal.house import distances
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import FIGURES, ROOMS
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 28


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_lord_and_demons_come_through_a_portal_far_away(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor not in (-1, g.revealer)
    assert g.fate[g.traitor] == IN_HOUSE
    names = [FIGURES.words[g.word[figure]] for figure in monsters(g)]
    assert names == ["demon_lord", *(f"demon_{n + 1}" for n in range(min(seats - 1, 4)))]
    (room,) = {g.room[figure] for figure in monsters(g)}
    assert room not in g.room[:seats]
    gaps = [distances(g, g.room[seat])[room] for seat in range(seats)]
    in_events = [r for r in EVENT_ROOMS if g.square[r] >= 0 and r not in g.room[:seats]]
    assert room in in_events or not in_events
    far = [r for r in in_events if all(not 0 <= distances(g, g.room[seat])[r] < 4 for seat in range(seats))]
    assert not far or all(gap < 0 or gap >= 4 for gap in gaps)


def portals(house: dict[str, str], explorers: dict[str, str]) -> list[str]:
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "house": house, "explorers": explorers}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    return [ROOMS.words[room] for room in portal_rooms(g)]


BELOW = {"ox_bellows": "entrance_hall", "zoe_ingstrom": "entrance_hall", "madame_zostra": "entrance_hall"}


def test_the_portal_is_in_an_event_room_four_away() -> None:
    assert portals({"chapel": "upper_landing.north"}, BELOW) == ["chapel"]
    both = {"chapel": "upper_landing.north", "tower": "upper_landing.east", "patio": "foyer.north"}
    assert set(portals(both, BELOW)) == {"chapel", "tower"}, "the Patio is too near"


def test_else_in_the_farthest_event_room_that_nobody_is_in() -> None:
    near = {"patio": "foyer.north", "dusty_hallway": "patio.north", "gardens": "entrance_hall.south"}
    assert portals(near, BELOW) == ["patio"]
    occupied = {**BELOW, "zoe_ingstrom": "patio"}
    assert portals(near, occupied) == ["gardens"]


def test_else_in_the_farthest_room_of_all() -> None:
    assert portals({}, BELOW) == ["basement_landing"], "there is no way into the basement: infinitely far"
    below = {**BELOW, "madame_zostra": "basement_landing"}
    assert portals({}, below) == ["upper_landing"]


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-28-traitor" if traitor else "haunt-28-heroes",)
        assert view.haunt.shown == ({"obeying": []} if traitor else {"obeying": [], "lord_defeats": 0})
        numbers = {(7, 2, 7, -1), (5, 3, 5, -1), (4, 4, 4, -1), (3, 5, 3, -1)}
        assert {monster.traits for monster in view.monsters} == (numbers if traitor else {()})


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_fight_for_the_ring_and_some_destroy_the_lord() -> None:
    won = stolen = given = 0
    for seed in range(20):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        won += g.why == "BET-WIN-1"
        assert (g.why == "BET-WIN-1") == (g.data.defeats == 2)
        assert (g.why == "BET-WIN-1") == (not monsters(g, LORD))
        stolen += chosen["steal"]
        given += chosen["give"]
    assert won
    assert stolen
    assert given


def test_control_passes_to_a_hero_who_takes_the_ring_by_force() -> None:
    g = begin(HAUNT, 4, 0)
    demon = monsters(g)[1]
    for figure in range(len(g.held)):
        g.held[figure] &= ~(1 << RING)
    thief, victim, *_ = heroes_in_house(g)
    g.held[thief] |= 1 << RING
    g.data.controlled = (demon,)
    assert list(g.haunt.stolen(g, thief, victim, RING)) == []
    assert g.data.controlled == (demon,)
    assert g.haunt.controller(g, demon) == thief
    g.held[thief] &= ~(1 << RING)
    g.held[g.traitor] |= 1 << RING
    list(g.haunt.stolen(g, g.traitor, thief, RING))
    assert g.data.controlled == ()


def test_the_best_of_the_heroes_is_to_carry_the_ring() -> None:
    g = begin(HAUNT, 4, 2)
    for figure in range(len(g.held)):
        g.held[figure] &= ~(1 << RING)
    first, second, *others = heroes_in_house(g)
    for seat in (first, second, *others):
        g.clip[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
    g.clip[second * 4 + 2] = 7
    g.held[first] |= 1 << RING
    assert champion(g) == second
    assert g.haunt.goals(g, first)[0].verbs == (f"give(ring,{FIGURES.words[g.word[second]]})",)
    assert g.haunt.goals(g, second)[0].rooms == 1 << g.room[first]
    g.held[first] &= ~(1 << RING)
    g.held[second] |= 1 << RING
    assert g.haunt.goals(g, second)[-1].targets == tuple(monsters(g, LORD))


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
