"""Components (TER-COMP) and the facts of item cards (TER-ITEM-9 to TER-ITEM-11, TER-ITEM-21)."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape.components import (
    BOTTOM_CARD,
    COPIES,
    DEFENCE,
    EQUIPMENT,
    HAS_NOISE,
    KILLER_ABILITIES,
    KILLER_CARDS,
    OWNER,
    SEARCH_CARDS,
    SLOTS,
    STARTING_ITEMS,
    STAYS,
    VICTIM_ABILITIES,
)
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import BARRICADE_LIMIT
from housebound.games.terrorscape.play.encounter import DICE_ROLLED
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.words import (
    ABILITIES,
    DICE,
    DIE_FACES,
    DIE_WEIGHTS,
    ITEMS,
    KILLERS,
    MARCO,
    PLANS,
    SOPHIA,
    VICTIMS,
)
from tests.games.terrorscape.tables import at, mansion_of

CARDS = {  # backpack, equipment, search, under the search deck
    "key": (0, 2, 4, 1),
    "toolbox": (0, 2, 2, 0),
    "whisky": (0, 3, 1, 0),
    "hatchet": (0, 3, 1, 0),
    "herbs": (0, 3, 1, 0),
    "fertiliser": (0, 1, 1, 0),
    "revolver": (0, 2, 0, 0),
    "ammo": (0, 3, 0, 0),
    "adrenaline": (0, 3, 0, 0),
    "sedative": (0, 3, 0, 0),
    "firecracker": (0, 1, 0, 0),
    "amulet": (0, 1, 0, 0),
    "short_sword": (0, 1, 0, 0),
    "long_sword": (0, 1, 0, 0),
    "building_plan": (0, 1, 0, 0),
    "flashlight": (0, 1, 0, 0),
    "trap": (0, 1, 0, 0),
    "first_aid_kit": (1, 0, 0, 0),
    "camera": (1, 0, 0, 0),
}


def these(flags: tuple[bool, ...]) -> set[str]:
    return {word for word, flag in zip(ITEMS.words, flags, strict=True) if flag}


@pytest.mark.rule("TER-COMP-1")
def test_what_is_in_the_box() -> None:
    assert len(VICTIMS) == 5
    assert len(KILLERS) == 3
    assert [sum(card.copies for card in cards.values()) for cards in KILLER_CARDS] == [13, 13, 13]
    assert sum(COPIES) == 45
    assert len(PLANS) == 12
    assert (len(ABILITIES), len(VICTIM_ABILITIES), len(KILLER_ABILITIES)) == (20, 10, 10)
    assert not set(VICTIM_ABILITIES) & set(KILLER_ABILITIES)
    assert GEARS_NEEDED == 5


@pytest.mark.rule("TER-SETUP-3", "TER-COMP-1")
def test_four_dice() -> None:
    assert DICE_ROLLED == 4
    faces = [face for face, weight in zip(DIE_FACES, DIE_WEIGHTS, strict=True) for _ in range(weight)]
    assert sorted(faces) == [0, 1, 1, 1, 1, 3]
    assert [int(word) for word in DICE.words] == list(DIE_FACES)


@pytest.mark.rule("TER-COMP-2")
def test_fourteen_barricades_are_seven_on_each_board() -> None:
    assert BARRICADE_LIMIT == 14 // 2


@pytest.mark.rule("TER-ITEM-9", "TER-ITEM-10", "TER-SETUP-4", "TER-SETUP-5", "TER-SETUP-6")
def test_the_item_cards_by_their_backs() -> None:
    assert tuple(CARDS) == ITEMS.words
    assert tuple(row[1] for row in CARDS.values()) == EQUIPMENT
    assert tuple(row[2] for row in CARDS.values()) == SEARCH_CARDS
    assert tuple(sum(row) for row in CARDS.values()) == COPIES
    assert (sum(EQUIPMENT), sum(SEARCH_CARDS)) == (32, 10)
    assert ITEMS.words[BOTTOM_CARD] == "key"


@pytest.mark.rule("TER-ITEM-11")
def test_four_kinds_of_cards_have_the_noise_symbol() -> None:
    assert these(HAS_NOISE) == {"key", "toolbox", "amulet", "long_sword"}


@pytest.mark.rule("TER-ITEM-3")
def test_what_has_the_infinity_symbol() -> None:
    assert these(STAYS) == {"key", "revolver", "short_sword", "long_sword", "building_plan", "flashlight"}


@pytest.mark.rule("TER-ITEM-21")
def test_what_helps_in_a_defence() -> None:
    helps = {word: plus for word, plus in zip(ITEMS.words, DEFENCE, strict=True) if plus}
    assert helps == {"hatchet": 1, "short_sword": 1, "fertiliser": 2, "long_sword": 3, "ammo": 4}


@pytest.mark.rule("TER-EXCHANGE-4", "TER-SETUP-9", "TER-ITEM-1")
def test_what_belongs_to_whom() -> None:
    owners = {word: owner for word, owner in zip(ITEMS.words, OWNER, strict=True) if owner >= 0}
    assert owners == {"first_aid_kit": MARCO, "camera": SOPHIA}
    start = {word: items for word, items in zip(VICTIMS.words, STARTING_ITEMS, strict=True) if items}
    assert start == {"marco": (ITEMS["first_aid_kit"],), "sofia": (ITEMS["camera"],)}
    assert dict(zip(VICTIMS.words, SLOTS, strict=True)) == {
        "marco": 3,
        "johnson": 6,
        "sofia": 3,
        "anna": 3,
        "william": 3,
    }


@pytest.mark.rule("TER-COMP-4", "TER-INFO-7")
def test_notes_are_the_killers_own_and_change_nothing() -> None:
    table = at({"victims": {"anna": "B2", "marco": "B2"}}, 4)
    before = TERRORSCAPE.position(mansion_of(table))
    options = [decision.options for decision in table.pending]
    table.note(0, "B2", "anna?")
    table.note(2, "G5", "he was here")
    assert TERRORSCAPE.position(mansion_of(table)) == before
    assert [decision.options for decision in table.pending] == options
    assert table.view(0).notes == {"B2": "anna?"}
    assert [table.view(seat).notes for seat in (1, 2, 3)] == [{"G5": "he was here"}] * 3, "the team has one board"
