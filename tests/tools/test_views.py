"""The pages about what a seat sees are made of the structs as they are."""

from __future__ import annotations

import pytest

import housebound
from tools.view_pages import GAMES, view_of, written


def test_the_pages_are_as_they_should_be() -> None:
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: make views"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_of_the_type_that_its_game_names(game: str) -> None:
    assert type(housebound.new(game, seed=1).view(0).board) is view_of(game)
