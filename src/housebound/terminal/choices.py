"""The numbered options: chosen by key, by arrows and Enter, or by mouse."""

from __future__ import annotations

import string
import textwrap
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

KEYS = string.digits[1:] + string.ascii_lowercase + string.ascii_uppercase
"""One key per option; beyond them, arrows and mouse."""
_MARGIN = 4  # key, two spaces, and the mark of a standing answer


@dataclass(frozen=True)
class Entry:
    """One line of the list: what it says, what it stands for, and for a barred one the rule that bars it."""

    label: str
    name: str
    rule: str = ""
    standing: bool = False


@dataclass(frozen=True)
class Ink:
    """The colours of the list, taken from the theme."""

    lamp: str
    paper: str
    faded: str
    ground: str


class Choices(Static, can_focus=True):
    """A list in as many columns as fit, the barred entries with their rules below it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "light(-1)", show=False),
        Binding("down", "light(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("home", "light(-999)", show=False),
        Binding("end", "light(999)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Chosen(Message):
        """An entry was chosen; it may be a barred one."""

        def __init__(self, entry: Entry) -> None:
            self.entry = entry
            super().__init__()

    def __init__(self, ink: Ink) -> None:
        super().__init__()
        self.ink = ink
        self.entries: list[Entry] = []
        self.lit = 0
        self._open = 0  # entries that are not barred; they come first
        self._rows = 1
        self._columns: list[int] = []
        self._line_of: list[int] = []  # the first line of each barred entry, counted from the top of the list

    def show(self, entries: list[Entry], lit: int = 0) -> None:
        """Show these entries; barred ones must come last."""
        self.entries = entries
        self._open = sum(not entry.rule for entry in entries)
        self.lit = lit
        self._draw()

    # -- drawing

    def on_resize(self) -> None:
        self._draw()

    def lines_at(self, width: int) -> int:
        """The lines that the list takes at this width."""
        barred = sum(len(self._wrapped(entry, width)) for entry in self.entries[self._open :])
        return self._columns_at(width)[0] + barred

    def _columns_at(self, width: int) -> tuple[int, list[int]]:
        """The fewest rows in which the list fits, and the width of each column: its own longest label."""
        labels = [len(entry.label) + _MARGIN + 2 for entry in self.entries[: self._open]]
        for rows in range(1, len(labels)):
            columns = [max(labels[i : i + rows]) for i in range(0, len(labels), rows)]
            if sum(columns) - 2 <= width:
                return rows, columns
        return len(labels), [width]

    def _wrapped(self, entry: Entry, width: int) -> list[str]:
        return textwrap.wrap(f"{entry.label} — {entry.rule}", max(20, width - 6)) or [""]

    def _draw(self) -> None:
        width = max(20, self.size.width)
        self._rows, self._columns = self._columns_at(width)
        text = Text(no_wrap=True, overflow="ellipsis", end="")
        for row in range(self._rows):
            for i, column in zip(range(row, self._open, self._rows), self._columns, strict=False):
                text.append_text(self._open_entry(i, column))
            text.append("\n")
        self._line_of = []
        for i in range(self._open, len(self.entries)):
            self._line_of.append(text.plain.count("\n"))
            text.append_text(self._barred_entry(i, width))
        text.right_crop(1)
        self.update(text)
        self.call_after_refresh(self._keep_lit_in_sight)

    def _open_entry(self, i: int, width: int) -> Text:
        entry, ink = self.entries[i], self.ink
        key = KEYS[i] if i < len(KEYS) else "·"
        lit = i == self.lit
        body = f"bold {ink.ground} on {ink.lamp}" if lit else ink.paper
        cell = Text(end="")
        cell.append("●" if entry.standing else " ", style=ink.lamp)
        cell.append(key, style=body if lit else f"bold {ink.lamp}")
        cell.append(f" {entry.label[: width - _MARGIN]} ", style=body)
        cell.append(" " * (width - cell.cell_len))
        return cell

    def _barred_entry(self, i: int, width: int) -> Text:
        entry, ink = self.entries[i], self.ink
        head, *rest = self._wrapped(entry, width)
        style = f"{ink.ground} on {ink.faded}" if i == self.lit else ink.faded
        cell = Text(f" × {head}\n", style=style, end="")
        for line in rest:
            cell.append(f"     {line}\n")
        return cell

    def _keep_lit_in_sight(self) -> None:
        if self.entries and isinstance(self.parent, Widget):
            self.parent.scroll_to_region(Region(0, self._line(self.lit), self.size.width, 1), animate=False)

    def _line(self, i: int) -> int:
        return i % self._rows if i < self._open and self._rows else self._line_of[i - self._open]

    # -- choosing

    def action_light(self, by: int) -> None:
        """Light another entry: up or down."""
        if self.entries:
            self.lit = min(len(self.entries) - 1, max(0, self.lit + by))
            self._draw()

    def action_turn(self, columns: int) -> None:
        """Light the entry beside this one."""
        beside = self.lit + columns * self._rows
        if self.lit < self._open and 0 <= beside < self._open:
            self.lit = beside
            self._draw()

    def action_take(self) -> None:
        self._take(self.lit)

    def press(self, character: str | None) -> bool:
        """Choose by key; whether the key stands for an entry."""
        i = KEYS.find(character) if character and len(character) == 1 else -1
        if not 0 <= i < self._open:
            return False
        self._take(i)
        return True

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        if where is not None:
            i = self._entry_at(where.x, where.y)
            if i >= 0:
                self.lit = i
                self._draw()
                self._take(i)

    def _entry_at(self, x: int, y: int) -> int:
        if y < self._rows:
            column = sum(x >= edge for edge in accumulate(self._columns))
            i = column * self._rows + y
            return i if i < self._open else -1
        above = [n for n, line in enumerate(self._line_of) if line <= y]
        return self._open + above[-1] if above else -1

    def _take(self, i: int) -> None:
        if 0 <= i < len(self.entries):
            self.post_message(self.Chosen(self.entries[i]))
