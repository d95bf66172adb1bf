"""Haunt 27, Amok Flesh: its setup, and games from its start to its end. Single rules: scenarios h27_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.components import GAINS, card_numbers
from housebound.games.betrayal.figures.belongings import holder_of
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h27_amok_flesh.blob import SEARCH_ROOMS, THROW, blob_rooms
from housebound.games.betrayal.haunts.h27_amok_flesh.haunt import CRYSTAL_BALL
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, HEROES, KNOWLEDGE, OMEN, ROOMS, TRAITOR
from housebound.kernel.script import Ask
from housebound.kernel.sets import has, just, set_of, without
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, has_begun, new_table, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, close_all_doors, setting_up, standing, unasked

HAUNT = 27


@pytest.mark.rule("H27-SETUP-1", "H27-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_it_stirs_where_the_crystal_ball_was(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert holder_of(g, CRYSTAL_BALL) < 0
    assert has(g.discard[OMEN], CRYSTAL_BALL)
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


@pytest.mark.rule("H27-SETUP-2")
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
    assert BETRAYAL.position(g)["omen_discard"] == []
    explorers["zoe_ingstrom"] = {"room": "upper_landing", "cards": ["crystal_ball"]}
    g = setting_up(HAUNT, revealer=1, traitor=2, explorers={**explorers, "ox_bellows": "foyer"})
    assert ROOMS.words[g.data.origin] == "upper_landing"


@pytest.mark.rule("H27-SETUP-2")
def test_everybody_is_told_where_it_stirs() -> None:
    table = new_table(HAUNT, 4, 1)
    go_on(table, has_begun, seed=1)
    for seat in range(4):
        assert [notice.kind.name for _, notice in table.notices(seat)].count("blob_stirs") == 1


def may_search(g: House[Any]) -> bool:
    ask = Ask(0, [])
    g.haunt.offer(g, 0, ask)
    return "search_ingredient" in [option.name for option in ask.options]


@pytest.mark.rule("H27-HEROES-4")
def test_a_used_room_is_searched_again_only_if_nothing_else_is_left() -> None:
    rooms = {"kitchen": "foyer.north", "library": "foyer.south"}
    explorers = {"zoe_ingstrom": "kitchen", "ox_bellows": "foyer", "jenny_leclerc": "foyer"}
    g = standing(HAUNT, traitor=2, house=rooms, explorers=explorers)
    g.data.known = True
    g.data.main = just(ROOMS["upper_landing"])
    g.data.searched = just(ROOMS["kitchen"])
    assert not may_search(g), "the Library, and rooms that can be discovered"
    g.data.searched |= just(ROOMS["library"])
    assert not may_search(g), "rooms that can be discovered"
    close_all_doors(g)
    assert may_search(g)
    g.data.searched = just(ROOMS["kitchen"])
    assert not may_search(g), "the Library"
    g.data.main |= just(ROOMS["library"])
    assert may_search(g), "the Blob has it"
    g.data.thrown = 3
    assert not may_search(g), "enough of them have been found"
    g.data.thrown = 2
    assert may_search(g)
    g.held[1] = just(CARDS["ingredient_3"])
    assert not may_search(g), "two are thrown, and the third is about"


@pytest.mark.rule("H27-BLOB-9", "H27-BLOB-10", "H27-PERSON-2", "H27-PERSON-3", "H27-PERSON-4")
def test_only_who_enters_the_blob_is_engulfed_and_all_see_who_it_is_now() -> None:
    g = standing(HAUNT, 4, revealer=0, traitor=3, explorers={**TRIO, "jenny_leclerc": "foyer"})
    g.data.grown, g.data.main = True, just(ROOMS["upper_landing"])
    unasked(put_into(g, 0, ROOMS["entrance_hall"]))
    assert (g.fate[0], g.team[0], monsters(g)) == (IN_HOUSE, HEROES, [])
    unasked(put_into(g, 0, ROOMS["upper_landing"]))
    (person,) = monsters(g)
    assert (g.team[0], g.room[person]) == (TRAITOR, ROOMS["upper_landing"])
    assert g.haunt.can_ride(g, 1)
    assert not g.haunt.can_ride(g, person), "however it gets into the Mystic Elevator"
    assert not g.haunt.dynamite_hits(g, 1, person)
    assert all(look.haunt.shown["blob_people"] == {"blob_person_1": "zoe_ingstrom"} for look in looks(g))


@pytest.mark.rule("H27-HEROES-5")
def test_an_ingredient_that_can_be_used_is_thrown_and_nothing_else() -> None:
    carried = ["axe", "ingredient_2", "ingredient_3"]
    g = standing(HAUNT, traitor=2, explorers={**TRIO, "zoe_ingstrom": {"room": "foyer", "cards": carried}})
    g.used = just(CARDS["ingredient_2"])
    unasked(g.haunt.perform(g, 0, THROW))
    assert (g.gone, g.data.thrown, g.spent) == (just(CARDS["ingredient_3"]), 1, 1)
    assert g.held[0] == set_of((CARDS["axe"], CARDS["ingredient_2"]))


@pytest.mark.rule("H27-HEROES-3")
def test_thirteen_rooms_can_hold_an_ingredient() -> None:
    assert {ROOMS.words[room] for room in card_numbers(SEARCH_ROOMS)} == {
        *("attic", "conservatory", "furnace_room", "gardens", "library", "research_laboratory"),
        *("operating_laboratory", "junk_room", "kitchen", "larder", "storeroom", "vault", "wine_cellar"),
    }


@pytest.mark.rule("H27-HEROES-4")
def test_nothing_is_found_when_every_ingredient_is_about() -> None:
    every = [f"ingredient_{n}" for n in range(1, 14)]
    house = {"kitchen": "foyer.north"}
    g = standing(HAUNT, traitor=2, house=house, explorers={**TRIO, "zoe_ingstrom": "kitchen"}, piles={"foyer": every})
    g.data.known = True
    assert not may_search(g)
    g.piles[spot_at(ROOMS["foyer"])] = without(g.piles[spot_at(ROOMS["foyer"])], CARDS["ingredient_13"])
    assert may_search(g)


@pytest.mark.rule("H27-KNOW-2")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g):
        assert look.haunt.shown["blob_needed"] == ("" if look.traitor else 4)
        assert look.haunt.shown["blob_origin"] == ROOMS.words[g.data.origin]


@pytest.mark.rule("H27-KNOW-1", "H27-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "spreading through the house, room by room" in heroes
    assert "is a Blob-person from that moment, loses everything, and helps the traitor" in heroes
    assert "Examine the Blob" in heroes
    assert not {"die", "2"} & set(re.findall(r"\w+", heroes)), "they are not told of the die"
    assert "The heroes look for things that hurt the Blob and want to throw them in" in traitor
    assert "You may kill them, or steal those things" in traitor
    assert not {"players", "Examine", "examine", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_heroes_examine_and_search_and_once_in_a_while_win() -> None:
    games = sensible_games(HAUNT, (2, 5, 22, 30, 33), seats=(4,))
    assert games.won_by(TRAITOR)
    assert any(g.data.known for g in games.ends)
    assert any(monsters(g) for g in games.ends)
