"""Haunt 30, Tomb of Dracula: its setup, and games from its start to its end. Single rules: scenarios h30_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import GAINS, TOP
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.haunt import FAR_ENOUGH, GIRL, TOMBS
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.vampires import BRIDE, DRACULA, is_vampire
from housebound.games.betrayal.haunts.parts.far_away import gaps
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import HEROES, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import Answer, carry_out, first, last, names, setting_up

HAUNT = 30


@pytest.mark.rule("H30-SETUP-2", "H30-SETUP-3", "H30-SETUP-4", "H30-VAMPIRE-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_dracula_lies_far_away_and_the_girl_is_his_bride(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    (dracula,), (bride,) = monsters(g, DRACULA), monsters(g, BRIDE)
    tombs = [room for room in TOMBS if g.square[room] >= 0]
    gap = gaps(g, g.room[:seats])
    empty = [room for room, square in enumerate(g.square) if square >= 0 and room not in g.room[:seats]]
    if tombs:
        assert g.room[dracula] in tombs
    else:
        assert g.room[dracula] in empty
        assert gap[g.room[dracula]] >= min(FAR_ENOUGH, max(gap[room] for room in empty))
    assert g.room[bride] in g.room[:seats]
    assert not any(cards >> GIRL & 1 for cards in g.held)
    assert g.track == 0
    assert [seat for seat in range(seats) if is_vampire(g, seat)] == [g.traitor]


def set_up(
    explorers: dict[str, Any], house: dict[str, str], answer: Answer = first
) -> tuple[dict[str, Any], list[str]]:
    """A table of 3 in which seat 2 is the traitor, after the setup; and the rooms in which Dracula could lie."""
    g = setting_up(HAUNT, revealer=2, house=house, explorers=explorers)
    asked = carry_out(g, g.haunt.set_up(g), answer)
    assert len(asked) <= 1
    return BETRAYAL.position(g), [name for decision in asked for name in names(decision)]


def with_tombs(**given: Any) -> tuple[dict[str, Any], list[str]]:
    """There are Crypt and Graveyard; the traitor chooses the latter."""
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": {"room": "gallery", "cards": ["girl"]}, "jenny_leclerc": given}
    house = {"gallery": "upper_landing.north", "crypt": "basement_landing.west", "graveyard": "entrance_hall.north"}
    return set_up(explorers, house, last)


@pytest.mark.rule("H30-SETUP-1", "H30-SETUP-2")
def test_the_traitor_chooses_between_crypt_and_graveyard_and_rises_by_a_step() -> None:
    after, offered = with_tombs(room="foyer", might=2, speed=3, sanity=TOP, knowledge=0)
    assert offered == ["to_room(crypt)", "to_room(graveyard)"]
    traitor = after["explorers"]["jenny_leclerc"]
    assert (traitor["might"], traitor["speed"], traitor["sanity"], traitor["knowledge"]) == (3, 4, TOP, 1)
    assert after["monsters"]["dracula"]["room"] == "graveyard"


@pytest.mark.rule("H30-SETUP-3")
def test_the_girl_is_discarded_with_what_she_gave_and_the_bride_stands_there() -> None:
    after, _ = with_tombs(room="foyer")
    ox = after["explorers"]["ox_bellows"]
    assert after["omen_discard"] == ["girl"]
    assert ox["cards"] == []
    assert (ox["sanity"], ox["knowledge"]) == (2 - GAINS[GIRL][2], 2 - GAINS[GIRL][3])
    assert after["monsters"]["bride"]["room"] == "gallery"


@pytest.mark.rule("H30-SETUP-2")
def test_without_a_tomb_he_lies_as_far_away_as_the_house_allows() -> None:
    """Foyer 1, staircase 2, upper landing 3; the basement landing cannot be reached at all, which is farther."""
    where = {"zoe_ingstrom": "entrance_hall", "ox_bellows": "entrance_hall", "jenny_leclerc": "entrance_hall"}
    after, _ = set_up(where, {})
    assert after["monsters"]["dracula"]["room"] == "basement_landing"
    after, _ = set_up({**where, "ox_bellows": "basement_landing"}, {})
    assert after["monsters"]["dracula"]["room"] == "upper_landing"
    house = {"attic": "upper_landing.west", "bedroom": "upper_landing.east"}
    _, offered = set_up({**where, "ox_bellows": "basement_landing"}, house)
    assert offered == ["to_room(attic)", "to_room(bedroom)"]


@pytest.mark.rule("H30-SETUP-3")
def test_without_a_girl_the_bride_stands_by_the_traitor() -> None:
    after, _ = set_up({"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": "upper_landing"}, {})
    assert after["monsters"]["bride"]["room"] == "upper_landing"


@pytest.mark.rule("H30-VAMPIRE-2", "H30-VAMPIRE-3")
def test_only_the_traitor_sees_the_numbers_of_the_vampires() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(8, 5, 6, -1), (4, 4, 4, -1)} if look.traitor else {()})


@pytest.mark.rule("H30-KNOW-1", "H30-KNOW-2")
def test_the_heroes_know_sun_and_spear_and_not_domination() -> None:
    heroes, _ = pages(HAUNT)
    known = ("she is the Bride", "serve Dracula", "wakes slowly", "make you one of them", "rolls as many dice")
    assert all(words in heroes for words in (*known, "The Spear", "The Holy Symbol"))
    assert "dominat" not in heroes.lower()
    assert "opposite sex" not in heroes


@pytest.mark.rule("H30-KNOW-3", "H30-KNOW-4")
def test_the_traitor_knows_that_the_sun_will_rise_and_not_how() -> None:
    _, traitor = pages(HAUNT)
    assert "the sun will rise, and Vampires weaken afterwards" in traitor
    assert "dice" not in traitor
    assert "lower than the track" not in traitor
    assert "loses 1" not in traitor


def living_traitors(g: House[Any]) -> list[int]:
    return [seat for seat in range(g.rules.seats) if (g.team[seat], g.fate[seat]) == (TRAITOR, IN_HOUSE)]


def test_sensible_vampires_dominate_and_the_sun_rises_on_some() -> None:
    games = sensible_games(HAUNT, range(16))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert any(g.data.sun for g in games.ends)
    turned = sum(len(living_traitors(g)) > 1 for g in games.ends)
    assert games.chosen["dominate"] > turned > 0
