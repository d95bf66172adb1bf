"""Haunt 43, The Star-Sickness: its setup, its secrets, and games from start to end. Single rules: scenarios h43_*."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h43_numbers import imagine, is_living, numbers_of
from housebound.games.betrayal.haunts.h43_serum import LABORATORY
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House
from housebound.games.betrayal.words import HEROES, TRAITOR
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games, sensibly
from tests.games.betrayal.haunts.positions import close_all_doors, standing, unasked

HAUNT = 43


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_two_numbers_each_a_laboratory_and_no_traitor_in_sight(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    numbers = [n for seat in range(seats) for n in numbers_of(g.data, seat)]
    assert sorted(numbers) == list(range(1, 2 * seats + 1))
    assert g.data.became == [numbers.index(1) // 2]
    assert g.square[LABORATORY] >= 0
    assert g.track == 1
    assert g.traitor < 0
    assert not any(g.role)
    assert set(g.team) == {HEROES}
    assert g.haunt.turn_order(g) == tuple((g.revealer + 1 + n) % seats for n in range(seats))
    assert g.active == (g.revealer + 1) % seats
    assert [g.haunt.true_side(g, seat) for seat in range(seats)].count(TRAITOR) == 1


def test_everybody_sees_two_numbers() -> None:
    g = begin(HAUNT, 4, 1)
    *players, spectator = looks(g, SPECTATOR)
    for look in players:
        assert look.haunt.hidden
        assert look.haunt.shown["your_numbers"] == numbers_of(g.data, look.seat)
        assert look.haunt.shown["you_are_traitor"] == (look.seat in g.data.became)
        assert {explorer.team for explorer in look.view.explorers} == {"heroes"}
    assert spectator.haunt.shown["your_numbers"] == []
    assert spectator.haunt.shown["you_are_traitor"] == ""


def test_monsters_and_whoever_only_looks_on_are_of_neither_side() -> None:
    g = begin(HAUNT, 4, 1)
    assert not {g.haunt.true_side(g, other) for other in (FIRST_MONSTER, SPECTATOR)} & {HEROES, TRAITOR}
    assert not any(g.haunt.team_seats(g, side) >> SPECTATOR & 1 for side in (HEROES, TRAITOR))


def test_all_talk_is_open() -> None:
    (channel,) = BETRAYAL.talk(begin(HAUNT, 4, 1))
    assert channel.rule == "BET-HIDDEN-10"


# -- what a seat may think


def place(**data: Any) -> House:
    """A table of 4 in which seat 0 has given seat 1 the 1, and seat 1 has met seat 2 since."""
    history = [[0, 1, 1, 3], [1, 1, 2, 5]]
    numbers = [2, 3, 4, 5, 1, 6, 7, 8, 0, 0, 0, 0]
    told = {"history": history, "numbers": numbers, "became": [0, 1, 2], "partners": [2, 5, 2, 0, 0, 0], **data}
    g = standing(HAUNT, seats=4, revealer=3, data=told, house={"research_laboratory": "upper_landing.north"})
    g.round = 1
    BETRAYAL.check(g)
    return g


def worlds(g: House, seat: int, count: int = 60) -> list[House]:
    found = []
    for n in range(count):
        world = g.copy()
        imagine(world, seat, Random(n))
        BETRAYAL.check(world)
        found.append(world)
    return found


def test_a_seat_is_sure_of_what_it_had_in_its_hands() -> None:
    """Seat 0 knows that seat 1 is a traitor, and that seat 1 had the 3; not whether the 1 went on to seat 2."""
    g = place()
    seen = worlds(g, 0)
    for world in seen:
        assert numbers_of(world.data, 0) == [2, 3]
        assert world.data.deal[:2] == [1, 2]
        assert world.data.history[0] == (0, 1, 1, 3)
        assert world.data.became[:2] == [0, 1]
    assert {2 in world.data.became for world in seen} == {True, False}
    assert len({tuple(world.data.numbers) for world in seen}) > 10


def test_whoever_had_nothing_to_do_with_it_suspects_everybody_else() -> None:
    g = place()
    seen = worlds(g, 3)
    assert {world.data.became[0] for world in seen} == {0, 1, 2}
    assert all(numbers_of(world.data, 3) == [7, 8] for world in seen)
    assert all(3 not in world.data.became for world in seen)


def test_what_everybody_knows_is_never_in_doubt() -> None:
    g = place(proven="seats:2", inoculated="seats:3", cleared="seats:3")
    for world in worlds(g, SPECTATOR):
        assert 2 in world.data.became
        assert 3 not in world.data.became
        assert any(is_living(world, seat) and seat not in world.data.became for seat in range(4))


def test_a_token_that_comes_back_is_the_same_token() -> None:
    """Seat 0 gave the 1 away and has it back from seat 2: then seat 1 must have passed it on."""
    history = [[0, 1, 1, 3], [1, 1, 2, 5], [2, 1, 0, 2]]
    numbers = [1, 3, 4, 5, 2, 6, 7, 8, 0, 0, 0, 0]
    g = place(history=history, numbers=numbers)
    for world in worlds(g, 0):
        assert world.data.became == [0, 1, 2]
        assert numbers_of(world.data, 0) == [1, 3]


def test_imagination_changes_nothing_that_a_seat_sees() -> None:
    table = Table(BETRAYAL, 4, {"haunt": HAUNT, "date": "10-31"}, seed=5)
    rng = Random(5)
    for _ in range(160):
        if table.over:
            break
        decision = table.pending[0]
        table.choose(decision.seat, sensibly(house(table), decision, rng), decision.id)
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = msgspec.json.encode(table.view(seat))
        assert msgspec.json.encode(table.imagine(seat, Random(seat)).view(seat)) == seen


# -- what cannot be done without


def test_a_garden_is_fetched_by_whoever_begins_a_turn() -> None:
    g = place()
    unasked(g.haunt.on_turn_start(g, 1))
    assert not {"conservatory", "gardens"} & set(BETRAYAL.position(g)["house"])
    close_all_doors(g)
    unasked(g.haunt.on_turn_start(g, 1))
    assert {"conservatory", "gardens"} & set(BETRAYAL.position(g)["house"])


# -- games


def test_sensible_explorers_brew_and_the_sick_change() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert all(DEAD in g.fate or g.data.made for g in games.ends)
    assert any(g.data.made for g in games.ends)
    assert any(max(g.data.risen) >= 0 or any(g.data.transforming) for g in games.ends)
