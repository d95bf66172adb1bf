"""Haunt 11, Let Them In: its setup, and games from its start to its end. Single rules: scenarios h11_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h11_let_them_in.haunt import MADMAN, MADMAN_CARD, SPECTER
from housebound.games.betrayal.house.plan import faces_outside, has_window, lift_tile, put_tile, square_on
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    ENTRANCE_HALL,
    FIGURES,
    GROUND,
    HEROES,
    MIGHT,
    MYSTIC_ELEVATOR,
    ROOMS,
    SANITY,
    TRAITOR,
)
from housebound.kernel.sets import has, without
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, standing, table_at

HAUNT = 11
WAITING = ("Entrance Hall", "Grand Staircase", "window")
"""What the heroes would be told if they were told where Specters wait."""


@pytest.mark.rule("H11-SETUP-1", "H11-SETUP-2", "H11-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_specters_wait_at_the_front_door_and_at_every_window(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert has(g.gone, MADMAN_CARD)
    (madman,) = monsters(g, MADMAN)
    assert g.room[madman] == g.room[g.traitor]
    windows = [room for room, square in enumerate(g.square) if square >= 0 and has_window(room)]
    true = [room for room in windows if faces_outside(g, room)]
    assert sorted(g.room[specter] for specter in monsters(g, SPECTER)) == sorted([ENTRANCE_HALL, *true])
    assert sorted(g.data.outside) == sorted(monsters(g, SPECTER))


def set_up(**given: Any) -> House[Any]:
    return house(table_at(setting_up(HAUNT, revealer=1, **given)))


@pytest.mark.rule("H11-SETUP-2")
def test_the_madmans_card_leaves_with_what_it_gave() -> None:
    held = {"room": "foyer", "cards": ["madman"], "might": 1, "sanity": 3}
    g = set_up(explorers={"zoe_ingstrom": "foyer", "ox_bellows": held})
    after = BETRAYAL.position(g)["explorers"]["ox_bellows"]
    assert after["cards"] == []
    assert after["might"] == 0, "two steps are lost, but nobody dies of it"
    assert after["sanity"] == 4
    assert BETRAYAL.position(g)["gone"] == ["madman"]


@pytest.mark.rule("H11-SETUP-3")
def test_false_windows_do_not_count() -> None:
    g = set_up(house={"charred_room": "foyer.south", "creaky_hallway": "charred_room.west", "chapel": "foyer.north"})
    rooms = {ROOMS.words[g.room[specter]] for specter in g.data.outside}
    assert rooms == {"entrance_hall", "chapel"}, "the Creaky Hallway lies against the window of the Grand Staircase"


@pytest.mark.rule("H11-WINDOW-1")
def test_a_new_room_with_a_false_window_gets_nobody() -> None:
    g = set_up(house={"charred_room": "foyer.south", "junk_room": "charred_room.south"})
    dining_room = ROOMS["dining_room"]
    g.unseen = without(g.unseen, dining_room)
    before = list(g.data.outside)
    put_tile(g, dining_room, g.square[ROOMS["charred_room"]] + 1, 0)
    list(g.haunt.room_added(g, dining_room))
    assert g.data.outside == before


@pytest.mark.rule("H11-WINDOW-2")
def test_the_mystic_elevator_can_block_a_window() -> None:
    g = set_up(house={"mystic_elevator": "upper_landing.west"})
    assert len(g.data.outside) == 2
    lift_tile(g, MYSTIC_ELEVATOR)
    put_tile(g, MYSTIC_ELEVATOR, square_on(GROUND, -2, 1), 0)
    list(g.haunt.elevator_moved(g))
    assert [g.room[specter] for specter in g.data.outside] == [ENTRANCE_HALL]
    lift_tile(g, MYSTIC_ELEVATOR)
    put_tile(g, MYSTIC_ELEVATOR, square_on(GROUND, 0, 1), 0)
    list(g.haunt.elevator_moved(g))
    assert [g.room[specter] for specter in g.data.outside] == [ENTRANCE_HALL], "nobody comes back"


@pytest.mark.rule("H11-WIN-2")
def test_the_last_specter_banished_wins_and_a_house_without_any_does_not() -> None:
    g = set_up()
    for specter in list(g.data.outside):
        g.data.outside.remove(specter)
        g.kind = tuple(-1 if figure == specter else kind for figure, kind in enumerate(g.kind))
    assert g.haunt.winner(g) == 0
    g.data.banished = 1
    assert g.haunt.winner(g) == 0b101


@pytest.mark.rule("H11-SPECTER-2")
def test_specters_attack_with_sanity_and_the_madman_with_might() -> None:
    g = standing(HAUNT, revealer=0, traitor=0, monsters={"specter_1": "foyer", "madman": "foyer"})
    (specter,), (madman,) = monsters(g, SPECTER), monsters(g, MADMAN)
    assert specter == FIRST_MONSTER, "a bound that must not shut out the first of them"
    assert g.haunt.attack_traits(g, specter) == (SANITY,)
    assert g.haunt.attack_traits(g, madman) == (MIGHT,)


@pytest.mark.rule("H11-KNOW-1", "H11-KNOW-2")
def test_each_side_knows_what_the_other_does_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "The traitor and the Madman are letting Specters into the house" in heroes
    assert "no blow or bullet touches it" in heroes
    assert "Exorcism, one roll" in heroes
    assert not [word for word in WAITING if word in heroes]
    assert "an exorcism that would drive them off" in traitor
    assert not {"Crypt", "Library", "Book", "Ring"} & set(re.findall(r"\w+", traitor))


@pytest.mark.rule("H11-SETUP-4", "H11-SPECTER-1", "H11-MADMAN-1", "HC-22")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g):
        assert look.haunt.shown.get("exorcisms_needed", "") == ("" if look.traitor else 4)
        assert look.haunt.shown["specters_outside"] == [FIGURES.words[g.word[s]] for s in g.data.outside]
        assert set(look.traits) == ({(-1, 4, 6, -1), (7, 7, 7, -1)} if look.traitor else {()})


def test_sensible_players_open_and_exorcise_and_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(20))
    assert all(g.winners for g in games.ends)
    assert len(games.won_by(HEROES)) > 1
    assert len(games.won_by(TRAITOR)) > 1
    assert min(games.chosen[verb] for verb in ("let_specter_in", "exorcise_in", "exorcise_with")) > 3
    outside = sum(len(g.data.outside) for g in games.ends)
    assert outside < 20, "nearly all Specters have been let in when a game ends"
