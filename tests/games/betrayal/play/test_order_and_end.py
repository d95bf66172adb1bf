"""Turn order and winning where no real haunt shows them: a hidden traitor with monsters, sides that win at once.

Brandon, Zoe and Ox have the seats 0 to 2 (see `plain_haunt`).
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House, changed
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import HEROES, TRAITOR
from housebound.kernel.table import Table
from tests.games.betrayal.plain_haunt import (
    HAUNTED,
    HERE,
    NO_TRAITOR,
    B,
    Plain,
    X,
    differences,
    given,
    make_present,
    table_of,
)


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


def state(table: Table) -> House[Any]:
    assert isinstance(table.state, House)
    return table.state


def order(g: House[Any]) -> list[int]:
    return list(g.haunt.turn_order(g))


# -- order


@pytest.mark.rule("BET-ORDER-1", "BET-ORDER-2", "BET-ORDER-3", "BET-ORDER-6")
@pytest.mark.parametrize(
    ("traitor", "turns"), [(0, [1, 2, 0, MONSTER_TURN]), (1, [2, 0, 1, MONSTER_TURN]), (2, [0, 1, 2, MONSTER_TURN])]
)
@pytest.mark.parametrize("fate", ["in_house", "dead", "outside"])
def test_the_traitor_comes_last_and_then_the_monsters(traitor: int, turns: list[int], fate: str) -> None:
    """Whatever has become of the traitor's explorer."""
    who = ("brandon", "zoe", "ox")[traitor]
    gone = {"fate": fate, "room": "" if fate != "in_house" else "foyer"}
    g = state(table_of(given({"haunt": 21, "revealer": 0, "traitor": traitor}, **{who: gone})))
    assert order(g) == turns


@pytest.mark.rule("BET-ORDER-9")
def test_without_a_traitor_the_monsters_come_before_the_first_seat_again() -> None:
    """Seat 2 was the revealer; seat 1 moves the monsters, as that haunt says."""
    start = given({**NO_TRAITOR, "active": 0}, monsters={"evil_twin_1": "upper_landing"})
    assert order(state(table_of(start))) == [0, 1, 2, MONSTER_TURN]
    assert not differences(start, ("0 end_turn", "1 end_turn", "2 end_turn"), {"asked": ["1 monsters"]})


@pytest.mark.rule("BET-ORDER-11")
def test_a_hero_that_changes_sides_keeps_its_place_and_its_turn() -> None:
    """Brandon goes over in the midst of his turn: he goes on with it, and nobody's place changes."""
    table = table_of(given({**HAUNTED, "monsters": {"zombie_1": "upper_landing"}}))
    g = state(table)
    g.team = changed(g.team, 0, TRAITOR)
    assert order(g) == [0, 1, 2, MONSTER_TURN]
    table.choose(0, "walk(foyer)")
    for seat in (0, 1, 2):
        assert table.waiting == [(seat, "turn")]
        table.choose(seat, "end_turn")
    assert table.waiting == [(2, "monsters")]


@pytest.mark.rule("BET-ORDER-11")
def test_whoever_becomes_the_traitor_later_does_not_change_the_order() -> None:
    g = state(table_of(given({**NO_TRAITOR, "revealer": 0})))
    before = order(g)
    g.traitor, g.team = 1, changed(g.team, 1, TRAITOR)
    assert order(g) == before == [1, 2, 0, MONSTER_TURN]


class Masked(Haunt):
    """A hidden traitor, and Aliens besides (Might 6), which nobody's side is known to be on."""

    number: ClassVar[int] = 43

    def monster_player(self, g: House[Any]) -> int:
        return g.traitor if g.traitor >= 0 else 0

    def controller(self, g: House[Any], figure: int) -> int:
        return figure if figure < FIRST_MONSTER else self.monster_player(g)


ROLES = {"brandon": {"role": 2}, "zoe": {"role": 1}, "ox": {"role": 3}}
ALIEN = {"monsters": {"alien_1": "upper_landing"}}


@pytest.fixture
def masked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 43, Masked())


def turns_of(table: Table, rounds: int = 1) -> list[str]:
    """Who is asked, one turn after the other, when everybody ends at once."""
    asked: list[str] = []
    while state(table).round <= rounds:
        ((seat, prompt),) = table.waiting
        asked.append(f"{seat} {prompt}")
        table.choose(seat, "end_turn" if prompt == "turn" else "end_monster_turn")
    return asked


@pytest.mark.rule("BET-ORDER-12", "BET-ORDER-8")
@pytest.mark.usefixtures("masked")
def test_while_the_traitor_is_hidden_the_monsters_come_last() -> None:
    start = given({"haunt": 43, "revealer": 2, "active": 0}, **ROLES, **ALIEN)
    assert turns_of(table_of(start)) == ["0 turn", "1 turn", "2 turn", "0 monsters"]


@pytest.mark.rule("BET-ORDER-12")
@pytest.mark.usefixtures("masked")
def test_once_it_is_known_they_come_after_its_seat() -> None:
    table = table_of(given({"haunt": 43, "revealer": 2, "active": 0}, **ROLES, **ALIEN))
    table.choose(0, "end_turn")
    table.choose(1, "reveal")
    assert turns_of(table, 2) == ["1 turn", "1 monsters", "2 turn", "0 turn", "1 turn", "1 monsters", "2 turn"]


