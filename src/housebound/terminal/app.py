"""The full-screen client: board, sentence, numbered options, log and rulebook, the same for every game."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import Footer, Static

from housebound.kernel.counting import seat_number
from housebound.kernel.errors import CannotUndo, HouseboundError
from housebound.kernel.pages import Page
from housebound.kernel.script import SPECTATOR
from housebound.locales import wording
from housebound.terminal.choices import Choices, Entry
from housebound.terminal.hinting import hint
from housebound.terminal.lamplight import FADED, INK, LAMP, LAMPLIGHT, PAPER, WARM_ANSI
from housebound.terminal.reading import Reading
from housebound.terminal.screens import End, HandOver, NoteLine, Rules, WhoStepsIn
from housebound.terminal.sitting import Sitting, Stage

PAGES_KEY = "ctrl+p"
_FRAME = 4  # columns of a board's border and padding
_TITLE_AND_KEYS = 2  # rows
_CHOICES_LEAST = 5  # rows that the options keep if they need them, however tall the board is
_LOG_LEAST, _LOG_MOST = 24, 48  # columns
_BESIDE = 72  # columns that the options need beside the log


class TableApp(App[None], inherit_bindings=False):
    """One sitting on one screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, pace: float = 0.25, guard: float = 0.5) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        """How long a bot seems to think, in seconds, so that people can follow."""
        self.guard = guard
        """How long after a choice Enter belongs to it, in seconds, when the keyboard is passed on."""
        self._end_shown = False
        self._thinking: Timer | None = None  # a bot that is about to play
        self._board = Text()
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name
        self.ansi_theme_dark = WARM_ANSI
        self._bind_keys()

    def _bind_keys(self) -> None:
        say = self.sitting.speech.say
        self.bind("question_mark", "why", description=say("key-why"), key_display="?")
        self.bind("slash", "rules", description=say("key-rules"), key_display="/")
        self.bind(PAGES_KEY, "pages", description=say("key-pages"), key_display="^p")
        self.bind("backspace", "undo", description=say("key-undo"), key_display="⌫")
        if self.sitting.hints:
            self.bind("ctrl+t", "hint", description=say("key-hint"), key_display="^t")
        if self.sitting.table.game.places is not None:
            self.bind("plus", "note", description=say("key-note"), key_display="+")
        self.bind("ctrl+n", "next", description=say("key-next"), key_display="^n", show=len(self.sitting.humans) > 1)
        self.bind("ctrl+o", "aside", description=say("key-aside"), key_display="^o")
        self.bind("ctrl+s", "save", description=say("key-save"), key_display="^s")
        self.bind("ctrl+q", "quit", description=say("key-leave"), key_display="^q")
        self.bind("ctrl+c", "quit", show=False)
        self.bind("ctrl+down", "scroll_board(2)", description=say("key-board"), key_display="^↑↓")
        self.bind("ctrl+up", "scroll_board(-2)", show=False)
        self.bind("pageup", "scroll_log(-5)", show=False)
        self.bind("pagedown", "scroll_log(5)", show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        with Vertical(id="side"):
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
            with VerticalScroll(id="notes", can_focus=False):
                yield Static(id="notes-text")
        yield Static(id="sentence")
        with VerticalScroll(id="choices", can_focus=False):
            yield Choices(INK)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)  # the app's own size is still what it was
        self._show_newest()

    # -- the course of the sitting

    def advance(self) -> None:
        """Draw the table and do what its stage asks for."""
        stage = self.sitting.stage
        self._draw()
        if stage is Stage.BOTS:
            if self.pace:
                self._thinking = self.set_timer(self.pace, self._let_a_bot_play)
            else:
                self.call_later(self._let_a_bot_play)
        elif stage is Stage.HAND_OVER:
            seat = self.sitting.next_seat
            assert seat is not None
            self._take_away_covers()
            self.push_screen(HandOver(seat, self.sitting.speech, self.guard), self._handed_over)
        elif stage is not Stage.OVER and self.sitting.take_urgent_pages():
            self._open_pages()
        elif stage is Stage.OVER and not self._end_shown:
            self._end_shown = True
            self.push_screen(End(self._end_lines(), self.sitting.speech))

    def _take_away_covers(self) -> None:
        """What one person was reading over the table is not left there for the next."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _let_a_bot_play(self) -> None:
        if self.sitting.stage is Stage.BOTS and not isinstance(self.screen, WhoStepsIn):
            self.sitting.let_a_bot_play()
            self.advance()

    def _handed_over(self, _: None) -> None:
        self.sitting.hand_over()
        self.advance()

    def _end_lines(self) -> list[str]:
        sitting = self.sitting
        result = sitting.table.result
        assert result is not None
        lines = [wording.outcome(result, sitting.speech), *wording.why_over(sitting.table, sitting.speech)]
        if sitting.save_as is not None:
            lines.append(sitting.speech.say("saved-in", file=str(sitting.save_as)))
        return lines

    # -- choosing

    def on_key(self, event: events.Key) -> None:
        is_covered = len(self.screen_stack) > 1  # keys of a cover come here too when it has no use for them
        if not is_covered and self.query_one(Choices).press(event.character):
            event.stop()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        entry = message.entry
        if self.sitting.stage is Stage.READ:
            self.sitting.have_read()
        elif self.sitting.stage is Stage.ASIDE and not entry.name:
            self.sitting.step_back()
        elif self.sitting.stage not in (Stage.CHOOSE, Stage.ASIDE):
            return
        else:
            try:
                self.sitting.choose(entry.name)
            except HouseboundError as error:  # a click on a list that was just replaced
                self._complain(error)
                return
        self.advance()

    def _complain(self, error: HouseboundError) -> None:
        self._say(error.in_language(self.sitting.speech.language))

    def action_why(self) -> None:
        """Show what is barred and by which rule, on a page of its own: often it is far more than what is allowed."""
        decision = self.sitting.decision
        if self.sitting.stage is not Stage.CHOOSE or decision is None:
            return
        speech = self.sitting.speech
        text = "\n\n".join(wording.barred(decision, speech, self.sitting.table.game))
        if text:
            page = Page("why", speech.say("why-title"), text)
            self.push_screen(Reading([page], speech, "question_mark"))
        else:
            self._say(speech.say("nothing-barred"))

    def action_hint(self) -> None:
        """Show what a hard bot would do, and how good it thinks each option is."""
        if self.sitting.stage is Stage.CHOOSE:
            speech = self.sitting.speech
            page = Page("hint", speech.say("hint-title"), "\n\n".join(hint(self.sitting)))
            self.push_screen(Reading([page], speech, "ctrl+t"))

    def action_pages(self) -> None:
        """Show what there is to read besides the board: secret pages, cards, rooms."""
        if self.sitting.pages():
            self._open_pages()
        else:
            self._say(self.sitting.speech.say("pages-none"))

    def _open_pages(self) -> None:
        if len(self.screen_stack) == 1:
            self.push_screen(Reading(self.sitting.pages(), self.sitting.speech, PAGES_KEY))

    def action_undo(self) -> None:
        try:
            self.sitting.undo()
        except CannotUndo as why:
            self._say(self.sitting.speech.say("no-undo", why=why.in_language(self.sitting.speech.language)))
        else:
            self._say(self.sitting.speech.say("undone"))
            self.advance()

    def action_note(self) -> None:
        """Ask for a note and write it down."""
        if self.sitting.eyes != SPECTATOR:
            self.push_screen(NoteLine(self.sitting.speech), self._note)

    def _note(self, line: str | None) -> None:
        if not line:
            return
        try:
            self.sitting.note(line)
        except HouseboundError as error:
            self._complain(error)
        self._draw()

    def action_next(self) -> None:
        """Turn to another decision that is open at this keyboard."""
        if self.sitting.turn_to_next():
            self.advance()
        else:
            self._say(self.sitting.speech.say("nobody-else-asked"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.sitting.may_step_in if action == "aside" else True

    def action_aside(self) -> None:
        """Somebody wants the keyboard out of turn; bots wait meanwhile."""
        if self._thinking is not None:
            self._thinking.stop()
        people = self.sitting.humans
        if len(people) == 1:
            self._step_in(people[0])
        else:
            self.push_screen(WhoStepsIn(people, self.sitting.speech), self._step_in)

    def _step_in(self, seat: int | None) -> None:
        if seat is not None:
            self.sitting.step_in(seat)
        self.advance()

    def action_save(self) -> None:
        path = self.sitting.save_as
        if path is None:
            self._say(self.sitting.speech.say("save-nowhere"))
            return
        try:
            self.sitting.save(path)
        except OSError as error:
            self._say(self.sitting.speech.say("not-saved", file=str(path), why=str(error)))
        else:
            self._say(self.sitting.speech.say("saved-in", file=str(path)))

    def action_rules(self) -> None:
        self.push_screen(Rules(self.sitting.rulebook, self.sitting.speech))

    def action_scroll_log(self, lines: int) -> None:
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def action_scroll_board(self, lines: int) -> None:
        self.query_one("#board").scroll_relative(y=lines, animate=False)

    def _say(self, text: str) -> None:
        self.notify(text, markup=False)

    # -- drawing

    def _draw(self) -> None:
        sitting = self.sitting
        self.query_one("#title", Static).update(self._title())
        self._board = Text.from_markup(sitting.board())
        self.query_one("#board-text", Static).update(self._board)
        self.query_one("#log-text", Static).update(self._story())
        notes = self._notes()
        self.query_one("#notes-text", Static).update(notes)
        self.query_one("#notes").set_class(bool(notes), "-any")
        self.query_one("#sentence", Static).update(Text(sitting.sentence()))
        self.query_one("#sentence").set_class(sitting.stage in (Stage.CHOOSE, Stage.READ, Stage.ASIDE), "-mine")
        self.refresh_bindings()
        self.query_one(Choices).show(self._entries())
        self._fit()
        self._show_newest()

    def _show_newest(self) -> None:
        """The log stands at its end."""
        self.call_after_refresh(self.screen_stack[0].query_one("#log").scroll_end, animate=False)

    def _title(self) -> Text:
        sitting = self.sitting
        title = Text(f" {wording.game_name(sitting.table.game, sitting.speech)}", style=f"bold {LAMP}")
        if sitting.eyes != SPECTATOR:
            title.append(f"  {sitting.speech.say('seat', seat=seat_number(sitting.eyes))}", style=PAPER)
        bots = sitting.table.seats - len(sitting.humans)
        if bots:
            title.append(f"  {sitting.speech.say('bots', count=bots, level=sitting.level)}", style=FADED)
        return title

    def _story(self) -> Text:
        text = Text(end="")
        for n, (line, new) in enumerate(self.sitting.log()):
            text.append("\n" if n else "")
            text.append("· ", style=LAMP if new else FADED)
            text.append(line, style=PAPER if new else FADED)
        for line in self.sitting.first_goal():
            text.append("\n" if text.plain else "")
            text.append("⚑ ", style=LAMP)
            text.append(line, style=LAMP)
        return text

    def _notes(self) -> Text:
        text = Text(end="")
        for n, (place, note) in enumerate(self.sitting.notes()):
            text.append("\n" if n else "")
            text.append(f"✎ {place}: ", style=LAMP)
            text.append(note, style=PAPER)
        return text

    def _entries(self) -> list[Entry]:
        sitting = self.sitting
        if sitting.stage is Stage.READ:
            return [Entry(sitting.speech.say("read-done"), "")]
        decision = sitting.decision
        if sitting.stage is Stage.ASIDE:
            back = Entry(sitting.speech.say("aside-back"), "")
            options = decision.options if decision is not None else []
            return [*(Entry(wording.label(option, sitting.speech), option.name) for option in options), back]
        if sitting.stage is not Stage.CHOOSE or decision is None:
            return []
        standing = sitting.standing_answer(decision)
        return [
            Entry(wording.label(option, sitting.speech), option.name, standing=option is standing)
            for option in decision.options
        ]

    def _fit(self, size: Size | None = None) -> None:
        """Divide the window: the board gets the room it needs, as long as the options and the log keep theirs."""
        width, height = size or self.size
        board_width = max((line.cell_len for line in self._board.split()), default=0)
        board_height = len(self._board.split())
        log_width = max(_LOG_LEAST, min(_LOG_MOST, width - board_width - _FRAME))
        beside = width - log_width >= _BESIDE  # then the log has a column of its own, from top to bottom
        text_width = (width - log_width if beside else width) - _FRAME
        said = len(Text(self.sitting.sentence()).wrap(self.console, text_width))
        choices = min(_CHOICES_LEAST, max(1, self.query_one(Choices).lines_at(text_width)))
        left = height - _TITLE_AND_KEYS - said - choices
        framed = board_height + 2 <= left and board_width + _FRAME <= width - log_width
        rows = max(3, min(left, board_height + 2 if framed else board_height))
        table = self.screen_stack[0]
        table.set_class(not framed, "-small")
        table.styles.grid_columns = f"1fr {log_width}"
        table.styles.grid_rows = f"1 {rows} {said} 1fr"
        table.query_one("#side").styles.row_span = 3 if beside else 1
        for name in ("#sentence", "#choices"):
            table.query_one(name).styles.column_span = 1 if beside else 2
