"""What covers the table for a while: passing the keyboard on, stepping in, the rulebook, the end."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech
from housebound.kernel.rulebook import Rule, Rulebook
from housebound.locales import wording
from housebound.terminal.lamplight import FADED, LAMP

T = TypeVar("T")


class Cover(ModalScreen[T]):
    """Whatever lies over the table, it can be left: the keys of the table itself do not reach it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "app.quit", show=False, priority=True)]


class HandOver(Cover[None]):
    """Nothing of the table is to be seen until the next person has sat down.

    For `guard` seconds Enter is not for this screen yet: it belongs to the choice of whoever is getting up.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "sit_down", show=False)]

    def __init__(self, seat: int, speech: Speech, guard: float = 0.0) -> None:
        super().__init__()
        self._seat = seat
        self._speech = speech
        self._from = monotonic() + guard

    def compose(self) -> ComposeResult:
        with Vertical(id="hand-over"):
            yield Static(Text(self._speech.say("hand-over", seat=seat_number(self._seat)), style=f"bold {LAMP}"))
            yield Static(Text(self._speech.say("hand-over-press", seat=seat_number(self._seat))))
            yield Static(Text(self._speech.say("hand-over-leave"), style=FADED))

    def action_sit_down(self) -> None:
        if monotonic() >= self._from:
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class WhoStepsIn(Cover[int | None]):
    """Which of the people at this keyboard wants it out of turn; nobody, if it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, seats: tuple[int, ...], speech: Speech) -> None:
        super().__init__()
        self._seats = seats
        self._speech = speech

    def compose(self) -> ComposeResult:
        seats = wording.seats(self._seats)
        with Vertical(id="who-steps-in"):
            yield Static(Text(self._speech.say("aside-who", seats=seats)))
            yield Static(Text(self._speech.say("aside-keys"), style=FADED))

    def on_key(self, event: events.Key) -> None:
        pressed = [seat for seat in self._seats if event.character == str(seat_number(seat))]
        if pressed:
            event.stop()
            self.dismiss(pressed[0])


class End(Cover[None]):
    """Who won, by which rule, and where the tape is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape", "dismiss", show=False)]

    def __init__(self, lines: list[str], speech: Speech) -> None:
        super().__init__()
        self._lines = lines
        self._speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="end"):
            yield Static(Text(self._speech.say("over-title"), style=f"bold {LAMP}"), id="end-title")
            for line in self._lines:
                yield Static(Text(line))
            yield Static(Text(self._speech.say("over-press"), style=FADED))

    def on_click(self) -> None:
        self.dismiss()


class NoteLine(Cover[str | None]):
    """One line to write a note in; nothing comes back if it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self._speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="note"):
            yield Static(Text(self._speech.say("note-write")))
            yield Input(id="note-line")
            yield Static(Text(self._speech.say("note-keys"), style=FADED))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class Rules(Cover[None]):
    """The rulebook with search: every word typed must be in the rule, its id or its chapter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll_rules(1)", show=False),
        Binding("up", "scroll_rules(-1)", show=False),
        Binding("pagedown", "scroll_rules(10)", show=False),
        Binding("pageup", "scroll_rules(-10)", show=False),
    ]

    def __init__(self, rulebook: Rulebook, speech: Speech, words: str = "") -> None:
        super().__init__()
        self._rulebook = rulebook
        self._speech = speech
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="rules"):
            yield Input(self._words, placeholder=self._speech.say("rules-search"), id="rules-words")
            with VerticalScroll(id="rules-found", can_focus=False):
                yield Static(id="rules-text")
            yield Static(Text(self._speech.say("rules-keys"), style=FADED), id="rules-keys")

    def on_mount(self) -> None:
        self._search(self._words)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._search(event.value)

    def _search(self, words: str) -> None:
        found = self._rulebook.search(words)
        text = Text(self._speech.say("rules-found", count=len(found)), style=FADED)
        chapter = ""
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                text.append(f"\n\n{chapter}", style=f"bold {LAMP}")
            text.append_text(_written(rule))
        self.query_one("#rules-text", Static).update(text)
        self.query_one("#rules-found").scroll_home(animate=False)

    def action_scroll_rules(self, lines: int) -> None:
        self.query_one("#rules-found").scroll_relative(y=lines, animate=False)


def _written(rule: Rule) -> Text:
    text = Text("\n")
    text.append(f"{rule.id}  ", style="bold")
    text.append(rule.text)
    for note in rule.notes:
        text.append(f"\n  · {note}", style=FADED)
    return text
