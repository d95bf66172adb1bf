"""Setup (TER-SETUP): decks are shuffled, colours are fixed, and the killer's cards are his thirteen."""

from __future__ import annotations

from collections import Counter

import pytest

from housebound.games.terrorscape.components import COLOUR, KILLER_CARDS, LOCKED_CARD, START_HAND
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.words import CARDS, ITEMS, KEY, KILLERS, VICTIMS
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import at, do, mansion_of


def begun(killer: str, seed: int = 1, victims: str = "marco anna sofia") -> Table:
    settled = TERRORSCAPE.settle(4, {"killer": killer, "victims": victims})
    return Table(TERRORSCAPE, 4, settled, seed=seed)


@pytest.mark.rule("TER-SETUP-1")
def test_every_victim_has_one_colour_that_nobody_else_has() -> None:
    assert len(set(COLOUR)) == len(VICTIMS)
    for victims in ("marco anna sofia", "sofia william anna", "anna johnson marco"):
        for seat in range(4):
            shown = begun("butcher", victims=victims).view(seat).board.victims
            assert [victim.colour for victim in shown] == [COLOUR[VICTIMS[word]] for word in victims.split()]


@pytest.mark.rule("TER-SETUP-11", "TER-SETUP-12")
@pytest.mark.parametrize("killer", KILLERS.words)
def test_the_killer_begins_with_two_of_twelve_cards(killer: str) -> None:
    g = mansion_of(begun(killer))
    number = KILLERS[killer]
    assert (sum(g.hand), sum(g.deck), sum(g.pile), g.level, g.locked) == (START_HAND, 10, 0, 1, True)
    mine = {card: facts.copies for card, facts in KILLER_CARDS[number].items() if card != LOCKED_CARD[number]}
    assert {card: g.hand[card] + g.deck[card] for card in range(len(CARDS)) if g.hand[card] + g.deck[card]} == mine


@pytest.mark.rule("TER-SETUP-5", "TER-SETUP-11")
def test_other_cards_come_in_other_games() -> None:
    hands = {tuple(mansion_of(begun("butcher", seed)).hand) for seed in range(30)}
    assert len(hands) > 5
    firsts = Counter[str]()
    for seed in range(60):
        settled = TERRORSCAPE.settle(2, {})
        origin = TERRORSCAPE.from_position(2, settled, {"phase": "equipment"})
        table = Table(TERRORSCAPE, 2, settled, seed=seed, origin=origin)
        table.choose(1, "name(marco)")
        firsts.update(ITEMS.words[item] for item in mansion_of(table).looked)
    assert len(firsts) > 10
    assert max(firsts.values()) < 30


@pytest.mark.rule("TER-SETUP-6", "TER-SEARCH-3")
def test_the_coloured_key_is_the_last_card_of_the_search_deck() -> None:
    """Ten cards come in any order; the eleventh is a Key, and then there is nothing more."""
    g = mansion_of(begun("butcher"))
    deck = [ITEMS.words[item] for item, copies in enumerate(g.search) for _ in range(copies)]
    assert len(deck) == 10
    for card in deck:
        table = at({"victims": {"anna": "R2"}})
        do(table, ["1 search(anna)", f"~item {card}", "1 keep_none"])
        assert mansion_of(table).bottom_card
    left = {"search": [], "discard": {card: deck.count(card) for card in deck}}
    table = at({"victims": {"anna": "R2"}, "team": left})
    table.choose(1, "search(anna)")
    assert mansion_of(table).looked == (KEY,)
    assert table.needs is None
