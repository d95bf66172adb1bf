"""Decks that run out, discard piles, item tokens, and the dice: what no scenario can say in a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.house.decks import fetch_card
from housebound.games.betrayal.words import (
    CARDS,
    DICE,
    DICE_RANGE,
    DICE_SUM,
    EVENT_CARDS,
    ITEM_CARDS,
    OMEN,
    OMEN_CARDS,
)
from tests.games.betrayal.houses import empty_table
from tests.games.betrayal.plain_haunt import BEFORE, HAUNTED, HERE, B, X, Z, differences, given, make_present


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


def discovering(room: str, **cards: Any) -> dict[str, Any]:
    """Brandon is about to discover this room, north of the Creaky Hallway."""
    return given(BEFORE, {"room": "creaky_hallway"}, stack=[room], **cards)


FIND = ("0 explore(north)", "~back any_floor")


def all_but(cards: tuple[str, ...], *left: str) -> list[str]:
    return [card for card in cards if card not in left]


# -- empty decks


@pytest.mark.rule("BET-CARD-11")
@pytest.mark.parametrize(
    ("room", "deck", "discard", "cards"),
    [
        ("bloody_room", "items", "item_discard", ITEM_CARDS),
        ("ballroom", "events", "event_discard", EVENT_CARDS),
    ],
)
def test_an_empty_item_or_event_deck_is_its_discard_pile_shuffled(
    room: str, deck: str, discard: str, cards: tuple[str, ...]
) -> None:
    first, second = cards[0], cards[1]
    start = discovering(room, gone=all_but(cards, first, second), **{discard: [first, second]})
    assert not differences(start, FIND, {"wants": "card"})
    drew = {"told": {"1": [f"drew(figure={B}, card={second})"]}, "state": {discard: [], deck: []}}
    assert not differences(start, (*FIND, f"~card {second}"), drew)


@pytest.mark.rule("BET-CARD-11")
@pytest.mark.parametrize(("room", "cards"), [("bloody_room", ITEM_CARDS), ("ballroom", EVENT_CARDS)])
def test_without_cards_and_discard_pile_nothing_is_drawn_and_movement_goes_on(
    room: str, cards: tuple[str, ...]
) -> None:
    nothing = {
        "asked": ["0 turn"],
        "offers": ["walk(creaky_hallway)", "explore(north)"],
        "state": {f"explorers.{B}.cards": [], "drawn_for": [room]},
    }
    assert not differences(discovering(room, gone=list(cards)), FIND, nothing)


@pytest.mark.rule("BET-CARD-11", "BET-MOVE-5")
def test_an_effect_that_finds_no_card_ends_no_movement_either() -> None:
    box = given(BEFORE, {"cards": ["puzzle_box"]}, gone=all_but(ITEM_CARDS, "puzzle_box"))
    opened = {"offers": ["walk(foyer)"], "state": {f"explorers.{B}.cards": [], "item_discard": ["puzzle_box"]}}
    assert not differences(box, ("0 use(puzzle_box)", "~dice 222"), opened)


@pytest.mark.rule("BET-CARD-11")
def test_the_omen_deck_is_never_formed_anew() -> None:
    start = discovering("abandoned_room", gone=all_but(OMEN_CARDS, "bite"), omen_discard=["bite"])
    nothing = {
        "offers": ["walk(creaky_hallway)"],
        "state": {f"explorers.{B}.cards": [], "omen_discard": ["bite"], "omens_now": 0},
    }
    assert not differences(start, FIND, nothing)
    assert not differences(start, (*FIND, "0 end_turn"), {"asked": ["1 turn"]})


@pytest.mark.rule("BET-CARD-12", "BET-CARD-11")
def test_what_is_discarded_does_not_come_back_while_the_deck_lasts() -> None:
    """One item is left in the deck: it is drawn without a choice, and only then does the discard pile return."""
    left = discovering("bloody_room", gone=all_but(ITEM_CARDS, "bell", "idol"), item_discard=["idol"])
    assert not differences(left, FIND, {"state": {f"explorers.{B}.cards": ["bell"], "item_discard": ["idol"]}})
    none = discovering("bloody_room", gone=all_but(ITEM_CARDS, "idol"), item_discard=["idol"])
    assert not differences(none, FIND, {"state": {f"explorers.{B}.cards": ["idol"], "item_discard": []}})


@pytest.mark.rule("BET-CARD-11")
def test_the_second_item_of_the_vault_comes_from_the_deck_formed_anew() -> None:
    vault = given(
        BEFORE,
        {"room": "vault"},
        house={"vault": "upper_landing.north"},
        gone=all_but(ITEM_CARDS, "bell", "idol"),
        item_discard=["idol"],
    )
    opened = {"state": {f"explorers.{B}.cards": ["bell", "idol"], "item_discard": [], "vault_open": True}}
    assert not differences(vault, ("0 cross", "~dice 222"), opened)


@pytest.mark.rule("BET-CARD-12")
def test_a_discarded_card_is_had_again_by_an_effect_that_names_it() -> None:
    g = empty_table()
    spear = CARDS["spear"]
    g.deck[OMEN] &= ~(1 << spear)
    g.discard[OMEN] |= 1 << spear
    assert fetch_card(g, spear)
    assert not g.discard[OMEN]
    assert not fetch_card(g, spear)


# -- item tokens of a haunt


@pytest.mark.rule("BET-ITEM-14")
def test_an_item_token_is_picked_up_dropped_given_and_stolen_like_an_item() -> None:
    lying = given(HAUNTED, zoe=HERE, piles={"dusty_hallway": ["silver_bullets"]})
    had = {"state": {f"explorers.{B}.cards": ["silver_bullets"], "piles": {}}}
    assert not differences(lying, ("0 take(silver_bullets)",), had)
    carried = given(HAUNTED, {"cards": ["silver_bullets"]}, zoe=HERE)
    dropped = {
        "state": {"piles.dusty_hallway": ["silver_bullets"]},
        "refused": ["0 take(silver_bullets) BET-ITEM-9"],
    }
    assert not differences(carried, ("0 drop(silver_bullets)",), dropped)
    handed = {"state": {f"explorers.{Z}.cards": ["silver_bullets"], f"explorers.{B}.cards": []}}
    assert not differences(carried, (f"0 give(silver_bullets,{Z})", "1 take(silver_bullets)"), handed)
    beaten = given(HAUNTED, ox={**HERE, "cards": ["silver_bullets"]})
    stolen = {"state": {f"explorers.{B}.cards": ["silver_bullets"], f"explorers.{X}.cards": []}}
    blow = (f"0 attack({X})", "~dice 2000", "~dice 00000", "0 steal(silver_bullets)")
    assert not differences(beaten, blow, stolen)


@pytest.mark.rule("BET-ITEM-14", "BET-ITEM-1")
def test_a_monster_leaves_an_item_token_where_it_lies() -> None:
    monster = {**HAUNTED, "active": 2, "phase": "monsters", "acting": "zombie_1"}
    start = given(monster, piles={"dusty_hallway": ["silver_bullets"]}, monsters={"zombie_1": "dusty_hallway"})
    assert not differences(start, (), {"refused": ["2 take(silver_bullets) BET-MONSTER-15"]})


# -- dice


@pytest.mark.rule("BET-DICE-1", "BET-DICE-2")
@pytest.mark.parametrize("dice", range(1, 9))
def test_every_way_of_falling_is_there_once_and_counts_its_dots(dice: int) -> None:
    """Each of the three faces is on two of a die's six sides: so all words of `dice` faces are equally likely."""
    words = [DICE.words[fallen] for fallen in DICE_RANGE[dice]]
    assert len(words) == len({*words}) == 3**dice
    assert all(len(word) == dice and {*word} <= {*"012"} for word in words)
    assert [DICE_SUM[fallen] for fallen in DICE_RANGE[dice]] == [sum(int(face) for face in word) for word in words]
