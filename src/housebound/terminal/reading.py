"""A screen to read on: pages that do not fit on the board, and what is barred with the rules that bar it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from housebound.kernel.game import Speech
from housebound.kernel.pages import Page
from housebound.terminal.lamplight import FADED, LAMP, PAPER
from housebound.terminal.screens import Cover


class Reading(Cover[None]):
    """One page at a time, scrolled by arrows; the others are beside it. The key that opened it closes it as well."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", show=False),
        Binding("down", "scroll_page(1)", show=False),
        Binding("up", "scroll_page(-1)", show=False),
        Binding("pagedown,space", "scroll_page(10)", show=False),
        Binding("pageup", "scroll_page(-10)", show=False),
        Binding("home", "scroll_page(-9999)", show=False),
        Binding("end", "scroll_page(9999)", show=False),
        Binding("right,tab", "turn(1)", show=False),
        Binding("left,shift+tab", "turn(-1)", show=False),
    ]

    def __init__(self, pages: Sequence[Page], speech: Speech, key: str) -> None:
        super().__init__()
        self._pages = pages
        self._speech = speech
        self._open = 0
        self._bindings.bind(key, "dismiss", show=False)

    def compose(self) -> ComposeResult:
        with Vertical(id="reading"):
            yield Static(id="reading-titles")
            with VerticalScroll(id="reading-page", can_focus=False):
                yield Static(id="reading-text")
            keys = "reading-keys" if len(self._pages) == 1 else "reading-keys-pages"
            yield Static(Text(self._speech.say(keys), style=FADED), id="reading-keys")

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        titles = Text(no_wrap=False)
        for n, page in enumerate(self._pages):
            titles.append("   " if n else "")
            titles.append(page.title, style=f"bold {LAMP}" if n == self._open else FADED)
        self.query_one("#reading-titles", Static).update(titles)
        self.query_one("#reading-text", Static).update(Text(self._pages[self._open].text, style=PAPER))
        self.query_one("#reading-page").scroll_home(animate=False)

    def action_turn(self, by: int) -> None:
        """Open the page beside this one."""
        self._open = (self._open + by) % len(self._pages)
        self._show()

    def action_scroll_page(self, lines: int) -> None:
        self.query_one("#reading-page").scroll_relative(y=lines, animate=False)
