"""Nothing is lost, doubled or misplaced: a sound mansion passes, every fault that can be thought of is noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.terrorscape.conservation import check
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.state import CASTING, OVER, Mansion
from housebound.games.terrorscape.words import (
    AMMO,
    ANNA,
    CAMERA,
    CARDS,
    ESCAPED,
    FIRST_AID_KIT,
    HATCHET,
    HERBS,
    ITEMS,
    JOHNSON,
    KEY,
    LOCATIONS,
    MARCO,
    TOOLBOX,
    WHISKY,
    WILLIAM,
)
from tests.games.terrorscape.tables import any_table, choose_anything, mansion_of

PURSUE, WAIL, STALK, DEATH_BLOSSOM = CARDS["pursue"], CARDS["wail"], CARDS["stalk"], CARDS["death_blossom"]


def sound_mansion(**given_settings: bool) -> Mansion:
    """A mansion with something in every place."""
    return TERRORSCAPE.from_position(
        4,
        TERRORSCAPE.settle(4, given_settings),
        {
            "phase": "actions",
            "round": 4,
            "killer": {
                "killer": "maniac",
                "at": "B2",
                "last_known": "B1",
                "stealth": "stalk",
                "hand": ["pursue", "scent"],
                "pile": ["pursue", "stalk", "deduction"],
                "paying": "warning_letter",
            },
            "victims": {
                "marco": {"at": "R2", "items": ["hatchet", "toolbox", "first_aid_kit"], "fear": 2},
                "anna": {"at": "R2", "items": ["hatchet"]},
                "johnson": {"at": "G1", "items": ["ammo", "ammo", "herbs", "herbs", "whisky", "whisky"]},
            },
            "house": {"barricades": ["B1-B2", "B2-B3"], "noise": ["B1", "R2"], "heard": ["B1"]},
            "team": {
                "keys": 0 if given_settings else 2,
                "gears": 4,
                "discard": ["sedative"],
                "looker": "anna",
                "looked": ["key", "amulet"],
            },
        },
    )


def test_a_sound_mansion_passes() -> None:
    check(sound_mansion())
    check(sound_mansion(crossroads=True))


def test_before_the_cards_are_dealt_there_is_nothing_to_lose() -> None:
    for seats in TERRORSCAPE.seats:
        g = TERRORSCAPE.new(seats, TERRORSCAPE.settle(seats, {}))
        assert g.phase == CASTING
        check(g)
        settled = TERRORSCAPE.settle(seats, {"killer": "ghost", "victims": "marco anna sofia"})
        check(TERRORSCAPE.from_position(seats, settled, {"phase": "dealing", "round": 0}))


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 250))
def test_nothing_is_lost_on_the_way(seed: int, length: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    for _ in range(length):
        if table.over:
            break
        choose_anything(table, rng)
        check(mansion_of(table))


Fault = Callable[[Mansion], None]
FAULTS: dict[str, Fault] = {}


def fault(wrong: Fault) -> Fault:
    FAULTS[wrong.__name__] = wrong
    return wrong


# -- items


@fault
def an_equipment_card_is_lost(g: Mansion) -> None:
    g.equipment[HERBS] -= 1


@fault
def a_search_card_is_doubled(g: Mansion) -> None:
    g.search[HERBS] += 1


@fault
def a_discarded_card_is_doubled(g: Mansion) -> None:
    g.discard[WHISKY] += 1


@fault
def a_card_of_an_inventory_is_lost(g: Mansion) -> None:
    g.held[JOHNSON] = g.held[JOHNSON][1:]


@fault
def a_card_is_in_two_inventories(g: Mansion) -> None:
    g.held[ANNA] = (TOOLBOX, HATCHET)


@fault
def a_card_looked_at_is_lost(g: Mansion) -> None:
    g.looked = (KEY,)


@fault
def a_key_of_the_roof_is_lost(g: Mansion) -> None:
    g.roof_keys -= 1


@fault
def the_roof_has_a_key_too_many(g: Mansion) -> None:
    g.roof_keys += 1


@fault
def a_key_of_her_own_comes_from_nowhere(g: Mansion) -> None:
    g.own_keys[MARCO] += 1


@fault
def the_coloured_key_is_lost(g: Mansion) -> None:
    g.bottom_card = False


@fault
def a_backpack_card_comes_back(g: Mansion) -> None:
    g.gone = tuple(copies - (item == CAMERA) for item, copies in enumerate(g.gone))


@fault
def a_deck_owes_a_card(g: Mansion) -> None:
    g.search[AMMO] -= 1
    g.discard[AMMO] += 1


@fault
def the_other_deck_owes_a_card(g: Mansion) -> None:
    g.equipment[FIRST_AID_KIT] -= 1
    g.discard[FIRST_AID_KIT] += 1


@fault
def the_discard_pile_owes_a_card(g: Mansion) -> None:
    g.discard[HATCHET] -= 1
    g.equipment[HATCHET] += 1


@fault
def the_box_owes_a_card(g: Mansion) -> None:
    g.gone = tuple(copies - (item == HATCHET) for item, copies in enumerate(g.gone))
    g.equipment[HATCHET] += 1


@fault
def nobody_looks_at_the_cards(g: Mansion) -> None:
    g.looker = -1


@fault
def a_key_is_in_an_inventory(g: Mansion) -> None:
    g.roof_keys -= 1
    g.held[ANNA] = (KEY, *g.held[ANNA])


@fault
def an_inventory_is_out_of_order(g: Mansion) -> None:
    g.held[MARCO] = g.held[MARCO][::-1]


@fault
def more_cards_than_slots(g: Mansion) -> None:
    g.held[JOHNSON] = tuple(sorted((*g.held[JOHNSON], ITEMS["sedative"])))
    g.equipment[ITEMS["sedative"]] -= 1


@fault
def two_cards_too_many_for_who_looks_at_cards(g: Mansion) -> None:
    more = (ITEMS["sedative"], ITEMS["firecracker"], ITEMS["trap"], ITEMS["adrenaline"])
    g.held[ANNA] = tuple(sorted((*g.held[ANNA], *more)))
    for item in more:
        g.equipment[item] -= 1


# -- the killer's cards


@fault
def a_card_of_the_hand_is_lost(g: Mansion) -> None:
    g.hand[PURSUE] -= 1


@fault
def a_card_of_the_killers_deck_is_doubled(g: Mansion) -> None:
    g.deck[PURSUE] += 1


@fault
def a_card_of_the_pile_is_lost(g: Mansion) -> None:
    g.pile[PURSUE] -= 1


@fault
def the_locked_card_is_lost(g: Mansion) -> None:
    g.locked = False


@fault
def the_locked_card_is_doubled(g: Mansion) -> None:
    g.deck[DEATH_BLOSSOM] += 1


@fault
def the_card_he_pays_for_is_lost(g: Mansion) -> None:
    g.paying = -1


@fault
def a_card_of_another_killer(g: Mansion) -> None:
    g.deck[WAIL] += 1


@fault
def seven_cards_in_hand(g: Mansion) -> None:
    for card, copies in enumerate(g.deck):
        if sum(g.hand) < 7:
            g.hand[card] += copies
            g.deck[card] = 0


@fault
def what_he_has_shown_does_not_lie_in_the_pile(g: Mansion) -> None:
    g.pile[STALK] -= 1
    g.deck[STALK] += 1


@fault
def below_the_first_level(g: Mansion) -> None:
    g.level = 0


@fault
def above_the_highest_level(g: Mansion) -> None:
    g.level = 6


# -- victims and tokens


@fault
def a_victim_is_nowhere(g: Mansion) -> None:
    g.at[ANNA] = -1


@fault
def somebody_who_does_not_take_part_is_there(g: Mansion) -> None:
    g.at[WILLIAM] = 3


@fault
def who_has_escaped_is_still_there(g: Mansion) -> None:
    g.condition[ANNA] = ESCAPED


@fault
def three_fear_tokens(g: Mansion) -> None:
    g.fear[MARCO] = 3


@fault
def less_than_no_fear(g: Mansion) -> None:
    g.fear[ANNA] = -1


@fault
def she_can_be_nowhere(g: Mansion) -> None:
    g.could[ANNA] = 0


@fault
def she_may_be_off_the_map(g: Mansion) -> None:
    g.could[ANNA] = 1 << len(LOCATIONS)


@fault
def eight_barricades(g: Mansion) -> None:
    g.barricades = (1 << 8) - 1


@fault
def six_gears(g: Mansion) -> None:
    g.gears = 6


@fault
def less_than_no_gears(g: Mansion) -> None:
    g.gears = -1


@fault
def five_gears_and_no_rescue_token(g: Mansion) -> None:
    g.gears = 5


@fault
def a_rescue_token_with_four_gears(g: Mansion) -> None:
    g.rescue = 0


@fault
def heard_but_never_placed(g: Mansion) -> None:
    g.heard |= 1 << LOCATIONS["G5"]


@fault
def in_two_places_though_not_in_stealth(g: Mansion) -> None:
    g.stealth_card = -1


@fault
def a_phase_before_the_first(g: Mansion) -> None:
    g.phase = -1


@fault
def a_phase_after_the_last(g: Mansion) -> None:
    g.phase = OVER + 1


@pytest.mark.rule("TER-ITEM-9")
@pytest.mark.parametrize("wrong", FAULTS.values(), ids=FAULTS)
def test_an_impossible_mansion_is_noticed(wrong: Fault) -> None:
    g = sound_mansion()
    check(g)
    wrong(g)
    with pytest.raises(AssertionError):
        check(g)


@pytest.mark.parametrize("more", [(AMMO,), (AMMO, ITEMS["sedative"])], ids=["one card too many", "two"])
def test_one_card_more_than_slots_is_for_who_is_about_to_throw_one_away(more: tuple[int, ...]) -> None:
    for role in ("looker", "acting", "equipped"):
        g = sound_mansion()
        g.looked, g.looker = (), -1
        g.bottom_card = True
        g.equipment[ITEMS["amulet"]] += 1
        g.search[KEY] += 1
        check(g)
        g.held[MARCO] = tuple(sorted((*g.held[MARCO], *more)))
        for item in more:
            g.equipment[item] -= 1
        setattr(g, role, MARCO)
        if len(more) == 1:
            check(g)
        else:
            with pytest.raises(AssertionError):
                check(g)
