"""The Table: one game being played. State, tape, seats and pending decisions behind one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from housebound.kernel import notebook
from housebound.kernel import tape as tapes
from housebound.kernel.beliefs import believe
from housebound.kernel.chance import Chance, Event, Outcome
from housebound.kernel.errors import BadNote, CannotUndo, NotAsked, Refused, ScriptFailed
from housebound.kernel.game import Bot, Game, Result
from housebound.kernel.going_back import GoingBack
from housebound.kernel.notice import Notice
from housebound.kernel.script import EVERYONE, AllOf, Decision, Option
from housebound.kernel.seat_view import TableView
from housebound.kernel.seeing import sent_to, table_view
from housebound.kernel.settings import Value
from housebound.kernel.state import State
from housebound.kernel.streams import Seed
from housebound.kernel.units import Beginning


class Table(GoingBack):
    """One game being played.

    `searchable` keeps what `clone` and `imagine` need; `listening` keeps notices. Simulation turns both off.
    With `people_roll` nobody but people knows the dice: see `needs` and `enter`.

    >>> import housebound
    >>> table = housebound.new("room25", seats=4, seed=7)
    >>> decision = table.pending[0]
    >>> table.choose(decision.seat, decision.options[0])
    """

    __slots__ = ("notes",)

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, Value] | None = None,
        *,
        seed: Seed | None = None,
        people_roll: bool = False,
        listening: bool = True,
        searchable: bool = True,
        origin: State | None = None,
        tape: list[Event] | None = None,
        undone: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = game.settle(seats, settings or {})
        self.seed = None if people_roll else (seed if seed is not None else SystemRandom().getrandbits(48))
        self.origin = origin
        self.undone = tuple(undone) or (0,) * seats
        self.past = True
        self.tape = tape if tape is not None else []
        self.notes: dict[int, notebook.Book] = {}
        """Seat -> what is in its notebook. Not part of play: no choice, never taken back."""
        self._begin(listening, searchable)

    # -- what stands on the table

    @property
    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked for what: public, but for what only some may know of (see `Decision.known`).

        >>> import housebound
        >>> housebound.new("room25", seats=4, seed=7).waiting
        [(1, 'pick')]
        """
        return [(decision.seat, decision.prompt) for decision in self.pending]

    @property
    def result(self) -> Result | None:
        """Winners, why, length; None while the game goes on.

        >>> import housebound
        >>> housebound.new("room25", seats=4, seed=7).result is None
        True
        """
        return self.game.result(self.state) if self.over else None

    def __repr__(self) -> str:
        """What it is and how far, and nothing that a seat may not know.

        >>> import housebound
        >>> housebound.new("room25", seats=4, seed=7)
        <Table of room25: 4 seats, 0 choices, waiting for seat 1>
        """
        choices = sum(not isinstance(event, Outcome) for event in self.tape)
        if self.over:
            stands = "over"
        elif self.needs is not None:
            stands = f"waiting for an outcome of {self.needs.domain.name}"
        else:
            known = sorted({decision.seat for decision in self.pending if decision.known == EVERYONE})
            seats = ", ".join(str(seat) for seat in known)
            stands = f"waiting for seat{'s' if len(known) > 1 else ''} {seats}" if known else "waiting"
        return f"<Table of {self.game.name}: {self.seats} seats, {choices} choices, {stands}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A table is pickled as its tape, secrets and all; a clone, which has no past, cannot be.

        >>> import housebound, pickle
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> pickle.loads(pickle.dumps(table)).sent(1) == table.sent(1)
        True
        """
        return tapes.unpickled, (self.save_text(), self.state.notices is not None, self.began is not None)

    def view(self, seat: int) -> TableView:
        """What this seat (or `SPECTATOR`) sees.

        Its `board` is the game's own: `housebound.games.room25.View`, say; docs/views.md describes them all.

        >>> import housebound
        >>> from housebound.games.room25 import View
        >>> board: View = housebound.new("room25", seats=4, seed=7).view(0).board
        >>> board.mode, board.seats[0].role
        ('suspicion', 'prisoner')
        """
        return table_view(self, seat)

    def notices(self, seat: int, since: int = 0) -> list[tuple[int, Notice]]:
        """What this seat was told, numbered for this seat alone, from number `since` on.

        >>> import housebound
        >>> [(n, notice.kind.name) for n, notice in housebound.new("room25", seats=4, seed=7).notices(0)]
        [(0, 'built'), (1, 'role_dealt')]
        """
        heard = [notice for notice in self.state.notices or () if notice.to >> seat & 1]
        return list(enumerate(heard))[since:]

    def sent(self, seat: int) -> bytes:
        """Every byte this seat would be sent now: view, decisions and notices."""
        return sent_to(self, seat)

    # -- choosing

    def choose(self, seat: int, option: Option | str, decision: int | None = None) -> None:
        """Answer a decision. Not legal: `Refused`, with the rules; not asked: `NotAsked`. Then nothing has changed.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> seat = table.pending[0].seat
        >>> table.choose(seat, "pick(max)")
        >>> table.choose(seat, "pick(kevin)")
        Traceback (most recent call last):
            ...
        housebound.kernel.errors.NotAsked: seat 1 is not asked anything now
        """
        asked = self._question
        if type(asked) is not Decision or asked.seat != seat or (decision is not None and asked.id != decision):
            asked = self._find(seat, decision)
        for offered in asked.offered or asked.options:
            if offered is option:
                break
        else:
            option = self._read(option, asked)
        self.take_offered(asked, option)

    def take_offered(self, asked: Decision, option: Option) -> None:
        """Answer a decision of this table with one of its options: `choose` for whoever picked it from them."""
        chance = self._chance
        before = chance.at
        chance.at = before + 1
        self._latest = asked
        self.tape.append((asked.seat, asked.nth, option))
        try:
            if asked is self._question:
                self._resume(option)
            else:
                self._take(asked, option)
        except Exception as error:
            if not self.past:
                raise
            fault = self.save_text()
            self._return_to(before)
            raise ScriptFailed(f"{type(error).__name__} after {option.name}: {error}", fault) from error

    def _read(self, option: Option | str, asked: Decision) -> Option:
        """The option meant, if it is legal; else `Refused` with the rules."""
        if isinstance(option, str):
            for offered in asked.options:
                if offered.name == option:
                    return offered
            option = self.game.vocabulary.read(option)
        if option not in asked.options:
            raise Refused(option.name, [self.game.rulebook[rule] for rule in asked.why_not(option)])
        return option

    # -- notes

    def note(self, seat: int, place: str, text: str) -> None:
        """Write a note that nobody but this seat (or its team, if they share a book) will see; no text: wipe it.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> table.note(2, "B3", "a trap?")
        >>> table.view(2).notes, table.view(1).notes
        ({'B3': 'a trap?'}, {})
        """
        if not 0 <= seat < self.seats:
            raise BadNote("seat-does-not-sit-at-this-table-and", seat=seat)
        own = self.game.notebook(self.state, seat)
        self.notes[own] = notebook.write(self.game, self.notes.get(own, {}), place, text)

    # -- following a tape

    def follow(self, events: Sequence[Event]) -> None:
        """Do what these events of another table's tape say. If they do not fit: `BadTape`, and this table is lost."""
        outcomes = sum(isinstance(event, Outcome) for event in events)
        self._chance.skip(outcomes)  # after them it goes on with the same dice
        self.tape += events
        self._follow(checked=True)

    # -- people's dice

    def enter(self, outcome: str) -> None:
        """Say what came up, where people roll the dice: one word of what `needs` asks for, or several for an order.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, people_roll=True)
        >>> table.enter("vision")
        >>> len(table.tape)
        1
        """
        need = self.needs
        if need is None:
            raise NotAsked("no-outcome-is-needed-now")
        words = outcome.split()
        picked = tuple(need.domain[word] for word in words)
        possible = list(need.possible)
        fits = all(word in possible for word in picked) if need.count == 1 else sorted(picked) == sorted(possible)
        if len(words) != need.count or not fits:
            raise NotAsked(
                "only-can-come-up-here", domain=need.domain.name, outcome=outcome, known=", ".join(need.words)
            )
        before = len(self.tape)
        self.tape.append(Outcome(need.domain, picked, need.to))
        if not self.past:
            self._rerun()
            return
        try:
            if self.began is None:
                self._return_to(before + 1)
            else:
                latest = self._latest
                self._rerun(checked=True, notices=self.state.notices)
                self._latest = self._latest or latest  # nothing was chosen in this unit yet
        except Exception as error:
            fault = self.save_text()
            self._return_to(before)
            raise ScriptFailed(f"{type(error).__name__} after {need.domain.name} {outcome}: {error}", fault) from error

    # -- twins

    def clone(self, rng: Random | None = None, *, people_roll: bool = False, searchable: bool = True) -> Table:
        """An exact twin at the same decision, silent, with a random stream of its own, without a past.

        With `people_roll` it has no stream: whoever holds the twin enters every outcome. One that is not `searchable`
        forgets where it came from: it plays on faster, and there are no clones of it.

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> twin = table.clone()
        >>> twin.choose(1, "pick(max)")
        >>> len(table.pending[0].options), len(twin.pending[0].options)
        (8, 7)
        """
        began = self.began
        if began is None:
            raise CannotUndo("this-table-was-made-with-searchable-false-it")
        stream = None if people_roll else rng if rng is not None else Random()
        twin = Twin(self, began.state, stream, began.imagined, False)
        if not searchable:
            twin._forget_origin()
        return twin

    def twin(
        self,
        base: State,
        rng: Random | None,
        imagined: tuple[tuple[int, State], ...] = (),
        checked: bool = False,
    ) -> Table:
        """The events of the current unit, played from `base`: its true beginning, or for `check_game` another one."""
        return Twin(self, base, rng, imagined, checked)

    def imagine(
        self, seat: int, rng: Random | None = None, *, searchable: bool = True, others: Bot | None = None
    ) -> Table:
        """A clone whose hidden part is drawn anew from what this seat knows.

        It still holds the truth in its base: never save it, never let it leave a trusted process. Not so one that is
        not `searchable`: it forgets where it came from, nothing of the truth is left in it, and it plays on faster,
        but there are no clones of it. Whatever the seat cannot rule out is alike to it; or, if the other players are of
        the kind of `others`, as likely as what they have done makes it (`kernel/beliefs.py`).

        >>> import housebound
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> table.imagine(seat=2).view(2) == table.view(2)
        True
        """
        rng = rng if rng is not None else Random()
        twin = self.clone(rng)
        if others is None:
            self.game.resample(twin.state, seat, rng)
        else:
            believe(self.game, twin.state, seat, rng, others)
        twin._ask_anew()
        for decision, _ in twin.answered:
            decision.forget()
            if decision.seat != seat:
                twin._redraw(decision, rng, others)
        if self.notes and seat < self.seats:
            own = self.game.notebook(self.state, seat)
            twin.notes[own] = self.notes.get(own, {}).copy()
        at = len(twin.tape)
        assert twin.began is not None
        earlier = [(then, state) for then, state in twin.began.imagined if then < at]
        if searchable:
            twin.began.imagined = (*earlier, (at, twin.state.copy()))
        else:
            twin._forget_origin()
        return twin

    def _redraw(self, decision: Decision, rng: Random, others: Bot | None) -> None:
        """Another seat's secret answer could be anything legal, or what somebody of this kind would do there."""
        options = decision.options
        if others is None or len(options) == 1:
            option = rng.choice(options)
        else:
            option = others.choose(self.game.sight(self.state, decision.seat), decision, rng)
        assert isinstance(self._question, AllOf)
        self._answers[self._question.decisions.index(decision)] = option
        for i in reversed(range(len(self.tape))):
            event = self.tape[i]
            if not isinstance(event, Outcome) and event[:2] == (decision.seat, decision.nth):
                self.tape[i] = (decision.seat, decision.nth, option)
                return

    # -- saving

    def save_text(self) -> str:
        """The table as a tape: header and events, readable, a few kB.

        >>> import housebound
        >>> table = housebound.new("terrorscape", seats=4, seed=7)
        >>> print(table.save_text().splitlines()[1])
        game: terrorscape
        """
        if not self.past:
            raise CannotUndo("a-clone-or-an-imagination-has-no-past")
        return tapes.write(self)

    def save(self, path: str | Path) -> None:
        """Write the tape into a file, whole or not at all.

        >>> import housebound, tempfile, pathlib
        >>> table = housebound.new("room25", seats=4, seed=7)
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "evening.tape"
        >>> table.save(path)
        >>> housebound.load(path)
        <Table of room25: 4 seats, 0 choices, waiting for seat 1>
        """
        tapes.save(self.save_text(), Path(path))


class Twin(Table):
    """A table without a past: it begins where the unit that another table plays began, and follows its events."""

    __slots__ = ()

    def __init__(
        self, of: Table, base: State, rng: Random | None, imagined: tuple[tuple[int, State], ...], checked: bool
    ) -> None:
        began = of.began
        assert began is not None
        self.game = of.game
        self.seats = of.seats
        self.settings = of.settings
        self.seed = None
        self.origin = None
        self.undone = of.undone
        self.past = False
        self.tape = of.tape[began.at :]
        self.began = Beginning(base, began.asked, imagined)
        self._barrier = 0
        self.notes = {}
        self._chance = Chance(rng, self.tape)
        self._rerun(checked)
