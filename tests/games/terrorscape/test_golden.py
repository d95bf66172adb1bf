"""Whole games as text, one per way to play, and node counts: any change of the rules shows here.

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
GAME = housebound.game("terrorscape")
GAMES: dict[str, tuple[int, int, dict[str, str | int | bool]]] = {
    "duel": (2, 591, {}),
    "team": (4, 64, {"killer": "ghost", "killer_seat": 2}),
    "crossroads": (4, 171, {"killer": "butcher", "crossroads": True}),
    "plan": (3, 191, {"killer": "maniac", "victims": "johnson anna william", "plan": True}),
    "abilities": (4, 85, {"abilities": "nightmare"}),
}


def played(name: str) -> str:
    """A whole random game, drawn as its seats see it."""
    seats, seed, settings = GAMES[name]
    return playthrough(GAME, seats, settings, seed=seed, draw=Changes(GAME))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_what_it_was(name: str) -> None:
    assert played(name) == (GOLDEN / f"terrorscape_{name}.txt").read_text(encoding="utf-8")


COUNTS = {
    "terrorscape_counts_victims_turn": (1, 2, 3),
    "terrorscape_counts_hunt": (1, 2, 3, 4, 5, 6),
    "terrorscape_counts_encounter": (1, 2, 3, 4, 5, 6, 7),
}


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
        (GOLDEN / f"terrorscape_{name}.txt").write_text(played(name), encoding="utf-8")
    for name, depths in COUNTS.items():
        lines = [str(counted(name, depth)) for depth in depths]
        (GOLDEN / f"{name}.counts").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_golden()
