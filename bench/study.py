"""Games per second of `housebound simulate` with sensible bots, in one process, and what the time goes into.

`python -m bench.study`: processor time, so that neighbours on the machine do not count. Play is what rules and bots
take, the rest is what a study adds: looking on, and making rows.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.table import Table
from housebound.study.plan import BATCH, Cell, Study, sweep
from housebound.study.playing import play_batch

SEATS = {"betrayal": 4, "room25": 6, "terrorscape": 4}
ROUNDS = 3


def bare(study: Study, cell: Cell, batch: int) -> None:
    """The games of a batch, with nobody who looks on and nothing kept."""
    game = registry.find(study.game)
    for number in study.batch(batch):
        seed = study.seed_of(number)
        table = Table(game, cell.seats, cell.settings, seed=seed, listening=False, searchable=False)
        players = [bots.bot(game, "sensible") for _ in range(cell.seats)]
        streams = [Random(f"{seed}/{seat}") for seat in range(cell.seats)]
        while not table.over:
            decision = table.pending[0]
            seat = decision.seat
            table.choose(seat, bots.asked_of(players[seat], table, decision, streams[seat]))


def measure(name: str, batches: int) -> tuple[float, float]:
    """Games per second of a study, and the share of its time that bare play takes; both played in turns."""
    game = registry.find(name)
    study = Study(name, sweep(game, SEATS.get(name), {}, ("sensible",), {}), batches * BATCH, 1)
    bare(study, study.cells[0], 0)
    whole = play = 0.0
    for _ in range(ROUNDS):
        for batch in range(batches):
            start = process_time()
            msgspec.msgpack.encode(play_batch(study, batch))
            middle = process_time()
            bare(study, study.cells[0], batch)
            whole += middle - start
            play += process_time() - middle
    return ROUNDS * batches * BATCH / whole, play / whole


def main(batches: Annotated[int, typer.Option(min=1, help="Batches of 8 games, three times each.")] = 5) -> None:
    grid = Grid("game", "players", "games/s", "share of play")
    for name, seats in SEATS.items():
        rate, share = measure(name, batches)
        grid.add_row(name, str(seats), f"{rate:.1f}", f"{share:.0%}")
    Console().print(grid)


if __name__ == "__main__":
    typer.run(main)
