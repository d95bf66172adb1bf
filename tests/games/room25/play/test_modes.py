"""Modes and scope, Round counts: which tables there are, and how long they play."""

from __future__ import annotations

import pytest

import housebound
from housebound.games.room25.state import House
from housebound.kernel.errors import BadSetting
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

CHARACTERS_PER_PLAYER = {
    ("suspicion", 4): 1,
    ("suspicion", 5): 1,
    ("suspicion", 6): 1,
    ("suspicion", 7): 1,
    ("suspicion", 8): 1,
    ("team", 4): 1,
    ("team", 6): 1,
    ("team", 8): 1,
    ("competition", 2): 2,
    ("competition", 3): 2,
    ("competition", 4): 2,
    ("cooperation", 2): 2,
    ("cooperation", 3): 2,
    ("cooperation", 4): 1,
    ("cooperation", 5): 1,
    ("cooperation", 6): 1,
    ("solo", 1): 4,
}
ROUNDS = {
    ("suspicion", 4): 10,
    ("suspicion", 5): 10,
    ("suspicion", 6): 10,
    ("suspicion", 7): 9,
    ("suspicion", 8): 8,
    ("team", 4): 10,
    ("team", 6): 10,
    ("team", 8): 10,
    ("competition", 2): 10,
    ("competition", 3): 10,
    ("competition", 4): 10,
    ("cooperation", 2): 8,
    ("cooperation", 3): 6,
    ("cooperation", 4): 8,
    ("cooperation", 5): 7,
    ("cooperation", 6): 6,
    ("solo", 1): 8,
}
MODES = ("suspicion", "team", "competition", "cooperation", "solo")


def set_up(mode: str, seats: int) -> House:
    """A table of this mode, with the characters chosen and the starting clues still to be taken."""
    table = housebound.new("room25", seats, seed=5, mode=mode)
    while table.pending[0].prompt == "pick":
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    assert isinstance(table.state, House)
    return table.state


@pytest.mark.rule("R25-MODE-1", "R25-MODE-5")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(1, 9))
def test_a_mode_is_offered_for_its_player_counts_and_no_other(mode: str, seats: int) -> None:
    if (mode, seats) in CHARACTERS_PER_PLAYER:
        assert len(set_up(mode, seats).role) == seats
    else:
        with pytest.raises(BadSetting, match=f"{mode}: the number of players is"):
            housebound.new("room25", seats, mode=mode)


def test_no_table_for_nobody_or_nine() -> None:
    for seats in (0, 9):
        with pytest.raises(BadSetting, match="seats"):
            housebound.new("room25", seats)


@pytest.mark.rule("R25-MODE-2")
@pytest.mark.parametrize(("mode", "seats"), CHARACTERS_PER_PLAYER)
def test_characters_per_player(mode: str, seats: int) -> None:
    g = set_up(mode, seats)
    for seat in range(seats):
        assert g.owner.count(seat) == CHARACTERS_PER_PLAYER[mode, seats]
    assert len(g.queue) == seats * CHARACTERS_PER_PLAYER[mode, seats]


@pytest.mark.rule("R25-ROUNDS-1", "R25-ROUNDS-2", "R25-ROUNDS-3", "R25-SETUP-12")
@pytest.mark.parametrize(("mode", "seats"), ROUNDS)
def test_the_countdown_starts_with_the_rounds_of_the_table(mode: str, seats: int) -> None:
    """Worked example 28 is among them: Cooperation with 3, 5 and 2 players has 6, 7 and 8 rounds."""
    assert set_up(mode, seats).remaining == ROUNDS[mode, seats]


@pytest.mark.rule("R25-MODE-4")
@pytest.mark.parametrize("mode", MODES)
def test_three_modes_are_long_track(mode: str) -> None:
    seats = {"competition": 2, "solo": 1}.get(mode, 4)
    assert set_up(mode, seats).rules.long_track == (mode in ("suspicion", "team", "competition"))


@pytest.mark.rule("R25-MODE-3")
@pytest.mark.parametrize("mode", MODES)
def test_season_2_parts_are_used_in_every_mode_unless_switched_off(mode: str) -> None:
    seats = {"competition": 2, "solo": 1}.get(mode, 4)
    usual = set_up(mode, seats).rules
    assert usual.powers
    assert usual.adrenaline
    less = housebound.new("room25", seats, mode=mode, powers=False, adrenaline=False).state
    assert isinstance(less, House)
    assert not less.rules.powers
    assert not less.rules.adrenaline


@pytest.mark.rule("R25-SETUP-1")
@pytest.mark.parametrize(
    ("seats", "settings", "wrong"),
    [
        (4, {"mode": "hide_and_seek"}, "mode"),
        (4, {"mode": "cooperation", "level": "gentle"}, "level"),
        (4, {"complex": "palace"}, "complex"),
        (4, {"complex": "example_cooperation_normal"}, "is for cooperation"),
        (4, {"mode": "team", "guards": 1}, "guards"),
        (4, {"colour": "red"}, "no option"),
    ],
)
def test_the_settings_of_a_table_must_exist_and_go_together(seats: int, settings: dict[str, Value], wrong: str) -> None:
    with pytest.raises(BadSetting, match=wrong):
        Table(housebound.game("room25"), seats, settings)


@pytest.mark.rule("R25-SETUP-1")
@pytest.mark.parametrize("level", ["normal", "insane"])
def test_the_level_is_chosen_in_cooperation_and_solo(level: str) -> None:
    for mode, seats in (("cooperation", 4), ("solo", 1), ("suspicion", 4)):
        board = housebound.new("room25", seats, mode=mode, level=level).view(0).board
        assert board.level == (level if mode != "suspicion" else "")


@pytest.mark.rule("R25-SETUP-10")
def test_every_seat_is_shown_the_teams() -> None:
    for mode, seats, teams in (("team", 6, "ABABAB"), ("competition", 3, "")):
        table = housebound.new("room25", seats, seed=1, mode=mode, searchable=False)
        for seat in range(seats + 1):
            assert "".join(one.team for one in table.view(seat).board.seats) == teams
