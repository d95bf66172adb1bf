"""Whoever handles the cardboard is told of it: nothing changes its place on the board without a word to who sees it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import housebound
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table

Seen = dict[str, Any]
_KILLER = ("at", "last_known", "level", "locked")
_EXPLORER = ("character", "room", "side", "fate", "clips", "cards")
_MONSTER = ("figure", "room", "side", "stunned", "cards")
_VICTIM = ("at", "condition", "fear", "items", "keys")


def _complex(board: Seen) -> Any:
    return [board[key] for key in ("rooms", "arrows", "key_turned", "remaining", "robots_in_reserve", "displayed")]


def _mansion(board: Seen) -> Any:
    """Who has acted is no piece."""
    lies = [board[key] for key in ("keys", "rescue", "noise", "barricades", "firecracker", "announced")]
    victims = [{key: one[key] for key in _VICTIM if key in one} for one in board["victims"]]
    return [*lies, victims, {key: board["killer"][key] for key in _KILLER}]


def _house(board: Seen) -> Any:
    rooms = board["rooms"]
    floors = [(one["room"], one["floor"], one["x"], one["y"], one["rotation"]) for one in rooms]
    monsters = [{key: one[key] for key in _MONSTER} for one in board["monsters"]]
    explorers = [{key: one[key] for key in _EXPLORER} for one in board["explorers"]]
    return [sorted(floors), monsters, explorers, *(board[key] for key in ("tokens", "piles", "ruins"))]


PIECES: dict[str, tuple[Callable[[Seen], Any], int]] = {
    "room25": (_complex, 6),
    "terrorscape": (_mansion, 4),
    "betrayal": (_house, 4),
}
"""What lies on the table, and how many games are looked at."""


def lying(table: Table, eye: int) -> Any:
    return PIECES[table.game.name][0](msgspec.to_builtins(table.view(eye).board))


def is_being_laid(table: Table) -> bool:
    """Whether somebody still holds a tile and turns it this way and that: it is told of when it lies."""
    return any(asked.options[0].name.startswith(("attach", "turn_tile")) for asked in table.pending)


def moved_in(table: Table, rng: Random, most: int) -> int:
    """How often something moved until the end, or so many events further on; each time whoever sees it was told."""
    eyes, moved = (*range(table.seats), SPECTATOR), 0
    before = {eye: (lying(table, eye), sum(1 for _ in table.notices(eye))) for eye in eyes}
    while not table.over and len(table.tape) < most:
        if table.needs is not None:
            done = rng.choice(table.needs.words)
            table.enter(done)
        else:
            asked = rng.choice(table.pending)
            option = rng.choice(asked.options)
            done = option.name
            table.choose(asked.seat, option, asked.id)
        if is_being_laid(table):
            continue
        for eye in eyes:
            lies, told = lying(table, eye), sum(1 for _ in table.notices(eye))
            if lies != before[eye][0]:
                assert told > before[eye][1], (len(table.tape), eye, done)
                moved += 1
            before[eye] = (lies, told)
    return moved


@pytest.mark.parametrize("name", PIECES)
def test_nothing_changes_its_place_without_a_word(name: str) -> None:
    rules, moved = housebound.game(name), 0
    for seed in range(PIECES[name][1]):
        rng = Random(f"cardboard {name} {seed}")
        seats, settings = rules.variety(rng)
        settings = {**settings, **({"haunt": 0} if name == "betrayal" else {})}
        moved += moved_in(Table(rules, seats, settings, people_roll=True), rng, 400)
    assert moved > 100


def test_nor_does_anything_in_any_haunt() -> None:
    moved = 0
    for haunt in range(1, 51):
        table = housebound.new("betrayal", seats=3, seed=haunt, haunt=haunt)
        moved += moved_in(table, Random(haunt), len(table.tape) + 150)
    assert moved > 1000
