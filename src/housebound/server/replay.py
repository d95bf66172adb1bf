"""Replays: a game step by step, from one seat's knowledge, or all-seeing once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from housebound.kernel.chance import Event, Outcome
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seat_view import TableView, Told, told
from housebound.kernel.table import Table
from housebound.server.errors import ServerError

MOST_STEPS = 50
"""Steps that can be had at once."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a game: what was seen, and what was told since the moment before."""

    step: int
    views: dict[int, TableView]
    """Seat -> what it saw: the own one, or everybody's once the game is over."""
    told: tuple[Told, ...]


class Replay(msgspec.Struct, frozen=True):
    """Part of a game. For a seat, moments are what it was sent: choices out of its sight are no steps."""

    count: int
    """How many steps the whole replay has."""
    steps: tuple[ReplayStep, ...]


class Recording:
    """A game as it was played up to now. It can be looked at while its table goes on."""

    def __init__(self, table: Table) -> None:
        self._of = table
        self._over = table.over
        self._undone = table.undone
        self._tape = table.tape.copy()

    async def replay(self, seat: int, first: int, count: int) -> Replay:
        """The steps from `first` on as this seat saw them; a spectator of a finished game sees all seats."""
        if not 1 <= count <= MOST_STEPS:
            raise ServerError("too-many", f"ask for 1 to {MOST_STEPS} steps at once")
        all_seeing = self._over and seat == SPECTATOR
        eyes = list(range(self._of.seats)) if all_seeing else [seat]
        steps: list[ReplayStep] = []
        before = b""
        heard = number = 0
        for then in self._moments():
            await asyncio.sleep(0)  # a long game takes a while, and nobody else waits for it
            seen, news = msgspec.json.encode(then.view(seat)), told(then, seat, heard)
            if seen == before and not news and not all_seeing:
                continue
            before = seen
            heard += len(news)
            if first <= number < first + count:
                steps.append(ReplayStep(number, {eye: then.view(eye) for eye in eyes}, tuple(news)))
            number += 1
        if not steps:
            raise ServerError("no-such-step", f"this replay has the steps 0 to {number - 1}", 404)
        return Replay(number, tuple(steps))

    def _moments(self) -> Iterator[Table]:
        """The table before its first choice and after each."""
        table = self._of
        setup, *moves = self._moves()
        then = Table(
            table.game,
            table.seats,
            table.settings,
            seed=table.seed,
            people_roll=table.seed is None,
            origin=table.origin,
            undone=self._undone,
            tape=setup,
        )
        yield then
        for move in moves:
            then.follow(move)
            yield then

    def _moves(self) -> list[list[Event]]:
        """The tape choice by choice, each with the outcomes it led to; first what happened before any."""
        moves: list[list[Event]] = [[]]
        for event in self._tape:
            if not isinstance(event, Outcome):
                moves.append([])
            moves[-1].append(event)
        return moves
