"""A process in which bots think: questions come in, options go out, one at a time.

Run as `python -m housebound.server.worker`, asked as `pipes` says. The worker keeps the tables it has thought about, so
that a question brings only what is new at its table.
"""

from __future__ import annotations

import os

import msgspec

from housebound import bots
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.server.logs import whereabouts
from housebound.server.moves import enter_again, repeat
from housebound.server.pipes import answer_all

KEPT = 64
"""Tables that a worker remembers, the latest."""
_PATIENCE = 10
"""How far a worker steps back for other processes, as the system counts it."""
FAILED = "!"
"""What an answer begins with that is none; then where the bot failed."""


class Question(msgspec.Struct, frozen=True):
    """Choose for a seat. `tape`: the whole table, or nothing if the worker has it; then `moves` came since."""

    table: str
    tape: str
    moves: tuple[str, ...]
    seat: int
    decision: int
    level: str


class Mind:
    """The tables that this worker knows."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def answer(self, raw: bytes) -> bytes:
        """Whatever a bot does: the server is told where it failed, and starts another worker."""
        try:
            return self.choose(msgspec.msgpack.decode(raw, type=Question)).encode()
        except Exception as error:
            return f"{FAILED}{whereabouts(error)}".encode()

    def choose(self, question: Question) -> str:
        """The name of the option that the bot takes."""
        table = self._table(question)
        asked = next(one for one in table.pending if (one.seat, one.id) == (question.seat, question.decision))
        return bots.answer(table, asked, bots.bot(table.game, question.level)).name

    def _table(self, question: Question) -> Table:
        if question.tape:
            self._tables.pop(question.table, None)
            self._tables[question.table] = load_text(question.tape, listening=False)
            if len(self._tables) > KEPT:
                del self._tables[next(iter(self._tables))]
        table = self._tables[question.table]
        for move in question.moves:
            if move.startswith("~"):
                enter_again(table, move)
            else:
                repeat(table, move)
        return table


def step_back() -> None:
    """Whoever thinks lets others go first: the server's own process answers people at once, however many bots think."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)


if __name__ == "__main__":
    step_back()
    answer_all(Mind().answer)
