"""Whole games as text, one per mode, and node counts: any change of the rules shows here.

`make golden` writes the files anew; then read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import housebound
from housebound.kernel.perft import node_count
from housebound.kernel.playthrough import playthrough
from housebound.kernel.position import load_scenarios, set_up
from housebound.kernel.seat_view import TableView
from housebound.locales import speech

GOLDEN = Path(__file__).parents[2] / "golden"
GAME = housebound.game("room25")
MODES: dict[str, tuple[int, int, dict[str, str | int | bool]]] = {
    "suspicion": (4, 11, {"mode": "suspicion"}),
    "team": (4, 12, {"mode": "team"}),
    "competition": (2, 13, {"mode": "competition", "insane_cards": True}),
    "cooperation_normal": (2, 14, {"mode": "cooperation"}),
    "cooperation_insane": (4, 15, {"mode": "cooperation", "level": "insane"}),
    "solo": (1, 16, {"mode": "solo"}),
}


def played(name: str) -> str:
    """A whole random game, drawn as its seats see it."""
    seats, seed, settings = MODES[name]
    words = speech("room25")

    def draw(view: TableView) -> str:
        return Text.from_markup(GAME.text(view.board, words)).plain

    return playthrough(GAME, seats, settings, seed=seed, draw=draw)


@pytest.mark.parametrize("name", MODES)
def test_a_whole_game_is_what_it_was(name: str) -> None:
    assert played(name) == (GOLDEN / f"room25_{name}.txt").read_text(encoding="utf-8")


COUNTS = {
    "counts_first_round": (1, 2, 3, 4),
    "counts_rooms": (1, 2, 3, 4),
    "counts_powers": (1, 2, 3),
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
    for name in MODES:
        (GOLDEN / f"room25_{name}.txt").write_text(played(name), encoding="utf-8")
    for name, depths in COUNTS.items():
        lines = [str(counted(name, depth)) for depth in depths]
        (GOLDEN / f"{name}.counts").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_golden()
