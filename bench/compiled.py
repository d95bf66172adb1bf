"""Our games compiled (`make compiled`): played by the interpreter of that environment, a process for each game.

The process plays a round whenever it is told how long and by which seed, and answers with what it counted.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import TextIO

import msgspec

from bench.contender import Contender, PlayRound, Round
from bench.ours import ENTRIES, SEARCHING, SENSIBLE, Entry, Figures, figures
from housebound.kernel import table

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv-compiled" / "bin" / "python"
COMPILED = ", compiled"


def contenders(entries: Sequence[Entry] = ENTRIES, python: Path = PYTHON) -> list[Contender]:
    """One per game of ours, if they were compiled."""
    if not python.exists():
        return []
    return [Contender("Housebound", entry.title + COMPILED, partial(prepare, entry, python)) for entry in entries]


def prepare(entry: Entry, python: Path) -> PlayRound:
    """Start the process that plays; it ends when nobody holds the other end of its pipe."""
    player = subprocess.Popen(
        [python, "-E", "-m", "bench.compiled", "play", entry.title],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    orders, answers = player.stdin, player.stdout
    assert orders is not None
    assert answers is not None

    def play_round(rng: Random, seconds: float) -> Round:
        orders.write(f"{rng.getrandbits(48)} {seconds}\n")
        orders.flush()
        answer = answers.readline()
        if not answer:
            raise RuntimeError(f"the process that plays {entry.title} ended with {player.wait()}: `make compiled` anew")
        return msgspec.json.decode(answer, type=Round)

    return play_round


def figures_of(entry: Entry, games: int, seed: int, python: Path = PYTHON) -> Figures:
    """What `ours.figures` measures, there."""
    command = [str(python), "-E", "-m", "bench.compiled", "figures", entry.title, str(games), str(seed)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return msgspec.json.decode(done.stdout, type=Figures)


def answer_orders(entry: Entry, orders: Iterable[str], answers: TextIO) -> None:
    """A round for every line, which says its seed and its seconds."""
    play_round = entry.prepare()
    for order in orders:
        seed, seconds = order.split()
        played = play_round(Random(int(seed)), float(seconds))
        answers.write(msgspec.json.encode(played).decode() + "\n")
        answers.flush()


def main(arguments: list[str]) -> None:
    if table.__file__.endswith(".py"):
        raise SystemExit(f"{sys.executable} has the games in plain Python: `make compiled` compiles them")
    what, title, *numbers = arguments
    entry = next(entry for entry in [*ENTRIES, *SENSIBLE, *SEARCHING] if entry.title == title)
    if what == "play":
        answer_orders(entry, sys.stdin, sys.stdout)
    else:
        measured = asdict(figures(entry, int(numbers[0]), int(numbers[1])))
        sys.stdout.write(msgspec.json.encode({**measured, "title": entry.title + COMPILED}).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
