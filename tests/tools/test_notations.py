"""The page about notations has every word of every game, and none that is gone."""

from __future__ import annotations

import pytest

from housebound.kernel import registry
from tools.notation_pages import GAMES, PAGE, keys_of, meanings_of, written


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_position_is_explained(name: str) -> None:
    found, explained = keys_of(registry.find(name)), set(meanings_of(name))
    assert found - explained == set()


def test_the_page_is_as_make_notations_writes_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run make notations"
