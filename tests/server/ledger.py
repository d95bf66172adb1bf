"""What a server has acknowledged, and what the database holds: the first must be in the second."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import msgspec

from housebound.kernel.chance import Outcome
from housebound.kernel.seat_view import TableView, Told
from housebound.kernel.seeing import told
from housebound.kernel.tape import load_text, read_event
from housebound.server import record as records
from housebound.server.journal import Row
from housebound.server.moves import beginning, lines_since
from housebound.server.record import Record
from housebound.server.store import Store
from housebound.server.stored_table import MOVE, TALK, UNDO, Said
from tests.server.player import Player, eventually

Choice = tuple[int, int, str]
"""Seat, decision, option. Decisions of a seat are numbered, and no number comes twice."""


class Stored:
    """A table as its rows say it was played, with the choices in the order in which they were made."""

    def __init__(self, record: Record, rows: list[Row]) -> None:
        self.record = record
        *_, self.table = beginning(record)
        self.table.notes = {int(owner): dict(book) for owner, book in record.notes.items()}
        self.choices: Counter[Choice] = Counter()
        self.said: Counter[tuple[int, str]] = Counter()
        self.undone = 0
        for n, row in enumerate(rows):
            assert row.n == n, f"row {n} is missing"
            self._take(row)
        tape = self.table.save_text()
        assert load_text(tape).save_text() == tape

    def shows(self, player: Player, seat: int) -> bool:
        """Whether the player sees the table as it is stored."""
        if player.state is None:
            return False
        seen = player.state.view, tuple(player.told)
        return _plain(seen) == _plain((self.table.view(seat), tuple(told(self.table, seat))))

    def _take(self, row: Row) -> None:
        if row.kind == TALK:
            said = msgspec.json.decode(row.text, type=Said)
            self.said[said.seat, said.text] += 1
        elif row.kind == UNDO:
            self.table.rewind(int(row.text))
            self.undone += 1
        else:
            assert row.kind == MOVE
            self._choose(row.text)

    def _choose(self, text: str) -> None:
        table, before = self.table, len(self.table.tape)
        event = read_event(text.partition("\n")[0], table.game)
        assert not isinstance(event, Outcome)
        seat, nth, option = event
        open_now = table.pending + [decision for decision, _ in table.answered] + table.standing
        asked = next(one for one in open_now if (one.seat, one.nth) == (seat, nth))
        table.choose(seat, option, asked.id)  # legal, or it raises
        self.choices[seat, asked.id, option.name] += 1
        assert lines_since(table, before) == text, "the stored outcomes are others"


def _plain(seen: tuple[TableView, tuple[Told, ...]]) -> object:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(seen))


async def stored(store: Store, table: str) -> Stored:
    found = await store.facts(table)
    assert found is not None, f"table {table} is gone"
    return Stored(records.decode(found[0]), await store.rows(table))


class Ledger:
    """What was acknowledged at one table."""

    def __init__(self) -> None:
        self.choices: Counter[Choice] = Counter()
        self.said: Counter[tuple[int, str]] = Counter()
        self.undone = 0
        self.refusals: Counter[str] = Counter()
        """Codes of what was refused."""

    @property
    def count(self) -> int:
        return self.choices.total() + self.said.total() + self.undone

    async def choose(self, player: Player, seat: int, decision: int, option: str) -> str:
        """The code of the refusal, if there is one."""
        code = await player.choose(decision, option)
        if code:
            self.refusals[code] += 1
        else:
            self.choices[seat, decision, option] += 1
        return code

    async def choose_any(self, player: Player, seat: int, rng: Random) -> str:
        """Answer one of the decisions that the player sees open."""
        asked = rng.choice(player.asked)
        return await self.choose(player, seat, asked.id, rng.choice(asked.options))

    async def say(self, player: Player, seat: int, text: str) -> str:
        refused = await player.ask(type="say", channel="table", text=text)
        if refused is None:
            self.said[seat, text] += 1
            return ""
        self.refusals[refused.code] += 1
        return refused.code

    async def undo(self, player: Player) -> str:
        refused = await player.ask(type="undo")
        if refused is None:
            self.undone += 1
            return ""
        self.refusals[refused.code] += 1
        return refused.code

    def copy(self) -> Ledger:
        """As it stands now: it may grow while the database is read."""
        twin = Ledger()
        twin.choices, twin.said, twin.undone = self.choices.copy(), self.said.copy(), self.undone
        return twin

    def missing(self, found: Stored) -> list[str]:
        """What was acknowledged and is not stored."""
        lost = [f"choice {choice}" for choice in self.choices - found.choices]
        lost += [f"said {words}" for words in self.said - found.said]
        if found.undone < self.undone:
            lost.append(f"{self.undone - found.undone} undos")
        return lost


async def play_on(player: Player, seat: int, rng: Random, ledger: Ledger) -> None:
    """Answer whatever this seat is asked, until the game is over."""
    while not player.is_over:
        seen = player.state
        code = await ledger.choose_any(player, seat, rng) if player.asked else "not-asked"
        if code == "not-stored":
            await asyncio.sleep(0.05)  # the database is away: again in a moment
        elif code:
            await player.news_since(seen)


async def choose_next(players: list[Player], rng: Random, ledger: Ledger) -> str:
    """One answer of whoever is asked; the code of the refusal, if there is one. The players sit in order."""
    await eventually(lambda: any(player.asked for player in players), "a question")
    seat = rng.choice([seat for seat, player in enumerate(players) if player.asked])
    return await ledger.choose_any(players[seat], seat, rng)
