"""A table as it stands at one moment: what several who look on see alike is made once, and encoded once."""

from __future__ import annotations

from typing import NamedTuple

from housebound.kernel.seeing import told_after
from housebound.kernel.table import Table
from housebound.server.messages import EntrySeen, GuideSeen, SeatSeen, encoder

NOTHING_TOLD = b"[]"


class Around(NamedTuple):
    """What a seat is told beside its view, who sits where, and its notices: the last fields of a `State`."""

    may_undo: str
    back: tuple[int, ...]
    rematch: str
    practice: bool
    hints: bool
    guide: GuideSeen | None
    box: bool
    entry: EntrySeen | None


class News(NamedTuple):
    """Notices of a seat: the number of the first, how many they are, and they themselves, encoded."""

    since: int
    size: int
    told: bytes


class Sent(NamedTuple):
    """A state as it was sent, and what it said of seats and notices."""

    seats: tuple[SeatSeen, ...]
    news: News
    message: bytes


class Moment:
    """The same for everybody at one seat, and for all spectators."""

    __slots__ = ("_news", "_table", "_views", "around", "mark", "sent")

    def __init__(self, table: Table, mark: tuple[int, ...]) -> None:
        self.mark = mark
        """Another one whenever the table stands otherwise."""
        self._table = table
        self._views: dict[int, bytes] = {}
        self._news: dict[tuple[int, int, int], News] = {}
        self.around: dict[tuple[int, str], Around] = {}
        """By seat and language, as soon as somebody there has looked."""
        self.sent: dict[tuple[int, str], Sent] = {}
        """By seat and language, what was sent last."""

    def view(self, seat: int) -> bytes:
        """What this seat sees, encoded."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = encoder.encode(self._table.view(seat))
        return seen

    def news(self, seat: int, place: int, known: int) -> News:
        """What this seat is told from `place` on among all of the table's notices; it knows so many of its own."""
        notices = self._table.state.notices
        if notices is None or place >= len(notices):
            return News(known, 0, NOTHING_TOLD)
        found = self._news.get((seat, place, known))
        if found is None:
            told = told_after(self._table, seat, place, known)
            found = self._news[seat, place, known] = News(known, len(told), encoder.encode(told))
        return found
