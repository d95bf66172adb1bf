"""Haunt 32, Lost: the scattered house, secrets, and games from its start to its end. Single rules: h32_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.components import LOOSE_TILES, START_ROOMS
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h32_lost.haunt import ORGAN_ROOM, ORGAN_TARGET
from housebound.games.betrayal.haunts.h32_lost.scattered_house import bring_in, join_to_start, take_apart
from housebound.games.betrayal.haunts.parts.odds import chance_of
from housebound.games.betrayal.house.plan import floor_of, in_house, joined, rooms_in_house
from housebound.games.betrayal.state import IN_HOUSE, House, changed
from housebound.games.betrayal.words import CARDS, HEROES, ROOMS, SANITY, TRAITOR
from housebound.kernel.script import SPECTATOR, Decision, Option, Script
from housebound.locales import speech
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, close_all_doors, first, standing

HAUNT = 32


@pytest.mark.rule("H32-SETUP-2", "H32-SETUP-3", "H32-SETUP-4", "H32-SETUP-5", "H32-SETUP-7")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_only_the_starting_tiles_occupied_rooms_and_the_organ_are_left(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert value(g, g.traitor, SANITY) == max(value(g, seat, SANITY) for seat in range(seats))
    occupied = {g.room[seat] for seat in range(seats)}
    left = set(rooms_in_house(g)) - START_ROOMS_SET
    assert in_house(g, ORGAN_ROOM)
    assert left == (occupied | {ORGAN_ROOM}) - START_ROOMS_SET
    assert g.unseen == sum(1 << room for room in LOOSE_TILES if room not in left)
    assert sum(g.discarded) == 0
    assert sum(g.stacked) == g.unseen.bit_count()
    for room in left:
        assert not g.annex >> room & 1, "there was a doorway for it"
        assert joined(g, room)
    for spot in (*g.piles, *g.waiting):
        assert spot >> 1 in left | START_ROOMS_SET
    assert g.drawn_for >> ORGAN_ROOM & 1
    assert (g.data.clues, g.data.spoilt, g.data.home) == (0, 0, False)


START_ROOMS_SET = set(START_ROOMS)


UPSTAIRS = {"zoe_ingstrom": "upper_landing", "ox_bellows": "upper_landing", "madame_zostra": "upper_landing"}


def three(**given: Any) -> House[Any]:
    """A house of three players before it is torn away; Ox Bellows is the traitor."""
    return standing(HAUNT, **{"revealer": 0, "traitor": 1, "explorers": UPSTAIRS, **given})


def answered(g: House[Any], script: Script[None]) -> list[Decision]:
    """Carry the script out, in which the traitor answers every question; the house is whole each time."""

    def answer(decision: Decision) -> Option:
        assert decision.seat == g.traitor
        BETRAYAL.check(g)
        return first(decision)

    return carry_out(g, script, answer)


@pytest.mark.rule("H32-SETUP-2", "H32-SETUP-4", "H32-SETUP-7", "H32-SETUP-8")
def test_what_lay_in_a_removed_room_is_on_the_starting_tile_of_its_floor() -> None:
    g = three(
        house={"larder": "basement_landing.north", "charred_room": "foyer.north", "balcony": "upper_landing.north"},
        piles={"larder": ["axe"], "charred_room": ["bell"], "balcony": ["book"]},
        waiting={"charred_room": ["girl"]},
        tokens=[
            {"token": "smoke", "room": "charred_room"},
            {"token": "secret_passage", "room": "larder", "to": "foyer"},
            {"token": "blessing", "room": "foyer"},
        ],
    )
    assert take_apart(g) == []
    assert set(rooms_in_house(g)) == START_ROOMS_SET
    assert g.piles == {
        ROOMS["basement_landing"] * 2: 1 << CARDS["axe"],
        ROOMS["entrance_hall"] * 2: 1 << CARDS["bell"],
        ROOMS["upper_landing"] * 2: 1 << CARDS["book"],
    }
    assert g.waiting == {ROOMS["entrance_hall"] * 2: 1 << CARDS["girl"]}
    assert [spot >> 1 for _, spot, _ in g.tokens] == [ROOMS["foyer"]]
    removed = sum(1 << ROOMS[word] for word in ("larder", "charred_room", "balcony"))
    assert g.unseen & removed == removed
    assert not g.drawn_for & removed, "undiscovered again"
    BETRAYAL.check(g)


@pytest.mark.rule("H32-SETUP-7", "H32-SETUP-8")
def test_the_vault_is_closed_again_and_the_collapsed_room_forgotten() -> None:
    g = three(
        house={
            "vault": "upper_landing.north",
            "collapsed_room": "foyer.north",
            "larder": "basement_landing.north",
        },
        vault_open=True,
        collapsed_met=True,
        below="larder",
    )
    assert g.haunt.fresh_data(g).robbed  # type: ignore[union-attr]
    take_apart(g)
    assert not g.vault_open
    assert not g.collapsed_met
    assert g.below == -1
    assert g.tokens == ()
    BETRAYAL.check(g)


@pytest.mark.rule("H32-SETUP-5", "H32-SETUP-8")
def test_what_stays_in_the_house_is_not_forgotten() -> None:
    g = three(
        house={"vault": "upper_landing.north", "collapsed_room": "foyer.north", "larder": "basement_landing.north"},
        explorers={"zoe_ingstrom": "vault", "ox_bellows": "collapsed_room", "madame_zostra": "larder"},
        vault_open=True,
        collapsed_met=True,
        below="larder",
    )
    left = take_apart(g)
    assert [ROOMS.words[room] for room in left] == ["collapsed_room", "larder", "vault"], "clockwise from the traitor"
    assert g.vault_open
    assert g.collapsed_met
    assert g.below == ROOMS["larder"] * 2
    assert all(g.annex >> room & 1 for room in left), "beside the house until they are joined"
    BETRAYAL.check(g)


@pytest.mark.rule("H32-SETUP-5")
def test_far_rooms_are_joined_to_the_starting_tile_of_their_floor() -> None:
    g = three(
        house={
            "dusty_hallway": "foyer.north",
            "creaky_hallway": "dusty_hallway.north",
            "charred_room": "creaky_hallway.north",
        },
        explorers={"zoe_ingstrom": "charred_room", "ox_bellows": "creaky_hallway", "madame_zostra": "charred_room"},
    )
    g.came_by[0] = ROOMS["creaky_hallway"] * 2
    left = take_apart(g)
    assert left == [ROOMS["creaky_hallway"], ROOMS["charred_room"]]
    assert set(g.came_by) == {-1}, "nobody can go back the way it came"
    answered(g, bring_in(g, ORGAN_ROOM))
    for room in left:
        answered(g, join_to_start(g, room))
        assert set(joined(g, room)) & START_ROOMS_SET
    assert not g.annex
    assert in_house(g, ORGAN_ROOM)
    assert not in_house(g, ROOMS["dusty_hallway"])
    assert g.room[:3] == [ROOMS["charred_room"], ROOMS["creaky_hallway"], ROOMS["charred_room"]]
    BETRAYAL.check(g)


@pytest.mark.rule("H32-SETUP-3")
def test_the_organ_goes_to_a_starting_tile_of_any_floor() -> None:
    g = three()
    take_apart(g)
    asked = answered(g, bring_in(g, ORGAN_ROOM))
    places = {option.args[0] for option in asked[0].options}
    assert places <= START_ROOMS_SET
    assert {floor_of(g, room) for room in places} == {0, 1, 2}
    assert g.drawn_for >> ORGAN_ROOM & 1
    answered(g, bring_in(g, ORGAN_ROOM))


def full_basement() -> House[Any]:
    """Something lies at every side of the Basement Landing; the Operating Laboratory lies beside the house."""
    ways = {"larder": "north", "wine_cellar": "east", "furnace_room": "south", "crypt": "west"}
    house = {word: f"basement_landing.{way}" for word, way in ways.items()}
    return three(
        house={**house, "operating_laboratory": "beside basement"},
        explorers={"zoe_ingstrom": "larder", "ox_bellows": "operating_laboratory", "madame_zostra": "crypt"},
    )


@pytest.mark.rule("H32-SETUP-5")
def test_without_a_doorway_of_the_starting_tile_another_room_will_do() -> None:
    g = full_basement()
    room = ROOMS["operating_laboratory"]
    answered(g, join_to_start(g, room))
    assert not g.annex
    assert joined(g, room)
    assert not set(joined(g, room)) & START_ROOMS_SET


@pytest.mark.rule("H32-SETUP-5")
def test_without_any_doorway_it_stays_beside_the_house() -> None:
    g = full_basement()
    g.doorways = changed(g.doorways, 0, 0)
    answered(g, join_to_start(g, ROOMS["operating_laboratory"]))
    assert g.annex == 1 << ROOMS["operating_laboratory"]


@pytest.mark.rule("H32-ORGAN-2", "H32-KNOW-4")
@pytest.mark.parametrize(("seats", "target"), [(3, 15), (4, 16), (5, 18), (6, 20)])
def test_what_the_organ_needs_is_known_to_the_heroes_alone(seats: int, target: int) -> None:
    g = begin(HAUNT, seats, 1)
    assert ORGAN_TARGET[seats] == target
    g.data.clues = 1 << ROOMS["library"]
    g.data.spoilt = 1 << ROOMS["chapel"]
    for look in looks(g, SPECTATOR):
        shown = dict(look.haunt.shown)
        if look.seat in heroes_in_house(g):
            assert (shown.pop("organ_needed"), shown.pop("organ_bonus")) == (target, g.haunt.bonus(g, look.seat))  # type: ignore[attr-defined]
        assert shown == {"clue_rooms": ["library"], "spoilt_rooms": ["chapel"]}
        assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H32-SETUP-5")
def test_a_mystic_elevator_with_somebody_in_it_is_a_room_like_any_other() -> None:
    g = three(
        house={"mystic_elevator": "foyer.north"},
        explorers={"zoe_ingstrom": "mystic_elevator", "ox_bellows": "foyer", "madame_zostra": "foyer"},
    )
    assert take_apart(g) == [ROOMS["mystic_elevator"]]
    asked = answered(g, join_to_start(g, ROOMS["mystic_elevator"]))
    assert {floor_of(g, option.args[0]) for option in asked[0].options} == {1}


@pytest.mark.rule("H32-SETUP-3")
def test_without_a_doorway_the_organ_stands_beside_the_house() -> None:
    g = three()
    take_apart(g)
    close_all_doors(g)
    assert answered(g, bring_in(g, ORGAN_ROOM)) == []
    assert g.annex == 1 << ORGAN_ROOM
    assert g.drawn_for >> ORGAN_ROOM & 1


@pytest.mark.rule("H32-SETUP-2")
def test_a_room_beside_the_house_goes_as_well() -> None:
    g = three(house={"operating_laboratory": "beside basement"})
    assert g.annex
    take_apart(g)
    assert not g.annex
    assert not in_house(g, ROOMS["operating_laboratory"])


@pytest.mark.rule("H32-SETUP-7")
def test_both_sides_of_a_barrier_are_cleared_out() -> None:
    g = three(
        house={"catacombs": "basement_landing.north", "larder": "basement_landing.south"},
        piles={"catacombs": ["axe"], "catacombs/1": ["bell"], "larder": ["book"]},
    )
    take_apart(g)
    both = 1 << CARDS["axe"] | 1 << CARDS["bell"] | 1 << CARDS["book"]
    assert g.piles == {ROOMS["basement_landing"] * 2: both}


@pytest.mark.rule("H32-KNOW-1", "H32-KNOW-2")
def test_the_heroes_know_the_organ_and_nothing_of_sabotage() -> None:
    heroes, _ = pages(HAUNT)
    known = ("another world", "air here kills you slowly", "in the Organ Room roll Knowledge", "15", "16", "18", "20")
    assert all(words in heroes for words in (*known, "Library", "Tower", "Madman", "Book", "Music", "omen symbol"))
    assert not any(words in heroes for words in ("Chapel", "Laboratory", "Pentagram", "spoil", "token"))


@pytest.mark.rule("H32-KNOW-2")
def test_what_a_token_costs_is_told_when_it_is_placed() -> None:
    said = speech("betrayal")
    told = said.say("notice-machine-spoilt", figure="Ox Bellows", room="Chapel")
    assert "Every roll at the organ loses 3." in told


@pytest.mark.rule("H32-KNOW-3", "H32-KNOW-4", "H32-SETUP-6")
def test_the_traitor_knows_the_machine_and_the_air_and_not_what_it_takes() -> None:
    _, traitor = pages(HAUNT)
    assert "start the machine in the Organ Room" in traitor
    assert "hurts the heroes at the start of each of their turns" in traitor
    assert "one of your five tokens" in traitor
    words = set(re.findall(r"\w+", traitor))
    assert not {"Library", "Tower", "Madman", "Book", "Music", "clue", "clues", "15", "16", "18", "20"} & words


def test_chances_of_dice() -> None:
    assert chance_of(0, 0) == 1
    assert chance_of(0, 1) == 0
    assert chance_of(1, 1) == pytest.approx(2 / 3)
    assert chance_of(2, 4) == pytest.approx(1 / 9)


def test_sensible_players_look_for_help_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert {"play_homeward", "seek_clue", "sabotage", "explore"} <= set(games.chosen)


def test_everybody_is_alive_when_the_house_is_torn_away() -> None:
    g = begin(HAUNT, 6, 3)
    assert g.fate == (IN_HOUSE,) * 6
