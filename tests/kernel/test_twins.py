"""Clones and imaginations: exact, at every decision, also in the middle of a unit and of secret answers."""

from __future__ import annotations

from random import Random

import pytest

from housebound.kernel.check.alike import difference
from housebound.kernel.errors import CannotUndo
from housebound.kernel.script import Ask, Decision, Ended, Option, Script, all_of, forced, only
from housebound.kernel.table import Table
from tests.kernel.cellar import CELLAR, Cellar
from tests.kernel.scripted import (
    BLUE,
    COLOURS,
    DIE,
    GREEN,
    NOTED,
    RED,
    TAKE,
    Ledger,
    Scripted,
    Unit,
    ask_each,
    colour,
    ledger,
)


def rolling(*seats: int) -> Unit:
    """A unit in which each choice is followed by a roll."""

    def unit(g: Ledger) -> Script[None]:
        for seat in seats:
            option: Option = yield colour(seat)
            g.log.append(f"{seat} {option} {g.chance.roll(DIE)}")

    return unit


def must_equal(twin: Table, table: Table) -> None:
    assert difference(table.state, twin.state) == ""
    assert [(d.id, d.seat, d.options) for d in twin.pending] == [(d.id, d.seat, d.options) for d in table.pending]
    assert [(d.id, answer) for d, answer in twin.answered] == [(d.id, answer) for d, answer in table.answered]
    assert [twin.view(seat) for seat in range(table.seats)] == [table.view(seat) for seat in range(table.seats)]
    assert twin.over == table.over


def test_a_clone_is_equal_at_every_decision_and_goes_its_own_way() -> None:
    table = Table(Scripted(rolling(0, 1, 0), rolling(1)), 2, seed=3)
    while not table.over:
        twin = table.clone(Random(0))
        must_equal(twin, table)
        before = table.save_text()
        while not twin.over:
            twin.choose(twin.pending[0].seat, GREEN)
        assert table.save_text() == before
        table.choose(table.pending[0].seat, RED)
    must_equal(table.clone(), table)


def test_a_clone_never_moves_the_tables_dice() -> None:
    alone, watched = (Table(Scripted(rolling(0, 0, 0, 0)), 1, seed=3) for _ in range(2))
    while not alone.over:
        alone.choose(0, RED)
        twin = watched.clone()
        while not twin.over:
            twin.choose(0, RED)
        watched.imagine(0).choose(0, RED)
        watched.choose(0, RED)
    assert watched.save_text() == alone.save_text()


def test_a_clone_rolls_from_the_stream_it_is_given() -> None:
    table = Table(Scripted(rolling(0, 0, 0, 0, 0, 0)), 1, seed=3)

    def played(twin: Table) -> list[str]:
        while not twin.over:
            twin.choose(0, RED)
        return ledger(twin).log

    assert played(table.clone(Random(5))) == played(table.clone(Random(5)))
    assert played(table.clone(Random(5))) != played(table.clone(Random(6)))


def test_a_clone_is_silent_and_cannot_be_saved() -> None:
    def loud(g: Ledger) -> Script[None]:
        g.tell(-1, NOTED, 0)
        yield colour(0)

    table = Table(Scripted(loud), 1, seed=1)
    twin = table.clone()
    assert twin.state.notices is None
    assert len(table.notices(0)) == 1
    with pytest.raises(CannotUndo, match="cannot be saved"):
        twin.save_text()


def test_a_clone_of_a_clone_is_equal_too() -> None:
    table = Table(Scripted(rolling(0, 1, 0), rolling(0, 1)), 2, seed=3)
    table.choose(0, RED)
    twin = table.clone(Random(1))
    for _ in range(3):
        twin.choose(twin.pending[0].seat, GREEN)
        must_equal(twin.clone(), twin)
    assert ledger(twin).unit == 2


def test_a_table_for_simulation_only_cannot_be_cloned() -> None:
    table = Table(Scripted(rolling(0)), 1, seed=3, searchable=False)
    with pytest.raises(CannotUndo, match="searchable=False"):
        table.clone()
    with pytest.raises(CannotUndo, match="searchable=False"):
        table.imagine(0)
    table.choose(0, RED)
    assert table.over


def test_ids_go_on_in_a_clone_as_they_would_at_the_table() -> None:
    table = Table(Scripted(ask_each(0, 0), ask_each(0)), 1, seed=1)
    table.choose(0, RED)
    table.undo(0)
    table.choose(0, RED)
    twin = table.clone()
    for one in (table, twin):
        one.choose(0, RED)
    assert twin.pending[0].id == table.pending[0].id > 1_000_000


