"""What a seat is sent: the view of the board, its own decisions, who else is asked, and its notices.

Nothing else about a table ever leaves a trusted process.
"""

from __future__ import annotations

from typing import Any

import msgspec

from housebound.kernel.game import Channel, Result
from housebound.kernel.goal import Goal


class Asked(msgspec.Struct, frozen=True, gc=False):
    """A decision as its own seat sees it. `answer` is what it has chosen so far, where it may still change that."""

    id: int
    prompt: str
    subject: int
    rule: str
    options: tuple[str, ...]
    answer: str = ""
    standing: bool = False
    """Nobody waits for it: something that the seat may do at any moment."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """That a seat is asked, and for what: public, unless only some may know of it."""

    seat: int
    prompt: str
    subject: int
    answered: bool = False


class Told(msgspec.Struct, frozen=True, gc=False):
    """A notice as it is sent: its number for this seat, its kind, its details in words."""

    n: int
    kind: str
    details: dict[str, str]


class TableView(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat (or a spectator) may see. Clients draw from it alone."""

    game: str
    seat: int
    board: Any
    asked: tuple[Asked, ...]
    waiting: tuple[Waiting, ...]
    talk: tuple[Channel, ...]
    over: bool
    result: Result | None
    notes: dict[str, str]
    """What stands in this seat's own notebook: place -> note."""
    goal: Goal | None = None
    """What this seat is after; nobody who only looks on is after anything."""


class Glimpse(msgspec.Struct, frozen=True, gc=False):
    """The parts of a view that observations are made of: whoever learns needs nothing else, and needs it often."""

    board: Any
    asked: tuple[Asked, ...]
    waiting: tuple[Waiting, ...]
