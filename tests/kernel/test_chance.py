"""Chance: live, from a tape, or from people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.kernel.chance import Chance, Event, NeedOutcome, Outcome
from housebound.kernel.errors import BadTape
from housebound.kernel.script import EVERYONE, NOBODY, only
from tests.kernel.scripted import COLOURS, DIE, RED

WAYS: dict[str, Callable[[Chance], object]] = {
    "roll": lambda chance: chance.roll(DIE),
    "pick": lambda chance: chance.pick([1, 3, 3], DIE),
    "weigh": lambda chance: chance.weigh([0, 2, 0, 1], DIE),
    "draw": lambda chance: chance.draw([1, 0, 4], DIE),
    "shuffle": lambda chance: chance.shuffle([5, 4, 4, 1], DIE),
}


def live(seed: int = 1) -> Chance:
    return Chance(Random(seed), [])


def seen(way: Callable[[Chance], int], times: int = 3000) -> dict[int, float]:
    chance = live()
    counted = Counter(way(chance) for _ in range(times))
    return {word: counted[word] / times for word in sorted(counted)}


# -- live


def test_a_roll_is_fair() -> None:
    assert seen(lambda chance: chance.roll(DIE)) == pytest.approx(dict.fromkeys(range(6), 1 / 6), abs=0.03)


def test_a_pick_is_fair_and_counts_what_stands_twice() -> None:
    assert seen(lambda chance: chance.pick([4, 1, 4], DIE)) == pytest.approx({1: 1 / 3, 4: 2 / 3}, abs=0.03)


def test_weights_are_kept_to() -> None:
    assert seen(lambda chance: chance.weigh([0, 1, 0, 3], DIE)) == pytest.approx({1: 0.25, 3: 0.75}, abs=0.03)


def test_a_draw_takes_the_piece_out() -> None:
    chance, bag = live(), [2, 0, 3]
    drawn = [chance.draw(bag, COLOURS) for _ in range(5)]
    assert sorted(drawn) == [0, 0, 2, 2, 2]
    assert bag == [0, 0, 0]


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    chance = live()
    with pytest.raises(ValueError, match="nothing is left to draw an outcome of colour from"):
        chance.draw([0, 0, 0], COLOURS)
    assert chance.tape == []


def test_a_shuffle_is_fair_and_leaves_its_items_alone() -> None:
    chance, items = live(), (0, 1, 2)
    orders = Counter(tuple(chance.shuffle(items, COLOURS)) for _ in range(3000))
    assert len(orders) == 6
    assert all(400 < n < 600 for n in orders.values())
    assert items == (0, 1, 2)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_an_outcome_takes_exactly_one_number_of_its_stream(way: Callable[[Chance], object]) -> None:
    chance = live(9)
    way(chance)
    expected = Random(9)
    expected.random()
    stream = chance.stream()
    assert stream is not None
    assert stream.getstate() == expected.getstate()
    assert len(chance.tape) == chance.at == 1


def test_skipping_moves_the_stream_by_as_many_outcomes() -> None:
    played, skipped = live(5), live(5)
    for way in WAYS.values():
        way(played)
    skipped.skip(len(WAYS))
    assert played.roll(DIE) == skipped.roll(DIE)


def test_a_copy_of_the_stream_does_not_move_the_dice() -> None:
    chance, twin = live(5), live(5)
    stream = chance.stream()
    assert stream is not None
    stream.random()
    assert [chance.roll(DIE) for _ in range(20)] == [twin.roll(DIE) for _ in range(20)]
    assert Chance(None, []).stream() is None


def _rolls(seed: int, count: int) -> list[int]:
    chance = live(seed)
    return [chance.roll(DIE) for _ in range(count)]


def test_outcomes_are_written_down_with_who_sees_them() -> None:
    chance = live()
    chance.roll(DIE, only(2))
    chance.shuffle([0, 0], COLOURS, NOBODY)
    first, second = chance.tape
    assert isinstance(first, Outcome)
    assert isinstance(second, Outcome)
    assert (first.domain, first.to, len(first.picked)) == (DIE, 4, 1)
    assert (second.domain, second.to, second.words) == (COLOURS, NOBODY, ("red", "red"))
    assert chance.shown == only(2)


def test_who_saw_and_who_learnt_are_two_things() -> None:
    chance = live()
    chance.roll(DIE, only(1))
    chance.reveal(only(3))
    assert (chance.shown, chance.revealed) == (2, 8)


# -- from a tape


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@given(seed=st.integers(0, 2**32))
def test_a_tape_brings_the_same_again(way: Callable[[Chance], object], seed: int) -> None:
    first = live(seed)
    came = [way(first) for _ in range(5)]
    again = Chance(None, first.tape)
    assert [way(again) for _ in range(5)] == came
    assert again.at == 5
    assert again.shown == EVERYONE


def test_past_the_end_of_the_tape_outcomes_are_live() -> None:
    chance = Chance(Random(4), [Outcome(DIE, (3,), NOBODY)])
    chance.skip(1)
    assert chance.roll(DIE) == 3
    assert chance.roll(DIE) == _rolls(4, 2)[1]
    assert len(chance.tape) == 2


def test_following_a_tape_sets_right_who_sees_it() -> None:
    outcome = Outcome(DIE, (3,), EVERYONE)
    chance = Chance(None, [outcome])
    chance.roll(DIE, only(0))
    assert outcome.to == chance.shown == 1


@pytest.mark.parametrize(
    ("event", "way", "says"),
    [
        (Outcome(COLOURS, (1,), 0), "roll", "the rules want an outcome of die, the tape has colour"),
        ((0, 0, RED), "roll", r"the rules want an outcome of die, the tape has take\(red\)"),
        (Outcome(DIE, (2,), 0), "pick", "die 2 cannot come up here"),
        (Outcome(DIE, (2,), 0), "weigh", "die 2 cannot come up here"),
        (Outcome(DIE, (1,), 0), "draw", "die 1 cannot come up here"),
        (Outcome(DIE, (3, 3), 0), "roll", "die 3 3 cannot come up here"),
        (Outcome(DIE, (), 0), "roll", "die  cannot come up here"),
        (Outcome(DIE, (5, 4, 1), 0), "shuffle", "die 5 4 1 cannot come up here"),
        (Outcome(DIE, (5, 5, 4, 1), 0), "shuffle", "die 5 5 4 1 cannot come up here"),
    ],
)
def test_a_tape_that_does_not_fit_stops_at_its_step(event: Event, way: str, says: str) -> None:
    chance = Chance(Random(1), [Outcome(DIE, (0,), 0), event])
    chance.roll(DIE)
    with pytest.raises(BadTape, match=f"step 2: {says}") as caught:
        WAYS[way](chance)
    assert caught.value.step == 2


def test_what_is_possible_only_by_an_empty_bag_is_not_taken_from_a_tape() -> None:
    chance = Chance(None, [Outcome(COLOURS, (0,), 0)])
    with pytest.raises(BadTape, match="cannot come up here"):
        chance.draw([0, 0, 0], COLOURS)


# -- from people


@pytest.mark.parametrize(
    ("way", "possible", "count"),
    [
        ("roll", (0, 1, 2, 3, 4, 5), 1),
        ("pick", (1, 3), 1),
        ("weigh", (1, 3), 1),
        ("draw", (0, 2), 1),
        ("shuffle", (5, 4, 4, 1), 4),
    ],
)
def test_people_are_asked_for_what_can_come_up(way: str, possible: tuple[int, ...], count: int) -> None:
    chance = Chance(None, [])
    assert chance.by_people
    with pytest.raises(NeedOutcome, match="an outcome of die is needed") as caught:
        WAYS[way](chance)
    assert (caught.value.possible, caught.value.count) == (possible, count)
    assert caught.value.words == tuple(str(word) for word in possible)
    assert chance.tape == []


def test_a_stream_is_not_people() -> None:
    assert not live().by_people
