"""What everybody saw is kept, and Prisoners read it: who killed, pushed and steered, and whom to keep away from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound import Table
from housebound.games.room25.bot.company import harm_to_come
from housebound.games.room25.bot.departure import is_last_helmsman
from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.player import Sensible
from housebound.games.room25.bot.scene import present
from housebound.games.room25.bot.suspects import suspects
from housebound.games.room25.game import ROOM25
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.state import House
from housebound.games.room25.words import CHARACTERS

FOUR: dict[str, Any] = {"roles": ["prisoner", "guard", "prisoner", "prisoner"]}
NAMES = ("max", "kevin", "frank", "sarah")


def table_of(mode: str = "suspicion", **given: Any) -> Table:
    options = ROOM25.settle(4, {"mode": mode})
    return Table(ROOM25, 4, options, seed=1, origin=ROOM25.from_position(4, options, given))


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


def sight_of(table: Table, seat: int = 0) -> Sight:
    return ROOM25.sight(house(table), seat)


def standing(**places: Any) -> dict[str, Any]:
    return {name: places.get(name, "C3") for name in NAMES}


# -- what is kept


def test_a_killing_and_a_push_are_kept() -> None:
    table = table_of(
        **FOUR,
        complex={"B2": "empty", "B1": "mortal"},
        characters=standing(max="B2", kevin={"at": "B2", "first": "push"}),
        phase="pass_1",
        last_turn="max",
    )
    decision = table.pending[0]
    table.choose(decision.seat, "push(max,B1)", decision.id)
    g = house(table)
    assert g.killings == [(1, 0)]
    assert [(by, whom) for by, whom, _, _ in g.pushes] == [(1, 0)]


def test_they_are_part_of_a_position() -> None:
    given: dict[str, Any] = {"killings": [[1, 0]], "pushes": [[1, 2, "B2", "B1"]], "steerings": [[1, "A1", "B1"]]}
    table = table_of(**FOUR, **given, characters=standing())
    assert {name: ROOM25.position(house(table))[name] for name in given} == given


# -- who is suspected


@pytest.mark.parametrize(
    ("given", "doubted"),
    [
        ({"killings": [[1, 2]]}, True),
        ({"pushes": [[1, 0, "A1", "B1"]]}, True),
        ({"pushes": [[1, 0, "B2", "B1"]]}, False),
        ({"steerings": [[1, "A1", "B2"]]}, False),
        ({"steerings": [[1, "A1", "B2"]] * 3}, True),
        ({}, False),
    ],
)
def test_who_kills_pushes_out_of_room_25_or_keeps_steering_it_away_is_a_suspect(
    given: dict[str, Any], doubted: bool
) -> None:
    table = table_of(**FOUR, **given, complex={"A1": "room25", "B1": "empty", "B2": "empty"}, characters=standing())
    assert (1 in suspects(sight_of(table))) == doubted
    assert 1 not in suspects(sight_of(table, 1))  # nobody suspects itself


def test_whoever_killed_a_guard_is_no_suspect() -> None:
    roles: dict[str, Any] = {"roles": ["prisoner", "prisoner", "guard", "prisoner"], "roles_shown": [2]}
    table = table_of(**roles, killings=[[1, 2]], characters=standing(frank="out"))
    assert not suspects(sight_of(table))


def test_there_are_no_more_suspects_than_guards() -> None:
    table = table_of(**FOUR, killings=[[1, 2], [3, 2], [3, 2]], characters=standing())
    assert suspects(sight_of(table)) == {3}


def test_nobody_waits_in_room_25_for_a_suspect() -> None:
    """All but a suspect are inside: whoever holds Control leaves with them."""
    given = standing(max="A1", kevin="E5", frank="A1", sarah="A1")
    for killings, waits in (([], True), ([[1, 2]], False)):
        table = table_of(**FOUR, killings=killings, complex={"A1": "room25"}, characters=given, remaining=3)
        thought = Outlook(sight_of(table))
        assert (CHARACTERS["kevin"] in thought.friends) == waits


# -- whom to keep away from


def harm(table: Table, name: str = "max") -> float:
    outlook = Outlook(sight_of(table))
    return harm_to_come(outlook, present(outlook), CHARACTERS[name])


def test_an_acid_bath_beside_others_is_a_danger_and_together_it_is_none() -> None:
    places = standing(max="B2", kevin="B1")
    alone = standing(max="B2", kevin="E5", frank="E5", sarah="E5")
    complex_ = {"B2": "acid", "B1": "empty", "E5": "empty"}
    assert harm(table_of(**FOUR, complex=complex_, characters=places)) > harm(
        table_of(**FOUR, complex=complex_, characters=alone)
    )
    together = table_of("cooperation", complex=complex_, characters=places)
    assert not Outlook(sight_of(together)).wary


def test_a_suspect_in_the_room_is_worse_than_a_stranger() -> None:
    given: dict[str, Any] = {"complex": {"B2": "empty", "B1": "mortal"}, "characters": standing(max="B2", kevin="B2")}
    assert harm(table_of(**FOUR, **given, killings=[[1, 2]])) > harm(table_of(**FOUR, **given)) > 0.0


# -- together


def test_a_friend_who_looked_and_did_not_warn_vouches_for_a_room() -> None:
    given: dict[str, Any] = {"complex": {"B1": "(empty)"}, "bag": {"mortal": 2, "empty": 4}, "round": 2}
    seen = table_of("cooperation", **given, seen={"B1": [1]}, characters=standing())
    warned_elsewhere = standing(kevin={"at": "C3", "reminder": "E5"})
    spent = table_of("cooperation", **given, seen={"B1": [1]}, characters=warned_elsewhere)
    tile = house(seen).at[1]
    assert Outlook(sight_of(seen)).deadly_chance(tile) < Outlook(sight_of(spent)).deadly_chance(tile)


def test_it_answers_from_what_is_kept_as_well() -> None:
    table = table_of(**FOUR, killings=[[1, 2]], characters=standing())
    decision = table.pending[0]
    assert Sensible().choose(sight_of(table, decision.seat), decision, Random(1)) in decision.options


def helmsman(name: str, **tokens: Any) -> dict[str, Any]:
    """Everybody but one has lost Control and spent Adrenaline."""
    return {
        one: {"at": "C3"} | (tokens if one == name else {"lost": ["control"], "adrenaline": "out"}) for one in NAMES
    }


@pytest.mark.parametrize(("tokens", "last"), [({"lost": ["control"], "adrenaline": "held"}, True), ({}, False)])
def test_the_last_adrenaline_that_can_steer_is_kept(tokens: dict[str, Any], last: bool) -> None:
    """R25-ADREN-5: where everybody has lost Control it is the only way out."""
    table = table_of("cooperation", characters=helmsman("max", **tokens))
    assert is_last_helmsman(Outlook(sight_of(table)), CHARACTERS["max"]) == last
