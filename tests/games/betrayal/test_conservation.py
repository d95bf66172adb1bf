"""Nothing is lost, doubled or misplaced: a sound house passes, every fault that can be thought of is noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.betrayal.conservation import check
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.state import ABSENT, DEAD, MONSTERS, OUTSIDE, SKULL, House, changed
from housebound.games.betrayal.words import CARDS, ROOMS, TOKENS, TRAITOR
from housebound.kernel.table import Table

CHASM, KITCHEN, FOYER, ATTIC = ROOMS["chasm"], ROOMS["kitchen"], ROOMS["foyer"], ROOMS["attic"]


def sound_house() -> House[Any]:
    """A house with something in every place."""
    return BETRAYAL.from_position(
        4,
        BETRAYAL.settle(4, {"date": "10-31"}),
        {
            "house": {"kitchen": "foyer.north", "chasm": "basement_landing.east", "library": "upper_landing.north"},
            "explorers": {
                "zoe_ingstrom": {"room": "chasm", "side": 1, "cards": ["dog", "axe", "mask"]},
                "ox_bellows": "kitchen",
                "vivian_lopez": "foyer",
            },
            "stack": ["vault", "crypt"],
            "under": ["attic", "ground"],
            "discarded": ["gardens"],
            "items": ["bell"],
            "omens_under": ["book"],
            "item_discard": ["candle"],
            "piles": {"kitchen": ["armor"]},
            "waiting": {"foyer": ["girl"]},
            "resolving": ["webs"],
            "tokens": [{"token": "secret_passage", "room": "kitchen", "to": "chasm/1"}],
            "below": "chasm",
            "worn": True,
        },
    )


def test_a_sound_house_passes() -> None:
    check(sound_house())


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 300))
def test_nothing_is_lost_on_the_way(seed: int, length: int) -> None:
    rng = Random(seed)
    seats, given_settings = BETRAYAL.variety(rng)
    table = Table(BETRAYAL, seats, given_settings, seed=seed)
    for _ in range(length):
        if table.over:
            break
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
        g = table.state
        assert isinstance(g, House)
        check(g)


Fault = Callable[[House[Any]], None]
FAULTS: dict[str, Fault] = {}


def fault(wrong: Fault) -> Fault:
    FAULTS[wrong.__name__] = wrong
    return wrong


# -- tiles


@fault
def two_tiles_on_one_square(g: House[Any]) -> None:
    g.square = changed(g.square, KITCHEN, g.square[FOYER])


@fault
def a_square_that_nobody_knows(g: House[Any]) -> None:
    del g.at[g.square[KITCHEN]]


@fault
def a_door_into_a_wall(g: House[Any]) -> None:
    g.door = changed(g.door, FOYER * 4 + 3, KITCHEN)


@fault
def a_floor_without_its_doorways(g: House[Any]) -> None:
    g.doorways = changed(g.doorways, 1, 0)


@fault
def a_tile_turned_without_its_doors(g: House[Any]) -> None:
    g.rotation = changed(g.rotation, CHASM, g.rotation[CHASM] ^ 1)


@fault
def a_tile_both_laid_and_unseen(g: House[Any]) -> None:
    g.unseen |= 1 << KITCHEN


@fault
def a_tile_nowhere(g: House[Any]) -> None:
    g.unseen &= ~(1 << ROOMS["library"] | 1 << ROOMS["crypt"])


@fault
def a_lost_tile_in_the_house(g: House[Any]) -> None:
    g.lost |= 1 << KITCHEN


@fault
def a_room_beside_the_house_that_is_not(g: House[Any]) -> None:
    g.annex |= 1 << KITCHEN


@fault
def a_ruin_that_is_not_lost(g: House[Any]) -> None:
    g.at[5] = -10 - KITCHEN


@fault
def one_tile_too_many_in_the_stack(g: House[Any]) -> None:
    g.stacked = changed(g.stacked, 6, g.stacked[6] + 1)


@fault
def a_tile_known_in_two_places(g: House[Any]) -> None:
    g.known_discard += ((ROOMS["crypt"], 1),)


@fault
def a_known_tile_that_is_in_the_house(g: House[Any]) -> None:
    g.top_tiles = changed(g.top_tiles, 1, (KITCHEN, 1))


@fault
def more_known_at_the_bottom_than_in_the_stack(g: House[Any]) -> None:
    g.under += ((-2, 0),) * 12


@fault
def more_known_as_discarded_than_there_are(g: House[Any]) -> None:
    g.discarded = changed(g.discarded, 0, g.discarded[0] - 1)
    g.stacked = changed(g.stacked, 0, g.stacked[0] + 1)


@fault
def another_back_on_top(g: House[Any]) -> None:
    g.top_back = 6


@fault
def no_back_on_top(g: House[Any]) -> None:
    g.top_tiles = ()
    g.top_back = -1


@fault
def a_floor_forgotten(g: House[Any]) -> None:
    g.findable &= 3


# -- cards


@fault
def a_card_twice(g: House[Any]) -> None:
    g.held[1] |= 1 << CARDS["axe"]


@fault
def a_card_nowhere(g: House[Any]) -> None:
    g.piles.clear()


@fault
def a_card_in_a_wrong_deck(g: House[Any]) -> None:
    g.deck[0] |= 1 << CARDS["dog"]
    g.held[0] ^= 1 << CARDS["dog"]
    g.gained.clear()


@fault
def an_object_twice(g: House[Any]) -> None:
    g.held[1] |= 1 << CARDS["corpse"]
    g.piles[FOYER * 2] = 1 << CARDS["corpse"]


@fault
def an_item_carried_out(g: House[Any]) -> None:
    g.resolving += (CARDS["lucky_stone"],)
    g.deck[0] ^= 1 << CARDS["lucky_stone"]


@fault
def an_empty_pile(g: House[Any]) -> None:
    g.piles[FOYER * 2] = 0


@fault
def a_pile_outside(g: House[Any]) -> None:
    g.piles[ATTIC * 2] = g.piles.pop(KITCHEN * 2)


@fault
def a_pile_on_a_side_that_is_none(g: House[Any]) -> None:
    g.piles[KITCHEN * 2 + 1] = g.piles.pop(KITCHEN * 2)


@fault
def an_item_that_waits(g: House[Any]) -> None:
    g.waiting[KITCHEN * 2] = g.piles.pop(KITCHEN * 2)


@fault
def gains_of_a_card_nobody_has(g: House[Any]) -> None:
    g.gained[CARDS["book"]] = (0, 0, 0, 2)


@fault
def a_mask_worn_by_nobody(g: House[Any]) -> None:
    g.held[0] ^= 1 << CARDS["mask"]
    g.discard[1] |= 1 << CARDS["mask"]


@fault
def cards_of_an_absent_seat(g: House[Any]) -> None:
    g.held[5] = 1 << CARDS["armor"]
    del g.piles[KITCHEN * 2]


@fault
def more_omens_now_than_ever(g: House[Any]) -> None:
    g.omens_now = g.omens_drawn + 1


# -- tokens


@fault
def token_rooms_out_of_step(g: House[Any]) -> None:
    g.token_rooms |= 1 << FOYER


@fault
def a_token_outside(g: House[Any]) -> None:
    g.tokens += ((TOKENS["slide"], ATTIC * 2, -1),)
    g.token_rooms |= 1 << ATTIC


@fault
def a_slide_with_two_ends(g: House[Any]) -> None:
    g.tokens += ((TOKENS["slide"], KITCHEN * 2, CHASM * 2),)


@fault
def a_landing_without_its_token(g: House[Any]) -> None:
    g.below = KITCHEN * 2


@fault
def an_empty_vault_that_is_closed(g: House[Any]) -> None:
    g.tokens += ((TOKENS["vault_empty"], KITCHEN * 2, -1),)


# -- figures


@fault
def two_explorers_of_one_card(g: House[Any]) -> None:
    g.character = changed(g.character, 1, g.character[0] ^ 1)


@fault
def an_explorer_nowhere(g: House[Any]) -> None:
    g.room[1] = -1


@fault
def an_explorer_in_a_room_that_is_not_laid(g: House[Any]) -> None:
    g.room[1] = ATTIC


@fault
def an_explorer_on_a_side_that_is_none(g: House[Any]) -> None:
    g.side[1] = 1


@fault
def a_seat_too_many(g: House[Any]) -> None:
    g.fate = changed(g.fate, 4, 0)
    g.room[4] = FOYER


@fault
def a_seat_too_few(g: House[Any]) -> None:
    g.fate = changed(g.fate, 3, ABSENT)
    g.room[3] = -1


@fault
def two_figures_with_one_word(g: House[Any]) -> None:
    g.word = changed(g.word, 1, g.word[0])


@fault
def columns_of_different_lengths(g: House[Any]) -> None:
    g.stunned += (0,)


@fault
def a_clip_above_its_track(g: House[Any]) -> None:
    g.clip[5] = 8


@fault
def a_clip_on_the_skull_before_the_haunt(g: House[Any]) -> None:
    g.clip[5] = SKULL


# -- before the haunt


@fault
def a_death_before_the_haunt(g: House[Any]) -> None:
    g.fate = changed(g.fate, 1, DEAD)
    g.room[1] = -1


@fault
def a_flight_before_the_haunt(g: House[Any]) -> None:
    g.fate = changed(g.fate, 1, OUTSIDE)
    g.room[1] = -1


@fault
def a_traitor_before_the_haunt(g: House[Any]) -> None:
    g.traitor = 1


@fault
def a_team_before_the_haunt(g: House[Any]) -> None:
    g.team = changed(g.team, 1, TRAITOR)


@fault
def role_tokens_before_the_haunt(g: House[Any]) -> None:
    g.role = (1, 2, 3, 4, *g.role[4:])


@fault
def a_monster_turn_before_the_haunt(g: House[Any]) -> None:
    g.phase = MONSTERS


@fault
def a_seat_that_is_not_at_the_table(g: House[Any]) -> None:
    g.active = 4


@pytest.mark.parametrize("name", FAULTS)
def test_an_impossible_house_is_noticed(name: str) -> None:
    g = sound_house()
    FAULTS[name](g)
    with pytest.raises(AssertionError):
        check(g)


# -- in the haunt


class Plain(Haunt):
    """A haunt in which nothing but the rulebook holds."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_at: list[House[Any]] = []

    def check(self, g: House[Any]) -> None:
        self.looked_at.append(g)


