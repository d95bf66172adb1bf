"""The sensible player finds its way: also through a Revolving Wall, if that is the way to go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.bot.player import Sensible
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.seen.routes import beyond_walls, far_to
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import CARDS, ROOMS
from tests.games.betrayal.plain_haunt import BEFORE, HAUNTED, given, table_of


class Hunt(Haunt):
    """Everybody is after the other side, and nobody has anything to explore."""

    number = 21

    def goals(self, g: House[Any], seat: int) -> list[Goal]:
        prey = (0, 1) if g.team[seat] else (2,)
        return [Goal(targets=prey)]


@pytest.fixture(autouse=True)
def _hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, Hunt.number, Hunt())


LANDING = {"room": "basement_landing"}
SWITCH = [{"token": "wall_switch", "room": "basement_landing", "to": "foyer"}]
"""The only way out of the basement, which has no stairs yet."""


def choice(position: dict[str, Any]) -> str:
    table = table_of(position)
    decision = table.pending[0]
    assert isinstance(table.state, House)
    return Sensible().choose(Sight(table.state, decision.seat), decision, Random(1)).name


def test_it_goes_through_a_revolving_wall_to_whom_it_is_after() -> None:
    walled = given(HAUNTED, brandon=LANDING, tokens=SWITCH)
    assert choice(walled) == "try(wall_switch)"
    assert choice({**walled, "tries": ["wall_switch"]}) == "end_turn"  # once a turn: it waits for the next
    assert choice(given(HAUNTED, brandon=LANDING)).startswith("explore")


def test_it_takes_the_wall_from_either_end_and_not_if_it_leads_astray() -> None:
    ox_below = given(HAUNTED, brandon={"room": "foyer"}, ox=LANDING, tokens=SWITCH)
    assert choice(ox_below) == "try(wall_switch)"
    ox_here = given(HAUNTED, brandon={"room": "foyer"}, tokens=SWITCH)
    assert choice(ox_here) == "walk(entrance_hall)"


def test_a_monster_goes_through_a_wall_too() -> None:
    turn = {**HAUNTED, "active": 2, "phase": "monsters", "acting": "zombie_1", "allowance": 2}
    assert choice(given(turn, tokens=SWITCH, monsters={"zombie_1": "basement_landing"})) == "try(wall_switch)"


def price(position: dict[str, Any], figure: int) -> int:
    g = table_of(position).state
    assert isinstance(g, House)
    return far_to(g, figure, {ROOMS["foyer"] * 2})[ROOMS["basement_landing"] * 2]


def test_a_wall_is_dear_to_the_dull_and_cheap_to_whom_it_does_not_hinder() -> None:
    walled = given(HAUNTED, brandon=LANDING, tokens=SWITCH, monsters={"zombie_1": "basement_landing"})
    assert price(walled, 0) == 2
    dull = given(HAUNTED, brandon={**LANDING, "knowledge": 0}, tokens=SWITCH)
    assert price(dull, 0) > 2
    assert price(walled, 2) == 1
    assert price(walled, FIRST_MONSTER) == 1


def beyond(room: str, side: int, *, vault_open: bool = False) -> list[int]:
    """What lies behind the walls for somebody here, where the switch is on side 1 of the room."""
    switch = [{"token": "wall_switch", "room": f"{room}/1", "to": "foyer"}]
    g = table_of(given(HAUNTED, house={room: "basement_landing.east"}, tokens=switch)).state
    assert isinstance(g, House)
    g.vault_open = vault_open
    return beyond_walls(g, ROOMS[room] * 2 + side)


def test_a_switch_is_reached_from_its_own_side_of_a_barrier_only() -> None:
    foyer = ROOMS["foyer"] * 2
    assert beyond("chasm", 1) == [foyer]
    assert beyond("chasm", 0) == []
    assert beyond("vault", 0) == []
    assert beyond("vault", 0, vault_open=True) == [foyer]  # there are no sides any more


def test_before_the_haunt_it_ends_a_turn_where_a_trait_rises_and_goes_on_afterwards() -> None:
    """It once left the Chapel with the steps that were left, came back for the blessing, and so on for ever."""
    chapel = {"chapel": "foyer.south"}
    near = given(BEFORE, brandon={"room": "foyer"}, house=chapel)
    assert choice(near) == "walk(chapel)"
    assert choice(given(BEFORE, brandon={"room": "chapel"}, house=chapel)) == "end_turn"
    blessed = given(BEFORE, brandon={"room": "chapel", "blessed": ["chapel"]}, house=chapel)
    assert choice(blessed) != "end_turn"


class Search(Haunt):
    """The heroes look for something in the unknown; only then they are after the traitor."""

    number = 21

    def goals(self, g: House[Any], seat: int) -> list[Goal]:
        return [Goal(explore=True), Goal(targets=(2,))]


def test_what_has_to_be_found_comes_before_what_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero without a trap to wait in once went to be killed, though its haunt told it to look for one first."""
    monkeypatch.setitem(PRESENT, Search.number, Search())
    assert choice(given(HAUNTED, brandon={"room": "creaky_hallway"})).startswith("explore")
    armed = given(HAUNTED, brandon={"room": "creaky_hallway"}, piles={"foyer": ["axe"]})
    assert choice(armed) == "walk(dusty_hallway)"  # a weapon that lies about is worth the way


