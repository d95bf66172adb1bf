"""Whatever is done at a table, in whatever order, it stays the table that its tape describes."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from housebound.kernel.chance import Outcome
from housebound.kernel.check.alike import difference
from housebound.kernel.check.sample import Chooser, check_asked
from housebound.kernel.errors import CannotUndo, NotAsked, Refused
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.cellar import CELLAR, WORDS, Cellar

seeds = st.integers(0, 2**32)


class Evening(RuleBasedStateMachine):
    """A table, and everything that people and programs may do at it."""

    table: Table

    @initialize(seed=seeds, seats=st.sampled_from([2, 3, 4]), rounds=st.sampled_from([1, 2, 3]))
    def sit_down(self, seed: int, seats: int, rounds: int) -> None:
        self.table = Table(CELLAR, seats, {"rounds": rounds}, seed=seed)

    def going_on(self) -> bool:
        return not self.table.over

    @precondition(going_on)
    @rule(seed=seeds)
    def choose(self, seed: int) -> None:
        Chooser(Random(seed)).move(self.table)

    @precondition(going_on)
    @rule(number=st.integers(0, WORDS.size - 1), at=st.integers(0, 3))
    def try_anything(self, number: int, at: int) -> None:
        decision = self.table.pending[at % len(self.table.pending)]
        option = WORDS.numbered(number)
        before = self.table.save_text()
        if option in decision.options:
            self.table.choose(decision.seat, option, decision.id)
            return
        with pytest.raises(Refused) as refusal:
            self.table.choose(decision.seat, option, decision.id)
        assert refusal.value.rules
        assert self.table.save_text() == before

    @rule(seat=st.integers(0, 3), ago=st.integers(1, 10))
    def answer_something_else(self, seat: int, ago: int) -> None:
        """Decisions of the past are never answered: their ids are gone."""
        asked = [decision.id for decision in self.table.pending]
        asked += [decision.id for decision, _ in self.table.answered]
        late = min(asked, default=10**9) - ago
        before = self.table.save_text()
        with pytest.raises(NotAsked):
            self.table.choose(seat, "stay", late)
        assert self.table.save_text() == before

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        length = len(self.table.tape)
        why = self.table.why_no_undo(seat)
        if why:
            with pytest.raises(CannotUndo, match=re.escape(why)):
                self.table.undo(seat)
            assert len(self.table.tape) == length
        else:
            self.table.undo(seat)
            assert len(self.table.tape) < length

    @rule(part=st.floats(0, 1))
    def agree_to_go_back(self, part: float) -> None:
        choices = [i for i, event in enumerate(self.table.tape) if not isinstance(event, Outcome)]
        if choices:
            self.table.rewind(choices[int(part * (len(choices) - 1))])

    @rule()
    def save_and_load(self) -> None:
        self.table = load_text(self.table.save_text(), game=CELLAR)

    @rule(seed=seeds)
    def think(self, seed: int) -> None:
        """Clones and imaginations of clones play on, and nothing at the table moves."""
        rng = Random(seed)
        before = self.table.save_text(), self.table.state.copy()
        world = self.table.clone(rng)
        for _ in range(rng.randrange(4)):
            if not world.over:
                Chooser(rng).move(world)
        seat = rng.choice([*range(world.seats), SPECTATOR])
        guess = world.imagine(seat, rng)
        assert guess.view(seat) == world.view(seat)
        assert difference(guess.clone().state, guess.state) == ""
        while not guess.over:
            Chooser(rng).move(guess)
        assert self.table.save_text() == before[0]
        assert difference(self.table.state, before[1]) == ""

    @invariant()
    def it_is_the_table_of_its_tape(self) -> None:
        table = self.table
        assert isinstance(table.state, Cellar)
        CELLAR.check(table.state)
        again = load_text(table.save_text(), game=CELLAR)
        for seat in (*range(table.seats), SPECTATOR):
            assert again.sent(seat) == table.sent(seat)
            assert again.why_no_undo(seat) == table.why_no_undo(seat)
        assert difference(table.clone().state, table.state) == ""
        if not table.over:
            check_asked(table)


Evening.TestCase.settings = settings(max_examples=40, stateful_step_count=25)
TestEvening = Evening.TestCase