# -- the middle of secret answers


def secretly(seats: int) -> Unit:
    def unit(g: Ledger) -> Script[None]:
        g.log.append(f"before {g.chance.roll(DIE)}")
        answers: list[Option] = yield all_of([colour(seat, only(seat)) for seat in range(seats)])
        g.log += [option.name for option in answers]
        yield colour(0)

    return unit


def test_half_answered_questions_are_cloned() -> None:
    table = Table(Scripted(secretly(3)), 3, seed=1)
    table.choose(1, RED)
    table.choose(1, GREEN)
    twin = table.clone()
    must_equal(twin, table)
    for one in (table, twin):
        one.choose(2, RED)
        one.choose(0, RED)
    must_equal(twin, table)
    assert ledger(twin).log[1:] == ["take(red)", "take(green)", "take(red)"]


def test_an_imagination_redraws_the_answers_of_others_and_keeps_ones_own() -> None:
    table = Table(Scripted(secretly(3)), 3, seed=1)
    table.choose(0, GREEN)
    table.choose(0, RED)
    table.choose(1, GREEN)
    imagined = [table.imagine(0, Random(n)) for n in range(20)]
    answers = {tuple(answer.name for _, answer in world.answered) for world in imagined}
    assert answers == {("take(red)", "take(red)"), ("take(red)", "take(green)")}
    for world in imagined:
        must_equal(world.clone(), world)
        world.choose(2, RED)
        assert ledger(world).log[1] == "take(red)"
        must_equal(world.clone(), world)
    assert [answer for _, answer in table.answered] == [RED, GREEN]


def test_a_spectator_imagines_every_answer() -> None:
    table = Table(Scripted(secretly(2)), 2, seed=1)
    table.choose(0, GREEN)
    seen = {table.imagine(62, Random(n)).answered[0][1] for n in range(20)}
    assert seen == {RED, GREEN}


