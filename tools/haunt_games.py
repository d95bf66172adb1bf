"""Games that begin at a haunt, each side played by the bots of this checkout or of another one.

Another checkout's bots know another checkout's haunts (what a haunt tells its players is part of how they play), so
they think in a process of their own, which plays the same table along: same seed, same choices. Run as a program,
this module is that process; it stands on nothing but the `housebound` that it finds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from housebound import bots
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import HEROES, TRAITOR
from housebound.kernel.script import SPECTATOR, Decision
from housebound.kernel.seeing import told
from housebound.kernel.table import Table

SEATS = 4
NOBODY = "nobody"
ROUND_LIMIT = "BET-WIN-7"
_ROLE_OF_TRAITOR = 1


class Ending(NamedTuple):
    """Who won a game, in how many rounds."""

    side: str
    rounds: int


def begin(number: int, seed: int) -> Table:
    """A table at the beginning of a haunt; 0 begins with an empty house."""
    settings = {"haunt": number} if number else {}
    return Table(BETRAYAL, SEATS, settings, seed=seed, searchable=False)


def answer(table: Table) -> str:
    """What the sensible bot of this checkout answers to the question that is open."""
    decision = table.pending[0]
    return bots.answer(table, decision, bots.bot(BETRAYAL, "sensible")).name


def go_on(table: Table, name: str) -> None:
    """The open question is answered with this option."""
    decision = table.pending[0]
    option = next(option for option in decision.options if option.name == name)
    table.choose(decision.seat, option, decision.id)


class Mind(Protocol):
    """Whoever thinks for one side."""

    def begin(self, number: int, seed: int) -> None: ...
    def answer(self, table: Table) -> str: ...
    def hear(self, name: str) -> None: ...


class Here:
    """The bots of this checkout."""

    def begin(self, number: int, seed: int) -> None:
        """Nothing is kept."""

    def answer(self, table: Table) -> str:
        return answer(table)

    def hear(self, name: str) -> None:
        """Nothing is kept."""


class Elsewhere:
    """The bots of another checkout, in a process that plays along."""

    def __init__(self, checkout: Path) -> None:
        paths = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.haunt_games"],
            cwd=Path(__file__).parents[1],
            env=paths,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: IO[str] = self._process.stdin
        self._out: IO[str] = self._process.stdout

    def begin(self, number: int, seed: int) -> None:
        self._in.write(f"begin {number} {seed}\n")

    def answer(self, table: Table) -> str:
        self._in.write("answer\n")
        self._in.flush()
        return self._out.readline().strip()

    def hear(self, name: str) -> None:
        self._in.write(f"choose {name}\n")

    def close(self) -> None:
        self._in.close()
        self._process.wait()


def side_that_chooses(table: Table, decision: Decision) -> int:
    """HEROES or TRAITOR, as it truly is: also of a traitor whom nobody knows, and of monsters that players move."""
    g = table.state
    assert isinstance(g, House)
    figure = g.acting if g.acting >= FIRST_MONSTER and g.haunt.started else decision.seat
    if figure >= FIRST_MONSTER:
        return g.haunt.side_of(g, figure)
    return TRAITOR if g.role[figure] == _ROLE_OF_TRAITOR else g.team[figure]


def play(number: int, seed: int, minds: tuple[Mind, Mind]) -> Ending:
    """One game from the haunt's beginning to its end; `minds` as HEROES and TRAITOR count."""
    table = begin(number, seed)
    for mind in set(minds):
        mind.begin(number, seed)
    while not table.over:
        name = minds[side_that_chooses(table, table.pending[0])].answer(table)
        for mind in set(minds):
            mind.hear(name)
        go_on(table, name)
    assert table.result is not None
    won = [one.details["team"] for one in told(table, SPECTATOR) if one.kind == "won"]
    lost = table.result.why == ROUND_LIMIT or not table.result.winners
    return Ending(NOBODY if lost else won[-1] if won else "heroes", table.result.rounds)


assert (HEROES, TRAITOR) == (0, 1)


def play_along(commands: IO[str], replies: IO[str]) -> None:
    """The other process: a table for each game, moved as the first one says."""
    table: Table | None = None
    for line in commands:
        word, _, rest = line.strip().partition(" ")
        if word == "begin":
            number, seed = rest.split()
            table = begin(int(number), int(seed))
            continue
        assert table is not None, "a game begins first"
        if word == "answer":
            replies.write(answer(table) + "\n")
            replies.flush()
        else:
            go_on(table, rest)


if __name__ == "__main__":
    play_along(sys.stdin, sys.stdout)