def haunted() -> House[Any]:
    g = BETRAYAL.from_position(
        4,
        BETRAYAL.settle(4, {"date": "10-31"}),
        {"revealer": 0, "explorers": {"zoe_ingstrom": {"cards": ["axe"]}}},
    )
    g.haunt = Plain()
    g.round = 1
    return g


def test_a_sound_haunt_passes() -> None:
    g = haunted()
    g.traitor = 2
    g.team = changed(g.team, 2, TRAITOR)
    check(g)


def test_the_living_have_no_clip_on_the_skull() -> None:
    g = haunted()
    g.clip[1] = SKULL
    with pytest.raises(AssertionError, match="trait 1 is at -1"):
        check(g)
    g.fate = changed(g.fate, 0, DEAD)
    g.held[0] = 0
    g.deck[0] |= 1 << CARDS["axe"]
    g.room[0] = -1
    check(g)


def test_the_dead_hold_nothing() -> None:
    g = haunted()
    g.fate = changed(g.fate, 0, DEAD)
    g.room[0] = -1
    with pytest.raises(AssertionError, match="BET-LOOT-1"):
        check(g)


def test_role_tokens_are_one_each() -> None:
    g = haunted()
    g.role = (1, 1, 2, 3, *g.role[4:])
    with pytest.raises(AssertionError, match="BET-HIDDEN-2"):
        check(g)


def test_the_haunt_looks_at_its_own_data() -> None:
    g = haunted()
    check(g)
    assert isinstance(g.haunt, Plain)
    assert g.haunt.looked_at == [g]
    g.round = 0
    check(g)
    assert g.haunt.looked_at == [g], "a haunt that is not set up has no data to look at"


def test_somebody_has_revealed_the_haunt() -> None:
    g = haunted()
    g.revealer = -1
    with pytest.raises(AssertionError, match="BET-HAUNT-5"):
        check(g)
