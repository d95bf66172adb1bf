"""Servers that are killed in the middle of play, again and again: whatever was acknowledged must still be there.

    python -m tests.server.torture --kills 50 --database postgres

Players of all three games answer at random. Server processes get SIGKILL at random moments and are started again;
the players connect again, to whichever process is up, and go on. After every kill and at the end each table is read
from the database: every acknowledged move is there, and all of it is legal play. All games are played to their end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from housebound.kernel.seat_view import Told
from housebound.server.store import Store
from tests.server.ledger import Ledger, Stored, stored
from tests.server.player import PATIENCE, Gone, Player
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess, serving

_BETWEEN_KILLS = 40
"""Moves that are acknowledged between two kills, at most."""
_LIFTED = ("rate", "spare", "talk_rate", "talk_spare")
AS_FAST_AS_THEY_CAN = [word for limit in _LIFTED for word in ("--limit", f"{limit}=1000000")]
"""Programs play and talk faster than people may: whoever is alone in play can make more than fifty choices a second."""
_LONG_WAIT = 300.0
"""Seconds that a player waits for the others at most."""


class Kind(NamedTuple):
    """A table as it is to be opened."""

    game: str
    seats: int
    bots: int = 0
    undoes: bool = False


SHORT = (Kind("room25", 4), Kind("betrayal", 3), Kind("terrorscape", 3, undoes=True))
LONG = (*SHORT, Kind("terrorscape", 4), Kind("betrayal", 5, undoes=True), Kind("room25", 6, bots=2))


class Report:
    """What has happened so far."""

    def __init__(self) -> None:
        self.kills = 0
        self.connections = 0
        self.refusals: Counter[str] = Counter()
        self.acknowledged = self.stored = self.finished = 0
        self.faults: list[str] = []

    def __str__(self) -> str:
        counts = f"{self.kills} kills, {self.finished} games to their end, {self.connections} connections"
        moves = f"{self.acknowledged} acknowledged, {self.stored} stored"
        refusals = ", ".join(f"{code} {count}" for code, count in sorted(self.refusals.items())) or "none"
        return f"{counts}; {moves}; refusals: {refusals}; faults: {len(self.faults)}"


class Victim:
    """A table and its players, who go on whatever happens to the servers."""

    def __init__(self, kind: Kind, table: str, tokens: dict[int, str], report: Report, rng: Random) -> None:
        self.kind = kind
        self.table = table
        self.ledger = Ledger()
        self._tokens = tokens
        self._report = report
        self._rng = rng
        self._told: dict[int, list[Told]] = {seat: [] for seat in tokens}
        self._players: list[asyncio.Task[None]] = []

    def begin(self, servers: Sequence[ServerProcess]) -> None:
        self._players = [asyncio.create_task(self._play(seat, servers)) for seat in self._tokens]

    @property
    def is_over(self) -> bool:
        """Whether all players have seen the end. A player's failure comes out here."""
        ended = [player for player in self._players if player.done() and player.result() is None]
        return len(ended) == len(self._players)

    async def stop(self) -> None:
        for player in self._players:
            player.cancel()
        await asyncio.gather(*self._players, return_exceptions=True)

    async def _play(self, seat: int, servers: Sequence[ServerProcess]) -> None:
        """Until the game is over: connect, answer, and connect again when the server is gone."""
        while True:
            up = [server for server in servers if server.serves]
            with contextlib.suppress(Gone):
                if up:
                    await self._visit(seat, self._rng.choice(up))
                    return
            await asyncio.sleep(0.02)

    async def _visit(self, seat: int, server: ServerProcess) -> None:
        player = await Player.sit(server, self.table, self._tokens[seat])
        self._report.connections += 1
        try:
            self._compare(seat, player)
            await self._answer(seat, player)
        finally:
            self._told[seat] = player.told
            if player.shown_out is not None:
                self._report.faults.append(f"{self.table}: seat {seat} was shown out: {player.shown_out}")
            await player.leave()

    def _compare(self, seat: int, player: Player) -> None:
        """Nobody was told anything that is not so any more. Undos aside: they take back what was told."""
        before = self._told[seat]
        if not self.kind.undoes and player.told[: len(before)] != before:
            self._report.faults.append(f"{self.table}: seat {seat} was told what is not so any more")

    async def _answer(self, seat: int, player: Player) -> None:
        """Mostly choices; sometimes a word, an undo, or another answer where it may still be changed."""
        while not player.is_over:
            seen = player.state
            assert seen is not None
            chance = self._rng.random()
            if not player.asked:
                await player.news_since(seen, _LONG_WAIT)  # others may have to find a server first
            elif chance < 0.05:
                self._expect(await self.ledger.say(player, seat, f"{seat} says {chance}"), "silent")
            elif chance < 0.1 and self.kind.undoes and not seen.may_undo:
                self._expect(await self.ledger.undo(player), "cannot-undo")
            elif code := await self._choose(seat, player):
                self._expect(code, "not-asked")
                await player.news_since(seen)  # it looks otherwise than the player thought

    async def _choose(self, seat: int, player: Player) -> str:
        assert player.state is not None
        given = [one for one in player.state.view.asked if one.answer]
        if not given or self._rng.random() < 0.9:
            return await self.ledger.choose_any(player, seat, self._rng)
        asked = self._rng.choice(given)
        return await self.ledger.choose(player, seat, asked.id, self._rng.choice(asked.options))

    def _expect(self, code: str, too_late: str) -> None:
        """A refusal is fine when somebody else was faster, and a fault if it is any other."""
        if code not in ("", too_late):
            self._report.faults.append(f"{self.table}: refused: {code}")

    async def look(self, store: Store) -> Stored:
        """What is stored, after a check that it holds all that was acknowledged before we looked."""
        before = self.ledger.copy()
        try:
            found = await stored(store, self.table)
        except Exception as error:
            self._report.faults.append(f"{self.table}: broken: {error!r}")
            raise
        self._report.faults += [f"{self.table}: lost: {lost}" for lost in before.missing(found)]
        return found


