"""Games by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import housebound
from housebound.kernel import registry
from housebound.kernel.errors import UnknownGame
from tests.kernel.cellar import CELLAR


class Point:
    """An entry point, as far as the registry looks at it."""

    def __init__(self, name: str, game: object) -> None:
        self.name = name
        self.game = game

    def load(self) -> object:
        return self.game


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def entry_points(group: str) -> list[Any]:
        assert group == "housebound.games"
        return [Point("cellar", CELLAR), Point("attic", "not a game"), Point("cellar", CELLAR)]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.find.cache_clear()
    yield
    registry.find.cache_clear()


@pytest.mark.usefixtures("installed")
def test_games_are_found_wherever_they_live() -> None:
    assert registry.names() == housebound.game_names() == ["attic", "cellar"]
    assert housebound.game("cellar") is CELLAR
    table = housebound.new("cellar", seats=2, seed=3, quick=True)
    assert table.settings["quick"] is True
    again = housebound.load_text(table.save_text())
    assert again.game is CELLAR
    assert again.save_text() == table.save_text()


@pytest.mark.usefixtures("installed")
def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownGame, match="no game 'house' is installed; there are: attic, cellar"):
        housebound.game("house")


@pytest.mark.usefixtures("installed")
def test_what_is_installed_must_be_a_game() -> None:
    with pytest.raises(UnknownGame, match=r"the entry point attic of housebound\.games is 'not a game'"):
        housebound.game("attic")
