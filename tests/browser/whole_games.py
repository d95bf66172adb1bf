"""How many taps an evening with the real box takes: whole games of three phones, counted.

python -m tests.browser.whole_games                  all three
python -m tests.browser.whole_games room25 --seed 4  one of them, with other cardboard
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from housebound.kernel.table import Table
from tests.browser.conftest import Server, launched
from tests.browser.evening import PRESETS, Evening, turns_in, whole_game


def report(game: str, evening: Evening, tape: Table, seconds: float) -> str:
    """A line of the table in docs/box.md."""
    assert tape.over
    dice, pieces = evening.taps(dice=True), evening.taps(dice=False)
    turns = turns_in(tape)
    entered, chosen = sum(dice) + sum(pieces), sum(evening.chosen.values())
    print(f"{game}: over after {turns} turns, {len(tape.tape)} events, {seconds:.0f} s; {'; '.join(evening.events)}")
    print(f"  {evening.refused} could not be and were said anew")
    cells: list[Any] = [game, turns, _taps(dice), _taps(pieces)]
    cells += [f"{entered / turns:.1f}", f"{chosen / turns:.1f}"]
    return "| " + " | ".join(map(str, cells)) + " |"


def _taps(all_: Sequence[int]) -> str:
    return f"{len(all_)}, {mean(all_):.1f} taps, at most {max(all_)}" if all_ else "none"


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("games", nargs="*", default=list(PRESETS))
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    lines = []
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for game in given.games:
                began = time.monotonic()
                evening, tape = whole_game(browser, server.url, game, given.seed)
                lines.append(report(game, evening, tape, time.monotonic() - began))
        finally:
            server.stop()
    print("| game | turns | dice | tiles and cards | taps for what came up, a turn | taps to choose, a turn |")
    print("|---|---|---|---|---|---|")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
