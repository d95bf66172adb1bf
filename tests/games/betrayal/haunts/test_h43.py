"""Haunt 43, The Star-Sickness: its setup, its secrets, and games from start to end. Single rules: scenarios h43_*."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h43_the_star_sickness.numbers import (
    exchange_here,
    imagine,
    is_living,
    numbers_of,
)
from housebound.games.betrayal.haunts.h43_the_star_sickness.serum import LABORATORY
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House
from housebound.games.betrayal.words import HEROES, ROOMS, TRAITOR
from housebound.kernel.chance import Outcome
from housebound.kernel.script import SPECTATOR, only
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import (
    SEATS,
    begin,
    go_on,
    has_begun,
    house,
    new_table,
    sensible_games,
    sensibly,
)
from tests.games.betrayal.haunts.positions import TRIO, carry_out, close_all_doors, setting_up, standing, unasked

HAUNT = 43


@pytest.mark.rule("H43-SETUP-1", "H43-SETUP-2", "H43-SETUP-3", "H43-SETUP-4", "H43-TRAITOR-2")
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


@pytest.mark.rule("H43-SETUP-2", "H43-SETUP-3")
def test_the_revealer_lays_the_laboratory() -> None:
    g = setting_up(HAUNT, revealer=1, explorers=TRIO, track=4)
    asked = carry_out(g, g.haunt.set_up(g))
    assert {decision.seat for decision in asked} == {1}
    assert g.square[LABORATORY] >= 0
    assert g.track == 1
    assert not g.data.made
    assert g.data.lab == 0


@pytest.mark.rule("H43-SETUP-1", "H43-KNOW-2", "H43-KNOW-3")
def test_each_is_told_its_own_numbers_and_what_it_is() -> None:
    table = new_table(HAUNT, 4, 1)
    g = go_on(table, has_begun, seed=1)
    for seat in range(4):
        told = [str(notice) for _, notice in table.notices(seat)]
        one, other = numbers_of(g.data, seat)
        mine = [notice for notice in told if notice.startswith("your_numbers")]
        assert mine == [f"your_numbers(number={one}, other={other})"]
        role = "traitor" if seat in g.data.became else "heroes"
        assert [notice for notice in told if notice.startswith("your_role")] == [f"your_role(team={role})"]


@pytest.mark.rule("H43-SETUP-1", "H43-EXCHANGE-1", "H43-KNOW-2")
def test_who_sees_which_number_is_drawn() -> None:
    """Also afterwards, when the tape is played back: the dealt are their owner's, the exchanged both partners'."""
    g = begin(HAUNT, 4, 1)
    g.chance.tape.clear()
    carry_out(g, g.haunt.set_up(g))
    dealt = outcomes(g)
    assert [event.to for event in dealt] == [only(seat) for seat in (0, 0, 1, 1, 2, 2, 3, 3)]
    for seat in range(4):
        assert numbers_of(g.data, seat) == sorted(event.picked[0] for event in dealt if event.to == only(seat))
    g.chance.tape.clear()
    g.room[:4] = [ROOMS["foyer"], ROOMS["upper_landing"], ROOMS["foyer"], ROOMS["upper_landing"]]
    g.side[:4] = [0, 0, 0, 0]
    assert list(exchange_here(g, 0)) == []
    assert [event.to for event in outcomes(g)] == [only(0) | only(2)] * 2


def outcomes(g: House[Any]) -> list[Outcome]:
    """What chance has drawn."""
    return [event for event in g.chance.tape if isinstance(event, Outcome)]


@pytest.mark.rule("H43-ALIEN-1")
def test_everybody_knows_what_an_alien_can_do() -> None:
    place = {"room": "", "fate": "dead", "team": "traitor"}
    data = {"risen": ["figure:alien_1", -1, -1, -1, -1, -1], "proven": "seats:0"}
    explorers = {**TRIO, "zoe_ingstrom": place}
    g = standing(HAUNT, revealer=2, explorers=explorers, monsters={"alien_1": "foyer"}, data=data)
    for look in looks(g, SPECTATOR):
        assert look.traits == [(6, 4, 4, -1)]


@pytest.mark.rule("H43-KNOW-1")
def test_all_rules_are_open_to_all() -> None:
    g = begin(HAUNT, 4, 1)
    assert pages(HAUNT)[1] == ""
    for rule in g.haunt.rulebook:
        assert all(g.haunt.may_read(g, seat, rule.id) for seat in (*range(4), SPECTATOR))


@pytest.mark.rule("H43-KNOW-2", "H43-KNOW-3", "H43-TRAITOR-2")
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


@pytest.mark.rule("H43-KNOW-2")
def test_all_talk_is_open() -> None:
    (channel,) = BETRAYAL.talk(begin(HAUNT, 4, 1))
    assert channel.rule == "BET-HIDDEN-10"


# -- what a seat may think


def place(**data: Any) -> House[Any]:
    """A table of 4 in which seat 0 has given seat 1 the 1, and seat 1 has met seat 2 since."""
    history = [[0, 1, 1, 3], [1, 1, 2, 5]]
    numbers = [2, 3, 4, 5, 1, 6, 7, 8, 0, 0, 0, 0]
    told = {"history": history, "numbers": numbers, "became": [0, 1, 2], "partners": [2, 5, 2, 0, 0, 0], **data}
    g = standing(HAUNT, seats=4, revealer=3, data=told, house={"research_laboratory": "upper_landing.north"})
    g.round = 1
    BETRAYAL.check(g)
    return g


def worlds(g: House[Any], seat: int, count: int = 60) -> list[House[Any]]:
    found = []
    for n in range(count):
        world = g.copy()
        imagine(world, seat, Random(n))
        BETRAYAL.check(world)
        found.append(world)
    return found


@pytest.mark.rule("H43-EXCHANGE-1", "H43-KNOW-2")
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


@pytest.mark.rule("H43-KNOW-2")
def test_whoever_had_nothing_to_do_with_it_suspects_everybody_else() -> None:
    g = place()
    seen = worlds(g, 3)
    assert {world.data.became[0] for world in seen} == {0, 1, 2}
    assert all(numbers_of(world.data, 3) == [7, 8] for world in seen)
    assert all(3 not in world.data.became for world in seen)


@pytest.mark.rule("H43-EXCHANGE-4")
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


@pytest.mark.rule("H43-KNOW-2")
def test_nothing_offered_or_refused_tells_who_is_a_traitor() -> None:
    """What a seat may do, and why it may not do the rest, is the same in any world that it takes for possible."""
    table = new_table(HAUNT, 4, 6)
    rng = Random(6)
    suspects = set()
    for n in range(240):
        if table.over:
            break
        g, asked = house(table), table.pending[0]
        if g.round and not n % 4:
            truth, offered, barred = g.copy(), list(asked.options), asked.barred
            BETRAYAL.resample(g, asked.seat, Random(n))
            suspects.add(tuple(g.data.became))
            asked.forget()
            assert (asked.options, asked.barred) == (offered, barred)
            g.copy_from(truth)
            asked.forget()
        table.choose(asked.seat, sensibly(g, asked, rng), asked.id)
    assert len(suspects) > 3


@pytest.mark.rule("H43-KNOW-2")
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


@pytest.mark.rule("H43-SERUM-2", "HC-23")
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
    # or nobody is left who is not sick: whoever changes belongs to the traitor (HC-12)
    assert all(DEAD in g.fate or g.data.made or any(g.data.transforming) for g in games.ends)
    assert any(g.data.made for g in games.ends)
    assert any(max(g.data.risen) >= 0 or any(g.data.transforming) for g in games.ends)
