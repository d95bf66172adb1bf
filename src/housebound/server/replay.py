"""Replays: a game step by step, from one seat's knowledge, or all-seeing once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from housebound.kernel.chance import Event, Outcome
from housebound.kernel.notice import Notice
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


class Heard(msgspec.Struct, frozen=True):
    """Something that was told, at which step of the all-seeing replay, and to which seats; 62 is a spectator."""

    step: int
    told: Told
    to: tuple[int, ...]


class Story(msgspec.Struct, frozen=True):
    """A finished game in all its notices: nothing is secret any more."""

    count: int
    """How many steps the all-seeing replay has."""
    seconds: float
    """From the first choice to the last; 0 if nobody knows, as of a tape that was brought along."""
    heard: tuple[Heard, ...]


class Recording:
    """A game as it was played up to now. It can be looked at while its table goes on."""

    def __init__(self, table: Table) -> None:
        self._of = table
        self._over = table.over
        self._undone = table.undone
        self._tape = table.tape.copy()

    async def replay(self, seat: int, first: int, count: int, *, everybody: bool = False) -> Replay:
        """The steps from `first` on as this seat saw them; of a finished game whoever wants to sees all seats."""
        if not 1 <= count <= MOST_STEPS:
            raise ServerError("too-many", f"ask for 1 to {MOST_STEPS} steps at once")
        if everybody:
            self._check_over()
        all_seeing = self._over and (everybody or seat == SPECTATOR)
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

    async def story(self, seconds: float) -> Story:
        """Everything that anybody was told, step by step, once the game is over."""
        self._check_over()
        heard: list[Heard] = []
        number = -1
        for number, then in enumerate(self._moments()):
            await asyncio.sleep(0)
            notices = then.state.notices or []
            heard += [self._heard(number, n, notices[n]) for n in range(len(heard), len(notices))]
        return Story(number + 1, seconds, tuple(heard))

    def _heard(self, step: int, n: int, notice: Notice) -> Heard:
        to = tuple(seat for seat in (*range(self._of.seats), SPECTATOR) if notice.to >> seat & 1)
        return Heard(step, Told(n, notice.kind.name, notice.words()), to)

    def _check_over(self) -> None:
        if not self._over:
            raise ServerError("not-over", "what the others saw is theirs until the game is over", 403)

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
