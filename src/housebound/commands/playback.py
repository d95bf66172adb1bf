"""A tape on paper: its steps printed for some pairs of eyes, one after another or as somebody turns to them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from rich.rule import Rule as Line
from rich.text import Text

from housebound.commands.page import Page
from housebound.kernel.counting import seat_number
from housebound.locales import FluentSpeech, wording
from housebound.terminal.replaying import Step, news, told_of_choice


def on_full_screen(played: Sequence[Step], eyes: list[int], words: FluentSpeech) -> bool:
    """Back and forth by keys. False: this is no terminal, or the full-screen client is not installed."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or find_spec("textual") is None:
        return False
    from housebound.terminal.replay_app import ReplayApp

    ReplayApp(played, eyes, words).run()
    return True


class Playback:
    """Prints steps of a tape for some pairs of eyes."""

    def __init__(self, played: Sequence[Step], eyes: list[int], words: FluentSpeech) -> None:
        self._played = played
        self._eyes = eyes
        self._speech = words
        self._console = Page()

    def show_all(self) -> None:
        for n in range(len(self._played)):
            self._show(n)

    def step_through(self) -> None:
        """One step at a time, back and forth, until somebody has seen enough or the input ends."""
        n: int | None = 0
        while n is not None:
            self._show(n)
            n = self._turn_from(n)

    def _turn_from(self, n: int) -> int | None:
        """The step that somebody wants to see after this one; None: no more. What makes no sense is asked again."""
        last = len(self._played) - 1
        while True:
            self._console.print(Text(self._speech.say("turn-step" if n < last else "turn-step-last")), end=" ")
            line = sys.stdin.readline()
            word = line.strip().lower()
            if not line or word in ("q", "quit") or (not word and n == last):
                return None
            if not word:
                return n + 1
            if word in ("b", "back") and n > 0:
                return n - 1
            if word.isdecimal() and int(word) <= last:
                return int(word)
            self._print(Text(self._speech.say("no-such-step", last=last)))

    def _show(self, n: int) -> None:
        step, last = self._played[n], len(self._played) - 1
        self._console.print(Line(self._speech.say("step", step=n, steps=last), style="dim", align="left"))
        for seat in self._eyes:
            if len(self._eyes) > 1:
                self._print(Text(self._speech.say("seen-by", seat=seat_number(seat)), style="bold"))
            if told := told_of_choice(step, seat, self._speech):
                self._print(Text(told))
            heard = len(self._played[n - 1].table.notices(seat)) if n else 0
            for line in news(step, seat, heard, self._speech):
                self._print(Text(f"· {line}"))
            board = step.table.view(seat).board
            self._print(Text.from_markup(step.table.game.text(board, self._speech)))
        if n == last:
            self._show_end(step)

    def _show_end(self, step: Step) -> None:
        if (result := step.table.result) is not None:
            self._print(Text(wording.outcome(result, self._speech)))
            for line in wording.why_over(step.table, self._speech):
                self._print(Text(line))

    def _print(self, text: Text) -> None:
        self._console.print(text, soft_wrap=True)
