"""The line-based client: board, sentence and numbered options printed, a number or a word read. Works everywhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from housebound.kernel.counting import seat_number
from housebound.kernel.errors import CannotUndo, HouseboundError, Refused
from housebound.kernel.game import Speech
from housebound.kernel.pages import Page
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.locales import wording
from housebound.locales.wrong import text_of
from housebound.terminal import resuming
from housebound.terminal.hinting import hint
from housebound.terminal.sitting import Sitting, Stage


class Left(Exception):
    """Somebody got up, or the input ended."""


class Source(Protocol):
    """Where typed lines come from; an empty one means that there are no more."""

    def readline(self) -> str: ...


class Lines:
    """A conversation in lines: rich text out, one line in at a time."""

    def __init__(self, console: Console, source: Source, speech: Speech) -> None:
        self.console = console
        self._source = source
        self.speech = speech

    def show(self, text: str | Text) -> None:
        """A line of text, taken as it is; on a terminal it is broken between words."""
        self.console.print(text if isinstance(text, Text) else Text(text), soft_wrap=not self.console.is_terminal)

    def show_whole(self, text: str) -> None:
        """A line that is not broken: whoever copies a command wants all of it."""
        self.console.print(Text(text), soft_wrap=True)

    def say(self, message: str, **details: str | int) -> None:
        self.show(self.speech.say(message, **details))

    def complain(self, error: HouseboundError) -> None:
        """What is wrong; of a refusal, each rule that refuses it."""
        if not isinstance(error, Refused):
            self.show(error.in_language(self.speech.language))
            return
        for rule in error.rules:
            self.say("refused", rule=rule.id, text=text_of(rule, self.speech.language))

    def show_board(self, markup: str) -> None:
        self.console.print(Text.from_markup(markup), soft_wrap=True)

    def ask(self, message: str, **details: str | int) -> str:
        """One line of input; `Left` when there is none."""
        self.console.print(escape(self.speech.say(message, **details)), end=" ")
        line = self._source.readline()
        if not line:
            raise Left
        return line.strip()

    def save(self, save: Callable[[Path], None], path: Path | None) -> None:
        """Save there, and say what came of it."""
        if path is None:
            self.say("save-where")
            return
        try:
            save(path)
        except OSError as error:
            self.say("not-saved", file=str(path), why=str(error))
        else:
            self.say("saved-in", file=str(path))

    def hand_over(self, seat: int) -> None:
        """Nobody but this seat looks at what comes next."""
        self.clear()
        self.ask("hand-over-line", seat=seat_number(seat))
        self.clear()

    def clear(self) -> None:
        """Put everything written so far out of sight."""
        if self.console.is_terminal:
            self.console.clear()
            # The scrollback keeps secrets as well; terminals that know this sequence empty it.
            self.console.file.write("\x1b[3J")
        else:
            self.console.file.write("\f")

    def show_options(self, decision: Decision, marked: str = "") -> None:
        for n, option in enumerate(decision.options, 1):
            mark = "*" if option.name == marked else " "
            self.show(f"{mark}{n:3} {wording.label(option, self.speech)}")

    def show_barred(self, table: Table, decision: Decision) -> None:
        """What people might try but may not, each with the rule."""
        barred = wording.barred(decision, self.speech, table.game)
        if not barred:
            self.say("nothing-barred")
        for line in barred:
            self.show(line)

    def show_page(self, page: Page) -> None:
        """Something to read, under its title."""
        self.show("")
        self.show(Text(page.title, style="bold"))
        self.show(page.text)

    def show_rules(self, book: Rulebook, words: str) -> None:
        found = book.search(words)
        self.say("rules-found", count=len(found))
        for rule in found:
            self.show("\n      ".join((f"{rule.id} ({rule.chapter}): {rule.text}", *rule.notes)))


def choice_of(line: str, decision: Decision) -> str:
    """The option a line means: its number in the list, or its own name."""
    if line.isdigit():
        number = int(line)
        if not 1 <= number <= len(decision.options):
            raise HouseboundError("there-is-no-option-the-list-goes-from", number=number, count=len(decision.options))
        return decision.options[number - 1].name
    return line


class PlainClient:
    """Plays a sitting to its end, or until somebody leaves."""

    def __init__(self, sitting: Sitting, lines: Lines) -> None:
        self.sitting = sitting
        self.lines = lines
        self._unstopped = False  # whether bots go on until somebody here is asked
        self._commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: lines.show_barred(sitting.table, self._decision),
            "rules": lambda words: lines.show_rules(sitting.rulebook, words),
            "log": lambda _: self._show_log(everything=True),
            "board": lambda _: self._show_board(),
            "pages": lambda _: self._show_pages(),
            "note": self._note,
            "hint": lambda _: self._show_hint(),
            "undo": lambda _: self._undo(),
            "next": lambda _: self._turn_to_next(),
            "aside": self._step_in,
            "save": self._save,
            "help": lambda _: lines.say("plain-help"),
        }

    @property
    def _decision(self) -> Decision:
        decision = self.sitting.decision
        assert decision is not None
        return decision

    def run(self) -> None:
        """Play. Returns when the game is over or somebody leaves; either way the table is saved, also by Ctrl-C."""
        self.sitting.autosave()
        try:
            while self._step():
                pass
        except Left:
            self.lines.show("")
        except KeyboardInterrupt:
            self.lines.show("")
            self._tell_the_way_back()  # to the table as it was saved last: a choice may be half made
            raise
        self.sitting.autosave()
        self._tell_the_way_back()

    def _tell_the_way_back(self) -> None:
        if self.sitting.save_as is not None:
            self.lines.show_whole(resuming.left(self.sitting.table, self.sitting.save_as, self.lines.speech))

    def _step(self) -> bool:
        sitting, lines = self.sitting, self.lines
        stage = sitting.stage
        if stage is Stage.OVER:
            self._show_end()
            return False
        if stage is Stage.BOTS:
            self._let_a_bot_play()
        elif stage is Stage.READ:
            self._show_log()
            lines.ask("read-first", seat=seat_number(sitting.viewer))
            sitting.have_read()
        elif stage is Stage.HAND_OVER:
            assert sitting.next_seat is not None
            lines.hand_over(sitting.next_seat)
            sitting.hand_over()
        elif stage is Stage.ASIDE:
            self._aside()
        else:
            self._unstopped = False
            self._choose()
        return True

    def _let_a_bot_play(self) -> None:
        """One choice of a bot; before it, people who may act at any moment are given that moment."""
        if self.sitting.bots_wait and not self._unstopped:
            self._show_log()
            line = self.lines.ask("bots-wait")
            if line in ("quit", "exit"):
                raise Left
            name, _, rest = line.partition(" ")
            if name == "aside":
                self._step_in(rest.strip())
                return
            self._unstopped = name == "go"
        self.sitting.let_a_bot_play()

    def _aside(self) -> None:
        """Show the table to whoever has stepped in, and what that person may do at any moment."""
        sitting, lines = self.sitting, self.lines
        self._show_log()
        self._show_board()
        lines.show("")
        lines.show(f"{lines.speech.say('seat', seat=seat_number(sitting.viewer))}: {sitting.sentence()}")
        decision = sitting.decision
        if decision is not None:
            lines.show_options(decision)
        while sitting.stage is Stage.ASIDE:
            line = lines.ask("aside-choice")
            try:
                if line and decision is not None:
                    sitting.choose(choice_of(line, decision))
                else:
                    sitting.step_back()
            except HouseboundError as error:
                lines.complain(error)

    def _choose(self) -> None:
        """Show the table and read lines until one of them is a legal choice or a change of seat."""
        sitting, lines = self.sitting, self.lines
        self._show_log()
        for page in sitting.take_urgent_pages():
            lines.show_page(page)
        self._show_board()
        decision = self._decision
        lines.show("")
        lines.show(f"{lines.speech.say('seat', seat=seat_number(decision.seat))}: {sitting.sentence()}")
        standing = sitting.standing_answer(decision)
        lines.show_options(decision, standing.name if standing is not None else "")
        while self.sitting.decision is decision and not self._answered(decision):
            pass

    def _answered(self, decision: Decision) -> bool:
        """Read one line; whether it was a choice."""
        line = self.lines.ask("your-choice")
        if line in ("quit", "exit"):
            raise Left
        name, _, rest = line.partition(" ")
        try:
            if name in self._commands:
                self._commands[name](rest.strip())
                return False
            if not line:
                self.lines.say("plain-help")
                return False
            self.sitting.choose(choice_of(line, decision))
        except HouseboundError as error:
            self.lines.complain(error)
            return False
        return True

    def _note(self, line: str) -> None:
        """Write or wipe a note; without a place, only show them."""
        if line:
            self.sitting.note(line)
        self._show_notes()

    def _show_hint(self) -> None:
        for line in hint(self.sitting):
            self.lines.show(line)

    def _undo(self) -> None:
        try:
            self.sitting.undo()
        except CannotUndo as why:
            self.lines.say("no-undo", why=why.in_language(self.lines.speech.language))

    def _turn_to_next(self) -> None:
        if not self.sitting.turn_to_next():
            self.lines.say("nobody-else-asked")

    def _step_in(self, seat: str) -> None:
        """Somebody asks for the keyboard; who sits alone at it need not say who."""
        people = self.sitting.humans
        if not self.sitting.may_step_in:
            self.lines.say("aside-nothing")
        elif len(people) == 1:
            self.sitting.step_in(people[0])
        elif called := [one for one in people if seat == str(seat_number(one))]:
            self.sitting.step_in(called[0])
        else:
            self.lines.say("aside-who-line", seats=wording.seats(people))

    def _save(self, name: str) -> None:
        self.lines.save(self.sitting.save, Path(name) if name else self.sitting.save_as)

    def _show_board(self) -> None:
        self.lines.show_board(self.sitting.board())
        self._show_notes()

    def _show_pages(self) -> None:
        pages = self.sitting.pages()
        for page in pages:
            self.lines.show_page(page)
        if not pages:
            self.lines.say("pages-none")

    def _show_notes(self) -> None:
        for place, text in self.sitting.notes():
            self.lines.say("note-at", place=place, text=text)

    def _show_log(self, everything: bool = False) -> None:
        for text, new in self.sitting.log():
            if new or everything:
                self.lines.show(f"· {text}")

    def _show_end(self) -> None:
        sitting, lines = self.sitting, self.lines
        self._show_log()
        self._show_board()
        lines.show("")
        lines.show(sitting.sentence())
        for line in wording.why_over(sitting.table, sitting.speech):
            lines.show(line)
