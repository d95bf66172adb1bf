"""Sides and players (TER-TEAM): who sits where, who plays whom, and who may speak to whom."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.words import TRIO, VICTIMS
from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import at, mansion_of


def rules_of(seats: int, **given: int | str) -> Rules:
    return mansion_of(Table(TERRORSCAPE, seats, TERRORSCAPE.settle(seats, given), seed=1)).rules


@pytest.mark.rule("TER-TEAM-1", "TER-TEAM-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_plays_the_killer_and_the_others_the_team(seats: int) -> None:
    for killer_seat in range(seats):
        rules = rules_of(seats, killer_seat=killer_seat)
        assert rules.hunter == 1 << killer_seat
        assert rules.team | rules.hunter == (1 << seats) - 1
        assert not rules.team & rules.hunter
        assert len(rules.team_seats) == seats - 1


@pytest.mark.rule("TER-TEAM-2")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_player_nor_five(seats: int) -> None:
    with pytest.raises(HouseboundError):
        Table(TERRORSCAPE, seats, seed=1)


@pytest.mark.rule("TER-TEAM-2")
def test_the_killer_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetting, match="killer_seat = 3: there are the seats 0 to 2"):
        TERRORSCAPE.settle(3, {"killer_seat": 3})


@pytest.mark.rule("TER-TEAM-1", "TER-TEAM-3")
def test_any_three_of_five_in_any_order() -> None:
    table = Table(TERRORSCAPE, 2, seed=1)
    trios = [option for option in table.pending[1].options if option.verb is TRIO]
    assert len(trios) == len(set(trios)) == 5 * 4 * 3
    assert all(len(set(option.args)) == 3 for option in trios)
    assert VICTIMS.words == ("marco", "johnson", "sofia", "anna", "william")


@pytest.mark.rule("TER-TEAM-3")
@pytest.mark.parametrize("victims", ["marco anna", "marco anna sofia william", "marco anna anna", "marco anna zoe", ""])
def test_what_are_not_three_different_victims(victims: str) -> None:
    with pytest.raises(BadSetting, match="TER-TEAM-3"):
        TERRORSCAPE.settle(4, {"victims": victims})


@pytest.mark.rule("TER-TEAM-6", "TER-INFO-3")
def test_only_the_team_hears_what_the_team_says_behind_the_screen() -> None:
    table = at({"victims": ["anna"]}, 4)
    channels = {channel.name: channel for channel in TERRORSCAPE.talk(mansion_of(table))}
    assert channels["team"].hearers == channels["team"].speakers == 0b1110
    assert channels["table"].hearers == EVERYONE
    assert [channel.name for channel in table.view(0).talk] == ["table"]
    assert [channel.name for channel in table.view(SPECTATOR).talk] == ["table"]
    assert [channel.name for channel in table.view(2).talk] == ["table", "team"]
