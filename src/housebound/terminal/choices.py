"""The numbered options: chosen by key, by arrows and Enter, or by mouse."""

from __future__ import annotations

import string
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
UNLIT = -1
"""No entry is lit."""
_MARGIN = 4  # key, two spaces, and the mark of a standing answer


@dataclass(frozen=True)
class Entry:
    """One line of the list: what it says, what it stands for, and whether it is the answer so far."""

    label: str
    name: str
    standing: bool = False


@dataclass(frozen=True)
class Ink:
    """The colours of the list, taken from the theme."""

    lamp: str
    paper: str
    faded: str
    ground: str


class Choices(Static, can_focus=True):
    """A list in as many columns as fit.

    After a choice by key nothing is lit in the next list until an arrow or Enter asks for it: who types a number and
    Enter answers one question, not two.
    """

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
        """An entry was chosen."""

        def __init__(self, entry: Entry) -> None:
            self.entry = entry
            super().__init__()

    def __init__(self, ink: Ink) -> None:
        super().__init__()
        self.ink = ink
        self.entries: list[Entry] = []
        self.lit = 0
        self._by_key = False  # whether the last choice was made by the key of its entry
        self._rows = 1
        self._columns: list[int] = []

    def show(self, entries: list[Entry]) -> None:
        """Show these entries."""
        self.entries = entries
        self.lit = UNLIT if self._by_key else 0
        self._draw()

    # -- drawing

    def on_resize(self) -> None:
        self._draw()

    def lines_at(self, width: int) -> int:
        """The lines that the list takes at this width."""
        return self._columns_at(width)[0]

    def _columns_at(self, width: int) -> tuple[int, list[int]]:
        """The fewest rows in which the list fits, and the width of each column: its own longest label."""
        labels = [len(entry.label) + _MARGIN + 2 for entry in self.entries]
        for rows in range(1, len(labels)):
            columns = [max(labels[i : i + rows]) for i in range(0, len(labels), rows)]
            if sum(columns) - 2 <= width:
                return rows, columns
        return len(labels), [width]

    def _draw(self) -> None:
        width = max(20, self.size.width)
        self._rows, self._columns = self._columns_at(width)
        text = Text(no_wrap=True, overflow="ellipsis", end="")
        for row in range(self._rows):
            line = Text(end="")
            for i, column in zip(range(row, len(self.entries), self._rows), self._columns, strict=False):
                line.append_text(self._cell(i, column))
            line.right_crop(len(line) - len(line.plain.rstrip()))  # what is too wide by its padding would be folded
            text.append_text(line)
            text.append("\n")
        text.right_crop(1)
        self.update(text)
        self.styles.height = max(1, self._rows)  # the list of a wider window is not as tall: no bar for empty lines
        self.call_after_refresh(self._keep_lit_in_sight)

    def _cell(self, i: int, width: int) -> Text:
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

    def _keep_lit_in_sight(self) -> None:
        if self.entries and isinstance(self.parent, Widget):
            line = max(0, self.lit) % self._rows
            self.parent.scroll_to_region(Region(0, line, self.size.width, 1), animate=False)

    # -- choosing

    def action_light(self, by: int) -> None:
        """Light another entry: up or down."""
        if self.entries:
            self.lit = 0 if self.lit == UNLIT else min(len(self.entries) - 1, max(0, self.lit + by))
            self._draw()

    def action_turn(self, columns: int) -> None:
        """Light the entry beside this one."""
        beside = self.lit + columns * self._rows
        if self.lit == UNLIT:
            self.action_light(0)
        elif 0 <= beside < len(self.entries):
            self.lit = beside
            self._draw()

    def action_take(self) -> None:
        """Choose what is lit; where nothing is, light the first."""
        if self.lit == UNLIT:
            self.action_light(0)
            return
        self._by_key = False
        self._take(self.lit)

    def press(self, character: str | None) -> bool:
        """Choose by key; whether the key stands for an entry."""
        i = KEYS.find(character) if character and len(character) == 1 else -1
        if not 0 <= i < len(self.entries):
            return False
        self._by_key = True
        self._take(i)
        return True

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        if where is not None:
            i = self._entry_at(where.x, where.y)
            if i >= 0:
                self._by_key = False
                self.lit = i
                self._draw()
                self._take(i)

    def _entry_at(self, x: int, y: int) -> int:
        column = sum(x >= edge for edge in accumulate(self._columns))
        i = column * self._rows + y
        return i if y < self._rows and i < len(self.entries) else -1

    def _take(self, i: int) -> None:
        if 0 <= i < len(self.entries):
            self.post_message(self.Chosen(self.entries[i]))
