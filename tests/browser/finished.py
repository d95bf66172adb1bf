"""Games that are over, played by bots, and their tables: what there is to see at an end is there at once."""

from __future__ import annotations

from functools import cache

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.table import Table
from tests.browser.playing import post


@cache
def finished(game: str, seats: int = 4, seed: int = 3, **settings: object) -> Table:
    """A game between sensible bots, played to its end."""
    table = Table(registry.find(game), seats, dict(settings), seed=seed)  # type: ignore[arg-type]
    player = bots.bot(table.game, bots.usual(table.game))
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, player))
    return table


def seats_of(server_url: str, table: Table) -> list[str]:
    """The links of the seats of a table on which this game was played."""
    opened = post(f"{server_url}api/tapes", {"tape": table.save_text()})
    return [f"{server_url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}" for seat in range(table.seats)]
