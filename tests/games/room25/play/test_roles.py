"""Roles: how they are dealt, and who may know them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound import SPECTATOR, Table
from housebound.games.room25.game import ROOM25
from housebound.games.room25.state import House
from housebound.games.room25.words import ROLES
from housebound.kernel.chance import Outcome
from housebound.kernel.errors import BadSetting
from housebound.kernel.script import only
from housebound.kernel.settings import Value

SEEDS = st.integers(min_value=0, max_value=10**6)


def begin(seats: int, seed: int = 0, **options: Value) -> Table:
    return Table(ROOM25, seats, options, seed=seed)


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


def dealt(table: Table) -> list[str]:
    return [ROLES.words[role] for role in house(table).role]


def board(table: Table, seat: int) -> list[str]:
    """The roles that a seat sees, empty where they are secret."""
    return [one.role for one in ROOM25.view(ROOM25.sight(house(table), seat)).seats]


def told(table: Table, seat: int) -> list[str]:
    return [repr(notice) for _, notice in table.notices(seat)]


@pytest.mark.rule("R25-ROLE-1")
@settings(max_examples=20, deadline=None)
@given(seats=st.sampled_from([4, 5, 6, 7, 8]), seed=SEEDS)
def test_everybody_knows_the_own_role_alone(seats: int, seed: int) -> None:
    table = begin(seats, seed)
    roles = dealt(table)
    for seat in range(seats):
        assert board(table, seat) == [role if s == seat else "" for s, role in enumerate(roles)]
        heard = [notice for notice in told(table, seat) if notice.startswith("role_")]
        assert heard == [f"role_dealt(role={roles[seat]})"]
    assert board(table, SPECTATOR) == [""] * seats
    draws = [event for event in table.tape if isinstance(event, Outcome) and event.domain is ROLES]
    assert [draw.to for draw in draws] == [only(seat) for seat in range(seats)]
    assert not any(notice.startswith("role_") for notice in told(table, SPECTATOR))


@pytest.mark.rule("R25-ROLE-1", "R25-ROLE-4")
@pytest.mark.parametrize("mine", ["prisoner", "guard"])
def test_what_a_seat_is_sent_does_not_depend_on_the_roles_of_others(mine: str) -> None:
    """A Guard does not know the other Guard, nor a Prisoner anybody."""
    others = ["prisoner"] * 3 + ["guard"] * 2 if mine == "prisoner" else ["prisoner"] * 4 + ["guard"]
    sent = set()
    for order in set(permutations(others)):
        position = {"roles": [mine, *order], "characters": {"max": {"first": "look"}, "kevin": "out"}}
        origin = ROOM25.from_position(6, ROOM25.settle(6, {}), position)
        sent.add(Table(ROOM25, 6, seed=0, origin=origin).sent(0))
    assert len(sent) == 1


DEALS = {(4, 1): (3, 1), (5, 1): (4, 1), (5, 2): (3, 2), (6, 2): (4, 2), (7, 2): (5, 2), (8, 2): (6, 2)}


@pytest.mark.rule("R25-ROLE-2", "R25-ROLE-3")
@settings(max_examples=40, deadline=None)
@given(table=st.sampled_from(sorted(DEALS)), seed=SEEDS)
def test_so_many_prisoners_and_guards_are_dealt(table: tuple[int, int], seed: int) -> None:
    seats, guards = table
    roles = dealt(begin(seats, seed, guards=guards))
    assert (roles.count("prisoner"), roles.count("guard")) == DEALS[table]


@pytest.mark.rule("R25-ROLE-2")
@pytest.mark.parametrize(("seats", "guards"), [(4, 1), (5, 1), (6, 2), (7, 2), (8, 2)])
def test_the_usual_number_of_guards(seats: int, guards: int) -> None:
    assert dealt(begin(seats)).count("guard") == guards


@pytest.mark.rule("R25-ROLE-2")
@pytest.mark.parametrize(("seats", "guards"), [(4, 2), (6, 1), (7, 1), (8, 1)])
def test_another_number_of_guards_is_refused(seats: int, guards: int) -> None:
    with pytest.raises(BadSetting, match="R25-ROLE-2"):
        begin(seats, guards=guards)


def test_there_are_guards_in_suspicion_only() -> None:
    with pytest.raises(BadSetting, match="Guards in suspicion only"):
        begin(4, mode="team", guards=1)
    assert house(begin(4, mode="team")).role == [-1, -1, -1, -1]


@pytest.mark.rule("R25-ROLE-3")
@pytest.mark.parametrize(("seats", "fewer", "chance"), [(4, 0, 1 / 5), (5, 1, 2 / 6)])
def test_with_an_extra_tile_a_guard_may_be_missing(seats: int, fewer: int, chance: float) -> None:
    """The spare tile is a Guard as often as there are Guards among the tiles; it stays unseen."""
    counts = [dealt(begin(seats, seed, role_deal="extra_tile")).count("guard") for seed in range(600)]
    assert set(counts) == {fewer, fewer + 1}
    assert counts.count(fewer) / 600 == pytest.approx(chance, abs=0.06)


@pytest.mark.rule("R25-ROLE-3")
@pytest.mark.parametrize(("seats", "guards"), [(6, 2), (7, 2), (8, 2)])
def test_with_more_players_there_is_no_extra_tile(seats: int, guards: int) -> None:
    assert {dealt(begin(seats, seed, role_deal="extra_tile")).count("guard") for seed in range(30)} == {guards}


@pytest.mark.rule("R25-ROLE-3")
def test_the_complex_of_five_with_an_extra_tile_is_that_of_two_guards() -> None:
    assert house(begin(5, role_deal="extra_tile")).rules.guards == 2
    with pytest.raises(BadSetting, match="R25-ROLE-3"):
        begin(5, role_deal="extra_tile", guards=1)


@pytest.mark.rule("R25-ROLE-1")
def test_every_seat_is_a_guard_equally_often() -> None:
    guards = [0] * 6
    for seed in range(900):
        for seat, role in enumerate(dealt(begin(6, seed))):
            guards[seat] += role == "guard"
    assert all(n / 900 == pytest.approx(2 / 6, abs=0.06) for n in guards)


@pytest.mark.rule("R25-ROLE-4")
def test_guards_do_not_learn_who_the_other_one_is() -> None:
    table = begin(8, seed=3)
    guards = [seat for seat, role in enumerate(dealt(table)) if role == "guard"]
    assert len(guards) == 2
    for guard in guards:
        assert board(table, guard).count("guard") == 1
