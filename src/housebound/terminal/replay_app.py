"""A tape on the full screen: back and forth through its steps, by key, for one pair of eyes or another."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import Footer, Static

from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech
from housebound.kernel.script import SPECTATOR
from housebound.locales import wording
from housebound.terminal.lamplight import FADED, LAMP, LAMPLIGHT, PAPER, WARM_ANSI
from housebound.terminal.replaying import Step, news, told_of_choice

_FRAME = 4  # columns of the board's border and padding
_TITLE_SAID_KEYS = 5  # rows, with the end of a game in the sentence
_LOG_LEAST = 24  # columns
_LEAP = 10  # steps of a long move


class ReplayApp(App[None], inherit_bindings=False):
    """The steps of a tape that these eyes may know of. Nothing can be changed."""

    CSS_PATH = "table.tcss"
    CSS = "Screen { grid-size: 2 3; } #sentence { height: 1fr; }"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, played: Sequence[Step], eyes: Sequence[int], speech: Speech) -> None:
        super().__init__()
        self._played = played
        self._eyes = eyes
        self._speech = speech
        self._seeing = 0
        self._board = Text()
        self.step = 0
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name
        self.ansi_theme_dark = WARM_ANSI
        self._bind_keys()

    def _bind_keys(self) -> None:
        say = self._speech.say
        self.bind("right,space,enter", "go(1)", description=say("key-step-next"), key_display="→")
        self.bind("left,backspace,b", "go(-1)", description=say("key-step-back"), key_display="←")
        self.bind("e", "look", description=say("key-eyes"), key_display="e", show=len(self._eyes) > 1)
        self.bind("ctrl+q,q,escape", "quit", description=say("key-leave"), key_display="q")
        self.bind("ctrl+c", "quit", show=False)
        self.bind("ctrl+down", "scroll_board(2)", description=say("key-board"), key_display="^↑↓")
        self.bind("ctrl+up", "scroll_board(-2)", show=False)
        self.bind("pagedown", f"go({_LEAP})", show=False)
        self.bind("pageup", f"go(-{_LEAP})", description=say("key-step-far", count=_LEAP), key_display="PgUp PgDn")
        self.bind("home", "go(-99999)", show=False)
        self.bind("end", "go(99999)", description=say("key-step-ends"), key_display="Home End")

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        with Vertical(id="side"), VerticalScroll(id="log", can_focus=False):
            yield Static(id="log-text")
        yield Static(id="sentence")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def action_go(self, by: int) -> None:
        """So many steps on, or back."""
        self.step = min(len(self._played) - 1, max(0, self.step + by))
        self._draw()

    def action_look(self) -> None:
        """With the next pair of eyes."""
        self._seeing = (self._seeing + 1) % len(self._eyes)
        self._draw()

    def action_scroll_board(self, lines: int) -> None:
        self.query_one("#board").scroll_relative(y=lines, animate=False)

    # -- drawing

    def _draw(self) -> None:
        step, seat = self._played[self.step], self._eyes[self._seeing]
        self._board = Text.from_markup(step.table.game.text(step.table.view(seat).board, self._speech))
        self.query_one("#title", Static).update(self._title(seat))
        self.query_one("#board-text", Static).update(self._board)
        self.query_one("#log-text", Static).update(self._story(seat))
        self.query_one("#sentence", Static).update(Text(self._said(step, seat)))
        self.query_one("#sentence").set_class(step.table.result is not None, "-mine")
        self._fit()
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)

    def _title(self, seat: int) -> Text:
        speech = self._speech
        title = Text(f" {wording.game_name(self._played[0].table.game, speech)}", style=f"bold {LAMP}")
        title.append(f"  {speech.say('step', step=self.step, steps=len(self._played) - 1)}", style=PAPER)
        by = speech.say("seen-by-all") if seat == SPECTATOR else speech.say("seen-by", seat=seat_number(seat))
        title.append(f"  {by}", style=FADED)
        return title

    def _said(self, step: Step, seat: int) -> str:
        """What was chosen; at the end, who won and by which rule."""
        result = step.table.result
        if result is not None and self.step == len(self._played) - 1:
            why = wording.why_over(step.table, self._speech)
            short = why[0] if len(why) == 1 else f"{why[0]} ({result.why})"  # a rule in full would leave the frame
            return f"{wording.outcome(result, self._speech)}\n{short}"
        return told_of_choice(step, seat, self._speech)

    def _story(self, seat: int) -> Text:
        """All that these eyes were told so far; what came with this step stands out."""
        heard = len(self._played[self.step - 1].table.notices(seat)) if self.step else 0
        text = Text(end="")
        for n, line in enumerate(news(self._played[self.step], seat, 0, self._speech)):
            text.append("\n" if n else "")
            text.append("· ", style=LAMP if n >= heard else FADED)
            text.append(line, style=PAPER if n >= heard else FADED)
        return text

    def _fit(self, size: Size | None = None) -> None:
        """The board gets the room it needs, as long as the log keeps its own."""
        width, height = size or self.size
        wanted = max((line.cell_len for line in self._board.split()), default=0) + _FRAME
        log = max(_LOG_LEAST, width - wanted)
        table = self.screen_stack[0]
        table.set_class(wanted > width - _LOG_LEAST, "-small")
        table.styles.grid_columns = f"1fr {log}"
        table.styles.grid_rows = f"1 {max(3, height - _TITLE_SAID_KEYS)} 1fr"