def test_it_jumps_into_a_hole_that_nobody_has_fallen_through_yet() -> None:
    """Three heroes once stood round the hole to the end: the way led down, but where they would land nobody knew."""
    hole = {"collapsed_room": "foyer.south"}
    above = given(HAUNTED, brandon={"room": "collapsed_room"}, ox=LANDING, house=hole, collapsed_met=True)
    assert choice(above) == "fall"
    assert choice({**above, "below": "basement_landing"}) == "fall"
    ox_upstairs = given(HAUNTED, brandon={"room": "collapsed_room"}, ox={"room": "upper_landing"}, house=hole)
    assert choice({**ox_upstairs, "collapsed_met": True}) == "walk(foyer)"


class Fetch(Haunt):
    """The heroes want a card that lies somewhere."""

    number = 21

    def goals(self, g: House[Any], seat: int) -> list[Goal]:
        return [Goal(cards=(CARDS["skull"],))]


def test_what_lies_across_a_barrier_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero once stood at the Chasm to the end, and what it wanted lay on the other side."""
    monkeypatch.setitem(PRESENT, Fetch.number, Fetch())
    chasm = {"chasm": "basement_landing.east"}
    across = given(HAUNTED, brandon={"room": "chasm"}, house=chasm, piles={"chasm/1": ["skull"]})
    assert choice(across) == "cross"
    assert choice({**across, "piles": {"chasm": ["skull"]}}) == "take(skull)"


def test_whoever_stands_in_the_elevator_goes_out_to_ride_it() -> None:
    """It moves for whoever enters it: who woke up in there once waited for it for rounds."""
    inside = given(
        HAUNTED,
        brandon={"room": "mystic_elevator"},
        ox={"room": "upper_landing"},
        house={"mystic_elevator": "basement_landing.north"},
    )
    assert choice(inside) == "walk(basement_landing)"
    assert choice({**inside, "did": ["has_ridden"]}) != "walk(basement_landing)"


class Hurry(Haunt):
    """There is no time to wait for a better moment."""

    number = 21

    def goals(self, g: House[Any], seat: int) -> list[Goal]:
        return [Goal(targets=(2,), bold=True)]


def test_a_goal_may_be_worth_any_danger_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    hallways = {"dusty_hallway": "foyer.north", "creaky_hallway": "dusty_hallway.north"}
    beyond = given(
        HAUNTED,
        brandon={"room": "foyer", "might": 0, "speed": 0},
        ox={"room": "creaky_hallway"},
        house=hallways,
        monsters={"zombie_1": "creaky_hallway", "zombie_2": "creaky_hallway"},
    )
    assert choice(beyond) != "walk(dusty_hallway)"
    monkeypatch.setitem(PRESENT, Hurry.number, Hurry())
    assert choice(beyond) == "walk(dusty_hallway)"