def test_redrawn_answers_are_legal_in_the_imagined_world() -> None:
    """Seat 0 may take blue only if it holds an odd secret; whoever imagines it draws the secret anew."""

    def offer(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options.append(BLUE if g.secrets[seat] % 2 else RED)

    def unit(g: Ledger) -> Script[None]:
        yield all_of([Decision(seat, "colour", offer, rule="SCR-PLAY-1", to=only(seat)) for seat in (0, 1)])

    table = Table(Scripted(unit), 2, seed=1)
    table.choose(0, RED)
    for n in range(20):
        world = table.imagine(1, Random(n))
        assert world.answered[0][1] is (BLUE if ledger(world).secrets[0] % 2 else RED)


# -- imaginations


def test_an_imagination_changes_what_is_hidden_and_nothing_else() -> None:
    table = Table(CELLAR, 3, seed=2)
    assert isinstance(table.state, Cellar)
    mine = table.view(1)
    held = set()
    for n in range(30):
        world = table.imagine(1, Random(n))
        assert isinstance(world.state, Cellar)
        CELLAR.check(world.state)
        assert world.view(1) == mine
        held.add(tuple(world.state.cards))
    assert len(held) > 5
    assert {cards[1] for cards in held} == {table.state.cards[1]}


def hidden_choice(g: Ledger) -> Script[None]:
    """What is offered, and even how often is asked, depends on a secret."""
    g.secrets[:] = [3, 3]

    def offer(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options.append(TAKE[g.secrets[1] % 3])

    yield Decision(1, "first", offer, rule="SCR-PLAY-1", to=only(1))
    for _ in range(g.secrets[1] % 4):
        option: Option = yield Decision(1, "more", offer, rule="SCR-PLAY-1", to=only(1))
        g.log.append(f"{g.secrets[1]} {option} {g.chance.roll(COLOURS)}")


def test_options_are_computed_anew_in_an_imagined_world() -> None:
    table = Table(Scripted(hidden_choice), 2, seed=1)
    assert table.pending[0].options == [RED]
    seen = {table.imagine(0, Random(n)).pending[0].options[0] for n in range(30)}
    assert seen == {RED, GREEN, BLUE}
    assert table.imagine(1).pending[0].options == [RED]


def test_a_clone_of_an_imagination_in_the_same_unit_is_in_the_same_world() -> None:
    table = Table(Scripted(hidden_choice), 2, seed=1)
    for n in range(30):
        world = table.imagine(0, Random(n))
        must_equal(world.clone(), world)
        while not world.over:
            world.choose(1, world.pending[0].options[0])
            must_equal(world.clone(), world)


def test_options_looked_at_before_the_question_are_forgotten_with_the_truth() -> None:
    """`forced` counts the options before it asks; a clone of an imagination must count them again."""

    def offer(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options += [RED, TAKE[1 + g.secrets[1] % 2]]

    def unit(g: Ledger) -> Script[None]:
        yield from forced(g, Decision(1, "step", offer, rule="SCR-PLAY-1", to=only(1)))

    table = Table(Scripted(unit), 2, seed=1)
    assert table.pending[0].options == [RED, GREEN]
    worlds = [table.imagine(0, Random(n)) for n in range(20)]
    assert {world.pending[0].options[1] for world in worlds} == {GREEN, BLUE}
    for world in worlds:
        must_equal(world.clone(), world)


def test_a_clone_follows_its_unit_without_asking_what_is_legal() -> None:
    asked: list[int] = []

    def offer(g: Ledger, seat: int, ask: Ask) -> None:
        asked.append(seat)
        ask.options.append(RED)

    def unit(g: Ledger) -> Script[None]:
        for _ in range(3):
            yield Decision(0, "step", offer, rule="SCR-PLAY-1")

    table = Table(Scripted(unit), 1, seed=1)
    table.choose(0, RED)
    table.choose(0, RED)
    asked.clear()
    table.clone()
    assert asked == []


def test_an_imagination_of_an_imagination_keeps_what_happened_in_the_first() -> None:
    """What was chosen in an imagined world may make no sense in the true one: a clone must go the same way."""
    table = Table(Scripted(hidden_choice), 2, seed=1)
    deeper = 0
    for n in range(40):
        world = table.imagine(0, Random(n))
        world.choose(1, world.pending[0].options[0])
        if world.over:
            continue
        world.choose(1, world.pending[0].options[0])
        if world.over:
            continue
        second = world.imagine(0, Random(n))
        must_equal(second.clone(), second)
        third = second.imagine(0, Random(n + 1))
        must_equal(third.clone(), third)
        assert ledger(third).secrets[1] != ledger(second).secrets[1]
        deeper += 1
    assert deeper > 5


def test_an_imagination_of_a_game_that_is_over_stays_as_it_was_imagined() -> None:
    table = Table(Scripted(ask_each(0)), 2, seed=1)
    table.choose(0, RED)
    world = table.imagine(0, Random(1))
    assert world.over
    assert ledger(world).secrets[1] != 0
    must_equal(world.clone(), world)


def test_imagining_uses_only_the_stream_it_is_given() -> None:
    table = Table(CELLAR, 4, seed=2)
    one, other = table.imagine(0, Random(7)), table.imagine(0, Random(7))
    assert difference(one.state, other.state) == ""
    for _ in range(4):
        for world in (one, other):
            decision = world.pending[0]
            world.choose(decision.seat, decision.options[0])
    assert difference(one.state, other.state) == ""


# -- ends


def test_a_rule_may_end_the_game_at_once() -> None:
    def ending(g: Ledger) -> Script[None]:
        option: Option = yield colour(0)
        g.log.append(option.name)
        g.unit = 2
        if option is RED:
            raise Ended
        g.unit = 1

    table = Table(Scripted(ending, ask_each(0)), 1, seed=1)
    twin = table.clone()
    twin.choose(0, GREEN)
    assert twin.waiting == [(0, "colour")]
    table.choose(0, RED)
    assert table.over
    must_equal(table.clone(), table)


def test_what_happens_before_the_first_question_of_a_unit_is_cloned() -> None:
    """A game may roll in `next_unit` itself, before any script runs."""

    class Early(Scripted):
        def next_unit(self, g: Ledger) -> Script[None] | None:
            if g.unit < len(self.units):
                g.log.append(f"early {g.chance.roll(DIE)}")
            return super().next_unit(g)

    table = Table(Early(ask_each(0), ask_each(0)), 1, seed=1)
    must_equal(table.clone(), table)
    table.choose(0, RED)
    must_equal(table.clone(), table)
    physical = Table(Early(ask_each(0)), 1, people_roll=True)
    assert physical.needs is not None
    twin = physical.clone(people_roll=True)
    assert twin.needs is not None
    twin.enter("2")
    assert ledger(twin).log == ["early 2"]