@pytest.mark.rule("BET-ORDER-12", "BET-HIDDEN-7")
@pytest.mark.usefixtures("masked")
def test_nobody_gets_two_turns_or_none_when_the_traitor_dies_after_its_turn() -> None:
    """Ox strikes Zoe down after her turn of this round: the monsters have their next turn in the next round."""
    weak = {**ROLES, "zoe": {"role": 1, "might": 0, "speed": 0, **HERE}, "ox": {"role": 3, **HERE}}
    table = table_of(given({"haunt": 43, "revealer": 2, "active": 2}, **weak, **ALIEN))
    table.choose(2, "attack(zoe_ingstrom)")
    table.enter("10000")
    table.enter("00")
    table.choose(1, "split(1)")
    assert state(table).role_known
    assert turns_of(table, 2) == ["2 turn", "0 turn", "1 monsters", "2 turn"]


@pytest.mark.rule("BET-ORDER-12", "BET-HIDDEN-7")
@pytest.mark.usefixtures("masked")
def test_nor_when_it_dies_in_the_monster_turn() -> None:
    weak = {**ROLES, "zoe": {"role": 1, "might": 0, "speed": 0, **HERE}}
    base = {"haunt": 43, "revealer": 2, "phase": "monsters", "active": 0, "acting": "alien_1"}
    table = table_of(given(base, **weak, monsters={"alien_1": "dusty_hallway"}))
    state(table).team = changed(state(table).team, 0, TRAITOR)  # so that only Zoe is attacked by the monster
    table.choose(0, "attack(zoe_ingstrom)")
    table.enter("100000")
    table.enter("00")
    table.choose(1, "split(1)")
    assert state(table).fate[1] == DEAD
    assert table.waiting == [(1, "monster")], "the monster is the known traitor's from now on"
    table.choose(1, "end_turn")
    assert turns_of(table, 2) == ["0 turn", "1 monsters", "2 turn"]


# -- winning


class BothAtOnce(Plain):
    """Both sides have reached their goals as soon as the track stands at 1."""

    def winner(self, g: House[Any]) -> int:
        return self.team_seats(g, HEROES) | self.team_seats(g, TRAITOR) if g.track else 0


@pytest.mark.rule("BET-WIN-5", "HC-26")
@pytest.mark.parametrize(("active", "winners"), [(0, [0, 1]), (1, [0, 1]), (2, [2])])
def test_if_both_sides_win_at_once_the_side_whose_turn_it_is_has_won(
    active: int, winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PRESENT, 21, BothAtOnce())
    start = given({**HAUNTED, "active": active, "track": 1}, ox=HERE, zoe=HERE)
    then = {"result": {"winners": winners, "why": "BET-WIN-1"}}
    assert not differences(start, (f"{active} walk(foyer)",), then)


@pytest.mark.rule("BET-WIN-5")
def test_the_monster_turn_is_the_traitors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 21, BothAtOnce())
    base = {**HAUNTED, "phase": "monsters", "acting": "zombie_1", "track": 1}
    start = given(base, monsters={"zombie_1": "foyer"})
    assert not differences(start, ("2 walk(grand_staircase)",), {"result": {"winners": [2]}})


class HeroesAlways(Plain):
    """The heroes' goal is reached whatever happens."""

    def winner(self, g: House[Any]) -> int:
        return self.team_seats(g, HEROES) if g.track else 0


@pytest.mark.rule("BET-WIN-2", "BET-WIN-6")
def test_the_heroes_need_somebody_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last hero dies by the very act that reaches their goal: the traitor has won."""
    monkeypatch.setitem(PRESENT, 21, HeroesAlways())
    gone = {"fate": "dead", "room": ""}
    start = given({**HAUNTED, "active": 2, "track": 1}, {"might": 0, "speed": 0}, gone, HERE)
    blow = (f"2 attack({B})", "~dice 10000", "~dice 00", "0 split(1)")
    assert not differences(start, blow, {"result": {"winners": [2], "why": "BET-WIN-6"}})
    out = given({**HAUNTED, "active": 2, "track": 1}, {"fate": "outside", "room": ""}, gone, HERE)
    assert not differences(out, ("2 walk(foyer)",), {"result": {"winners": [0, 1], "why": "BET-WIN-1"}})


@pytest.mark.rule("BET-RESCUE-2")
def test_no_stairs_for_a_monster_that_can_discover_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    class Digging(Plain):
        def may_discover(self, g: House[Any], figure: int) -> str:
            return ""

    start = given({**HAUNTED, "active": 2}, monsters={"zombie_1": "basement_landing"})
    assert not differences(start, (), {"offers": ["search_stairs"]})
    monkeypatch.setitem(PRESENT, 21, Digging())
    assert not differences(start, (), {"offers_not": ["search_stairs"]})


@pytest.mark.rule("BET-RESCUE-1")
def test_a_hero_that_changed_sides_is_not_the_traitor() -> None:
    zoe = {"team": "traitor"}
    start = given({**HAUNTED, "active": 1}, zoe=zoe, monsters={"zombie_1": "basement_landing"})
    assert not differences(start, (), {"offers_not": ["search_stairs"]})


@pytest.mark.rule("BET-TRAITOR-10")
def test_a_haunt_may_take_the_traitors_powers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Humbled(Plain):
        def ignores_hindrance(self, g: House[Any], figure: int) -> bool:
            return False

    chasm = {"house": {"chasm": "basement_landing.east"}}
    start = given({**HAUNTED, "active": 2}, ox={"room": "chasm"}, **chasm)
    assert not differences(start, ("2 cross",), {"asked": ["2 turn"], "state": {f"explorers.{X}.side": 1}})
    monkeypatch.setitem(PRESENT, 21, Humbled())
    assert not differences(start, ("2 cross",), {"wants": "dice"})
