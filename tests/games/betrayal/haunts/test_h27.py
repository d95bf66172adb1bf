"""Haunt 27, Amok Flesh: its setup, and games from its start to its end. Single rules: scenarios h27_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of
from housebound.games.betrayal.components import GAINS, card_numbers
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h27_amok_flesh import CRYSTAL_BALL
from housebound.games.betrayal.haunts.h27_blob import SEARCH_ROOMS, THROW, blob_rooms
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import CARDS, HEROES, KNOWLEDGE, OMEN, ROOMS, TRAITOR
from housebound.kernel.script import Ask
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, close_all_doors, setting_up, standing, unasked

HAUNT = 27


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_it_stirs_where_the_crystal_ball_was(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert holder_of(g, CRYSTAL_BALL) < 0
    assert g.discard[OMEN] >> CRYSTAL_BALL & 1
    assert g.data.origin in g.room[:seats]
    assert blob_rooms(g) == 0
    assert monsters(g) == []
    assert not g.data.grown


def test_the_traitor_knows_most_of_all_but_the_revealer() -> None:
    for seed in range(6):
        g = begin(HAUNT, 4, seed)
        minds = {seat: value(g, seat, KNOWLEDGE) for seat in range(4) if seat != g.revealer}
        gained = GAINS[CRYSTAL_BALL][KNOWLEDGE]
        assert minds[g.traitor] >= max(minds.values()) - gained


def test_the_origin_is_the_room_of_the_ball_or_else_of_the_revealer() -> None:
    explorers: dict[str, Any] = {
        "zoe_ingstrom": "upper_landing",
        "ox_bellows": {"room": "foyer", "sanity": 0, "cards": ["crystal_ball"]},
        "jenny_leclerc": "entrance_hall",
    }
    g = setting_up(HAUNT, traitor=2, explorers=explorers)
    unasked(g.haunt.set_up(g))
    assert ROOMS.words[g.data.origin] == "foyer"
    assert BETRAYAL.position(g)["omen_discard"] == ["crystal_ball"]
    assert g.fate[1] == IN_HOUSE, "nobody dies of giving it up"
    g = setting_up(HAUNT, traitor=2, explorers={**explorers, "ox_bellows": "foyer"})
    unasked(g.haunt.set_up(g))
    assert ROOMS.words[g.data.origin] == "upper_landing"


def may_search(g: House) -> bool:
    ask = Ask(0, [])
    g.haunt.offer(g, 0, ask)
    return "search_ingredient" in [option.name for option in ask.options]


def test_a_used_room_is_searched_again_only_if_nothing_else_is_left() -> None:
    rooms = {"kitchen": "foyer.north", "library": "foyer.south"}
    explorers = {"zoe_ingstrom": "kitchen", "ox_bellows": "foyer", "jenny_leclerc": "foyer"}
    g = standing(HAUNT, traitor=2, house=rooms, explorers=explorers)
    g.data.known = True
    g.data.main = 1 << ROOMS["upper_landing"]
    g.data.searched = 1 << ROOMS["kitchen"]
    assert not may_search(g), "the Library, and rooms that can be discovered"
    g.data.searched |= 1 << ROOMS["library"]
    assert not may_search(g), "rooms that can be discovered"
    close_all_doors(g)
    assert may_search(g)
    g.data.searched = 1 << ROOMS["kitchen"]
    assert not may_search(g), "the Library"
    g.data.main |= 1 << ROOMS["library"]
    assert may_search(g), "the Blob has it"
    g.data.thrown = 3
    assert not may_search(g), "enough of them have been found"


def test_only_who_enters_the_blob_is_engulfed_and_all_see_who_it_is_now() -> None:
    g = standing(HAUNT, 4, revealer=0, traitor=3, explorers={**TRIO, "jenny_leclerc": "foyer"})
    g.data.grown, g.data.main = True, 1 << ROOMS["upper_landing"]
    unasked(put_into(g, 0, ROOMS["entrance_hall"]))
    assert (g.fate[0], g.team[0], monsters(g)) == (IN_HOUSE, HEROES, [])
    unasked(put_into(g, 0, ROOMS["upper_landing"]))
    (person,) = monsters(g)
    assert (g.team[0], g.room[person]) == (TRAITOR, ROOMS["upper_landing"])
    assert all(look.haunt.shown["blob_people"] == {"blob_person_1": "zoe_ingstrom"} for look in looks(g))


def test_an_ingredient_that_can_be_used_is_thrown_and_nothing_else() -> None:
    carried = ["axe", "ingredient_2", "ingredient_3"]
    g = standing(HAUNT, traitor=2, explorers={**TRIO, "zoe_ingstrom": {"room": "foyer", "cards": carried}})
    g.used = 1 << CARDS["ingredient_2"]
    unasked(g.haunt.perform(g, 0, THROW))
    assert (g.gone, g.data.thrown, g.spent) == (1 << CARDS["ingredient_3"], 1, 1)
    assert g.held[0] == 1 << CARDS["axe"] | 1 << CARDS["ingredient_2"]


def test_thirteen_rooms_can_hold_an_ingredient() -> None:
    assert len(card_numbers(SEARCH_ROOMS)) == 13


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g):
        assert look.haunt.shown["blob_needed"] == ("" if look.traitor else 4)
        assert look.haunt.shown["blob_origin"] == ROOMS.words[g.data.origin]


def test_sensible_heroes_examine_and_search_and_once_in_a_while_win() -> None:
    games = sensible_games(HAUNT, (2, 5, 22, 30, 33), seats=(4,))
    assert games.won_by(TRAITOR)
    assert any(g.data.known for g in games.ends)
    assert any(monsters(g) for g in games.ends)
