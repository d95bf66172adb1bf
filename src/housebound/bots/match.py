"""Matches: tables where every seat is a program, ours or a stranger's."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from housebound import bots
from housebound.bots.external import ExternalPlayer, Line, LostSeat, Program
from housebound.bots.random import RandomBot
from housebound.kernel.counting import seat_number
from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

Said = Callable[[HouseboundError], None]
"""Tells whoever runs the match, in their language."""


class Player(Protocol):
    """Somebody who can be asked for a whole game, and then for another."""

    def begin(self, table: Table, seat: int) -> None: ...

    def choose(self, table: Table, decision: Decision) -> Option: ...

    def end(self, table: Table) -> None: ...

    def close(self) -> None: ...


class HousePlayer:
    """One of our own bots."""

    def __init__(self, bot: bots.AnyBot) -> None:
        self._bot = bot

    def begin(self, table: Table, seat: int) -> None:
        """Nothing to prepare: a bot sees everything it needs when it is asked."""

    def choose(self, table: Table, decision: Decision) -> Option:
        return bots.answer(table, decision, self._bot)

    def end(self, table: Table) -> None:
        """Nothing to remember."""

    def close(self) -> None:
        """Nothing to end."""


class GuestPlayer:
    """An external player; when it loses its seat, random play takes over for the rest of the match."""

    def __init__(self, name: str, line: Line, limit: float, said: Said) -> None:
        self.name = name
        self.lost: LostSeat | None = None
        self._guest: ExternalPlayer | None = ExternalPlayer(line, limit)
        self._stand_in = RandomBot()
        self._said = said

    def begin(self, table: Table, seat: int) -> None:
        if self._guest is not None:
            try:
                self._guest.begin(table, seat)
            except LostSeat as why:
                self._lose(seat, why)

    def choose(self, table: Table, decision: Decision) -> Option:
        if self._guest is not None:
            try:
                return self._guest.choose(table, decision)
            except LostSeat as why:
                self._lose(decision.seat, why)
        return bots.answer(table, decision, self._stand_in)

    def end(self, table: Table) -> None:
        if self._guest is not None:
            self._guest.end(table)

    def close(self) -> None:
        if self._guest is not None:
            self._guest.close()
            self._guest = None

    def _lose(self, seat: int, why: LostSeat) -> None:
        assert self._guest is not None
        self.lost = why
        self._said(LostSeat("match-seat-lost", name=self.name, seat=seat_number(seat), why=why))
        self._guest.lose(str(why))
        self._guest = None


class Score:
    """What one player of a match has done."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0
        self.lost: LostSeat | None = None


class Match:
    """Several games between the same players, who change seats after each one."""

    def __init__(
        self,
        game: Game[Any],
        names: list[str],
        seats: int,
        settings: Mapping[str, Value],
        *,
        limit: float,
        said: Said,
    ) -> None:
        self._game = game
        self._seats = seats
        self._settings = settings
        self._players: list[Player] = []
        self.scores = [Score(names[i % len(names)]) for i in range(seats)]
        try:
            for score in self.scores:
                self._players.append(sit_down(game, score.name, limit, said))
        except BaseException:
            self.close()
            raise

    def play(self, nth: int, seed: int) -> Table:
        """One game. The seats turn by one from game to game."""
        table = Table(self._game, self._seats, self._settings, seed=seed)
        sitting = [(nth + seat) % self._seats for seat in range(self._seats)]
        play_out(table, [self._players[i] for i in sitting])
        assert table.result is not None
        for seat, i in enumerate(sitting):
            self.scores[i].games += 1
            self.scores[i].wins += seat in table.result.winners
            player = self._players[i]
            if isinstance(player, GuestPlayer):
                self.scores[i].lost = player.lost
        return table

    def close(self) -> None:
        """Everybody gets up; every program that was started ends."""
        for player in self._players:
            player.close()


def sit_down(game: Game[Any], name: str, limit: float, said: Said) -> Player:
    """A bot of the game, or else a program to start."""
    level = name.partition(":")[0]
    if level in bots.levels(game) or level in bots.ALSO_CALLED:
        return HousePlayer(bots.bot(game, name))
    if name.isidentifier() and shutil.which(name) is None:
        raise BadSetting("no-bot-and-no-program", game=game.name, name=repr(name), known=", ".join(bots.levels(game)))
    return GuestPlayer(name, Program(name), limit, said)


def play_out(table: Table, players: list[Player]) -> None:
    """Play a table to its end."""
    for seat, player in enumerate(players):
        player.begin(table, seat)
    order = Random(f"order/{table.seed}")
    while not table.over:
        # Where any of several seats may act first, none is always the quickest.
        pending = table.pending
        decision = pending[order.randrange(len(pending))] if len(pending) > 1 else pending[0]
        table.choose(decision.seat, players[decision.seat].choose(table, decision), decision.id)
    for player in players:
        player.end(table)
