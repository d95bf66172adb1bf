"""Going back: what a seat may take back by itself, and what only the whole table can."""

from __future__ import annotations

from housebound.kernel.chance import Outcome
from housebound.kernel.errors import CannotUndo, NotAsked
from housebound.kernel.playing import Playing
from housebound.kernel.script import NOBODY, AllOf, Decision, Option


class GoingBack(Playing):
    """What was chosen last, and the way back from it."""

    __slots__ = ()

    @property
    def answered(self) -> list[tuple[Decision, Option]]:
        """The answers of a half-answered `all_of`: each seat may still change its own, and nobody else sees it.

        >>> import housebound
        >>> housebound.new("room25", seats=4, seed=7).answered
        []
        """
        if not isinstance(self._question, AllOf):
            return []
        both = zip(self._question.decisions, self._answers, strict=True)
        return [(decision, answer) for decision, answer in both if answer is not None]

    @property
    def latest(self) -> Decision | None:
        """What was answered last."""
        return self._latest

    def _find(self, seat: int, decision: int | None) -> Decision:
        """The decision meant: the one named, or this seat's first open one, or its first answer still to change.

        Last comes what it may do at any moment.
        """
        for asked in self.pending:
            if asked.seat == seat and (decision is None or asked.id == decision):
                return asked
        for asked, _ in self.answered:
            if asked.seat == seat and (decision is None or asked.id == decision):
                return asked
        for asked in self.standing:
            if asked.seat == seat and asked.options and (decision is None or asked.id == decision):
                return asked
        if decision is None:
            raise NotAsked("seat-is-not-asked-anything-now", seat=seat)
        raise NotAsked("decision-is-not-seat-to-answer-answered", decision=decision, seat=seat)

    def no_undo(self, seat: int) -> CannotUndo | None:
        """Why this seat may not take back its last choice now; None if it may.

        >>> import housebound
        >>> print(housebound.new("room25", seats=4, seed=7).no_undo(0))
        nothing has been chosen yet
        """
        why = self.what_bars_undo(seat)
        return CannotUndo(why) if why else None

    def why_no_undo(self, seat: int) -> str:
        """The same as an English sentence; empty if it may."""
        refused = self.no_undo(seat)
        return "" if refused is None else str(refused)

    def what_bars_undo(self, seat: int) -> str:
        """The same as a word, the id of its message: for whoever asks often.

        >>> import housebound
        >>> housebound.new("room25", seats=4, seed=7).what_bars_undo(0)
        'nothing-has-been-chosen-yet'
        """
        if not self.past:
            return "a-clone-has-no-past"
        asked = self._at_hand()
        if self._latest is not None:
            asked.append(self._latest)
        if any(not decision.known >> seat & 1 for decision in asked):
            return "something-has-happened-since"  # or may at any moment: whether it has is not this seat's to know
        if self._latest is None:
            return "nothing-has-been-chosen-yet"
        if self.answered:  # whose the latest was is nobody's business: it may have been changed
            return "choose-again-instead"
        if self._latest.seat != seat:
            return "somebody-else-has-chosen-since"
        if self._barrier > self.last_choice:
            return "something-has-been-revealed-since"
        return ""

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, if nothing was revealed and nobody else has chosen since.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> table.choose(1, "pick(max)")
        >>> table.undo(1)
        >>> table.pending[0].seat
        1
        """
        if (refused := self.no_undo(seat)) is not None:
            raise refused
        self.rewind(self.last_choice)

    def rewind(self, length: int) -> None:
        """Go back to where the tape had `length` events. Only when the whole table agrees.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> length = len(table.tape)
        >>> table.choose(1, "pick(max)")
        >>> table.rewind(length)
        >>> table.waiting
        [(1, 'pick')]
        """
        if not self.past:
            raise CannotUndo("a-clone-has-no-past")
        if not 0 <= length <= len(self.tape):
            raise CannotUndo("the-tape-has-events-there-is-no-event", count=len(self.tape), length=length)
        asked = self._asked
        self._return_to(length)
        self.undone = self._undone_since(asked)
        self._return_to(length)  # now that everybody who is asked again gets another number

    def undone_by_return_to(self, then: GoingBack) -> tuple[int, ...]:
        """How often each seat has seen choices taken back, once this table stands where its twin from before stands."""
        return then._undone_since(self._asked)

    def _undone_since(self, asked: list[int]) -> tuple[int, ...]:
        """`asked`: the number of every seat's next decision before we came back to here."""
        again = NOBODY
        for decision in self._at_hand():
            again |= decision.known
        return tuple(
            times + (again >> seat & 1 or asked[seat] != self._asked[seat]) for seat, times in enumerate(self.undone)
        )

    def has_revealed_since(self, length: int) -> bool:
        """Whether anybody has seen an outcome, or learnt what lay hidden, after the first `length` events."""
        return self._barrier > length

    def _at_hand(self) -> list[Decision]:
        """Every decision that is open, or whose answer can still be changed."""
        return self.pending + [decision for decision, _ in self.answered]

    def forget(self, length: int) -> None:
        """The events after the first `length` never happened: they could not be stored, and nobody has seen them."""
        self._return_to(length)

    @property
    def last_choice(self) -> int:
        """Where the last choice stands on the tape, -1 if there is none."""
        at = len(self.tape) - 1
        while at >= 0 and isinstance(self.tape[at], Outcome):
            at -= 1
        return at

    def _forget_origin(self) -> None:
        """This table goes on from here: it keeps neither the beginning of its unit nor what happened in it."""
        assert self.began is not None
        self.began.forget(self.state)
        self.began = None
        self.tape.clear()
        self._chance.at = 0
