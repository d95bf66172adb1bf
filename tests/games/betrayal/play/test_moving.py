"""Laws of movement: which steps are open, what they cost, and why the others are not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import BARRIERS
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.house.plan import (
    floor_of,
    has_door,
    joined,
    rooms_in_house,
    side_adjacent,
    side_of_door,
    stairs,
)
from housebound.games.betrayal.play.moving import affordable, offer_steps, slowing, spaces
from housebound.games.betrayal.state import HALTED, OPEN, TAKEN_BACK, House, changed
from housebound.games.betrayal.words import (
    COLLAPSED_ROOM,
    DIRECTIONS,
    FOYER,
    GALLERY,
    HEROES,
    ROOMS,
    SPEED,
    TRAITOR,
    VAULT,
)
from housebound.kernel.script import Ask
from tests.games.betrayal.houses import empty_table, random_house

seeds = st.integers(0, 10_000)
sizes = st.integers(0, 42)


class Asked(Haunt):
    """A haunt that changes nothing and has to be asked at every door."""

    def barred(self, g: House[Any], figure: int, room: int) -> str:
        return ""


def offered(g: House[Any]) -> set[str]:
    ask = Ask(0, [])
    offer_steps(g, 0, ask)
    names = [option.name for option in ask.options]
    assert len(set(names)) == len(names)
    return set(names)


def refused(g: House[Any]) -> dict[str, str]:
    """What cannot be done, and why not."""
    ask = Ask(0, [], True, [])
    offer_steps(g, 0, ask)
    return {option.name: rule for option, rule in ask.barred or ()}


def stand(g: House[Any], nth: int) -> int:
    """Seat 0 stands in one of the rooms of the house."""
    rooms = [room for room in rooms_in_house(g) if room not in (COLLAPSED_ROOM, GALLERY)]
    g.room[0] = rooms[nth % len(rooms)]
    return g.room[0]


@given(seeds, sizes, st.integers(0, 60), st.integers(0, 1))
@pytest.mark.rule("BET-MOVE-7", "BET-MOVE-12", "BET-MOVE-13", "BET-EXPLORE-1", "BET-EXPLORE-15", "BET-HALL-4")
def test_steps_lead_through_doors_that_meet_stairs_and_open_doorways(seed: int, size: int, nth: int, side: int) -> None:
    g = random_house(seed, size)
    room = stand(g, nth)
    barrier = BARRIERS[room] is not None
    g.side[0] = side if barrier else 0
    expected = set()
    for direction in range(4):
        beyond = g.door[room * 4 + direction]
        if barrier and side_of_door(g, room, direction) != g.side[0]:
            continue
        if beyond >= 0:
            expected.add(f"walk({ROOMS.words[beyond]})")
        elif beyond == OPEN and g.findable >> floor_of(g, room) & 1:
            expected.add(f"explore({DIRECTIONS.words[direction]})")
    if stairs(g, room) >= 0:
        expected.add(f"climb({ROOMS.words[stairs(g, room)]})")
    if barrier and room != VAULT:
        expected.add("cross")
    assert offered(g) == expected


@given(seeds, sizes, st.integers(0, 60))
@pytest.mark.rule("BET-MOVE-7", "BET-MOVE-8", "BET-EXPLORE-8")
def test_a_neighbour_without_a_door_that_meets_ours_is_out_of_reach(seed: int, size: int, nth: int) -> None:
    g = random_house(seed, size)
    room = stand(g, nth)
    why = refused(g)
    for other in set(side_adjacent(g, room)) - set(joined(g, room)):
        direction = next(d for d in range(4) if g.at.get(g.square[room] + (-64, 1, 64, -1)[d]) == other)
        false = has_door(g, room, direction) or has_door(g, other, direction ^ 2)
        assert why[f"walk({ROOMS.words[other]})"] == ("BET-EXPLORE-8" if false else "BET-MOVE-7")
        assert f"walk({ROOMS.words[other]})" not in offered(g)


@given(seeds, sizes, st.integers(0, 60), st.sampled_from([0, TAKEN_BACK, HALTED]))
def test_the_short_way_of_offering_steps_offers_the_same(seed: int, size: int, nth: int, did: int) -> None:
    """In most haunts a door need not be asked about; the answer is that of asking at each."""
    g = random_house(seed, size)
    stand(g, nth)
    g.did = did
    short = offered(g)
    g.haunt = Asked()
    assert offered(g) == short
    why = refused(g)
    assert not short & set(why)


@given(st.integers(0, 7), st.integers(0, 12), st.integers(1, 5))
@pytest.mark.rule("BET-MOVE-1", "BET-MOVE-3", "BET-PASS-4")
def test_a_step_is_legal_if_it_can_be_paid_and_the_first_one_always(clip: int, spent: int, cost: int) -> None:
    g = empty_table()
    g.clip[SPEED] = clip
    g.spent = spent
    assert spaces(g, 0) == value(g, 0, SPEED)
    assert affordable(g, 0, cost) == (spent + cost <= value(g, 0, SPEED) or spent == 0)


@given(st.lists(st.booleans(), min_size=5, max_size=5), st.lists(st.booleans(), min_size=5, max_size=5), st.booleans())
@pytest.mark.rule("BET-PASS-1", "BET-PASS-3")
def test_opponents_in_the_room_slow_and_nobody_else(here: list[bool], traitors: list[bool], once: bool) -> None:
    g = empty_table(seats=6, opponent_cost="once" if once else "each")
    g.haunt = Haunt()
    g.room[0] = FOYER
    for seat in range(1, 6):
        g.room[seat] = FOYER if here[seat - 1] else ROOMS["upper_landing"]
        g.team = changed(g.team, seat, TRAITOR if traitors[seat - 1] else HEROES)
    count = sum(there and bad for there, bad in zip(here, traitors, strict=True))
    assert slowing(g, 0) == (min(count, 1) if once else count)
