"""Intervals: against textbook figures, and laws that hold for all of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.study.intervals import corrected, difference, lift, wilson


@st.composite
def counts(draw: st.DrawFn) -> tuple[int, int]:
    of = draw(st.integers(1, 2000))
    return draw(st.integers(0, of)), of


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_as_newcombe_prints_it(hits: int, of: int, low: float, high: float) -> None:
    found = wilson(hits, of)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


@given(counts())
def test_an_interval_holds_its_share_and_stays_between_nothing_and_all(pair: tuple[int, int]) -> None:
    found = wilson(*pair)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high
    mirrored = wilson(pair[1] - pair[0], pair[1])
    assert mirrored.low == pytest.approx(1 - found.high)


@given(counts(), st.integers(2, 50))
def test_more_games_say_it_more_surely(pair: tuple[int, int], times: int) -> None:
    few, many = wilson(*pair), wilson(pair[0] * times, pair[1] * times)
    assert many.high - many.low < few.high - few.low


def test_a_difference_as_newcombe_prints_it() -> None:
    found = difference(56, 70, 48, 80)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)


@given(counts(), counts())
def test_a_lift_and_a_difference_point_the_same_way_and_turn_round(one: tuple[int, int], two: tuple[int, int]) -> None:
    there, back = lift(*one, *two), lift(*two, *one)
    assert there.ratio.value == pytest.approx(1 / back.ratio.value)
    assert there.chance == pytest.approx(back.chance)
    assert 0 <= there.chance <= 1
    assert difference(*one, *two).value == pytest.approx(-difference(*two, *one).value)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=30))
def test_what_is_corrected_keeps_its_order_and_never_becomes_surer(chances: list[float]) -> None:
    found = corrected(chances)
    assert all(chance <= after <= 1 for chance, after in zip(chances, found, strict=True))
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    assert [found[i] for i in order] == sorted(found)


def test_many_comparisons_as_benjamini_and_hochberg_have_them() -> None:
    # their example of 15 tests: four are found at 5 %
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719]
    chances += [0.6528, 0.759, 1.0]
    assert sum(chance <= 0.05 for chance in corrected(chances)) == 4
