"""Haunt 50, Treasure Hunt: setup, Clues, ends, and games from start to end. Single rules: scenarios h50_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h50_treasure_hunt.clues import (
    BOX,
    CLUES,
    FIRST_CLUE,
    face_down_rooms,
    fitting_clues,
    fixed_bonus,
    lose_clues_of,
    trait_bonus,
)
from housebound.games.betrayal.haunts.h50_treasure_hunt.haunt import searchable
from housebound.games.betrayal.haunts.parts.collapse import remove_room
from housebound.games.betrayal.house.plan import floor_of, rooms_in_house, rooms_on
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import BASEMENT, GROUND, KNOWLEDGE, MIGHT, ROOMS, SANITY, UPPER
from housebound.kernel.script import SPECTATOR, Decision, Option
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.played import house as house_of
from tests.games.betrayal.haunts.positions import carry_out, close_all_doors, standing, table_at, unasked
from tests.games.betrayal.houses import random_house

HAUNT = 50


def position(house: dict[str, str], explorers: dict[str, Any], **given: Any) -> House[Any]:
    return standing(HAUNT, seats=4, revealer=3, house=house, explorers=explorers, **given)


@pytest.mark.rule("H50-SETUP-1", "H50-SETUP-3", "H50-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_one_clue_in_each_room_with_a_symbol_and_the_rest_in_reserve(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    rooms = [room for room in rooms_in_house(g) if SYMBOL[room] >= 0]
    assert len(face_down_rooms(g.data)) == min(len(rooms), 20)
    assert set(face_down_rooms(g.data)) <= set(rooms)
    assert g.data.reserve == max(20 - len(rooms), 0)
    assert g.data.unknown == CLUES
    assert (g.data.box, g.data.poisoned, g.data.lost, g.data.begun, g.data.finder) == (-1, 0, 0, False, -1)
    assert g.active == (g.revealer + 1) % seats
    assert g.traitor == -1
    assert MONSTER_TURN not in g.haunt.turn_order(g)
    assert [room for room in rooms_in_house(g) if searchable(g, room)] == face_down_rooms(g.data)


@pytest.mark.rule("H50-SETUP-2")
def test_with_more_rooms_than_clues_the_floors_share_them_evenly() -> None:
    g = random_house(3, 42)
    rooms = [room for room in rooms_in_house(g) if SYMBOL[room] >= 0]
    assert len(rooms) > 20
    g.haunt = begin(HAUNT, 3, 0).haunt
    g.revealer = 1
    g.data = g.haunt.fresh_data(g)

    def floors_of(laid: list[int]) -> list[int]:
        return [sum(floor_of(g, room) == floor for room in laid) for floor in range(3)]

    def even(decision: Decision) -> Option:
        """Only rooms of floors that have the fewest Clues of those with a room left are offered."""
        if decision.prompt == "place_clue":
            laid, free = floors_of(face_down_rooms(g.data)), floors_of(rooms)
            fewest = min(laid[floor] for floor in range(3) if laid[floor] < free[floor])
            offered = {laid[floor_of(g, option.args[0])] for option in decision.options}
            assert offered == {fewest}
        return decision.options[-1]

    asked = {(decision.seat, decision.prompt) for decision in carry_out(g, g.haunt.set_up(g), even)}
    assert g.data.reserve == 0
    laid = floors_of(face_down_rooms(g.data))
    assert sum(laid) == 20
    assert all(laid[floor] >= max(laid) - 1 or laid[floor] == floors_of(rooms)[floor] for floor in range(3))
    assert (g.revealer, "place_clue") in asked


@pytest.mark.rule("HC-8")
def test_the_vaults_clue_lies_inside_and_the_revealer_chooses_the_side_of_others() -> None:
    house = {"vault": "basement_landing.north", "catacombs": "basement_landing.south"}
    table = table_at(position(house, {}, phase="setting_up"))
    assert (table.pending[0].seat, table.pending[0].prompt) == (3, "clue_side")
    table.choose(3, "to_side(1)")
    assert set(house_of(table).data.lying) == {spot_at(ROOMS["vault"], 1), spot_at(ROOMS["catacombs"], 1)}


@pytest.mark.rule("H50-SETUP-3")
def test_a_new_room_gets_its_clue_after_its_card() -> None:
    g = position({}, {"zoe_ingstrom": "foyer"}, stack=["patio"], events=["rotten"], data={"reserve": 20})
    table = table_at(g)
    table.choose(0, "explore(north)")
    while table.pending[0].prompt != "turn":
        assert not house_of(table).data.lying
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    assert house_of(table).data.lying == [spot_at(ROOMS["patio"])]
    assert house_of(table).data.reserve == 19


@pytest.mark.rule("H50-SETUP-3")
@pytest.mark.parametrize("word", ["patio", "kitchen", "game_room", "larder"])
def test_any_symbol_will_do(word: str) -> None:
    g = position({word: "basement_landing.north" if word == "larder" else "foyer.north"}, {}, data={"reserve": 20})
    unasked(g.haunt.room_explored(g, 0, ROOMS[word]))
    assert g.data.lying == [spot_at(ROOMS[word])]


@pytest.mark.rule("H50-SETUP-3")
def test_a_new_room_without_a_symbol_gets_none() -> None:
    g = position({}, {"zoe_ingstrom": "foyer"}, stack=["dusty_hallway"])
    table = table_at(g)
    table.choose(0, "explore(north)")
    assert house_of(table).data.lying == []


@pytest.mark.rule("H50-SETUP-3")
def test_with_the_reserve_gone_a_new_room_gets_none() -> None:
    data = {"reserve": 0, "lost": 20}
    g = position({"patio": "foyer.north"}, {"zoe_ingstrom": "foyer"}, data=data)
    assert unasked(g.haunt.room_explored(g, 0, ROOMS["patio"])) is None
    assert g.data.lying == []


ROOM_OF = {
    **{1: "catacombs", 2: "wine_cellar", 3: "library", 4: "dining_room"},
    **{10: "research_laboratory", 11: "organ_room", 12: "game_room", 13: "statuary_corridor", 14: "furnace_room"},
}


@pytest.mark.rule("H50-CLUE-8", "H50-CLUE-9", "H50-CLUE-15", "H50-CLUE-16")
def test_what_each_clue_adds_and_where() -> None:
    g = random_house(5, 42)
    names = {room: ROOMS.words[room] for room in rooms_in_house(g)}

    def plain(number: int) -> dict[str, int]:
        card = FIRST_CLUE + number - 1
        return {name: fixed_bonus(g, card, room) for room, name in names.items() if fixed_bonus(g, card, room)}

    def in_house(*words: str) -> list[str]:
        return [name for name in names.values() if name in words]

    for number in (1, 2, 3, 4):
        assert plain(number) == dict.fromkeys(in_house(ROOM_OF[number]), 7)
    assert plain(5) == dict.fromkeys(in_house("conservatory", "underground_lake"), 6)
    assert plain(6) == dict.fromkeys(in_house("crypt", "chapel"), 6)
    assert plain(7) == dict.fromkeys(in_house("attic", "kitchen", "storeroom", "larder"), 5)
    assert plain(8) == {names[room]: 4 for room in rooms_on(g, BASEMENT)}
    assert plain(9) == dict.fromkeys(names.values(), 3)
    assert {"tower", "balcony"} & set(plain(15)) == {"tower", "balcony"} & set(names.values())
    assert set(plain(15)) <= {
        *("tower", "balcony", "bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom")
    }
    assert set(plain(15).values()) == {6}
    traits = {10: (KNOWLEDGE,), 11: (KNOWLEDGE,), 12: (KNOWLEDGE,), 13: (MIGHT,), 14: (SANITY,)}
    for number, wanted in traits.items():
        assert plain(number) == {}
        assert trait_bonus(FIRST_CLUE + number - 1, ROOMS[ROOM_OF[number]]) == wanted
        assert trait_bonus(FIRST_CLUE + number - 1, ROOMS["foyer"]) == ()
    assert trait_bonus(FIRST_CLUE + 9, ROOMS["operating_laboratory"]) == (KNOWLEDGE,)
    assert trait_bonus(FIRST_CLUE + 15, ROOMS["chasm"]) == (MIGHT, SANITY)


@pytest.mark.rule("H50-CLUE-15")
def test_a_false_window_does_not_count() -> None:
    g = position({"dining_room": "foyer.north@2"}, {"zoe_ingstrom": {"room": "dining_room", "cards": ["clue_15"]}})
    room = ROOMS["dining_room"]
    assert fitting_clues(g, 0, room) == [FIRST_CLUE + 14]
    g.at[g.square[room] + 1] = ROOMS["foyer"]
    assert fitting_clues(g, 0, room) == []


def searching(g: House[Any], target: str) -> House[Any]:
    """Seat 0 searches with 13 to 15 and lets this room collapse."""
    table = table_at(g)
    for seed in range(200):
        table = table_at(g.copy(), seed)
        table.choose(0, "search_for_treasure")
        while not table.over and table.pending[0].prompt == "declare_clues":
            table.choose(0, next(o for o in table.pending[0].options if o.verb.name == "count_clue"))
        if house_of(table).lost != g.lost:
            return house_of(table)
        if not table.over and table.pending[0].prompt == "collapse":
            table.choose(0, f"to_room({target})")
            return house_of(table)
    raise AssertionError("no search brought anything down")


def rich(room: str) -> dict[str, Any]:
    return {"room": room, "cards": ["clue_4", "clue_9"], "knowledge": 2}


def without(g: House[Any], *floors: int, spare: tuple[str, ...] = ()) -> House[Any]:
    """These floors are gone, but for some rooms."""
    for floor in floors:
        for room in rooms_on(g, floor):
            if ROOMS.words[room] not in spare:
                remove_room(g, room)
    g.data.begun = True
    return g


HOUSE = {"dusty_hallway": "foyer.north", "dining_room": "dusty_hallway.east", "crypt": "basement_landing.north"}
CLUE_AT_DINNER = {"clue_rooms": "rooms:dining_room,crypt", "lying": ["spot:crypt"], "reserve": 19}


@pytest.mark.rule("H50-COLLAPSE-1")
def test_with_no_empty_upper_room_the_first_collapse_does_nothing() -> None:
    explorers = {"zoe_ingstrom": rich("dining_room"), "ox_bellows": "upper_landing"}
    g = position(HOUSE, explorers, data=CLUE_AT_DINNER)
    for seed in range(60):
        table = table_at(g.copy(), seed)
        for choice in ("search_for_treasure", "count_clue(clue_4)", "count_clue(clue_9)"):
            table.choose(0, choice)
        after = house_of(table)
        assert not after.lost
        assert not after.data.begun


@pytest.mark.rule("H50-COLLAPSE-4")
def test_the_ground_floor_goes_from_the_grand_staircase_on() -> None:
    explorers = {"zoe_ingstrom": rich("dining_room"), "ox_bellows": "crypt"}
    g = without(position(HOUSE, explorers, data=CLUE_AT_DINNER), UPPER)
    after = searching(g, "grand_staircase")
    assert after.fate[1] == IN_HOUSE, "the basement stands as long as the ground floor does"
    assert after.square[ROOMS["grand_staircase"]] < 0
    assert after.square[ROOMS["foyer"]] >= 0
    again = searching(after, "foyer")
    assert again.square[ROOMS["foyer"]] < 0


@pytest.mark.rule("H50-COLLAPSE-5", "H50-WIN-2")
def test_with_the_ground_floor_everybody_in_the_basement_dies() -> None:
    explorers = {"zoe_ingstrom": rich("dining_room"), "ox_bellows": "crypt"}
    explorers |= {"madame_zostra": "dining_room", "brandon_jaspers": "crypt"}
    g = position(HOUSE, explorers, data=CLUE_AT_DINNER)
    g = without(g, UPPER, GROUND, spare=("dining_room",))
    after = searching(g, "dining_room")
    assert after.winners == 0
    assert after.why == "BET-WIN-6"
    assert [after.fate[seat] for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("H50-WIN-2")
def test_nobody_wins_when_nothing_is_left_to_search() -> None:
    g = position({"patio": "foyer.north"}, {}, data={"clue_rooms": "rooms:patio", "lying": ["spot:patio"], "lost": 19})
    g.data.reserve = 0
    assert g.haunt.winner(g) == 0
    remove_room(g, ROOMS["patio"])
    assert g.haunt.winner(g) == -1
    g.data.reserve = 1
    assert g.haunt.winner(g) == 0  # another room may still be found
    for word, left in (("kitchen", 0), ("game_room", 0), ("larder", 0), ("dusty_hallway", -1)):
        g.unseen = just(ROOMS[word])
        assert g.haunt.winner(g) == left, "it must be one with a symbol"
    doors = g.door, g.doorways
    g.unseen = just(ROOMS["kitchen"])
    close_all_doors(g)
    assert g.haunt.winner(g) == -1, "and there must be a door to it"
    g.door, g.doorways = doors
    g.unseen = 0
    assert g.haunt.winner(g) == -1
    g.piles[spot_at(ROOMS["chasm"], 1)] = just(FIRST_CLUE)
    assert searchable(g, ROOMS["chasm"])
    g.piles[spot_at(ROOMS["foyer"])] = just(FIRST_CLUE)
    assert g.haunt.winner(g) == 0


@pytest.mark.rule("H50-COLLAPSE-3")
def test_a_puzzle_box_in_a_collapsed_room_is_lost() -> None:
    g = position({"patio": "foyer.north"}, {"zoe_ingstrom": rich("foyer")})
    g.data.box = spot_at(ROOMS["patio"])
    g.data.unknown &= ~just(BOX)
    lose_clues_of(g, ROOMS["patio"])
    assert g.data.box == -1
    assert g.gone == just(BOX)


@pytest.mark.rule("H50-KNOW-1")
def test_faces_are_not_decided_before_they_are_turned_up() -> None:
    g = begin(HAUNT, 5, 4)
    for seat in (*range(5), SPECTATOR):
        assert not [name for name in BETRAYAL.hidden(g, seat) if "clue" in name.lower()]
        assert g.haunt.shown(g, seat) == g.haunt.shown(g, 0)
        assert BETRAYAL.sight(g, seat).reads(0)
    assert len(g.haunt.shown(g, 0)["unknown_clues"]) == 20
    assert g.haunt.shown(g, 0)["puzzle_box"] == ""
    assert not any(cards & CLUES for cards in g.held)


@pytest.mark.rule("H50-KNOW-1", "H50-SEARCH-6")
def test_every_clue_left_can_be_turned_up() -> None:
    explorers = {"zoe_ingstrom": {"room": "patio", "knowledge": 7}}
    data = {"clue_rooms": "rooms:patio", "lying": ["spot:patio"], "reserve": 2, "unknown": "cards:clue_1,clue_2,clue_9"}
    g = position({"patio": "foyer.north"}, explorers, data=data)
    found = set()
    for seed in range(60):
        table = table_at(g.copy(), seed)
        table.choose(0, "search_for_treasure")
        found |= set(card_numbers(house_of(table).held[0]))
    assert found == {FIRST_CLUE, FIRST_CLUE + 1, FIRST_CLUE + 8}


@pytest.mark.rule("H50-WIN-1")
def test_sensible_players_find_the_treasure_and_only_the_finder_wins() -> None:
    games = sensible_games(HAUNT, range(16))
    for g in games.ends:
        assert g.winners == (just(g.data.finder) if g.data.finder >= 0 else 0)
    assert sum(g.winners.bit_count() == 1 for g in games.ends) >= 12
    assert {"search_for_treasure", "count_clue", "roll"} <= set(games.chosen)
