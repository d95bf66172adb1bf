"""What each game keeps for study is true: looked up again in the finished table and in its notices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import housebound
from housebound import bots
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import DIED, FIRST_EVENT, HAUNT_BEGINS, MOVED
from housebound.games.room25.words import ELIMINATED
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import ENCOUNTER, KILL, KILLERS
from housebound.kernel.chronicle import FLAG, FLOAT, INT, INTS, TEXT, TEXTS, Step
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.study.plan import FRAME
from housebound.study.words import Words

GAMES = ("betrayal", "room25", "terrorscape")


def watched(game: str, seats: int, settings: dict[str, Value], seed: int) -> tuple[Table, dict[str, Any]]:
    """A finished random game, and what the game's own onlooker says of it."""
    table = Table(housebound.game(game), seats, settings, seed=seed)
    onlooker = table.game.onlooker(table)
    next(onlooker)
    player, rng = bots.RandomBot(), Random(seed)
    heard = len(table.state.notices or ())
    while True:
        decision = table.pending[0]
        option = player.choose(None, decision, rng)
        table.choose(decision.seat, option)
        notices = table.state.notices or []
        step, heard = Step(decision, option, notices[heard:]), len(notices)
        try:
            onlooker.send(step)
        except StopIteration as done:
            assert table.over
            return table, dict(done.value)


def various(game: str, count: int) -> list[tuple[Table, dict[str, Any]]]:
    found = []
    for seed in range(count):
        seats, settings = housebound.game(game).variety(Random(seed))
        found.append(watched(game, seats, settings, seed))
    return found


def told(table: Table, kind: object) -> list[tuple[int, ...]]:
    return [notice.args for notice in table.state.notices or () if notice.kind is kind]


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_column_is_filled_with_what_it_declares(game: str) -> None:
    types: dict[str, type] = {INT: int, FLOAT: float, TEXT: str, FLAG: bool, INTS: list, TEXTS: list}
    columns = housebound.game(game).columns
    filled: set[str] = set()
    for table, cells in various(game, 12):
        assert set(cells) == {column.name for column in columns}
        for column in columns:
            value: Any = cells[column.name]
            if value is None:
                continue
            filled.add(column.name)
            assert type(value) is types[column.kind], column.name
            if column.kind in (INTS, TEXTS):
                entries: list[Any] = cells[column.name]
                assert all(type(one) is (int if column.kind == INTS else str) for one in entries), column.name
        sides, roles = table.game.sides(table.state), table.game.roles(table.state)
        assert len(sides) == len(roles) == table.seats
        assert len({len(cells[name]) for name in cells if name.startswith("death_")}) == 1
    assert filled == {column.name for column in columns}


@pytest.mark.parametrize("game", GAMES)
def test_every_column_and_side_has_a_name_in_words(game: str) -> None:
    own, words = speech(game), Words(housebound.game(game))
    for column in housebound.game(game).columns:
        if not column.name.startswith("death_"):
            assert own.knows(f"column-{column.name.replace('_', '-')}"), column.name
    for column in FRAME:
        if column.use:
            assert words.column(column.name) != column.name or column.name in ("rounds", "choices")
    for table, _ in various(game, 12):
        for side in table.game.sides(table.state):
            assert own.knows(f"side-{side.replace('_', '-')}"), side


@pytest.mark.parametrize("haunt", range(1, 51, 7))
def test_betrayal_keeps_its_haunt_its_dead_and_its_cards(haunt: int) -> None:
    for seed in range(3):
        table, cells = watched("betrayal", 4, {"haunt": haunt}, seed)
        g = table.state
        assert isinstance(g, House)
        assert cells["haunt"] == haunt == told(table, HAUNT_BEGINS)[0][0]
        assert len(cells["death_seats"]) == len([one for one in told(table, DIED) if one[0] in g.word[:4]])
        assert {seat for seat in range(4) if g.fate[seat] == DEAD} <= set(cells["death_seats"])
        assert cells["death_rounds"] == sorted(cells["death_rounds"])
        for seat in range(4):
            held = {card for card in range(FIRST_EVENT) if g.held[seat] >> card & 1}
            assert len(cells["held"][seat].split()) == len(held)
            assert set(cells["held"][seat].split()) <= set(cells["had"][seat].split())


def test_betrayal_says_in_which_room_somebody_fell() -> None:
    """Where a death follows its walk in one choice, the room is the one walked into."""
    seen = 0
    for seed in range(40):
        table, cells = watched("betrayal", 4, {"haunt": 34}, seed)
        g = table.state
        assert isinstance(g, House)
        words = table.game.domains["room"].words
        last: dict[int, int] = {}
        rooms: list[str] = []
        for notice in g.notices or ():
            if notice.kind is MOVED:
                last[notice.args[0]] = notice.args[1]
            if notice.kind is DIED and notice.args[0] in g.word[:4]:
                rooms.append(words[last[notice.args[0]]] if notice.args[0] in last else "")
        # a figure may also be put somewhere without walking: then only its own notice tells
        seen += sum(one == other for one, other in zip(rooms, cells["death_places"], strict=True))
        assert all(cells["death_places"])
    assert seen > 20


def test_room25_says_who_was_eliminated_and_by_what() -> None:
    deadly = {"acid", "flooded", "trap", "mortal", "time_machine", "shredder", "time_bomb"}
    causes: set[str] = set()
    for table, cells in various("room25", 60):
        g = table.state
        owners = [g.owner[args[0]] for args in told(table, ELIMINATED)]  # type: ignore[attr-defined]
        assert cells["death_seats"] == owners
        causes |= set(cells["death_causes"])
        for place, spot in zip(cells["death_places"], cells["death_spots"], strict=True):
            sheet, column, row = spot.split()
            assert (sheet, place) == ("complex", "ABCDE"[int(column)] + str(int(row) + 1))
    assert causes <= deadly
    assert len(causes) >= 5


def test_terrorscape_counts_encounters_and_names_the_way_to_win() -> None:
    ways: set[str] = set()
    for table, cells in various("terrorscape", 40):
        g = table.state
        assert isinstance(g, Mansion)
        assert cells["killer"] == KILLERS.words[g.killer]
        assert cells["encounters"] == len(told(table, ENCOUNTER))
        assert len(cells["death_seats"]) == len(told(table, KILL)) == cells["fates"].count("killed")
        assert "killer" not in [table.game.sides(g)[seat] for seat in cells["death_seats"]]
        if cells["way"] == "kill":
            assert "killed" in cells["fates"]
        ways.add(cells["way"])
    assert {"kill", "time"} <= ways
