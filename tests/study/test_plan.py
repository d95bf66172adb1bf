"""What a study plays: sweeps, columns, and the games' numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import housebound
from housebound.kernel.errors import BadSetting
from housebound.study.plan import Cell, Study, columns_of, level_at, sweep, values_listed
from tests.study.lookers import HERE


@pytest.mark.parametrize(
    ("text", "values"), [("1..4", "1 2 3 4"), ("3,5", "3 5"), ("solo", "solo"), ("1..2,9 , 20..21", "1 2 9 20 21")]
)
def test_values_are_words_numbers_and_ranges(text: str, values: str) -> None:
    assert values_listed(text) == values.split()


@pytest.mark.parametrize("text", ["", ",", "5..1", "a..c", "..3"])
def test_what_is_no_value_is_refused(text: str) -> None:
    with pytest.raises(BadSetting):
        values_listed(text)


def test_a_sweep_has_a_cell_for_every_combination_that_goes_together() -> None:
    room25 = housebound.game("room25")
    cells = sweep(room25, None, {}, ("random",), {"mode": ["suspicion", "solo"], "seats": ["1", "4", "6"]})
    assert [(cell.settings["mode"], cell.seats) for cell in cells] == [("suspicion", 4), ("suspicion", 6), ("solo", 1)]


def test_bots_can_be_varied_and_are_dealt_round_the_table() -> None:
    cells = sweep(housebound.game("room25"), 4, {}, ("random",), {"bots": ["random", "sensible+random"]})
    assert [cell.levels for cell in cells] == [("random",), ("sensible", "random")]
    assert [level_at(cells[1], seat) for seat in range(4)] == ["sensible", "random", "sensible", "random"]


@pytest.mark.parametrize(
    ("varied", "why"),
    [
        ({"mode": ["solo"], "seats": ["4"]}, "solo: the number of players is 1"),
        ({"cats": ["1"]}, "no option 'cats'"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"bots": ["random+random"], "seats": ["1"], "mode": ["solo"]}, "only 1 seats"),
    ],
)
def test_a_sweep_with_nothing_in_it_says_why(varied: dict[str, list[str]], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        sweep(housebound.game("room25"), None, {}, ("random",), varied)


@given(st.integers(1, 40), st.integers(1, 4), st.integers(0, 1000))
def test_every_game_is_in_exactly_one_batch_and_cells_share_their_seeds(games: int, cells: int, seed: int) -> None:
    study = Study("room25", tuple(Cell(4 + n, {}, ("random",)) for n in range(cells)), games, seed)
    numbers = [number for batch in range(study.batches) for number in study.batch(batch)]
    assert numbers == list(range(games * cells))
    assert [study.cell_of(number).seats for number in numbers] == [4 + n for n in range(cells) for _ in range(games)]
    assert [study.seed_of(number) for number in numbers] == list(range(seed, seed + games)) * cells


@pytest.mark.parametrize("name", ["betrayal", "room25", "terrorscape"])
def test_columns_have_one_name_each_and_an_option_column_for_every_setting(name: str) -> None:
    game = housebound.game(name)
    columns = [column.name for column in columns_of(game, (f"{HERE}:counting",))]
    assert len(set(columns)) == len(columns)
    assert {f"option_{setting.name}" for setting in game.settings} <= set(columns)
    assert columns[-2:] == ["turns", "first_words"]


def test_a_hook_that_takes_the_name_of_another_column_is_refused() -> None:
    with pytest.raises(BadSetting, match="two columns 'rounds'"):
        columns_of(housebound.game("room25"), (f"{HERE}:greedy",))
