"""The laws every game keeps, on tables of Room 25; `make check` takes a thousand of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import housebound
from housebound.games.room25.conservation import check_tiles
from housebound.games.room25.state import House
from housebound.games.room25.words import ALICE, CENTRE, FRANK, MAX
from housebound.kernel.check import check_game
from housebound.kernel.position import load_scenarios, set_up
from tests.test_scenarios import FOLDER

GAME = housebound.game("room25")


@pytest.mark.parametrize("share", range(6))
def test_every_law_holds_at_random_tables(share: int) -> None:
    report = check_game(GAME, tables=10, seed=1000 * share)
    assert report.ok, str(report)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("room25/*.toml")), ids=lambda path: str(path.stem))
def test_no_tile_is_lost_in_a_position(path: Path) -> None:
    for case in load_scenarios(path):
        state = set_up(case).state
        assert isinstance(state, House)
        check_tiles(state)


def _lose_a_tile(g: House) -> None:
    g.at[0] = g.at[1]


def _move_the_central_room(g: House) -> None:
    g.at[CENTRE], g.at[0] = g.at[0], g.at[CENTRE]
    g.where[g.at[CENTRE]], g.where[g.at[0]] = CENTRE, 0


def _double_a_card(g: House) -> None:
    g.discard.append(0)


def _lock_three_rooms(g: House) -> None:
    g.up = [True] * 25
    g.locked = [True] * 3 + [False] * 22


def _lose_a_marker(g: House) -> None:
    g.queue = g.queue[1:]


def _hide_the_visible(g: House) -> None:
    g.invisible[FRANK] = True


def _program_a_token_twice(g: House) -> None:
    g.first[MAX] = g.second[MAX] = 0


def _trap_the_dead(g: House) -> None:
    g.tile[ALICE] = -1
    g.trap[ALICE] = True


def _mark_a_face_up_room(g: House) -> None:
    g.reminder[MAX] = g.at[CENTRE]


def _undecide_too_much(g: House) -> None:
    g.exit_left += 1


FAULTS: list[Callable[[House], None]] = [
    _lose_a_tile,
    _move_the_central_room,
    _double_a_card,
    _lock_three_rooms,
    _lose_a_marker,
    _hide_the_visible,
    _program_a_token_twice,
    _trap_the_dead,
    _mark_a_face_up_room,
    _undecide_too_much,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_an_impossible_house_is_noticed(fault: Callable[[House], None]) -> None:
    settings = GAME.settle(4, {"mode": "team"})
    given = {"characters": {"max": "C3", "alice": "C3", "frank": "C3", "kevin": "C3"}}
    g: House = GAME.from_position(4, settings, given)
    GAME.check(g)
    fault(g)
    with pytest.raises(AssertionError):
        GAME.check(g)
