"""The referee of a physical table: people roll, draw and choose; Housebound keeps the rules.

Everybody sees this screen. What only some may know is typed in behind a hand-over, on a cleared screen.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from housebound.kernel.chance import NeedOutcome
from housebound.kernel.counting import seat_number
from housebound.kernel.errors import HouseboundError
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision
from housebound.kernel.table import Table
from housebound.locales import wording
from housebound.terminal import resuming
from housebound.terminal.outcomes import can_come_up, digits_wanted, in_a_row, meant
from housebound.terminal.plain import Left, Lines, choice_of

_GUESSES = 12  # imaginations per other seat when asking whether a list of options would tell a secret


class Referee:
    """Keeps one physical table."""

    def __init__(self, table: Table, lines: Lines, save_as: Path | None = None) -> None:
        self.table = table
        self.lines = lines
        self.save_as = save_as
        self._eyes = SPECTATOR  # who looks at the screen now
        self._heard = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self._show_barred(),
            "rules": lambda words: lines.show_rules(table.game.rules_for(table.state, SPECTATOR), words),
            "log": lambda _: self._show_log(since=0),
            "board": lambda _: self._show_board(),
            "aside": self._out_of_turn,
            "undo": lambda _: self._take_back(),
            "save": self._save,
            "help": lambda _: lines.say("referee-help"),
        }

    def run(self) -> None:
        """Keep the table until the game is over or somebody leaves; either way it is saved, also by Ctrl-C."""
        self._autosave()
        self.lines.say(
            "referee-welcome", game=wording.game_name(self.table.game, self.lines.speech), seats=self.table.seats
        )
        try:
            self._lay_out()
            self._show_board()
            while not self.table.over:
                self._step()
        except Left:
            self.lines.show("")
        except KeyboardInterrupt:
            self.lines.show("")
            self._tell_the_way_back()  # to the table as it was saved last: an entry may be half made
            raise
        else:
            self._show_end()
        self._tell_the_way_back()

    def _tell_the_way_back(self) -> None:
        if self.save_as is not None:
            self.lines.show_whole(resuming.left(self.table, self.save_as, self.lines.speech))

    def _lay_out(self) -> None:
        """What people do with their hands before the first entry, rule by rule; who knows the game skips it."""
        table, lines = self.table, self.lines
        rules = table.game.laying_out(table.settings)
        if table.tape or table.origin is not None or not rules:
            return
        lines.say("lay-out", steps=len(rules))
        for n, rule in enumerate(rules, 1):
            lines.say("lay-out-step", step=n, steps=len(rules), rule=wording.cited(rule, lines.speech, table.game))
            typed = lines.ask("lay-out-done")
            if typed in ("quit", "exit"):
                raise Left
            if typed == "skip":
                return

    # -- one entry

    def _step(self) -> None:
        """Ask for the next outcome or choice, behind a hand-over if it is not for all eyes."""
        need = self.table.needs
        eyes = self._may_see_outcome(need) if need is not None else self._may_see_choice(self.table.pending[0])
        private = eyes != SPECTATOR
        if private:
            self.lines.hand_over(eyes)
        self._eyes = eyes
        before = (len(self.table.tape), self.table.undone)
        try:
            self._show_question(private)
            while before == (len(self.table.tape), self.table.undone):
                self._read_entry()
        finally:
            self._eyes = SPECTATOR
            if private:
                self.lines.clear()
        self._autosave()
        if private or need is None:
            self._show_log()
            self._show_board()

    def _may_see_outcome(self, need: NeedOutcome) -> int:
        """The seat that types an outcome in; `SPECTATOR` if all may look on, or if nobody at the table may."""
        seats = [seat for seat in range(self.table.seats) if need.to >> seat & 1]
        return SPECTATOR if need.to == EVERYONE or not seats else seats[0]

    def _may_see_choice(self, decision: Decision) -> int:
        at_once = len(self.table.pending) + len(self.table.answered) > 1
        secret = at_once or decision.to != EVERYONE or decision.known != EVERYONE or self._options_tell(decision)
        return decision.seat if secret else SPECTATOR

    def _options_tell(self, decision: Decision) -> bool:
        """Whether the very list of options would tell a secret: in a world others think possible it is another list."""
        rng = Random(0)
        true = decision.options
        for other in range(self.table.seats):
            if other == decision.seat:
                continue
            for _ in range(_GUESSES):
                guess = self.table.imagine(other, rng)
                same = (asked for asked in guess.pending if (asked.seat, asked.id) == (decision.seat, decision.id))
                if any(asked.options != true for asked in same):
                    return True
        return False

    def _show_question(self, private: bool) -> None:
        lines, table = self.lines, self.table
        lines.show("")
        if table.needs is not None:
            self._show_need(table.needs)
            return
        decision = table.pending[0]
        if private:
            lines.show_board(table.game.text(table.view(decision.seat).board, lines.speech))
        asked = wording.sentence(decision, lines.speech, table.game)
        lines.show(f"{lines.speech.say('seat', seat=seat_number(decision.seat))}: {asked}")
        lines.show_options(decision)

    def _show_need(self, need: NeedOutcome) -> None:
        """What is to be typed in: from which pile it comes, and the words for it; of dice only how many digits."""
        lines = self.lines
        if need.to != EVERYONE and self._may_see_outcome(need) == SPECTATOR:
            lines.say("outcome-nobody")
        message = wording.message_id("domain", need.domain.name)
        what = str(lines.speech.say(message))
        what = need.domain.name if what == message else what
        if digits := digits_wanted(need):
            lines.say("outcome-digits", what=what, count=digits, example=need.words[-1])
            return
        both = can_come_up(need, lines.speech)
        words = ", ".join(f"{word} ({said})" if said != word else word for word, said in both)
        pile = self.table.game.pile(self.table.state, need, in_a_row(self.table, need)) if need.count == 1 else None
        if pile is None:
            lines.say("outcome-needed", what=what, count=need.count, words=words)
            return
        kind = "outcome-nth-from-pile" if pile.of > 1 else "outcome-from-pile"
        named = lines.speech.say(f"draw-pile-{pile.name}")
        lines.say(kind, what=what, pile=named, left=pile.left, nth=pile.nth, of=pile.of, words=words)

    def _read_entry(self) -> None:
        """One line: a command, an outcome or a choice. What is wrong with it is said, and nothing has changed."""
        line = self.lines.ask("referee-entry")
        if line in ("quit", "exit"):
            raise Left
        name, _, rest = line.partition(" ")
        try:
            if not line:
                self.lines.say("referee-help")
            elif name in self._commands:
                self._commands[name](rest.strip())
            elif self.table.needs is not None:
                self._enter(line, self.table.needs)
            else:
                decision = self.table.pending[0]
                self.table.choose(decision.seat, choice_of(line, decision), decision.id)
        except HouseboundError as error:
            self.lines.complain(error)

    def _enter(self, line: str, need: NeedOutcome) -> None:
        """One outcome or an order; or several outcomes of the same kind and for the same eyes, all of them or none."""
        words = meant(line, need, self.lines.speech)
        if need.count > 1 or len(words) < 2:
            self.table.enter(" ".join(words))
            return
        trial = self.table.clone(people_roll=True)
        for n, word in enumerate(words):
            now = trial.needs
            if now is None or (now.domain, now.to, now.count) != (need.domain, need.to, need.count):
                self.lines.say("outcome-too-many", typed=len(words), entered=n)
                return
            trial.enter(word)
        for word in words:
            self.table.enter(word)

    # -- commands

    def _out_of_turn(self, line: str) -> None:
        """Somebody has done at the table what that seat may do at any moment: its number, and what it was."""
        seat, _, option = line.partition(" ")
        done = next((d for d in self.table.standing if str(seat_number(d.seat)) == seat and d.options), None)
        if done is None:
            self.lines.say("aside-not-now")
        else:
            self.table.choose(done.seat, choice_of(option.strip(), done), done.id)

    def _take_back(self) -> None:
        """Take back the last entry, whatever it was: everybody at the table can see that it was a mistake."""
        if not self.table.tape:
            self.lines.say("nothing-entered")
            return
        self.table.rewind(len(self.table.tape) - 1)
        self._heard = min(self._heard, len(self.table.notices(SPECTATOR)))
        self.lines.say("undone")

    def _show_barred(self) -> None:
        if self.table.needs is None:
            self.lines.show_barred(self.table, self.table.pending[0])

    def _save(self, name: str) -> None:
        self.lines.save(self.table.save, Path(name) if name else self.save_as)

    def _autosave(self) -> None:
        if self.save_as is not None:
            self.table.save(self.save_as)

    # -- what is shown

    def _show_board(self) -> None:
        view = self.table.view(self._eyes)
        self.lines.show_board(self.table.game.text(view.board, self.lines.speech))

    def _show_log(self, since: int | None = None) -> None:
        """What was told; by default only what is new to everybody."""
        for _, notice in self.table.notices(self._eyes, self._heard if since is None else since):
            self.lines.show(f"· {wording.told(notice, self.lines.speech)}")
        if since is None:
            self._heard = len(self.table.notices(SPECTATOR))

    def _show_end(self) -> None:
        result = self.table.result
        assert result is not None
        self.lines.show(wording.outcome(result, self.lines.speech))
        for line in wording.why_over(self.table, self.lines.speech):
            self.lines.show(line)