class Torture:
    """Servers on one database, and the tables that are played there."""

    def __init__(self, servers: Sequence[ServerProcess], kinds: Sequence[Kind], rng: Random) -> None:
        self.report = Report()
        self._servers = servers
        self._kinds = kinds
        self._rng = rng
        self._store = Store(servers[0].database)
        self._victims: list[Victim] = []

    async def run(self, kills: int, *, to_the_end: bool) -> Report:
        """`to_the_end`: all games; else every table goes on for a while after the last kill."""
        try:
            for _ in range(kills):
                await self._open_missing()
                await self._play_some()
                await self._kill()
                for victim in self._played:
                    await victim.look(self._store)
            goals = {victim: victim.ledger.count + 5 for victim in self._victims}
            await self._until(
                lambda: all(one.is_over or (one.ledger.count >= goals[one] and not to_the_end) for one in self._victims)
            )
        except AssertionError as error:
            raise AssertionError(f"{error}; {await self._waited_for()}") from error
        finally:
            for victim in self._victims:
                await victim.stop()
        await self._look_at_the_end(to_the_end)
        await self._store.engine.dispose()
        return self.report

    # -- play

    @property
    def _played(self) -> list[Victim]:
        return [victim for victim in self._victims if not victim.is_over]

    async def _open_missing(self) -> None:
        """One table of each kind is played all the time."""
        played = {victim.kind for victim in self._played}
        for kind in self._kinds:
            if kind not in played:
                bots = {str(kind.seats - 1 - n): "" for n in range(kind.bots)}
                table, tokens = await self._rng.choice(self._servers).open_table(kind.game, kind.seats, bots=bots)
                victim = Victim(kind, table, tokens, self.report, self._rng)
                victim.begin(self._servers)
                self._victims.append(victim)

    @property
    def _acknowledged(self) -> int:
        return sum(victim.ledger.count for victim in self._victims)

    async def _play_some(self) -> None:
        """Some moves, and then any moment before the next."""
        wanted = self._acknowledged + self._rng.randint(1, _BETWEEN_KILLS)
        await self._until(lambda: self._acknowledged >= wanted or not self._played)
        await asyncio.sleep(self._rng.uniform(0.0, 0.05))

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Play must go on until then."""
        before, give_up = -1, 0.0
        while not holds():
            if self._acknowledged > before:
                before, give_up = self._acknowledged, time.monotonic() + PATIENCE
            assert time.monotonic() < give_up, "play does not go on"
            await asyncio.sleep(0.005)

    async def _waited_for(self) -> str:
        """Where play stands still: at which tables, and who is asked there."""
        waits = []
        for victim in self._victims:
            found = await victim.look(self._store)
            if not found.table.over:
                waits.append(f"{victim.kind} {victim.table} waits for {found.table.waiting}")
        return "; ".join(waits)

    # -- kills

    async def _kill(self) -> None:
        """One process, or now and then all of them; then they are started again."""
        everybody = len(self._servers) == 1 or self._rng.random() < 0.2
        dead = list(self._servers) if everybody else [self._rng.choice(self._servers)]
        for server in dead:
            server.kill()
        self.report.kills += 1
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in dead))

    async def _look_at_the_end(self, to_the_end: bool) -> None:
        report = self.report
        report.acknowledged = self._acknowledged
        for victim in self._victims:
            found = await victim.look(self._store)
            report.stored += found.choices.total() + found.said.total() + found.undone
            report.refusals += victim.ledger.refusals
            if found.table.over:
                report.finished += 1
                await self._compare_tapes(victim.table, found.table.save_text())
            elif to_the_end:
                report.faults.append(f"{victim.table}: the game did not come to its end")
        for server in self._servers:
            report.faults += server.faults()

    async def _compare_tapes(self, table: str, tape: str) -> None:
        for server in self._servers:
            if (await server.get(f"/api/tables/{table}/tape")).text != tape:
                self.report.faults.append(f"{table}: {server.url} shows another tape than is stored")


async def torture(
    database: str, directory: Path, *, processes: int, kills: int, kinds: Sequence[Kind], seed: int, to_the_end: bool
) -> Report:
    with serving(database, directory, processes, *AS_FAST_AS_THEY_CAN) as servers:
        return await Torture(servers, kinds, Random(seed)).run(kills, to_the_end=to_the_end)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Kill servers in the middle of play, and see whether anything is lost."
    )
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(_long(wanted.database, wanted.kills, wanted.seed))
    print(f"{wanted.database}: {report}; {time.monotonic() - began:.0f} s")
    for fault in report.faults:
        print("  " + fault)
    return 1 if report.faults else 0


async def _long(database: str, kills: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="housebound-torture-") as name, contextlib.ExitStack() as stack:
        directory = Path(name)
        url = f"sqlite:///{directory / 'club.db'}"
        if database == "postgres":
            postgres = Postgres()
            stack.callback(postgres.remove)
            url = await postgres.new_database()
        processes = 2 if database == "postgres" else 1
        return await torture(url, directory, processes=processes, kills=kills, kinds=LONG, seed=seed, to_the_end=True)


if __name__ == "__main__":
    sys.exit(main())
