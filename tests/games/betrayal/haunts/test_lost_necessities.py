"""What the heroes cannot do without turns up when it cannot be drawn or discovered any more (HC-23)."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import OMEN_ROOMS
from housebound.games.betrayal.haunts.parts.lost_necessities import (
    first_hero,
    is_out_of_reach,
    turn_up_cards,
    turn_up_rooms,
)
from housebound.games.betrayal.house.plan import in_house, lift_tile
from housebound.games.betrayal.state import DEAD, OUTSIDE, House, changed
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, ROOMS
from tests.games.betrayal.haunts.positions import close_all_doors, standing

HOLY_SYMBOL, AXE, CHAPEL = CARDS["holy_symbol"], CARDS["axe"], ROOMS["chapel"]


def place(**given: Any) -> House[Any]:
    return standing(13, seats=4, revealer=1, traitor=2, **given)


@pytest.mark.parametrize("where", ["deck", "hand", "pile"])
def test_a_card_that_can_be_had_is_left_alone(where: str) -> None:
    zoe: dict[str, Any] = {"room": "foyer", "cards": ["holy_symbol"] if where == "hand" else []}
    g = place(explorers={"zoe_ingstrom": zoe}, piles={"foyer": ["holy_symbol"]} if where == "pile" else {})
    assert not is_out_of_reach(g, HOLY_SYMBOL)
    turn_up_cards(g, 0, (HOLY_SYMBOL,))
    assert ENTRANCE_HALL * 2 not in g.piles


def test_a_stack_from_which_nobody_can_draw_any_more() -> None:
    g = place()
    g.unseen &= ~sum(1 << room for room in OMEN_ROOMS)
    assert is_out_of_reach(g, HOLY_SYMBOL)
    assert not is_out_of_reach(g, AXE)
    turn_up_cards(g, 0, (HOLY_SYMBOL, AXE))
    assert g.piles == {ENTRANCE_HALL * 2: 1 << HOLY_SYMBOL}
    assert not g.deck[1] >> HOLY_SYMBOL & 1


def test_rooms_that_cannot_be_placed_do_not_count() -> None:
    g = place()
    close_all_doors(g)
    assert is_out_of_reach(g, HOLY_SYMBOL)


def test_a_discarded_omen_is_lost_unless_the_haunt_gives_it_from_there() -> None:
    g = place(omen_discard=["holy_symbol"], item_discard=["axe"])
    assert is_out_of_reach(g, HOLY_SYMBOL)
    assert not is_out_of_reach(g, HOLY_SYMBOL, discards_given=True)
    assert not is_out_of_reach(g, AXE)  # BET-CARD-11: items come back
    close_all_doors(g)
    assert is_out_of_reach(g, HOLY_SYMBOL, discards_given=True)


def test_only_at_the_start_of_a_living_heros_turn() -> None:
    g = place(gone=["holy_symbol"])
    g.fate = changed(g.fate, 0, DEAD)
    for seat in (0, g.traitor):
        turn_up_cards(g, seat, (HOLY_SYMBOL,))
        assert g.piles == {}
    turn_up_cards(g, 1, (HOLY_SYMBOL,))
    assert g.piles == {ENTRANCE_HALL * 2: 1 << HOLY_SYMBOL}
    assert not g.gone


def test_without_an_entrance_hall_it_lies_with_the_revealer() -> None:
    explorers = {
        "zoe_ingstrom": "foyer",
        "ox_bellows": "upper_landing",
        "madame_zostra": "foyer",
        "peter_akimoto": "foyer",
    }
    g = place(gone=["holy_symbol"], explorers=explorers)
    lift_tile(g, ENTRANCE_HALL)
    turn_up_cards(g, 0, (HOLY_SYMBOL,))
    assert g.piles == {ROOMS["upper_landing"] * 2: 1 << HOLY_SYMBOL}


def test_a_room_that_can_be_discovered_is_not_fetched() -> None:
    g = place()
    assert list(turn_up_rooms(g, (CHAPEL, ENTRANCE_HALL))) == []
    assert not in_house(g, CHAPEL)


def test_one_that_cannot_is_fetched() -> None:
    g = place()
    close_all_doors(g)
    assert list(turn_up_rooms(g, (CHAPEL,))) == []
    assert in_house(g, CHAPEL)
    assert g.annex >> CHAPEL & 1


def test_the_first_hero_sits_left_of_the_traitor_and_is_in_the_house() -> None:
    g = place()
    assert first_hero(g) == 3
    g.fate = changed(g.fate, 3, OUTSIDE)
    assert first_hero(g) == 0
    g.fate = changed(g.fate, 0, DEAD)
    assert first_hero(g) == 1
