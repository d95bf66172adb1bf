"""How a table goes on: scripts run until somebody must choose, and a tape is followed to its end."""

from __future__ import annotations

from typing import Any, Final

from housebound.kernel.chance import Chance, Choice, Event, NeedOutcome, Outcome
from housebound.kernel.errors import BadTape
from housebound.kernel.game import Game
from housebound.kernel.notice import Notice
from housebound.kernel.script import AllOf, AnyOf, Decision, Option, Question, Script
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from housebound.kernel.streams import Seed, stream_of
from housebound.kernel.units import Beginning, run_units

_UNDO_EPOCH: Final = 1_000_000
"""Decision ids of a seat that saw n choices taken back start at n times this: an old answer never fits a new question.

Every seat's decisions are numbered by themselves: a common number would tell how often others were asked in secret.
"""


class Playing:
    """What is played, how far it has come, and the steps from one question to the next."""

    __slots__ = (
        "_answers",
        "_asked",
        "_barrier",
        "_chance",
        "_latest",
        "_question",
        "_units",
        "began",
        "game",
        "needs",
        "origin",
        "over",
        "past",
        "pending",
        "revealed",
        "seats",
        "seed",
        "settings",
        "standing",
        "state",
        "tape",
        "undone",
    )

    game: Game[Any]
    seats: int
    settings: Settings
    seed: Seed | None
    """Where its chance comes from; None: people roll."""
    origin: State | None
    """The position this table began from, if it was not the game's own beginning."""
    undone: tuple[int, ...]
    """Seat -> how often it saw choices taken back: what is undone behind a screen is not everybody's to know."""
    past: bool
    """Whether the tape goes back to the beginning; a clone's does not, so it can be neither saved nor undone."""
    tape: list[Event]
    state: State
    began: Beginning | None
    """Where the unit being played began; None: nobody will ask for clones."""
    pending: list[Decision]
    standing: list[Decision]
    """What seats may do though nobody waits for it (see `meanwhile`); most of them have nothing to choose there."""
    over: bool
    needs: NeedOutcome | None
    """The chance outcome that people must say before play can go on."""
    revealed: int
    """Who learnt in the last step what lay hidden, as an audience (see `State.reveal`)."""

    _chance: Chance
    _units: Script[None]
    _question: Question | None
    _latest: Decision | None  # what was answered last
    _answers: list[Option | None]
    _asked: list[int]  # seat -> the number of its next decision
    _barrier: int  # no way back behind this place on the tape

    # -- beginning

    @property
    def first_answer_counts(self) -> bool:
        """Whether any of the seats that are asked may act first, and the others are not asked then (`any_of`)."""
        return type(self._question) is AnyOf

    def _begin(self, listening: bool, searchable: bool) -> None:
        """Start from the beginning and follow the tape to its end."""
        state: State = self.game.new(self.seats, self.settings) if self.origin is None else self.origin.copy()
        self.state = state
        self._chance = Chance(None if self.seed is None else stream_of(self.seed), self.tape)
        self._chance.skip(sum(isinstance(event, Outcome) for event in self.tape))
        state.chance = self._chance
        state.notices = [] if listening else None
        self.began = Beginning(state, (0,) * self.seats) if searchable else None
        self._barrier = 0
        self._asked = [times * _UNDO_EPOCH for times in self.undone]
        self._stand(state, has_begun=False)
        self._resume(None)
        self._follow(checked=True)

    def _rerun(self, checked: bool = False, notices: list[Notice] | None = None) -> None:
        """Run the unit that begins at the base and follow its events; unchecked: whether they are legal or not.

        `notices`: what the table has told so far; what the unit has told among it is told again.
        """
        began = self.began
        assert began is not None
        state = began.state.copy()
        state.chance = self._chance
        if notices is not None:
            del notices[began.told :]
            state.notices = notices
        self._chance.at = began.at
        self._asked = list(began.asked)
        self._stand(state, has_begun=True)
        self._resume(None)
        self._follow(checked)

    def _stand(self, state: State, has_begun: bool) -> None:
        """Nothing asked, nothing over: between two units."""
        self.state = state
        self.pending = []
        self.standing = []
        self.over = False
        self.needs = None
        self.revealed = 0
        self._units = run_units(self.game, state, self.began, self._asked, self.past, has_begun)
        self._question = None
        self._latest = None
        self._answers = []

    # -- from one question to the next

    def _take(self, decision: Decision, option: Option) -> None:
        question = self._question
        if question is decision:
            self._resume(option)
        elif type(question) is AllOf:
            answers = self._answers
            answers[question.decisions.index(decision)] = option
            pending = self.pending.copy()
            if decision in pending:  # else an answer is changed
                pending.remove(decision)
            self.pending = pending
            if pending:
                self.revealed = 0
            else:
                self._barrier = self._chance.at  # everybody's answers count from now on: no way back
                self._resume(answers)
        else:
            self._resume((decision.seat, option))

    def _resume(self, answer: Any) -> None:
        """Run scripts until somebody must choose, people must roll, or the game is over."""
        chance = self._chance
        try:
            if self.standing:
                self.standing = []
            question = self._units.send(answer)
            self._question = question
            if type(question) is Decision:
                question.state = self.state
                seat = question.seat
                asked = self._asked
                try:
                    number = asked[seat]
                except IndexError:
                    raise _outsider(question) from None
                question.id = number
                asked[seat] = number + 1
                self.pending = [question]
            else:
                self._pose(question)
        except StopIteration:
            self._finish()
        except NeedOutcome as need:
            self._question = None
            self.pending = []
            self.needs = need
        revealed = self.revealed = chance.revealed
        if revealed or chance.shown:
            chance.revealed = chance.shown = 0
            self._barrier = chance.at

    def _finish(self) -> None:
        self._question = None
        self.pending = []
        self.over = True

    def _pose(self, question: Question) -> None:
        """Several decisions at once."""
        assert not isinstance(question, Decision)
        state, asked = self.state, self._asked
        asked_of: dict[int, int] = {}
        for decision in question.decisions:
            seat = decision.seat
            try:
                number = asked[seat]
            except IndexError:
                raise _outsider(decision) from None
            nth = asked_of.get(seat, 0)
            decision.state = state
            decision.id = number
            decision.nth = nth
            asked[seat] = number + 1
            asked_of[seat] = nth + 1
        self._answers = [None] * len(question.decisions)
        self.pending = [decision for decision in question.decisions if not decision.standing]
        self.standing = [decision for decision in question.decisions if decision.standing]

    def _ask_anew(self) -> None:
        """What is hidden has changed: options are computed again, and who of several has none is asked no more."""
        for decision in self.pending + self.standing:
            decision.forget()
        if type(self._question) is AnyOf:
            self.pending = [decision for decision in self.pending if decision.options]

    # -- following a tape

    def _follow(self, checked: bool) -> None:
        """Do what the tape still holds. Checked: every choice must be legal and wanted, or `BadTape` says the step."""
        tape = self.tape
        chance = self._chance
        while True:
            for at, state in () if self.began is None else self.began.imagined:
                if chance.at == at:
                    self.state.copy_from(state)
                    self._ask_anew()
            if chance.at >= len(tape):
                return
            event = tape[chance.at]
            chance.at += 1
            if isinstance(event, Outcome):
                raise BadTape("an-outcome-of-is-on-the-tape-but", chance.at, domain=event.domain.name)
            decision = self._asked_for(event)
            if checked and event[2] not in decision.options:
                raise BadTape(
                    "is-not-allowed", chance.at, option=event[2].name, known=", ".join(decision.why_not(event[2]))
                )
            self._latest = decision
            self._take(decision, event[2])

    def _asked_for(self, event: Choice) -> Decision:
        seat, nth, option = event
        question = self._question
        if isinstance(question, Decision):
            if question.seat == seat:
                return question
        elif question is not None:
            for decision in question.decisions:
                if decision.seat == seat and decision.nth == nth:
                    return decision
        raise BadTape("seat-is-not-asked-when-it-chooses", self._chance.at, seat=seat, option=option.name)

    def _return_to(self, length: int) -> None:
        """Stand where the first `length` events of the tape lead."""
        del self.tape[length:]
        self._begin(self.state.notices is not None, self.began is not None)


def _outsider(decision: Decision) -> ValueError:
    return ValueError(f"seat {decision.seat}, asked for {decision.prompt}, does not sit at this table")
