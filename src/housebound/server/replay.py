"""Replays: a game step by step, from one seat's knowledge, or all-seeing once it is over.

A long game takes seconds, so replays and stories are made in processes of their own (`reading`).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from housebound.kernel.notice import Notice
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seat_view import TableView, Told
from housebound.kernel.seeing import told
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


def check_count(count: int) -> None:
    if not 1 <= count <= MOST_STEPS:
        raise ServerError("too-many", f"ask for 1 to {MOST_STEPS} steps at once")


def check_over(table: Table) -> None:
    if not table.over:
        raise ServerError("not-over", "what the others saw is theirs until the game is over", 403)


def replay_of(moments: Iterable[Table], seat: int, first: int, count: int, *, all_seeing: bool) -> Replay:
    """The steps from `first` on as this seat saw them. `all_seeing`: with all eyes, as when the game is over."""
    steps: list[ReplayStep] = []
    before = b""
    heard = number = 0
    for then in moments:
        seen, news = msgspec.json.encode(then.view(seat)), told(then, seat, heard)
        if seen == before and not news and not all_seeing:
            continue
        before = seen
        heard += len(news)
        if first <= number < first + count:
            eyes = range(then.seats) if all_seeing else (seat,)
            steps.append(ReplayStep(number, {eye: then.view(eye) for eye in eyes}, tuple(news)))
        number += 1
    if not steps:
        raise ServerError("no-such-step", f"this replay has the steps 0 to {number - 1}", 404)
    return Replay(number, tuple(steps))


def story_of(moments: Iterable[Table], seconds: float) -> Story:
    """Everything that anybody was told, step by step, once the game is over."""
    heard: list[Heard] = []
    number = -1
    for number, then in enumerate(moments):
        notices = then.state.notices or []
        heard += [_heard(number, then.seats, n, notices[n]) for n in range(len(heard), len(notices))]
    return Story(number + 1, seconds, tuple(heard))


def _heard(step: int, seats: int, n: int, notice: Notice) -> Heard:
    to = tuple(seat for seat in (*range(seats), SPECTATOR) if notice.to >> seat & 1)
    return Heard(step, Told(n, notice.kind.name, notice.words()), to)
