"""Whole games as text and node counts: any change of the rules shows here.

A view is written as the lines of its board that have changed since the seat last saw it. `make golden` writes the files
anew; then read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import housebound
from housebound.kernel.perft import node_count
from housebound.kernel.playthrough import playthrough
from housebound.kernel.position import load_scenarios, set_up
from tests.games.changes import Changes

GOLDEN = Path(__file__).parents[2] / "golden"
GAME = housebound.game("betrayal")
GAMES: dict[str, tuple[int, int, dict[str, str | int]]] = {
    "whole_game": (3, 5, {"date": "10-31"}),
    "hidden_traitor": (3, 2, {"date": "10-31", "haunt": 34, "rulebook": "ru"}),
    "no_traitor": (4, 3, {"date": "10-31", "haunt": 31, "rulebook": "it"}),
}


def played(name: str) -> str:
    """A whole random game, drawn as its seats see it."""
    seats, seed, settings = GAMES[name]
    return playthrough(GAME, seats, settings, seed=seed, draw=Changes(GAME))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_what_it_was(name: str) -> None:
    assert played(name) == (GOLDEN / f"betrayal_{name}.txt").read_text(encoding="utf-8")


COUNTS = {"betrayal_counts_exploring": (1, 2, 3), "betrayal_counts_haunt": (1, 2)}


def counted(name: str, depth: int) -> int:
    (case,) = load_scenarios(GOLDEN / f"{name}.toml")
    return node_count(set_up(case), depth)


@pytest.mark.parametrize(("name", "depth"), [(name, depth) for name, depths in COUNTS.items() for depth in depths])
def test_node_counts(name: str, depth: int) -> None:
    known = (GOLDEN / f"{name}.counts").read_text(encoding="utf-8").split()
    assert counted(name, depth) == int(known[depth - 1])


def write_golden() -> None:
    """Write all golden files anew."""
    for name in GAMES:
        (GOLDEN / f"betrayal_{name}.txt").write_text(played(name), encoding="utf-8")
    for name, depths in COUNTS.items():
        lines = [str(counted(name, depth)) for depth in depths]
        (GOLDEN / f"{name}.counts").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_golden()
