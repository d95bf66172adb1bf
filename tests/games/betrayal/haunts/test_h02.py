"""Haunt 2, The Séance: setup, the Ghost's ways, secrets, and games from its start to its end. Single rules: h02_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h02_the_seance.ghost import CHAMBER, beyond_ruins, come_back, far_from_ghost
from housebound.games.betrayal.haunts.h02_the_seance.haunt import BONE_ROOMS, GRAVES, SPIRIT_BOARD
from housebound.games.betrayal.house.plan import distances, in_house, open_doorways
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, HEROES, PHYSICAL, ROOMS, SANITY, TRAITOR
from housebound.kernel.script import SPECTATOR
from housebound.kernel.sets import has
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, asked_first, standing, unasked

HAUNT = 2


@pytest.mark.rule("H02-SETUP-1", "H02-SETUP-2", "H02-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_two_sides_and_no_ghost_yet(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[:seats] == (IN_HOUSE,) * seats
    assert in_house(g, CHAMBER)
    assert monsters(g) == []
    assert any(has(g.held[seat], SPIRIT_BOARD) for seat in range(seats))
    assert (g.data.called, g.data.taken, g.data.owner, g.data.last) == (0, 0, -1, -1)
    assert (g.data.found, g.data.falling, g.data.buried, g.data.destroyed) == (False,) * 4


@pytest.mark.rule("H02-HEROES-2")
@pytest.mark.parametrize(("seats", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_how_many_successes_the_heroes_need(seats: int, needed: int) -> None:
    g = begin(HAUNT, seats, 0)
    assert all(look.traitor or look.haunt.shown["calls_needed"] == needed for look in looks(g))


def three(**given: Any) -> House[Any]:
    """A house of three players, the second of whom is the traitor."""
    return standing(HAUNT, **{"revealer": 0, "traitor": 1, "explorers": TRIO, **given})


LONG_CELLAR = {
    "stairs_from_basement": "basement_landing.north",
    "wine_cellar": "basement_landing.west",
    "larder": "basement_landing.east",
    "furnace_room": "basement_landing.south",
}


def chamber_places(g: House[Any]) -> list[int]:
    """The rooms to which the traitor may attach the Pentagram Chamber."""
    decision = asked_first(g, g.haunt.set_up(g))
    assert decision.seat == g.traitor
    return sorted({option.args[0] for option in decision.options if option.verb.name == "attach"})


@pytest.mark.rule("H02-SETUP-3")
def test_the_chamber_is_five_spaces_away() -> None:
    row = ("statuary_corridor", "dusty_hallway", "creaky_hallway", "game_room", "abandoned_room")
    behind = ("basement_landing", *row)
    g = three(
        house={room: f"{before}.east" for room, before in zip(row, behind, strict=False)},
        explorers={**TRIO, "ox_bellows": "basement_landing"},
    )
    far = distances(g, g.room[g.traitor])
    assert {far[room] for room, _ in open_doorways(g, 0)} >= {0, 3, 4, 5}
    assert chamber_places(g) == sorted((ROOMS["game_room"], ROOMS["abandoned_room"]))


@pytest.mark.rule("H02-SETUP-3")
def test_or_the_chamber_is_as_far_as_can_be() -> None:
    g = three(house=LONG_CELLAR)
    far = distances(g, g.room[g.traitor])
    most = max(far[room] for room, _ in open_doorways(g, 0))
    assert most + 1 < 5
    assert {far[room] for room in chamber_places(g)} == {most}


@pytest.mark.rule("H02-SETUP-3")
def test_a_room_that_is_there_is_not_fetched() -> None:
    g = three(house={"pentagram_chamber": "basement_landing.north"})
    assert list(fetch_room(g, 1, CHAMBER, far_from=g.room[1], at_least=5)) == []


@pytest.mark.rule("HC-23")
def test_what_the_bones_need_is_brought_if_nobody_can_find_it_any_more() -> None:
    g = three(house={"pentagram_chamber": "basement_landing.north"}, data={"owner": 0, "called": 1, "last": 0})
    add_monster(g, 0, CHAMBER)
    assert list(g.haunt.on_turn_start(g, 0)) == []
    g.doorways = (0, 0, 0)
    assert list(g.haunt.on_turn_start(g, g.traitor)) == []
    assert not any(in_house(g, room) for room in (*BONE_ROOMS, *GRAVES))
    list(g.haunt.on_turn_start(g, 0))
    assert sum(in_house(g, room) for room in BONE_ROOMS) == 1
    assert sum(in_house(g, room) for room in GRAVES) == 1


# -- the Ghost's ways


def ruined(**given: Any) -> tuple[House[Any], int]:
    """Balcony, two collapsed rooms in a row, Upper Landing; the Ghost is in the Balcony."""
    g = three(
        house={"balcony": "upper:0,-3@0", **given.pop("house", {})},
        ruins={"attic": "upper:0,-1@0", "bedroom": "upper:0,-2@0", **given.pop("ruins", {})},
        monsters={"ghost": "balcony"},
        data={"owner": 1, "falling": True},
        **given,
    )
    return g, monsters(g)[0]


@pytest.mark.rule("H02-GHOST-3")
def test_ways_through_collapsed_rooms_cost_a_space_for_each_room() -> None:
    g, ghost = ruined()
    balcony, landing = ROOMS["balcony"], ROOMS["upper_landing"]
    assert beyond_ruins(g, balcony) == {landing: 3}
    assert beyond_ruins(g, landing) == {balcony: 3}
    assert beyond_ruins(g, ROOMS["foyer"]) == {}
    far = far_from_ghost(g, ghost, ROOMS["foyer"])
    assert (far[landing], far[balcony]) == (2, 5)


@pytest.mark.rule("H02-GHOST-3", "H02-GHOST-4")
def test_a_way_around_that_is_shorter_is_taken() -> None:
    g, ghost = ruined(house={"master_bedroom": "upper:1,-3@0", "gallery": "upper:1,-2@0"})
    far = far_from_ghost(g, ghost, ROOMS["upper_landing"])
    assert far[ROOMS["gallery"]] == 3
    assert far[ROOMS["master_bedroom"]] == 4
    assert far[ROOMS["balcony"]] == 3


@pytest.mark.rule("H02-GHOST-5")
def test_where_it_comes_back() -> None:
    g, ghost = ruined(house={"pentagram_chamber": "basement_landing.north"})
    list(come_back(g, ghost, g.square[ROOMS["balcony"]]))
    assert g.room[ghost] == CHAMBER
    g, ghost = ruined()
    list(come_back(g, ghost, g.square[ROOMS["balcony"]]))
    assert g.room[ghost] == ROOMS["entrance_hall"]


@pytest.mark.rule("H02-GHOST-5")
def test_with_hall_and_chamber_gone_it_comes_to_the_nearest_room() -> None:
    g, ghost = ruined(ruins={"entrance_hall": "ground:0,0@0"}, house={"gallery": "upper:1,-2@0"})
    bedroom = next(square for square, there in g.at.items() if there == -10 - ROOMS["bedroom"])
    decision = asked_first(g, come_back(g, ghost, bedroom))
    assert decision.seat == g.traitor
    assert {option.args[0] for option in decision.options} == {ROOMS["balcony"], ROOMS["gallery"]}
    # nothing is left on its floor
    g, ghost = ruined(ruins={"entrance_hall": "ground:0,0@0"})
    decision = asked_first(g, come_back(g, ghost, g.square[ROOMS["balcony"]] + 900))
    left = {"foyer", "grand_staircase", "upper_landing", "basement_landing", "balcony"}
    assert {option.args[0] for option in decision.options} == {ROOMS[word] for word in left}


@pytest.mark.rule("H02-GHOST-2", "H02-GHOST-3")
def test_nothing_stuns_the_ghost_and_it_goes_through_walls() -> None:
    g, ghost = ruined()
    assert unasked(g.haunt.hurt_monster(g, ghost, PHYSICAL, 4, None)) is True
    assert g.haunt.through_walls(g, ghost)
    assert not g.haunt.through_walls(g, 0)


@pytest.mark.rule("H02-HEROES-6")
def test_a_ghost_that_loses_to_an_attacker_is_destroyed_and_an_explorer_is_not() -> None:
    g = standing(HAUNT, revealer=0, traitor=2, explorers=TRIO, monsters={"ghost": "foyer"}, data={"owner": TRAITOR})
    (ghost,) = monsters(g)
    assert unasked(g.haunt.attack_won(g, Attack(ghost, 0, SANITY))) is False
    assert not g.data.destroyed
    assert unasked(g.haunt.attack_won(g, Attack(0, ghost, SANITY))) is True
    assert g.data.destroyed
    assert not monsters(g)


@pytest.mark.rule("H02-GHOST-6")
def test_the_heroes_ghost_is_moved_by_nothing() -> None:
    g, ghost = ruined()
    assert g.haunt.can_be_moved(g, ghost)
    assert g.haunt.slows(g, ghost, 0)
    assert g.haunt.side_of(g, ghost) == TRAITOR
    g.data.owner = HEROES
    assert not g.haunt.can_be_moved(g, ghost)
    assert not g.haunt.slows(g, ghost, 1)
    assert not g.haunt.acts_in_monster_turn(g, ghost)
    assert g.haunt.side_of(g, ghost) == HEROES
    assert g.haunt.can_be_moved(g, 0)


# -- what each side knows


@pytest.mark.rule("H02-GHOST-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_ghosts_numbers_are_known_to_whoever_commands_it(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    add_monster(g, 0, CHAMBER)
    for owner in (HEROES, TRAITOR):
        g.data.owner = owner
        for look in looks(g, SPECTATOR):
            hero = look.seat in heroes_in_house(g)
            knows = hero if owner == HEROES else look.traitor
            assert look.traits[0] == ((-1, 4, 6, -1) if knows else ())
            shown = dict(look.haunt.shown)
            assert shown.pop("calls_needed", None) == (seats // 2 if hero else None)
            assert shown.pop("bones_until", None) == ((5 if owner == HEROES else "") if hero else None)
            assert shown == {
                "heroes_called": 0,
                "traitor_called_with": [],
                "ghost_commanded_by": "heroes" if owner == HEROES else "traitor",
                "bones_found": False,
                "house_collapses": False,
            }
            assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H02-KNOW-1", "H02-KNOW-2")
def test_each_side_knows_that_the_other_calls_too_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "The traitor tries to summon a Ghost" in heroes
    assert "Spirit Board" not in heroes
    assert "collapse" not in heroes
    assert "Summon the Ghost before the heroes do" in traitor
    assert "they command it and get a task" in traitor
    assert "they will try to destroy it" in traitor
    assert not {"Bedroom", "Crypt", "Graveyard", "bones", "track"} & set(re.findall(r"\w+", traitor))


# -- whole games


def test_sensible_players_call_bury_and_fight_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert all(g.why != "BET-WIN-7" for g in games.ends)
    assert len(games.won_by(HEROES)) >= 5
    assert len(games.won_by(TRAITOR)) >= 5
    assert {"hold_seance", "find_bones", "bury_bones", "act", "attack", "to_room"} <= set(games.chosen)


@pytest.mark.rule("H02-SEANCE-1")
def test_the_dynamite_waits_for_the_ghost() -> None:
    g = begin(HAUNT, 3, 0)
    dynamite = CARDS["dynamite"]
    assert g.haunt.card_off(g, 0, dynamite)
    assert not g.haunt.card_off(g, 0, CARDS["axe"])
    g.data.owner = TRAITOR
    assert not g.haunt.card_off(g, 0, dynamite)
