"""Items (TER-ITEM): laws that hold for every card in every game."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.terrorscape.cards.items import slots
from housebound.games.terrorscape.words import ADRENALINE, EVERY_VICTIM, SEDATIVE
from tests.games.terrorscape.tables import any_table, choose_anything, mansion_of


@pytest.mark.rule("TER-ITEM-6", "TER-SEARCH-3")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_shuffled_back(seed: int) -> None:
    """Decks only shrink, and the discard pile only grows, but for what Marco takes back."""
    rng = Random(seed)
    table = any_table(rng)
    g = mansion_of(table)
    equipment, search, discard, bottom = sum(g.equipment), sum(g.search), g.discard.copy(), g.bottom_card
    while not table.over:
        choose_anything(table, rng)
        g = mansion_of(table)
        assert sum(g.equipment) <= equipment
        assert sum(g.search) <= search
        assert bottom or not g.bottom_card
        for item, copies in enumerate(discard):
            assert g.discard[item] >= copies or item in (ADRENALINE, SEDATIVE)
        equipment, search, discard, bottom = sum(g.equipment), sum(g.search), g.discard.copy(), g.bottom_card


@pytest.mark.rule("TER-ITEM-1", "TER-ITEM-2", "TER-EXCHANGE-3")
@pytest.mark.parametrize("seed", range(12))
def test_nobody_carries_too_much_when_she_is_not_just_choosing_what_to_keep(seed: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    while not table.over:
        choose_anything(table, rng)
        g = mansion_of(table)
        choosing = {decision.subject for decision in table.pending if decision.prompt == "throw_away"}
        for victim in EVERY_VICTIM:
            assert len(g.held[victim]) <= slots(g, victim) + (victim in choosing)
