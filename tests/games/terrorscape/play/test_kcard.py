"""Killer cards, hand and level: what no position of a real game reaches, and what all of them keep to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.terrorscape.cards.killer_hand import hand_size, strength
from housebound.games.terrorscape.components import KILLER_CARDS, LOCKED_CARD, STRENGTH_AT
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.play.killer_deck import discard_from_deck, draw_cards, starting_deck
from housebound.games.terrorscape.state import ACTIONS, Mansion
from housebound.games.terrorscape.words import BUTCHER, CARDS, GHOST, KILLERS, MANIAC
from housebound.kernel.table import Table

TABLES = st.sampled_from(
    [
        {"killer": "butcher"},
        {"killer": "ghost"},
        {"killer": "maniac", "death_blossom": "wound"},
        {"killer": "maniac", "crossroads": True},
        {"killer": "butcher", "crossroads": True},
        {"killer": "ghost", "abilities": "nightmare"},
    ]
)


def mansion(position: dict[str, Any]) -> Mansion:
    return TERRORSCAPE.from_position(4, TERRORSCAPE.settle(4, {}), position)


def random_game(seed: int, **more: Any) -> Iterator[tuple[Table, Mansion]]:
    """A random game, decision by decision; the last is the end of the game."""
    table = housebound.new("terrorscape", 4, seed=seed, searchable=False, **more)
    rng = Random(seed)
    while not table.over:
        assert isinstance(table.state, Mansion)
        yield table, table.state
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    assert isinstance(table.state, Mansion)
    yield table, table.state


@pytest.mark.rule("TER-KCARD-6")
def test_with_neither_deck_nor_pile_nothing_is_drawn_or_gained() -> None:
    """13 cards and a hand of five do not allow it in play, but the rule says what would happen."""
    g = mansion({"phase": "drawing", "killer": {"killer": "butcher", "hand": ["pursue", "scent"]}})
    g.deck = [0] * len(CARDS)
    g.pile = [0] * len(CARDS)
    hand = g.hand.copy()
    assert list(draw_cards(g, 3)) == []
    assert list(discard_from_deck(g, 2)) == []
    assert (g.level, g.hand, sum(g.deck), sum(g.pile)) == (1, hand, 0, 0)


@pytest.mark.rule("TER-KILLER-1", "TER-KILLER-2", "TER-KILLER-3", "TER-SETUP-11")
@pytest.mark.parametrize(
    ("killer", "deck", "locked"),
    [
        (
            "butcher",
            {"pursue": 3, "board_up": 3, "scent": 2, "chainsaw": 2, "frenzy": 1, "nowhere_to_run": 1},
            ("violent_rage", 3),
        ),
        (
            "ghost",
            {"pursue": 2, "scent": 3, "wail": 2, "rush_by": 2, "trail_of_dread": 1, "vanish": 2},
            ("life_drain", 4),
        ),
        (
            "maniac",
            {"pursue": 4, "scent": 1, "deduction": 2, "warning_letter": 1, "stalk": 3, "lurking_threat": 1},
            ("death_blossom", 3),
        ),
    ],
)
def test_each_killer_has_twelve_cards_and_a_locked_one(
    killer: str, deck: dict[str, int], locked: tuple[str, int]
) -> None:
    number = KILLERS[killer]
    assert {CARDS.words[card]: copies for card, copies in enumerate(starting_deck(number)) if copies} == deck
    card = LOCKED_CARD[number]
    assert (CARDS.words[card], KILLER_CARDS[number][card].locked) == locked
    assert sum(facts.copies for facts in KILLER_CARDS[number].values()) == 13


@pytest.mark.rule("TER-KCARD-9")
def test_the_strength_of_each_killer_at_each_level() -> None:
    assert STRENGTH_AT[BUTCHER] == (5, 6, 6, 6, 6)
    assert STRENGTH_AT[GHOST] == (3, 3, 3, 3, 3)
    assert STRENGTH_AT[MANIAC] == (4, 4, 4, 6, 6)


@pytest.mark.rule("TER-KCARD-4", "TER-KCARD-7", "TER-KCARD-9", "TER-BARRICADE-3", "TER-FEAR-2", "TER-RESCUE-4")
@settings(max_examples=40, deadline=None)
@given(TABLES, st.integers(0, 10_000))
def test_what_grows_keeps_to_its_limits(setup: dict[str, Any], seed: int) -> None:
    level, rescue = 1, -1
    for _, g in random_game(seed, **setup):
        assert level <= g.level <= 5, "a level is never lost"
        level = g.level
        assert g.barricades.bit_count() <= 7
        assert max(g.fear) <= 2
        assert g.killer < 0 or strength(g) <= 10
        assert g.phase != ACTIONS or hand_size(g) <= 5
        assert rescue < 0 or g.rescue in (rescue, rescue - 1), "the rescue token only ever moves on"
        rescue = g.rescue
